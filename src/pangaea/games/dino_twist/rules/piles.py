"""The draw pile, the discard pile and the hands (chapters 2 and 7)."""

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.bits import BIT
from pangaea.core.luck import Luck, draw
from pangaea.games.dino_twist import events
from pangaea.games.dino_twist.rules.names import HAND_SIZE, MOST_PREPARED, NO_CARD
from pangaea.games.dino_twist.rules.table import Table

# -- piles -----------------------------------------------------------------------------------


def draw_card(table: Table, luck: Luck) -> i64:
    """Draw from the pile, made anew if it is empty; NO_CARD if none is left [dino_twist 7.5]."""
    if table.pile == 0:
        reshuffle(table)
        if table.pile == 0:
            return NO_CARD
    kind = draw(table.unseen, table.pile, luck)
    table.pile -= 1
    return kind


def added_up(copies: vec[i64]) -> i64:
    """Count the cards of a bag, in which they are counted by kind."""
    total: i64 = 0
    for number in copies:
        total += number
    return total


def reshuffle(table: Table) -> None:
    """Make the discard pile the draw pile [dino_twist 7.5]."""
    for kind in range(table.setup.kinds):
        table.unseen[kind] += table.discard[kind]
        table.pile += table.discard[kind]
        table.discard[kind] = 0
    if table.listener is not None and table.pile > 0:
        table.listener.hear(events.Reshuffled(cards=table.pile))


def discard_card(table: Table, kind: i64) -> None:
    """Put a card on the discard pile; babies go back to the box [dino_twist 2.5, 7.3]."""
    if kind < table.setup.kinds:
        table.discard[kind] += 1


# -- hands -----------------------------------------------------------------------------------


def discard_hand(table: Table, seat: i64) -> None:
    """Discard a whole hand."""
    first = seat * table.setup.kinds
    for kind in range(table.setup.kinds):
        table.discard[kind] += table.hands[first + kind]
        table.hands[first + kind] = 0
    table.held[seat] = 0


def refill(table: Table, seat: i64, luck: Luck) -> None:
    """Draw back up to a full hand [dino_twist 7.4]."""
    draw_cards(table, seat, HAND_SIZE - table.held[seat], luck)


def draw_cards(table: Table, seat: i64, number: i64, luck: Luck) -> None:
    """Draw some cards into a hand, or as many as there are [dino_twist 7.5]."""
    first = seat * table.setup.kinds
    drawn: list[int] = []
    for _ in range(number):
        kind = draw_card(table, luck)
        if kind == NO_CARD:
            break
        table.hands[first + kind] += 1
        table.held[seat] += 1
        if table.listener is not None:
            drawn.append(kind)
    if drawn:
        tell_drawn(table, seat, drawn)


def tell_drawn(table: Table, seat: i64, drawn: list[int]) -> None:
    """Tell everybody how many cards were drawn, and their owner which."""
    if table.listener is not None:
        table.listener.hear(events.Refilled(seat=seat, number=len(drawn)))
        cards = tuple(sorted(drawn))
        table.listener.hear(events.Drew(seat=seat, cards=cards, known_to=BIT[seat]))


def hand_kinds(table: Table, seat: i64) -> list[int]:
    """List the kinds of cards in a hand."""
    first = seat * table.setup.kinds
    return [kind for kind in range(table.setup.kinds) if table.hands[first + kind] > 0]


def count_kinds(table: Table, seat: i64) -> i64:
    """Count the kinds of cards in a hand."""
    first = seat * table.setup.kinds
    found: i64 = 0
    for kind in range(table.setup.kinds):
        if table.hands[first + kind] > 0:
            found += 1
    return found


def nth_kind(table: Table, seat: i64, place: i64) -> i64:
    """Return the kind at this place among those in a hand, or the number of kinds after them."""
    first = seat * table.setup.kinds
    for kind in range(table.setup.kinds):
        if table.hands[first + kind] > 0:
            if place == 0:
                return kind
            place -= 1
    return table.setup.kinds


# -- cards before a seat ---------------------------------------------------------------------


def put_forward(table: Table, seat: i64, kind: i64) -> None:
    """Take a card from a hand and lay it face down before its owner."""
    table.hands[seat * table.setup.kinds + kind] -= 1
    table.prepared[seat * MOST_PREPARED + table.prepared_cards(seat)] = kind


def take_back(table: Table, seat: i64) -> None:
    """Take the card laid down last back into the hand."""
    place = seat * MOST_PREPARED + table.prepared_cards(seat) - 1
    table.hands[seat * table.setup.kinds + table.prepared[place]] += 1
    table.prepared[place] = NO_CARD


def clear_prepared(table: Table, seat: i64) -> None:
    """Let nothing lie before a seat; its cards have gone elsewhere."""
    for place in range(MOST_PREPARED):
        table.prepared[seat * MOST_PREPARED + place] = NO_CARD


def cards_prepared(table: Table, seat: i64) -> tuple[int, ...]:
    """List the cards that lie before a seat."""
    cards = [table.card(seat, place) for place in range(table.prepared_cards(seat))]
    return tuple(sorted(cards))
