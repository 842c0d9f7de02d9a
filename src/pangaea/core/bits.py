"""Sets of small numbers as bit masks: count them, walk them, pick one."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

CHUNK: Final = 11
CHUNK_MASK: Final = (1 << CHUNK) - 1
WIDEST: Final = 62  # members of a mask: more would touch the sign of an i64

_COUNTS: Final = vec[i64]([number.bit_count() for number in range(1 << CHUNK)])
# 2 generates the group of integers modulo 67, so every power of two has its own remainder.
_INDEX: Final = vec[i64]([next((i for i in range(66) if pow(2, i, 67) == r), 0) for r in range(67)])


def count(mask: i64) -> i64:
    """Return how many members the set has."""
    total: i64 = 0
    while mask:
        total += _COUNTS[mask & CHUNK_MASK]
        mask >>= CHUNK
    return total


def lowest(mask: i64) -> i64:
    """Return the smallest member of a set that is not empty."""
    return _INDEX[(mask & -mask) % 67]


def nth(mask: i64, position: i64) -> i64:
    """Return the member at this position, counted from 0 upwards."""
    while position > 0:
        mask &= mask - 1
        position -= 1
    return _INDEX[(mask & -mask) % 67]


def members(mask: i64) -> list[int]:
    """List the members from the smallest up."""
    found: list[int] = []
    while mask:
        found.append(lowest(mask))
        mask &= mask - 1
    return found
