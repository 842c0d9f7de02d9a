"""How well a species stands: who survives this turn, and who will under the weather to come."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.bits import count
from pangaea.games.evo.rules import survival
from pangaea.games.evo.rules.names import (
    AFTER_CLIMATE,
    AFTER_SURVIVAL,
    BEFORE_METEOR,
    CATASTROPHE,
    COLD,
    DINOS,
    FUR,
    HOT,
    LEG,
    PARASOL,
    TERRAINS,
    WEATHER,
)
from pangaea.games.evo.rules.table import Table

FUTURE: Final = 0.85  # what a dinosaur of the next turn is worth against one of this turn
RESCUE: Final = 0.45  # how surely a leg saves a dinosaur that stands badly
FACES: Final = 6
RIVALS: Final = 0.9  # what the rivals' loss, shared among them, is worth
LIFE: Final = 1.4  # a dinosaur's points, this turn's and later ones


def herd(table: Table, seat: i64) -> vec[i64]:
    """Count a species' dinosaurs on each terrain."""
    found = vec[i64]([0, 0, 0, 0])
    first = seat * DINOS
    for place in range(first, first + table.dinos[seat]):
        found[table.setup.terrain[table.places[place]]] += 1
    return found


def kept(number: i64, protection: i64) -> i64:
    """Return how many survive where a protection is needed."""
    return number if number < protection else protection


def alive(table: Table, herd: vec[i64], place: i64, cold: i64, hot: i64) -> i64:
    """Count who survives with the climate marker at a place of its loop."""
    temperate = table.setup.climate[place]
    total = herd[temperate]
    if temperate + 1 < TERRAINS:
        total += kept(herd[temperate + 1], cold)
    if temperate > 0:
        total += kept(herd[temperate - 1], hot)
    return total


def survivors(table: Table, seat: i64, herd: vec[i64]) -> vec[i64]:
    """Return who is left of a herd after this turn's survival phase."""
    temperate = table.setup.climate[table.climate]
    cold, hot = survival.protection(table, seat, COLD), survival.protection(table, seat, HOT)
    found = vec[i64]([0, 0, 0, 0])
    found[temperate] = herd[temperate]
    if temperate + 1 < TERRAINS:
        found[temperate + 1] = kept(herd[temperate + 1], cold)
    if temperate > 0:
        found[temperate - 1] = kept(herd[temperate - 1], hot)
    return found


def size(herd: vec[i64]) -> i64:
    """Count a herd."""
    return herd[0] + herd[1] + herd[2] + herd[3]


def expected(table: Table, seat: i64, herd: vec[i64], place: i64) -> float:
    """Return how many survive the next roll from a place of the climate's loop."""
    setup = table.setup
    cold, hot, legs = table.trait(seat, FUR), table.trait(seat, PARASOL), table.trait(seat, LEG)
    total = float(size(herd))
    found = 0.0
    for face in range(FACES):
        then = (place + setup.climate_steps[face]) % setup.climates
        safe = alive(table, herd, then, cold, hot)
        lost = size(herd) - safe
        found += float(safe) + RESCUE * float(kept(lost, legs))
    assert found <= total * float(FACES) + 0.001
    return found / float(FACES)


def outlook(table: Table, seat: i64, herd: vec[i64]) -> float:
    """Return what a herd promises: this turn's points, and those of the next turn."""
    if table.stage >= AFTER_SURVIVAL:
        return FUTURE * chance_to_go_on(table) * expected(table, seat, herd, table.climate)
    if not climate_is_known(table):
        return expected(table, seat, herd, table.climate)
    left = survivors(table, seat, herd)
    later = expected(table, seat, left, table.climate)
    return float(size(left)) + FUTURE * chance_to_go_on(table) * later


def climate_is_known(table: Table) -> bool:
    """Tell whether this turn's climate is settled."""
    if table.stage >= AFTER_CLIMATE:
        return True
    return table.is_active(CATASTROPHE) or table.is_active(WEATHER)


def chance_to_go_on(table: Table) -> float:
    """Return the chance that the meteor's next move does not end the game."""
    return chance_past(table, table.meteor + 1)


def chance_past(table: Table, space: i64) -> float:
    """Return the chance that the meteor leaves a space without striking."""
    if space >= table.setup.impact:
        return 0.0
    return 1.0 - float(count(table.setup.strikes_on(space))) / float(FACES)


def turns_left(table: Table) -> float:
    """Return how many turns are still to come after this one, on average."""
    found = 0.0
    chance = 1.0
    first = table.meteor + 1 if table.stage <= BEFORE_METEOR else table.meteor
    for space in range(first, table.setup.impact):
        chance *= chance_past(table, space) if space > table.meteor else 1.0
        found += chance
    return found


def with_one_more(herd: vec[i64], terrain: i64) -> vec[i64]:
    """Return a herd with one more dinosaur on a terrain."""
    found = herd[:]
    found[terrain] += 1
    return found


def with_one_less(herd: vec[i64], terrain: i64) -> vec[i64]:
    """Return a herd with one dinosaur fewer on a terrain."""
    found = herd[:]
    found[terrain] -= 1
    return found


def forward_terrain(table: Table) -> i64:
    """Return the terrain that will most likely be temperate next turn."""
    return table.setup.climate[(table.climate + 1) % table.setup.climates]


def balance(table: Table, seat: i64, gains: list[float]) -> float:
    """Return one's own gain less the rivals' average, as far as it matters."""
    others = sum(gains) - gains[seat]
    return gains[seat] - RIVALS * others / float(table.seats - 1)
