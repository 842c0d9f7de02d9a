"""What beats what: totals, targets, and what a hand can still reach (chapters 4, 6 and 8)."""

from mypy_extensions import i64

from pangaea.core.bits import BIT
from pangaea.games.dino_twist.rules import names
from pangaea.games.dino_twist.rules.table import Table

# -- what an event allows --------------------------------------------------------------------


def most_cards(table: Table) -> i64:
    """Return how many cards an attack may have this turn [dino_twist 4.1, 8.3, 8.4]."""
    sort = table.happening()
    if sort == names.THREE:
        return names.MOST_PREPARED
    return 1 if sort == names.ALONE else 2


def may_mix(table: Table) -> bool:
    """Tell whether a duo may be of two species this turn [dino_twist 4.2, 8.11]."""
    return table.happening() == names.SUPPORT_EVENT


# -- what beats what -------------------------------------------------------------------------


def weakest(table: Table, species: i64) -> i64:
    """Return the strength of the weakest dinosaur of a species on an open land [dino_twist 4.3]."""
    lands, land, other = table.open_lands(), 2 * species, 2 * species + 1
    one = table.defence(land) if lands & BIT[land] else names.OUT_OF_REACH
    two = table.defence(other) if lands & BIT[other] else names.OUT_OF_REACH
    return one if one < two else two


def beats(table: Table, species: i64, total: i64) -> bool:
    """Tell whether an attack of a species would beat something [dino_twist 4.3]."""
    return table.raised(species, total) > weakest(table, species)


def beats_anything(table: Table, total: i64) -> bool:
    """Tell whether an attack of any species would beat something."""
    return any(beats(table, species, total) for species in range(names.SPECIES))


# -- the cards before a seat -----------------------------------------------------------------


def total_prepared(table: Table, seat: i64) -> i64:
    """Add up the strengths of the cards that lie before a seat [dino_twist 4.2]."""
    strength, prepared, first = table.setup.strength, table.prepared, seat * names.MOST_PREPARED
    total: i64 = 0
    for place in range(first, first + names.MOST_PREPARED):
        if prepared[place] == names.NO_CARD:
            break
        total += strength[prepared[place]]
    return total


def species_prepared(table: Table, seat: i64) -> i64:
    """Return the species prepared: NO_SPECIES if mixed, JOKER if jokers only [dino_twist 11.6]."""
    prepared, first = table.prepared, seat * names.MOST_PREPARED
    found: i64 = names.JOKER
    for place in range(first, first + names.MOST_PREPARED):
        if prepared[place] == names.NO_CARD:
            break
        species = table.setup.species[prepared[place]]
        if species != names.JOKER:
            if found != names.JOKER and found != species:
                return names.NO_SPECIES
            found = species
    return found


# -- what a hand can muster ------------------------------------------------------------------


def strongest(table: Table, seat: i64, species: i64, number: i64) -> tuple[i64, i64]:
    """Add up the strongest cards of a species (or jokers) in a hand, the last of them apart."""
    setup, hands, first = table.setup, table.hands, seat * table.setup.kinds
    others: i64 = 0
    last: i64 = 0
    if setup.joker != names.NO_CARD:
        jokers = hands[first + setup.joker]
        while jokers > 0 and number > 0:
            others, last = others + last, setup.strength[setup.joker]
            jokers -= 1
            number -= 1
    for kind in range(setup.first_kind[species + 1] - 1, setup.first_kind[species] - 1, -1):
        copies = hands[first + kind]
        while copies > 0 and number > 0:
            others, last = others + last, setup.strength[kind]
            copies -= 1
            number -= 1
        if number == 0:
            return others, last
    return (others, last) if number == 0 else (others + last, 0)


def strongest_of_all(table: Table, seat: i64) -> i64:
    """Return the strongest card in a hand, of any species; NO_CARD if it is empty."""
    setup, first = table.setup, seat * table.setup.kinds
    for place in range(setup.kinds):
        kind = setup.by_strength[place]
        if table.hands[first + kind] > 0:
            return kind
    return names.NO_CARD


def best_total(table: Table, seat: i64, species: i64) -> i64:
    """Return the highest total that a hand can muster for a species this turn; 0 for none."""
    if may_mix(table):
        return best_mixed_total(table, seat, species)
    others, last = strongest(table, seat, species, most_cards(table))
    best = others + last
    return table.raised(species, best) if best > 0 else i64(0)


def best_mixed_total(table: Table, seat: i64, species: i64) -> i64:
    """Return the highest total for a species when cards of others may support it."""
    setup, first = table.setup, seat * table.setup.kinds
    for place in range(setup.kinds):
        kind = setup.by_strength[place]
        if setup.species[kind] == species and table.hands[first + kind] > 0:
            table.hands[first + kind] -= 1
            partner = strongest_of_all(table, seat)
            table.hands[first + kind] += 1
            support = i64(0) if partner == names.NO_CARD else setup.strength[partner]
            return setup.strength[kind] + support
    others, last = strongest(table, seat, species, 2)  # no card of the species: jokers alone
    return others + last
