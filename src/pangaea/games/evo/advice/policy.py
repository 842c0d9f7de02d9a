"""What somebody may well answer, found fast: search asks for it at every step of its roll-outs."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.bits import BIT, lowest, without_lowest
from pangaea.core.luck import Luck
from pangaea.games.evo.advice import cards, genes, prospects
from pangaea.games.evo.advice.footing import LEAVING, WHOLE, footing
from pangaea.games.evo.advice.values import value
from pangaea.games.evo.rules import auction, climate, movement, prices
from pangaea.games.evo.rules import cards as hands
from pangaea.games.evo.rules.moments import FITTING, WINDOWS
from pangaea.games.evo.rules.names import (
    AIM_WEATHER,
    AUCTION,
    BID,
    BIRTHS,
    COLD,
    DEADLY,
    DINOS,
    EMPTY,
    FIRST_CARD,
    GO,
    HOT,
    KILLER_BABIES,
    LONG_RANGE,
    MOTIVATION,
    MOVEMENT,
    NO_ZONE,
    PASS,
    REST,
    SIDES,
    STEPS,
    SURVIVAL,
    TAKE_BACK,
    TERRAINS,
)
from pangaea.games.evo.rules.survival import are_too_many
from pangaea.games.evo.rules.table import Table

WORST: Final = -1_000_000
NEARER: Final = 30  # thousandths of a dinosaur for each step towards the weather to come
ON_THE_WAY: Final = 300  # for each step towards safety that can still be reached
RELUCTANCE: Final = 20  # a step should be worth something
PRIZE: Final = 1_000  # a rival's dinosaur, shared among its rivals
MOOD: Final = 300  # thousandths of a point by which a gene may look better than it is


def useful_from(step: int) -> int:
    """Return the cards that fit a moment at which all are asked, from a step of the turn on."""
    found = 0
    for window in WINDOWS:
        if window >= step:
            found |= int(FITTING[window])
    return found


# The cards that may still be of use at a step's moment for cards or at a later one of the turn.
USEFUL: Final = vec[i64]([useful_from(step) for step in range(STEPS)])


def choice(table: Table, seat: i64, luck: Luck) -> i64:
    """Return an option that makes sense, at the step that play has come to."""
    step = table.step
    if step == MOVEMENT:
        return walker(table, seat)
    if step == GO:
        return best_side(table, seat, table.walker, footing(table, seat))
    if step == BIRTHS:
        return nest(table, seat, luck)
    if step == SURVIVAL:
        return victim(table, seat)
    if step == AUCTION:
        return wanted_gene(table, seat, luck)
    if step == BID:
        return prices.least(table, table.row)
    return best_of_all(table, seat) if AIM_WEATHER <= step < TAKE_BACK else card(table, seat)


# -- movement ---------------------------------------------------------------------------------


def walker(table: Table, seat: i64) -> i64:
    """Return the dinosaur whose best step brings most, or the end of the steps."""
    if is_motivated(table, seat):
        return table.setup.done + 1 + MOTIVATION
    best = table.setup.done
    most: i64 = RELUCTANCE
    if table.taken < table.steps:
        ground = footing(table, seat)
        for place in range(seat * DINOS, seat * DINOS + table.dinos[seat]):
            zone = table.places[place]
            gain = best_gain(table, seat, zone, ground)
            if gain > most:
                best, most = zone, gain
    return best


def is_motivated(table: Table, seat: i64) -> bool:
    """Tell whether Motivation is in hand, may be played and saves enough."""
    if not table.hand[seat] & BIT[MOTIVATION] & hands.playable(table, seat):
        return False
    return cards.own_card_value(table, seat, MOTIVATION) > 0.0


def best_gain(table: Table, seat: i64, origin: i64, ground: vec[i64]) -> i64:
    """Return what the best step of a dinosaur brings."""
    most: i64 = WORST
    for side in range(origin * SIDES, origin * SIDES + table.setup.degree[origin]):
        zone = table.setup.neighbour[side]
        if movement.may_enter(table, seat, zone):
            gain = step_gain(table, seat, origin, zone, ground)
            most = gain if gain > most else most
    return most


def best_side(table: Table, seat: i64, origin: i64, ground: vec[i64]) -> i64:
    """Return where the step of a dinosaur brings most."""
    best: i64 = NO_ZONE
    most: i64 = WORST
    for side in range(origin * SIDES, origin * SIDES + table.setup.degree[origin]):
        zone = table.setup.neighbour[side]
        if movement.may_enter(table, seat, zone):
            gain = step_gain(table, seat, origin, zone, ground)
            if gain > most:
                best, most = zone, gain
    return best


def step_gain(table: Table, seat: i64, origin: i64, zone: i64, ground: vec[i64]) -> i64:
    """Return what a step brings: a better place, or a fight's chances."""
    terrain = table.setup.terrain
    here, there = terrain[origin], terrain[zone]
    gain = approach(table, origin, zone)
    if here != there:
        gain += ground[there] - ground[LEAVING + here]
    owner = table.occupant[zone]
    if owner == EMPTY:
        return gain
    wins = movement.wins_up_to(table, movement.horns_ahead(table, seat, owner))
    prize = PRIZE // (table.seats - 1)
    return (wins * (gain + prize) - (6 - wins) * (ground[LEAVING + here] + WHOLE // 3)) // 6


def approach(table: Table, origin: i64, zone: i64) -> i64:
    """Return what it brings to come nearer to good ground, of the next turn or of this one."""
    near = table.setup.near
    later = prospects.forward_terrain(table)
    gain = NEARER * (near[origin * TERRAINS + later] - near[zone * TERRAINS + later])
    if climate.season(table, origin) != DEADLY or climate.season(table, zone) != DEADLY:
        return gain
    now = table.setup.climate[table.climate]
    distance = near[zone * TERRAINS + now]
    if 0 < distance < table.steps - table.taken:
        gain += ON_THE_WAY * (near[origin * TERRAINS + now] - distance)
    return gain


# -- births and deaths ------------------------------------------------------------------------


def nest(table: Table, seat: i64, luck: Luck) -> i64:
    """Return the best space next to an adult; where cards open others, look at all of them."""
    if table.active[LONG_RANGE] == seat or table.active[KILLER_BABIES] == seat:
        return best_of_all(table, seat)
    best: i64 = NO_ZONE
    most: i64 = WORST
    ground = footing(table, seat)
    for place in range(seat * DINOS, seat * DINOS + table.dinos[seat]):
        zone = table.places[place]
        if table.newborn[zone] == 0:
            found = best_beside(table, zone, ground)
            gain = WORST if found == NO_ZONE else birth_gain(table, found, ground)
            if gain > most:
                best, most = found, gain
    return best if best != NO_ZONE else table.random_option(seat, luck)


def best_beside(table: Table, zone: i64, ground: vec[i64]) -> i64:
    """Return the empty space beside one where a newborn has the best prospects, or NO_ZONE."""
    best: i64 = NO_ZONE
    most: i64 = WORST
    for side in range(zone * SIDES, zone * SIDES + table.setup.degree[zone]):
        other = table.setup.neighbour[side]
        if table.occupant[other] == EMPTY:
            gain = birth_gain(table, other, ground)
            if gain > most:
                best, most = other, gain
    return best


def birth_gain(table: Table, zone: i64, ground: vec[i64]) -> i64:
    """Return what a newborn on a space may expect."""
    later = prospects.forward_terrain(table)
    return ground[table.setup.terrain[zone]] - NEARER * table.setup.near[zone * TERRAINS + later]


def victim(table: Table, seat: i64) -> i64:
    """Return the dinosaur to lose: of too many in the cold or heat, the one with worse to come."""
    cold, hot = are_too_many(table, seat, COLD), are_too_many(table, seat, HOT)
    later = prospects.forward_terrain(table)
    best: i64 = NO_ZONE
    most: i64 = WORST
    for place in range(seat * DINOS, seat * DINOS + table.dinos[seat]):
        zone = table.places[place]
        season = climate.season(table, zone)
        if (season == COLD and cold) or (season == HOT and hot):
            distance = table.setup.near[zone * TERRAINS + later]
            if distance > most:
                best, most = zone, distance
    return best


# -- auctions and cards -----------------------------------------------------------------------


def wanted_gene(table: Table, seat: i64, luck: Luck) -> i64:
    """Return the gene that promises most for the least bid, as the mood is, or going without."""
    limit, turns = prices.limit(table, seat), prospects.turns_left(table)
    best = table.setup.drop
    most: i64 = 0 if auction.may_pass(table) else WORST
    for row in range(table.rows):
        if prices.least(table, row) <= limit and is_first_alike(table, row):
            promise = genes.promise(table, seat, table.row_gene[row], turns)
            gain = i64((promise - genes.cost(table, seat, row)) * 1000.0) + luck.pick(MOOD)
            if gain > most:
                best, most = row, gain
    return best


def is_first_alike(table: Table, row: i64) -> bool:
    """Tell whether a gene can be named: of equal free ones the first stands for all."""
    return auction.first_alike(table, row) == row


def card(table: Table, seat: i64) -> i64:
    """Return the card that pays most now, or pass; until the turn ends, if none can be of use."""
    mask = hands.playable(table, seat)
    if mask == 0:
        return PASS if table.hand[seat] & USEFUL[table.stage] else REST
    best: i64 = PASS
    most = 0.0
    while mask:
        option = FIRST_CARD + lowest(mask)
        mask = without_lowest(mask)
        found = cards.window_value(table, seat, option)
        if found > most:
            best, most = option, found
    return best


def best_of_all(table: Table, seat: i64) -> i64:
    """Return the best of all options: for questions that are seldom asked."""
    options = table.options(seat)
    best: i64 = options[0]
    most = value(table, seat, best)
    for option in options:
        found = value(table, seat, option)
        if found > most:
            best, most = option, found
    return best
