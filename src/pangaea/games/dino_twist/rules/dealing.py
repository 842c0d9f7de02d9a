"""Setting up: islands, hands, and hands that must be exchanged (chapters 2 and 11)."""

from mypy_extensions import i64

from pangaea.core.luck import Luck
from pangaea.games.dino_twist import events
from pangaea.games.dino_twist.rules.names import (
    HAND_SIZE,
    ISLAND,
    MOST_PREPARED,
    NO_CARD,
    SPECIES,
    TOO_MANY_ALIKE,
)
from pangaea.games.dino_twist.rules.piles import draw_cards
from pangaea.games.dino_twist.rules.table import Table


def ask_for_islands(table: Table) -> None:
    """Let everybody choose a sort of island."""
    table.phase = ISLAND
    table.ready = 0
    seat: i64 = 0
    while seat < table.seats:
        table.asking[seat] = ISLAND
        seat += 1


def tell_islands(table: Table) -> None:
    """Say who took which island, once all have chosen."""
    seat: i64 = 0
    while seat < table.seats:
        if table.listener is not None:
            chosen = events.IslandChosen(seat=seat, island=table.sorts[seat])
            table.listener.hear(chosen)
        seat += 1


def deal(table: Table, luck: Luck) -> None:
    """Give everybody a hand, exchanged until no species has too many cards."""
    seat: i64 = 0
    while seat < table.seats:
        draw_cards(table, seat, HAND_SIZE, luck)
        while must_exchange(table, seat):
            exchange_hand(table, seat, luck)
        seat += 1


def must_exchange(table: Table, seat: i64) -> bool:
    """Tell whether a hand, with what was prepared from it, has too many cards of one species."""
    species: i64 = 0
    while species < SPECIES:
        if cards_of(table, seat, species) >= TOO_MANY_ALIKE:
            return True
        species += 1
    return False


def cards_of(table: Table, seat: i64, species: i64) -> i64:
    """Count the cards of a species in a hand and prepared from it."""
    setup, first = table.setup, seat * table.setup.kinds
    found: i64 = 0
    kind: i64 = 0
    while kind < setup.kinds:
        if setup.species[kind] == species:
            found += table.hands[first + kind]
        kind += 1
    place: i64 = 0
    while place < MOST_PREPARED:
        card = table.card(seat, place)
        if card != NO_CARD and setup.species[card] == species:
            found += 1
        place += 1
    return found


def exchange_hand(table: Table, seat: i64, luck: Luck) -> None:
    """Shuffle a whole hand back and draw another."""
    if table.listener is not None:
        table.listener.hear(events.HandExchanged(seat=seat))
    return_hand(table, seat)
    draw_cards(table, seat, HAND_SIZE, luck)


def return_hand(table: Table, seat: i64) -> None:
    """Put a whole hand back into the draw pile."""
    first = seat * table.setup.kinds
    kind: i64 = 0
    while kind < table.setup.kinds:
        number = table.hands[first + kind]
        table.unseen[kind] += number
        table.pile += number
        table.held[seat] -= number
        table.hands[first + kind] = 0
        kind += 1
