"""Points at the end (chapter 11)."""

from typing import Final

from mypy_extensions import i64

from pangaea.core.bits import INDEX, count
from pangaea.games.holotype.rules.demands import is_met
from pangaea.games.holotype.rules.names import NONE, TRACES
from pangaea.games.holotype.rules.table import Table

VICTORY: Final = 0.5  # weight of winning; the rest goes to the distance from the best rival
WIDE_MARGIN: Final = 50.0  # points of lead that are worth the whole of it
PLACES: Final = 1000  # a total comes before the research cubes, which break a tie


def total_points(table: Table, seat: i64) -> i64:
    """Return a seat's final points."""
    total = holotype_points(table, seat) + trace_points(table, seat)
    total += contribution_points(table, seat) - penalty(table, seat)
    goal = table.goal[seat]
    return total if goal <= NONE else total + goal_points(table, seat, goal)


def holotype_points(table: Table, seat: i64) -> i64:
    """Add up the points printed on a seat's holotypes."""
    total: i64 = 0
    cards = table.published[seat]
    while cards:
        total += table.setup.points[INDEX[(cards & -cards) % 67]]
        cards &= cards - 1
    return total


def trace_points(table: Table, seat: i64) -> i64:
    """Add up the points of a seat's published trace fossils."""
    total: i64 = 0
    kind: i64 = 0
    while kind < TRACES:
        laid = count(table.published[seat] & table.attached[kind])
        total += laid * table.setup.trace_points[kind]
        kind += 1
    return total


def contribution_points(table: Table, seat: i64) -> i64:
    """Return the rightmost number that a seat's missing discs uncover."""
    return table.setup.contributions[count(table.discs[seat])]


def goal_points(table: Table, seat: i64, goal: i64) -> i64:
    """Return what a personal objective gives for a seat's own holotypes."""
    return goal_points_with(table, goal, table.published[seat])


def goal_points_with(table: Table, goal: i64, cards: i64) -> i64:
    """Return what a personal objective gives for these holotypes."""
    setup = table.setup
    if setup.goal_counts[goal] != 0:
        reached = count(cards & setup.goal_counts[goal])
        if reached > setup.most_steps:
            reached = setup.most_steps
        return setup.goal_steps[goal * (setup.most_steps + 1) + reached]
    return setup.set_worth[goal] if is_met(table, setup.sets, goal, cards) else 0


def penalty(table: Table, seat: i64) -> i64:
    """Add up the research cost of the specimens still in hand."""
    total: i64 = 0
    cards = table.hands[seat]
    while cards:
        total += table.setup.research[INDEX[(cards & -cards) % 67]]
        cards &= cards - 1
    return total


def rewards(table: Table) -> list[float]:
    """Blend each seat's share of the victory with its lead over the best rival."""
    totals = [total_points(table, seat) for seat in range(table.seats)]
    standings = [totals[seat] * PLACES + table.research[seat] for seat in range(table.seats)]
    best = max(standings)
    share = 1.0 / float(standings.count(best))
    return [
        VICTORY * (share if standings[seat] == best else 0.0) + (1.0 - VICTORY) * lead(totals, seat)
        for seat in range(table.seats)
    ]


def lead(totals: list[i64], seat: int) -> float:
    """Return the distance from the best rival, from 0 (far behind) over 0.5 to 1 (far ahead)."""
    rival = max([totals[other] for other in range(len(totals)) if other != seat])
    ahead = float(totals[seat] - rival) / (2.0 * WIDE_MARGIN) + 0.5
    return min(1.0, max(0.0, ahead))
