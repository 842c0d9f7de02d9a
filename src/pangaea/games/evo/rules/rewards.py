"""What a table is worth to each seat, for search: at the end, or where it stops to weigh."""

from typing import Final

from mypy_extensions import i64

from pangaea.games.evo.advice import genes, prospects
from pangaea.games.evo.rules.names import DINOS, OVER, TRAITS, UNEXPECTED, UNEXPECTED_VALUE
from pangaea.games.evo.rules.table import Table

VICTORY: Final = 0.5  # weight of winning; the rest goes to the distance from the best rival
WIDE_MARGIN: Final = 30.0  # points of lead that are worth the whole of it
HERD_TURNS: Final = 2.0  # for how many turns a herd is expected to bring what it does now


def total(table: Table, seat: i64) -> int:
    """Return a seat's points in the final count."""
    bonus = UNEXPECTED_VALUE if table.active[UNEXPECTED] == seat else 0
    return int(table.points[seat]) + bonus


def standing(table: Table, seat: i64) -> float:
    """Return a number that ranks a seat: by points, then by dinosaurs on the island."""
    if table.phase == OVER:
        return float(total(table, seat)) + float(table.dinos[seat]) / float(DINOS + 1)
    return float(table.points[seat]) + promise(table, seat)


def promise(table: Table, seat: i64) -> float:
    """Return the points that a species can still be expected to bring."""
    turns = prospects.turns_left(table) + 1.0
    herd = prospects.expected(table, seat, prospects.herd(table, seat), table.climate)
    found = herd * (turns if turns < HERD_TURNS else HERD_TURNS)
    gene: i64 = 0
    while gene < TRAITS:
        extra = table.trait(seat, gene) - table.setup.portrait[gene]
        while extra > 0:
            extra -= 1
            owned = table.setup.portrait[gene] + extra
            found += genes.a_turn(gene, owned) * turns
        gene += 1
    return found


def rewards(table: Table) -> list[float]:
    """Blend each seat's share of the victory with its lead over the best rival."""
    standings = [standing(table, seat) for seat in range(table.seats)]
    best = max(standings)
    share = 1.0 / float(standings.count(best))
    return [
        VICTORY * (share if standings[seat] == best else 0.0)
        + (1.0 - VICTORY) * lead(standings, seat)
        for seat in range(table.seats)
    ]


def lead(standings: list[float], seat: int) -> float:
    """Return the distance from the best rival, from 0 (far behind) over 0.5 to 1 (far ahead)."""
    rival = max([standings[other] for other in range(len(standings)) if other != seat])
    ahead = (standings[seat] - rival) / (2.0 * WIDE_MARGIN) + 0.5
    return min(1.0, max(0.0, ahead))
