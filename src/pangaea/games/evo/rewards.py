"""What the end of a game is worth to each seat, for search (chapter 11)."""

from typing import Final

from mypy_extensions import i64

from pangaea.games.evo.names import DINOS, UNEXPECTED, UNEXPECTED_VALUE
from pangaea.games.evo.table import Table

VICTORY: Final = 0.5  # weight of winning; the rest goes to the distance from the best rival
WIDE_MARGIN: Final = 30.0  # points of lead that are worth the whole of it


def total(table: Table, seat: i64) -> int:
    """Return a seat's points in the final count."""
    bonus = UNEXPECTED_VALUE if table.active[UNEXPECTED] == seat else 0
    return int(table.points[seat]) + bonus


def standing(table: Table, seat: i64) -> int:
    """Return a number that ranks a seat: by points, then by dinosaurs on the island."""
    return total(table, seat) * (DINOS + 1) + int(table.dinos[seat])


def rewards(table: Table) -> list[float]:
    """Blend each seat's share of the victory with its lead over the best rival."""
    standings = [standing(table, seat) for seat in range(table.seats)]
    totals = [total(table, seat) for seat in range(table.seats)]
    best = max(standings)
    share = 1.0 / float(standings.count(best))
    return [
        VICTORY * (share if standings[seat] == best else 0.0) + (1.0 - VICTORY) * lead(totals, seat)
        for seat in range(table.seats)
    ]


def lead(totals: list[int], seat: int) -> float:
    """Return the distance from the best rival, from 0 (far behind) over 0.5 to 1 (far ahead)."""
    rival = max([totals[other] for other in range(len(totals)) if other != seat])
    ahead = float(totals[seat] - rival) / (2.0 * WIDE_MARGIN) + 0.5
    return min(1.0, max(0.0, ahead))
