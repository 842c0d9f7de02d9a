"""What a position is worth before the end: the points that each species still promises."""

from typing import Final, final

from mypy_extensions import i64

from pangaea.games.evo.advice import genes, prospects
from pangaea.games.evo.rules.names import TRAITS
from pangaea.games.evo.rules.table import Table
from pangaea.games.evo.rules.turn import TURN, Evo

HERD_TURNS: Final = 2.0  # for how many turns a herd is expected to bring what it does now


@final
class Foresight(Evo):
    """A game of EVO in which search may stop before the end, and weigh."""

    def promise(self, table: Table, seat: i64) -> float:
        turns = prospects.turns_left(table) + 1.0
        herd = prospects.expected(table, seat, prospects.herd(table, seat), table.climate)
        found = herd * (turns if turns < HERD_TURNS else HERD_TURNS)
        for gene in range(TRAITS):
            for owned in range(table.trait(seat, gene) - 1, table.setup.portrait[gene] - 1, -1):
                found += genes.a_turn(gene, owned) * turns
        return found


COURSE: Final = Foresight(TURN)
