"""Several processes, one PostgreSQL: a table is owned by one of them at a time."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from threading import Thread
from time import monotonic, sleep

import msgspec
import pytest
from tests.server.postgres_server import Postgres
from tests.server.store_contract import row
from tests.server.test_postgres import Opening

from pangaea.server.store import ownership, postgres_connection
from pangaea.server.store.contract import Conflict, Standing, Store, StoreTrouble
from pangaea.server.store.ownership import TAKE, WANT, Elsewhere, check_owned
from pangaea.server.store.postgres import APPEND, BEGIN, PostgresStore
from pangaea.server.store.postgres_connection import Connection


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


@asynccontextmanager
async def two_at_a_table(url: str) -> AsyncIterator[tuple[PostgresStore, PostgresStore]]:
    """Open a store in two processes, with a table that neither owns yet."""
    async with Opening(url) as one, Opening(url) as other:
        await one.create(row())
        await one.join()
        await other.join()
        yield one, other


# -- the store -------------------------------------------------------------------------------------


def test_only_the_owner_of_a_table_writes(url: str) -> None:
    async def trial() -> None:
        async with two_at_a_table(url) as (one, other):
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
        async with two_at_a_table(url) as (sleeper, other):
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


def test_what_was_anothers_meanwhile_is_not_written_by_whoever_knew_it_before(url: str) -> None:
    """The other has given the table up again: nobody owns it, and what the sleeper knows is old."""

    async def trial() -> None:
        async with two_at_a_table(url) as (sleeper, other):
            await sleeper.own("t1")
            known = await sleeper.load("t1")
            assert known is not None
            kill_the_lease_of(url, sleeper._ownership.node)
            await other.own("t1")
            await other.start("t1")
            await other.release(["t1"])

            with pytest.raises(Conflict):
                await sleeper.pass_on("t1", "eve")
            with pytest.raises(Conflict):
                await sleeper.reseat("t1", known.seats, known.seats)
            with pytest.raises(Conflict):
                await sleeper.append("t1", 0, ["late"], Standing(1), known.seats)

    asyncio.run(trial())


def test_a_process_paused_while_it_writes_keeps_its_table_from_nobody(url: str) -> None:
    """Its transaction ends with its patience; meanwhile whoever waits still says that it lives."""

    async def trial() -> None:
        async with two_at_a_table(url) as (paused, other):
            await paused.own("t1")
            node = paused._ownership.node
            beside, begun = Connection(url), monotonic()

            def stop_in_the_middle() -> None:
                beside.say(BEGIN)
                check_owned(beside, "t1", node)

            await asyncio.to_thread(stop_in_the_middle)
            await asyncio.to_thread(kill_the_lease_of, url, node)
            owning = asyncio.create_task(other.own("t1"))
            slowest = 0.0
            while not owning.done():
                before = monotonic()
                assert await other.beat() is not None
                slowest = max(slowest, monotonic() - before)
                await asyncio.sleep(0.05)
            await owning
            assert slowest < 1.0
            assert 1.0 < monotonic() - begun < 5.0
            await asyncio.to_thread(beside.drop)
            await asyncio.to_thread(beside.close)

    asyncio.run(trial())


def test_a_busy_process_keeps_its_tables_and_a_stuck_one_does_not(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Too busy for a turn of its loop, it lives; without one for long, it is as good as dead."""
    monkeypatch.setattr(ownership, "LEASE", 1.0)
    monkeypatch.setattr(ownership, "PULSE", 0.2)
    monkeypatch.setattr(ownership, "STUCK", 3.0)

    async def trial() -> None:
        async with Opening(url) as busy:
            await busy.join()
            sleep(2.0)  # noqa: ASYNC251 - nothing else is done meanwhile
            assert await busy.beat() == []
            sleep(5.0)  # noqa: ASYNC251
            assert await busy.beat() is None

    asyncio.run(trial())


def test_a_sign_of_life_that_has_to_wait_is_no_sign_of_death(url: str) -> None:
    async def trial() -> None:
        async with Opening(url) as one:
            await one.join()
            beside = Connection(url)

            def hold() -> None:
                beside.say("BEGIN")
                beside.execute("SELECT 1 FROM nodes FOR UPDATE")

            await asyncio.to_thread(hold)
            with pytest.raises(StoreTrouble):
                await one.beat()
            await asyncio.to_thread(beside.close)
            assert await one.beat() == []

    asyncio.run(trial())


def test_a_living_process_keeps_its_tables(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ownership, "PATIENCE", 0.5)

    async def trial() -> None:
        async with two_at_a_table(url) as (one, other):
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
            await one._ownership._tables.ask(WANT, "t1")
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


class Wire:
    """A line to the database that can be cut as a cable is: nobody is told."""

    def __init__(self, port: int) -> None:
        self.is_cut = False
        self._to = port
        self._door = socket.create_server(("127.0.0.1", 0))
        self._ends: list[socket.socket] = []
        Thread(target=self._take_in, daemon=True).start()

    def url(self, url: str) -> str:
        """Return the address of a database by this line."""
        return url.replace(f":{self._to}/", f":{self._door.getsockname()[1]}/")

    def _take_in(self) -> None:
        with suppress(OSError):
            while True:
                near = self._door.accept()[0]
                far = socket.create_connection(("127.0.0.1", self._to))
                self._ends += [near, far]
                for ends in ((near, far), (far, near)):
                    Thread(target=self._carry, args=ends, daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while content := source.recv(65_536):
                if not self.is_cut:
                    target.sendall(content)
            target.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """Take the line away."""
        self._door.shutdown(socket.SHUT_RDWR)
        for end in (self._door, *self._ends):
            end.close()


def test_a_process_whose_line_is_cut_acknowledges_nothing_and_loses_its_tables(
    postgres: Postgres, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As by a pulled cable: no reply, no error. Another goes on, and what is late never arrives."""
    monkeypatch.setattr(postgres_connection, "STATEMENT_SECONDS", 1.0)
    monkeypatch.setattr(postgres_connection, "CONNECT_SECONDS", 1.0)
    wire = Wire(postgres.port)

    async def trial() -> None:
        async with Opening(wire.url(url)) as lonely, Opening(url) as other:
            await lonely.create(row())
            await lonely.join()
            await other.join()
            await lonely.own("t1")
            await lonely.append("t1", 0, ["a"], Standing(1))
            wire.is_cut = True
            late = asyncio.create_task(lonely.append("t1", 1, ["late"], Standing(2)))
            owning = asyncio.create_task(other.own("t1"))
            while not owning.done():
                assert await other.beat() is not None
                await asyncio.sleep(0.3)
            await owning
            await other.append("t1", 1, ["b"], Standing(2))
            with pytest.raises(StoreTrouble):
                await late

            wire.is_cut = False
            with pytest.raises((Conflict, StoreTrouble)):
                await lonely.append("t1", 1, ["late"], Standing(2))
            assert await beat_again(lonely) is None
            assert await other.lines("t1") == ["a", "b"]

    asyncio.run(trial())
    wire.close()


async def beat_again(store: Store) -> list[str] | None:
    """Say that a process lives, once the database can be reached again."""
    for _ in range(5):
        with suppress(StoreTrouble):
            return await store.beat()
    raise AssertionError("the database is not reached")
