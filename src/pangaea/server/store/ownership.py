"""Who owns which table, where several processes share a PostgreSQL.

A process is a node. It says again and again that it lives, by the database's clock; a table belongs
to the node its row names, as long as that node lives. Whoever appends locks that row until the
commit, so nobody takes a table over in between: the lease decides who may ask, never who writes.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from secrets import token_hex
from threading import Event, Thread
from time import monotonic
from typing import Any, Final

import asyncpg

from pangaea.server.errors import Unavailable
from pangaea.server.store.contract import Conflict, StoreTrouble
from pangaea.server.store.engine import Database
from pangaea.server.store.postgres_connection import LOST, TROUBLE, Connection

LEASE: Final = 3.0  # seconds that a node is known to live
PATIENCE: Final = 5.0  # seconds that a table is asked for
PAUSE: Final = 0.1  # seconds between two looks whether its owner has given it up
LOCK_TIMEOUT: Final = "300ms"  # longer than any living owner holds its row, shorter than a lease
PULSE: Final = 0.5  # seconds between two signs of life
STUCK: Final = 10.0  # seconds without a turn of the loop: then it gives none any more
BEATS_TO_BURY: Final = 600
JOIN: Final = "INSERT INTO nodes VALUES ($1, clock_timestamp() + make_interval(secs => $2))"
BURY: Final = """
WITH dead AS (
    DELETE FROM nodes WHERE until < clock_timestamp() - interval '1 minute' RETURNING node
)
DELETE FROM owners USING dead WHERE owners.node = dead.node
"""
EXCHANGE: Final = """
WITH mine AS (
    INSERT INTO words VALUES ($1, clock_timestamp(), $2)
    ON CONFLICT (node) DO UPDATE SET at = excluded.at, line = excluded.line
)
SELECT words.node, line FROM words JOIN nodes USING (node)
WHERE words.node <> $1 AND until > clock_timestamp()
"""
SILENCE: Final = "DELETE FROM words WHERE at < clock_timestamp() - interval '1 hour'"
FORGET: Final = "DELETE FROM changes WHERE at < clock_timestamp() - interval '1 hour'"
# Its parent has seen it end: nobody has to wait until its lease is over.
REPLACE: Final = "DELETE FROM nodes WHERE starts_with(node, $1)"
BEAT: Final = """
UPDATE nodes SET until = clock_timestamp() + make_interval(secs => $2)
WHERE node = $1 AND until > clock_timestamp() RETURNING 1
"""
# In one statement: whoever has just taken a table must not be asked for it by their own wish.
TAKE: Final = """
WITH taken AS (
    INSERT INTO owners ("table", node)
    SELECT $1, $2 FROM nodes WHERE node = $2 AND until > clock_timestamp()
    ON CONFLICT ("table") DO UPDATE SET node = excluded.node
    WHERE owners.node = excluded.node OR NOT EXISTS
        (SELECT 1 FROM nodes WHERE nodes.node = owners.node AND until > clock_timestamp())
    RETURNING "table"
), granted AS (
    DELETE FROM wanted USING taken WHERE wanted."table" = taken."table"
)
SELECT 1 FROM taken
"""
WANTED: Final = 'SELECT "table" FROM wanted JOIN owners USING ("table") WHERE node = $1'
WANT: Final = "INSERT INTO wanted VALUES ($1) ON CONFLICT DO NOTHING"
RELEASE: Final = 'DELETE FROM owners WHERE "table" = ANY ($1) AND node = $2'
OWNER: Final = (
    "SELECT owners.node, coalesce(until > clock_timestamp(), false)"
    ' FROM owners LEFT JOIN nodes USING (node) WHERE "table" = ?'
)


class Elsewhere(Unavailable):
    """Another process has the table and has not given it up in time."""


class Line:
    """A connection with its thread, on which statements wait for nobody but each other.

    Nor for the disk: who owns what is checked by every append, and a database that crashes may
    forget the last of it.
    """

    def __init__(self, url: str, name: str) -> None:
        own = {"lock_timeout": LOCK_TIMEOUT, "synchronous_commit": "off"}
        self._connection = Connection(url, **own)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)

    async def attempt(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """Carry a statement out; nothing is found where somebody holds what it would change."""
        try:
            return await self.ask(sql, *values)
        except StoreTrouble as error:
            if isinstance(error.__cause__, asyncpg.LockNotAvailableError):
                return []
            raise

    async def ask(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """Carry a statement out."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thread, self._say, sql, values)
        except TROUBLE as error:
            raise StoreTrouble("refused-store-trouble") from error

    def say(self, sql: str, *values: object) -> None:
        """Carry a statement out for another thread, if it can be."""
        with suppress(*TROUBLE, RuntimeError):
            self._thread.submit(self._say, sql, values).result()

    def _say(self, sql: str, values: tuple[object, ...]) -> list[tuple[Any, ...]]:
        """Carry a statement out; each may be repeated if the line was lost."""
        connection = self._connection
        try:
            connection.refresh()
            return connection.fetch(sql, *values)
        except LOST:
            connection.drop()
            connection.refresh()
            return connection.fetch(sql, *values)

    def close(self) -> None:
        """Let go of the connection."""
        self._thread.shutdown()
        self._connection.close()


class Ownership:
    """What one process owns; signs of life wait for no table, and no table for a disk."""

    def __init__(self, url: str, place: str = "") -> None:
        self.node = ""
        self._place = place
        self._tables = Line(url, "store-owner")
        self._life = Line(url, "store-life")
        self._beats = 0
        self._heard = 0.0  # when the process last did something about its tables
        self._is_ending = Event()
        self._pulse = Thread(target=self._keep_alive, name="store-pulse", daemon=True)

    async def join(self) -> None:
        """Be a node, another than before; bury those that are long dead, or were in our place."""
        node = f"{self._place}{token_hex(8)}"
        await self._life.attempt(BURY)
        if self._place:
            await self._life.attempt(REPLACE, self._place)
        await self._life.ask(JOIN, node, LEASE)
        self.node, self._heard = node, monotonic()
        if not self._pulse.ident:
            self._pulse.start()

    def _keep_alive(self) -> None:
        """Say that the process lives, also while it has so much to do that it cannot say so itself.

        A process that is busy would else lose all its tables, and have more to do when they come
        back. One that is stuck loses them; so does one that is paused, or cut off.
        """
        while not self._is_ending.wait(PULSE):
            if monotonic() - self._heard < STUCK:
                self._life.say(BEAT, self.node, LEASE)

    async def beat(self) -> list[str] | None:
        """Go on living; return what others ask for, or None if the lease was over."""
        if not await self._life.ask(BEAT, self.node, LEASE):
            return None
        self._heard = monotonic()
        self._beats += 1
        if self._beats % BEATS_TO_BURY == 0:
            await self._life.attempt(BURY)
            await self._life.attempt(FORGET)
            await self._life.attempt(SILENCE)
        return [str(table) for (table,) in await self._life.ask(WANTED, self.node)]

    async def exchange(self, word: bytes) -> dict[str, bytes]:
        """Leave a word for the nodes that live, and read theirs."""
        found = await self._life.ask(EXCHANGE, self.node, word)
        return {str(node): bytes(line) for node, line in found}

    async def take(self, table: str) -> bool:
        """Own a table if it is free, or its owner is dead."""
        return bool(await self._tables.attempt(TAKE, table, self.node))

    async def own(self, table: str) -> None:
        """Own a table; ask its owner for it if there is one."""
        if await self.take(table):
            return
        end = monotonic() + PATIENCE
        await self._tables.attempt(WANT, table)
        while not await self.take(table):
            if monotonic() > end:
                raise Elsewhere("refused-elsewhere")
            await asyncio.sleep(PAUSE)
            await self._tables.attempt(WANT, table)  # who had it may have granted it to a third

    async def release(self, tables: list[str]) -> None:
        """Own tables no more."""
        await self._tables.attempt(RELEASE, tables, self.node)

    async def leave(self) -> None:
        """Own nothing any more, and be no node."""
        if self.node:
            await self._tables.attempt("DELETE FROM owners WHERE node = $1", self.node)
            await self._tables.attempt("DELETE FROM nodes WHERE node = $1", self.node)

    def close(self) -> None:
        """Let go of the connections."""
        self._is_ending.set()
        if self._pulse.ident:
            self._pulse.join()
        self._tables.close()
        self._life.close()


def owner_of(db: Database, table: str) -> str:
    """Return which node owns a table, "" if none does that lives."""
    owner, lives = db.execute(OWNER, (table,)).fetchone() or ("", False)
    return str(owner) if lives else ""


def check_owned(db: Database, table: str, node: str) -> None:
    """Refuse to write to a table unless it is one's own; it stays so until the end.

    A table that is nobody's may have been another's since it was read: that is no leave to write.
    Who is no node, such as a command, may write where no living node owns anything.
    """
    found = db.execute(f"{OWNER} FOR SHARE OF owners", (table,)).fetchone()
    owner, lives = found or ("", False)
    mine = lives and owner == node if node else not lives
    if not mine:
        raise Conflict
