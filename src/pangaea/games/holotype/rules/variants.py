"""Variants and house rulings a table of Holotype may choose."""

from typing import Final

from pangaea.core.variants import Variant
from pangaea.games.holotype.box import Box, Strip

USUAL_TRACK: Final = "usual"
OMNIVORE_BOTH: Final = "both"
OMNIVORE_ONE: Final = "one"
LONGEST: Final = 60

VARIANTS: Final = (
    Variant("elementary", "flag", False, "holotype/12.1"),
    Variant("track", "choice", USUAL_TRACK, "holotype/12.2", (USUAL_TRACK, "2", "3", "4", "5")),
    Variant("last_space", "number", 0, "holotype/12.3", least=0, most=LONGEST),
    Variant("omnivores", "choice", OMNIVORE_BOTH, "holotype/8.6", (OMNIVORE_BOTH, OMNIVORE_ONE)),
)


def strip_of(box: Box, value: str, seats: int) -> Strip:
    """Return the strip for this number of players unless chosen otherwise [holotype 2.2, 12.2]."""
    return box.tracks[str(seats) if value == USUAL_TRACK else value]


def last_space(strip: Strip, value: int) -> int:
    """Return the last space: the strip's own, or an earlier one [holotype 12.3]."""
    return min(value, strip.length) if value else strip.length
