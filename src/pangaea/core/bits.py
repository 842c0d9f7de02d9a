"""Sets of small numbers as bit masks: count them, walk them, pick one."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

CHUNK: Final = 16
CHUNK_MASK: Final = (1 << CHUNK) - 1
WIDEST: Final = 62  # members of a mask: more would touch the sign of an i64

_COUNTS: Final = vec[i64]([number.bit_count() for number in range(1 << CHUNK)])
# The place of a single bit, by its remainder: 2 generates the integers modulo 67, so every
# power of two has its own.
_INDEX: Final = vec[i64]([next((i for i in range(66) if pow(2, i, 67) == r), 0) for r in range(67)])
# The sets of one member. Compiled, `1 << n` of an i64 is a shift of 32 bits: from 31 on use these.
BIT: Final = vec[i64]([1 << n for n in range(WIDEST + 1)])


def count(mask: i64) -> i64:
    """Return how many members the set has."""
    total = _COUNTS[mask & CHUNK_MASK]
    mask >>= CHUNK
    while mask:
        total += _COUNTS[mask & CHUNK_MASK]
        mask >>= CHUNK
    return total


def lowest(mask: i64) -> i64:
    """Return the smallest member of a set that is not empty."""
    return _INDEX[(mask & -mask) % 67]


def without_lowest(mask: i64) -> i64:
    """Return a set without its smallest member: to walk it, take `lowest` and go on with this."""
    return mask & (mask - 1)


def is_at_most_one(mask: i64) -> bool:
    """Tell whether a set has no more than one member."""
    return mask & (mask - 1) == 0


def below(member: i64) -> i64:
    """Return the set of all numbers smaller than this one."""
    return BIT[member] - 1


def nth(mask: i64, position: i64) -> i64:
    """Return the member at this position, counted from 0 upwards."""
    for skipped in range(position):  # noqa: B007 - a named variable stays a plain number
        mask = without_lowest(mask)
    return lowest(mask)


def members(mask: i64) -> list[int]:
    """List the members from the smallest up."""
    found: list[int] = []
    while mask:
        found.append(lowest(mask))
        mask = without_lowest(mask)
    return found
