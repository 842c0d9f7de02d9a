"""The evolution deck and its discard pile (chapter 11)."""

from mypy_extensions import i64

from pangaea.core.bits import BIT, count, nth
from pangaea.core.luck import Luck
from pangaea.games.eras import events
from pangaea.games.eras.rules.names import ERAS, ERUPTION, NO_CARD, THUNDERBOLT, TOKENS
from pangaea.games.eras.rules.table import Table


def cards_left(table: Table) -> i64:
    """Count the cards of the deck."""
    return count(table.deck) + table.deck_eruptions + table.deck_thunder


def to_come(table: Table) -> list[int]:
    """Count by prediction the cards the next one comes from; an empty deck will be made anew."""
    empty = cards_left(table) == 0
    found = [0] * (TOKENS + 1)
    eras = table.heap if empty else table.deck
    for era in range(ERAS):
        found[era + 1] = count(eras & table.setup.cards_of[era])
    if empty:
        found[ERAS + 1] = table.heap_eruptions - leaving(table, ERUPTION)
        found[ERAS + 2] = table.heap_thunder - leaving(table, THUNDERBOLT)
    else:
        found[ERAS + 1] = table.deck_eruptions
        found[ERAS + 2] = table.deck_thunder
    return found


def leaving(table: Table, card: i64) -> i64:
    """Count the action cards of a kind that a new deck would leave out [eras 11.1, 11.2]."""
    first: i64 = 1 if table.top == card else 0
    return first + 1 if table.setup.fast and table.second == card else first


def draw(table: Table, luck: Luck) -> i64:
    """Turn over the top card; an empty deck is made anew first [eras 2.1, 11.1]."""
    if cards_left(table) == 0:
        renew(table)
    place = luck.pick(cards_left(table))
    eras = count(table.deck)
    if place < eras:
        card = nth(table.deck, place)
        table.deck &= ~BIT[card]
        return card
    if place < eras + table.deck_eruptions:
        table.deck_eruptions -= 1
        return ERUPTION
    table.deck_thunder -= 1
    return THUNDERBOLT


def renew(table: Table) -> None:
    """Make the discard pile the new deck, without an action card on top [eras 11.1, 11.2]."""
    top, second = table.top, table.second
    box_action(table, top)
    if table.setup.fast:
        box_action(table, second)
    table.deck = table.heap
    table.deck_eruptions = table.heap_eruptions
    table.deck_thunder = table.heap_thunder
    table.heap = 0
    table.heap_eruptions = 0
    table.heap_thunder = 0
    table.top = NO_CARD
    table.second = NO_CARD
    if table.listener is not None:
        table.listener.hear(events.DeckRenewed(cards=cards_left(table)))


def box_action(table: Table, card: i64) -> None:
    """Take a card of the discard pile out of the game if it is an action card."""
    if card == ERUPTION:
        table.heap_eruptions -= 1
    elif card == THUNDERBOLT:
        table.heap_thunder -= 1
    else:
        return
    if table.listener is not None:
        table.listener.hear(events.ActionBoxed(card=card))


def discard(table: Table, card: i64) -> None:
    """Put a card on the discard pile [eras 11.1]."""
    if card == ERUPTION:
        table.heap_eruptions += 1
    elif card == THUNDERBOLT:
        table.heap_thunder += 1
    else:
        table.heap |= BIT[card]
    table.second = table.top
    table.top = card


def discard_revealed(table: Table) -> None:
    """Put the card that was dealt with on the discard pile."""
    discard(table, table.revealed)
    table.revealed = NO_CARD


def drop_revealed(table: Table) -> None:
    """Discard the era card that nobody wants [eras 4.3, 5.3]."""
    if table.listener is not None:
        table.listener.hear(events.Discarded(card=table.revealed))
    discard_revealed(table)
