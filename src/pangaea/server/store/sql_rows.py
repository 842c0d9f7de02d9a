"""Tables put together from the rows they are kept in, one alone or many of them."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct

from pangaea.server.store.contract import DamagedTable, Share, Standing, TableRow
from pangaea.server.store.engine import Database
from pangaea.server.store.sql_people import LEFT, places, seat_in, seat_rows

_row: Final = msgspec.json.Decoder(TableRow)
_standing: Final = msgspec.json.Decoder(Standing)


class Columns(Struct, array_like=True):
    """A row of the table of tables, as far as it is not found by."""

    id: str
    owner: str
    updated: float
    lines: int
    row: bytes
    header: str
    seed: str
    standing: bytes
    rematch: str
    started: int
    public: int


COLUMNS: Final = ", ".join(Columns.__struct_fields__)


def load(db: Database, table: str) -> TableRow | None:
    found = db.execute(f"SELECT {COLUMNS} FROM tables WHERE id = ?", (table,)).fetchone()  # noqa: S608
    for whole in _whole(db, [] if found is None else [found]):
        if isinstance(whole, DamagedTable):
            raise whole
        return whole
    return None


def tables_of(
    db: Database, person: str, most: int, *, hidden: bool
) -> list[TableRow | DamagedTable]:
    aside = f"{'' if hidden else 'NOT '}EXISTS"
    query = (
        f"SELECT {COLUMNS} FROM tables WHERE id IN"  # noqa: S608
        ' (SELECT id FROM tables WHERE owner = ? UNION SELECT "table" FROM seats WHERE holder = ?)'
        f' AND {aside} (SELECT 1 FROM hidden WHERE "table" = id AND person = ?)'
        " ORDER BY updated DESC, id LIMIT ?"
    )
    return _whole(db, db.execute(query, (person, person, person, most)).fetchall())


def left_by(db: Database, person: str, most: int) -> list[TableRow | DamagedTable]:
    """List the tables where somebody has no seat, but left something.

    That a seat was left was not always kept, but who shared had one.
    """
    query = (
        f"SELECT {COLUMNS} FROM tables WHERE id IN"  # noqa: S608
        ' (SELECT "table" FROM settled WHERE person = ? AND kind = ?'
        ' UNION SELECT "table" FROM shares WHERE holder = ?) AND owner <> ? AND NOT EXISTS'
        ' (SELECT 1 FROM seats WHERE "table" = id AND holder = ?) ORDER BY id LIMIT ?'
    )
    values = (person, LEFT, person, person, person, most)
    return _whole(db, db.execute(query, values).fetchall())


def lobby(db: Database, since: float, most: int) -> list[TableRow | DamagedTable]:
    query = (
        f"SELECT {COLUMNS} FROM tables WHERE public = 1 AND updated >= ?"  # noqa: S608
        " ORDER BY updated DESC LIMIT ?"
    )
    return _whole(db, db.execute(query, (since, most)).fetchall())


def news(db: Database, since: float, people: list[str], most: int) -> list[TableRow | DamagedTable]:
    query = (
        f"SELECT {COLUMNS} FROM tables WHERE updated >= ? AND id IN"  # noqa: S608
        f' (SELECT "table" FROM seats WHERE holder IN ({places(people)}))'
        " ORDER BY updated DESC LIMIT ?"
    )
    return _whole(db, db.execute(query, (since, *people, most)).fetchall())


def concerning_subscribers(
    db: Database, since: float, after: str, most: int
) -> list[TableRow | DamagedTable]:
    query = (
        f"SELECT {COLUMNS} FROM tables WHERE id > ? AND updated >= ?"  # noqa: S608
        " AND (owner IN (SELECT person FROM subscriptions) OR EXISTS (SELECT 1 FROM seats"
        ' JOIN subscriptions ON holder = person WHERE "table" = id)) ORDER BY id LIMIT ?'
    )
    return _whole(db, db.execute(query, (after, since, most)).fetchall())


def _whole(db: Database, rows: list[tuple[object, ...]]) -> list[TableRow | DamagedTable]:
    """Put tables together, with two statements for all; what damages one damages no other."""
    if not rows:
        return []
    names = [str(row[0]) for row in rows]
    seats, shares = _by_table(seat_rows(db, names)), _by_table(_shares(db, names))
    return [
        _assemble_or_damaged(row, seats[name], shares[name])
        for name, row in zip(names, rows, strict=True)
    ]


def _by_table(rows: list[Sequence[object]]) -> defaultdict[str, list[Sequence[object]]]:
    found: defaultdict[str, list[Sequence[object]]] = defaultdict(list)
    for row in rows:
        found[str(row[0])].append(row)
    return found


def _assemble_or_damaged(
    found: tuple[object, ...], seats: list[Sequence[object]], shares: list[Sequence[object]]
) -> TableRow | DamagedTable:
    try:
        return _assemble(found, seats, shares)
    except (msgspec.MsgspecError, ValueError, TypeError) as error:
        damaged = DamagedTable("refused-damaged", table=str(found[0]))
        damaged.__cause__ = error
        return damaged


def _assemble(
    found: tuple[object, ...], chairs: list[Sequence[object]], shares: list[Sequence[object]]
) -> TableRow:
    kept = msgspec.convert(found, Columns, builtin_types=(bytes,))
    table = _row.decode(kept.row)
    seats = [seat_in(row) for row in chairs]
    if len(seats) != len(table.seats):
        raise ValueError("a seat is missing")
    table.seats, table.standing = seats, _standing.decode(kept.standing)
    table.shares = [msgspec.convert({"holder": row[1], "sent": row[2]}, Share) for row in shares]
    table.owner, table.updated, table.lines = kept.owner, kept.updated, kept.lines
    table.header, table.seed, table.rematch = kept.header, kept.seed, kept.rematch
    table.started, table.public = bool(kept.started), bool(kept.public)
    return table


def _shares(db: Database, tables: list[str]) -> list[Sequence[object]]:
    query = (
        'SELECT "table", holder, sent FROM shares'  # noqa: S608
        f' WHERE "table" IN ({places(tables)}) ORDER BY "table", number'
    )
    return db.execute(query, tables).fetchall()
