"""What a store keeps of people: devices, blocks, standing orders, browsers, what was told."""

from abc import abstractmethod
from collections.abc import Sequence
from functools import partial
from time import time
from typing import Final

import msgspec

from pangaea.server.store.contract import Anonymous, SeatRow, Store
from pangaea.server.store.engine import Database, Job, Result, Value
from pangaea.server.store.people import Block, Device, Subscription

SEAT: Final = ("kind", "name", "level", "holder", "token", "stand_in", "resigned", "welcome")
LEFT: Final = "left"  # kept of somebody at a table where they have no seat, but were heard of
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

    def _announce(self, job: Job[Result], person: str) -> Job[Result]:
        """Let other processes know of whom a job changes something; who is alone tells nobody."""
        return job

    async def block(self, person: str, other: str, name: str) -> None:
        job = partial(block, person=person, other=other, name=name)
        await self._write(self._announce(job, person))

    async def unblock(self, person: str, other: str) -> None:
        await self._write(self._announce(partial(unblock, person=person, other=other), person))

    async def blocked_by(self, person: str) -> list[Block]:
        return await self._read(partial(blocked_by, person=person))

    async def epochs(self, people: list[str] | None = None) -> dict[str, int]:
        return await self._read(partial(epochs, people=people))

    async def advance(self, person: str) -> int:
        return await self._write(self._announce(partial(advance, person=person), person))

    async def see_device(self, person: str, device: Device) -> None:
        await self._write(partial(see_device, person=person, device=device))

    async def devices(self, person: str, most: int) -> list[Device]:
        return await self._read(partial(devices, person=person, most=most))

    async def sign_out(self, person: str, device: str) -> bool:
        job = partial(sign_out, person=person, device=device)
        return await self._write(self._announce(job, person))

    async def signed_out(self) -> set[str]:
        return await self._read(signed_out)

    async def recover_by(self, person: str, recovery: str) -> None:
        await self._write(partial(recover_by, person=person, recovery=recovery))

    async def owner_of_recovery(self, recovery: str) -> str:
        return await self._read(partial(owner_of_recovery, recovery=recovery))

    async def link(self, person: str, link: str, now: float, until: float) -> None:
        await self._write(partial(keep_link, person=person, link=link, now=now, until=until))

    async def linked(self, link: str, now: float) -> str:
        return await self._read(partial(linked, link=link, now=now))

    async def use_link(self, link: str, now: float) -> str:
        return await self._write(partial(use_link, link=link, now=now))

    async def meet(self, person: str, rules: list[str]) -> None:
        await self._write(partial(meet, person=person, rules=rules))

    async def rules_met(self, person: str) -> list[str]:
        return await self._read(partial(rules_met, person=person))

    async def unmeet(self, person: str, rule: str) -> None:
        await self._write(partial(unmeet, person=person, rule=rule))

    async def forget(self, person: str) -> None:
        await self._write(self._announce(partial(forget, person=person), person))

    async def anonymize(self, table: str, person: str, after: Anonymous) -> None:
        job = partial(anonymize, table=table, person=person, after=after)
        await self._write(self._fenced(job, table))


def places(values: Sequence[Value]) -> str:
    """Return a place for each of some values."""
    return ", ".join("?" * len(values)) or "''"


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
    return [seat_in(row) for row in seat_rows(db, [table])]


def seat_rows(db: Database, tables: list[str]) -> list[Sequence[object]]:
    """Return the seats of some tables as they are kept, each after the name of its table."""
    query = (
        f'SELECT "table", {", ".join(SEAT)} FROM seats'  # noqa: S608
        f' WHERE "table" IN ({places(tables)}) ORDER BY "table", seat'
    )
    return db.execute(query, tables).fetchall()


def seat_in(row: Sequence[object]) -> SeatRow:
    """Read a seat."""
    return _seat(dict(zip(SEAT, row[1:], strict=True)))


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


def epochs(db: Database, people: list[str] | None) -> dict[str, int]:
    """Return how often people, or some of them, have signed out all other devices."""
    query = "SELECT person, epoch FROM people WHERE epoch > 0"
    if people is None:
        found = db.execute(query)
    else:
        found = db.execute(f"{query} AND person IN ({places(people)})", people)
    return {str(person): int(epoch) for person, epoch in found}


def advance(db: Database, person: str) -> int:
    """Sign out all other devices of a person, with the recovery link."""
    db.execute(
        "INSERT INTO people VALUES (?, 1, '')"
        " ON CONFLICT (person) DO UPDATE SET epoch = people.epoch + 1, recovery = ''",
        (person,),
    )
    # A lost device is told of no turn any more, and its link leads nowhere.
    for part in ("subscriptions", "links", "devices"):
        db.execute(f"DELETE FROM {part} WHERE person = ?", (person,))  # noqa: S608
    found = db.execute("SELECT epoch FROM people WHERE person = ?", (person,)).fetchone()
    return int(found[0])


def see_device(db: Database, person: str, device: Device) -> None:
    """Keep that a device is used."""
    db.execute(
        "INSERT INTO devices VALUES (?, ?, ?, ?, 0) ON CONFLICT (device) DO UPDATE"
        " SET name = excluded.name, seen = excluded.seen WHERE devices.signed_out = 0",
        (device.id, person, device.name, device.seen),
    )


def devices(db: Database, person: str, most: int) -> list[Device]:
    """List somebody's devices."""
    query = (
        "SELECT device, name, seen FROM devices WHERE person = ? AND signed_out = 0"
        " ORDER BY seen DESC, device LIMIT ?"
    )
    found = db.execute(query, (person, most))
    return [Device(str(device), str(name), float(seen)) for device, name, seen in found]


def sign_out(db: Database, person: str, device: str) -> bool:
    """Sign a device out, with the recovery link, which it may have made.

    Browsers that never told which device they are on are told no more.
    """
    query = "UPDATE devices SET signed_out = 1 WHERE device = ? AND person = ?"
    if not db.execute(query, (device, person)).rowcount:
        return False
    db.execute("UPDATE people SET recovery = '' WHERE person = ?", (person,))
    db.execute("DELETE FROM links WHERE person = ?", (person,))
    for browser in subscriptions(db, person):
        if browser.device in ("", device):
            unsubscribe(db, browser.endpoint)
    return True


def signed_out(db: Database) -> set[str]:
    """Return the devices that were signed out one by one."""
    query = "SELECT device FROM devices WHERE signed_out = 1"
    return {str(device) for (device,) in db.execute(query)}


def recover_by(db: Database, person: str, recovery: str) -> None:
    """Keep the fingerprint of a person's recovery link."""
    db.execute(
        "INSERT INTO people VALUES (?, 0, ?) ON CONFLICT (person) DO UPDATE SET recovery = ?",
        (person, recovery, recovery),
    )


def owner_of_recovery(db: Database, recovery: str) -> str:
    """Return whose recovery link has this fingerprint, "" if nobody's."""
    query = "SELECT person FROM people WHERE recovery = ? AND recovery <> ''"
    found = db.execute(query, (recovery,)).fetchone()
    return "" if found is None else str(found[0])


def keep_link(db: Database, person: str, link: str, now: float, until: float) -> None:
    """Keep a person's one link for a second device; those that are too old go."""
    db.execute("DELETE FROM links WHERE person = ? OR until <= ?", (person, now))
    db.execute("INSERT INTO links VALUES (?, ?, ?)", (link, person, until))


def linked(db: Database, link: str, now: float) -> str:
    """Return whose link it is, "" if it is of no use any more."""
    query = "SELECT person FROM links WHERE link = ? AND until > ?"
    found = db.execute(query, (link, now)).fetchone()
    return "" if found is None else str(found[0])


def use_link(db: Database, link: str, now: float) -> str:
    """Return whose link it is, and let nobody use it again."""
    person = linked(db, link, now)
    db.execute("DELETE FROM links WHERE link = ?", (link,))
    return person


def meet(db: Database, person: str, rules: list[str]) -> None:
    """Keep that rules have shown themselves to a person."""
    rows = [(person, rule) for rule in rules]
    db.executemany("INSERT INTO met VALUES (?, ?) ON CONFLICT DO NOTHING", rows)


def rules_met(db: Database, person: str) -> list[str]:
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
    db.execute('DELETE FROM settled WHERE "table" = ? AND person = ?', (table, person))
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


_browser: Final = msgspec.json.Decoder(Subscription)


def order(db: Database, key: tuple[str, int, str], holder: str, line: bytes) -> None:
    db.execute('DELETE FROM orders WHERE "table" = ? AND seat = ? AND question = ?', key)
    if line:
        db.execute("INSERT INTO orders VALUES (?, ?, ?, ?, ?)", (*key, holder, line))


def subscribe(db: Database, person: str, browser: Subscription, most: int) -> None:
    values = (browser.endpoint, person, _encode(browser), time())
    db.execute(
        "INSERT INTO subscriptions VALUES (?, ?, ?, ?) ON CONFLICT (endpoint) DO UPDATE"
        " SET person = excluded.person, line = excluded.line, since = excluded.since",
        values,
    )
    db.execute(
        "DELETE FROM subscriptions WHERE person = ? AND endpoint NOT IN"
        " (SELECT endpoint FROM subscriptions WHERE person = ? ORDER BY since DESC LIMIT ?)",
        (person, person, most),
    )


def unsubscribe(db: Database, endpoint: str) -> None:
    db.execute("DELETE FROM subscriptions WHERE endpoint = ?", (endpoint,))


def settle(db: Database, table: str, person: str, kind: str) -> bool:
    query = "INSERT INTO settled VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
    return db.execute(query, (table, person, kind)).rowcount == 1


def unsettle(db: Database, table: str, person: str, kind: str) -> None:
    db.execute(
        'DELETE FROM settled WHERE "table" = ? AND person = ? AND kind = ?', (table, person, kind)
    )


def is_settled(db: Database, table: str, person: str, kind: str) -> bool:
    query = 'SELECT 1 FROM settled WHERE "table" = ? AND person = ? AND kind = ?'
    return db.execute(query, (table, person, kind)).fetchone() is not None


def forget_turns(db: Database, table: str, asked: int) -> None:
    """Forget that those were told, or begun to be, of their turn whose turn it no longer is."""
    db.execute(
        "DELETE FROM settled WHERE \"table\" = ? AND kind IN ('turn', 'begun-turn')"
        " AND person NOT IN"
        " (SELECT holder FROM seats WHERE \"table\" = ? AND stand_in = ''"
        " AND ((? >> seat) & 1) = 1)",
        (table, table, asked),
    )


def orders(db: Database, table: str) -> list[tuple[int, str, bytes]]:
    query = 'SELECT seat, holder, line FROM orders WHERE "table" = ? ORDER BY seat, question'
    return [
        (int(seat), str(holder), bytes(line)) for seat, holder, line in db.execute(query, (table,))
    ]


def subscribers(db: Database) -> list[str]:
    query = "SELECT DISTINCT person FROM subscriptions ORDER BY person"
    return [str(person) for (person,) in db.execute(query)]


def subscriptions(db: Database, person: str) -> list[Subscription]:
    query = "SELECT line FROM subscriptions WHERE person = ? ORDER BY endpoint"
    return [_browser.decode(line) for (line,) in db.execute(query, (person,))]
