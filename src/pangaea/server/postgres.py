"""The store on PostgreSQL, for several processes and machines: a writer, and some readers."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import Final

from pangaea.server.postgres_connection import LOST, TROUBLE, Connection
from pangaea.server.postgres_schema import connected
from pangaea.server.postgres_writer import Appending, PostgresWriter
from pangaea.server.sql import SqlStore, generation_of
from pangaea.server.sql_contract import Database, Job, Result
from pangaea.server.store import DamagedTable, SeatRow, Standing, StoreTrouble

READERS: Final = 4


class PostgresStore(SqlStore):
    """Tables in a database that others may use at the same time."""

    def __init__(self, url: str) -> None:
        super().__init__()
        connection = connected(url)
        self._generation = generation_of(connection)
        self._writer = PostgresWriter(connection)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self._idle: SimpleQueue[Connection] = SimpleQueue()
        for _ in range(READERS):
            self._idle.put(Connection(url))
        self.node = ""  # by which name this process owns tables; "": nobody else is about

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
        errand.generation, errand.node = self._generation, self.node
        try:
            await self._writer.send(errand)
        except TROUBLE as error:
            raise StoreTrouble("refused-store-trouble") from error

    async def probe(self) -> None:
        await self._write(_probe)

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer.close()
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
