"""One thread that writes to SQLite: whatever waits goes to disk in one transaction."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, TypeVar

Result = TypeVar("Result")
_log: Final = logging.getLogger("pangaea.server")
Job = Callable[[sqlite3.Connection], object]
MOST_AT_ONCE: Final = 500


class Errand:
    """Something to write, and whoever waits until it is on disk."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[object] = self.loop.create_future()
        self.result: object = None
        self.error: Exception | None = None

    def carry_out(self, connection: sqlite3.Connection) -> None:
        """Write within the transaction; what one errand does wrong does not touch the others."""
        connection.execute("SAVEPOINT errand")
        try:
            self.result = self.job(connection)
        except Exception as error:
            self.error = error
            if not connection.in_transaction:  # a full disk makes SQLite give up all of it
                raise
            connection.execute("ROLLBACK TO errand")
        connection.execute("RELEASE errand")

    def tell(self) -> None:
        """Let whoever waits know; to be called in the loop that waits."""
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class Writer:
    """Group commit: collects what waits, commits once, then tells everybody."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.waiting: SimpleQueue[Errand | None] = SimpleQueue()
        self.thread = Thread(target=self._work, name="store", daemon=True)
        self.thread.start()

    async def write(self, job: Callable[[sqlite3.Connection], Result]) -> Result:
        """Carry a job out; return once its effect is on disk."""
        errand = Errand(job)
        self.waiting.put(errand)
        await errand.future
        return errand.result  # type: ignore[return-value]

    def close(self) -> None:
        """Write what waits, then stop."""
        self.waiting.put(None)
        self.thread.join()
        self.connection.close()

    def _work(self) -> None:
        while True:
            batch = self._collected()
            errands = [errand for errand in batch if errand is not None]
            if errands:
                self._commit(errands)
            if len(errands) < len(batch):
                return

    def _collected(self) -> list[Errand | None]:
        batch = [self.waiting.get()]
        while len(batch) < MOST_AT_ONCE and batch[-1] is not None:
            try:
                batch.append(self.waiting.get_nowait())
            except Empty:
                break
        return batch

    def _commit(self, errands: list[Errand]) -> None:
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            for errand in errands:
                errand.carry_out(self.connection)
            self.connection.execute("COMMIT")
        except Exception as error:  # noqa: BLE001 - this thread must go on, whatever happens
            self._roll_back()
            for errand in errands:
                errand.error = error
        _tell(errands)

    def _roll_back(self) -> None:
        """Forget what was not committed; a full disk may have made SQLite do so already."""
        try:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
        except sqlite3.Error as error:
            _log.error("the store could not roll back (%r)", error)


def _tell(errands: list[Errand]) -> None:
    """Wake each loop once, not once per errand."""
    for loop in {errand.loop for errand in errands}:
        mine = [errand for errand in errands if errand.loop is loop]
        try:
            loop.call_soon_threadsafe(_tell_all, mine)
        except RuntimeError:  # the loop has ended: nobody waits any more
            continue


def _tell_all(errands: list[Errand]) -> None:
    for errand in errands:
        errand.tell()
