"""Where strangers' files are looked into: processes of their own, with little time and memory."""

import asyncio
import logging
import math
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import local
from traceback import format_exc
from typing import Final, ParamSpec, TypeVar

from msgspec import Struct

from pangaea.core.errors import PangaeaError
from pangaea.server.processes import worker_context
from pangaea.server.refusals import Busy, TooDear
from pangaea.server.thinking import stay_with_parent

if sys.platform != "win32":
    import resource

PATIENCE: Final = 4.0  # times its own seconds that a job is waited for: the machine may be busy
ENDING: Final = 2.0  # seconds
Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")
_log: Final = logging.getLogger("pangaea.server")


class JobFailed(Exception):
    """A job went wrong by a mistake of ours; its process told where."""


class Allowance(Struct, frozen=True):
    """What one job may use."""

    seconds: float  # of a processor
    memory: int  # bytes beyond what the process needs to be there


class Workshop:
    """Gives jobs to a few processes; turns away what would have to wait too long."""

    def __init__(self, benches: int, waiting: int, allowance: Allowance) -> None:
        self._most = benches + waiting
        self._allowance = allowance
        self._inside = 0
        self._own = local()  # each thread has a bench of its own
        self._benches: list[Bench] = []
        self._threads = ThreadPoolExecutor(benches, thread_name_prefix="workshop")

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
        work = asyncio.get_running_loop().run_in_executor(
            self._threads, self._carry_out, (job, given, named)
        )
        work.add_done_callback(self._leave)
        outcome = await asyncio.shield(work)
        if isinstance(outcome, Exception):
            raise outcome
        return outcome  # type: ignore[return-value]

    def close(self) -> None:
        """End the processes."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for bench in self._benches:
            bench.end()

    def _leave(self, _work: "asyncio.Future[object]") -> None:
        self._inside -= 1

    def _carry_out(self, errand: object) -> object:
        bench = getattr(self._own, "bench", None)
        if bench is None:
            bench = self._own.bench = Bench(self._allowance)
            self._benches.append(bench)
        return bench.ask(errand)


class Bench:
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


# -- in the process -----------------------------------------------------------------------------


def work(line: Connection, allowance: Allowance) -> None:
    """Carry jobs out, one after the other."""
    stay_with_parent()
    _bound_memory(allowance.memory)
    while True:
        with suppress(EOFError, OSError):
            job, given, named = line.recv()
            _bound_time(allowance.seconds)
            line.send(_outcome(job, given, named))
            continue
        return


def _outcome(job: Callable[..., object], given: tuple[object], named: dict[str, object]) -> object:
    try:
        return job(*given, **named)
    except PangaeaError as error:
        return error
    except (MemoryError, RecursionError):
        return TooDear("refused-too-dear")
    except Exception:  # noqa: BLE001 - told to whoever asked
        return JobFailed(format_exc())


if sys.platform == "win32":

    def _bound_memory(extra: int) -> None:
        """Nothing here bounds the memory of a process; the time is bounded by who waits."""

    def _bound_time(seconds: float) -> None:
        """Whoever waits ends the process."""

else:

    def _bound_memory(extra: int) -> None:
        """Let the process grow by so much; a crash leaves no picture of its memory."""
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        size = _size()
        if size:
            resource.setrlimit(resource.RLIMIT_AS, (size + extra, size + extra))

    def _bound_time(seconds: float) -> None:
        """Let the system end this process if it computes longer than that."""
        used = resource.getrusage(resource.RUSAGE_SELF)
        end = math.ceil(used.ru_utime + used.ru_stime + seconds)
        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (end, hard))


def _size() -> int:
    """Return how much address space this process has, where the system tells."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
    except (OSError, ValueError):
        return 0
    return pages * resource.getpagesize()
