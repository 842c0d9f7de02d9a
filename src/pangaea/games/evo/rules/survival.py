"""Phase 5: survival and mutation points (chapter 7)."""

from mypy_extensions import i64

from pangaea.games.evo import events
from pangaea.games.evo.rules import climate, herds
from pangaea.games.evo.rules.names import (
    ADAPTABLE,
    ASK_REMOVE,
    COLD,
    COLD_SNAP,
    DEADLY,
    DINOS,
    FUR,
    HOT,
    PARASOL,
    SCORCHER,
    THERMAL,
)
from pangaea.games.evo.rules.table import Table


def begin(table: Table) -> None:
    """Remove all that nobody can save."""
    table.actor = 0
    seat: i64 = 0
    while seat < table.seats:
        table.lost[seat] = 0
        die(table, seat, doomed(table, seat))
        seat += 1


def doomed(table: Table, seat: i64) -> list[int]:
    """List the dinosaurs that die without a choice: on deadly ground, or with no protection."""
    cold, hot = protection(table, seat, COLD), protection(table, seat, HOT)
    found: list[int] = []
    for zone in herds.zones_of(table, seat):
        season = climate.season(table, zone)
        if season == DEADLY or (season == COLD and cold == 0) or (season == HOT and hot == 0):
            found.append(zone)
    return found


def protection(table: Table, seat: i64, season: i64) -> i64:
    """Return how many dinosaurs a species can keep in cold or hot terrain, cards included."""
    if season == COLD:
        if table.active[THERMAL] == seat:
            return DINOS
        kept = table.trait(seat, FUR) - (1 if table.is_active(COLD_SNAP) else 0)
    else:
        if table.active[ADAPTABLE] == seat:
            return DINOS
        kept = table.trait(seat, PARASOL) - (1 if table.is_active(SCORCHER) else 0)
    return kept if kept > 0 else 0


def die(table: Table, seat: i64, zones: list[int]) -> None:
    """Let dinosaurs die of the climate."""
    if not zones:
        return
    for zone in zones:
        herds.remove(table, zone)
    table.lost[seat] += len(zones)
    if table.listener is not None:
        table.listener.hear(events.Died(seat=seat, zones=tuple(zones), number=len(zones)))


def asks(table: Table) -> bool:
    """Ask the next player who must choose which dinosaurs go; tell whether there is one."""
    while table.actor < table.seats:
        seat = table.order[table.actor]
        if must_choose(table, seat):
            table.asking = seat
            table.phase = ASK_REMOVE
            return True
        table.actor += 1
    return False


def must_choose(table: Table, seat: i64) -> bool:
    """Tell whether too many dinosaurs of a species stand in the cold or in the heat."""
    return are_too_many(table, seat, COLD) or are_too_many(table, seat, HOT)


def are_too_many(table: Table, seat: i64, season: i64) -> bool:
    """Tell whether a species has more dinosaurs in such terrain than it can keep there."""
    return in_season(table, seat, season) > protection(table, seat, season)


def options(table: Table, seat: i64) -> list[int]:
    """List the dinosaurs among which too many stand in the cold or in the heat."""
    cold, hot = are_too_many(table, seat, COLD), are_too_many(table, seat, HOT)
    found: list[int] = []
    for zone in herds.zones_of(table, seat):
        season = climate.season(table, zone)
        if (season == COLD and cold) or (season == HOT and hot):
            found.append(zone)
    return found


def in_season(table: Table, seat: i64, season: i64) -> i64:
    """Count a species' dinosaurs in terrain that is like that."""
    found: i64 = 0
    place = seat * DINOS
    last = place + table.dinos[seat]
    while place < last:
        if climate.season(table, table.places[place]) == season:
            found += 1
        place += 1
    return found


def score(table: Table) -> None:
    """Give everybody a point for each dinosaur on the island."""
    place: i64 = 0
    while place < table.seats:
        seat = table.order[place]
        points = table.dinos[seat]
        table.points[seat] += points
        if table.listener is not None:
            table.listener.hear(events.Scored(seat=seat, points=points))
        place += 1


def survivors(table: Table, seat: i64) -> i64:
    """Count the dinosaurs that would survive if the survival phase came now."""
    cold = in_season(table, seat, COLD) - protection(table, seat, COLD)
    hot = in_season(table, seat, HOT) - protection(table, seat, HOT)
    dead = in_season(table, seat, DEADLY)
    return table.dinos[seat] - dead - (cold if cold > 0 else 0) - (hot if hot > 0 else 0)
