"""What a position is worth before the end: the points that lie there, and what they promise.

The figures come from 250 games of four greedy bots: of what a seat had more than the others at the
beginning of a turn, how many points more it had at the end (least squares). A point on an island
stays one point, whatever is left to play; what is held in the hand hardly counts.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from pangaea.core.rewards import VICTORY, even_leads, with_victory
from pangaea.games.dino_twist.rules.names import BONUSES, LANDS, NO_CARD
from pangaea.games.dino_twist.rules.scoring import claws, grave_points
from pangaea.games.dino_twist.rules.table import Table
from pangaea.games.dino_twist.rules.turn import WIDE_MARGIN

FILLED: Final = 1.2  # points for each land that is not empty, besides who lives there
CLAW: Final = 1.1  # for each Long Claw
MOST_CLAWS: Final = 4.0  # for the most of them, at the end; the less, the more turns are left
FADING: Final = 0.6  # of it that is left one turn earlier
SURE: Final = 2.2  # a lead in points that is worth much in the last turn
UNSURE: Final = 0.5  # for each turn before it, as much more lead is needed


def worth(table: Table) -> list[float]:
    """Weigh the points that each seat has and promises: its chance to win, and its lead."""
    hoped = standings(table)
    doubt = SURE + UNSURE * float(table.events_left)
    most = max(hoped)
    chances = [exp((points - most) / doubt) for points in hoped]
    whole = sum(chances)
    shares = [chance / whole for chance in chances]
    return with_victory(even_leads(hoped, WIDE_MARGIN), shares, VICTORY)


def standings(table: Table) -> list[float]:
    """Return the points that each seat has and promises."""
    most: i64 = 1
    for seat in range(table.seats):
        number = claws(table, seat)
        most = number if number > most else most
    lead = MOST_CLAWS
    for turn in range(table.events_left):  # noqa: B007 - a named variable stays a plain number
        lead *= FADING
    return [standing(table, seat, most, lead) for seat in range(table.seats)]


def standing(table: Table, seat: i64, most: i64, lead: float) -> float:
    """Return the points a seat has and promises; `most` claws promise it `lead` points more."""
    found = float(table.bonus[seat] + grave_points(table, seat))
    for land in range(LANDS):
        found += resident_worth(table, seat, land)
    number = claws(table, seat)
    found += CLAW * float(number)
    return found + lead if number == most else found


def resident_worth(table: Table, seat: i64, land: i64) -> float:
    """Return the points of who lives on a land, and for the land if a bonus can still be won."""
    kind = table.resident(seat, land)
    if kind == NO_CARD:
        return 0.0
    points = float(table.setup.strength[kind])
    is_open = table.bonus[seat] == 0 and table.bonuses_gone < BONUSES
    return points + FILLED if is_open else points
