"""Who owns which table, where several processes share a PostgreSQL.

A process is a node. It says again and again that it lives, by the database's clock; a table belongs
to the node its row names, as long as that node lives. Whoever appends locks that row until the
commit, so nobody takes a table over in between: the lease decides who may ask, never who writes.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from secrets import token_hex
from time import monotonic
from typing import Any, Final

from pangaea.server.errors import Unavailable
from pangaea.server.postgres_connection import LOST, TROUBLE, Connection
from pangaea.server.sql_contract import Database
from pangaea.server.store import Conflict, StoreTrouble

LEASE: Final = 3.0  # seconds that a node is known to live
PATIENCE: Final = 5.0  # seconds that a table is asked for
PAUSE: Final = 0.1  # seconds between two looks whether its owner has given it up
JOIN: Final = "INSERT INTO nodes VALUES ($1, clock_timestamp() + make_interval(secs => $2))"
BURY: Final = """
WITH dead AS (
    DELETE FROM nodes WHERE until < clock_timestamp() - interval '1 minute' RETURNING node
)
DELETE FROM owners USING dead WHERE owners.node = dead.node
"""
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


class Ownership:
    """What one process owns; a connection of its own, so that it never waits for a disk."""

    def __init__(self, url: str) -> None:
        self.node = ""
        self._connection = Connection(url)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store-owner")

    async def join(self) -> None:
        """Be a node, another than before; bury those that are long dead."""
        node = token_hex(8)
        await self._ask(BURY)
        await self._ask(JOIN, node, LEASE)
        self.node = node

    async def beat(self) -> list[str] | None:
        """Go on living; return what others ask for, or None if the lease was over."""
        if not await self._ask(BEAT, self.node, LEASE):
            return None
        return [str(table) for (table,) in await self._ask(WANTED, self.node)]

    async def take(self, table: str) -> bool:
        """Own a table if it is free, or its owner is dead."""
        return bool(await self._ask(TAKE, table, self.node))

    async def own(self, table: str) -> None:
        """Own a table; ask its owner for it if there is one."""
        if await self.take(table):
            return
        end = monotonic() + PATIENCE
        await self._ask(WANT, table)
        while not await self.take(table):
            if monotonic() > end:
                raise Elsewhere("refused-elsewhere")
            await asyncio.sleep(PAUSE)
            await self._ask(WANT, table)  # who had it first may have granted it to a third

    async def release(self, tables: list[str]) -> None:
        """Own tables no more."""
        await self._ask(RELEASE, tables, self.node)

    async def leave(self) -> None:
        """Own nothing any more, and be no node."""
        if self.node:
            await self._ask("DELETE FROM owners WHERE node = $1", self.node)
            await self._ask("DELETE FROM nodes WHERE node = $1", self.node)

    def close(self) -> None:
        """Let go of the connection."""
        self._thread.shutdown()
        self._connection.close()

    async def _ask(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thread, self._say, sql, values)
        except TROUBLE as error:
            raise StoreTrouble("refused-store-trouble") from error

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


def owner_of(db: Database, table: str) -> str:
    """Return which node owns a table, "" if none does that lives."""
    owner, lives = db.execute(OWNER, (table,)).fetchone() or ("", False)
    return str(owner) if lives else ""


def check_owned(db: Database, table: str, node: str) -> None:
    """Refuse to write to a table unless it is one's own or nobody's; it stays so until the end.

    Who is no node, such as a command, may write where no living node owns anything.
    """
    found = db.execute(f"{OWNER} FOR SHARE OF owners", (table,)).fetchone()
    if found is None:
        return
    owner, lives = found
    mine = lives and owner == node if node else not lives
    if not mine:
        raise Conflict
