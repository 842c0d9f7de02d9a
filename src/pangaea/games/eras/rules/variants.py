"""Variants and house rulings a table of Eras may choose."""

from typing import Final

from pangaea.core.variants import Variant

ACCESS_IF: Final = "forbids"
ACCESS_UNLESS: Final = "allows"
MOST_TURNS: Final = 100_000

VARIANTS: Final = (
    Variant("access", "choice", ACCESS_IF, "eras/7.7", (ACCESS_IF, ACCESS_UNLESS)),
    Variant("fast", "flag", False, "eras/11.2"),
    Variant("choose_sector", "flag", False, "eras/2.3"),
    Variant("turn_cap", "number", 0, "eras/14.1", least=0, most=MOST_TURNS),
)
