"""The Field Advancement Track: Museum resets, milestones, the last space (chapter 9)."""

from mypy_extensions import i64

from pangaea.games.holotype import events
from pangaea.games.holotype.box import MUSEUM_STOCK
from pangaea.games.holotype.rules.names import (
    MILESTONE,
    MILESTONES,
    NONE,
    OVER,
    PERIODS,
)
from pangaea.games.holotype.rules.scoring import goal_points
from pangaea.games.holotype.rules.table import Table
from pangaea.games.holotype.rules.turn_end import finish_action

ALL_MILESTONES: i64 = (1 << MILESTONES) - 1


def stock_museum(table: Table) -> None:
    """Put the starting fossils into the Museum, in place of what lies there."""
    period: i64 = 0
    while period < PERIODS:
        table.museum[period] = MUSEUM_STOCK[period]
        period += 1


def reached_end(table: Table) -> bool:
    """Tell whether the marker stands on the last space."""
    return table.track >= table.setup.length


def follow_symbols(table: Table) -> None:
    """Carry out what the marker's space shows: the reset first, then milestones."""
    if table.setup.resets >> table.track & 1:
        stock_museum(table)
        if table.listener is not None:
            table.listener.hear(events.MuseumReset())
    if table.setup.milestones >> table.track & 1:
        table.choosing = table.turn
        table.waiting = table.seats
        ask_milestone(table)
    else:
        finish_action(table)


def ask_milestone(table: Table) -> None:
    """Ask the next seat that has a milestone left; the action ends when all have one."""
    while table.waiting > 0 and milestones_left(table) == 0:
        next_chooser(table)
    if table.waiting > 0:
        table.phase = MILESTONE
    else:
        table.choosing = 0
        finish_action(table)


def next_chooser(table: Table) -> None:
    table.choosing = table.after(table.choosing)
    table.waiting -= 1


def milestones_left(table: Table) -> i64:
    """Return the milestones the choosing seat does not have yet."""
    return ALL_MILESTONES & ~table.milestones[table.choosing]


def take_milestone(table: Table, milestone: i64) -> None:
    """Add a milestone to one's board; the next seat chooses."""
    seat = table.choosing
    table.milestones[seat] |= 1 << milestone
    if table.listener is not None:
        table.listener.hear(events.MilestoneTaken(seat=seat, milestone=milestone))
    next_chooser(table)
    ask_milestone(table)


def end_game(table: Table, reason: i64) -> None:
    """Stop at once: personal objectives and hands are shown."""
    table.phase = OVER
    table.ending = reason
    if table.listener is not None and not table.setup.elementary:
        tell_goals(table)


def tell_goals(table: Table) -> None:
    """Tell what everybody worked for."""
    seat: i64 = 0
    while seat < table.seats and table.listener is not None:
        goal = table.goal[seat]
        if goal > NONE:
            points = goal_points(table, seat, goal)
            table.listener.hear(events.GoalRevealed(seat=seat, goal=goal, points=points))
        seat += 1
