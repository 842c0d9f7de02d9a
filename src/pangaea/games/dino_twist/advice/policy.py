"""What somebody may well answer, found fast: search asks for it at every step of its roll-outs."""

from typing import Final

from mypy_extensions import i64

from pangaea.core.bits import BIT, lowest, without_lowest
from pangaea.core.luck import Luck
from pangaea.games.dino_twist.rules.attack import targets
from pangaea.games.dino_twist.rules.names import (
    ATTACK,
    BONUSES,
    BURY,
    DECLINE,
    ISLAND,
    JOIN,
    LANDS,
    LITTER,
    NO_CARD,
    PREPARE,
    PTIT_REX,
    QUAKE,
    SETTLE,
    SPECIES,
)
from pangaea.games.dino_twist.rules.preparation import is_attack, may_bury
from pangaea.games.dino_twist.rules.settling import ways_to_settle
from pangaea.games.dino_twist.rules.strength import most_cards
from pangaea.games.dino_twist.rules.table import Table

NOTHING: Final = -1_000_000
POINT: Final = 100  # values are hundredths of a point
FILLED: Final = 150  # for a land that was empty
CLAW: Final = 100
HOLD: Final = 20  # what each strength used up is worth in the hand
HASTE: Final = 2  # hundredths of a prize lost to each rival for each strength more than needed
MOOD: Final = 150  # by as much an attack may look better than it is


def choice(table: Table, seat: i64, luck: Luck) -> i64:
    """Return an option that makes sense, at the step that a seat has come to."""
    asked = table.step_of(seat)
    if asked == PREPARE:
        return first_card(table, seat, luck)
    if asked == JOIN:
        return next_card(table, seat, luck)
    if asked == ATTACK:
        return best_land(table, seat)
    if asked == SETTLE:
        return best_home(table, seat)
    if asked == LITTER:
        return table.setup.after_cards
    if asked == BURY:
        return weakest_card(table, seat)
    return PTIT_REX if asked == ISLAND else table.random_option(seat, luck)


# -- preparing --------------------------------------------------------------------------------


def first_card(table: Table, seat: i64, luck: Luck) -> i64:
    """Return a card of the best attack of one card or two, or the cemetery."""
    best: i64 = NO_CARD
    most: i64 = NOTHING
    for kind in range(table.setup.first_kind[SPECIES]):
        if table.in_hand(seat, kind) > 0:
            value = best_with(table, seat, table.setup.species[kind], kind, luck)
            if value > most:
                best, most = kind, value
    if most <= MOOD and may_bury(table, seat):
        return table.setup.after_cards
    return best if best != NO_CARD else table.random_option(seat, luck)


def best_with(table: Table, seat: i64, species: i64, kind: i64, luck: Luck) -> i64:
    """Return the value of the best attack with a card: alone, or with one of its species."""
    strength = table.setup.strength
    best = attack_value(table, seat, species, strength[kind], luck)
    if most_cards(table) == 1:
        return best
    for other in range(kind, table.setup.first_kind[species + 1]):
        if table.in_hand(seat, other) > (1 if other == kind else 0):
            total = strength[kind] + strength[other]
            value = attack_value(table, seat, species, total, luck)
            best = value if value > best else best
    return best


def next_card(table: Table, seat: i64, luck: Luck) -> i64:
    """Return the card that makes most of the one laid down, or be ready."""
    setup, laid = table.setup, table.card(seat, 0)
    species = setup.species[laid]
    if species >= SPECIES or table.card(seat, 1) != NO_CARD:
        return ready(table, seat, luck)
    best = setup.after_cards
    most = attack_value(table, seat, species, setup.strength[laid], luck)
    for kind in range(setup.first_kind[species], setup.first_kind[species + 1]):
        if table.in_hand(seat, kind) > 0:
            total = setup.strength[laid] + setup.strength[kind]
            value = attack_value(table, seat, species, total, luck)
            if value > most:
                best, most = kind, value
    return best if most > NOTHING else ready(table, seat, luck)


def ready(table: Table, seat: i64, luck: Luck) -> i64:
    """Return that an attack is ready if it is one, or anything."""
    return table.setup.after_cards if is_attack(table, seat) else table.random_option(seat, luck)


def attack_value(table: Table, seat: i64, species: i64, total: i64, luck: Luck) -> i64:
    """Return what an attack may win, less what it uses up; NOTHING if it beats nobody."""
    power, best = table.raised(species, total), NOTHING
    for land in range(2 * species, 2 * species + 2):
        more = power - table.defence(land)
        if more > 0 and table.open_lands() & BIT[land]:
            prize = gain(table, seat, land, table.twist[land])
            lost = HASTE * (table.seats - 1) * (more if more < 10 else 10)
            value = prize * (100 - lost) // 100
            best = value if value > best else best
    return best if best == NOTHING else best - HOLD * total + luck.pick(MOOD)


def weakest_card(table: Table, seat: i64) -> i64:
    """Return the weakest card of a hand."""
    setup = table.setup
    for place in range(setup.kinds - 1, -1, -1):
        kind = setup.by_strength[place]
        if table.in_hand(seat, kind) > 0:
            return kind
    return setup.by_strength[0]


# -- attacking and settling -------------------------------------------------------------------


def gain(table: Table, seat: i64, land: i64, kind: i64) -> i64:
    """Return what a dinosaur beaten on a land is worth, settled where it is best."""
    best = gain_on(table, seat, land, kind)
    if table.sorts[seat] == PTIT_REX:
        for other in range(LANDS):
            found = gain_on(table, seat, other, kind)
            best = found if found > best else best
    elif table.happening() == QUAKE:
        found = gain_on(table, seat, land ^ 1, kind)
        best = found if found > best else best
    return best if best > 0 else 0


def gain_on(table: Table, seat: i64, land: i64, kind: i64) -> i64:
    """Return what a seat gains if a dinosaur settles on a land of its island."""
    old = table.resident(seat, land)
    if old != NO_CARD:
        return dino_worth(table, kind) - dino_worth(table, old)
    return dino_worth(table, kind) + (FILLED if table.bonuses_gone < BONUSES else 0)


def dino_worth(table: Table, kind: i64) -> i64:
    """Return what a dinosaur is worth on an island."""
    return POINT * table.setup.strength[kind] + CLAW * table.setup.claws[kind]


def best_land(table: Table, seat: i64) -> i64:
    """Return the land whose dinosaur brings most."""
    lands = targets(table, seat)
    best = lowest(lands)
    other = best ^ 1
    if not lands & BIT[other]:
        return best
    mine = gain(table, seat, best, table.twist[best])
    return other if gain(table, seat, other, table.twist[other]) > mine else best


def best_home(table: Table, seat: i64) -> i64:
    """Return where the beaten dinosaur brings most, or give it up."""
    ways = ways_to_settle(table, seat)
    best, most = lowest(ways), NOTHING
    while ways:
        land = lowest(ways)
        ways = without_lowest(ways)
        value = 0 if land == DECLINE else gain_on(table, seat, land, table.captured)
        if value > most:
            best, most = land, value
    return best
