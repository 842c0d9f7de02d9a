"""When the collector looks through memory for what nobody holds any more.

Almost everything is freed as soon as nobody holds it. What is left are the circles of tables that
were evicted. To look for them means to look at everything at all tables, while every page waits:
for 0.06 s with 300 tables, longer with more, every few seconds if Python decides.
"""

import asyncio
import gc
from typing import Final

YOUNG: Final = 5_000  # things made and not freed before the youngest are looked at
OLDER: Final = 2  # times, before those that stayed are looked at again
NEVER: Final = 1_000_000  # times, before everything would be
EVERY: Final = 3600.0  # seconds between two looks at everything


def spare_the_old() -> None:
    """Let Python look by itself at what is young only; `collect` looks at the rest."""
    gc.set_threshold(YOUNG, OLDER, NEVER)


async def collect() -> None:
    """Look at everything, again and again, but seldom."""
    while True:
        await asyncio.sleep(EVERY)
        gc.collect()
