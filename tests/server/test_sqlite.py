"""The store on SQLite."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest
from tests.server.kept_notices import play_turns
from tests.server.store_contract import StoreContract, closing, row

from pangaea.server.store import sqlite
from pangaea.server.store.contract import Standing, Store, StoreTrouble
from pangaea.server.store.sqlite import SqliteStore


class TestSqliteStore(StoreContract):
    """The contract, kept by SQLite."""

    @pytest.fixture(autouse=True)
    def _file(self, tmp_path: Path) -> None:
        self.path = tmp_path / "deep" / "tables.sqlite"

    def opened(self) -> AbstractAsyncContextManager[Store]:
        return closing(SqliteStore(self.path))


def test_every_commit_reaches_the_disk(tmp_path: Path) -> None:
    """Write-ahead log with full synchronisation: a commit is not told before it is safe."""

    async def trial() -> tuple[str, int]:
        async with closing(SqliteStore(tmp_path / "t.sqlite")) as store:
            assert isinstance(store, SqliteStore)
            db = store._writer.connection
            (journal,) = db.execute("PRAGMA journal_mode").fetchone()
            (synchronous,) = db.execute("PRAGMA synchronous").fetchone()
            return journal, synchronous

    assert asyncio.run(trial()) == ("wal", 2)


def test_what_waits_together_is_committed_together(tmp_path: Path) -> None:
    commits: list[str] = []

    async def trial() -> None:
        async with closing(SqliteStore(tmp_path / "t.sqlite")) as store:
            assert isinstance(store, SqliteStore)
            for number in range(100):
                await store.create(row(f"t{number}"))
            store._writer.connection.set_trace_callback(
                lambda text: commits.append(text) if text == "COMMIT" else None
            )
            errands = [store.append(f"t{n}", 0, ["x"], Standing(1)) for n in range(100)]
            await asyncio.gather(*errands)

    asyncio.run(trial())

    assert 1 <= len(commits) <= 20


def test_nothing_is_told_before_the_commit(tmp_path: Path) -> None:
    """Another connection sees an answer as soon as whoever gave it is told."""

    async def trial() -> None:
        path = tmp_path / "t.sqlite"
        async with closing(SqliteStore(path)) as store:
            await store.create(row())
            for number in range(50):
                await store.append("t1", number, [f"line {number}"], Standing(number))
                other = sqlite3.connect(path)
                (count,) = other.execute("SELECT count(*) FROM log").fetchone()
                other.close()
                assert count == number + 1

    asyncio.run(trial())


def test_a_failing_disk_is_told_to_whoever_waits(tmp_path: Path) -> None:
    async def trial() -> None:
        async with closing(SqliteStore(tmp_path / "t.sqlite")) as store:
            assert isinstance(store, SqliteStore)
            await store.create(row())
            store._writer.connection.execute("PRAGMA query_only = 1")
            with pytest.raises(StoreTrouble) as refused:
                await store.append("t1", 0, ["x"], Standing(1))
            assert isinstance(refused.value.__cause__, sqlite3.Error)
            store._writer.connection.execute("PRAGMA query_only = 0")
            await store.append("t1", 0, ["x"], Standing(1))

    asyncio.run(trial())


def test_the_log_begins_anew_though_always_something_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The writer leaves checkpoints to another thread, and goes to the end of a long log itself."""
    monkeypatch.setattr(sqlite, "MANY_ROWS", 20)
    monkeypatch.setattr(sqlite, "BETWEEN", 0.0)
    monkeypatch.setattr(sqlite, "LONG_LOG", 100)
    path = tmp_path / "t.sqlite"

    def times_begun() -> bytes:
        """SQLite counts in the head of its log how often that began."""
        return Path(f"{path}-wal").read_bytes()[12:16]

    async def trial() -> None:
        async with closing(SqliteStore(path)) as store:
            await store.create(row())
            before, number = times_begun(), 0
            while times_begun() == before:
                assert number < 20_000
                await store.append("t1", number, ["x" * 1_000], Standing(number))
                number += 1
            assert number * 1_000 < path.stat().st_size * 2

    asyncio.run(trial())


class NoMemory:
    """A connection that has none left: Python says so by an error that is not SQLite's."""

    def execute(self, _statement: str) -> None:
        raise MemoryError

    def close(self) -> None:
        pass


def closed(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, check_same_thread=False)
    connection.close()
    return connection


@pytest.mark.parametrize(
    ("broken", "told"),
    [(closed, "the log keeps everything"), (lambda _: NoMemory(), "MemoryError")],
)
def test_a_checkpoint_that_fails_loses_nothing_and_everything_else_goes_on(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    broken: Callable[[Path], sqlite3.Connection],
    told: str,
) -> None:
    monkeypatch.setattr(sqlite, "MANY_ROWS", 1)
    monkeypatch.setattr(sqlite, "BETWEEN", 0.0)

    async def trial() -> list[str]:
        async with closing(SqliteStore(tmp_path / "t.sqlite")) as store:
            assert isinstance(store, SqliteStore)
            store._writer._checkpoints._database.close()
            store._writer._checkpoints._database = broken(tmp_path / "other.sqlite")
            await store.create(row())
            for number in range(10):
                line = store.append("t1", number, [f"line {number}"], Standing(number))
                await asyncio.wait_for(line, 10)
                await asyncio.sleep(0.01)
            return await store.lines("t1")

    assert len(asyncio.run(trial())) == 10
    assert told in caplog.text


def test_checkpoints_go_on_when_the_count_of_rows_begins_anew(tmp_path: Path) -> None:
    """SQLite counts in 32 bits: after 2,147,483,647 rows come negative numbers."""
    path = tmp_path / "t.sqlite"

    async def trial() -> int:
        async with closing(SqliteStore(path)) as store:
            assert isinstance(store, SqliteStore)
            await store.create(row())
            await store.append("t1", 0, ["x" * 1_000_000], Standing(1))
            checkpoints = store._writer._checkpoints
            checkpoints._rows = 2**31 - 10
            checkpoints.begin_if_due(-(2**31) + sqlite.MANY_ROWS)
            assert checkpoints._latest is not None
            checkpoints._latest.result()
            return path.stat().st_size

    assert asyncio.run(trial()) > 1_000_000


def test_a_reader_in_the_way_does_not_let_the_log_grow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A log begins anew only while nobody reads it: the writer tries until that is so."""
    monkeypatch.setattr(sqlite, "LONG_LOG", 100)
    path = tmp_path / "t.sqlite"

    def size() -> int:
        return Path(f"{path}-wal").stat().st_size

    async def trial() -> tuple[int, int]:
        async with closing(SqliteStore(path)) as store:
            assert isinstance(store, SqliteStore)
            await store.create(row())
            for number in range(100):
                await store.append("t1", number, ["x" * 1_000], Standing(number))
            with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
                other.execute("BEGIN")
                other.execute("SELECT * FROM tables").fetchall()
                store._writer._checkpoints.begin_if_due(sqlite.MANY_ROWS)
                for number in range(100, 110):
                    await store.append("t1", number, ["x"], Standing(number))
                    await asyncio.sleep(0.02)
            await store.append("t1", 110, ["x"], Standing(110))
            before = size()
            for number in range(111, 160):
                await store.append("t1", number, ["x"], Standing(number))
            return before, size()

    before, after = asyncio.run(trial())
    assert before > 400_000
    assert after == before


def test_without_a_thread_to_spare_the_writer_carries_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "MANY_ROWS", 1)
    monkeypatch.setattr(sqlite, "BETWEEN", 0.0)
    path = tmp_path / "t.sqlite"

    def refuse(*_: object) -> None:
        raise RuntimeError("can't start new thread")

    async def trial() -> int:
        async with closing(SqliteStore(path)) as store:
            assert isinstance(store, SqliteStore)
            monkeypatch.setattr(store._writer._checkpoints._thread, "submit", refuse)
            await store.create(row())
            for number in range(100):
                await store.append("t1", number, ["x" * 1_000], Standing(number))
            return path.stat().st_size

    assert asyncio.run(trial()) > 100_000


def test_notices_of_turns_at_random_are_neither_missed_nor_doubled(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t.sqlite")
    try:
        play_turns(store, 1_000)
    finally:
        asyncio.run(store.close())
