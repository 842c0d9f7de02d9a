"""The store on PostgreSQL: the contract, and what is its own."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
from contextlib import AbstractAsyncContextManager, suppress
from pathlib import Path
from threading import Thread

import pytest
from tests.server.kept_notices import play_turns
from tests.server.postgres_server import Postgres, free_port
from tests.server.store_contract import StoreContract, row

from pangaea.server.store.contract import Conflict, Standing, Store, StoreTrouble
from pangaea.server.store.postgres import PostgresStore
from pangaea.server.store.postgres_connection import BadAddress, Connection, NoRights, Unreachable
from pangaea.server.store.sqlite import VERSION, NewerStore, UnusableStore


class TestPostgresStore(StoreContract):
    """The contract, kept by PostgreSQL."""

    @pytest.fixture(autouse=True)
    def _place(self, postgres: Postgres) -> None:
        self.url = postgres.fresh()

    def opened(self) -> AbstractAsyncContextManager[Store]:
        return Opening(self.url)


class Opening(AbstractAsyncContextManager[Store]):
    """Opens a store beside the loop that uses it."""

    def __init__(self, url: str) -> None:
        self.url = url

    async def __aenter__(self) -> PostgresStore:
        self.store = await asyncio.to_thread(PostgresStore, self.url)
        return self.store

    async def __aexit__(self, *_: object) -> None:
        await self.store.close()


def test_what_waits_together_is_appended_together(postgres: Postgres) -> None:
    async def trial() -> None:
        async with Opening(postgres.fresh()) as store:
            assert isinstance(store, PostgresStore)
            for number in range(50):
                await store.create(row(f"t{number}"))
            statements: list[str] = []
            fetch = store._writer.connection.fetch

            def counted(sql: str, *values: object) -> list[tuple[object, ...]]:
                statements.append(sql)
                return fetch(sql, *values)

            store._writer.connection.fetch = counted  # type: ignore[method-assign]
            names = [f"t{number}" for number in range(50)]
            await asyncio.gather(*(store.append(name, 0, ["x"], Standing(1)) for name in names))
            assert 1 <= len(statements) <= 10
            for name in names:
                assert await store.lines(name) == ["x"]

    asyncio.run(trial())


def test_of_two_processes_that_append_one_is_refused(postgres: Postgres) -> None:
    async def trial() -> None:
        url = postgres.fresh()
        async with Opening(url) as one, Opening(url) as other:
            await one.create(row())
            for number in range(20):
                tries = (
                    store.append("t1", number, [f"{name} {number}"], Standing(number))
                    for name, store in (("one", one), ("other", other))
                )
                done = await asyncio.gather(*tries, return_exceptions=True)
                assert sorted(map(repr, done)) == ["Conflict()", "None"]
            assert len(await one.lines("t1")) == 20

    asyncio.run(trial())


def test_of_two_processes_that_read_before_they_write_both_are_right(postgres: Postgres) -> None:
    """Everybody who asks for a rematch gets the same; whatever is said has a place of its own."""

    async def trial() -> None:
        url = postgres.fresh()
        async with Opening(url) as one, Opening(url) as other:
            for number in range(10):
                await one.create(row(f"t{number}"))
                follows = {"follows": f"t{number}"}
                made = await asyncio.gather(
                    one.create(row(f"a{number}"), **follows),
                    other.create(row(f"b{number}"), **follows),
                )
                assert made[0] == made[1]
            said = [store.say("t1", b"%d" % n) for n in range(10) for store in (one, other)]
            await asyncio.gather(*said)
            assert len(await one.talk("t1")) == 20

    asyncio.run(trial())


def test_one_table_that_cannot_be_written_does_not_touch_the_others(postgres: Postgres) -> None:
    async def trial() -> None:
        async with Opening(postgres.fresh()) as store:
            await store.create(row("t1"))
            await store.create(row("t2"))
            tries = (
                store.append("t1", 0, ["a\ud800"], Standing(1)),  # no text of any language
                store.append("t2", 0, ["b"], Standing(1)),
            )
            bad, good = await asyncio.gather(*tries, return_exceptions=True)
            assert isinstance(bad, Exception)
            assert good is None
            assert await store.lines("t1") == []
            assert await store.lines("t2") == ["b"]

    asyncio.run(trial())


def test_names_may_hold_anything_a_stranger_sends(postgres: Postgres) -> None:
    async def trial() -> None:
        async with Opening(postgres.fresh()) as store:
            await store.create(row())
            assert await store.load("t1\0") is None
            with pytest.raises(Conflict):
                await store.take_seat("t1", "\0", "eve", "E\0ve")
            await store.append("t1", 0, ["a\0b"], Standing(1))

    asyncio.run(trial())


def test_after_a_restart_of_the_database_the_store_goes_on(postgres: Postgres) -> None:
    async def trial() -> None:
        async with Opening(postgres.fresh()) as store:
            await store.create(row())
            await store.append("t1", 0, ["a"], Standing(1))
            postgres.stop("immediate")
            for attempt in (store.append("t1", 1, ["b"], Standing(2)), store.load("t1")):
                with pytest.raises(StoreTrouble):
                    await attempt
            with pytest.raises(StoreTrouble):
                await store.probe()
            postgres.start()
            await store.probe()
            await store.append("t1", 1, ["b"], Standing(2))
            assert await store.lines("t1") == ["a", "b"]
            postgres.stop()
            postgres.start()  # while nobody wrote: it is not noticed
            await store.append("t1", 2, ["c"], Standing(3))
            assert await store.lines("t1") == ["a", "b", "c"]

    asyncio.run(trial())


# -- what cannot be used ---------------------------------------------------------------------------


@pytest.mark.parametrize("url", ["postgresql://h:port/x", "mysql://localhost/x", "tables"])
def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(BadAddress) as refused:
        PostgresStore(url)

    assert "postgresql://" in refused.value.text("en")
    assert refused.value.text("en") != refused.value.text("fr")


@pytest.mark.parametrize("url", ["mysql://localhost/x", "postgresql://a:secret@127.0.0.1:1/x"])
def test_the_command_says_so_in_one_sentence_and_makes_nothing(url: str, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    command = [sys.executable, "-m", "pangaea", "serve", "--no-browser", "--port", "0"]

    done = subprocess.run(
        [*command, "--data", str(folder), "--store", url],
        capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "PostgreSQL" in done.stderr
    assert "secret" not in done.stderr
    assert not folder.exists()


def test_where_nobody_listens_it_is_said_without_the_password() -> None:
    with pytest.raises(Unreachable) as refused:
        PostgresStore(f"postgresql://me:secret@127.0.0.1:{free_port()}/games")

    assert "secret" not in str(refused.value)
    assert "127.0.0.1" in refused.value.text("fr")


def test_who_is_no_database_and_cuts_the_line_is_named_in_both_languages() -> None:
    def hang_up() -> None:
        with suppress(OSError):  # at the end
            while True:
                door.accept()[0].close()

    with socket.create_server(("127.0.0.1", 0)) as door:
        hanging_up = Thread(target=hang_up)
        hanging_up.start()
        with pytest.raises(Unreachable) as refused:
            PostgresStore(f"postgresql://a:secret@127.0.0.1:{door.getsockname()[1]}/x")
        door.shutdown(socket.SHUT_RDWR)
        hanging_up.join()

    assert "does not answer" in refused.value.text("en")
    assert "ne répond pas" in refused.value.text("fr")


def test_a_database_that_is_not_there_is_named(postgres: Postgres) -> None:
    with pytest.raises(Unreachable, match="nowhere"):
        PostgresStore(postgres.url().replace("/postgres", "/nowhere"))


def test_a_newer_database_is_refused_and_left_alone(postgres: Postgres) -> None:
    url = postgres.fresh()
    connection = _prepared(url)
    connection.execute("UPDATE version SET version = ?", (VERSION + 1,))

    with pytest.raises(NewerStore):
        PostgresStore(url)

    assert connection.fetch("SELECT version FROM version") == [(VERSION + 1,)]
    connection.close()


def test_without_rights_nothing_is_made(postgres: Postgres) -> None:
    place = postgres.fresh().partition("search_path=")[2]
    postgres.say("DROP ROLE IF EXISTS guest", "CREATE ROLE guest LOGIN")

    for rights in ([], [f"GRANT USAGE ON SCHEMA {place} TO guest"]):
        postgres.say(*rights)
        with pytest.raises(NoRights):
            PostgresStore(f"{postgres.url('guest')}?search_path={place}")


def test_what_others_keep_there_is_not_touched(postgres: Postgres) -> None:
    url = postgres.fresh()
    connection = Connection(url)
    connection.say("CREATE TABLE seats (row INTEGER)")

    with pytest.raises(UnusableStore, match="seats"):
        PostgresStore(url)

    assert connection.fetch("SELECT to_regclass('version')::text") == [(None,)]
    connection.close()


def test_two_that_start_at_once_make_the_tables_once(postgres: Postgres) -> None:
    async def trial() -> None:
        url = postgres.fresh()
        stores = await asyncio.gather(*(asyncio.to_thread(PostgresStore, url) for _ in range(3)))
        for store in stores:
            assert await store.names() == []
            await store.close()

    asyncio.run(trial())


def _prepared(url: str) -> Connection:
    async def trial() -> None:
        async with Opening(url):
            pass

    asyncio.run(trial())
    return Connection(url)


def test_notices_of_turns_at_random_are_neither_missed_nor_doubled(postgres: Postgres) -> None:
    store = PostgresStore(postgres.fresh())
    try:
        play_turns(store, 500)
    finally:
        asyncio.run(store.close())
