"""Setting up (chapter 2)."""

from mypy_extensions import i64

from pangaea.core.bits import BIT, count, members, nth
from pangaea.core.luck import Luck
from pangaea.games.holotype import events
from pangaea.games.holotype.rules.names import (
    GOAL,
    GOALS,
    OBJECTIVES,
    START_GOALS,
    START_HAND,
    WORKER,
)
from pangaea.games.holotype.rules.specimens import draw_specimens
from pangaea.games.holotype.rules.table import Table
from pangaea.games.holotype.rules.track import stock_museum


def set_up(table: Table, luck: Luck) -> None:
    """Lay everything out; then all choose a personal objective at once."""
    stock_museum(table)
    if not table.setup.elementary:
        show_objectives(table, luck)
    deal_hands(table, luck)
    if table.setup.elementary:
        begin_play(table, luck)
    else:
        deal_goals(table, luck)


def show_objectives(table: Table, luck: Luck) -> None:
    """Turn up one global objective more than there are players; the others stay out."""
    unseen: i64 = (1 << OBJECTIVES) - 1
    table.displayed = drawn_from(unseen, table.seats + 1, luck)
    if table.listener is not None:
        shown = tuple(members(table.displayed))
        table.listener.hear(events.ObjectivesShown(objectives=shown))


def drawn_from(pile: i64, number: i64, luck: Luck) -> i64:
    """Draw so many cards of a pile, as a mask."""
    found: i64 = 0
    while number > 0:
        card: i64 = BIT[nth(pile, luck.pick(count(pile)))]
        pile ^= card
        found |= card
        number -= 1
    return found


def deal_hands(table: Table, luck: Luck) -> None:
    """Give each seat its first specimens."""
    seat: i64 = 0
    while seat < table.seats:
        dealt = draw_specimens(table, seat, START_HAND, luck)
        if table.listener is not None:
            cards = tuple(members(dealt))
            table.listener.hear(events.HandDealt(seat=seat, cards=cards, known_to=1 << seat))
        seat += 1


def deal_goals(table: Table, luck: Luck) -> None:
    """Give each seat two personal objectives to choose from."""
    pile: i64 = (1 << GOALS) - 1
    seat: i64 = 0
    while seat < table.seats:
        table.offers[seat] = drawn_from(pile, START_GOALS, luck)
        pile &= ~table.offers[seat]
        if table.listener is not None:
            goals = tuple(members(table.offers[seat]))
            table.listener.hear(events.GoalsDealt(seat=seat, goals=goals, known_to=1 << seat))
        seat += 1
    table.owing = (1 << table.seats) - 1
    table.phase = GOAL


def keep_goal(table: Table, seat: i64, goal: i64, luck: Luck) -> None:
    """Keep one objective; the last to choose starts the game."""
    table.goal[seat] = goal
    table.owing &= ~(1 << seat)
    if table.listener is not None:
        table.listener.hear(events.GoalKept(seat=seat, goal=goal, known_to=1 << seat))
    if table.owing == 0:
        begin_play(table, luck)


def begin_play(table: Table, luck: Luck) -> None:
    """Draw the first player by lot."""
    table.turn = luck.pick(table.seats)
    table.phase = WORKER
    if table.listener is not None:
        table.listener.hear(events.GameBegan(seat=table.turn))
