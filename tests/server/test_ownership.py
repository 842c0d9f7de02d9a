"""Several processes, one PostgreSQL: a table is owned by one of them at a time."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from threading import Thread
from time import monotonic, sleep

import msgspec
import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect
from tests.server.guests import Guest, House, device, scene_in
from tests.server.postgres_server import Postgres
from tests.server.store_contract import row
from tests.server.test_postgres import Opening

from pangaea.server import ownership
from pangaea.server.app import create_app
from pangaea.server.ownership import TAKE, WANT, Elsewhere
from pangaea.server.postgres_connection import Connection
from pangaea.server.postgres_writer import APPEND
from pangaea.server.settings import Settings
from pangaea.server.store import Conflict, Standing, StoreTrouble
from pangaea.server.tables import RESTARTING
from pangaea.server.wire import Done, TurnsTold

HAND_OVER = 2.0  # seconds within which a table has to change hands


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.end()


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.fresh()


def kill_the_lease_of(url: str, node: str) -> None:
    """Let a node's lease be over, as if it had slept through it."""

    def run() -> None:
        connection = Connection(url)
        connection.execute(
            "UPDATE nodes SET until = now() - interval '1 s' WHERE node = ?", (node,)
        )
        connection.close()

    beside = Thread(target=run)
    beside.start()
    beside.join()


# -- the store -------------------------------------------------------------------------------------


def test_only_the_owner_of_a_table_writes(url: str) -> None:
    async def trial() -> None:
        async with Opening(url) as one, Opening(url) as other:
            await one.create(row())
            await one.join()
            await other.join()
            assert await one.take("t1")
            assert not await other.take("t1")

            await one.append("t1", 0, ["a"], Standing(1))
            with pytest.raises(Conflict):
                await other.append("t1", 1, ["b"], Standing(2))
            with pytest.raises(Conflict):
                await other.start("t1")
            await one.start("t1")

            await one.release(["t1"])
            assert await other.take("t1")
            await other.append("t1", 1, ["b"], Standing(2))
            with pytest.raises(Conflict):
                await one.append("t1", 2, ["c"], Standing(3))

    asyncio.run(trial())


def test_a_process_that_wakes_after_its_lease_cannot_write(url: str) -> None:
    """Whether or not somebody has taken its tables over, and whatever they have done with them."""

    async def trial() -> None:
        async with Opening(url) as sleeper, Opening(url) as other:
            await sleeper.create(row())
            await sleeper.join()
            await other.join()
            await sleeper.own("t1")
            lost: list[str] = []
            sleeper.lost = lost.append
            kill_the_lease_of(url, sleeper._ownership.node)

            with pytest.raises(Conflict):
                await sleeper.append("t1", 0, ["late"], Standing(1))
            with pytest.raises(Conflict):
                await sleeper.say("t1", b"late")
            assert lost == ["t1"]
            assert await other.take("t1")
            with pytest.raises(Conflict):
                await sleeper.append("t1", 0, ["late"], Standing(1))
            assert await sleeper.beat() is None

            await sleeper.join()
            with pytest.raises(Conflict):
                await sleeper.append("t1", 0, ["late"], Standing(1))
            assert await other.lines("t1") == []

    asyncio.run(trial())


def test_a_living_process_keeps_its_tables(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ownership, "PATIENCE", 0.5)

    async def trial() -> None:
        async with Opening(url) as one, Opening(url) as other:
            await one.create(row())
            await one.join()
            await other.join()
            await one.own("t1")
            with pytest.raises(Elsewhere):
                await other.own("t1")
            assert await one.beat() == ["t1"]
            await one.release(["t1"])
            await other.own("t1")
            assert await one.beat() == []
            assert await other.beat() == []

    asyncio.run(trial())


def test_nobody_is_asked_for_a_table_by_their_own_wish(url: str) -> None:
    async def trial() -> None:
        async with Opening(url) as one:
            await one.create(row())
            await one.join()
            await one._ownership._ask(WANT, "t1")
            assert await one.take("t1")
            assert await one.beat() == []

    asyncio.run(trial())


def test_nobody_takes_a_table_over_while_its_owner_writes(url: str) -> None:
    """An answer that was checked before the lease was over is seen by whoever comes next."""

    async def prepare() -> str:
        async with Opening(url) as one:
            await one.create(row())
            await one.join()
            await one.own("t1")
            node = one._ownership.node
            one._ownership.node = ""  # it neither leaves nor releases anything
            return node

    node = asyncio.run(prepare())
    owner, taker = Connection(url), Connection(url)
    owner.say("BEGIN")
    standing = msgspec.json.encode(Standing(1))
    given = (["t1"], [0], [1], [standing], [0.0], [0], 2.0, "", ["t1"], [0], ["a"], node)
    assert owner.fetch(APPEND, *given) == [("t1",)]
    kill_the_lease_of(url, node)
    taken: list[float] = []

    def take() -> None:
        taker.say("INSERT INTO nodes VALUES ('n2', clock_timestamp() + interval '1 minute')")
        assert taker.fetch(TAKE, "t1", "n2") == [(1,)]
        taken.append(monotonic())

    taking = Thread(target=take)
    taking.start()
    sleep(0.3)
    assert not taken
    owner.say("COMMIT")
    taking.join()
    assert taken
    assert taker.fetch("SELECT line FROM log") == [("a",)]
    owner.close()
    taker.close()


def test_a_process_cut_off_from_the_database_acknowledges_nothing(
    postgres: Postgres, url: str
) -> None:
    async def trial() -> None:
        async with Opening(url) as one:
            await one.create(row())
            await one.join()
            await one.own("t1")
            postgres.stop("immediate")
            with pytest.raises(StoreTrouble):
                await one.append("t1", 0, ["a"], Standing(1))
            with pytest.raises(StoreTrouble):
                await one.beat()
            postgres.start()
            assert await one.lines("t1") == []

    asyncio.run(trial())


# -- servers ---------------------------------------------------------------------------------------


@pytest.fixture
def houses(settings: Settings, url: str) -> Iterator[list[House]]:
    """Two servers with folders of their own, the same key, and one database."""
    with ExitStack() as stack:
        found = []
        for name in ("one", "two"):
            folder = settings.data_dir.with_name(name)
            folder.mkdir()
            (folder / "secret").write_bytes(b"k" * 32)
            own = msgspec.structs.replace(settings, data_dir=folder, store=url)
            app = create_app(own)
            found.append(House(app, stack.enter_context(TestClient(app))))
        yield found


def the_same(guest: Guest, house: House) -> Guest:
    """Return somebody with the same cookie at another server."""
    other = house.guest()
    other.client.cookies = guest.client.cookies
    return other


def test_a_table_changes_hands_with_its_pages(houses: list[House]) -> None:
    one, two = houses
    guest = one.guest()
    table = guest.open("cubosaurs", device("Ada"), device("Bo")).id
    with guest.at(table) as here:
        scene = scene_in(here.hello())
        heard = here.say(here.answer(scene))
        assert any(isinstance(message, Done) for message in heard)
        position = scene_in(heard).position

        began = monotonic()
        with the_same(guest, two).at(table) as there:
            scene = scene_in(there.hello())
            assert monotonic() - began < HAND_OVER
            assert scene.position == position
            heard = there.say(there.answer(scene))
            assert any(isinstance(message, Done) for message in heard)

        with pytest.raises(WebSocketDisconnect) as parted:
            here.heard()
        assert parted.value.code == RESTARTING


def test_a_dead_servers_tables_go_on_elsewhere(houses: list[House], url: str) -> None:
    one, two = houses
    guest = one.guest()
    table = guest.open("cubosaurs", device("Ada"), device("Bo")).id
    store = one.tables.store
    with guest.at(table) as here:
        scene = scene_in(here.hello())
        here.say(here.answer(scene))
        store.beat = never  # type: ignore[method-assign]
        kill_the_lease_of(url, store._ownership.node)  # type: ignore[attr-defined]
        with the_same(guest, two).at(table) as there:
            began = scene_in(there.hello())
            heard = there.say(there.answer(began))
            assert scene_in(heard).position > began.position > scene.position


async def never() -> list[str]:
    """Say nothing of being alive."""
    await asyncio.sleep(3600)
    return []


def test_who_looks_elsewhere_hears_of_a_turn_there(houses: list[House]) -> None:
    one, two = houses
    guest = one.guest()
    first = guest.open("cubosaurs", device("Ada"), device("Bo")).id
    with the_same(guest, two).client.websocket_connect("/api/turns") as socket:
        assert told_in(socket) == [first]
        second = guest.open("cubosaurs", device("Ada"), device("Bo")).id
        assert told_in(socket) == sorted([first, second])


def told_in(socket: WebSocketTestSession) -> list[str]:
    """Return the tables a page is told of next."""
    return msgspec.json.decode(socket.receive_text(), type=TurnsTold).tables


def test_who_is_blocked_at_one_server_is_blocked_at_the_other(houses: list[House]) -> None:
    one, two = houses

    async def follows() -> bool:
        await two.tables.blocks.of("ada")
        await one.tables.blocks.block("ada", "eve", "Eve")
        for _ in range(100):
            if "eve" in await two.tables.blocks.of("ada"):
                return True
            await asyncio.sleep(0.1)
        return False

    assert two.client.portal is not None
    assert two.client.portal.call(follows)
