"""What a position is worth before the end: the points that each species still promises."""

from typing import Final

from mypy_extensions import i64

from pangaea.core.rewards import rewards_of_standings
from pangaea.games.evo.advice import genes, prospects
from pangaea.games.evo.rules.names import TRAITS
from pangaea.games.evo.rules.scoring import total
from pangaea.games.evo.rules.table import Table
from pangaea.games.evo.rules.turn import WIDE_MARGIN

HERD_TURNS: Final = 2.0  # for how many turns a herd is expected to bring what it does now


def worth(table: Table) -> list[float]:
    """Weigh the points that each seat has and promises."""
    hoped = [float(total(table, seat)) + promise(table, seat) for seat in range(table.seats)]
    return rewards_of_standings(hoped, WIDE_MARGIN)


def promise(table: Table, seat: i64) -> float:
    """Return the points a species can still be expected to bring."""
    turns = prospects.turns_left(table) + 1.0
    herd = prospects.expected(table, seat, prospects.herd(table, seat), table.climate)
    found = herd * (turns if turns < HERD_TURNS else HERD_TURNS)
    for gene in range(TRAITS):
        for owned in range(table.trait(seat, gene) - 1, table.setup.portrait[gene] - 1, -1):
            found += genes.a_turn(gene, owned) * turns
    return found
