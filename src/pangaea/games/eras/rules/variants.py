"""Variants and house rulings a table of Eras may choose."""

from typing import Final

from pangaea.core.options import Option

ACCESS_IF: Final = "forbids"
ACCESS_UNLESS: Final = "allows"
MOST_TURNS: Final = 100_000

OPTIONS: Final = (
    Option("access", "choice", ACCESS_IF, "eras/7.7", (ACCESS_IF, ACCESS_UNLESS)),
    Option("fast", "flag", False, "eras/11.2"),
    Option("choose_sector", "flag", False, "eras/2.3"),
    Option("turn_cap", "number", 0, "eras/14.1", least=0, most=MOST_TURNS),
)
