"""What a store keeps of people, beside the tables they sit at."""

from abc import abstractmethod
from functools import partial
from typing import Final

import msgspec

from pangaea.server.sql_contract import Database, Job, Result
from pangaea.server.store import Anonymous, Block, SeatRow, Store

SEAT: Final = ("kind", "name", "level", "holder", "token", "stand_in", "resigned", "welcome")
_encode: Final = msgspec.json.Encoder().encode


class PeopleStore(Store):
    """What is kept of people, by whatever reads and writes."""

    @abstractmethod
    def _fenced(self, job: Job[Result], table: str = "") -> Job[Result]:
        """Refuse a job that was meant for tables which have been replaced since.

        Where a table is named, only its owner may do it.
        """

    @abstractmethod
    async def _write(self, job: Job[Result]) -> Result:
        """Carry a job out that writes."""

    @abstractmethod
    async def _read(self, job: Job[Result], table: str = "") -> Result:
        """Carry a job out that only reads."""

    async def publish(self, table: str, *, public: bool) -> None:
        await self._write(self._fenced(partial(publish, table=table, public=public), table))

    async def hide(self, table: str, person: str, *, hidden: bool) -> None:
        job = partial(hide, table=table, person=person, hidden=hidden)
        await self._write(self._fenced(job))

    async def pass_on(self, table: str, owner: str) -> None:
        await self._write(self._fenced(partial(pass_on, table=table, owner=owner), table))

    async def block(self, person: str, other: str, name: str) -> None:
        await self._write(partial(block, person=person, other=other, name=name))

    async def unblock(self, person: str, other: str) -> None:
        await self._write(partial(unblock, person=person, other=other))

    async def blocked_by(self, person: str) -> list[Block]:
        return await self._read(partial(blocked_by, person=person))

    async def epochs(self) -> dict[str, int]:
        return await self._read(epochs)

    async def advance(self, person: str) -> int:
        return await self._write(partial(advance, person=person))

    async def recover_by(self, person: str, recovery: str) -> None:
        await self._write(partial(recover_by, person=person, recovery=recovery))

    async def recovered(self, recovery: str) -> str:
        return await self._read(partial(recovered, recovery=recovery))

    async def meet(self, person: str, rules: list[str]) -> None:
        await self._write(partial(meet, person=person, rules=rules))

    async def met(self, person: str) -> list[str]:
        return await self._read(partial(met, person=person))

    async def unmeet(self, person: str, rule: str) -> None:
        await self._write(partial(unmeet, person=person, rule=rule))

    async def forget(self, person: str) -> None:
        await self._write(partial(forget, person=person))

    async def anonymize(self, table: str, person: str, after: Anonymous) -> None:
        job = partial(anonymize, table=table, person=person, after=after)
        await self._write(self._fenced(job, table))


# -- seats ----------------------------------------------------------------------------------


def insert_seats(db: Database, table: str, seats: list[SeatRow]) -> None:
    """Keep the seats of a new table."""
    rows = [(table, number, *msgspec.structs.astuple(seat)) for number, seat in enumerate(seats)]
    db.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)


def write_seats(db: Database, table: str, seats: list[SeatRow]) -> None:
    """Keep other seats in the place of those there are."""
    db.execute('DELETE FROM seats WHERE "table" = ?', (table,))
    insert_seats(db, table, seats)


def seats_of(db: Database, table: str) -> list[SeatRow]:
    """Return the seats of a table."""
    query = f'SELECT {", ".join(SEAT)} FROM seats WHERE "table" = ? ORDER BY seat'  # noqa: S608
    rows = db.execute(query, (table,)).fetchall()
    return [_seat(dict(zip(SEAT, row, strict=True))) for row in rows]


def _seat(found: dict[str, object]) -> SeatRow:
    flags = {name: bool(found[name]) for name in ("resigned", "welcome")}
    return msgspec.convert({**found, **flags}, SeatRow)


# -- people ----------------------------------------------------------------------------------


def publish(db: Database, table: str, *, public: bool) -> None:
    """Let anybody find a table in the lobby, or nobody."""
    db.execute("UPDATE tables SET public = ? WHERE id = ?", (public, table))


def pass_on(db: Database, table: str, owner: str) -> None:
    """Make somebody else the host."""
    db.execute("UPDATE tables SET owner = ? WHERE id = ?", (owner, table))


def hide(db: Database, table: str, person: str, *, hidden: bool) -> None:
    """Put a table aside for one person, or take it back to their list."""
    if hidden:
        db.execute("INSERT INTO hidden VALUES (?, ?) ON CONFLICT DO NOTHING", (table, person))
    else:
        db.execute('DELETE FROM hidden WHERE "table" = ? AND person = ?', (table, person))


def block(db: Database, person: str, other: str, name: str) -> None:
    """Keep that a person wants nothing to do with another."""
    db.execute(
        "INSERT INTO blocks VALUES (?, ?, ?)"
        " ON CONFLICT (person, other) DO UPDATE SET name = excluded.name",
        (person, other, name),
    )


def unblock(db: Database, person: str, other: str) -> None:
    """Forget that again."""
    db.execute("DELETE FROM blocks WHERE person = ? AND other = ?", (person, other))


def blocked_by(db: Database, person: str) -> list[Block]:
    """List whom a person has blocked."""
    query = "SELECT other, name FROM blocks WHERE person = ? ORDER BY name, other"
    return [Block(str(other), str(name)) for other, name in db.execute(query, (person,))]


def epochs(db: Database) -> dict[str, int]:
    """Return how often people have signed out all other devices."""
    found = db.execute("SELECT person, epoch FROM people WHERE epoch > 0")
    return {str(person): int(epoch) for person, epoch in found}


def advance(db: Database, person: str) -> int:
    """Sign out all other devices of a person, with the recovery link."""
    db.execute(
        "INSERT INTO people VALUES (?, 1, '')"
        " ON CONFLICT (person) DO UPDATE SET epoch = people.epoch + 1, recovery = ''",
        (person,),
    )
    # A lost device is told of no turn any more.
    db.execute("DELETE FROM subscriptions WHERE person = ?", (person,))
    found = db.execute("SELECT epoch FROM people WHERE person = ?", (person,)).fetchone()
    return int(found[0])


def recover_by(db: Database, person: str, recovery: str) -> None:
    """Keep the fingerprint of a person's recovery link."""
    db.execute(
        "INSERT INTO people VALUES (?, 0, ?) ON CONFLICT (person) DO UPDATE SET recovery = ?",
        (person, recovery, recovery),
    )


def recovered(db: Database, recovery: str) -> str:
    """Return whose recovery link has this fingerprint, "" if nobody's."""
    query = "SELECT person FROM people WHERE recovery = ? AND recovery <> ''"
    found = db.execute(query, (recovery,)).fetchone()
    return "" if found is None else str(found[0])


def meet(db: Database, person: str, rules: list[str]) -> None:
    """Keep that rules have shown themselves to a person."""
    rows = [(person, rule) for rule in rules]
    db.executemany("INSERT INTO met VALUES (?, ?) ON CONFLICT DO NOTHING", rows)


def met(db: Database, person: str) -> list[str]:
    """List the rules that have shown themselves to a person."""
    query = "SELECT rule FROM met WHERE person = ? ORDER BY rule"
    return [str(rule) for (rule,) in db.execute(query, (person,))]


def unmeet(db: Database, person: str, rule: str) -> None:
    """Forget that a rule has shown itself."""
    db.execute("DELETE FROM met WHERE person = ? AND rule = ?", (person, rule))


def forget(db: Database, person: str) -> None:
    """Forget what is kept of a person beside the tables; their old cookies stay void."""
    advance(db, person)
    db.execute("DELETE FROM blocks WHERE person = ? OR other = ?", (person, person))
    for part in ("hidden", "settled", "met"):
        db.execute(f"DELETE FROM {part} WHERE person = ?", (person,))  # noqa: S608
    db.execute("DELETE FROM orders WHERE holder = ?", (person,))


def anonymize(db: Database, table: str, person: str, after: Anonymous) -> None:
    """Put another id in the place of a person, and the lines that named them anew."""
    db.execute("UPDATE tables SET owner = ? WHERE id = ?", (after.owner, table))
    values = (after.id, table, person)
    db.execute('UPDATE shares SET holder = ? WHERE "table" = ? AND holder = ?', values)
    db.execute('DELETE FROM talk WHERE "table" = ?', (table,))
    talk = [(table, number, line) for number, line in enumerate(after.talk)]
    db.executemany("INSERT INTO talk VALUES (?, ?, ?)", talk)
    write_seats(db, table, after.seats)
    if after.rows:
        _rewrite(db, table, after)


def _rewrite(db: Database, table: str, after: Anonymous) -> None:
    """Keep a record whose lines were tied anew; positions kept of the old one do not fit it."""
    header, *lines = after.rows
    values = (header, _encode(after.standing), table)
    db.execute("UPDATE tables SET header = ?, standing = ? WHERE id = ?", values)
    texts = [(line, table, number) for number, line in enumerate(lines)]
    db.executemany('UPDATE log SET line = ? WHERE "table" = ? AND number = ?', texts)
    db.execute('DELETE FROM bookmarks WHERE "table" = ?', (table,))
