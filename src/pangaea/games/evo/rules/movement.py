"""Phase 3: movement and combat (chapter 5)."""

from typing import ClassVar, final

from mypy_extensions import i64

from pangaea.core.bits import BIT, count, members, nth
from pangaea.core.flow import Step
from pangaea.core.luck import Luck
from pangaea.core.question import Ask
from pangaea.core.reason import Reason
from pangaea.games.evo import events
from pangaea.games.evo.rules import cards, dice, herds, names
from pangaea.games.evo.rules.table import Table


@final
class Walk(Step[Table]):
    """Which dinosaur takes a step, or is the movement over? Or a card first? [evo 5.1, 5.2]"""

    ask: ClassVar = Ask("walk", domain="step", rule="5.1")

    def begin(self, table: Table, luck: Luck) -> None:
        if table.begins_stage():
            table.actor = 0
            take_up(table)
        pass_over_idle(table)

    def first_asked(self, table: Table) -> i64:
        return table.acting()

    def options(self, table: Table, seat: i64) -> list[int]:
        first, done = seat * names.DINOS, table.setup.done
        found = [table.places[first + place] for place in members(movable(table, seat))]
        found.append(done)
        return cards.with_cards(table, seat, found, done + 1)

    def random_option(self, table: Table, seat: i64, luck: Luck) -> i64:
        walkers, hand = movable(table, seat), cards.playable(table, seat)
        steps = count(walkers)
        place = luck.pick(steps + 1 + count(hand))
        if place < steps:
            return table.places[seat * names.DINOS + nth(walkers, place)]
        done = table.setup.done
        return done if place == steps else done + 1 + nth(hand, place - steps - 1)

    def why_not(self, table: Table, seat: i64, option: i64) -> Reason | None:
        done = table.setup.done
        if option < done:
            return why_not_walk(table, seat, option)
        return None if option == done else cards.why_not_card(table, seat, option - done - 1)

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        done = table.setup.done
        if option < done:
            table.walker = option
            table.step = names.GO
        elif option == done:
            pass_on(table)
            pass_over_idle(table)
        else:
            cards.play(table, seat, option - done - 1, luck)

    def following(self, table: Table) -> i64:
        return names.BEFORE_BIRTHS


@final
class Go(Step[Table]):
    """Where does the dinosaur go? [evo 5.1, 5.3, 5.4]"""

    ask: ClassVar = Ask("go", domain="zone", rule="5.1")

    def first_asked(self, table: Table) -> i64:
        return table.acting()

    def options(self, table: Table, seat: i64) -> list[int]:
        first = table.walker * names.SIDES
        sides = members(enterable(table, seat, table.walker))
        return [table.setup.neighbour[first + side] for side in sides]

    def random_option(self, table: Table, seat: i64, luck: Luck) -> i64:
        sides = enterable(table, seat, table.walker)
        side = nth(sides, luck.pick(count(sides)))
        return table.setup.neighbour[table.walker * names.SIDES + side]

    def why_not(self, table: Table, seat: i64, option: i64) -> Reason | None:
        return why_not_enter(table, seat, option)

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        take_step(table, seat, option, luck)
        table.step = names.MOVEMENT
        pass_over_idle(table)


# -- who moves --------------------------------------------------------------------------------


def take_up(table: Table) -> None:
    """Give the player in turn as many steps as legs [evo 5.1]."""
    table.taken = 0
    table.walker = names.NO_ZONE
    table.steps = table.trait(table.acting(), names.LEG) if table.actor < table.seats else i64(0)


def pass_on(table: Table) -> None:
    """Let the next player move; steps not taken are lost [evo 5.2]."""
    table.actor += 1
    take_up(table)


def pass_over_idle(table: Table) -> None:
    """Pass over players who have no step to take."""
    while table.actor < table.seats and not may_walk(table, table.order[table.actor]):
        pass_on(table)


def may_walk(table: Table, seat: i64) -> bool:
    """Tell whether a player has a step to take, or may have by a card that none can see."""
    if not (table.taken < table.steps or might_be_motivated(table, seat)):
        return False
    first = seat * names.DINOS
    return any(
        may_leave(table, seat, table.places[place])
        for place in range(first, first + table.dinos[seat])
    )


def might_be_motivated(table: Table, seat: i64) -> bool:
    """Tell whether, for all that everybody knows, Motivation could bring steps [evo 9.3, 10.6]."""
    if not table.cards_allowed() or table.held[seat] == 0:
        return False
    return not table.spent() & BIT[names.MOTIVATION] and table.dinos[seat] > table.taken


def movable(table: Table, seat: i64) -> i64:
    """Return the dinosaurs that can take a step, as a mask of their places in `places`."""
    found: i64 = 0
    if table.taken < table.steps:
        for place in range(table.dinos[seat]):
            if may_leave(table, seat, table.places[seat * names.DINOS + place]):
                found |= BIT[place]
    return found


def why_not_walk(table: Table, seat: i64, zone: i64) -> Reason | None:
    """Tell why a dinosaur cannot take a step."""
    if table.occupant[zone] != seat:
        return Reason("why-not-yours", "evo/5.1")
    if table.taken >= table.steps:
        return Reason("why-not-no-steps", "evo/5.1", {"steps": int(table.steps)})
    return None if may_leave(table, seat, zone) else Reason("why-not-stuck", "evo/5.3")


# -- where to ---------------------------------------------------------------------------------


def may_leave(table: Table, seat: i64, zone: i64) -> bool:
    """Tell whether a dinosaur has a space to go to."""
    first = zone * names.SIDES
    return any(
        may_enter(table, seat, table.setup.neighbour[place])
        for place in range(first, first + table.setup.degree[zone])
    )


def enterable(table: Table, seat: i64, zone: i64) -> i64:
    """Return the sides of a space over which a dinosaur can leave it, as a mask."""
    found: i64 = 0
    for side in range(table.setup.degree[zone]):
        if may_enter(table, seat, table.setup.neighbour[zone * names.SIDES + side]):
            found |= BIT[side]
    return found


def may_enter(table: Table, seat: i64, zone: i64) -> bool:
    """Tell whether a species may step on a space: empty, or a rival's [evo 5.3, 5.4]."""
    owner = table.occupant[zone]
    if owner == names.EMPTY:
        return True
    return owner != seat and may_attack(table, seat, owner)


def may_attack(table: Table, seat: i64, owner: i64) -> bool:
    """Tell whether a species may attack another in this phase [evo 5.6, 10.9, 10.10]."""
    if table.is_active(names.VEGETARIAN) or are_at_peace(table, seat, owner):
        return False
    return horns_ahead(table, seat, owner) > -2


def why_not_enter(table: Table, seat: i64, zone: i64) -> Reason | None:
    """Tell why the chosen dinosaur cannot enter a space."""
    owner = table.occupant[zone]
    if table.distance(zone, table.walker) != 1:
        return Reason("why-not-adjacent", "evo/5.1")
    if owner == names.EMPTY:
        return None
    if owner == seat:
        return Reason("why-not-own-dinosaur", "evo/5.3")
    return None if may_attack(table, seat, owner) else why_no_attack(table, seat, owner)


def why_no_attack(table: Table, seat: i64, owner: i64) -> Reason:
    """Tell why a rival cannot be attacked."""
    if table.is_active(names.VEGETARIAN):
        return Reason("why-not-vegetarian", "evo/10.10")
    if are_at_peace(table, seat, owner):
        return Reason("why-not-peace", "evo/10.9")
    if table.active[names.BIG_BROTHER] == owner:
        return Reason("why-not-big-brother", "evo/5.6")
    return Reason("why-not-horns", "evo/5.6")


def are_at_peace(table: Table, seat: i64, owner: i64) -> bool:
    """Tell whether Peace gas stands between two players [evo 10.9]."""
    maker = table.active[names.PEACE_GAS]
    if maker == seat:
        return table.pacified == owner
    return maker == owner and table.pacified == seat


# -- steps and fights -------------------------------------------------------------------------


def take_step(table: Table, seat: i64, zone: i64, luck: Luck) -> None:
    """Take a step, with a fight if a rival stands there; it is spent either way [evo 5.4, 5.7]."""
    origin = table.walker
    table.taken += 1
    table.walker = names.NO_ZONE
    owner = table.occupant[zone]
    if owner == names.EMPTY or fight(table, seat, zone, horns_ahead(table, seat, owner), luck):
        move(table, seat, origin, zone)
    else:
        herds.remove(table, origin)


def move(table: Table, seat: i64, origin: i64, zone: i64) -> None:
    """Move a dinosaur into an empty space, whatever the climate there [evo 5.1, 5.2]."""
    herds.remove(table, origin)
    herds.place(table, seat, zone)
    if table.listener is not None:
        table.listener.hear(events.Walked(seat=seat, origin=origin, zone=zone))


def fight(table: Table, seat: i64, zone: i64, ahead: i64, luck: Luck) -> bool:
    """Roll for an attack; a beaten defender leaves. Tell who won [evo 5.5, 5.7]."""
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


def horns_ahead(table: Table, seat: i64, owner: i64) -> i64:
    """Return the attacker's horns less the defender's, with cards [evo 5.5, 10.7, 10.8]."""
    ahead = table.trait(seat, names.HORN) - table.trait(owner, names.HORN)
    if table.active[names.SUPER_SIZE] == seat:
        ahead += 2
    if table.active[names.BIG_BROTHER] == owner:
        ahead -= 2
    return ahead


def wins_up_to(table: Table, ahead: i64) -> i64:
    """Return the highest roll that wins for an attacker this many horns ahead [evo 5.5]."""
    bounded = -2 if ahead < -2 else (2 if ahead > 2 else ahead)
    return table.setup.wins_up_to[bounded + 2]
