"""What describes a seat's position in Holotype to a learned model."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.bits import count
from pangaea.core.model import Model
from pangaea.core.rewards import VICTORY, even_leads, with_victory
from pangaea.games.holotype.advice.prospects import ALL, Prospects
from pangaea.games.holotype.advice.worth import (
    DECIDED,
    DOUBTFUL,
    LONG,
    circles_worth,
    goal_worth,
    milestones_worth,
    standing,
    workers_worth,
)
from pangaea.games.holotype.rules.names import PERIODS
from pangaea.games.holotype.rules.scoring import (
    contribution_points,
    holotype_points,
    penalty,
    trace_points,
)
from pangaea.games.holotype.rules.table import Table
from pangaea.games.holotype.rules.turn import WIDE_MARGIN

NAMES: Final = [
    "formula", "points", "points-late", "published", "goal", "promise", "best-hope", "cubes",
    "research", "hand", "penalty", "penalty-late", "circles", "discs", "workers", "milestones",
    "milestone-worth", "to-play", "far", "chances", "seats",
]  # fmt: skip
WIDTH: Final = len(NAMES)
FAR: Final = 18  # where in a seat's figures stands how far the game has come


def learned_worth(table: Table, model: Model) -> list[float]:
    """Share the victory out by what self-play taught, and weigh the lead that may be hoped for."""
    found = figures(table)
    hoped: list[float] = []
    for seat in range(table.seats):
        far = found[seat * WIDTH + FAR]
        hoped.append((DOUBTFUL - DECIDED * far) * found[seat * WIDTH])
    shares = model.shares(found, table.seats)
    return with_victory(even_leads(hoped, WIDE_MARGIN), shares, VICTORY)


def figures(table: Table) -> vec[float]:
    """Describe every seat, one after the other."""
    found = vec[float]([0.0] * (WIDTH * table.seats))
    for seat in range(table.seats):
        prospects = Prospects(table, seat, table.hands[seat])
        describe_points(table, prospects, found)
        describe_means(table, prospects, found)
    return found


def describe_points(table: Table, prospects: Prospects, found: vec[float]) -> None:
    """Write the points that a seat has and may hope for."""
    seat, far = prospects.seat, prospects.aims.far
    first, doubt = seat * WIDTH, DOUBTFUL - DECIDED * far
    points = holotype_points(table, seat) + trace_points(table, seat)
    points += contribution_points(table, seat)
    found[first] = standing(table, prospects) / doubt
    found[first + 1] = float(points) / 10.0
    found[first + 2] = float(points) / doubt
    found[first + 3] = float(count(table.published[seat]))
    found[first + 4] = goal_worth(table, prospects) / doubt
    found[first + 5] = prospects.promise(ALL) / doubt
    found[first + 6] = prospects.best_hope() / doubt
    found[first + 10] = float(penalty(table, seat)) / 10.0
    found[first + 11] = far * float(penalty(table, seat)) / doubt
    found[first + 12] = circles_worth(table, seat) / doubt
    found[first + FAR] = far
    found[first + 19] = prospects.aims.chances / 10.0


def describe_means(table: Table, prospects: Prospects, found: vec[float]) -> None:
    """Write what a seat can work with."""
    seat, first = prospects.seat, prospects.seat * WIDTH
    rest = min(1.0, prospects.aims.chances / LONG)
    cubes: i64 = 0
    for period in range(PERIODS):
        cubes += table.fossils[seat * PERIODS + period]
    found[first + 7] = float(cubes) / 5.0
    found[first + 8] = float(table.research[seat]) / 5.0
    found[first + 9] = float(count(table.hands[seat]))
    found[first + 13] = float(count(table.discs[seat]))
    found[first + 14] = workers_worth(table, seat, rest)
    found[first + 15] = float(count(table.milestones[seat]))
    found[first + 16] = rest * milestones_worth(table.milestones[seat])
    found[first + 17] = 1.0 if table.turn == seat else 0.0
    found[first + 20] = float(table.seats) / 5.0
