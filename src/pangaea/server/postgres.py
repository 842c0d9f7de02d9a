"""The store on PostgreSQL, for several processes and machines: a writer, and some readers."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from typing import Final

from pangaea.server.ownership import Ownership, check_owned, owner_of
from pangaea.server.postgres_connection import LOST, TROUBLE, Connection
from pangaea.server.postgres_schema import connected
from pangaea.server.postgres_writer import Appending, PostgresWriter
from pangaea.server.sql import SqlStore, generation_of
from pangaea.server.sql_contract import Database, Job, Result
from pangaea.server.store import Conflict, DamagedTable, SeatRow, Standing, StoreTrouble

READERS: Final = 4


class PostgresStore(SqlStore):
    """Tables in a database that others may use at the same time."""

    is_shared = True

    def __init__(self, url: str) -> None:
        super().__init__()
        connection = connected(url)
        self._generation = generation_of(connection)
        self._writer = PostgresWriter(connection)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self._idle: SimpleQueue[Connection] = SimpleQueue()
        for _ in range(READERS):
            self._idle.put(Connection(url))
        self._ownership = Ownership(url)

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
        return await self._ownership.take(table)

    async def release(self, tables: list[str]) -> None:
        await self._ownership.release(tables)

    def _check_owned(self, db: Database, table: str) -> None:
        check_owned(db, table, self._ownership.node)

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


def _probe(db: Database) -> None:
    db.execute("UPDATE version SET version = version")
