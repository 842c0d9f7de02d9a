"""Preparation: an attack or the cemetery, all at once and in secret (chapter 4)."""

from mypy_extensions import i64

from pangaea.games.dino_twist import events
from pangaea.games.dino_twist.rules.names import (
    BURY,
    BURYING,
    DECLARE,
    JOIN,
    JOKER,
    LANDS,
    MOST_BURIED,
    NO_CARD,
    NO_SPECIES,
    OUT_OF_REACH,
    PREPARE,
    PTIT_REX,
    QUAKE,
    SPECIES,
)
from pangaea.games.dino_twist.rules.piles import put_forward, take_back
from pangaea.games.dino_twist.rules.strength import (
    beats,
    beats_anything,
    best_total,
    may_mix,
    most_cards,
    species_prepared,
    strongest,
    total_prepared,
    weakest,
)
from pangaea.games.dino_twist.rules.table import Table


def ask_everybody(table: Table) -> None:
    """Ask everybody who holds cards to prepare."""
    table.phase = PREPARE
    table.ready = 0
    seat: i64 = 0
    while seat < table.seats:
        table.asking[seat] = PREPARE
        table.aim[seat] = NO_SPECIES
        if table.held[seat] == 0:
            table.ready |= 1 << seat
        seat += 1


# -- what may be prepared --------------------------------------------------------------------


def is_attack(table: Table, seat: i64) -> bool:
    """Tell whether the cards before a seat beat something as they are."""
    total, species = total_prepared(table, seat), species_prepared(table, seat)
    if species == JOKER:
        return beats_anything(table, total)
    if species != NO_SPECIES:
        return beats(table, species, total)
    one, other = table.setup.species[table.card(seat, 0)], table.setup.species[table.card(seat, 1)]
    return beats(table, one, total) or beats(table, other, total)


def cards_to_add(table: Table, seat: i64) -> list[int]:
    """List the cards that may be prepared, alone or with those before a seat."""
    room = most_cards(table) - table.prepared_cards(seat)
    if room <= 0:
        return []
    if may_mix(table):
        return [kind for kind in range(table.setup.kinds) if may_mix_in(table, seat, kind)]
    found: list[int] = []
    joined = species_prepared(table, seat)
    base = total_prepared(table, seat)
    helped = False
    species: i64 = 0
    while species < SPECIES:
        if joined == JOKER or joined == species:
            least = too_weak_to_add(table, seat, species, base, room)
            if least < OUT_OF_REACH:
                list_stronger(table, seat, species, least, found)
                helped = True
        species += 1
    joker = table.setup.joker
    if helped and joker != NO_CARD and table.hands[seat * table.setup.kinds + joker] > 0:
        found.append(joker)
    return found


def too_weak_to_add(table: Table, seat: i64, species: i64, base: i64, room: i64) -> i64:
    """Return the strength up to which a card is no help, with the best that may follow it.

    The best attack with a card of strength s takes the strongest `room - 1` others of the hand,
    and the card itself or the next strongest, whichever is weaker.
    """
    others, following = strongest(table, seat, species, room)
    missing = weakest(table, species) - table.raised(species, base + others)
    return missing if following > missing else OUT_OF_REACH


def list_stronger(table: Table, seat: i64, species: i64, least: i64, found: list[int]) -> None:
    """Add the cards of a species in a hand that are stronger than that."""
    setup, hands, first = table.setup, table.hands, seat * table.setup.kinds
    kind = setup.first_kind[species]
    end = setup.first_kind[species + 1]
    while kind < end and setup.strength[kind] <= least:
        kind += 1
    while kind < end:
        if hands[first + kind] > 0:
            found.append(kind)
        kind += 1


def may_mix_in(table: Table, seat: i64, kind: i64) -> bool:
    """Tell whether a card may be prepared while duos may be of two species."""
    if table.hands[seat * table.setup.kinds + kind] == 0:
        return False
    put_forward(table, seat, kind)
    alone = table.prepared_cards(seat) == 1
    found = is_attack(table, seat) or (alone and may_find_partner(table, seat))
    take_back(table, seat)
    return found


def may_find_partner(table: Table, seat: i64) -> bool:
    """Tell whether any card of the hand makes an attack of the one before a seat."""
    kinds = table.setup.kinds
    kind: i64 = 0
    while kind < kinds:
        if table.hands[seat * kinds + kind] > 0:
            put_forward(table, seat, kind)
            found = is_attack(table, seat)
            take_back(table, seat)
            if found:
                return True
        kind += 1
    return False


def may_bury(table: Table, seat: i64) -> bool:
    """Tell whether no dinosaur can be won that is stronger than the one it would replace."""
    species: i64 = 0
    while species < SPECIES:
        if may_improve(table, seat, species):
            return False
        species += 1
    return True


def may_improve(table: Table, seat: i64, species: i64) -> bool:
    """Tell whether an attack of a species can win a dinosaur that is stronger than one's own."""
    best = best_total(table, seat, species)
    setup, land = table.setup, 2 * species
    while land < 2 * species + 2:
        strength = setup.strength[table.twist[land]]
        is_open = setup.opened[table.event + 1] >> land & 1 == 1
        if is_open and strength < best and poorest(table, seat, land) < strength:
            return True
        land += 1
    return False


def poorest(table: Table, seat: i64, land: i64) -> i64:
    """Return the least strength that a dinosaur won on a land could replace."""
    here = table.living(seat, land)
    if table.sorts[seat] == PTIT_REX:
        other: i64 = 0
        while other < LANDS:
            strength = table.living(seat, other)
            here = strength if strength < here else here
            other += 1
    elif table.happening() == QUAKE:
        twin = table.living(seat, land ^ 1)
        here = twin if twin < here else here
    return here


# -- options and answers ---------------------------------------------------------------------


def options(table: Table, seat: i64) -> list[int]:
    """What the seat may answer to the question it has come to."""
    asking, kinds = table.asking[seat], table.setup.kinds
    if asking == PREPARE:
        cemetery = [int(kinds)] if may_bury(table, seat) else []
        return cards_to_add(table, seat) + cemetery
    if asking == JOIN:
        enough = [int(kinds)] if is_attack(table, seat) else []
        return cards_to_add(table, seat) + enough
    if asking == DECLARE:
        total = total_prepared(table, seat)
        return [species for species in range(SPECIES) if beats(table, species, total)]
    return [kind for kind in range(kinds) if table.hands[seat * kinds + kind] > 0]


def answer(table: Table, seat: i64, option: i64) -> None:
    """Lay a card down, or say what is to become of those that lie there."""
    asking = table.asking[seat]
    if asking == DECLARE:
        table.aim[seat] = option
        table.ready |= 1 << seat
    elif option == table.setup.kinds:
        if asking == PREPARE:
            table.aim[seat] = BURYING
            table.asking[seat] = BURY
        else:
            finish(table, seat)
    else:
        lay_down(table, seat, option)


def lay_down(table: Table, seat: i64, kind: i64) -> None:
    """Lay a card down, and go on to what must be known next."""
    put_forward(table, seat, kind)
    if table.listener is not None:
        table.listener.hear(events.Prepared(seat=seat, card=kind, known_to=1 << seat))
    if table.asking[seat] == BURY:
        laid = table.prepared_cards(seat)
        if laid == MOST_BURIED or laid == table.held[seat]:
            table.ready |= 1 << seat
    elif table.prepared_cards(seat) < most_cards(table):
        table.asking[seat] = JOIN  # also where no card fits: being asked must not tell
    else:
        finish(table, seat)


def finish(table: Table, seat: i64) -> None:
    """Take the cards as they are; jokers alone must say what they attack."""
    species = species_prepared(table, seat)
    if species == JOKER:
        table.asking[seat] = DECLARE
        return
    table.aim[seat] = species
    table.ready |= 1 << seat
