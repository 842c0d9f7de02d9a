"""What a position promises each seat: points on the table and the hand's prospects.

The figures for circles, workers, the student, the move and the burden are rounded from fits to the
final points of 1,800 games that greedy bots played by themselves, at two and four seats. Those for
milestones and for what a personal objective may still bring are guesses: the fits gave noise for
the former and less for the latter.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.bits import count, lowest, without_lowest
from pangaea.core.rewards import VICTORY, even_leads, with_victory
from pangaea.games.holotype.advice.prospects import Prospects
from pangaea.games.holotype.rules.demands import is_met, missing
from pangaea.games.holotype.rules.names import (
    ASSISTANT,
    DISCS,
    LOCKED,
    LOUNGE,
    MILESTONES,
    NONE,
    PALEONTOLOGIST,
    SPECIMENS,
    STUDENT,
    WORKERS,
)
from pangaea.games.holotype.rules.objectives import open_circles
from pangaea.games.holotype.rules.scoring import (
    contribution_points,
    goal_points,
    holotype_points,
    penalty,
    trace_points,
)
from pangaea.games.holotype.rules.table import Table
from pangaea.games.holotype.rules.turn import WIDE_MARGIN

GOAL_HOPE: Final = 0.3  # what is still expected of a personal objective, against what it gives now
PICKING: Final = 1.5  # how much oftener than by chance one publishes what one wants
DOUBT: Final = 0.3  # for each holotype that a personal set lacks
CIRCLE_READY: Final = 0.55  # of each of the next two contributions that cost nothing
SENIOR_HOME: Final = 1.0  # each senior worker in the Lounge
ASSISTANT_HOME: Final = 0.3
STUDENT_FREE: Final = 2.5  # a Graduate Student for the rest of the game
TO_PLAY: Final = 1.2  # whoever is to play
MILESTONE_WORTH: Final = vec[float]([4.0, 1.4, 3.5, 2.0, 0.7, 2.5])  # for the rest of the game
LONG: Final = 5.0  # holotypes still to come that make a long rest
BURDEN: Final = 1.2  # a penalty at the end that nothing averts
DOUBTFUL: Final = 11.0  # points ahead that make victory e times as likely, at the beginning
DECIDED: Final = 8.0  # and how many fewer it takes at the end


def worth(table: Table) -> list[float]:
    """Say what the position promises each seat, on the scale of the end's rewards."""
    far = 0.0
    standings: list[float] = []
    for seat in range(table.seats):
        prospects = Prospects(table, seat, table.hands[seat])
        far = prospects.aims.far
        standings.append(standing(table, prospects))
    shares = likely_winners(standings, DOUBTFUL - DECIDED * far)
    return with_victory(even_leads(standings, WIDE_MARGIN), shares, VICTORY)


def likely_winners(standings: list[float], doubt: float) -> list[float]:
    """Share the victory out: so many points ahead make it e times as likely."""
    best = max(standings)
    weights = [exp((points - best) / doubt) for points in standings]
    total = sum(weights)
    return [weight / total for weight in weights]


def standing(table: Table, prospects: Prospects) -> float:
    """Estimate the points of a seat at the end, as far as seats differ."""
    seat, far = prospects.seat, prospects.aims.far
    rest = min(1.0, prospects.aims.chances / LONG)
    points = holotype_points(table, seat) + trace_points(table, seat)
    points += contribution_points(table, seat)
    total = float(points) + goal_worth(table, prospects) + prospects.before
    total -= BURDEN * far * float(penalty(table, seat))
    total += circles_worth(table, seat) + workers_worth(table, seat, rest)
    if table.turn == seat:
        total += TO_PLAY
    return total + rest * milestones_worth(table.milestones[seat])


def goal_worth(table: Table, prospects: Prospects) -> float:
    """Return what a personal objective gives now, and a share of what may come."""
    goal = table.goal[prospects.seat]
    if goal <= NONE:
        return 0.0
    now = float(goal_points(table, prospects.seat, goal))
    expected = expected_steps(table, prospects, goal)
    if table.setup.goal_counts[goal] == 0:
        expected = expected_set(table, prospects, goal)
    return now + GOAL_HOPE * (expected - now)


def expected_steps(table: Table, prospects: Prospects, goal: i64) -> float:
    """Estimate what an objective that counts will give at the end."""
    setup = table.setup
    counted = setup.goal_counts[goal]
    often = min(1.0, PICKING * float(count(counted)) / float(SPECIMENS))
    reached = float(count(table.published[prospects.seat] & counted))
    reached = min(float(setup.most_steps) - 0.01, reached + often * prospects.aims.chances)
    whole: i64 = int(reached)
    step = goal * (setup.most_steps + 1) + whole
    rise = float(setup.goal_steps[step + 1] - setup.goal_steps[step])
    return float(setup.goal_steps[step]) + (reached - float(whole)) * rise


def expected_set(table: Table, prospects: Prospects, goal: i64) -> float:
    """Estimate what an objective that wants a whole set will give at the end."""
    lacking = float(missing(table, table.setup.sets, goal, table.published[prospects.seat]))
    hope = float(table.setup.set_worth[goal]) * exp(-DOUBT * lacking)
    return hope if lacking <= prospects.aims.chances + 1.0 else 0.2 * hope


def circles_worth(table: Table, seat: i64) -> float:
    """Return what one's own holotypes could contribute to at once, twice at most."""
    laid = count(table.discs[seat])
    if table.displayed == 0 or laid == DISCS:
        return 0.0
    ready: i64 = 0
    circles = open_circles(table)
    while circles and ready < 2:
        if is_met(table, table.setup.circles, lowest(circles), table.published[seat]):
            ready += 1
        circles = without_lowest(circles)
    last = min(laid + ready, DISCS)
    steps = table.setup.contributions
    return CIRCLE_READY * float(steps[last] - steps[laid])


def workers_worth(table: Table, seat: i64, rest: float) -> float:
    """Return what workers at home are worth, and a Graduate Student who is free to work."""
    workers, first = table.workers, seat * WORKERS
    total = 0.0
    if workers[first + ASSISTANT] == LOUNGE:
        total += ASSISTANT_HOME
    if workers[first + PALEONTOLOGIST] == LOUNGE:
        total += SENIOR_HOME
    if workers[first + STUDENT] == LOUNGE:
        total += SENIOR_HOME
    return total if workers[first + STUDENT] == LOCKED else total + rest * STUDENT_FREE


def milestones_worth(owned: i64) -> float:
    """Return what milestones bring in a long rest of the game."""
    total = 0.0
    for milestone in range(MILESTONES):
        if owned >> milestone & 1:
            total += MILESTONE_WORTH[milestone]
    return total
