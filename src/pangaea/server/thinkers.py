"""The pool of worker processes in which bots think."""

import asyncio
import logging
import os
import secrets
import sys
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from multiprocessing.context import ForkServerContext, SpawnContext
from pathlib import Path
from typing import Final

import msgspec

from pangaea.server.processes import worker_context
from pangaea.server.thinking import Position, stay_with_parent, think

GRACE: Final = 5.0  # seconds beyond its budget that a bot is waited for
_log = logging.getLogger("pangaea.server")


class Thinkers:
    """Asks worker processes; never waits longer than the budget and its grace.

    Once the stamp `awaited` is there, the workers run the compiled form beside it.
    """

    def __init__(self, workers: int, budget: float, awaited: Path | None = None) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.budget = budget
        self._awaited = awaited
        self._context: ForkServerContext | SpawnContext = worker_context()
        self._pool: ProcessPoolExecutor | None = None

    async def option(self, position: Position) -> int | None:
        """Return what a bot chooses, or None if it found no answer in time."""
        pool = self._pool
        try:
            pool = self._started()
            job = pool.submit(think, msgspec.json.encode(position))
            return await asyncio.wait_for(asyncio.wrap_future(job), self.budget + GRACE)
        except TimeoutError:
            _log.warning("a bot of level %s took too long", position.level)
        except MemoryError:
            _log.warning("a bot of level %s ran out of memory", position.level)
        except (BrokenProcessPool, OSError) as error:
            _log.warning("a bot's process ended; starting another (%r)", error)
            self._give_up(pool)
        return None

    def _give_up(self, pool: ProcessPoolExecutor | None) -> None:
        """Start anew next time; of those who notice, only the first gives up a pool."""
        if pool is not None and self._pool is pool:
            self._pool = None
            pool.shutdown(wait=False)

    def close(self) -> None:
        """End the worker processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _started(self) -> ProcessPoolExecutor:
        if self._awaited is not None and self._awaited.exists():
            self._change_over_to(self._awaited.parent)
            self._awaited = None
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, self._context, stay_with_parent)
        return self._pool

    def _change_over_to(self, folder: Path) -> None:
        """Let the workers finish their thoughts; the next ones find this folder first.

        They start from nothing, because the process that others are forked from has loaded the
        form as it is written. So has the server, which therefore stays with it.
        """
        sys.path.insert(0, str(folder.absolute()))
        self._context = get_context("spawn")
        self._give_up(self._pool)


def fresh_seed() -> int:
    """Return a seed for a bot's own luck."""
    return secrets.randbits(62)
