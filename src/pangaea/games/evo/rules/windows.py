"""Everybody is asked for cards: at a moment for them, and after each card (chapter 9)."""

from typing import ClassVar, final

from mypy_extensions import i64

from pangaea.core.bits import BIT, count, nth
from pangaea.core.flow import OVER, Step
from pangaea.core.luck import Luck
from pangaea.core.question import Ask
from pangaea.core.reason import Reason
from pangaea.games.evo.rules import auction, cards, moments
from pangaea.games.evo.rules.initiative import first_in_order, place_in_order
from pangaea.games.evo.rules.names import BEFORE_CLIMATE, FIRST_CARD, PASS, REST
from pangaea.games.evo.rules.table import Table


class Poll(Step[Table]):
    """Pass, let the rest of the turn pass, or play a card [evo 9.2, 9.7, 10.23]."""

    def options(self, table: Table, seat: i64) -> list[int]:
        return cards.with_cards(table, seat, [PASS, REST], FIRST_CARD)

    def random_option(self, table: Table, seat: i64, luck: Luck) -> i64:
        mask = cards.playable(table, seat)
        place = luck.pick(FIRST_CARD + count(mask))
        return place if place < FIRST_CARD else FIRST_CARD + nth(mask, place - FIRST_CARD)

    def why_not(self, table: Table, seat: i64, option: i64) -> Reason | None:
        if option < FIRST_CARD:
            return None
        return cards.why_not_card(table, seat, option - FIRST_CARD)

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        if option >= FIRST_CARD:
            cards.play(table, seat, option - FIRST_CARD, luck)
            return
        self.let_pass(table, seat)
        if option == REST:
            table.hushed |= BIT[seat]
            table.waiting &= ~BIT[seat]

    def let_pass(self, table: Table, seat: i64) -> None:
        """Note that a player passes."""
        raise TypeError("a poll must note who passes")


class Window(Poll):
    """Who plays a card at this moment? Asked until all pass one after the other [evo 9.2]."""

    ask: ClassVar = Ask("card", domain="play", rule="9.2")

    def begin(self, table: Table, luck: Luck) -> None:
        if table.has_begun():
            return
        self.lead_up(table, luck)
        if table.step != OVER:
            table.stage = table.step
            open_window(table)

    def lead_up(self, table: Table, luck: Luck) -> None:
        """Do what the rulebook has happen before this moment."""

    def first_asked(self, table: Table) -> i64:
        return first_in_order(table, table.waiting, table.poll)

    def let_pass(self, table: Table, seat: i64) -> None:
        table.waiting &= ~BIT[seat]
        table.poll = place_in_order(table, seat) + 1


def open_window(table: Table) -> None:
    """Start to poll the players, from the first in turn order [evo 9.2]."""
    table.poll = 0
    table.waiting = moments.polled(table)


class Encore(Poll):
    """Who takes the card just played, with Encore? [evo 10.21]"""

    ask: ClassVar = Ask("encore", domain="play", rule="10.21")

    def first_asked(self, table: Table) -> i64:
        return first_in_order(table, table.echoing, 0)

    def let_pass(self, table: Table, seat: i64) -> None:
        table.echoing &= ~BIT[seat]

    def following(self, table: Table) -> i64:
        return table.stage


@final
class Paid(Encore):
    """All pay; who takes a Genetic spurt that lay with a bid? [evo 8.7, 10.21, 10.25]"""

    def begin(self, table: Table, luck: Luck) -> None:
        if table.begins_stage():
            auction.pay(table, luck)
            if table.listener is not None:
                table.listener.pause(table)

    def following(self, table: Table) -> i64:
        return BEFORE_CLIMATE
