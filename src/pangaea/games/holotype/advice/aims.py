"""What a seat works for: how much time is left, its personal objective, circles to come."""

from math import exp
from typing import Final

from mypy_extensions import i64

from pangaea.core.bits import BIT, count, lowest, without_lowest
from pangaea.games.holotype.rules.demands import counting, missing
from pangaea.games.holotype.rules.names import DISCS, NONE
from pangaea.games.holotype.rules.objectives import discs_laid, open_circles
from pangaea.games.holotype.rules.setup import Demands
from pangaea.games.holotype.rules.table import Table

CIRCLE_NEXT: Final = 0.7  # share of a contribution that a specimen makes possible at once
CIRCLE_NEAR: Final = 0.2  # the same when one more will be missing
CIRCLES: Final = 3.0  # of a global objective
PER_CIRCLE: Final = 1.5  # holotypes that are published for each contribution
DOUBT: Final = 0.15  # for each holotype that a personal set still lacks
MOST_HELP: Final = 4  # wants of one demand that a specimen can help with


def progress(table: Table) -> float:
    """Return how far the game has come, from 0 to 1: by its track or by its objectives."""
    return progress_with(table, circles_to_end(table))


def progress_with(table: Table, circles: i64) -> float:
    """Return how far the game has come when so many discs would end it."""
    far = float(table.track) / float(table.setup.length)
    if table.displayed == 0:
        return far
    return max(far, 1.0 - float(circles) / (float(table.seats) * CIRCLES))


def chances_with(table: Table, circles: i64) -> float:
    """Return how many more holotypes each seat may expect to publish."""
    left = float(table.setup.length - table.track)
    if table.displayed != 0:
        left = min(left, PER_CIRCLE * float(circles))
    return left / float(table.seats)


def circles_to_end(table: Table) -> i64:
    """Count the discs that would end the game by its objectives, nearly full ones first."""
    laid = discs_laid(table)
    needed: i64 = 0
    worst: i64 = 0  # one objective more is on display than has to be completed
    cards = table.displayed
    while cards:
        lacking = count(table.setup.slots_of[lowest(cards)] & ~laid)
        needed += lacking
        if lacking > worst:
            worst = lacking
        cards = without_lowest(cards)
    return needed - worst


class Aims:
    """What a specimen does for a seat besides its points, found once for all specimens."""

    def __init__(self, table: Table, seat: i64) -> None:
        circles = circles_to_end(table)
        self.far: float = progress_with(table, circles)
        self.chances: float = chances_with(table, circles)
        self.for_goal: i64 = 0  # the specimens that serve the personal objective
        self.goal_gain: float = 0.0  # and what each promises there
        self.completing: i64 = 0  # the specimens that make a contribution possible
        self.nearing: i64 = 0  # and those with which only one more is missing
        self.next_disc: float = 0.0
        if table.goal[seat] > NONE:
            self.see_goal(table, seat, table.goal[seat])
        laid = count(table.discs[seat])
        if table.displayed != 0 and laid < DISCS:
            steps = table.setup.contributions
            self.next_disc = float(steps[laid + 1] - steps[laid])
            self.see_circles(table, table.published[seat])

    def see_goal(self, table: Table, seat: i64, goal: i64) -> None:
        """Find what serves the personal objective, hopes included."""
        have = table.published[seat]
        counted = table.setup.goal_counts[goal]
        if counted != 0:
            self.for_goal = counted
            self.goal_gain = self.step_gain(table, goal, count(have & counted))
            return
        lacking = missing(table, table.setup.sets, goal, have)
        if lacking > 0:
            self.for_goal = still_wanted(table, table.setup.sets, goal, have)
            self.goal_gain = self.set_gain(float(table.setup.set_worth[goal]), float(lacking))

    def step_gain(self, table: Table, goal: i64, reached: i64) -> float:
        """Return the best average step from so many holotypes on, as far as there is time."""
        setup = table.setup
        here = goal * (setup.most_steps + 1) + reached
        best = 0.0
        further: i64 = 1
        while reached + further <= setup.most_steps and float(further) <= self.chances + 1.0:
            rise = setup.goal_steps[here + further] - setup.goal_steps[here]
            best = max(best, float(rise) / float(further))
            further += 1
        return best

    def set_gain(self, whole: float, lacking: float) -> float:
        """Return a share of a set's worth, the greater the fewer are missing."""
        hope = whole / lacking * exp(-DOUBT * (lacking - 1.0))
        return hope if lacking <= self.chances + 1.0 else 0.2 * hope

    def see_circles(self, table: Table, have: i64) -> None:
        """Find the specimens that bring a contribution with one's own cards nearer."""
        circles = open_circles(table)
        while circles:
            self.see_circle(table, lowest(circles), have)
            circles = without_lowest(circles)

    def see_circle(self, table: Table, circle: i64, have: i64) -> None:
        """Find the specimens after which a circle lacks nothing, or one card."""
        demands = table.setup.circles
        lacking: i64 = 0
        one: i64 = 0  # the specimens that help with one want at least, two, three and four
        two: i64 = 0
        three: i64 = 0
        four: i64 = 0
        for want in range(demands.first[circle], demands.first[circle + 1]):
            fitting = counting(table, demands, want)
            lack = demands.need[want] - count(have & fitting)
            if lack > 0:
                lacking += lack
                four |= three & fitting
                three |= two & fitting
                two |= one & fitting
                one |= fitting
        if lacking == 1:
            self.completing |= one
        elif lacking == 2:
            self.completing |= two
            self.nearing |= one
        elif lacking == 3:
            self.completing |= three
            self.nearing |= two
        elif lacking == MOST_HELP:
            self.completing |= four
            self.nearing |= three

    def gain(self, card: i64) -> float:
        """Say what a holotype brings by the personal objective and by contributions."""
        total = self.goal_gain if self.for_goal & BIT[card] else 0.0
        if self.completing & BIT[card]:
            return total + CIRCLE_NEXT * self.next_disc
        return total + CIRCLE_NEAR * self.next_disc if self.nearing & BIT[card] else total


def still_wanted(table: Table, demands: Demands, number: i64, have: i64) -> i64:
    """Return the specimens that a demand lacks."""
    found: i64 = 0
    for want in range(demands.first[number], demands.first[number + 1]):
        fitting = counting(table, demands, want)
        if demands.need[want] > count(have & fitting):
            found |= fitting
    return found
