"""What is good here: a sense of Holotype for bots that look one answer ahead."""

from collections.abc import Callable
from math import exp
from typing import Final

from mypy_extensions import i64

from pangaea.core.bits import count, lowest, without_lowest
from pangaea.core.luck import Luck
from pangaea.games.holotype.advice import actions
from pangaea.games.holotype.advice.prospects import Prospects, fading
from pangaea.games.holotype.rules.demands import missing
from pangaea.games.holotype.rules.names import (
    DEALS_DONE,
    DONE,
    KEEP_DICE,
    LOUNGE,
    MUSEUM_FACE,
    NO_TRACE,
    PERIODS,
    RECALL,
    SIDES,
    SLOT_OPTION,
    SPECIMENS,
    STUDENT,
    WORKERS,
)
from pangaea.games.holotype.rules.table import Table
from pangaea.games.holotype.rules.workers import places_for

EXPECTED: Final = 6.5  # holotypes that a seat publishes in a game
PICKING: Final = 1.5  # how much oftener than by chance one finds what one looks for
RARE: Final = 0.13  # doubt for each specimen that a set lacks
TILE_WORTH: Final = [6.0, 2.0, 5.0, 3.0, 1.0, 3.5]  # library, storage, field, museum, search, lab
FREED: Final = 0.35  # each worker that comes back by a recall
READY: Final = 0.85  # share of a publication that waits for a recall
STAY: Final = 0.01  # a deal must be better than none by this


def values(table: Table, seat: i64) -> list[float]:
    """Say how good each option looks to the asked seat."""
    options = table.options(seat)
    if len(options) == 1:
        return [0.0]
    value = VALUES[table.step]
    prospects = Prospects(table, seat, table.hands[seat])
    return [value(prospects, option) for option in options]


def likely(table: Table, seat: i64, luck: Luck) -> i64:
    """Return an option that looks best; luck decides between equals."""
    options = table.options(seat)
    best: i64 = options[0]
    if len(options) == 1:
        return best
    value = VALUES[table.step]
    prospects = Prospects(table, seat, table.hands[seat])
    most = value(prospects, best)
    equals: i64 = 1
    for place in range(1, len(options)):
        worth = value(prospects, options[place])
        equals = equals + 1 if worth == most else equals
        if worth > most:
            equals = 1
        if worth > most or (worth == most and luck.pick(equals) == 0):
            best = options[place]
            most = worth
    return best


# -- setting up, placing and recalling ---------------------------------------------------------


def goal(prospects: Prospects, option: i64) -> float:
    """Judge a personal objective by the first hand and by how common its specimens are."""
    table = prospects.table
    setup, hand = table.setup, table.hands[prospects.seat]
    counted = setup.goal_counts[option]
    if counted == 0:
        lacking = float(missing(table, setup.sets, option, hand))
        return float(setup.set_worth[option]) * exp(-RARE * lacking)
    held = float(count(hand & counted))
    rate = min(1.0, PICKING * float(count(counted)) / float(SPECIMENS))
    reached = int(held + (EXPECTED - held) * rate)
    if reached > setup.most_steps:
        reached = int(setup.most_steps)
    return float(setup.goal_steps[option * (setup.most_steps + 1) + reached])


def worker(prospects: Prospects, kind: i64) -> float:
    """Each worker is as good as the best place for it."""
    return recalling(prospects) if kind == RECALL else best_place(prospects, kind)


def best_place(prospects: Prospects, kind: i64) -> float:
    """Return the value of the best place a worker can go to."""
    table = prospects.table
    best = -1000.0
    places = places_for(table, kind)
    while places:
        best = max(best, actions.going(table, prospects, kind, lowest(places)))
        places = without_lowest(places)
    return best


def recalling(prospects: Prospects) -> float:
    """A research cube, workers to use again, and perhaps somebody who can publish at last."""
    table = prospects.table
    seat = table.turn
    total = prospects.gain(PERIODS, 1.0)
    senior_at_home = False
    for kind in range(WORKERS):
        where = table.workers[seat * WORKERS + kind]
        if where > LOUNGE:
            total += FREED
        elif where == LOUNGE and kind >= STUDENT:
            senior_at_home = True
    if not senior_at_home:
        total += READY * fading(1.0) * actions.best_publication(table, prospects)
    return total


def place(prospects: Prospects, option: i64) -> float:
    """What the worker in hand brings at a place."""
    table = prospects.table
    return actions.going(table, prospects, table.worker, option)


def victim(prospects: Prospects, number: i64) -> float:
    """A worker of one's own comes home for free; rivals should rather get back a weak one."""
    if number // WORKERS == prospects.seat:
        return 1.0
    return -float(number % WORKERS)


# -- the Lab -----------------------------------------------------------------------------------


def bench(prospects: Prospects, option: i64) -> float:
    """One of the Lab's actions."""
    return actions.bench(prospects.table, prospects, option)


def search(prospects: Prospects, card: i64) -> float:
    """A card of the discard pile."""
    return actions.taking(prospects.table, prospects, card)


def discard(prospects: Prospects, card: i64) -> float:
    """Being rid of a specimen, against stopping."""
    return 0.0 if card == DONE else -keeping(prospects, card)


def keeping(prospects: Prospects, card: i64) -> float:
    """Say what a specimen is good for in hand; one that will not be published is a burden."""
    place = prospects.place_of(card)
    hope = prospects.hopes[place]
    return hope - prospects.burden(card) if prospects.is_spare(place) else hope


# -- expeditions -------------------------------------------------------------------------------


def site(prospects: Prospects, card: i64) -> float:
    """What a field card brings the worker in the field."""
    table = prospects.table
    return actions.site(table, prospects, table.worker, card)


def reroll(prospects: Prospects, face: i64) -> float:
    """What a die brings on average against what it shows."""
    table = prospects.table
    if face == KEEP_DICE:
        return 0.0
    period = table.setup.field_period[table.site]
    mean = 0.0
    for side in range(SIDES):
        mean += face_worth(table, period, table.setup.faces[period * SIDES + side])
    more = mean / float(SIDES) - face_worth(table, period, face)
    return more * max(0.1, prospects.gain(period, 1.0))


def face_worth(table: Table, period: i64, face: i64) -> float:
    """The fossils that a face brings; the Museum's may run out."""
    if face < MUSEUM_FACE:
        return float(face + 1)
    return 1.0 if table.dice[MUSEUM_FACE] <= table.museum[period] else 0.0


def erosion(prospects: Prospects, option: i64) -> float:
    """What the worker in the field brings at another place."""
    table = prospects.table
    return actions.acting(table, prospects, table.worker, option)


# -- the Journal, the track and the Museum -----------------------------------------------------


def paper(prospects: Prospects, option: i64) -> float:
    """Publishing or contributing."""
    table = prospects.table
    if option < SLOT_OPTION:
        return actions.publication(table, prospects, option)
    return actions.contribution(table, prospects, option - SLOT_OPTION)


def trace(prospects: Prospects, kind: i64) -> float:
    """The points of a trace fossil against the fossil it costs."""
    table = prospects.table
    if kind == NO_TRACE:
        return 0.0
    period = table.setup.period_of[table.card]
    return float(table.setup.trace_points[kind]) + prospects.gain(period, -1.0)


def milestone(_: Prospects, option: i64) -> float:
    """Some milestones are better than others, whoever has them."""
    return TILE_WORTH[option]


def deal(prospects: Prospects, option: i64) -> float:
    """A deal, against leaving the Museum."""
    table = prospects.table
    return STAY if option == DEALS_DONE else actions.deal(table, prospects, option)


def gift(prospects: Prospects, cube: i64) -> float:
    """One more cube."""
    return prospects.gain(cube, 1.0)


def store(prospects: Prospects, cube: i64) -> float:
    """One cube less."""
    return prospects.gain(cube, -1.0)


# What an option of each step is worth, in the order of the steps.
VALUES: Final[list[Callable[[Prospects, i64], float]]] = [
    goal,
    worker,
    place,
    victim,
    bench,
    discard,
    search,
    site,
    reroll,
    erosion,
    paper,
    trace,
    milestone,
    deal,
    gift,
    store,
]
