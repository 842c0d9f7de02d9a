"""The store on SQLite: write-ahead log, full synchronisation, one writer, one reader."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from pangaea.server.database import Writer, open_database
from pangaea.server.sql import SqlStore, generation_of
from pangaea.server.sql_contract import Job, Result
from pangaea.server.store import DamagedTable, StoreTrouble


class SqliteStore(SqlStore):
    """Tables in one file."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = open_database(path)
        self._writer = Writer(connection)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        self._reading = open_database(path)
        self._generation = generation_of(self._reading)

    async def close(self) -> None:
        await asyncio.to_thread(self._writer.close)
        self._reader.shutdown()
        self._reading.close()

    async def _write(self, job: Job[Result]) -> Result:
        try:
            return await self._writer.write(job)
        except sqlite3.Error as error:
            raise StoreTrouble("refused-store-trouble") from error

    async def _read(self, job: Job[Result], table: str = "") -> Result:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._reader, job, self._reading)
        except sqlite3.OperationalError as error:
            raise StoreTrouble("refused-store-trouble") from error
        except sqlite3.DatabaseError as error:
            damaged = DamagedTable("refused-damaged", table=table)
            damaged.__cause__ = error
            self._name(damaged)
            raise damaged from error
        except DamagedTable as damaged:
            self._name(damaged)
            raise
