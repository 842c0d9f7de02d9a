"""Variants and house rulings a table of EVO may choose."""

from typing import Final

from pangaea.core.variants import Variant
from pangaea.games.evo.box import ISLANDS

VARIANTS: Final = (
    Variant("island", "choice", "AD", "evo/1.3", ("AD", "BC")),
    Variant("comes_back", "flag", False, "evo/6.4"),
    Variant("experts", "flag", False, "evo/12.1"),
)


def sides_for(seats: int, wished: str) -> str:
    """Return which half boards are put together; only four players have a choice [evo 1.3]."""
    possible = ISLANDS[seats]
    return wished if wished in possible else possible[0]
