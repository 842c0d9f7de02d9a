"""When the collector looks through memory for what nobody holds any more.

Almost everything is freed as soon as nobody holds it. What is left are the circles of tables that
were evicted. To look for them means to look at everything at all tables, while every page waits:
for 0.06 s with 300 tables, longer with more, every few seconds if Python decides.
"""

import asyncio
import gc
import resource
from typing import Final

YOUNG: Final = 5_000  # things made and not freed before the youngest are looked at
OLDER: Final = 2  # times, before those that stayed are looked at again
NEVER: Final = 1_000_000  # times, before everything would be
TICK: Final = 60.0  # seconds
EVERY: Final = 60  # ticks between two looks at everything
GROWN: Final = 1.25  # times as much memory as after the last look: one is due sooner


def spare_the_old() -> None:
    """Let Python look by itself at what is young only; `collect` looks at the rest."""
    gc.set_threshold(YOUNG, OLDER, NEVER)


async def collect() -> None:
    """Look at everything, again and again, but seldom as long as no more memory is needed."""
    most, ticks = _most_memory(), 0
    while True:
        await asyncio.sleep(TICK)
        ticks += 1
        if ticks >= EVERY or _most_memory() > most * GROWN:
            gc.collect()
            most, ticks = _most_memory(), 0


def _most_memory() -> int:
    """Return how much memory was ever in use at a time, in whichever unit the system counts."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
