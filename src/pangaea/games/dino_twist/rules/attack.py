"""The attack: from the lowest total to the highest (chapter 6)."""

from mypy_extensions import i64

from pangaea.games.dino_twist import events
from pangaea.games.dino_twist.rules.names import JOKER, MOST_PREPARED, NO_CARD
from pangaea.games.dino_twist.rules.piles import clear_prepared, discard_card
from pangaea.games.dino_twist.rules.table import Table


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
    found: i64 = NO_CARD
    place: i64 = 0
    while place < MOST_PREPARED:
        card = table.card(seat, place)
        if card != NO_CARD and takes_part(table, seat, card) and is_weaker(table, card, found):
            found = card
        place += 1
    return found


def takes_part(table: Table, seat: i64, card: i64) -> bool:
    """Tell whether a card is of the species that attacks; a joker always is."""
    species = table.setup.species[card]
    return species == table.aim[seat] or species == JOKER


def is_weaker(table: Table, card: i64, other: i64) -> bool:
    """Tell whether a card is weaker than another, if there is another."""
    return other == NO_CARD or table.setup.strength[card] < table.setup.strength[other]


def may_stay(table: Table, seat: i64) -> list[int]:
    """List the cards that may stay: several kinds where the weakest differ by their claws."""
    weakest = stays(table, seat)
    places = range(table.prepared_cards(seat))
    cards = {int(table.card(seat, place)) for place in places}
    return [card for card in sorted(cards) if may_stay_for(table, seat, card, weakest)]


def may_stay_for(table: Table, seat: i64, card: i64, weakest: i64) -> bool:
    """Tell whether a card may stay as well as the weakest one."""
    equal = table.setup.strength[card] == table.setup.strength[weakest]
    return equal and takes_part(table, seat, card)


def has_choice(table: Table, seat: i64) -> bool:
    """Tell whether the weakest cards are not all alike."""
    weakest = stays(table, seat)
    place: i64 = 0
    while place < MOST_PREPARED:
        card = table.card(seat, place)
        if card != NO_CARD and card != weakest and may_stay_for(table, seat, card, weakest):
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
