"""Specimens on their way: deck, hands, discard pile (chapter 4).

Whoever searches the discard pile takes a card out of it unseen (9.9). From then on the others
cannot tell which of the cards below the top one are still there: these are SEARCHED, until they
come into view again or are shuffled.
"""

from mypy_extensions import i64

from pangaea.core.bits import BIT, count, members, nth
from pangaea.core.luck import Luck
from pangaea.games.holotype import events
from pangaea.games.holotype.rules.names import AGES, NONE, SEARCHED
from pangaea.games.holotype.rules.table import Table


def draw_specimens(table: Table, seat: i64, number: i64, luck: Luck) -> i64:
    """Draw up to so many specimens into a hand; return the mask of those drawn [holotype 4.8]."""
    drawn: i64 = 0
    for _ in range(number):
        if table.deck == 0:
            shuffle_discards(table)
        if table.deck == 0:
            break
        drawn |= draw_one(table, luck)
    table.hands[seat] |= drawn
    return drawn


def draw_one(table: Table, luck: Luck) -> i64:
    """Take the top card off the deck, as a mask: any of its cards is equally likely."""
    card = BIT[nth(table.deck, luck.pick(count(table.deck)))]
    table.deck ^= card
    return card


def tell_draw(table: Table, seat: i64, drawn: i64) -> None:
    """Tell all how many were drawn, and the seat which ones."""
    if table.listener is not None:
        table.listener.hear(events.DrewSpecimens(seat=seat, number=count(drawn)))
        seen = events.SawSpecimens(seat=seat, cards=tuple(members(drawn)), known_to=BIT[seat])
        table.listener.hear(seen)


def shuffle_discards(table: Table) -> None:
    """Turn the discard pile into the new deck; all know which cards that are [holotype 4.8]."""
    if table.piled == 0:
        return
    shuffled = cards_in_pile(table)
    grow_older(table, shuffled | forget_search(table))
    if table.listener is not None:
        table.listener.hear(events.DeckShuffled(cards=table.piled))
    table.deck = shuffled
    for place in range(table.piled):
        table.pile[place] = NONE
    table.piled = 0


def grow_older(table: Table, shuffled: i64) -> None:
    """Remember the cards shuffled as the newest, and all others as one shuffle older."""
    table.aged[AGES - 1] |= table.aged[AGES - 2]
    for age in range(AGES - 2, 0, -1):
        table.aged[age] = table.aged[age - 1]
    for age in range(AGES):
        table.aged[age] &= ~shuffled
    table.aged[0] = shuffled


def cards_in_pile(table: Table) -> i64:
    """Return the cards of the discard pile as a mask."""
    found: i64 = 0
    for place in range(table.piled):
        found |= BIT[table.pile[place]]
    return found


def forget_search(table: Table) -> i64:
    """Let all that may have been searched out count as shuffled: it may be in the new deck, too."""
    if not table.setup.searches_in_secret():
        return 0
    searched = table.aged[SEARCHED]
    table.aged[SEARCHED] = 0
    return searched


def discard(table: Table, seat: i64, card: i64) -> None:
    """Lay a specimen of a hand face up on the discard pile [holotype 4.2]."""
    leave_hand(table, seat, card)
    table.pile[table.piled] = card
    table.piled += 1
    if table.listener is not None:
        table.listener.hear(events.DiscardedSpecimen(seat=seat, card=card))


def leave_hand(table: Table, seat: i64, card: i64) -> None:
    """Take a specimen out of a hand."""
    table.hands[seat] &= ~BIT[card]
    table.shown[seat] &= ~BIT[card]
    show(table, card)


def show(table: Table, card: i64) -> None:
    """Let everybody see where a card is, so that nobody wonders whether it was searched out."""
    if table.setup.searches_in_secret():
        table.aged[SEARCHED] &= ~BIT[card]


def take_from_pile(table: Table, seat: i64, card: i64) -> None:
    """Take a card of the discard pile: the top one in view, others unseen [holotype 4.5, 9.9]."""
    if table.setup.searches_in_secret() and card != table.pile[table.piled - 1]:
        search_out(table, seat, card)
    else:
        take_in_view(table, seat, card)
    table.hands[seat] |= BIT[card]


def take_in_view(table: Table, seat: i64, card: i64) -> None:
    """Take a card that everybody sees; it stays known to all [holotype 4.5]."""
    lift(table, card)
    table.shown[seat] |= BIT[card]
    if table.listener is not None:
        table.listener.hear(events.TookSpecimen(seat=seat, card=card))


def search_out(table: Table, seat: i64, card: i64) -> None:
    """Take a card from below the top; the others see only that one was taken [holotype 9.9]."""
    below = cards_in_pile(table) & ~BIT[table.pile[table.piled - 1]]
    for age in range(AGES):
        table.aged[age] &= ~below
    table.aged[SEARCHED] |= below
    lift(table, card)
    if table.listener is not None:
        table.listener.hear(events.SearchedPile(seat=seat))
        table.listener.hear(events.FoundSpecimen(seat=seat, card=card, known_to=BIT[seat]))


def lift(table: Table, card: i64) -> None:
    """Take a card out of the discard pile; the others keep their order."""
    place: i64 = table.piled - 1
    while table.pile[place] != card:
        place -= 1
    table.piled -= 1
    for below in range(place, table.piled):
        table.pile[below] = table.pile[below + 1]
    table.pile[table.piled] = NONE
    if table.piled > 0:
        show(table, table.pile[table.piled - 1])
