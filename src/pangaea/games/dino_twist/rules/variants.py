"""Variants and house rulings a table of Dino Twist may choose."""

from typing import Final

from pangaea.core.variants import Variant

ALL_TREX: Final = "trex"
ALL_PTIT_REX: Final = "ptit_rex"
EACH_CHOOSES: Final = "each"
NEXT_CARD: Final = "next"
BY_RANK: Final = "rank"

VARIANTS: Final = (
    Variant(
        "islands", "choice", ALL_TREX, "dino_twist/11.4", (ALL_TREX, ALL_PTIT_REX, EACH_CHOOSES)
    ),
    Variant("bankiiizaurus", "flag", False, "dino_twist/11.5"),
    Variant("island_bonus", "choice", NEXT_CARD, "dino_twist/9.2", (NEXT_CARD, BY_RANK)),
)
