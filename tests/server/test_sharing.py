"""Several servers with one PostgreSQL: tables change hands, and what one learns the others know."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from time import monotonic, sleep

import msgspec
import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect
from tests.following import Heard
from tests.server.guests import Guest, House, device, scene_in
from tests.server.test_ownership import kill_the_lease_of

from pangaea.server.app import BEAT, create_app
from pangaea.server.settings import Settings
from pangaea.server.store.ownership import WANT
from pangaea.server.store.people import Subscription
from pangaea.server.store.postgres import PostgresStore
from pangaea.server.tables.registry import RESTARTING
from pangaea.server.wire import rest
from pangaea.server.wire.messages import ClocksTold, Done, TurnsTold

HAND_OVER = 2.0  # seconds within which a table has to change hands


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


def test_a_table_that_takes_its_time_to_change_hands_holds_up_no_other(
    houses: list[House],
) -> None:
    one, two = houses
    guest, here, there = one.guest(), one.client.portal, two.client.portal
    assert here is not None
    assert there is not None
    store = two.tables.store
    assert isinstance(store, PostgresStore)
    slow, other = (guest.open("cubosaurs", device("Ada"), device("Bo")).id for _ in range(2))
    tables = [here.call(one.tables.table, name) for name in (slow, other)]
    here.call(tables[0].lock.acquire)
    for name in (slow, other):
        there.call(partial(store._ownership._tables.ask, WANT, name))
        sleep(3 * BEAT)

    assert list(one.tables._tables) == [slow]
    here.call(tables[0].lock.release)
    wait_until(lambda: not one.tables._tables)


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


def test_a_public_table_is_in_the_lobby_of_every_server(houses: list[House]) -> None:
    one, two = houses
    wish = {"game": "cubosaurs", "seats": [device("Ada"), {"kind": "guest"}], "public": True}
    table = one.guest().post("/api/tables", wish, rest.TableInfo).id

    listed = two.guest().get("/api/lobby", list[rest.TableInfo])

    assert [info.id for info in listed] == [table]


def test_a_clock_goes_on_where_its_table_goes(houses: list[House]) -> None:
    """And what is told of it goes by who owns the table now."""
    one, two = houses
    guest = one.guest()
    wish = {
        "game": "cubosaurs",
        "seats": [device("Ada"), device("Bo")],
        "clock": {"kind": "live", "bank": 600, "increment": 0},
    }
    table = guest.post("/api/tables", wish, rest.TableInfo).id
    with guest.at(table) as here:
        seat, left = running_in(here.hello())
        sleep(0.2)
        with the_same(guest, two).at(table) as there:
            seat_there, left_there = running_in(there.hello())

    assert seat_there == seat
    assert left - 30 < left_there <= left - 0.2


def running_in(heard: list[Heard]) -> tuple[int, float]:
    """Return whose clock runs, and what it shows."""
    told = [message for message in heard if isinstance(message, ClocksTold)][-1]
    [(seat, face)] = [(seat, face) for seat, face in enumerate(told.seats) if face.runs]
    return seat, face.left


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


def test_a_link_for_a_second_device_is_good_at_every_server(houses: list[House]) -> None:
    one, two = houses
    guest = one.guest()
    table = guest.open("cubosaurs", device("Ada"), device("Bo")).id
    token = guest.client.post("/api/me/link", json={}).json()["path"].rpartition("/")[2]
    other = two.guest()

    assert other.client.get(f"/api/me/device/{token}").json()["known"]
    taken = other.client.post("/api/me/device", json={"token": token})

    assert taken.status_code == 200
    assert [row["id"] for row in other.client.get("/api/tables").json()] == [table]
    again = one.guest().client.post("/api/me/device", json={"token": token})
    assert again.status_code == 404


def test_who_signs_out_at_one_server_is_signed_out_at_the_other(houses: list[House]) -> None:
    one, two = houses
    guest = one.guest()
    table = guest.open("cubosaurs", device("Ada"), device("Bo")).id
    lost = two.guest()
    lost.client.cookies.update(guest.client.cookies)
    assert [row["id"] for row in lost.client.get("/api/tables").json()] == [table]

    assert guest.client.post("/api/me/sign-out", json={}).status_code == 200

    wait_until(lambda: lost.client.get("/api/tables").json() == [])


def test_what_an_address_asks_of_one_server_is_counted_by_the_other(houses: list[House]) -> None:
    one, two = (house.app.state.limits for house in houses)
    burst = one.rates.openings_burst
    assert one.allow("openings", "10.0.0.1", burst)
    for _ in range(one.rates.lines):
        assert one.open_line("ada", "10.0.0.2")

    wait_until(lambda: not two.allow("openings", "10.0.0.1", burst // 2))
    wait_until(lambda: not two.open_line("ada", "10.0.0.3"))
    assert two.allow("openings", "10.0.0.4")
    assert two.open_line("bo", "10.0.0.3")


def test_who_wants_notices_at_one_server_is_known_at_the_other(houses: list[House]) -> None:
    one, two = houses

    async def subscribe() -> None:
        await one.tables.store.subscribe("ada", Subscription("https://push/a", "k", "a"), 2)

    assert one.client.portal is not None
    one.client.portal.call(subscribe)
    wait_until(lambda: "ada" in two.tables.notices._people)


def wait_until(is_so: Callable[[], bool]) -> None:
    """Wait until servers have heard of each other."""
    end = monotonic() + 10
    while not is_so():
        assert monotonic() < end, "they have not"
        sleep(0.1)


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
