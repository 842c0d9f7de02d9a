"""Old games become record files; what goes on, or might still be needed, stays."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from time import time

import pytest

from pangaea import shelf
from pangaea.core.replay import proven
from pangaea.server.app import create_app
from pangaea.server.live.ledger import Ledger
from pangaea.server.live.new_tables import begin_match, new_table
from pangaea.server.settings import Settings
from pangaea.server.store.contract import TableRow
from pangaea.server.store.sqlite import SqliteStore, open_database
from pangaea.server.upkeep.retention import DAY, Ages, Pruned, Pruning, prune
from pangaea.server.wire.rest import SeatRequest, TableRequest

YEAR = Ages(over=365, waiting=30)
PARTS = {"tables": "id"} | dict.fromkeys(("seats", "shares", "log", "bookmarks", "talk"), '"table"')


async def opened(store: SqliteStore, *, answers: int) -> TableRow:
    """Open a table and answer some questions there; -1: until the game is over."""
    seats = [SeatRequest("device", "Ada"), SeatRequest("device", "Bo")]
    row = new_table(TableRequest("cubosaurs", seats), "somebody")
    match = begin_match(row)
    await store.create(row)
    ledger = Ledger(store, row, match)
    while match.asked and answers:
        seat = match.asked[0]
        await ledger.take(seat, match.options(seat)[0])
        answers -= 1
    return ledger.row


async def waiting(store: SqliteStore) -> TableRow:
    wish = TableRequest("cubosaurs", [SeatRequest("device", "Ada"), SeatRequest("invite", "")])
    row = new_table(wish, "somebody")
    await store.create(row)
    return row


class Shop:
    """A data folder with a game that is over, one that goes on, and a table that waits."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = folder / "tables.sqlite"
        self.archive = folder / "archive"
        self.over, self.running, self.waiting = asyncio.run(self._filled())

    async def _filled(self) -> tuple[str, str, str]:
        store = SqliteStore(self.path)
        try:
            over, running = await opened(store, answers=-1), await opened(store, answers=7)
            assert (over.state, running.state) == ("over", "running")
            return over.id, running.id, (await waiting(store)).id
        finally:
            await store.close()

    def age(self, table: str, days: float) -> None:
        """Let a table have been left alone for so many days."""
        with closing(sqlite3.connect(self.path)) as database, database:
            before = time() - days * DAY
            database.execute("UPDATE tables SET updated = ? WHERE id = ?", (before, table))

    def names(self) -> set[str]:
        """Return the tables that are there."""
        with closing(open_database(self.path)) as database:
            return {name for (name,) in database.execute("SELECT id FROM tables")}

    def rows_of(self, table: str) -> int:
        """Count what is kept of a table."""
        with closing(open_database(self.path)) as database:
            found = [
                database.execute(f"SELECT count(*) FROM {part} WHERE {key} = ?", (table,))
                for part, key in PARTS.items()
            ]
            return sum(rows.fetchone()[0] for rows in found)


@pytest.fixture
def shop(tmp_path: Path) -> Shop:
    found = Shop(tmp_path)
    for table in (found.over, found.running, found.waiting):
        found.age(table, 400)
    return found


def test_a_dry_run_says_what_would_go_and_changes_nothing(shop: Shop) -> None:
    before = shop.path.read_bytes()

    found = prune(shop.folder, YEAR, shop.archive, dry=True)

    assert found == Pruned(tables=3, over=1, waiting=1)
    assert shop.names() == {shop.over, shop.running, shop.waiting}
    assert not shop.archive.exists()
    assert shop.path.read_bytes() == before


def test_an_old_finished_game_becomes_a_record_that_can_be_proven(shop: Shop) -> None:
    found = prune(shop.folder, YEAR, shop.archive, dry=False)

    (file,) = shop.archive.iterdir()
    match, is_proven = proven(file.read_text(), shelf.game)
    assert found == Pruned(tables=3, over=1, waiting=1)
    assert shop.names() == {shop.running}
    assert shop.rows_of(shop.over) == 0
    assert match.outcome is not None
    assert is_proven
    assert shop.over in file.name
    assert file.stat().st_mode & 0o077 == 0


def test_a_record_file_names_nobody(shop: Shop) -> None:
    """Whoever deletes everything later could not have their name taken out of it."""
    prune(shop.folder, YEAR, shop.archive, dry=False)

    (file,) = shop.archive.iterdir()
    assert "Ada" not in file.read_text()


def test_games_that_go_on_stay_unless_they_are_named(shop: Shop) -> None:
    prune(shop.folder, Ages(over=1, waiting=1), shop.archive, dry=False)
    stayed = shop.names()

    found = prune(shop.folder, Ages(running=365), shop.archive, dry=False)

    record = next(file for file in shop.archive.iterdir() if shop.running in file.name)
    assert stayed == {shop.running}
    assert found.running == 1
    assert proven(record.read_text(), shelf.game)[0].position == 7


def test_what_is_young_stays(shop: Shop) -> None:
    shop.age(shop.over, 364)
    shop.age(shop.waiting, 29)

    assert prune(shop.folder, YEAR, shop.archive, dry=False) == Pruned(tables=3)


def test_a_damaged_table_stays_for_whoever_mends_it(shop: Shop) -> None:
    with closing(sqlite3.connect(shop.path)) as database, database:
        database.execute("UPDATE tables SET standing = x'00' WHERE id = ?", (shop.over,))

    found = prune(shop.folder, YEAR, shop.archive, dry=False)

    assert (found.over, found.unreadable) == (0, 1)
    assert shop.over in shop.names()


def test_a_table_that_somebody_came_back_to_stays(shop: Shop) -> None:
    async def trial() -> Pruned:
        store = SqliteStore(shop.path)
        pruning = Pruning(store, Ages(running=365), shop.archive, time())
        load = store.load

        async def answered_meanwhile(table: str) -> TableRow | None:
            row = await load(table)
            if row is not None and row.lines:
                with closing(sqlite3.connect(shop.path)) as database, database:
                    database.execute("UPDATE tables SET lines = lines + 1 WHERE id = ?", (table,))
            return row

        store.load = answered_meanwhile  # type: ignore[method-assign]
        try:
            return await pruning.run(dry=False)
        finally:
            await store.close()

    assert asyncio.run(trial()).running == 0
    assert shop.running in shop.names()


def test_a_server_prunes_by_itself_but_not_what_is_in_use(shop: Shop) -> None:
    async def trial(settings: Settings) -> set[str]:
        app = create_app(settings)
        async with app.router.lifespan_context(app):
            for _ in range(100):
                await asyncio.sleep(0.05)
                if shop.over not in shop.names():
                    break
        return shop.names()

    kept = asyncio.run(trial(Settings(data_dir=shop.folder)))
    pruned = asyncio.run(trial(Settings(data_dir=shop.folder, keep_days=365)))

    assert kept == {shop.over, shop.running, shop.waiting}
    assert pruned == {shop.running}


def test_a_rematch_of_an_archived_game_is_a_table_like_any_other(shop: Shop) -> None:
    async def trial() -> str:
        store = SqliteStore(shop.path)
        try:
            row = await store.load(shop.over)
            assert row is not None
            await store.remove(row.id, row.lines)
            fresh = new_table(
                TableRequest("cubosaurs", [SeatRequest("device", "A")] * 2), "somebody"
            )
            return await store.create(fresh, follows=shop.over)
        finally:
            await store.close()

    assert asyncio.run(trial()) in shop.names()
