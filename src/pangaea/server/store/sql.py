"""The SQL of a store: what is kept of a table, written once for both engines."""

import logging
from collections.abc import Callable, Sequence
from functools import partial
from time import time
from typing import Final

import msgspec

from pangaea.core.replay import Bookmark
from pangaea.server.process import TableId
from pangaea.server.store import sql_people, sql_rows
from pangaea.server.store.contract import Conflict, DamagedTable, SeatRow, Share, Standing, TableRow
from pangaea.server.store.engine import Database, Job, Result
from pangaea.server.store.people import Subscription
from pangaea.server.store.sql_people import (
    LEFT,
    PeopleStore,
    insert_seats,
    seats_of,
    write_seats,
)

BOOKMARKS_KEPT: Final = 3
TALK_KEPT: Final = 2_000  # lines; what was said before is forgotten
# What else is kept of a table.
PARTS: Final = ("seats", "shares", "log", "bookmarks", "talk", "hidden", "orders", "settled")
_log: Final = logging.getLogger("pangaea.server")
_encode: Final = msgspec.json.Encoder().encode
_mark: Final = msgspec.json.Decoder(Bookmark)


class SqlStore(PeopleStore):
    """Tables in a database; how it is reached is the engine's."""

    _generation = ""  # which tables these are: another one after each restore

    def __init__(self) -> None:
        self._named: set[str] = set()  # damaged tables that the log names already

    async def create(self, table: TableRow, *, follows: str = "", log: Sequence[str] = ()) -> str:
        return await self._write(partial(_create, table=table, follows=follows, log=log))

    async def load(self, table: str) -> TableRow | None:
        return await self._read(partial(sql_rows.load, table=table), table)

    async def tables_of(self, person: str, most: int, *, hidden: bool = False) -> list[TableRow]:
        return await self._several(
            partial(sql_rows.tables_of, person=person, most=most, hidden=hidden)
        )

    async def left_by(self, person: str, most: int) -> list[TableRow]:
        return await self._several(partial(sql_rows.left_by, person=person, most=most))

    async def lobby(self, since: float, most: int) -> list[TableRow]:
        return await self._several(partial(sql_rows.lobby, since=since, most=most))

    async def news(self, since: float, people: list[str], most: int) -> list[TableRow]:
        return await self._several(partial(sql_rows.news, since=since, people=people, most=most))

    async def _several(self, job: Job[list[TableRow | DamagedTable]]) -> list[TableRow]:
        found = await self._read(job)
        for damaged in (table for table in found if isinstance(table, DamagedTable)):
            self._name(damaged)
        return [table for table in found if isinstance(table, TableRow)]

    async def names(self) -> list[str]:
        return await self._read(_names)

    async def stretch(self, after: str, most: int) -> list[tuple[str, float]]:
        return await self._read(partial(_stretch, after=after, most=most))

    async def remove(self, table: str, lines: int) -> None:
        await self._write(self._fenced(partial(_remove, table=table, lines=lines), table))

    async def take_seat(
        self, table: str, token: str, person: str, name: str, sent: str = ""
    ) -> int:
        job = partial(_take_seat, table=table, token=token, person=person, name=name, sent=sent)
        return await self._write(self._fenced(job, table))

    async def reseat(self, table: str, before: list[SeatRow], after: list[SeatRow]) -> None:
        await self._write(
            self._fenced(partial(_reseat, table=table, before=before, after=after), table)
        )

    async def start(self, table: str) -> None:
        await self._write(self._fenced(partial(_start, table=table), table))

    async def say(self, table: str, line: bytes, watched: str = "") -> None:
        job = partial(_say, table=table, line=line, watched=watched)
        await self._write(self._fenced(job, table))

    async def talk(self, table: str) -> list[bytes]:
        return await self._read(partial(_talk, table=table), table)

    async def order(self, table: str, seat: int, holder: str, question: str, line: bytes) -> None:
        job = partial(sql_people.order, key=(table, seat, question), holder=holder, line=line)
        await self._write(self._fenced(job, table))

    async def orders(self, table: str) -> list[tuple[int, str, bytes]]:
        return await self._read(partial(sql_people.orders, table=table), table)

    async def subscribe(self, person: str, browser: Subscription, most: int) -> None:
        job = partial(sql_people.subscribe, person=person, browser=browser, most=most)
        await self._write(self._announce(job, person))

    async def unsubscribe(self, endpoint: str) -> None:
        await self._write(partial(sql_people.unsubscribe, endpoint=endpoint))

    async def subscribers(self) -> list[str]:
        return await self._read(sql_people.subscribers)

    async def concerning_subscribers(self, since: float, after: str, most: int) -> list[TableRow]:
        job = partial(sql_rows.concerning_subscribers, since=since, after=after, most=most)
        return await self._several(job)

    async def subscriptions(self, person: str) -> list[Subscription]:
        return await self._read(partial(sql_people.subscriptions, person=person))

    async def settle(self, table: str, person: str, kind: str) -> bool:
        return await self._write(partial(sql_people.settle, table=table, person=person, kind=kind))

    async def unsettle(self, table: str, person: str, kind: str) -> None:
        await self._write(partial(sql_people.unsettle, table=table, person=person, kind=kind))

    async def is_settled(self, table: str, person: str, kind: str) -> bool:
        return await self._read(
            partial(sql_people.is_settled, table=table, person=person, kind=kind)
        )

    async def share(self, table: str, person: str, sent: str) -> None:
        await self._write(
            self._fenced(partial(_share, table=table, person=person, sent=sent), table)
        )

    async def begin(self, table: str, header: str, seed: str, standing: Standing) -> None:
        job = partial(_begin, table=table, header=header, seed=seed, standing=standing)
        await self._write(self._fenced(job, table))

    async def append(
        self,
        table: str,
        after: int,
        lines: list[str],
        standing: Standing,
        seats: list[SeatRow] | None = None,
    ) -> None:
        fence = partial(self._check_owned, table=table)
        await self._write(
            partial(
                _append, table=table, after=after, lines=lines, standing=standing, seats=seats,
                generation=self._generation, fence=fence,
            )
        )  # fmt: skip

    async def due(self, now: float, most: int) -> list[str]:
        return await self._read(partial(_due, now=now, most=most))

    async def lines(self, table: str, start: int = 0) -> list[str]:
        return await self._read(partial(_lines, table=table, start=start), table)

    async def keep(self, table: str, mark: Bookmark) -> None:
        await self._write(self._fenced(partial(_keep, table=table, mark=mark), table))

    async def bookmark(self, table: str, most: int) -> Bookmark | None:
        return await self._read(partial(_bookmark, table=table, most=most), table)

    async def probe(self) -> None:
        await self._write(_probe)

    async def was_replaced(self) -> bool:
        return await self._read(generation_of) != self._generation

    async def renew(self) -> None:
        self._generation = await self._read(generation_of)

    def _fenced(self, job: Job[Result], table: str = "") -> Job[Result]:
        known = self._generation

        def fenced(db: Database) -> Result:
            if generation_of(db) != known:
                raise Conflict
            if table:
                self._check_owned(db, table)
            return job(db)

        return fenced

    def _check_owned(self, db: Database, table: str) -> None:
        """Refuse to write to a table that another process owns; one that is alone owns all."""

    def _name(self, damaged: DamagedTable) -> None:
        """Name a damaged table in the log, once."""
        table = str(damaged.details["table"])
        if table not in self._named:
            self._named.add(table)
            _log.error("table %s is damaged (%r)", TableId(table), damaged.__cause__)


# -- writing -----------------------------------------------------------------------------------


def _create(db: Database, table: TableRow, follows: str, log: Sequence[str]) -> str:
    if follows:
        found = db.execute("SELECT rematch FROM tables WHERE id = ?", (follows,)).fetchone()
        if found is not None and found[0]:  # none: the table it follows was archived meanwhile
            return str(found[0])
        db.execute("UPDATE tables SET rematch = ? WHERE id = ?", (table.id, follows))
    db.execute(
        "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            table.id, table.owner, table.updated, len(log), _encode(table), table.header,
            table.seed, _encode(table.standing), table.rematch, table.started,
            table.standing.due, table.public,
        ),
    )  # fmt: skip
    insert_seats(db, table.id, table.seats)
    for share in table.shares:
        _add_share(db, table.id, share)
    _insert(db, table.id, 0, log)
    return table.id


def _reseat(db: Database, table: str, before: list[SeatRow], after: list[SeatRow]) -> None:
    if seats_of(db, table) != before:
        raise Conflict
    write_seats(db, table, after)
    for person in {seat.holder for seat in before} - {"", *(seat.holder for seat in after)}:
        sql_people.settle(db, table, person, LEFT)
    db.execute("UPDATE tables SET updated = ? WHERE id = ?", (time(), table))


def _start(db: Database, table: str) -> None:
    db.execute("UPDATE tables SET started = 1, updated = ? WHERE id = ?", (time(), table))


def _say(db: Database, table: str, line: bytes, watched: str) -> None:
    query = 'SELECT coalesce(max(number) + 1, 0) FROM talk WHERE "table" = ?'
    (number,) = db.execute(query, (table,)).fetchone()
    db.execute("INSERT INTO talk VALUES (?, ?, ?)", (table, number, line))
    if watched:
        sql_people.settle(db, table, watched, LEFT)
    db.execute('DELETE FROM talk WHERE "table" = ? AND number <= ?', (table, number - TALK_KEPT))


def _insert(db: Database, table: str, after: int, lines: Sequence[str]) -> None:
    rows = [(table, number, line) for number, line in enumerate(lines, start=after)]
    db.executemany("INSERT INTO log VALUES (?, ?, ?)", rows)


def _take_seat(db: Database, table: str, token: str, person: str, name: str, sent: str) -> int:
    query = "SELECT seat, holder FROM seats WHERE \"table\" = ? AND token = ? AND token <> ''"
    found = db.execute(query, (table, token)).fetchone()
    if found is None or found[1] not in ("", person):
        raise Conflict
    if not found[1]:
        values = (person, name, table, found[0])
        db.execute('UPDATE seats SET holder = ?, name = ? WHERE "table" = ? AND seat = ?', values)
        db.execute("UPDATE tables SET updated = ? WHERE id = ?", (time(), table))
        if not _has_shared(db, table, person):
            _add_share(db, table, Share(person, sent))
    return int(found[0])


def _share(db: Database, table: str, person: str, sent: str) -> None:
    waiting = db.execute("SELECT 1 FROM tables WHERE id = ? AND header = ''", (table,)).fetchone()
    if waiting is None or _has_shared(db, table, person):
        raise Conflict
    _add_share(db, table, Share(person, sent))


def _has_shared(db: Database, table: str, person: str) -> bool:
    query = 'SELECT 1 FROM shares WHERE "table" = ? AND holder = ?'
    return db.execute(query, (table, person)).fetchone() is not None


def _add_share(db: Database, table: str, share: Share) -> None:
    query = 'SELECT coalesce(max(number) + 1, 0) FROM shares WHERE "table" = ?'
    (number,) = db.execute(query, (table,)).fetchone()
    db.execute("INSERT INTO shares VALUES (?, ?, ?, ?)", (table, number, share.holder, share.sent))


def _begin(db: Database, table: str, header: str, seed: str, standing: Standing) -> None:
    changed = db.execute(
        "UPDATE tables SET header = ?, seed = ?, standing = ?, updated = ?, due = ?"
        " WHERE id = ? AND header = ''",
        (header, seed, _encode(standing), time(), standing.due, table),
    )
    if changed.rowcount != 1:
        raise Conflict


def _append(
    db: Database,
    table: str,
    after: int,
    lines: list[str],
    standing: Standing,
    seats: list[SeatRow] | None,
    generation: str,
    fence: Callable[[Database], None],
) -> None:
    """Append lines, if the table is as it was: every statement costs an answer its time."""
    fence(db)
    stands = _encode(standing)
    changed = db.execute(
        "UPDATE tables SET lines = ?, updated = CASE WHEN standing = ? THEN updated ELSE ? END,"
        " standing = ?, due = ? WHERE id = ? AND lines = ?"
        " AND (SELECT generation FROM store) = ?",
        (after + len(lines), stands, time(), stands, standing.due, table, after, generation),
    )
    if changed.rowcount != 1:
        raise Conflict
    _insert(db, table, after, lines)
    if seats is not None:
        write_seats(db, table, seats)
    sql_people.forget_turns(db, table, standing.asked)


def _keep(db: Database, table: str, mark: Bookmark) -> None:
    values = (table, mark.lines, _encode(mark))
    db.execute(
        "INSERT INTO bookmarks VALUES (?, ?, ?)"
        ' ON CONFLICT ("table", lines) DO UPDATE SET mark = excluded.mark',
        values,
    )
    db.execute(
        'DELETE FROM bookmarks WHERE "table" = ? AND lines NOT IN'
        ' (SELECT lines FROM bookmarks WHERE "table" = ? ORDER BY lines DESC LIMIT ?)',
        (table, table, BOOKMARKS_KEPT),
    )


def _remove(db: Database, table: str, lines: int) -> None:
    gone = db.execute("DELETE FROM tables WHERE id = ? AND lines = ?", (table, lines))
    if gone.rowcount != 1:
        raise Conflict
    db.execute("UPDATE tables SET rematch = '' WHERE rematch = ?", (table,))
    for part in PARTS:
        db.execute(f'DELETE FROM {part} WHERE "table" = ?', (table,))  # noqa: S608


def _probe(db: Database) -> None:
    db.execute("UPDATE store SET generation = generation")


# -- reading -----------------------------------------------------------------------------------


def generation_of(db: Database) -> str:
    return str(db.execute("SELECT generation FROM store").fetchone()[0])


def _names(db: Database) -> list[str]:
    return [str(name) for (name,) in db.execute("SELECT id FROM tables ORDER BY id")]


def _stretch(db: Database, after: str, most: int) -> list[tuple[str, float]]:
    query = "SELECT id, updated FROM tables WHERE id > ? ORDER BY id LIMIT ?"
    return [(str(name), float(at)) for name, at in db.execute(query, (after, most))]


def _due(db: Database, now: float, most: int) -> list[str]:
    query = "SELECT id FROM tables WHERE due > 0 AND due <= ? ORDER BY due LIMIT ?"
    return [str(name) for (name,) in db.execute(query, (now, most))]


def _lines(db: Database, table: str, start: int) -> list[str]:
    """Return lines up to the first that is missing."""
    query = 'SELECT number, line FROM log WHERE "table" = ? AND number >= ? ORDER BY number'
    rows = db.execute(query, (table, start)).fetchall()
    return [str(line) for place, (number, line) in enumerate(rows, start) if number == place]


def _talk(db: Database, table: str) -> list[bytes]:
    query = 'SELECT line FROM talk WHERE "table" = ? ORDER BY number'
    return [bytes(line) for (line,) in db.execute(query, (table,))]


def _bookmark(db: Database, table: str, most: int) -> Bookmark | None:
    query = (
        'SELECT mark FROM bookmarks WHERE "table" = ? AND lines <= ? ORDER BY lines DESC LIMIT 1'
    )
    found = db.execute(query, (table, most)).fetchone()
    try:
        return None if found is None else _mark.decode(found[0])
    except (msgspec.MsgspecError, UnicodeError, TypeError) as error:
        _log.error("table %s: a bookmark is damaged (%r)", TableId(table), error)
        return None
