"""What a position promises each seat: its animals' chances in the race.

The figures are rounded from fits to the winners of 250 games that greedy bots played by themselves,
at two, four and six seats; these differed, and one figure for all is a compromise.
"""

from typing import Final

from mypy_extensions import i64

from pangaea.core.rewards import with_victory
from pangaea.games.eras.rules.names import SECTORS, STEP
from pangaea.games.eras.rules.outlook import HASTE, VICTORY, came, turns_to_go
from pangaea.games.eras.rules.scoring import is_ready
from pangaea.games.eras.rules.table import Table

READY_AT_LAST: Final = 3.0  # an animal that only has to survive has so many times the chance
SOONER: Final = 0.5  # how much better it is to be the next in turn than to have been the last


def worth(table: Table) -> list[float]:
    """Share the victory out by the chances of all animals, and weigh how far each seat came."""
    chances = [0.0] * table.seats
    total = 0.0
    for animal in range(table.setup.animals):
        found = chance(table, animal)
        total += found
        chances[table.owner(animal)] += found
    return with_victory(came(table), [found / total for found in chances], VICTORY)


def chance(table: Table, animal: i64) -> float:
    """Weigh an animal's chance: half as many turns from victory count four times."""
    turns = turns_to_go(table, animal) + HASTE
    found = (1.0 + SOONER * (1.0 - wait(table, animal))) / (turns * turns)
    return found * READY_AT_LAST if is_ready(table, animal) else found


def wait(table: Table, animal: i64) -> float:
    """Return how much of a round passes until an animal's turn, from 0 to 1."""
    sectors = table.sector[animal] - table.sector[table.turn]
    if sectors < 0 or (sectors == 0 and table.step >= STEP):
        sectors += SECTORS
    return float(sectors) / float(SECTORS)
