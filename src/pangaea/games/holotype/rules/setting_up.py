"""Setting up (chapter 2)."""

from typing import ClassVar, final

from mypy_extensions import i64

from pangaea.core.bits import BIT, count, lowest, members, nth
from pangaea.core.flow import Choice
from pangaea.core.luck import Luck
from pangaea.core.question import Ask
from pangaea.core.reason import Reason
from pangaea.core.state import NOBODY
from pangaea.games.holotype import events
from pangaea.games.holotype.rules.names import GOALS, OBJECTIVES, START_GOALS, START_HAND
from pangaea.games.holotype.rules.specimens import draw_specimens
from pangaea.games.holotype.rules.table import Table
from pangaea.games.holotype.rules.track import stock_museum


@final
class Goal(Choice[Table]):
    """Which of two personal objectives do you keep? All choose at once [holotype 2.7]."""

    ask: ClassVar = Ask("goal", domain="goal", rule="2.7", secret=True)

    def asked(self, table: Table) -> list[int]:
        return members(table.owing)

    def first_asked(self, table: Table) -> i64:
        return lowest(table.owing) if table.owing else NOBODY

    def choices(self, table: Table, seat: i64) -> i64:
        return table.offers[seat]

    def refusal(self, table: Table, seat: i64, option: i64) -> Reason:
        return Reason("why-not-dealt", "holotype/2.7")

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        keep_goal(table, seat, option)
        if table.owing == 0:
            draw_first_player(table, luck)


def set_up(table: Table, luck: Luck) -> None:
    """Lay everything out, without objectives in the elementary game [holotype 2.3, 2.5, 12.1]."""
    stock_museum(table)
    if table.setup.elementary:
        deal_hands(table, luck)
        draw_first_player(table, luck)
    else:
        show_objectives(table, luck)
        deal_hands(table, luck)
        deal_goals(table, luck)


def show_objectives(table: Table, luck: Luck) -> None:
    """Turn up one global objective more than there are players [holotype 2.4]."""
    table.displayed = drawn_from(BIT[OBJECTIVES] - 1, table.seats + 1, luck)
    if table.listener is not None:
        shown = tuple(members(table.displayed))
        table.listener.hear(events.ObjectivesShown(objectives=shown))


def drawn_from(pile: i64, number: i64, luck: Luck) -> i64:
    """Draw so many cards of a pile, as a mask."""
    found: i64 = 0
    for _ in range(number):
        card = BIT[nth(pile, luck.pick(count(pile)))]
        pile ^= card
        found |= card
    return found


def deal_hands(table: Table, luck: Luck) -> None:
    """Give each seat its first specimens [holotype 2.6]."""
    for seat in range(table.seats):
        dealt = draw_specimens(table, seat, START_HAND, luck)
        if table.listener is not None:
            cards = tuple(members(dealt))
            table.listener.hear(events.HandDealt(seat=seat, cards=cards, known_to=BIT[seat]))


def deal_goals(table: Table, luck: Luck) -> None:
    """Give each seat two personal objectives to choose from [holotype 2.7]."""
    pile = BIT[GOALS] - 1
    for seat in range(table.seats):
        table.offers[seat] = drawn_from(pile, START_GOALS, luck)
        pile &= ~table.offers[seat]
        if table.listener is not None:
            goals = tuple(members(table.offers[seat]))
            table.listener.hear(events.GoalsDealt(seat=seat, goals=goals, known_to=BIT[seat]))
    table.owing = BIT[table.seats] - 1


def keep_goal(table: Table, seat: i64, goal: i64) -> None:
    """Keep one objective; the other leaves the game unseen [holotype 2.7]."""
    table.goal[seat] = goal
    table.owing &= ~BIT[seat]
    if table.listener is not None:
        table.listener.hear(events.GoalKept(seat=seat, goal=goal, known_to=BIT[seat]))


def draw_first_player(table: Table, luck: Luck) -> None:
    """Draw by lot who begins; nobody is compensated for the seat [holotype 2.8]."""
    table.turn = luck.pick(table.seats)
    if table.listener is not None:
        table.listener.hear(events.GameBegan(seat=table.turn))
