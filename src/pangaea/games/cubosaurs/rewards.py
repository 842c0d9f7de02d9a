"""What a game, or the rounds played so far, is worth to each seat, for search (chapter 6)."""

from typing import Final

from mypy_extensions import i64

from pangaea.games.cubosaurs.names import OVER
from pangaea.games.cubosaurs.scoring import round_score, total_score
from pangaea.games.cubosaurs.table import Table

VICTORY: Final = 0.5  # weight of winning; the rest goes to the distance from the best rival
FAIR_LEAD: Final = 12.0  # points ahead that are worth half of all one can be ahead
PLACES: Final = 10_000  # a total comes before the points of the last round, which break a tie


def rewards(table: Table) -> list[float]:
    """Weigh each seat's lead; at the end, its share of the victory too."""
    totals = [total_score(table, seat) for seat in range(table.seats)]
    leads = [lead(totals, seat) for seat in range(table.seats)]
    if table.phase != OVER:
        return leads
    standings = [standing(table, seat) for seat in range(table.seats)]
    best = max(standings)
    share = 1.0 / float(standings.count(best))
    return [
        (1.0 - VICTORY) * leads[seat] + VICTORY * (share if standings[seat] == best else 0.0)
        for seat in range(table.seats)
    ]


def standing(table: Table, seat: i64) -> int:
    """Return a number that ranks a seat: by total, then by the last round."""
    return total_score(table, seat) * PLACES + round_score(table, table.setup.rounds - 1, seat)


def lead(totals: list[int], seat: int) -> float:
    """Return the distance from the best rival, from 0 (far behind) over 0.5 to 1 (far ahead)."""
    rival = max([totals[other] for other in range(len(totals)) if other != seat])
    ahead = float(totals[seat] - rival)
    return 0.5 + 0.5 * ahead / (abs(ahead) + FAIR_LEAD)
