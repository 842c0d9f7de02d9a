"""The Hand: keep all of it, or pass all of it on (chapter 3)."""

from mypy_extensions import i64

from pangaea.core.bits import lowest, members
from pangaea.core.luck import Luck
from pangaea.games.cubosaurs import events, tokens
from pangaea.games.cubosaurs.cards import add_to_hand, leave_collection
from pangaea.games.cubosaurs.names import HAND
from pangaea.games.cubosaurs.rounds import end_turn
from pangaea.games.cubosaurs.table import Table


def keep_hand(table: Table, luck: Luck) -> None:
    """Put all cards of the Hand into one's collection."""
    seat = table.turn
    if table.listener is not None:
        table.listener.hear(events.Kept(seat=seat, cards=tuple(cards_in_hand(table))))
    row = seat * table.setup.kinds
    kinds = table.hand_kinds
    table.held[seat] |= kinds
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        table.cards[row + kind] += table.hand[kind]
        if table.setup.advanced:
            earn_for_hand(table, kind)
        table.hand[kind] = 0
    table.hand_kinds = 0
    table.hand_types = 0
    if table.setup.advanced:
        table.ends_turn = True
        if tokens.must_settle(table):
            return
    end_turn(table, luck)


def earn_for_hand(table: Table, kind: i64) -> None:
    """Earn a token for each card of a kind that comes with the Hand."""
    cards = table.hand[kind]
    while cards > 0:
        tokens.earn(table, table.turn, kind)
        cards -= 1


def cards_in_hand(table: Table) -> list[int]:
    """List the cards of the Hand, one entry each."""
    return [kind for kind in members(table.hand_kinds) for _ in range(table.hand[kind])]


def pass_hand(table: Table, adding: i64) -> None:
    """Pass the Hand to the next player, with a card of one's own."""
    leave_collection(table, table.turn, adding)
    add_to_hand(table, adding)
    if table.listener is not None:
        receiver = table.after(table.turn)
        passed = events.Passed(seat=table.turn, card=adding, receiver=receiver)
        table.listener.hear(passed)
    hand_over(table)


def pass_as_it_is(table: Table) -> None:
    """Pass the Hand to the next player without adding a card."""
    if table.listener is not None:
        receiver = table.after(table.turn)
        table.listener.hear(events.PassedAsItWas(seat=table.turn, receiver=receiver))
    hand_over(table)


def hand_over(table: Table) -> None:
    """Let the next player begin a turn with the Hand that was passed."""
    table.turn = table.after(table.turn)
    table.phase = HAND
    table.may_buy = table.setup.advanced
