"""New litter: exchange up to three cards before preparing (chapter 8)."""

from typing import ClassVar, final

from mypy_extensions import i64

from pangaea.core.luck import Luck
from pangaea.core.question import Ask
from pangaea.core.reason import Reason
from pangaea.games.dino_twist import events
from pangaea.games.dino_twist.rules import happenings, piles
from pangaea.games.dino_twist.rules.choosing import SecretStep, ask_everybody, decide
from pangaea.games.dino_twist.rules.names import LITTER, LITTER_EVENT, MOST_EXCHANGED
from pangaea.games.dino_twist.rules.table import Table


@final
class Litter(SecretStep):
    """Which card to exchange, or enough? [dino_twist 8.12]"""

    ask: ClassVar = Ask("litter", domain="litter", rule="8.12", secret=True)

    def begin(self, table: Table, luck: Luck) -> None:
        happenings.begin_turn(table)
        if table.happening() == LITTER_EVENT:
            ask_everybody(table, LITTER)

    def options(self, table: Table, seat: i64) -> list[int]:
        return [*piles.hand_kinds(table, seat), table.setup.after_cards]

    def random_option(self, table: Table, seat: i64, luck: Luck) -> i64:
        return piles.nth_kind(table, seat, luck.pick(piles.count_kinds(table, seat) + 1))

    def why_not(self, table: Table, seat: i64, option: i64) -> Reason | None:
        if option == table.setup.after_cards or table.in_hand(seat, option) > 0:
            return None
        return Reason("why-not-yours", "dino_twist/2.3")

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        if option == table.setup.after_cards:
            decide(table, seat)
        else:
            lay_aside(table, seat, option)
        if not table.undecided:
            exchange(table, luck)


def lay_aside(table: Table, seat: i64, kind: i64) -> None:
    """Lay a card aside; three are enough, or the whole hand."""
    piles.put_forward(table, seat, kind)
    laid = table.prepared_cards(seat)
    if laid == MOST_EXCHANGED or laid == table.held[seat]:
        decide(table, seat)


def exchange(table: Table, luck: Luck) -> None:
    """Discard what all have laid aside, then draw as many, by seats [dino_twist 8.12]."""
    numbers = [discard_laid(table, seat) for seat in range(table.seats)]
    for seat in range(table.seats):
        piles.draw_cards(table, seat, numbers[seat], luck)


def discard_laid(table: Table, seat: i64) -> i64:
    """Discard what a seat has laid aside; return how many cards it was."""
    number = table.prepared_cards(seat)
    if table.listener is not None and number > 0:
        table.listener.hear(events.Exchanged(seat=seat, cards=piles.cards_prepared(table, seat)))
    for place in range(number):
        piles.discard_card(table, table.card(seat, place))
    piles.clear_prepared(table, seat)
    table.held[seat] -= number
    return number
