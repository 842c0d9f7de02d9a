"""The Field Advancement Track: Museum resets, milestones, the last space (chapter 9)."""

from typing import ClassVar, final

from mypy_extensions import i64

from pangaea.core.bits import BIT, below
from pangaea.core.flow import OVER, Choice
from pangaea.core.luck import Luck
from pangaea.core.question import Ask
from pangaea.core.reason import Reason
from pangaea.core.state import NOBODY
from pangaea.games.holotype import events
from pangaea.games.holotype.box import MUSEUM_STOCK
from pangaea.games.holotype.rules.names import BY_TRACK, MILESTONES, NONE, PERIODS
from pangaea.games.holotype.rules.scoring import goal_points
from pangaea.games.holotype.rules.storage import after_action
from pangaea.games.holotype.rules.table import Table


@final
class Milestone(Choice[Table]):
    """Which of your milestones left do you add to your board? [holotype 9.3]"""

    ask: ClassVar = Ask("milestone", domain="milestone", rule="9.3")

    def first_asked(self, table: Table) -> i64:
        return table.choosing if table.waiting > 0 else NOBODY

    def choices(self, table: Table, seat: i64) -> i64:
        return milestones_left(table, seat)

    def refusal(self, table: Table, seat: i64, option: i64) -> Reason:
        return Reason("why-not-milestone-left", "holotype/9.3")

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        table.milestones[seat] |= BIT[option]
        if table.listener is not None:
            table.listener.hear(events.MilestoneTaken(seat=seat, milestone=option))
        pass_on(table)
        seek_chooser(table)

    def following(self, table: Table) -> i64:
        return after_action(table)


def arrive(table: Table) -> None:
    """Carry out what the marker's space shows; the last one ends the game [holotype 9.1, 11.1]."""
    if table.track >= table.setup.length:
        end_game(table, BY_TRACK)
        return
    space = BIT[table.track]
    if table.setup.resets & space:  # the reset comes first [holotype 9.4]
        stock_museum(table)
        if table.listener is not None:
            table.listener.hear(events.MuseumReset())
    if table.setup.milestones & space:
        table.choosing = table.turn
        table.waiting = table.seats
        seek_chooser(table)


def stock_museum(table: Table) -> None:
    """Put the starting fossils into the Museum for what lies there [holotype 2.3, 9.2]."""
    for period in range(PERIODS):
        table.museum[period] = MUSEUM_STOCK[period]


def pass_on(table: Table) -> None:
    """Let the next seat clockwise choose a milestone [holotype 9.3]."""
    table.choosing = table.after(table.choosing)
    table.waiting -= 1


def seek_chooser(table: Table) -> None:
    """Pass over seats that have all their milestones, until one can choose or all have."""
    while table.waiting > 0 and milestones_left(table, table.choosing) == 0:
        pass_on(table)
    if table.waiting == 0:
        table.choosing = 0


def milestones_left(table: Table, seat: i64) -> i64:
    """Return the milestones a seat does not have yet."""
    return below(MILESTONES) & ~table.milestones[seat]


def end_game(table: Table, reason: i64) -> None:
    """Stop at once: personal objectives and hands are shown [holotype 11.3]."""
    table.step = OVER
    table.ending = reason
    if table.listener is not None and not table.setup.elementary:
        tell_goals(table)


def tell_goals(table: Table) -> None:
    """Tell what everybody worked for [holotype 11.6]."""
    for seat in range(table.seats):
        goal = table.goal[seat]
        if goal > NONE and table.listener is not None:
            points = goal_points(table, seat, goal)
            table.listener.hear(events.GoalRevealed(seat=seat, goal=goal, points=points))
