"""What the SQL of a store needs of its database, and the group commit of its one writer."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, Protocol, TypeVar

Value = str | int | float | bytes
Result = TypeVar("Result")


class Rows(Protocol):
    """What a statement found, or how many rows it changed."""

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""

    def fetchone(self) -> Any:  # noqa: ANN401 - columns are what the statement asked for
        """Return the next row, or None."""

    def fetchall(self) -> list[Any]:
        """Return all rows."""

    def __iter__(self) -> Iterator[Any]:
        """Go through the rows."""


class Database(Protocol):
    """A connection, `?` standing for values; no statement says what one engine alone knows."""

    def execute(self, sql: str, parameters: Sequence[Value] = ..., /) -> Rows:
        """Carry a statement out."""

    def executemany(self, sql: str, parameters: Iterable[Sequence[Value]], /) -> Rows:
        """Carry a statement out for each of several rows."""


Job = Callable[[Database], Result]


MOST_AT_ONCE: Final = 500


class Errand:
    """Something to write, and whoever waits until it is on disk."""

    def __init__(self, job: Job[object]) -> None:
        self.job = job
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[object] = self.loop.create_future()
        self.result: object = None
        self.error: Exception | None = None

    def tell(self) -> None:
        """Let whoever waits know; to be called in the loop that waits."""
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class GroupCommit(ABC):
    """Collects what waits, commits once, then tells everybody."""

    def __init__(self) -> None:
        self.waiting: SimpleQueue[Errand | None] = SimpleQueue()
        self.thread = Thread(target=self._work, name="store", daemon=True)
        self.thread.start()

    async def write(self, job: Job[Result]) -> Result:
        """Carry a job out; return once its effect is on disk."""
        errand = Errand(job)
        await self.send(errand)
        return errand.result  # type: ignore[return-value]

    async def send(self, errand: Errand) -> None:
        """Wait until an errand is on disk."""
        self.waiting.put(errand)
        await errand.future

    def close(self) -> None:
        """Write what waits, then stop."""
        self.waiting.put(None)
        self.thread.join()
        self._let_go()

    @abstractmethod
    def _commit(self, errands: list[Errand]) -> None:
        """Write all of them and give each its result or its error; never raise."""

    @abstractmethod
    def _afterwards(self) -> None:
        """See to what need not be done before people are told; never raise."""

    @abstractmethod
    def _let_go(self) -> None:
        """Close what was written with."""

    def _work(self) -> None:
        while True:
            batch = self._collect()
            errands = [errand for errand in batch if errand is not None]
            if errands:
                self._commit(errands)
                _tell(errands)
                self._afterwards()
            if len(errands) < len(batch):
                return

    def _collect(self) -> list[Errand | None]:
        batch = [self.waiting.get()]
        while len(batch) < MOST_AT_ONCE and batch[-1] is not None:
            try:
                batch.append(self.waiting.get_nowait())
            except Empty:
                break
        return batch


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
