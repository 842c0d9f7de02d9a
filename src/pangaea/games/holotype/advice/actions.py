"""What an action at each place is worth to the player in turn (for `advice`)."""

from typing import Final

from mypy_extensions import i64

from pangaea.core.bits import BIT, count, lowest, without_lowest
from pangaea.games.holotype.advice.prospects import ALL, TRACE_JOY, UNKNOWN, Prospects, fading
from pangaea.games.holotype.rules import journal, library, museum, objectives
from pangaea.games.holotype.rules.expedition import is_erosion
from pangaea.games.holotype.rules.names import (
    DRAW,
    DRAW_MORE,
    FIELD,
    JOURNAL,
    LAB,
    LIBRARY,
    MORE_FOSSILS,
    MUSEUM_FACE,
    MUSEUM_GIFT,
    PERIODS,
    PLACES,
    SIDES,
    STUDENT,
    TAKE,
    WORKERS,
)
from pangaea.games.holotype.rules.table import Table

TYPICAL_DICE: Final = 2.6
REROLL_GAIN: Final = 0.4
CURIOSITY: Final = 3.0  # a first draw with an empty hand
FULL_HAND: Final = 4.0  # specimens with which one needs no more
PLENTY: Final = 10.0  # specimens in the deck and the discard pile
PUBLISHED: Final = 3.0  # a publication now is worth more than the same one later
LATE: Final = 0.7  # how far a game has come when one begins to be rid of specimens
LATE_PENALTY: Final = 1.5  # a penalty at the very end, when no turn is left to avoid it
BUMPED_OWN: Final = 0.4
BUMPED_RIVAL: Final = -0.3
# How often the best, second and third colour is the better one of two field cards.
BEST: Final = 5.0 / 9.0
MIDDLE: Final = 3.0 / 9.0
WORST: Final = 1.0 / 9.0


def going(table: Table, prospects: Prospects, kind: i64, place: i64) -> float:
    """The action at a place, and what happens to whoever stands there."""
    return acting(table, prospects, kind, place) + bumping(table, prospects.seat, place)


def acting(table: Table, prospects: Prospects, kind: i64, place: i64) -> float:
    """The action of a worker at a place, weighed once for all workers of the same standing."""
    number = place + PLACES if kind >= STUDENT else place
    if prospects.acted[number] == UNKNOWN:
        prospects.acted[number] = action(table, prospects, kind, place)
    return prospects.acted[number]


def action(table: Table, prospects: Prospects, kind: i64, place: i64) -> float:
    """Weigh the action of a worker at a place."""
    if place == LAB:
        return laboratory(table, prospects, kind)
    if place == FIELD:
        return expedition(table, prospects, kind)
    if place == LIBRARY:
        return prospects.gain(PERIODS, float(library.cubes_for(table, prospects.seat, kind)))
    if place == JOURNAL:
        return max(best_publication(table, prospects), best_contribution(table, prospects))
    return dealing(table, prospects, kind)


def bumping(table: Table, seat: i64, place: i64) -> float:
    """One's own worker comes home; a rival's does too."""
    standing: i64 = 0
    own = False
    for number in range(table.seats * WORKERS):
        if table.workers[number] == place:
            standing += 1
            own = own or number // WORKERS == seat
    if standing < table.setup.spaces[place]:
        return 0.0
    return BUMPED_OWN if own else BUMPED_RIVAL


# -- the Lab ---------------------------------------------------------------------------------


def laboratory(table: Table, prospects: Prospects, kind: i64) -> float:
    """The best of drawing, taking and discarding."""
    best = drawing(table, prospects, kind)
    if table.piled > 0:
        best = max(best, taking(table, prospects, table.pile[table.piled - 1]))
    return max(best, throwing(table, prospects, kind))


def bench(table: Table, prospects: Prospects, option: i64) -> float:
    """One of the Lab's actions."""
    if option == DRAW:
        return drawing(table, prospects, table.worker)
    if option == DRAW_MORE:
        return drawing(table, prospects, table.worker) + 0.2
    if option == TAKE:
        return taking(table, prospects, table.pile[table.piled - 1])
    return throwing(table, prospects, table.worker)


def drawing(table: Table, prospects: Prospects, kind: i64) -> float:
    """New cards are good for a small hand, as long as there is time to publish them."""
    held = float(prospects.held)
    time = min(1.0, prospects.aims.chances / (held + 1.0))
    hunger = CURIOSITY * max(0.0, 1.0 - held / FULL_HAND) * time * variety(table)
    return hunger if kind >= STUDENT else 0.7 * hunger


def variety(table: Table) -> float:
    """Say how far a draw can bring something new: the last few cards go round and round."""
    return min(1.0, float(table.deck_size() + table.piled - 1) / PLENTY)


def taking(table: Table, prospects: Prospects, card: i64) -> float:
    """A card one can see, judged with the cubes one has."""
    now = prospects.worth(card) * fading(prospects.time(card))
    late = float(table.setup.research[card]) * prospects.aims.far
    crowd = 0.3 * float(prospects.held)
    return now - 0.75 * prospects.best_hope() - crowd - late


def throwing(table: Table, prospects: Prospects, kind: i64) -> float:
    """Near the end, be rid of specimens that will not be published any more."""
    near = LATE_PENALTY * max(0.0, prospects.aims.far - LATE) / (1.0 - LATE)
    if near == 0.0:
        return -1.0
    most, second = 0.0, 0.0
    for place in range(prospects.held):
        if prospects.is_spare(place):
            cost = float(table.setup.research[prospects.cards[place]])
            second = max(second, min(most, cost))
            most = max(most, cost)
    return near * (most + second if kind >= STUDENT else most) - 1.0


# -- the field -------------------------------------------------------------------------------


def expedition(table: Table, prospects: Prospects, kind: i64) -> float:
    """The fossils of an average field card; two to choose from are better than one."""
    total, best, worst = 0.0, -1000.0, 1000.0
    for period in range(PERIODS):
        gain = prospects.gain(period, fossils_of(table, period, TYPICAL_DICE))
        total += gain
        best = max(best, gain)
        worst = min(worst, gain)
    if kind < STUDENT:
        return total / 3.0
    return BEST * best + MIDDLE * (total - best - worst) + WORST * worst


def fossils_of(table: Table, period: i64, dice: float) -> float:
    """The fossils that so many dice bring on average."""
    supply, loans = 0.0, 0.0
    for side in range(SIDES):
        face = table.setup.faces[period * SIDES + side]
        if face == MUSEUM_FACE:
            loans += 1.0
        else:
            supply += float(face + 1)
    each = dice / float(SIDES)
    found = supply * each + min(loans * each, float(table.museum[period]))
    return found + 1.0 if table.has(table.turn, MORE_FOSSILS) else found


def site(table: Table, prospects: Prospects, kind: i64, card: i64) -> float:
    """What a field card brings; an Erosion Event is as good as the best other place."""
    setup = table.setup
    if is_erosion(table, card):
        return best_elsewhere(table, prospects, kind)
    dice = float(setup.field_dice[card])
    period = setup.field_period[card]
    found = fossils_of(table, period, dice) + REROLL_GAIN * float(setup.field_rerolls[card])
    total = prospects.gain(period, found)
    return total + TRACE_JOY if setup.field_traces & BIT[card] else total


def best_elsewhere(table: Table, prospects: Prospects, kind: i64) -> float:
    """The best action at a place other than the field."""
    best = 0.0
    for place in range(PLACES):
        allowed = place != JOURNAL or (kind >= STUDENT and journal.has_work(table))
        if place != FIELD and allowed:
            best = max(best, acting(table, prospects, kind, place))
    return best


# -- the Journal -----------------------------------------------------------------------------


def best_publication(table: Table, prospects: Prospects) -> float:
    """The best specimen that can be published now; 0: none."""
    best = 0.0
    cards = journal.publishable(table, prospects.seat)
    while cards:
        best = max(best, publication(table, prospects, lowest(cards)))
        cards = without_lowest(cards)
    return best


def publication(table: Table, prospects: Prospects, card: i64) -> float:
    """The worth of a specimen less what its cubes would do for the others."""
    place, period = prospects.place_of(card), table.setup.period_of[card]
    fossils, research = prospects.cubes[period], prospects.cubes[PERIODS]
    before = prospects.promise(place)
    prospects.cubes[period] = fossils - float(table.setup.fossils[card])
    prospects.cubes[PERIODS] = research - float(table.setup.research[card])
    lost = before - prospects.promise(place)
    prospects.cubes[period] = fossils
    prospects.cubes[PERIODS] = research
    return PUBLISHED + prospects.worths[place] - 0.5 * lost


def best_contribution(table: Table, prospects: Prospects) -> float:
    """The best circle that can be contributed to now; 0: none."""
    best = 0.0
    circles = objectives.open_to(table, table.turn)
    while circles:
        best = max(best, contribution(table, prospects, lowest(circles)))
        circles = without_lowest(circles)
    return best


def contribution(table: Table, prospects: Prospects, circle: i64) -> float:
    """The next number on one's board, less what five research cubes are worth."""
    laid = count(table.discs[prospects.seat])
    steps = table.setup.contributions
    gain = float(steps[laid + 1] - steps[laid])
    paid = objectives.fee(table, prospects.seat, circle)
    if paid == 0:
        return PUBLISHED + gain
    return gain + prospects.gain(PERIODS, -float(paid))


# -- the Museum ------------------------------------------------------------------------------


def dealing(table: Table, prospects: Prospects, kind: i64) -> float:
    """The best deal, and the cube of the milestone."""
    best = 0.0
    deals = museum.servable(table)
    while deals:
        best = max(best, deal(table, prospects, lowest(deals)))
        deals = without_lowest(deals)
    if kind >= STUDENT:
        best *= 1.2
    return best + gift(prospects) if table.has(prospects.seat, MUSEUM_GIFT) else best


def gift(prospects: Prospects) -> float:
    """The best single cube."""
    best = prospects.gain(PERIODS, 1.0)
    for period in range(PERIODS):
        best = max(best, prospects.gain(period, 1.0))
    return best


def deal(table: Table, prospects: Prospects, number: i64) -> float:
    """What a deal changes in what the hand promises."""
    setup, cubes = table.setup, prospects.cubes
    give, take = setup.deal_give[number], setup.deal_take[number]
    given, taken = cubes[give], cubes[take]
    cubes[give] = given - float(setup.deal_price[number])
    cubes[take] = taken + float(setup.deal_amount[number])
    after = prospects.promise(ALL)
    cubes[give] = given
    cubes[take] = taken
    return after - prospects.before
