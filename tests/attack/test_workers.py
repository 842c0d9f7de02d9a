"""Files that are dear to look into: the server goes on, and the process that looked is replaced."""

import asyncio
import os
import signal
from collections.abc import Callable
from multiprocessing import forkserver
from time import monotonic

import pytest
from tests.attack.errands import double, fall, forget, hoard, spin, stumble

from pangaea.server import pool
from pangaea.server.errors import Busy, TooDear
from pangaea.server.jobs import Allowance, JobFailed
from pangaea.server.pool import JobPool

LITTLE = Allowance(seconds=1.0, memory=100_000_000)


def in_pool(test: Callable[[JobPool], object], waiting: int = 4) -> None:
    """Run an asynchronous test in a pool of one worker."""

    async def tried() -> None:
        shop = JobPool(1, waiting, LITTLE)
        try:
            found = test(shop)
            assert asyncio.iscoroutine(found)
            await found
        finally:
            shop.close()

    asyncio.run(tried())


@pytest.mark.parametrize("dear", [spin, hoard, fall, forget])
def test_what_takes_too_much_is_refused_and_the_next_is_served(dear: Callable[[], object]) -> None:
    async def tried(shop: JobPool) -> None:
        began = monotonic()
        with pytest.raises(TooDear):
            await shop.do(dear)
        assert monotonic() - began < 10
        assert await shop.do(double, 21) == 42

    in_pool(tried)


def test_the_server_goes_on_meanwhile() -> None:
    async def tried(shop: JobPool) -> None:
        await shop.do(double, 1)
        dear = asyncio.create_task(shop.do(spin))
        ticks = 0
        while not dear.done():
            await asyncio.sleep(0.01)
            ticks += 1
        assert ticks > 20
        with pytest.raises(TooDear):
            await dear

    in_pool(tried)


def test_whoever_looks_into_files_comes_after_the_server() -> None:
    async def tried(shop: JobPool) -> None:
        ours = os.getpriority(os.PRIO_PROCESS, 0)
        assert await shop.do(os.getpriority, os.PRIO_PROCESS, 0) > ours

    in_pool(tried)


def test_nobody_waits_behind_too_many() -> None:
    async def tried(shop: JobPool) -> None:
        inside = [asyncio.create_task(shop.do(double, number)) for number in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await shop.do(double, 3)
        assert await asyncio.gather(*inside) == [0, 2, 4]
        assert await shop.do(double, 4) == 8

    in_pool(tried, waiting=2)


def test_our_own_mistakes_are_not_taken_for_the_strangers() -> None:
    async def tried(shop: JobPool) -> None:
        with pytest.raises(JobFailed, match="a mistake"):
            await shop.do(stumble)
        assert await shop.do(double, 5) == 10

    in_pool(tried)


def test_a_process_that_cannot_be_started_refuses_the_job_and_the_next_is_served(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def tried(shop: JobPool) -> None:
        def no_memory() -> None:
            raise OSError(12, "Cannot allocate memory")

        with monkeypatch.context() as lacking:
            lacking.setattr(pool, "worker_context", no_memory)
            with pytest.raises(Busy):
                await shop.do(double, 6)
        assert await shop.do(double, 7) == 14

    in_pool(tried)


def test_whoever_starts_processes_may_be_killed_too() -> None:
    async def tried(shop: JobPool) -> None:
        assert await shop.do(double, 8) == 16
        with pytest.raises(TooDear):
            await shop.do(fall)
        starter = forkserver._forkserver._forkserver_pid  # type: ignore[attr-defined]
        os.kill(starter, signal.SIGKILL)
        await asyncio.to_thread(os.waitid, os.P_PID, starter, os.WEXITED | os.WNOWAIT)
        assert await shop.do(double, 9) == 18

    in_pool(tried)
