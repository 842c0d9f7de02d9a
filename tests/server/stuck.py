"""A bot that never answers, in a worker process: as compiled rules in an endless loop would be."""

from collections import deque
from itertools import repeat

import msgspec

from pangaea.server import jobs

STUCK = 666  # the seed of a bot that is stuck
_think = jobs.think


def think(encoded: bytes) -> int:
    """Think, or be stuck in a loop that lets no other thread of the process work."""
    if msgspec.json.decode(encoded, type=jobs.Position).seed == STUCK:
        deque(repeat(0), maxlen=0)
    return _think(encoded)


def think_in_time(encoded: bytes, seconds: float) -> int:
    """Think as a worker does, but be stuck if told so."""
    jobs.think = think
    return jobs.think_in_time(encoded, seconds)
