"""What the end of a game is worth to each seat, for search (chapter 10)."""

from typing import Final

from pangaea.games.dino_twist.rules.scoring import score
from pangaea.games.dino_twist.rules.table import Table

VICTORY: Final = 0.5  # weight of winning; the rest goes to the distance from the best rival
WIDE_MARGIN: Final = 40.0  # points of lead that are worth the whole of it


def rewards(table: Table) -> list[float]:
    """Blend each seat's share of the victory with its lead over the best rival."""
    totals = [int(score(table, seat)) for seat in range(table.seats)]
    best = max(totals)
    share = 1.0 / float(totals.count(best))
    return [
        VICTORY * (share if totals[seat] == best else 0.0) + (1.0 - VICTORY) * lead(totals, seat)
        for seat in range(table.seats)
    ]


def lead(totals: list[int], seat: int) -> float:
    """Return the distance from the best rival, from 0 (far behind) over 0.5 to 1 (far ahead)."""
    rival = max([totals[other] for other in range(len(totals)) if other != seat])
    ahead = float(totals[seat] - rival) / (2.0 * WIDE_MARGIN) + 0.5
    return min(1.0, max(0.0, ahead))
