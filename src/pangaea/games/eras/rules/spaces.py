"""Spaces by number: where a piece stands, and the path's cards around it (chapters 1 and 3)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.bits import below, lowest
from pangaea.games.eras.rules.names import ERAS, LANES, NO_ERA, SECTOR_SPACES

# The highest member of each set of eras.
_HIGHEST: Final = vec[i64]([mask.bit_length() - 1 for mask in range(1 << ERAS)])


def slot_of(space: i64) -> i64:
    """Return the slot of a space that is on a card."""
    return (space - SECTOR_SPACES) >> 1


def near_half(slot: i64) -> i64:
    """Return the space of a slot; of a swamp, the half nearer to the board."""
    return SECTOR_SPACES + slot * 2


def far_half(slot: i64) -> i64:
    """Return the half of a swamp that is farther from the board [eras 7.3]."""
    return SECTOR_SPACES + slot * 2 + 1


def is_far_half(space: i64) -> bool:
    """Tell whether a space is the far half of a swamp."""
    return space >= SECTOR_SPACES and (space - SECTOR_SPACES) & 1 == 1


def era_of(space: i64) -> i64:
    """Return the era of the card a space is on, or NO_ERA in the sector."""
    if space < SECTOR_SPACES:
        return NO_ERA
    return slot_of(space) // LANES


def lane_of(space: i64) -> i64:
    """Return the lane of a space."""
    return space if space < SECTOR_SPACES else slot_of(space) % LANES


def outward(eras: i64, era: i64) -> i64:
    """Return the next era of a path beyond this one, or NO_ERA: eras rise outward [eras 3.2]."""
    beyond = eras >> (era + 1)
    if beyond == 0:
        return NO_ERA
    return era + 1 + lowest(beyond)


def inward(eras: i64, era: i64) -> i64:
    """Return the next era of a path below this one, or NO_ERA for the sector."""
    return _HIGHEST[eras & below(era)]


def outermost(eras: i64) -> i64:
    """Return the last era of a path, or NO_ERA if it is empty."""
    return _HIGHEST[eras]
