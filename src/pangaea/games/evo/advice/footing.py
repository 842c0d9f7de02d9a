"""What a place on each terrain promises a species, in thousandths of a dinosaur: fast, for search.

Terrains do not compete for protection, so one count of the herd tells what one dinosaur more or
one fewer on each terrain changes, without trying it out.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.games.evo.advice import prospects
from pangaea.games.evo.rules import names, survival
from pangaea.games.evo.rules.table import Table

WHOLE: Final = 1000  # one dinosaur that is sure to survive
SAVED: Final = 450  # one that stands badly, with legs to carry it away
LATER: Final = 850  # the next turn's survival, against this turn's
LEAVING: Final = names.TERRAINS  # in a footing, what is lost stands after what is gained


def footing(table: Table, seat: i64) -> vec[i64]:
    """Return what one more dinosaur on each terrain brings, then what one fewer costs."""
    herd = vec[i64]([0, 0, 0, 0])
    for place in range(seat * names.DINOS, seat * names.DINOS + table.dinos[seat]):
        herd[table.setup.terrain[table.places[place]]] += 1
    found = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0])
    later = later_weight(table)
    for terrain in range(names.TERRAINS):
        number = herd[terrain]
        found[terrain] = promise_of(table, seat, terrain, number + 1, later)
        if number > 0:
            found[LEAVING + terrain] = promise_of(table, seat, terrain, number, later)
    return found


def later_weight(table: Table) -> i64:
    """Return what surviving the turn after this one counts, which may never come."""
    return i64(prospects.chance_to_go_on(table) * float(LATER))


def promise_of(table: Table, seat: i64, terrain: i64, number: i64, later: i64) -> i64:
    """Return what the last of so many dinosaurs on a terrain may expect, this turn and the next."""
    if table.stage >= names.AFTER_SURVIVAL:
        return later * next_chance(table, seat, terrain, number) // WHOLE
    if not prospects.climate_is_known(table):
        return next_chance(table, seat, terrain, number)
    cold, hot = (
        survival.protection(table, seat, names.COLD),
        survival.protection(table, seat, names.HOT),
    )
    if not is_safe(terrain - table.setup.climate[table.climate], number, cold, hot):
        return 0
    return WHOLE + later * next_chance(table, seat, terrain, number) // WHOLE


def next_chance(table: Table, seat: i64, terrain: i64, number: i64) -> i64:
    """Return how surely the last of so many on a terrain survives the next roll for the climate."""
    setup = table.setup
    cold, hot = table.trait(seat, names.FUR), table.trait(seat, names.PARASOL)
    saved: i64 = SAVED if table.trait(seat, names.LEG) > 0 else 0
    faces: i64 = len(setup.climate_steps)
    total: i64 = 0
    for face in range(faces):
        place = (table.climate + setup.climate_steps[face]) % setup.climates
        safe = is_safe(terrain - setup.climate[place], number, cold, hot)
        total += WHOLE if safe else saved
    return total // faces


def is_safe(colder: i64, number: i64, cold: i64, hot: i64) -> bool:
    """Tell whether the last of so many survives on terrain this much colder than temperate."""
    if colder == 0:
        return True
    return (colder == 1 and number <= cold) or (colder == -1 and number <= hot)
