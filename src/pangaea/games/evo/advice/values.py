"""What is good here: a sense of weather, fights and genes for bots that look one answer ahead."""

from typing import Final

from mypy_extensions import i64

from pangaea.games.evo.advice import cards, fights, genes, prospects, weather
from pangaea.games.evo.rules import births, climate, herds, movement
from pangaea.games.evo.rules.names import (
    AIM_ACCIDENT,
    AIM_CUCKOO,
    AIM_PEACE,
    AIM_WEATHER,
    AUCTION,
    BID,
    BIRTHS,
    DEADLY,
    EMPTY,
    GO,
    HORN,
    MOVEMENT,
    SURVIVAL,
    TAKE_BACK,
    TEMPERATE,
    TERRAINS,
)
from pangaea.games.evo.rules.table import Table

HARM: Final = 0.9  # what a rival's dinosaur is worth to all its rivals together
BREED: Final = 0.35  # what a dinosaur is worth beyond the points of two turns
NEARER: Final = 0.03  # for each step towards the weather to come
ON_THE_WAY: Final = 0.3  # for each step towards safety that can still be reached
ROOM: Final = 0.02  # for each empty space around a newborn
FEAR: Final = 0.06  # for each rival around with as many horns
RELUCTANCE: Final = 0.02  # a step should be worth something


def values(table: Table, seat: i64) -> list[float]:
    """Say how good each option looks to the asked seat."""
    return [value(table, seat, option) for option in table.options(seat)]


def value(table: Table, seat: i64, option: i64) -> float:
    """Say how good an option looks, at the step that play has come to."""
    step = table.step
    if step == MOVEMENT:
        return walk_value(table, seat, option)
    if step == GO:
        return step_value(table, seat, table.walker, option)
    if step == BIRTHS:
        return birth_choice_value(table, seat, option)
    if step == SURVIVAL:
        return removal_value(table, seat, option)
    if step == AUCTION:
        return genes.gene_value(table, seat, option)
    if step == BID:
        return -float(option)
    if AIM_WEATHER <= step < TAKE_BACK:
        return aim_value(table, seat, option)
    return cards.window_value(table, seat, option)


def aim_value(table: Table, seat: i64, option: i64) -> float:
    """Weigh a direction, a dinosaur or a rival for the card that asks for it."""
    if table.step == AIM_WEATHER:
        return weather.weather_gain(table, seat, climate.steps_of(option))
    if table.step == AIM_ACCIDENT:
        return accident_value(table, option)
    if table.step == AIM_CUCKOO:
        return cuckoo_value(table, seat, option)
    assert table.step == AIM_PEACE
    return fights.threat(table, option, seat)


# -- movement ---------------------------------------------------------------------------------


def walk_value(table: Table, seat: i64, option: i64) -> float:
    """What the best step of a dinosaur brings, or a card."""
    if option == table.setup.done:
        return RELUCTANCE
    if option > table.setup.done:
        return cards.own_card_value(table, seat, option - table.setup.done - 1)
    best = -100.0
    for zone in herds.neighbours(table, option):
        if movement.may_enter(table, seat, zone):
            found = step_value(table, seat, option, zone)
            best = found if found > best else best
    return best


def step_value(table: Table, seat: i64, origin: i64, zone: i64) -> float:
    """What a step brings: a better place, or a fight's chances."""
    owner = table.occupant[zone]
    gain = move_gain(table, seat, origin, zone)
    if owner == EMPTY:
        return gain
    chance = float(movement.wins_up_to(table, movement.horns_ahead(table, seat, owner))) / 6.0
    prize = HARM * rival_loss(table, owner, zone)
    return chance * (gain + prize) - (1.0 - chance) * own_loss(table, seat, origin)


def move_gain(table: Table, seat: i64, origin: i64, zone: i64) -> float:
    """What a dinosaur gains by standing elsewhere."""
    setup = table.setup
    before = prospects.herd(table, seat)
    after = prospects.with_one_less(before, setup.terrain[origin])
    after[setup.terrain[zone]] += 1
    gain = prospects.outlook(table, seat, after) - prospects.outlook(table, seat, before)
    return (
        gain
        + approach(table, origin, zone)
        - danger(table, seat, zone)
        + danger(table, seat, origin)
    )


def approach(table: Table, origin: i64, zone: i64) -> float:
    """What a step brings that leads towards good ground without reaching it."""
    near = table.setup.near
    later = prospects.forward_terrain(table)
    gain = NEARER * float(near[origin * TERRAINS + later] - near[zone * TERRAINS + later])
    if climate.season(table, origin) != DEADLY:
        return gain
    now = table.setup.climate[table.climate]
    distance = near[zone * TERRAINS + now]
    if 0 < distance < table.steps - table.taken and climate.season(table, zone) == DEADLY:
        gain += ON_THE_WAY * float(near[origin * TERRAINS + now] - distance)
    return gain


def danger(table: Table, seat: i64, zone: i64) -> float:
    """How much rivals with as many horns are to be feared on a space."""
    found = 0.0
    mine = table.trait(seat, HORN)
    for other in herds.neighbours(table, zone):
        owner = table.occupant[other]
        if owner != EMPTY and owner != seat and table.trait(owner, HORN) >= mine:
            found += FEAR
    return found


def own_loss(table: Table, seat: i64, zone: i64) -> float:
    """What a species loses with the dinosaur on a space."""
    before = prospects.herd(table, seat)
    after = prospects.with_one_less(before, table.setup.terrain[zone])
    loss = prospects.outlook(table, seat, before) - prospects.outlook(table, seat, after)
    return loss + BREED * prospects.chance_to_go_on(table)


def rival_loss(table: Table, owner: i64, zone: i64) -> float:
    """What the loss of a rival's dinosaur is worth to one of its rivals."""
    share = 1.0 / float(table.seats - 1)
    lead = float(table.points[owner]) / (1.0 + mean_points(table))
    weight = 0.5 + 0.5 * (lead if lead < 2.0 else 2.0)
    return own_loss(table, owner, zone) * share * weight


def mean_points(table: Table) -> float:
    """Return the average of all points."""
    total: i64 = 0
    for seat in range(table.seats):
        total += table.points[seat]
    return float(total) / float(table.seats)


# -- births and deaths ------------------------------------------------------------------------


def birth_choice_value(table: Table, seat: i64, option: i64) -> float:
    """What a newborn there, an end or a card is worth."""
    if option == table.setup.done:
        return 0.0
    if option > table.setup.done:
        best_now = best_birth(table, seat)
        return best_now + cards.laying_card_value(
            table, seat, option - table.setup.done - 1, best_now
        )
    return birth_value(table, seat, option)


def best_birth(table: Table, seat: i64) -> float:
    """What the best space for a newborn brings."""
    found = [birth_value(table, seat, zone) for zone in births.spaces(table, seat)]
    return max(found) if found else 0.0


def birth_value(table: Table, seat: i64, zone: i64) -> float:
    """What a newborn on a space brings, after a fight if a rival stands there."""
    owner = table.occupant[zone]
    gain = newborn_value(table, seat, zone)
    if owner == EMPTY:
        return gain
    chance = float(movement.wins_up_to(table, births.horns_ahead(table, seat, owner))) / 6.0
    return chance * (gain + HARM * rival_loss(table, owner, zone))


def newborn_value(table: Table, seat: i64, zone: i64) -> float:
    """What one more dinosaur on a space brings."""
    before = prospects.herd(table, seat)
    after = prospects.with_one_more(before, table.setup.terrain[zone])
    gain = prospects.outlook(table, seat, after) - prospects.outlook(table, seat, before)
    later = prospects.forward_terrain(table)
    gain -= NEARER * float(table.setup.near[zone * TERRAINS + later])
    return gain + ROOM * float(room_around(table, zone)) - danger(table, seat, zone)


def room_around(table: Table, zone: i64) -> i64:
    """Count the empty spaces around one."""
    found: i64 = 0
    for other in herds.neighbours(table, zone):
        if table.occupant[other] == EMPTY:
            found += 1
    return found


def removal_value(table: Table, seat: i64, zone: i64) -> float:
    """What is left when a dinosaur dies: rather one that the next weather would kill."""
    before = prospects.herd(table, seat)
    after = prospects.with_one_less(before, table.setup.terrain[zone])
    kept = prospects.expected(table, seat, after, table.climate)
    later = prospects.forward_terrain(table)
    return kept + NEARER * float(table.setup.near[zone * TERRAINS + later])


def accident_value(table: Table, zone: i64) -> float:
    """What it brings that this rival's dinosaur dies, rather where it is well."""
    found = rival_loss(table, table.occupant[zone], zone)
    return found + NEARER if climate.season(table, zone) == TEMPERATE else found


def cuckoo_value(table: Table, seat: i64, zone: i64) -> float:
    """What it brings to replace this rival's newborn."""
    return rival_loss(table, table.occupant[zone], zone) + newborn_value(table, seat, zone)
