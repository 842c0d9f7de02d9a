"""What a collection promises: its points, and what can still become of it this round."""

from typing import Final

from mypy_extensions import i64

from pangaea.core.bits import members
from pangaea.games.cubosaurs.rules.names import BLACK, GREY, SPECIES
from pangaea.games.cubosaurs.rules.scoring import dinosaurs, raptor_points
from pangaea.games.cubosaurs.rules.setup import SERIES
from pangaea.games.cubosaurs.rules.table import Table

UP: Final = 0.55  # chance to gain one more card that a series wants, with the whole round ahead
DOWN: Final = 0.6  # chance to get rid of one that it does not want
PARTNER: Final = 0.8  # what a lone raptor may still hope for
SURE_LEAD: Final = 3.0  # a lead in dinosaurs that nobody catches up with
DRAWS_PER_SEAT: Final = 6.0


def worth(table: Table, seat: i64) -> float:
    """Return the points a collection can be expected to score at the end of the round."""
    left = float(table.cards_left()) / (DRAWS_PER_SEAT * float(table.seats))
    total = 0.0
    for species in range(SPECIES):
        total += series_worth(table, species, table.count_type(seat, species), left)
    return total + raptors_worth(table, seat, left) + eggs_worth(table, seat, left)


def series_worth(table: Table, species: i64, cards: i64, left: float) -> float:
    """Return the points of a series, or of a better one nearby by its chance."""
    now = float(table.setup.series_points(species, cards))
    best = now
    for number in range(SERIES):
        chance = series_chance(cards, number, left)
        hoped = now + chance * (float(table.setup.series_points(species, number)) - now)
        if hoped > best:
            best = hoped
    return best


def series_chance(cards: i64, number: i64, left: float) -> float:
    """Return the chance to go from so many cards to another number before the round ends."""
    chance = 1.0
    step = UP * left if number > cards else DOWN * left
    distance = number - cards if number > cards else cards - number
    for _ in range(distance):
        chance *= step
    return chance


def raptors_worth(table: Table, seat: i64, left: float) -> float:
    """Return the points of raptors; those alone may still find a partner."""
    blacks, greys = table.count_type(seat, BLACK), table.count_type(seat, GREY)
    if blacks + greys == 0:
        return 0.0
    alone = blacks - greys if blacks > greys else greys - blacks
    return float(raptor_points(table, seat)) + PARTNER * left * float(alone)


def eggs_worth(table: Table, seat: i64, left: float) -> float:
    """Return what eggs will pay, by the chance to have the most of their dinosaurs."""
    setup = table.setup
    total = 0.0
    for kind in members(table.held[seat] & setup.eggs):
        chance = egg_chance(table, seat, kind, left)
        total += chance * float(setup.high[kind]) + (1.0 - chance) * float(setup.low[kind])
    return total


def egg_chance(table: Table, seat: i64, egg: i64, left: float) -> float:
    """Return the chance that nobody will have more of an egg's dinosaurs than this seat."""
    subject = table.setup.egg_subject[egg]
    mine = dinosaurs(table, seat, subject)
    rival: i64 = 0
    for other in range(table.seats):
        if other != seat and dinosaurs(table, other, subject) > rival:
            rival = dinosaurs(table, other, subject)
    now = 1.0 if mine >= rival and mine > 0 else 0.0
    lead = (float(mine - rival) + 0.5) / SURE_LEAD
    later = 0.5 + 0.5 * (1.0 if lead > 1.0 else (-1.0 if lead < -1.0 else lead))
    return (1.0 - left) * now + left * later
