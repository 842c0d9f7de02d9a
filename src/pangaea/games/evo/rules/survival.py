"""Phase 5: survival (chapter 7)."""

from typing import ClassVar, final

from mypy_extensions import i64

from pangaea.core.flow import Step
from pangaea.core.luck import Luck
from pangaea.core.question import Ask
from pangaea.core.reason import Reason
from pangaea.games.evo import events
from pangaea.games.evo.rules import climate, herds, names
from pangaea.games.evo.rules.table import Table


@final
class Remove(Step[Table]):
    """Which of too many dinosaurs in the cold or in the heat dies? [evo 7.3]"""

    ask: ClassVar = Ask("remove", domain="zone", rule="7.3")

    def begin(self, table: Table, luck: Luck) -> None:
        table.stage = table.step
        table.actor = 0
        table.newborn = table.setup.no_newborns[:]
        for seat in range(table.seats):
            table.lost[seat] = 0
            die(table, seat, doomed(table, seat))
        pass_over_safe(table)
        if table.listener is not None and any(table.lost[seat] > 0 for seat in range(table.seats)):
            table.listener.pause(table)

    def first_asked(self, table: Table) -> i64:
        return table.acting()

    def options(self, table: Table, seat: i64) -> list[int]:
        return at_risk(table, seat)

    def why_not(self, table: Table, seat: i64, option: i64) -> Reason | None:
        if table.occupant[option] != seat:
            return Reason("why-not-yours", "evo/7.3")
        season = climate.season(table, option)
        if season == names.COLD:
            return None if are_too_many(table, seat, names.COLD) else why_warm(table, seat)
        if season == names.HOT:
            return None if are_too_many(table, seat, names.HOT) else why_cool(table, seat)
        return Reason("why-not-temperate", "evo/7.1")

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        die(table, seat, [option])
        pass_over_safe(table)
        if table.listener is not None:
            table.listener.pause(table)


def pass_over_safe(table: Table) -> None:
    """Pass over players of whose dinosaurs none has to be chosen."""
    while table.actor < table.seats and not must_choose(table, table.order[table.actor]):
        table.actor += 1


def must_choose(table: Table, seat: i64) -> bool:
    """Tell whether too many dinosaurs of a species stand in the cold or in the heat."""
    return are_too_many(table, seat, names.COLD) or are_too_many(table, seat, names.HOT)


def are_too_many(table: Table, seat: i64, season: i64) -> bool:
    """Tell whether a species has more dinosaurs in such terrain than it keeps [evo 7.2, 7.3]."""
    return in_season(table, seat, season) > protection(table, seat, season)


def in_season(table: Table, seat: i64, season: i64) -> i64:
    """Count a species' dinosaurs in terrain that is like that."""
    found: i64 = 0
    first = seat * names.DINOS
    for place in range(first, first + table.dinos[seat]):
        if climate.season(table, table.places[place]) == season:
            found += 1
    return found


def protection(table: Table, seat: i64, season: i64) -> i64:
    """Return how many a species keeps in cold or heat [evo 7.2, 10.11, 10.12, 10.18, 10.20]."""
    if season == names.COLD:
        if table.active[names.THERMAL] == seat:
            return names.DINOS
        kept = table.trait(seat, names.FUR) - (1 if table.is_active(names.COLD_SNAP) else 0)
    else:
        if table.active[names.ADAPTABLE] == seat:
            return names.DINOS
        kept = table.trait(seat, names.PARASOL) - (1 if table.is_active(names.SCORCHER) else 0)
    return kept if kept > 0 else i64(0)


def doomed(table: Table, seat: i64) -> list[int]:
    """List the dinosaurs that die without a choice: deadly ground, no protection [evo 7.1, 7.2]."""
    cold, hot = protection(table, seat, names.COLD), protection(table, seat, names.HOT)
    found: list[int] = []
    for zone in herds.zones_of(table, seat):
        season = climate.season(table, zone)
        if (
            season == names.DEADLY
            or (season == names.COLD and cold == 0)
            or (season == names.HOT and hot == 0)
        ):
            found.append(zone)
    return found


def at_risk(table: Table, seat: i64) -> list[int]:
    """List the dinosaurs among which too many stand in the cold or in the heat [evo 7.3]."""
    cold, hot = are_too_many(table, seat, names.COLD), are_too_many(table, seat, names.HOT)
    found: list[int] = []
    for zone in herds.zones_of(table, seat):
        season = climate.season(table, zone)
        if (season == names.COLD and cold) or (season == names.HOT and hot):
            found.append(zone)
    return found


def why_warm(table: Table, seat: i64) -> Reason:
    """Tell what saves all dinosaurs of a species in the cold."""
    if table.active[names.THERMAL] == seat:
        return Reason("why-not-thermal", "evo/10.11")
    return Reason("why-not-furs", "evo/7.2")


def why_cool(table: Table, seat: i64) -> Reason:
    """Tell what saves all dinosaurs of a species in the heat."""
    if table.active[names.ADAPTABLE] == seat:
        return Reason("why-not-adaptable", "evo/10.18")
    return Reason("why-not-parasols", "evo/7.2")


def die(table: Table, seat: i64, zones: list[int]) -> None:
    """Let dinosaurs die of the climate [evo 7.1]."""
    if not zones:
        return
    for zone in zones:
        herds.remove(table, zone)
    table.lost[seat] += len(zones)
    if table.listener is not None:
        seasons = tuple([int(climate.season(table, zone)) for zone in zones])
        died = events.Died(seat=seat, zones=tuple(zones), seasons=seasons, number=len(zones))
        table.listener.hear(died)


def survivors(table: Table, seat: i64) -> i64:
    """Count the dinosaurs that would survive if the survival phase came now."""
    cold = in_season(table, seat, names.COLD) - protection(table, seat, names.COLD)
    hot = in_season(table, seat, names.HOT) - protection(table, seat, names.HOT)
    dead = in_season(table, seat, names.DEADLY)
    return table.dinos[seat] - dead - (cold if cold > 0 else i64(0)) - (hot if hot > 0 else i64(0))
