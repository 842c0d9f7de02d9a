"""Specimens on their way: deck, hands, discard pile (chapter 4)."""

from mypy_extensions import i64

from pangaea.core.bits import BIT, count, members, nth
from pangaea.core.luck import Luck
from pangaea.games.holotype import events
from pangaea.games.holotype.names import AGES, NONE
from pangaea.games.holotype.table import Table


def draw_specimens(table: Table, seat: i64, number: i64, luck: Luck) -> i64:
    """Draw up to so many specimens into a hand; return the mask of those drawn."""
    drawn: i64 = 0
    while number > 0:
        if table.deck == 0:
            shuffle_discards(table)
        if table.deck == 0:
            break
        drawn |= draw_one(table, luck)
        number -= 1
    table.hands[seat] |= drawn
    return drawn


def draw_one(table: Table, luck: Luck) -> i64:
    """Take the top card off the deck, as a mask: any of its cards is equally likely."""
    card: i64 = BIT[nth(table.deck, luck.pick(count(table.deck)))]
    table.deck ^= card
    return card


def tell_draw(table: Table, seat: i64, drawn: i64) -> None:
    """Tell all how many were drawn, and the seat which ones."""
    if table.listener is not None:
        table.listener.hear(events.DrewSpecimens(seat=seat, number=count(drawn)))
        seen = events.SawSpecimens(seat=seat, cards=tuple(members(drawn)), known_to=1 << seat)
        table.listener.hear(seen)


def shuffle_discards(table: Table) -> None:
    """Turn the discard pile into the new deck; everybody knows which cards that are."""
    if table.piled == 0:
        return
    fresh = cards_in_pile(table)
    age: i64 = AGES - 1
    table.aged[age] |= table.aged[age - 1]
    age -= 1
    while age > 0:
        table.aged[age] = table.aged[age - 1]
        age -= 1
    table.aged[0] = 0
    while age < AGES:
        table.aged[age] &= ~fresh
        age += 1
    table.aged[0] = fresh
    if table.listener is not None:
        table.listener.hear(events.DeckShuffled(cards=table.piled))
    table.deck = fresh
    while table.piled > 0:
        table.piled -= 1
        table.pile[table.piled] = NONE


def cards_in_pile(table: Table) -> i64:
    """Return the cards of the discard pile as a mask."""
    found: i64 = 0
    place: i64 = 0
    while place < table.piled:
        found |= BIT[table.pile[place]]
        place += 1
    return found


def discard(table: Table, seat: i64, card: i64) -> None:
    """Lay a specimen of a hand face up on the discard pile."""
    leave_hand(table, seat, card)
    table.pile[table.piled] = card
    table.piled += 1
    if table.listener is not None:
        table.listener.hear(events.DiscardedSpecimen(seat=seat, card=card))


def leave_hand(table: Table, seat: i64, card: i64) -> None:
    """Take a specimen out of a hand."""
    table.hands[seat] &= ~BIT[card]
    table.shown[seat] &= ~BIT[card]


def take_from_pile(table: Table, seat: i64, card: i64) -> None:
    """Take a card out of the discard pile, for all to see; the others keep their order."""
    place: i64 = table.piled - 1
    while table.pile[place] != card:
        place -= 1
    table.piled -= 1
    while place < table.piled:
        table.pile[place] = table.pile[place + 1]
        place += 1
    table.pile[place] = NONE
    table.hands[seat] |= BIT[card]
    table.shown[seat] |= BIT[card]
    if table.listener is not None:
        table.listener.hear(events.TookSpecimen(seat=seat, card=card))
