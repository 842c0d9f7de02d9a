"""What beats what: totals, targets, and what a hand can still reach (chapters 4, 6 and 8)."""

from mypy_extensions import i64

from pangaea.games.dino_twist.names import (
    ALONE,
    JOKER,
    MOST_PREPARED,
    NO_CARD,
    NO_SPECIES,
    OUT_OF_REACH,
    SPECIES,
    SUPPORT_EVENT,
    THREE,
)
from pangaea.games.dino_twist.table import Table


def weakest(table: Table, species: i64) -> i64:
    """Return the strength of the weakest dinosaur of a species that may be attacked."""
    lands = table.open_lands() >> (2 * species)
    first = table.setup.strength[table.twist[2 * species]] if lands & 1 else OUT_OF_REACH
    second = table.setup.strength[table.twist[2 * species + 1]] if lands & 2 else OUT_OF_REACH
    return first if first < second else second


def beats(table: Table, species: i64, total: i64) -> bool:
    """Tell whether an attack of a species would beat something."""
    return table.raised(species, total) > weakest(table, species)


def beats_anything(table: Table, total: i64) -> bool:
    """Tell whether an attack of any species would beat something."""
    species: i64 = 0
    while species < SPECIES:
        if beats(table, species, total):
            return True
        species += 1
    return False


def most_cards(table: Table) -> i64:
    """Return how many cards an attack may have this turn."""
    sort = table.happening()
    if sort == THREE:
        return MOST_PREPARED
    return 1 if sort == ALONE else 2


def may_mix(table: Table) -> bool:
    """Tell whether a duo may be of two species this turn."""
    return table.happening() == SUPPORT_EVENT


def total_prepared(table: Table, seat: i64) -> i64:
    """Add up the strengths of the cards that lie before a seat."""
    total: i64 = 0
    place: i64 = 0
    while place < MOST_PREPARED:
        card = table.card(seat, place)
        if card != NO_CARD:
            total += table.setup.strength[card]
        place += 1
    return total


def species_prepared(table: Table, seat: i64) -> i64:
    """Return the species of the prepared cards: NO_SPECIES if mixed, JOKER if jokers only."""
    found: i64 = JOKER
    place: i64 = 0
    while place < MOST_PREPARED:
        card = table.card(seat, place)
        if card != NO_CARD:
            species = table.setup.species[card]
            if species != JOKER:
                if found != JOKER and found != species:
                    return NO_SPECIES
                found = species
        place += 1
    return found


def strongest(table: Table, seat: i64, species: i64, number: i64) -> i64:
    """Add up the strongest cards of a species (or jokers) in a hand."""
    setup, first = table.setup, seat * table.setup.kinds
    total: i64 = 0
    if setup.joker != NO_CARD and number > 0:
        jokers = table.hands[first + setup.joker]
        taken = jokers if jokers < number else number
        total += taken * setup.strength[setup.joker]
        number -= taken
    kind = setup.first_kind[species + 1] - 1
    while kind >= setup.first_kind[species] and number > 0:
        copies = table.hands[first + kind]
        taken = copies if copies < number else number
        total += taken * setup.strength[kind]
        number -= taken
        kind -= 1
    return total


def strongest_of_all(table: Table, seat: i64) -> i64:
    """Return the strongest card in a hand, of any species; NO_CARD if it is empty."""
    place: i64 = 0
    while place < table.setup.kinds:
        kind = table.setup.by_strength[place]
        if table.hands[seat * table.setup.kinds + kind] > 0:
            return kind
        place += 1
    return NO_CARD


def best_total(table: Table, seat: i64, species: i64) -> i64:
    """Return the highest total that a hand can muster for a species this turn; 0 for none."""
    if may_mix(table):
        return best_mixed_total(table, seat, species)
    best = strongest(table, seat, species, most_cards(table))
    return table.raised(species, best) if best > 0 else 0


def best_mixed_total(table: Table, seat: i64, species: i64) -> i64:
    """Return the highest total for a species when cards of others may support it."""
    setup, first = table.setup, seat * table.setup.kinds
    place: i64 = 0
    while place < setup.kinds:
        kind = setup.by_strength[place]
        if setup.species[kind] == species and table.hands[first + kind] > 0:
            table.hands[first + kind] -= 1
            partner = strongest_of_all(table, seat)
            table.hands[first + kind] += 1
            support = 0 if partner == NO_CARD else setup.strength[partner]
            return setup.strength[kind] + support
        place += 1
    return strongest(table, seat, species, 2)  # no card of the species: jokers alone
