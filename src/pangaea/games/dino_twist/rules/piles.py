"""The draw pile, the discard pile and the hands (chapters 2 and 7)."""

from mypy_extensions import i64

from pangaea.core.luck import Luck, draw
from pangaea.games.dino_twist import events
from pangaea.games.dino_twist.rules.names import HAND_SIZE, MOST_PREPARED, NO_CARD
from pangaea.games.dino_twist.rules.table import Table


def draw_card(table: Table, luck: Luck) -> i64:
    """Draw from the pile, made anew from the discards if need be; NO_CARD if both are empty."""
    if table.pile == 0:
        reshuffle(table)
        if table.pile == 0:
            return NO_CARD
    kind = draw(table.unseen, table.pile, luck)
    table.pile -= 1
    return kind


def reshuffle(table: Table) -> None:
    """Make the discard pile the draw pile."""
    kind: i64 = 0
    while kind < table.setup.kinds:
        table.unseen[kind] += table.discard[kind]
        table.pile += table.discard[kind]
        table.discard[kind] = 0
        kind += 1
    if table.listener is not None and table.pile > 0:
        table.listener.hear(events.Reshuffled(cards=table.pile))


def discard_card(table: Table, kind: i64) -> None:
    """Put a card on the discard pile; babies go back to the box."""
    if kind < table.setup.kinds:
        table.discard[kind] += 1


def discard_hand(table: Table, seat: i64) -> None:
    """Discard a whole hand."""
    first = seat * table.setup.kinds
    kind: i64 = 0
    while kind < table.setup.kinds:
        table.discard[kind] += table.hands[first + kind]
        table.hands[first + kind] = 0
        kind += 1
    table.held[seat] = 0


def refill(table: Table, seat: i64, luck: Luck) -> None:
    """Draw back up to a full hand."""
    draw_cards(table, seat, HAND_SIZE - table.held[seat], luck)


def draw_cards(table: Table, seat: i64, number: i64, luck: Luck) -> None:
    """Draw some cards into a hand, or as many as there are."""
    first = seat * table.setup.kinds
    drawn: list[int] = []
    while number > 0:
        kind = draw_card(table, luck)
        if kind == NO_CARD:
            break
        table.hands[first + kind] += 1
        table.held[seat] += 1
        number -= 1
        if table.listener is not None:
            drawn.append(kind)
    if drawn:
        tell_drawn(table, seat, drawn)


def tell_drawn(table: Table, seat: i64, drawn: list[int]) -> None:
    """Tell everybody how many cards were drawn, and their owner which."""
    if table.listener is not None:
        table.listener.hear(events.Refilled(seat=seat, number=len(drawn)))
        cards = tuple(sorted(drawn))
        table.listener.hear(events.Drew(seat=seat, cards=cards, known_to=1 << seat))


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
    place: i64 = 0
    while place < MOST_PREPARED:
        table.prepared[seat * MOST_PREPARED + place] = NO_CARD
        place += 1


def cards_prepared(table: Table, seat: i64) -> tuple[int, ...]:
    """List the cards that lie before a seat."""
    cards = [table.card(seat, place) for place in range(table.prepared_cards(seat))]
    return tuple(sorted(cards))
