"""What a position is worth before the end: the points that each species still promises.

The figures come from 250 games of three greedy bots: of what a species had more than its rivals at
the beginning of a turn or of an auction, how many points more it had at the end (least squares).
Horns count for what they spare their owner and for what they cost the others.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.rewards import VICTORY, even_leads, with_victory
from pangaea.games.evo.advice import prospects, weather
from pangaea.games.evo.rules.names import AFTER_SURVIVAL, TRAITS
from pangaea.games.evo.rules.scoring import total
from pangaea.games.evo.rules.table import Table
from pangaea.games.evo.rules.turn import WIDE_MARGIN

# Points a turn, in hundredths, of the first, second and each further gene beyond the portrait.
GENE_POINTS: Final = vec[i64]([
    30, 30, 10,  # leg
    90, 90, 25,  # horn
    80, 35, 25,  # egg
    45, 40, 20,  # fur
    35, 33, 30,  # parasol
    33, 33, 0,  # tail
    20, 30, 10,  # mutant
])  # fmt: skip
GRADES: Final = 3
GENE_TURNS: Final = 7.0  # for how many turns a gene is an advantage, until others have it too
SURVIVOR: Final = 0.56  # of a point a turn, for who can be expected to survive the next weather
SURVIVOR_TURNS: Final = 1.5
DINOSAUR: Final = 0.23  # of a point a turn, for every dinosaur: it breeds and takes up room
DINOSAUR_TURNS: Final = 5.0
CARD_POINTS: Final = 0.09
CARD_TURNS: Final = 4.0
SURE: Final = 0.8  # a lead in points that is worth much when nothing more can happen
UNSURE: Final = 0.7  # for each turn to come, as much more lead is needed
UNSURE_TURNS: Final = 7.0


def worth(table: Table) -> list[float]:
    """Weigh the points that each seat has and promises: its chance to win, and its lead."""
    turns = scorings_left(table)
    hoped = [float(total(table, seat)) + promise(table, seat, turns) for seat in range(table.seats)]
    doubt = SURE + UNSURE * least(turns, UNSURE_TURNS)
    return with_victory(even_leads(hoped, WIDE_MARGIN), chances(hoped, doubt), VICTORY)


def chances(hoped: list[float], doubt: float) -> list[float]:
    """Share the victory by what each may hope for; `doubt` is the lead that makes it e times."""
    most = max(hoped)
    found: list[float] = []
    whole = 0.0
    for points in hoped:
        chance = exp((points - most) / doubt)
        found.append(chance)
        whole += chance
    return [chance / whole for chance in found]


def scorings_left(table: Table) -> float:
    """Return how often survivors will still score, on average."""
    turns = prospects.turns_left(table)
    return turns if table.stage >= AFTER_SURVIVAL else turns + 1.0


def promise(table: Table, seat: i64, turns: float) -> float:
    """Return the points a species can still be expected to bring."""
    found = SURVIVOR * least(turns, SURVIVOR_TURNS) * next_survivors(table, seat)
    found += DINOSAUR * least(turns, DINOSAUR_TURNS) * float(table.dinos[seat])
    found += CARD_POINTS * least(turns, CARD_TURNS) * float(table.held[seat])
    return found + least(turns, GENE_TURNS) * float(gene_points(table, seat)) / 100.0


def least(turns: float, most: float) -> float:
    """Return a number of turns, or as many as count."""
    return turns if turns < most else most


def next_survivors(table: Table, seat: i64) -> float:
    """Return how many dinosaurs can be expected to survive when it next comes to that."""
    herd = prospects.herd(table, seat)
    if table.stage < AFTER_SURVIVAL and prospects.climate_is_known(table):
        return weather.settled(table, seat, herd, table.climate)
    return prospects.expected(table, seat, herd, table.climate)


def gene_points(table: Table, seat: i64) -> i64:
    """Add up what a species' genes bring in a turn, in hundredths."""
    found: i64 = 0
    for gene in range(TRAITS):
        for owned in range(table.trait(seat, gene) - table.setup.portrait[gene]):
            grade = owned if owned < GRADES else GRADES - 1
            found += GENE_POINTS[gene * GRADES + grade]
    return found
