"""Phase 3: movement and combat (chapter 5)."""

from typing import Final

from mypy_extensions import i64

from pangaea.core.luck import Luck
from pangaea.games.evo import events
from pangaea.games.evo.rules import cards, dice, herds
from pangaea.games.evo.rules.names import (
    ASK_GO,
    ASK_WALK,
    BIG_BROTHER,
    DINOS,
    EMPTY,
    HORN,
    LEG,
    MOTIVATION,
    NO_ZONE,
    PEACE_GAS,
    QUIET_EON,
    SIDES,
    SUPER_SIZE,
    VEGETARIAN,
)
from pangaea.games.evo.rules.table import Table

OWN_CARDS: Final = 1 << MOTIVATION | 1 << QUIET_EON


def begin(table: Table) -> None:
    """Let the first player move."""
    table.actor = 0
    take_up(table)


def take_up(table: Table) -> None:
    """Give the player in turn as many steps as legs."""
    table.taken = 0
    table.walker = NO_ZONE
    table.steps = table.trait(table.order[table.actor], LEG) if table.actor < table.seats else 0


def asks(table: Table) -> bool:
    """Ask the next player who can move; tell whether there is one."""
    while table.actor < table.seats:
        seat = table.order[table.actor]
        if may_walk(table, seat):
            table.asking = seat
            table.phase = ASK_WALK
            return True
        table.actor += 1
        take_up(table)
    return False


def may_walk(table: Table, seat: i64) -> bool:
    """Tell whether a player has a step to take, or may have by a card that none can see."""
    if not (table.taken < table.steps or might_be_motivated(table, seat)):
        return False
    place: i64 = 0
    while place < table.dinos[seat]:
        if may_leave(table, seat, table.places[seat * DINOS + place]):
            return True
        place += 1
    return False


def might_be_motivated(table: Table, seat: i64) -> bool:
    """Tell whether, for all that everybody knows, Motivation could bring this player steps."""
    if not table.cards_allowed() or table.held[seat] == 0:
        return False
    return not table.spent() >> MOTIVATION & 1 and table.dinos[seat] > table.taken


def may_leave(table: Table, seat: i64, zone: i64) -> bool:
    """Tell whether a dinosaur has a space to go to."""
    place = zone * SIDES
    last = place + table.setup.degree[zone]
    while place < last:
        if may_enter(table, seat, table.setup.neighbour[place]):
            return True
        place += 1
    return False


def may_enter(table: Table, seat: i64, zone: i64) -> bool:
    """Tell whether a species may step on a space: empty, or a rival's it may attack."""
    owner = table.occupant[zone]
    if owner == EMPTY:
        return True
    return owner != seat and may_attack(table, seat, owner)


def may_attack(table: Table, seat: i64, owner: i64) -> bool:
    """Tell whether a species may attack another in this phase."""
    if table.is_active(VEGETARIAN) or are_at_peace(table, seat, owner):
        return False
    return horns_ahead(table, seat, owner) > -2


def are_at_peace(table: Table, seat: i64, owner: i64) -> bool:
    """Tell whether Peace gas stands between two players."""
    maker = table.active[PEACE_GAS]
    if maker == seat:
        return table.pacified == owner
    return maker == owner and table.pacified == seat


def horns_ahead(table: Table, seat: i64, owner: i64) -> i64:
    """Return the attacker's horns less the defender's, cards included."""
    ahead = table.trait(seat, HORN) - table.trait(owner, HORN)
    if table.active[SUPER_SIZE] == seat:
        ahead += 2
    if table.active[BIG_BROTHER] == owner:
        ahead -= 2
    return ahead


def wins_up_to(table: Table, ahead: i64) -> i64:
    """Return the highest roll that wins for an attacker this many horns ahead."""
    bounded = -2 if ahead < -2 else (2 if ahead > 2 else ahead)
    return table.setup.wins_up_to[bounded + 2]


def walkers(table: Table, seat: i64) -> list[int]:
    """List the dinosaurs that can take a step."""
    if table.taken >= table.steps:
        return []
    return [zone for zone in herds.zones_of(table, seat) if may_leave(table, seat, zone)]


def options(table: Table, seat: i64) -> list[int]:
    """Step with a dinosaur, stop, or play a card that fits one's own movement."""
    return [*walkers(table, seat), table.setup.done, *cards.own_options(table, seat, OWN_CARDS)]


def destinations(table: Table, seat: i64) -> list[int]:
    """List where the chosen dinosaur can go."""
    found = herds.neighbours(table, table.walker)
    return [zone for zone in found if may_enter(table, seat, zone)]


def choose(table: Table, seat: i64, option: i64, luck: Luck) -> bool:
    """Pick a dinosaur, stop moving or play a card; tell whether the turn goes on."""
    if option < table.setup.done:
        table.walker = option
        table.phase = ASK_GO
        return False
    if option == table.setup.done:
        table.actor += 1
        take_up(table)
        return True
    return cards.play(table, seat, option - table.setup.done - 1, luck)


def step(table: Table, seat: i64, zone: i64, luck: Luck) -> None:
    """Take a step, with a fight if a rival stands there."""
    origin = table.walker
    table.taken += 1
    table.walker = NO_ZONE
    owner = table.occupant[zone]
    if owner == EMPTY or fight(table, seat, zone, horns_ahead(table, seat, owner), luck):
        go(table, seat, origin, zone)
    else:
        herds.remove(table, origin)


def go(table: Table, seat: i64, origin: i64, zone: i64) -> None:
    """Move a dinosaur into an empty space."""
    herds.remove(table, origin)
    herds.place(table, seat, zone)
    if table.listener is not None:
        table.listener.hear(events.Walked(seat=seat, origin=origin, zone=zone))


def fight(table: Table, seat: i64, zone: i64, ahead: i64, luck: Luck) -> bool:
    """Roll for an attack; a beaten defender leaves. Tell whether the attacker won."""
    owner = table.occupant[zone]
    die = dice.throw(table, seat, dice.FIGHT_DIE, luck)
    won = die <= wins_up_to(table, ahead)
    if won:
        herds.remove(table, zone)
    else:
        dice.mark_fatal(table)
    if table.listener is not None:
        kind = events.AttackWon if won else events.AttackLost
        table.listener.hear(kind(seat=seat, owner=owner, zone=zone, die=die))
    return won
