"""Worker processes: a pool in which bots think, and one that looks into strangers' files."""

import asyncio
import logging
import os
import secrets
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext, SpawnContext
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import local
from time import monotonic
from typing import Final, ParamSpec, TypeVar

import msgspec
from msgspec.structs import replace

from pangaea.bots import seconds_for
from pangaea.bots.hints import Advised
from pangaea.server.errors import Busy, TooDear
from pangaea.server.jobs import (
    Allowance,
    Part,
    Position,
    advise_in_time,
    begin_to_think,
    think_in_time,
    work,
)

PRELOADED: Final = ["pangaea.server.jobs"]  # worker processes need nothing else
BRIEFLY: Final = 0.05  # seconds, at least, for a thought that had to wait
GRACE: Final = 5.0  # seconds beyond its budget that a bot is waited for
_log: Final = logging.getLogger("pangaea.server")
PATIENCE: Final = 8.0  # times its own seconds that a job is waited for: it gives way to others
ENDING: Final = 2.0  # seconds
Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")
Job = Callable[[bytes, float], Result]  # what a process does with a position, within its seconds


class ProcessEnded(Exception):
    """The process that was asked something has ended."""


def worker_context() -> ForkServerContext | SpawnContext:
    """Return the way to start processes that share nothing with the server."""
    if not sys.platform.startswith("linux"):
        return get_context("spawn")
    context = get_context("forkserver")
    context.set_forkserver_preload(PRELOADED)
    return context


class BotPool:
    """Processes in which bots think; it never waits longer than a thought's seconds and a grace.

    Who thinks ahead waits for a free process. When more think than there are processes, all are
    content with a part of their seconds, those under way too, so that everybody answers in time.
    One process is kept for those who answer at once.

    Once the stamp `awaited` is there, the workers run the compiled form beside it.
    """

    def __init__(self, workers: int, budget: float, awaited: Path | None = None) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.budget = budget
        self._awaited = awaited
        self._free = asyncio.Semaphore(self.workers)
        self._inside = 0  # thoughts, with those that wait
        self._context: ForkServerContext | SpawnContext = worker_context()
        self.part: Part = self._context.RawValue("d", 1.0)
        self._pool: ProcessPoolExecutor | None = None
        self._untried = ""  # the folder of the compiled form, until a thought has come from there

    async def option(self, position: Position) -> int | None:
        """Return what a bot chooses, or None if it found no answer in time."""
        if not seconds_for(position.level):
            return await self._chosen(think_in_time, position)
        return await self._in_turn(think_in_time, position)

    async def advice(self, position: Position) -> list[Advised] | None:
        """Return the answers a bot thinks of, or None if it found none in time."""
        return await self._in_turn(advise_in_time, position)

    async def _in_turn(self, job: Job[Result], position: Position) -> Result | None:
        self._count(1)
        try:
            return await self._thought(job, position)
        except TimeoutError:
            return None
        finally:
            self._count(-1)

    def _count(self, more: int) -> None:
        self._inside += more
        self.part.value = min(1.0, self.workers / max(1, self._inside))

    async def _thought(self, job: Job[Result], position: Position) -> Result | None:
        """Think in a process as soon as one is free, for what is left of the seconds."""
        end = monotonic() + position.budget
        async with asyncio.timeout(position.budget):
            await self._free.acquire()
        try:
            left = max(BRIEFLY, end - monotonic())
            return await self._chosen(job, replace(position, budget=left))
        finally:
            self._free.release()

    async def _chosen(self, job: Job[Result], position: Position) -> Result | None:
        """Return what a process answers.

        A process that never answers ends itself, and its pool with it; thoughts of others there are
        begun again, once.
        """
        most = max(BRIEFLY, self.budget + GRACE)
        end = monotonic() + most
        try:
            return await self._answer(job, position, most)
        except ProcessEnded:
            if monotonic() >= end:
                return None
        with suppress(ProcessEnded):
            return await self._answer(job, position, max(BRIEFLY, end - monotonic()))
        return None

    async def _answer(self, job: Job[Result], position: Position, most: float) -> Result | None:
        """Return what a process answers within so many seconds; ProcessEnded if it ended."""
        pool = self._pool
        try:
            pool = self._running_pool()
            thought = pool.submit(job, msgspec.json.encode(position), most)
            found = await asyncio.wait_for(asyncio.wrap_future(thought), most)
        except TimeoutError:
            _log.warning("a bot of level %s took too long", position.level)
        except MemoryError:
            _log.warning("a bot of level %s ran out of memory", position.level)
        except (BrokenProcessPool, OSError) as error:
            _log.warning("a bot's process ended; starting another (%r)", error)
            self._give_up(pool)
            raise ProcessEnded from error
        except Exception:  # noqa: BLE001 - a mistake of ours: the table goes on all the same
            _log.exception("a bot of level %s failed", position.level)
        else:
            self._untried = ""
            return found
        return None

    def _give_up(self, pool: ProcessPoolExecutor | None) -> None:
        """Start anew next time; of those who notice, only the first gives up a pool."""
        if pool is not None and self._pool is pool:
            self._pool = None
            pool.shutdown(wait=False)
            self._turn_back()

    def _turn_back(self) -> None:
        """Think in the form as it is written where the compiled one cannot even begin."""
        if self._untried:
            _log.error("the compiled form in %s does not run; going on without it", self._untried)
            sys.path.remove(self._untried)
            self._untried = ""

    def close(self) -> None:
        """End the worker processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _running_pool(self) -> ProcessPoolExecutor:
        if self._awaited is not None and self._awaited.exists():
            self._change_over_to(self._awaited.parent)
            self._awaited = None
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.workers + 1, self._context, begin_to_think, (self.part,)
            )
        return self._pool

    def _change_over_to(self, folder: Path) -> None:
        """Let the workers finish their thoughts; the next ones find this folder first.

        They start from nothing, because the process that others are forked from has loaded the
        form as it is written. So has the server, which therefore stays with it.
        """
        self._context = get_context("spawn")
        self._give_up(self._pool)
        self._untried = str(folder.absolute())
        sys.path.insert(0, self._untried)


def fresh_seed() -> int:
    """Return a seed for a bot's own luck."""
    return secrets.randbits(62)


class JobPool:
    """Gives jobs to a few processes; turns away what would have to wait too long."""

    def __init__(self, workers: int, waiting: int, allowance: Allowance) -> None:
        self._most = workers + waiting
        self._allowance = allowance
        self._inside = 0
        self._own = local()  # each thread has a worker of its own
        self._workers: list[JobWorker] = []
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="jobs")

    async def do(
        self,
        job: Callable[Arguments, Result],
        *given: Arguments.args,
        **named: Arguments.kwargs,
    ) -> Result:
        """Carry a job out in another process; refuse it if it takes too much."""
        if self._inside >= self._most:
            raise Busy("refused-busy")
        self._inside += 1
        pending = asyncio.get_running_loop().run_in_executor(
            self._threads, self._carry_out, (job, given, named)
        )
        pending.add_done_callback(self._leave)
        outcome = await asyncio.shield(pending)
        try:
            if isinstance(outcome, Exception):
                raise outcome
            return outcome  # type: ignore[return-value]
        finally:
            del outcome, pending  # or the error held us, and we the error and what was sent

    def close(self) -> None:
        """End the processes."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in self._workers:
            worker.end()

    def _leave(self, _done: "asyncio.Future[object]") -> None:
        self._inside -= 1

    def _carry_out(self, errand: object) -> object:
        worker = getattr(self._own, "worker", None)
        if worker is None:
            worker = self._own.worker = JobWorker(self._allowance)
            self._workers.append(worker)
        return worker.ask(errand)


class JobWorker:
    """One process; replaced when a job took too much."""

    def __init__(self, allowance: Allowance) -> None:
        self.allowance = allowance
        self.process: BaseProcess | None = None

    def ask(self, errand: object) -> object:
        """Return what came of a job, or the error to raise for it."""
        try:
            line = self._ready()
        except (EOFError, OSError) as error:
            _log.error("no process could be started for a job (%r)", error)
            return Busy("refused-busy")
        try:
            line.send(errand)
            if line.poll(PATIENCE * self.allowance.seconds):
                return line.recv()
        except (EOFError, OSError):
            pass  # the process has ended: its time or its memory was used up
        _log.warning("a job took more than %g s or its memory", self.allowance.seconds)
        self.end()
        return TooDear("refused-too-dear")

    def _ready(self) -> Connection:
        """Return the line to a process that lives."""
        if self.process is None or not self.process.is_alive():
            context = worker_context()
            self.line, theirs = context.Pipe()
            process = context.Process(target=work, args=(theirs, self.allowance), daemon=True)
            with theirs:
                process.start()
            self.process = process
        return self.line

    def end(self) -> None:
        """End the process, whatever it does."""
        if self.process is not None:
            self.process.kill()
            self.process.join(ENDING)
            self.line.close()
            self.process = None
