"""What is good here: who else may want it and strike first, what it costs, what it leaves."""

from typing import Final

from mypy_extensions import i64

from pangaea.core.bits import BIT
from pangaea.games.dino_twist.advice.rivals import (
    chance_before,
    chance_equal,
    gain,
    gain_on,
    wishes,
    worth,
)
from pangaea.games.dino_twist.rules import attack, preparation
from pangaea.games.dino_twist.rules.names import (
    ATTACK,
    BURY,
    DECLARE,
    DECLINE,
    GRAVE_POINTS,
    ISLAND,
    JOIN,
    JOKER,
    LANDS,
    LEAVE,
    LITTER,
    NO_SPECIES,
    PREPARE,
    SPECIES,
    SUPPORT,
)
from pangaea.games.dino_twist.rules.piles import clear_prepared, put_forward, take_back
from pangaea.games.dino_twist.rules.strength import beats, species_prepared, total_prepared
from pangaea.games.dino_twist.rules.table import Table

GIFT: Final = 0.12  # what each strength left on Twist Island costs: rivals may win it
HOLD: Final = 0.2  # what each strength above the average is worth in the hand
AVERAGE: Final = 6.0  # of the cards one draws
LEFTOVER: Final = 0.8  # what can be expected when a rival was quicker
SPITE: Final = 0.25  # what it is worth to take from a rival who comes later
PICKY: Final = 0.55  # a card is kept if its best use comes that near to the best of all
NOTHING: Final = -1000.0


def values(table: Table, seat: i64) -> list[float]:
    """Say how good each option looks to the asked seat."""
    twin, options = table.copy(), table.options(seat)
    asked = table.step_of(seat)
    if asked == PREPARE or asked == JOIN:
        return preparing(twin, seat, options)
    if asked == DECLARE or asked == SUPPORT:
        rivals = wishes(twin, seat)
        return [attack_value(twin, seat, species, rivals) for species in options]
    if asked == BURY:
        return [released(twin, kind) for kind in options]
    if asked == LITTER:
        return exchanging(twin, seat, options)
    if asked == ATTACK:
        return [target_value(twin, seat, land) for land in options]
    if asked == LEAVE:
        return [-worth(twin, kind) for kind in options]
    if asked == ISLAND:
        return [float(sort) for sort in options]  # a P'tit Rex island is easier to fill
    return [
        0.0 if option == DECLINE else gain_on(twin, seat, option, twin.captured)
        for option in options
    ]


def preparing(table: Table, seat: i64, options: list[int]) -> list[float]:
    """The best attack that each card can be part of; attacking as it is; the cemetery."""
    rivals = wishes(table, seat)
    found: list[float] = []
    for option in options:
        if option < table.setup.kinds:
            found.append(best_with(table, seat, option, rivals))
        elif table.asking[seat] == JOIN:
            found.append(set_value(table, seat, rivals))
        else:
            found.append(cemetery_value(table, seat))
    return found


def best_with(table: Table, seat: i64, kind: i64, rivals: list[float]) -> float:
    """Return the value of the best attack with a card, beside those already laid down."""
    put_forward(table, seat, kind)
    best = set_value(table, seat, rivals)
    for another in preparation.cards_to_add(table, seat):
        best = max(best, best_with(table, seat, another, rivals))
    take_back(table, seat)
    return best


def set_value(table: Table, seat: i64, rivals: list[float]) -> float:
    """Return the value of attacking with the cards laid down, as the best species they may be."""
    species, total = species_prepared(table, seat), total_prepared(table, seat)
    best = NOTHING
    for one in range(SPECIES):
        fits = species == one or species == JOKER
        fits = fits or (species == NO_SPECIES and shows(table, seat, one))
        if fits and beats(table, one, total):
            best = max(best, attack_value(table, seat, one, rivals))
    return best


def shows(table: Table, seat: i64, species: i64) -> bool:
    """Tell whether a mixed duo has a card of a species."""
    setup = table.setup
    first, second = table.card(seat, 0), table.card(seat, 1)
    return setup.species[first] == species or setup.species[second] == species


def attack_value(table: Table, seat: i64, species: i64, rivals: list[float]) -> float:
    """Weigh an attack: what it may win, whether it is cancelled, what it costs and leaves."""
    aim = table.aim[seat]
    table.aim[seat] = species
    left = attack.stays(table, seat)
    table.aim[seat] = aim
    power = table.raised(species, total_prepared(table, seat))
    lives = chance_to_live(table, species, power, rivals)
    cards = table.prepared_cards(seat)
    hoped = lives * spoils(table, seat, species, power, rivals)
    consoled = (1.0 - lives) * float(GRAVE_POINTS * cards)
    cost = GIFT * float(table.setup.strength[left]) if table.events_left > 0 else 0.0
    return hoped + consoled - cost + released_all(table, seat)


def chance_to_live(table: Table, species: i64, power: i64, rivals: list[float]) -> float:
    """Return the chance that no rival's attack is equal."""
    lives = 1.0
    for other in range(table.seats):
        equal = 0.0
        for land in range(2 * species, 2 * species + 2):
            chance = chance_equal(table.defence(land), power)
            equal += rivals[other * LANDS + land] * chance
        lives *= 1.0 - equal
    return lives


def spoils(table: Table, seat: i64, species: i64, power: i64, rivals: list[float]) -> float:
    """Return what an attack can hope for: the better land, or the other if it is taken."""
    first = prize(table, seat, 2 * species, power)
    second = prize(table, seat, 2 * species + 1, power)
    one = chance_left(table, 2 * species, power, rivals)
    two = chance_left(table, 2 * species + 1, power, rivals)
    if second > first:
        first, second, one, two = second, first, two, one
    return one * first + (1.0 - one) * (two * max(second, 0.0) + (1.0 - two) * LEFTOVER)


def prize(table: Table, seat: i64, land: i64, power: i64) -> float:
    """Return what the dinosaur of a land would bring, or nothing if it cannot be beaten."""
    kind = table.twist[land]
    if table.open_lands() & BIT[land] and table.defence(land) < power:
        return gain(table, seat, land, kind)
    return 0.0


def chance_left(table: Table, land: i64, power: i64, rivals: list[float]) -> float:
    """Return the chance that no rival takes a land before an attack of that total."""
    before = chance_before(table.defence(land), power)
    left = 1.0
    for other in range(table.seats):
        left *= 1.0 - rivals[other * LANDS + land] * before
    return left


def released(table: Table, kind: i64) -> float:
    """Return what one gains by drawing another card in place of this one."""
    if table.events_left == 0:
        return 0.0
    return HOLD * (AVERAGE - worth(table, kind))


def released_all(table: Table, seat: i64) -> float:
    """Return what one gains by drawing other cards in place of those laid down."""
    total = 0.0
    for place in range(table.prepared_cards(seat)):
        total += released(table, table.card(seat, place))
    return total


def cemetery_value(table: Table, seat: i64) -> float:
    """Return the value of burying the two cards one needs least."""
    found: list[float] = []
    for kind in range(table.setup.kinds):
        copies = int(table.in_hand(seat, kind))
        found += [released(table, kind) + float(GRAVE_POINTS)] * min(copies, 2)
    found.sort(reverse=True)
    return sum(found[:2])


def exchanging(table: Table, seat: i64, options: list[int]) -> list[float]:
    """Exchange cards whose best use is far from the best of all."""
    clear_prepared(table, seat)
    rivals = wishes(table, seat)
    playable = preparation.cards_to_add(table, seat)
    uses = {kind: best_with(table, seat, kind, rivals) for kind in playable}
    best = max(uses.values()) if uses else 0.0
    return [
        PICKY * best - uses.get(option, 0.0) if option < table.setup.kinds else 0.0
        for option in options
    ]


def target_value(table: Table, seat: i64, land: i64) -> float:
    """Return what a land brings, and what it takes from those who attack the species later."""
    kind = table.twist[land]
    missed = 0.0
    for other in range(table.seats):
        later = other != seat and table.power[other] > table.power[seat]
        if later and table.aim[other] == land >> 1:
            missed = max(missed, gain(table, other, land, kind))
    return gain(table, seat, land, kind) + SPITE * missed
