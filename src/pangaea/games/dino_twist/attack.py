"""The attack: from the lowest total to the highest (chapter 6)."""

from mypy_extensions import i64

from pangaea.games.dino_twist import events
from pangaea.games.dino_twist.names import JOKER, MOST_PREPARED, NO_CARD
from pangaea.games.dino_twist.piles import clear_prepared, discard_card
from pangaea.games.dino_twist.table import Table


def quickest(table: Table) -> i64:
    """Return the seat with the lowest total still to attack, or -1."""
    found: i64 = -1
    seat: i64 = 0
    while seat < table.seats:
        power = table.power[seat]
        if power > 0 and (found < 0 or power < table.power[found]):
            found = seat
        seat += 1
    return found


def targets(table: Table, seat: i64) -> i64:
    """Return the lands that a seat may attack: its species, open, strictly weaker."""
    first = 2 * table.aim[seat]
    lands = table.open_lands() & (3 << first)
    if table.setup.strength[table.twist[first]] >= table.power[seat]:
        lands &= ~(1 << first)
    if table.setup.strength[table.twist[first + 1]] >= table.power[seat]:
        lands &= ~(2 << first)
    return lands


def stays(table: Table, seat: i64) -> i64:
    """Return the card that stays: the weakest, but of a mixed duo the one that attacks."""
    setup, aim = table.setup, table.aim[seat]
    found: i64 = NO_CARD
    place: i64 = 0
    while place < MOST_PREPARED:
        card = table.card(seat, place)
        if card != NO_CARD and is_of(setup.species[card], aim):
            if found == NO_CARD or setup.strength[card] < setup.strength[found]:
                found = card
        place += 1
    return found


def is_of(species: i64, aim: i64) -> bool:
    """Tell whether a card takes part in an attack as that species; a joker always does."""
    return species == aim or species == JOKER


def may_stay(table: Table, seat: i64) -> list[int]:
    """List the cards that may stay: several kinds where the weakest differ by their claws."""
    setup, weakest = table.setup, stays(table, seat)
    found = {
        int(table.card(seat, place))
        for place in range(table.prepared_cards(seat))
        if is_of(setup.species[table.card(seat, place)], table.aim[seat])
        and setup.strength[table.card(seat, place)] == setup.strength[weakest]
    }
    return sorted(found)


def has_choice(table: Table, seat: i64) -> bool:
    """Tell whether the weakest cards are not all alike."""
    setup, weakest = table.setup, stays(table, seat)
    place: i64 = 0
    while place < MOST_PREPARED:
        card = table.card(seat, place)
        if card != NO_CARD and card != weakest and is_of(setup.species[card], table.aim[seat]):
            if setup.strength[card] == setup.strength[weakest]:
                return True
        place += 1
    return False


def conquer(table: Table, seat: i64, left: i64) -> None:
    """Beat the dinosaur attacked, leave one card in its place, discard the others."""
    land, beaten = table.target, table.twist[table.target]
    if table.listener is not None:
        power = table.power[seat]
        attacked = events.Attacked(seat=seat, power=power, land=land, beaten=beaten, left=left)
        table.listener.hear(attacked)
    table.twist[land] = left
    table.captured = beaten
    discard_attackers(table, seat, left)


def discard_attackers(table: Table, seat: i64, left: i64) -> None:
    """Discard a seat's prepared cards but for the one that was left somewhere."""
    place: i64 = 0
    while place < MOST_PREPARED:
        card = table.card(seat, place)
        if card == left:
            left = NO_CARD
        elif card != NO_CARD:
            discard_card(table, card)
        place += 1
    clear_prepared(table, seat)
    table.power[seat] = 0


def find_nothing(table: Table, seat: i64) -> None:
    """Discard an attack that has no target; the rules of preparation rule this out."""
    if table.listener is not None:
        table.listener.hear(events.FoundNothing(seat=seat))
    discard_attackers(table, seat, NO_CARD)
