"""The store on PostgreSQL, for several processes and machines: a writer, and some readers.

Answers of many tables go in one statement, all else in one transaction. A statement that appends
checks everything itself, so the usual isolation will do. What reads before it writes is
serializable: of two processes that meet, one tries again.
"""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import datetime
from functools import partial
from queue import SimpleQueue
from random import uniform
from time import sleep, time
from typing import Final

import msgspec

from pangaea.server.store.contract import Conflict, DamagedTable, SeatRow, Standing, StoreTrouble
from pangaea.server.store.engine import Database, Errand, GroupCommit, Job, Result
from pangaea.server.store.ownership import Ownership, check_owned, owner_of
from pangaea.server.store.postgres_connection import (
    AGAIN,
    LOST,
    TROUBLE,
    Connection,
    connect,
    fit,
)
from pangaea.server.store.sql import SqlStore, generation_of

ATTEMPTS: Final = 8
FIRST_PAUSE: Final = 0.005  # seconds; then twice as long
# Appends to the logs that have the length expected, and says which these were. Locking the row
# of the owner lets nobody take a table over between this check and the commit.
APPEND: Final = """
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::bytea[], $5::float8[], $6::int[])
        AS given (id, known, grown, standing, due, asked)
), mine AS (
    SELECT owners."table" AS id FROM owners JOIN nodes USING (node)
    WHERE owners."table" = ANY ($1) AND node = $12 AND until > clock_timestamp()
    FOR SHARE OF owners
), grown AS (
    UPDATE tables SET lines = given.grown, standing = given.standing, due = given.due,
        updated = CASE WHEN tables.standing = given.standing THEN updated ELSE $7 END
    FROM given
    WHERE tables.id = given.id AND tables.lines = given.known
        AND (SELECT generation FROM store) = $8
        AND CASE WHEN $12 = '' THEN NOT EXISTS (SELECT 1 FROM owners WHERE "table" = given.id)
            ELSE given.id IN (SELECT id FROM mine) END
    RETURNING tables.id, given.asked
), written AS (
    INSERT INTO log SELECT line.id, line.number, line.line
    FROM unnest($9::text[], $10::int[], $11::text[]) AS line (id, number, line)
        JOIN grown USING (id)
), told AS (
    DELETE FROM settled USING grown
    WHERE settled."table" = grown.id AND kind IN ('turn', 'begun-turn') AND NOT EXISTS (
        SELECT 1 FROM seats WHERE seats."table" = grown.id AND holder = settled.person
            AND stand_in = '' AND ((grown.asked >> seat) & 1) = 1)
)
SELECT id FROM grown
"""
# Whoever is paused, or cut off, while they hold a table's row keeps it no longer than their lease.
BEGIN: Final = (
    "BEGIN ISOLATION LEVEL SERIALIZABLE; SET LOCAL idle_in_transaction_session_timeout = '3s'"
)
_encode: Final = msgspec.json.Encoder().encode
_log: Final = logging.getLogger("pangaea.server")


class Appending(Errand):
    """Lines for a log that has a certain length."""

    def __init__(self, table: str, after: int, lines: list[str], standing: Standing) -> None:
        super().__init__(_no_job)
        self.table = table
        self.after = after
        self.lines = lines
        self.standing = standing
        self.generation = ""
        self.node = ""


def _no_job(_: Database) -> None:
    raise AssertionError("appended with others, not by itself")


class PostgresWriter(GroupCommit):
    """Group commit on one connection."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        super().__init__()

    def _afterwards(self) -> None:
        """The database sees to its own log."""

    def _let_go(self) -> None:
        self.connection.close()

    def _commit(self, errands: list[Errand]) -> None:
        jobs = [errand for errand in errands if not isinstance(errand, Appending)]
        for group in groups([one for one in errands if isinstance(one, Appending)]):
            self._append(group)
        if jobs:
            self._try(jobs)

    # -- appending -------------------------------------------------------------------------------

    def _append(self, group: list[Appending]) -> None:
        try:
            self.connection.refresh()
            grown = self._grown(group)
        except TROUBLE as error:
            self._append_alone(group, error)
            return
        except Exception as error:  # noqa: BLE001 - this thread must go on, whatever happens
            _fail(group, error)
            return
        for one in group:
            one.error = None if one.table in grown else Conflict()

    def _append_alone(self, group: list[Appending], error: Exception) -> None:
        """What is wrong with one must not touch the others; a lost line is lost for all."""
        if len(group) == 1 or isinstance(error, LOST):
            self.connection.drop()
            _fail(group, error)
            return
        for one in group:
            self._append([one])

    def _grown(self, group: list[Appending]) -> set[str]:
        lines = [
            (one.table, number, str(fit(line)))
            for one in group
            for number, line in enumerate(one.lines, start=one.after)
        ]
        found = self.connection.fetch(
            APPEND,
            [one.table for one in group],
            [one.after for one in group],
            [one.after + len(one.lines) for one in group],
            [_encode(one.standing) for one in group],
            [one.standing.due for one in group],
            [one.standing.asked for one in group],
            time(),
            group[0].generation,
            *([line[part] for line in lines] for part in range(3)),
            group[0].node,
        )
        return {str(table) for (table,) in found}

    # -- all else --------------------------------------------------------------------------------

    def _try(self, errands: list[Errand]) -> None:
        """Carry errands out in one transaction, again where another process was in the way."""
        pause = FIRST_PAUSE
        for _ in range(ATTEMPTS):
            try:
                self._carry_out_all(errands)
                return
            except AGAIN as error:
                self._roll_back()
                _fail(errands, error)
                sleep(uniform(pause / 2, pause))  # noqa: S311 - so that two do not meet again
                pause *= 2
            except Exception as error:  # noqa: BLE001 - this thread must go on, whatever happens
                self.connection.drop()
                _fail(errands, error)
                return

    def _roll_back(self) -> None:
        try:
            self.connection.say("ROLLBACK")
        except TROUBLE:
            self.connection.drop()

    def _carry_out_all(self, errands: list[Errand]) -> None:
        connection = self.connection
        connection.refresh()
        connection.say(BEGIN)
        for errand in errands:
            self._carry_out(errand)
        connection.say("COMMIT")

    def _carry_out(self, errand: Errand) -> None:
        """Write within the transaction; what one errand does wrong does not touch the others."""
        connection = self.connection
        connection.say("SAVEPOINT errand")
        errand.error = None
        try:
            errand.result = errand.job(connection)
        except (*AGAIN, *LOST):
            raise
        except Exception as error:  # noqa: BLE001 - whoever waits is told
            errand.error = error
            connection.say("ROLLBACK TO errand")
        connection.say("RELEASE errand")


def groups(appends: list[Appending]) -> list[list[Appending]]:
    """Put appends together that one statement can do: each table once, for the same store."""
    found: list[list[Appending]] = []
    taken: set[tuple[str, str, str]] = set()
    for one in appends:
        key = (one.table, one.generation, one.node)
        same = found and (found[-1][0].generation, found[-1][0].node) == key[1:]
        if not same or key in taken:
            found.append([])
            taken = set()
        found[-1].append(one)
        taken.add(key)
    return found


def _fail(errands: list[Appending] | list[Errand], error: Exception) -> None:
    for errand in errands:
        errand.error = error


READERS: Final = 4


class PostgresStore(SqlStore):
    """Tables in a database that others may use at the same time."""

    is_shared = True

    def __init__(self, url: str, place: str = "") -> None:
        super().__init__()
        connection = connect(url)
        self._generation = generation_of(connection)
        self._writer = PostgresWriter(connection)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self._idle: SimpleQueue[Connection] = SimpleQueue()
        for _ in range(READERS):
            self._idle.put(Connection(url))
        self._ownership = Ownership(url, place)
        self._changes: set[tuple[datetime, str]] = set()  # that were seen, of those of late

    async def append(
        self,
        table: str,
        after: int,
        lines: list[str],
        standing: Standing,
        seats: list[SeatRow] | None = None,
    ) -> None:
        if seats is not None:
            await super().append(table, after, lines, standing, seats)
            return
        errand = Appending(table, after, lines, standing)
        errand.generation, errand.node = self._generation, self._ownership.node
        try:
            await self._writer.send(errand)
        except TROUBLE as error:
            raise StoreTrouble("refused-store-trouble") from error
        except Conflict:
            await self._notice_loss(table)
            raise

    async def probe(self) -> None:
        await self._write(_probe)

    async def close(self) -> None:
        with suppress(StoreTrouble):
            await self._ownership.leave()
        await asyncio.to_thread(self._close)

    # -- owning ----------------------------------------------------------------------------------

    async def join(self) -> None:
        await self._ownership.join()

    async def beat(self) -> list[str] | None:
        return await self._ownership.beat()

    async def own(self, table: str) -> None:
        await self._ownership.own(table)

    async def take(self, table: str) -> bool:
        if not self._ownership.node:  # a command: it is checked when it writes
            return True
        return await self._ownership.take(table)

    async def release(self, tables: list[str]) -> None:
        await self._ownership.release(tables)

    def _check_owned(self, db: Database, table: str) -> None:
        check_owned(db, table, self._ownership.node)

    async def exchange(self, word: bytes) -> dict[str, bytes]:
        return await self._ownership.exchange(word)

    async def changes(self) -> list[str]:
        rows = set(await self._read(_changes))
        fresh = {person for at, person in rows - self._changes}
        self._changes = rows
        return sorted(fresh)

    def _announce(self, job: Job[Result], person: str) -> Job[Result]:
        def told(db: Database) -> Result:
            result = job(db)
            db.execute("INSERT INTO changes (person) VALUES (?)", (person,))
            return result

        return told

    async def _notice_loss(self, table: str) -> None:
        """Tell whoever has a table in memory that another process owns it."""
        node = self._ownership.node
        if node and await self._read(partial(owner_of, table=table)) != node:
            self.lost(table)

    # -- reaching the database -------------------------------------------------------------------

    def _close(self) -> None:
        self._writer.close()
        self._ownership.close()
        self._readers.shutdown()
        while not self._idle.empty():
            self._idle.get().close()

    async def _write(self, job: Job[Result]) -> Result:
        try:
            return await self._writer.write(job)
        except TROUBLE as error:
            raise StoreTrouble("refused-store-trouble") from error

    async def _read(self, job: Job[Result], table: str = "") -> Result:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._readers, self._look, job)
        except TROUBLE as error:
            raise StoreTrouble("refused-store-trouble") from error
        except DamagedTable as damaged:
            self._name(damaged)
            raise

    def _look(self, job: Job[Result]) -> Result:
        """Read as everything was at one moment; once more if the line was lost meanwhile."""
        connection = self._idle.get()
        try:
            try:
                return _snapshot(connection, job)
            except LOST:
                connection.drop()
                return _snapshot(connection, job)
        except TROUBLE:
            connection.drop()
            raise
        finally:
            self._idle.put(connection)


def _snapshot(connection: Connection, job: Job[Result]) -> Result:
    connection.refresh()
    connection.say("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
    try:
        return job(connection)
    finally:
        connection.say("ROLLBACK")


def _changes(db: Database) -> list[tuple[datetime, str]]:
    """List what changed lately: one that is written later may be seen earlier."""
    query = "SELECT at, person FROM changes WHERE at > clock_timestamp() - interval '20 s'"
    return [(at, str(person)) for at, person in db.execute(query)]


def _probe(db: Database) -> None:
    db.execute("UPDATE version SET version = version")
