"""New litter: exchange up to three cards before preparing (chapter 8)."""

from mypy_extensions import i64

from pangaea.core.luck import Luck
from pangaea.games.dino_twist import events
from pangaea.games.dino_twist.rules.names import LITTER, MOST_EXCHANGED
from pangaea.games.dino_twist.rules.piles import (
    cards_prepared,
    clear_prepared,
    discard_card,
    draw_cards,
    put_forward,
)
from pangaea.games.dino_twist.rules.table import Table


def ask_everybody(table: Table) -> None:
    """Ask everybody who holds cards which ones to exchange."""
    table.phase = LITTER
    table.ready = 0
    seat: i64 = 0
    while seat < table.seats:
        table.asking[seat] = LITTER
        if table.held[seat] == 0:
            table.ready |= 1 << seat
        seat += 1


def options(table: Table, seat: i64) -> list[int]:
    """Any card of one's hand, or enough."""
    kinds = table.setup.kinds
    found = [kind for kind in range(kinds) if table.hands[seat * kinds + kind] > 0]
    return [*found, kinds]


def answer(table: Table, seat: i64, option: i64) -> None:
    """Lay a card aside, or stop."""
    if option == table.setup.kinds:
        table.ready |= 1 << seat
        return
    put_forward(table, seat, option)
    laid = table.prepared_cards(seat)
    if laid == MOST_EXCHANGED or laid == table.held[seat]:
        table.ready |= 1 << seat


def exchange(table: Table, luck: Luck) -> None:
    """Discard what all have laid aside, then draw as many, in the order of the seats."""
    numbers: list[int] = []
    seat: i64 = 0
    while seat < table.seats:
        numbers.append(discard_laid(table, seat))
        seat += 1
    seat = 0
    while seat < table.seats:
        draw_cards(table, seat, numbers[seat], luck)
        seat += 1


def discard_laid(table: Table, seat: i64) -> i64:
    """Discard what a seat has laid aside; return how many cards it was."""
    number = table.prepared_cards(seat)
    if table.listener is not None and number > 0:
        table.listener.hear(events.Exchanged(seat=seat, cards=cards_prepared(table, seat)))
    place: i64 = 0
    while place < number:
        discard_card(table, table.card(seat, place))
        place += 1
    clear_prepared(table, seat)
    table.held[seat] -= number
    return number
