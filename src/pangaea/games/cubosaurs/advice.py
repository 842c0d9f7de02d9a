"""What is good here: a sense of cards for bots that look one answer ahead (chapters 3, 4 and 9)."""

from typing import Final

from pangaea.games.cubosaurs.table import Table

RIVALRY: Final = 0.35  # how much a point of the next player is worth against one of mine
TOKEN_WORTH: Final = 0.6  # a token buys more than the half point it is worth at the end


def values(table: Table, seat: int) -> list[float]:
    """Say how good each option looks to a seat."""
    return [0.0 for _ in table.options(seat)]
