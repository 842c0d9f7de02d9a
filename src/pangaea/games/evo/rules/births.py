"""Phase 4: births (chapter 6)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.luck import Luck
from pangaea.games.evo import events
from pangaea.games.evo.rules import cards, herds, movement
from pangaea.games.evo.rules.names import (
    ASK_BIRTH,
    DINOS,
    EGG,
    EMPTY,
    HORN,
    KILLER_BABIES,
    LAYING_REACH,
    LONG_RANGE,
    NO_BIRTHS,
    QUIET_EON,
    SIDES,
    VEGETARIAN,
)
from pangaea.games.evo.rules.table import Table

OWN_CARDS: Final = 1 << KILLER_BABIES | 1 << LONG_RANGE | 1 << QUIET_EON


def begin(table: Table) -> None:
    """Let the first player lay; with No births nobody does."""
    table.actor = table.seats if table.is_active(NO_BIRTHS) else 0
    take_up(table)


def take_up(table: Table) -> None:
    """Give the player in turn as many newborns as eggs."""
    table.eggs = table.trait(table.order[table.actor], EGG) if table.actor < table.seats else 0


def asks(table: Table) -> bool:
    """Ask the next player who can lay; tell whether there is one."""
    while table.actor < table.seats:
        seat = table.order[table.actor]
        if may_lay(table, seat):
            table.asking = seat
            table.phase = ASK_BIRTH
            return True
        table.actor += 1
        take_up(table)
    return False


def may_lay(table: Table, seat: i64) -> bool:
    """Tell whether a player has a newborn to lay, or may have by a card that none can see."""
    if table.eggs == 0 or table.dinos[seat] == DINOS:
        return False
    if might_find_room(table, seat) or has_room(table, seat):
        return True
    return len(spaces(table, seat)) > 0


def might_find_room(table: Table, seat: i64) -> bool:
    """Tell whether, for all that everybody knows, a card could find this player room."""
    if not table.cards_allowed() or table.held[seat] == 0 or not has_adult(table, seat):
        return False
    return (1 << KILLER_BABIES | 1 << LONG_RANGE) & ~table.spent() != 0


def has_adult(table: Table, seat: i64) -> bool:
    """Tell whether a species has a dinosaur that stood here before this phase."""
    place = seat * DINOS
    last = place + table.dinos[seat]
    while place < last:
        if table.newborn[table.places[place]] == 0:
            return True
        place += 1
    return False


def has_room(table: Table, seat: i64) -> bool:
    """Tell whether there is an empty space next to an adult."""
    place = seat * DINOS
    last = place + table.dinos[seat]
    while place < last:
        zone = table.places[place]
        if table.newborn[zone] == 0 and touches_empty(table, zone):
            return True
        place += 1
    return False


def touches_empty(table: Table, zone: i64) -> bool:
    """Tell whether a space next to one is empty."""
    place = zone * SIDES
    last = place + table.setup.degree[zone]
    while place < last:
        if table.occupant[table.setup.neighbour[place]] == EMPTY:
            return True
        place += 1
    return False


def adults(table: Table, seat: i64) -> list[int]:
    """List the spaces of a species' adults."""
    return [zone for zone in herds.zones_of(table, seat) if table.newborn[zone] == 0]


def spaces(table: Table, seat: i64) -> list[int]:
    """List where a newborn can be laid: the spaces next to an adult, and more by cards."""
    parents = adults(table, seat)
    if not parents:
        return spaces_to_come_back(table, seat)
    reach: i64 = LAYING_REACH if table.active[LONG_RANGE] == seat else 1
    hunts = table.active[KILLER_BABIES] == seat
    return [
        zone for zone in around(table, parents, reach) if is_free(table, seat, zone, hunts=hunts)
    ]


def around(table: Table, parents: list[int], reach: i64) -> list[int]:
    """List the spaces within some steps of these, but not the spaces themselves."""
    steps = vec[i64]([-1] * table.setup.zones)
    for parent in parents:
        steps[parent] = 0
    reached = list(parents)
    for origin in reached:
        if steps[origin] < reach:
            for zone in herds.neighbours(table, origin):
                if steps[zone] < 0:
                    steps[zone] = steps[origin] + 1
                    reached.append(zone)
    found = reached[len(parents) :]
    found.sort()
    return found


def is_free(table: Table, seat: i64, zone: i64, *, hunts: bool) -> bool:
    """Tell whether a newborn may be laid on a space: empty, or a rival's with Killer babies."""
    owner = table.occupant[zone]
    if owner == EMPTY:
        return True
    if not hunts or owner == seat or table.is_active(VEGETARIAN):
        return False
    return horns_ahead(table, seat, owner) > -2


def spaces_to_come_back(table: Table, seat: i64) -> list[int]:
    """List where a species without adults may come back, if the table plays so."""
    if not table.setup.comes_back:
        return []
    laid = herds.zones_of(table, seat)
    near = around(table, laid, 1) if laid else list(range(table.setup.zones))
    return [zone for zone in near if table.occupant[zone] == EMPTY]


def is_forced(table: Table, seat: i64) -> bool:
    """Tell whether a newborn must be laid: next to an adult, or where a species comes back."""
    return has_room(table, seat) or not has_adult(table, seat)


def options(table: Table, seat: i64) -> list[int]:
    """Lay a newborn, stop if nothing forces it, or play a card that fits one's own births."""
    found = spaces(table, seat)
    if not is_forced(table, seat):
        found.append(table.setup.done)
    return found + cards.own_options(table, seat, OWN_CARDS)


def choose(table: Table, seat: i64, option: i64, luck: Luck) -> bool:
    """Lay a newborn, stop or play a card; tell whether the turn goes on."""
    if option < table.setup.done:
        lay(table, seat, option, luck)
        return True
    if option == table.setup.done:
        table.actor += 1
        take_up(table)
        return True
    return cards.play(table, seat, option - table.setup.done - 1, luck)


def lay(table: Table, seat: i64, zone: i64, luck: Luck) -> None:
    """Spend an egg on a newborn, with a fight if a rival stands there."""
    table.eggs -= 1
    owner = table.occupant[zone]
    if owner != EMPTY:
        ahead = horns_ahead(table, seat, owner)
        if not movement.fight(table, seat, zone, ahead, luck):
            return
    bear(table, seat, zone)


def bear(table: Table, seat: i64, zone: i64) -> None:
    """Put a newborn on an empty space."""
    herds.place(table, seat, zone)
    table.newborn[zone] = 1
    if table.listener is not None:
        table.listener.hear(events.Born(seat=seat, zone=zone))


def horns_ahead(table: Table, seat: i64, owner: i64) -> i64:
    """Return how far a killer baby is ahead: one more horn, and no card of phase 3."""
    return table.trait(seat, HORN) + 1 - table.trait(owner, HORN)
