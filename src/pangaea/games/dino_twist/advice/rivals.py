"""What a dinosaur is worth to whom, and who may be after it: the sense behind the advice."""

from typing import Final

from mypy_extensions import i64

from pangaea.core.bits import BIT
from pangaea.games.dino_twist.rules.names import BONUSES, LANDS, NO_CARD, PTIT_REX, QUAKE
from pangaea.games.dino_twist.rules.table import Table

CLAW: Final = 1.0  # what a Long Claw is worth, besides its strength
FILLED: Final = 0.16  # of the next island bonus, for one more land
HASTE: Final = 0.75  # chance that a rival's total is more than needed, given it is at least that
STRONGEST: Final = 22.0  # an attack that hardly anybody can muster


def worth(table: Table, kind: i64) -> float:
    """Return what a dinosaur is worth on an island."""
    if kind == NO_CARD:
        return 0.0
    return float(table.setup.strength[kind]) + CLAW * float(table.setup.claws[kind])


def gain_on(table: Table, seat: i64, land: i64, kind: i64) -> float:
    """Return what a seat gains if a dinosaur settles on a land of its island."""
    old = table.resident(seat, land)
    gain = worth(table, kind) - worth(table, old)
    if old == NO_CARD and table.bonuses_gone < BONUSES:
        gain += FILLED * float(table.setup.bonuses[table.bonuses_gone])
    return gain


def gain(table: Table, seat: i64, land: i64, kind: i64) -> float:
    """Return what a seat gains by a dinosaur beaten on a land, settled where it is best."""
    best = gain_on(table, seat, land, kind)
    if table.sorts[seat] == PTIT_REX:
        for other in range(LANDS):
            best = max(best, gain_on(table, seat, other, kind))
    elif table.happening() == QUAKE:
        best = max(best, gain_on(table, seat, land ^ 1, kind))
    return max(best, 0.0)


def wishes(table: Table, seat: i64) -> list[float]:
    """Return, for each seat and land, the chance that this rival attacks there."""
    found: list[float] = []
    for other in range(table.seats):
        rival = other != seat and table.held[other] > 0
        found += wishes_of(table, other) if rival else [0.0] * LANDS
    return found


def wishes_of(table: Table, seat: i64) -> list[float]:
    """Share one attack among the lands: the more it would gain and the easier, the likelier."""
    found: list[float] = []
    total = 0.01
    for land in range(LANDS):
        ease = 1.0 - float(table.defence(land)) / STRONGEST
        wish = (gain(table, seat, land, table.twist[land]) + 0.3) * ease
        wish = wish * wish if table.open_lands() & BIT[land] else 0.0
        found.append(wish)
        total += wish
    return [wish / total for wish in found]


def chance_before(strength: i64, power: i64) -> float:
    """Return the chance that an attack on such a dinosaur has a lower total than that."""
    chance = 1.0
    for _ in range(strength + 1, power):
        chance *= HASTE
    return 1.0 - chance


def chance_equal(strength: i64, power: i64) -> float:
    """Return the chance that an attack on such a dinosaur has exactly that total."""
    if power <= strength:
        return 0.0
    return (1.0 - chance_before(strength, power)) * (1.0 - HASTE)
