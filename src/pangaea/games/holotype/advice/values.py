"""What is good here: a sense of Holotype for bots that look one answer ahead."""

from math import exp
from typing import Final

from mypy_extensions import i64

from pangaea.core.bits import INDEX, count
from pangaea.games.holotype.advice import actions
from pangaea.games.holotype.advice.prospects import Prospects, burden, fading
from pangaea.games.holotype.rules.demands import missing
from pangaea.games.holotype.rules.names import (
    BENCH,
    DEAL,
    DEALS_DONE,
    DISCARD,
    DONE,
    EROSION,
    GIFT,
    GOAL,
    KEEP_DICE,
    LOUNGE,
    MILESTONE,
    MUSEUM_FACE,
    NO_TRACE,
    PAPER,
    PERIODS,
    PLACE,
    RECALL,
    REROLL,
    SEARCH,
    SIDES,
    SITE,
    SLOT_OPTION,
    SPECIMENS,
    STORE,
    STUDENT,
    TRACE,
    VICTIM,
    WORKER,
    WORKERS,
)
from pangaea.games.holotype.rules.turn import Holotype
from pangaea.games.holotype.rules.workers import places_for

EXPECTED: Final = 6.5  # holotypes that a seat publishes in a game
PICKING: Final = 1.5  # how much oftener than by chance one finds what one looks for
RARE: Final = 0.13  # doubt for each specimen that a set lacks
TILE_WORTH: Final = (6.0, 2.0, 5.0, 3.0, 1.0, 3.5)  # library, storage, field, museum, search, lab
FREED: Final = 0.35  # each worker that comes back by a recall
READY: Final = 0.85  # share of a publication that waits for a recall
STAY: Final = 0.01  # a deal must be better than none by this


def values(table: Holotype, seat: i64) -> list[float]:
    """Say how good each option looks to the asked seat."""
    options = table.options(seat)
    if len(options) == 1:
        return [0.0]
    phase = table.phase
    if phase == GOAL:
        return [goal_value(table, seat, goal) for goal in options]
    if phase == WORKER:
        return worker_values(table, seat, options)
    if phase == PLACE:
        prospects = Prospects(table, seat, table.hands[seat])
        return [actions.going(table, prospects, table.worker, place) for place in options]
    if phase == VICTIM:
        return [victim_value(seat, number) for number in options]
    if phase == MILESTONE:
        return [TILE_WORTH[milestone] for milestone in options]
    return action_values(table, seat, options)


def action_values(table: Holotype, seat: i64, options: list[int]) -> list[float]:
    """Say how good the answers within an action look."""
    phase = table.phase
    prospects = Prospects(table, seat, table.hands[seat])
    if phase == BENCH:
        return [actions.bench(table, prospects, option) for option in options]
    if phase == DISCARD:
        return [0.0 if card == DONE else -keeping(prospects, card) for card in options]
    if phase == SEARCH:
        return [actions.taking(table, prospects, card) for card in options]
    if phase == PAPER:
        return [paper(table, prospects, option) for option in options]
    if phase == TRACE:
        return [trace_value(table, prospects, kind) for kind in options]
    return cube_values(table, prospects, options)


def cube_values(table: Holotype, prospects: Prospects, options: list[int]) -> list[float]:
    """Say how good answers about field cards, dice and cubes look."""
    phase = table.phase
    if phase == SITE:
        return [actions.site(table, prospects, table.worker, card) for card in options]
    if phase == EROSION:
        return [actions.acting(table, prospects, table.worker, place) for place in options]
    if phase == REROLL:
        return [reroll(table, prospects, face) for face in options]
    if phase == DEAL:
        return [
            STAY if deal == DEALS_DONE else actions.deal(table, prospects, deal) for deal in options
        ]
    if phase == GIFT:
        return [prospects.gain(cube, 1.0) for cube in options]
    assert phase == STORE
    return [prospects.gain(cube, -1.0) for cube in options]


def worker_values(table: Holotype, seat: i64, options: list[int]) -> list[float]:
    """Each worker is as good as the best place for it."""
    prospects = Prospects(table, seat, table.hands[seat])
    return [
        recalling(table, prospects) if kind == RECALL else best_place(table, prospects, kind)
        for kind in options
    ]


def best_place(table: Holotype, prospects: Prospects, kind: i64) -> float:
    """Return the value of the best place a worker can go to."""
    best = -1000.0
    places = places_for(table, kind)
    while places:
        place = INDEX[(places & -places) % 67]
        places &= places - 1
        best = max(best, actions.going(table, prospects, kind, place))
    return best


def recalling(table: Holotype, prospects: Prospects) -> float:
    """A research cube, workers to use again, and perhaps somebody who can publish at last."""
    seat = table.turn
    total = prospects.gain(PERIODS, 1.0)
    senior_at_home = False
    kind: i64 = 0
    while kind < WORKERS:
        where = table.workers[seat * WORKERS + kind]
        if where > LOUNGE:
            total += FREED
        elif where == LOUNGE and kind >= STUDENT:
            senior_at_home = True
        kind += 1
    if not senior_at_home:
        total += READY * fading(1.0) * actions.best_publication(table, prospects)
    return total


def victim_value(seat: i64, number: i64) -> float:
    """A worker of one's own comes home for free; rivals should rather get back a weak one."""
    if number // WORKERS == seat:
        return 1.0
    return -float(number % WORKERS)


def keeping(prospects: Prospects, card: i64) -> float:
    """Say what a specimen is good for in hand; one that will not be published is a burden."""
    place, cubes = prospects.cards.index(card), prospects.now()
    hope = prospects.hope(place, cubes)
    return hope - burden(prospects.table, card) if prospects.is_spare(place, cubes) else hope


def paper(table: Holotype, prospects: Prospects, option: i64) -> float:
    """Publishing or contributing."""
    if option < SLOT_OPTION:
        return actions.publication(table, prospects, option)
    return actions.contribution(table, prospects, option - SLOT_OPTION)


def trace_value(table: Holotype, prospects: Prospects, kind: i64) -> float:
    """The points of a trace fossil against the fossil it costs."""
    if kind == NO_TRACE:
        return 0.0
    period = table.setup.period_of[table.card]
    return float(table.setup.trace_points[kind]) + prospects.gain(period, -1.0)


def reroll(table: Holotype, prospects: Prospects, face: i64) -> float:
    """What a die brings on average against what it shows."""
    if face == KEEP_DICE:
        return 0.0
    period = table.setup.field_period[table.site]
    mean = 0.0
    side: i64 = 0
    while side < SIDES:
        mean += face_worth(table, period, table.setup.faces[period * SIDES + side])
        side += 1
    more = mean / float(SIDES) - face_worth(table, period, face)
    return more * max(0.1, prospects.gain(period, 1.0))


def face_worth(table: Holotype, period: i64, face: i64) -> float:
    """The fossils that a face brings; the Museum's may run out."""
    if face < MUSEUM_FACE:
        return float(face + 1)
    return 1.0 if table.dice[MUSEUM_FACE] <= table.museum[period] else 0.0


def goal_value(table: Holotype, seat: i64, goal: i64) -> float:
    """Judge a personal objective by the first hand and by how common its specimens are."""
    setup = table.setup
    counted = setup.goal_counts[goal]
    if counted == 0:
        lacking = float(missing(table, setup.sets, goal, table.hands[seat]))
        return float(setup.set_worth[goal]) * exp(-RARE * lacking)
    held = float(count(table.hands[seat] & counted))
    rate = min(1.0, PICKING * float(count(counted)) / float(SPECIMENS))
    reached = int(held + (EXPECTED - held) * rate)
    if reached > setup.most_steps:
        reached = int(setup.most_steps)
    return float(setup.goal_steps[goal * (setup.most_steps + 1) + reached])
