"""The Hand: keep all of it, or pass all of it on (chapter 3)."""

from mypy_extensions import i64

from pangaea.core.bits import members
from pangaea.core.luck import Luck
from pangaea.games.cubosaurs import events, tokens
from pangaea.games.cubosaurs.names import HAND
from pangaea.games.cubosaurs.rounds import end_turn
from pangaea.games.cubosaurs.table import Table


def keep_hand(table: Table, luck: Luck) -> None:
    """Put all cards of the Hand into one's collection."""
    seat = table.turn
    if table.listener is not None:
        table.listener.hear(events.Kept(seat=seat, cards=tuple(cards_in_hand(table))))
    table.cards[seat] += table.hand
    table.held[seat] |= table.hand_kinds
    if table.setup.advanced:
        tokens.earn(table, seat, cards_in_hand(table))
    table.hand = 0
    table.hand_kinds = 0
    table.fitting = table.setup.all_kinds
    if table.setup.advanced:
        table.ends_turn = True
        if tokens.must_settle(table):
            return
    end_turn(table, luck)


def cards_in_hand(table: Table) -> list[int]:
    """List the cards of the Hand, one entry each."""
    return [kind for kind in members(table.hand_kinds) for _ in range(table.count_in_hand(kind))]


def pass_hand(table: Table, adding: i64) -> None:
    """Pass the Hand to the next player, with a card of one's own."""
    # Written out, as it is what a game does most: leave_collection, enter_hand, hand_over.
    seat, setup = table.turn, table.setup
    card, kind, counter, others = setup.figures[adding]
    left = table.cards[seat] - card
    table.cards[seat] = left
    if not left & counter:
        table.held[seat] ^= kind
    table.hand += card
    table.hand_kinds |= kind
    table.fitting &= others
    table.turn = table.next_seat[seat]
    table.may_buy = setup.advanced
    if table.listener is not None:
        table.listener.hear(events.Passed(seat=seat, card=adding, receiver=table.turn))


def pass_as_it_is(table: Table) -> None:
    """Pass the Hand to the next player without adding a card."""
    seat = table.turn
    hand_over(table)
    if table.listener is not None:
        table.listener.hear(events.PassedAsItWas(seat=seat, receiver=table.turn))


def hand_over(table: Table) -> None:
    """Let the next player begin a turn with the Hand that was passed."""
    table.turn = table.next_seat[table.turn]
    table.phase = HAND
    table.may_buy = table.setup.advanced
