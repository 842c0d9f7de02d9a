"""Phase 4: births (chapter 6)."""

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.bits import BIT
from pangaea.core.flow import Step
from pangaea.core.luck import Luck
from pangaea.core.question import Ask
from pangaea.core.reason import Reason
from pangaea.games.evo import events
from pangaea.games.evo.rules import cards, herds, movement, names
from pangaea.games.evo.rules.table import Table


@final
class Birth(Step[Table]):
    """Where is a newborn laid, or is that all, where it may be? Or a card first? [evo 6.1, 6.2]"""

    ask: ClassVar = Ask("birth", domain="step", rule="6.2")

    def begin(self, table: Table, luck: Luck) -> None:
        if table.begins_stage():
            table.actor = table.seats if table.is_active(names.NO_BIRTHS) else i64(0)  # [evo 10.26]
            take_up(table)
        pass_over_barren(table)

    def first_asked(self, table: Table) -> i64:
        return table.acting()

    def options(self, table: Table, seat: i64) -> list[int]:
        done = table.setup.done
        found = spaces(table, seat)
        if not is_forced(table, seat):
            found.append(done)
        return cards.with_cards(table, seat, found, done + 1)

    def why_not(self, table: Table, seat: i64, option: i64) -> Reason | None:
        done = table.setup.done
        if option < done:
            return why_not_lay(table, seat, option)
        if option == done:
            return why_forced(table, seat) if is_forced(table, seat) else None
        return cards.why_not_card(table, seat, option - done - 1)

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        done = table.setup.done
        if option > done:
            cards.play(table, seat, option - done - 1, luck)
            return
        if option < done:
            lay(table, seat, option, luck)
        else:
            pass_on(table)
        pass_over_barren(table)


# -- who lays ---------------------------------------------------------------------------------


def take_up(table: Table) -> None:
    """Give the player in turn as many newborns as eggs [evo 6.1]."""
    table.eggs = table.trait(table.acting(), names.EGG) if table.actor < table.seats else i64(0)


def pass_on(table: Table) -> None:
    """Let the next player lay [evo 6.1]."""
    table.actor += 1
    take_up(table)


def pass_over_barren(table: Table) -> None:
    """Pass over players whose births have ended [evo 6.3]."""
    while table.actor < table.seats and not may_lay(table, table.order[table.actor]):
        pass_on(table)


def may_lay(table: Table, seat: i64) -> bool:
    """Tell whether a player has a newborn to lay, or may have by a card that none can see."""
    if table.eggs == 0 or table.dinos[seat] == names.DINOS:
        return False
    if might_find_room(table, seat) or has_room(table, seat):
        return True
    return len(spaces(table, seat)) > 0


def might_find_room(table: Table, seat: i64) -> bool:
    """Tell whether, for all that everybody knows, a card could find this player room [evo 9.3]."""
    if not table.cards_allowed() or table.held[seat] == 0 or not has_adult(table, seat):
        return False
    return (BIT[names.KILLER_BABIES] | BIT[names.LONG_RANGE]) & ~table.spent() != 0


def has_adult(table: Table, seat: i64) -> bool:
    """Tell whether a species has a dinosaur that stood here before this phase [evo 6.2]."""
    first = seat * names.DINOS
    return any(
        table.newborn[table.places[place]] == 0 for place in range(first, first + table.dinos[seat])
    )


def has_room(table: Table, seat: i64) -> bool:
    """Tell whether there is an empty space next to an adult [evo 6.3]."""
    first = seat * names.DINOS
    return any(
        table.newborn[table.places[place]] == 0 and touches_empty(table, table.places[place])
        for place in range(first, first + table.dinos[seat])
    )


def touches_empty(table: Table, zone: i64) -> bool:
    """Tell whether a space next to one is empty."""
    first = zone * names.SIDES
    return any(
        table.occupant[table.setup.neighbour[place]] == names.EMPTY
        for place in range(first, first + table.setup.degree[zone])
    )


def is_forced(table: Table, seat: i64) -> bool:
    """Tell whether a newborn must be laid, by an adult or to come back [evo 6.3, 6.4, 10.27]."""
    return has_room(table, seat) or not has_adult(table, seat)


def why_forced(table: Table, seat: i64) -> Reason:
    """Tell why a newborn must be laid."""
    if has_adult(table, seat):
        return Reason("why-not-forced", "evo/6.3")
    return Reason("why-not-forced-return", "evo/6.4")


# -- where to ---------------------------------------------------------------------------------


def spaces(table: Table, seat: i64) -> list[int]:
    """List where a newborn can be laid: next to an adult, and more by cards [evo 6.2]."""
    if not has_adult(table, seat):
        return spaces_to_come_back(table, seat)
    near = near_adults(table, seat)
    zones = table.setup.zones
    return [zone for zone in range(zones) if near[zone] and is_open(table, seat, zone)]


def reach(table: Table, seat: i64) -> i64:
    """Return how far from an adult a newborn may be laid [evo 6.2, 10.15]."""
    return names.LAYING_REACH if table.active[names.LONG_RANGE] == seat else 1


def near_adults(table: Table, seat: i64) -> vec[i64]:
    """Mark the spaces in reach of a species' adults [evo 6.2, 10.15]."""
    found = table.setup.no_newborns[:]
    steps = reach(table, seat)
    first = seat * names.DINOS
    for place in range(first, first + table.dinos[seat]):
        zone = table.places[place]
        if table.newborn[zone]:
            continue
        for side in range(zone * names.SIDES, zone * names.SIDES + table.setup.degree[zone]):
            found[table.setup.neighbour[side]] = 1
        if steps > 1:
            mark_further(table, zone, steps, found)
    return found


def mark_further(table: Table, zone: i64, steps: i64, found: vec[i64]) -> None:
    """Mark the spaces within some steps of one."""
    for other in range(table.setup.zones):
        if table.distance(zone, other) <= steps:
            found[other] = 1


def is_near_adult(table: Table, seat: i64, zone: i64, steps: i64) -> bool:
    """Tell whether a space lies within some steps of an adult [evo 6.2, 10.15]."""
    first = seat * names.DINOS
    return any(
        table.newborn[table.places[place]] == 0
        and table.distance(zone, table.places[place]) <= steps
        for place in range(first, first + table.dinos[seat])
    )


def is_open(table: Table, seat: i64, zone: i64) -> bool:
    """Tell whether a space is empty, or a newborn may attack there [evo 6.2, 10.10, 10.14]."""
    owner = table.occupant[zone]
    if owner == names.EMPTY:
        return True
    if (
        table.active[names.KILLER_BABIES] != seat
        or owner == seat
        or table.is_active(names.VEGETARIAN)
    ):
        return False
    return horns_ahead(table, seat, owner) > -2


def spaces_to_come_back(table: Table, seat: i64) -> list[int]:
    """List where a species without adults may come back, if the table plays so [evo 6.4]."""
    if not table.setup.comes_back:
        return []
    return [
        zone
        for zone in range(table.setup.zones)
        if table.occupant[zone] == names.EMPTY and is_near_newborn(table, seat, zone)
    ]


def is_near_newborn(table: Table, seat: i64, zone: i64) -> bool:
    """Tell whether a space is next to a newborn, or is for the first of them [evo 6.4]."""
    if table.dinos[seat] == 0:
        return True
    first = seat * names.DINOS
    return any(
        table.distance(zone, table.places[place]) == 1
        for place in range(first, first + table.dinos[seat])
    )


def why_not_lay(table: Table, seat: i64, zone: i64) -> Reason | None:
    """Tell why a newborn cannot be laid on a space."""
    if table.occupant[zone] != names.EMPTY:
        reason = why_not_occupied(table, seat, zone)
        if reason is not None:
            return reason
    if has_adult(table, seat):
        return why_not_so_far(table, seat, zone)
    if is_near_newborn(table, seat, zone):
        return None
    return Reason("why-not-near-newborn", "evo/6.4")


def why_not_occupied(table: Table, seat: i64, zone: i64) -> Reason | None:
    """Tell why a newborn cannot be laid where somebody stands."""
    if table.active[names.KILLER_BABIES] != seat:
        return Reason("why-not-occupied", "evo/6.2")
    if not has_adult(table, seat):
        return Reason("why-not-occupied-return", "evo/6.4")
    if is_open(table, seat, zone):
        return None
    if table.occupant[zone] == seat:
        return Reason("why-not-own-dinosaur", "evo/10.14")
    if table.is_active(names.VEGETARIAN):
        return Reason("why-not-vegetarian", "evo/10.10")
    return Reason("why-not-newborn-horns", "evo/10.14")


def why_not_so_far(table: Table, seat: i64, zone: i64) -> Reason | None:
    """Tell whether a newborn would be too far from all adults of its species."""
    if is_near_adult(table, seat, zone, reach(table, seat)):
        return None
    if table.active[names.LONG_RANGE] == seat:
        return Reason("why-not-in-reach", "evo/10.15", {"steps": names.LAYING_REACH})
    return Reason("why-not-near-adult", "evo/6.2")


# -- newborns ---------------------------------------------------------------------------------


def lay(table: Table, seat: i64, zone: i64, luck: Luck) -> None:
    """Spend an egg on a newborn, with a fight if a rival stands there [evo 6.1, 10.14]."""
    table.eggs -= 1
    owner = table.occupant[zone]
    if owner == names.EMPTY or movement.fight(
        table, seat, zone, horns_ahead(table, seat, owner), luck
    ):
        bear(table, seat, zone)


def bear(table: Table, seat: i64, zone: i64) -> None:
    """Put a newborn on an empty space [evo 6.2]."""
    herds.place(table, seat, zone)
    table.newborn[zone] = 1
    if table.listener is not None:
        table.listener.hear(events.Born(seat=seat, zone=zone))


def horns_ahead(table: Table, seat: i64, owner: i64) -> i64:
    """Return how far a killer baby is ahead: one more horn, no card of phase 3 [evo 10.14]."""
    return table.trait(seat, names.HORN) + 1 - table.trait(owner, names.HORN)
