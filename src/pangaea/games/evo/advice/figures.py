"""What describes a seat's position in EVO to a learned model."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.model import Model
from pangaea.core.rewards import VICTORY, even_leads, with_victory
from pangaea.games.evo.advice.worth import (
    GENE_TURNS,
    SURE,
    UNSURE,
    UNSURE_TURNS,
    gene_points,
    least,
    next_survivors,
    promise,
    scorings_left,
)
from pangaea.games.evo.rules.names import AFTER_SURVIVAL, TRAITS
from pangaea.games.evo.rules.scoring import total
from pangaea.games.evo.rules.table import Table
from pangaea.games.evo.rules.turn import WIDE_MARGIN

NAMES: Final = [
    "formula", "points", "points-late", "survivors", "dinosaurs", "cards", "gene-points",
    "gene-promise", "leg", "horn", "egg", "fur", "parasol", "tail", "mutant", "turns-left",
    "last-turns", "after-survival", "late-in-order", "seats",
]  # fmt: skip
WIDTH: Final = len(NAMES)
FIRST_GENE: Final = 8
SHORT: Final = 3.0  # turns that are few


def learned_worth(table: Table, model: Model) -> list[float]:
    """Share the victory out by what self-play taught, and weigh the lead that may be hoped for."""
    found, doubt = figures(table), SURE + UNSURE * least(scorings_left(table), UNSURE_TURNS)
    hoped = [doubt * found[seat * WIDTH] for seat in range(table.seats)]
    shares = model.shares(found, table.seats)
    return with_victory(even_leads(hoped, WIDE_MARGIN), shares, VICTORY)


def figures(table: Table) -> vec[float]:
    """Describe every seat, one after the other."""
    turns = scorings_left(table)
    doubt = SURE + UNSURE * least(turns, UNSURE_TURNS)
    found = vec[float]([0.0] * (WIDTH * table.seats))
    for seat in range(table.seats):
        describe(table, seat, turns, doubt, found)
    for place in range(table.seats):
        first = table.order[place] * WIDTH
        found[first + 18] = float(place) / float(table.seats - 1)
    return found


def describe(table: Table, seat: i64, turns: float, doubt: float, found: vec[float]) -> None:
    """Write the figures of one seat."""
    first, points = seat * WIDTH, float(total(table, seat))
    genes = float(gene_points(table, seat)) / 100.0
    found[first] = (points + promise(table, seat, turns)) / doubt
    found[first + 1] = points / 10.0
    found[first + 2] = points / doubt
    found[first + 3] = next_survivors(table, seat)
    found[first + 4] = float(table.dinos[seat])
    found[first + 5] = float(table.held[seat])
    found[first + 6] = genes
    found[first + 7] = genes * least(turns, GENE_TURNS) / doubt
    for gene in range(TRAITS):
        found[first + FIRST_GENE + gene] = float(table.trait(seat, gene))
    found[first + 15] = turns / 10.0
    found[first + 16] = SHORT - least(turns, SHORT)
    found[first + 17] = 1.0 if table.stage >= AFTER_SURVIVAL else 0.0
    found[first + 19] = float(table.seats) / 5.0
