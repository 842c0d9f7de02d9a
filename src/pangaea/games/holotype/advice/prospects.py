"""What a hand promises: the worth of each specimen, and how far off its publication is."""

from math import exp
from typing import Final

from mypy_extensions import i64

from pangaea.core.bits import BIT, count, members
from pangaea.games.holotype.rules.demands import missing
from pangaea.games.holotype.rules.names import DISCS, NONE, PERIODS, TRACES
from pangaea.games.holotype.rules.objectives import discs_laid, open_circles
from pangaea.games.holotype.rules.storage import storage
from pangaea.games.holotype.rules.table import Table

FOSSIL_WORTH: Final = [2.0, 1.0, 0.67]  # in research cubes, as the Museum trades them
TRIP: Final = 2.2  # worth of the fossils of the right colour that an expedition brings
STUDY: Final = 2.6  # research cubes that an action at the Library brings
SWAP: Final = 0.4  # how far fossils of other colours help
OWN_COLOUR: Final = 0.4  # share of a lack that they cannot make good: no deal is free
IMPATIENCE: Final = 0.25  # how fast a publication loses worth for every turn it is away
SHARES: Final = [1.0, 0.5, 0.25, 0.1]  # how much the best, second ... specimen counts
SPARE: Final = 0.12  # a cube without a purpose
ENOUGH: Final = 8.0  # research beyond this has no purpose at all
TRACE_JOY: Final = 1.2  # a trace fossil in hand, for a specimen it can go with
CIRCLE_NEXT: Final = 0.7  # share of a contribution that a specimen makes possible at once
CIRCLE_NEAR: Final = 0.2  # the same when one more will be missing
CIRCLES: Final = 3.0  # of a global objective
PER_CIRCLE: Final = 1.5  # holotypes that are published for each contribution
DOUBT: Final = 0.15  # for each holotype that a personal set still lacks


def progress(table: Table) -> float:
    """Return how far the game has come, from 0 to 1: by its track or by its objectives."""
    far = float(table.track) / float(table.setup.length)
    if table.displayed == 0:
        return far
    all_circles = float(table.seats) * CIRCLES
    return max(far, 1.0 - float(circles_to_end(table)) / all_circles)


def chances_left(table: Table) -> float:
    """Return how many more holotypes each seat may expect to publish."""
    left = float(table.setup.length - table.track)
    if table.displayed != 0:
        left = min(left, PER_CIRCLE * float(circles_to_end(table)))
    return left / float(table.seats)


def circles_to_end(table: Table) -> i64:
    """Count the discs that would end the game by its objectives, nearly full ones first."""
    laid = discs_laid(table)
    needed: i64 = 0
    worst: i64 = 0  # one objective more is on display than has to be completed
    for card in members(table.displayed):
        lacking = count(table.setup.slots_of[card] & ~laid)
        needed += lacking
        if lacking > worst:
            worst = lacking
    return needed - worst


def goal_gain(table: Table, seat: i64, card: i64) -> float:
    """Say what a holotype brings for the personal objective, hopes included."""
    goal = table.goal[seat]
    if goal <= NONE:
        return 0.0
    counted = table.setup.goal_counts[goal]
    if counted == 0:
        return set_gain(table, seat, goal, card)
    if not counted & BIT[card]:
        return 0.0
    return step_gain(table, goal, count(table.published[seat] & counted))


def step_gain(table: Table, goal: i64, reached: i64) -> float:
    """Return the best average step from so many holotypes on, as far as there is time."""
    setup = table.setup
    first = goal * (setup.most_steps + 1)
    if reached >= setup.most_steps:
        return 0.0
    now, best = setup.goal_steps[first + reached], 0.0
    further: i64 = 1
    while reached + further <= setup.most_steps and float(further) <= chances_left(table) + 1.0:
        step = float(setup.goal_steps[first + reached + further] - now) / float(further)
        if step > best:
            best = step
        further += 1
    return best


def set_gain(table: Table, seat: i64, goal: i64, card: i64) -> float:
    """Return a share of a set's worth, the greater the fewer are missing."""
    have = table.published[seat]
    lacking = missing(table, table.setup.sets, goal, have)
    if lacking == 0 or missing(table, table.setup.sets, goal, have | BIT[card]) == lacking:
        return 0.0
    share = float(table.setup.set_worth[goal]) / float(lacking)
    hope = share * exp(-DOUBT * float(lacking - 1))
    return hope if float(lacking) <= chances_left(table) + 1.0 else 0.2 * hope


def circle_gain(table: Table, seat: i64, card: i64) -> float:
    """Say what a holotype does for contributions with one's own cards."""
    laid = count(table.discs[seat])
    if table.displayed == 0 or laid == DISCS:
        return 0.0
    step = float(table.setup.contributions[laid + 1] - table.setup.contributions[laid])
    have, best = table.published[seat], 0.0
    for circle in members(open_circles(table)):
        after = missing(table, table.setup.circles, circle, have | BIT[card])
        if after < missing(table, table.setup.circles, circle, have) and after < 2:
            gain = step * (CIRCLE_NEXT if after == 0 else CIRCLE_NEAR)
            if gain > best:
                best = gain
    return best


def has_trace(table: Table, seat: i64) -> bool:
    """Tell whether a seat holds a trace fossil."""
    return any(table.traces[seat * TRACES + kind] > 0 for kind in range(TRACES))


def worth(table: Table, seat: i64, card: i64) -> float:
    """Return what publishing a specimen is worth: points, objectives, and a lighter hand."""
    total = float(table.setup.points[card]) + goal_gain(table, seat, card)
    total += circle_gain(table, seat, card)
    if not table.setup.marine & BIT[card] and has_trace(table, seat):
        total += TRACE_JOY
    return total + burden(table, card)


def burden(table: Table, card: i64) -> float:
    """Return what a specimen left in hand may cost, the more the nearer the end."""
    far = progress(table)
    return float(table.setup.research[card]) * far * far


def fading(turns: float) -> float:
    """Return what is left of the worth of something so many turns away."""
    return exp(-IMPATIENCE * turns)


class Prospects:
    """A hand with the worth of its specimens, to weigh different stores of cubes against."""

    def __init__(self, table: Table, seat: i64, hand: i64) -> None:
        self.table: Final = table
        self.seat: i64 = seat
        self.cards: Final = members(hand)
        self.worths: Final = [worth(table, seat, card) for card in self.cards]

    def now(self) -> list[float]:
        """Return the seat's cubes: three colours of fossils, then research."""
        first = self.seat * PERIODS
        fossils = self.table.fossils
        cubes = [float(fossils[first]), float(fossils[first + 1]), float(fossils[first + 2])]
        return [*cubes, float(self.table.research[self.seat])]

    def time(self, card: i64, cubes: list[float]) -> float:
        """Estimate the turns until a specimen could be published, publishing included."""
        setup = self.table.setup
        period = setup.period_of[card]
        lack = (float(setup.fossils[card]) - cubes[period]) * FOSSIL_WORTH[period]
        turns = 1.0
        if lack > 0.0:
            turns += max(OWN_COLOUR * lack, lack - SWAP * spare_fossils(cubes, period)) / TRIP
        short = float(setup.research[card]) - cubes[PERIODS]
        return turns + short / STUDY if short > 0.0 else turns

    def hope(self, place: int, cubes: list[float]) -> float:
        """Return the worth of one specimen of the hand, the less the farther away."""
        return self.worths[place] * fading(self.time(self.cards[place], cubes))

    def needed(self) -> int:
        """Return how many specimens there is time to publish: one at least, so that games end."""
        return max(1, int(chances_left(self.table) + 0.99))

    def is_spare(self, place: int, cubes: list[float]) -> bool:
        """Tell whether so many specimens look better that this one will hardly be published."""
        mine = self.hope(place, cubes)
        better = 0
        for other in range(len(self.cards)):
            hope = self.hope(other, cubes)
            if hope > mine or (hope == mine and other < place):
                better += 1
        return better >= self.needed()

    def promise(self, cubes: list[float]) -> float:
        """Return what the hand promises with these cubes."""
        found = [self.hope(place, cubes) for place in range(len(self.cards))]
        found.sort(reverse=True)
        total = idle_cubes(cubes)
        for place in range(min(len(found), len(SHARES))):
            total += SHARES[place] * found[place]
        return total

    def gain(self, cube: i64, number: float) -> float:
        """Return what more cubes of a colour promise, as far as there is room for them."""
        cubes = self.now()
        before = self.promise(cubes)
        if cube < PERIODS:
            room = float(storage(self.table, self.seat) - self.table.stored(self.seat))
            number = min(number, room + 1.0)
        cubes[cube] += number
        return self.promise(cubes) - before


def spare_fossils(cubes: list[float], period: i64) -> float:
    """Return the worth of the fossils of the other colours."""
    total = 0.0
    for other in range(PERIODS):
        if other != period:
            total += cubes[other] * FOSSIL_WORTH[other]
    return total


def idle_cubes(cubes: list[float]) -> float:
    """Return the small worth of cubes by themselves."""
    total = SPARE * min(cubes[PERIODS], ENOUGH)
    for period in range(PERIODS):
        total += SPARE * cubes[period] * FOSSIL_WORTH[period]
    return total
