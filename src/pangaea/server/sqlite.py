"""The store on SQLite: write-ahead log, full synchronisation, one writer, one reader."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from time import time
from typing import Final, TypeVar

import msgspec

from pangaea.core.replay import Bookmark
from pangaea.server.rows import SeatRow, Standing, TableRow
from pangaea.server.store import Conflict, Store
from pangaea.server.writer import Writer

Result = TypeVar("Result")
SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, owner TEXT NOT NULL, updated REAL NOT NULL, lines INTEGER NOT NULL,
    row BLOB NOT NULL,       -- what does not change: game, options, box, language
    header TEXT NOT NULL, seed TEXT NOT NULL, standing BLOB NOT NULL, rematch TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS tables_by_owner ON tables (owner);
CREATE TABLE IF NOT EXISTS seats (
    "table" TEXT NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL,
    level TEXT NOT NULL, holder TEXT NOT NULL, token TEXT NOT NULL,
    PRIMARY KEY ("table", seat)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS seats_by_holder ON seats (holder);
CREATE TABLE IF NOT EXISTS log (
    "table" TEXT NOT NULL, number INTEGER NOT NULL, line TEXT NOT NULL,
    PRIMARY KEY ("table", number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS bookmarks (
    "table" TEXT NOT NULL, lines INTEGER NOT NULL, mark BLOB NOT NULL,
    PRIMARY KEY ("table", lines)
) WITHOUT ROWID;
"""
BOOKMARKS_KEPT: Final = 3
COLUMNS: Final = "id, updated, lines, row, header, seed, standing, rematch"
_encode: Final = msgspec.json.Encoder().encode
_row: Final = msgspec.json.Decoder(TableRow)
_standing: Final = msgspec.json.Decoder(Standing)
_mark: Final = msgspec.json.Decoder(Bookmark)


class SqliteStore(Store):
    """Tables in one file."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = _opened(path)
        connection.executescript(SCHEMA)
        self._writer = Writer(connection)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        self._reading = _opened(path)

    async def create(self, table: TableRow, *, follows: str = "", log: Sequence[str] = ()) -> str:
        return await self._writer.write(partial(_create, table=table, follows=follows, log=log))

    async def load(self, table: str) -> TableRow | None:
        return await self._read(partial(_load, table=table))

    async def tables_of(self, person: str, most: int) -> list[TableRow]:
        return await self._read(partial(_tables_of, person=person, most=most))

    async def take_seat(self, table: str, token: str, person: str, name: str) -> int:
        job = partial(_take_seat, table=table, token=token, person=person, name=name)
        return await self._writer.write(job)

    async def begin(self, table: str, header: str, seed: str, standing: Standing) -> None:
        job = partial(_begin, table=table, header=header, seed=seed, standing=standing)
        await self._writer.write(job)

    async def append(self, table: str, after: int, lines: list[str], standing: Standing) -> None:
        job = partial(_append, table=table, after=after, lines=lines, standing=standing)
        await self._writer.write(job)

    async def lines(self, table: str, start: int = 0) -> list[str]:
        return await self._read(partial(_lines, table=table, start=start))

    async def keep(self, table: str, mark: Bookmark) -> None:
        await self._writer.write(partial(_keep, table=table, mark=mark))

    async def bookmark(self, table: str, most: int) -> Bookmark | None:
        return await self._read(partial(_bookmark, table=table, most=most))

    async def close(self) -> None:
        await asyncio.to_thread(self._writer.close)
        self._reader.shutdown()
        self._reading.close()

    async def _read(self, job: Callable[[sqlite3.Connection], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._reader, job, self._reading)


def _opened(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA busy_timeout = 5000")
    return connection


# -- writing -----------------------------------------------------------------------------------


def _create(db: sqlite3.Connection, table: TableRow, follows: str, log: Sequence[str]) -> str:
    if follows:
        (other,) = db.execute("SELECT rematch FROM tables WHERE id = ?", (follows,)).fetchone()
        if other:
            return str(other)
        db.execute("UPDATE tables SET rematch = ? WHERE id = ?", (table.id, follows))
    db.execute(
        "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            table.id, table.owner, table.updated, len(log), _encode(table), table.header,
            table.seed, _encode(table.standing), table.rematch,
        ),
    )  # fmt: skip
    for number, seat in enumerate(table.seats):
        values = (table.id, number, seat.kind, seat.name, seat.level, seat.holder, seat.token)
        db.execute("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)", values)
    _insert(db, table.id, 0, log)
    return table.id


def _insert(db: sqlite3.Connection, table: str, after: int, lines: Sequence[str]) -> None:
    rows = [(table, number, line) for number, line in enumerate(lines, start=after)]
    db.executemany("INSERT INTO log VALUES (?, ?, ?)", rows)


def _take_seat(db: sqlite3.Connection, table: str, token: str, person: str, name: str) -> int:
    query = "SELECT seat, holder FROM seats WHERE \"table\" = ? AND token = ? AND token <> ''"
    found = db.execute(query, (table, token)).fetchone()
    if found is None or found[1] not in ("", person):
        raise Conflict
    if not found[1]:
        values = (person, name, table, found[0])
        db.execute('UPDATE seats SET holder = ?, name = ? WHERE "table" = ? AND seat = ?', values)
        db.execute("UPDATE tables SET updated = ? WHERE id = ?", (time(), table))
    return int(found[0])


def _begin(db: sqlite3.Connection, table: str, header: str, seed: str, standing: Standing) -> None:
    changed = db.execute(
        "UPDATE tables SET header = ?, seed = ?, standing = ?, updated = ?"
        " WHERE id = ? AND header = ''",
        (header, seed, _encode(standing), time(), table),
    )
    if changed.rowcount != 1:
        raise Conflict


def _append(
    db: sqlite3.Connection, table: str, after: int, lines: list[str], standing: Standing
) -> None:
    changed = db.execute(
        "UPDATE tables SET lines = ?, standing = ?, updated = ? WHERE id = ? AND lines = ?",
        (after + len(lines), _encode(standing), time(), table, after),
    )
    if changed.rowcount != 1:
        raise Conflict
    _insert(db, table, after, lines)


def _keep(db: sqlite3.Connection, table: str, mark: Bookmark) -> None:
    values = (table, mark.lines, _encode(mark))
    db.execute("INSERT OR REPLACE INTO bookmarks VALUES (?, ?, ?)", values)
    db.execute(
        'DELETE FROM bookmarks WHERE "table" = ? AND lines NOT IN'
        ' (SELECT lines FROM bookmarks WHERE "table" = ? ORDER BY lines DESC LIMIT ?)',
        (table, table, BOOKMARKS_KEPT),
    )


# -- reading -----------------------------------------------------------------------------------


def _load(db: sqlite3.Connection, table: str) -> TableRow | None:
    found = db.execute(f"SELECT {COLUMNS} FROM tables WHERE id = ?", (table,)).fetchone()  # noqa: S608
    return None if found is None else _whole(db, found)


def _whole(db: sqlite3.Connection, found: tuple[object, ...]) -> TableRow:
    name, updated, lines, row, header, seed, standing, rematch = found
    table = _row.decode(row)  # type: ignore[arg-type]
    query = 'SELECT kind, name, level, holder, token FROM seats WHERE "table" = ? ORDER BY seat'
    table.seats = [SeatRow(*seat) for seat in db.execute(query, (name,))]
    table.updated, table.lines = float(str(updated)), int(str(lines))
    table.header, table.seed, table.rematch = str(header), str(seed), str(rematch)
    table.standing = _standing.decode(standing)  # type: ignore[arg-type]
    return table


def _tables_of(db: sqlite3.Connection, person: str, most: int) -> list[TableRow]:
    query = (
        f"SELECT {COLUMNS} FROM tables WHERE id IN"  # noqa: S608
        ' (SELECT id FROM tables WHERE owner = ? UNION SELECT "table" FROM seats WHERE holder = ?)'
        " ORDER BY updated DESC, id LIMIT ?"
    )
    return [_whole(db, found) for found in db.execute(query, (person, person, most)).fetchall()]


def _lines(db: sqlite3.Connection, table: str, start: int) -> list[str]:
    query = 'SELECT line FROM log WHERE "table" = ? AND number >= ? ORDER BY number'
    return [str(line) for (line,) in db.execute(query, (table, start))]


def _bookmark(db: sqlite3.Connection, table: str, most: int) -> Bookmark | None:
    query = (
        'SELECT mark FROM bookmarks WHERE "table" = ? AND lines <= ? ORDER BY lines DESC LIMIT 1'
    )
    found = db.execute(query, (table, most)).fetchone()
    return None if found is None else _mark.decode(found[0])
