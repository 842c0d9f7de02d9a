"""Variants and house rulings a table of EVO may choose."""

from typing import Final

from pangaea.core.options import Option

OPTIONS: Final = (
    Option("island", "choice", "AD", "evo/1.3", ("AD", "BC")),
    Option("comes_back", "flag", False, "evo/6.4"),
    Option("experts", "flag", False, "evo/12.1"),
)
