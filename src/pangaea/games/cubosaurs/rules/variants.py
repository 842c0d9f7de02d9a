"""Variants and house rulings a table of Cubosaurs may choose."""

from typing import Final

from pangaea.core.variants import Variant

USUAL_ROUNDS: Final = "usual"
TOKEN_RECEIVED: Final = "received"
TOKEN_ADDED: Final = "added"

VARIANTS: Final = (
    Variant("advanced", "flag", False, "cubosaurs/8.1"),
    Variant("interaction", "flag", True, "cubosaurs/8.2"),
    Variant(
        "rounds", "choice", USUAL_ROUNDS, "cubosaurs/5.1", (USUAL_ROUNDS, "1", "2", "3", "4", "5")
    ),
    Variant("egg_needs_card", "flag", True, "cubosaurs/4.8"),
    Variant("token_for", "choice", TOKEN_RECEIVED, "cubosaurs/8.7", (TOKEN_RECEIVED, TOKEN_ADDED)),
)


def rounds_of(value: str, seats: int) -> int:
    """Return the number of rounds: two, three for two, or as chosen [cubosaurs 5.1, 7.1]."""
    if value == USUAL_ROUNDS:
        return 3 if seats == 2 else 2
    return int(value)
