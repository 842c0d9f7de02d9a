"""When an event card pays: what it brings its player, less what it brings the others."""

from typing import Final

from mypy_extensions import i64

from pangaea.core.bits import BIT
from pangaea.games.evo.advice import course, fights, genes, prospects, weather
from pangaea.games.evo.rules import births, moments, names, survival
from pangaea.games.evo.rules.table import Table

KEEPING: Final = 0.6  # what a card may still be worth on another day
NEVER: Final = -1.0
# Cards worth taking back with Encore.
GOOD_CARDS: Final[i64] = moments.mask_of(
    [names.FLOOD, names.ACCIDENT, names.CATASTROPHE, names.WEATHER, names.MOTIVATION,
     names.THERMAL, names.ADAPTABLE, names.CUCKOO, names.SURVIVALIST, names.SPURT]
)  # fmt: skip


def window_value(table: Table, seat: i64, option: i64) -> float:
    """What passing or playing a card is worth."""
    if option == names.PASS:
        return 0.0
    if option == names.REST:
        return rest_value(table, seat)
    card = option - names.FIRST_CARD
    if table.step == names.TAKE_BACK or table.step == names.PAID:
        return encore_value(table, card)
    if card == names.SPURT:
        return genes.spurt_value(table, seat)
    return card_value(table, seat, card) - keeping(table)


def rest_value(table: Table, seat: i64) -> float:
    """Let the turn pass if no card in hand could be of use in what is left of it."""
    later: i64 = 0
    moment = table.stage if table.stage in moments.WINDOWS else moments.NEXT_WINDOW[table.stage]
    while moment != names.NO_STEP:
        later |= moments.FITTING[moment]
        moment = moments.NEXT_WINDOW[moment]
    return 0.01 if table.hand[seat] & later == 0 else NEVER


def keeping(table: Table) -> float:
    """What one gives up by playing a card now: less and less towards the end."""
    turns = prospects.turns_left(table)
    return KEEPING * (turns / 4.0 if turns < 4.0 else 1.0) + 0.05


def encore_value(table: Table, card: i64) -> float:
    """Take back a card that is worth having, if there is a turn left to play it."""
    if card != names.ENCORE or not GOOD_CARDS & BIT[table.last_card]:
        return NEVER
    return 0.5 if prospects.turns_left(table) > 0.5 else NEVER


def card_value(table: Table, seat: i64, card: i64) -> float:
    """What a card brings now."""
    if card == names.FLOOD:
        return weather.flood_value(table, seat)
    if card == names.ACCIDENT:
        return prospects.RIVALS * prospects.LIFE / float(table.seats - 1) + 0.2
    if card == names.CATASTROPHE or card == names.WEATHER or card == names.SEASONS:
        return weather.climate_value(table, seat, card)
    if (
        card == names.SUPER_SIZE
        or card == names.BIG_BROTHER
        or card == names.PEACE_GAS
        or card == names.VEGETARIAN
    ):
        return fights.combat_value(table, seat, card)
    if card == names.CUCKOO:
        return prospects.LIFE
    if card == names.NO_BIRTHS:
        return no_births_value(table, seat)
    if card == names.ME_FIRST or card == names.QUIET_EON or card == names.DUD:
        return course_value(table, seat, card)
    return survival_value(table, seat, card)


def course_value(table: Table, seat: i64, card: i64) -> float:
    """What it brings to change the course of the turn."""
    if card == names.ME_FIRST:
        return course.me_first_value(table, seat)
    if card == names.QUIET_EON:
        return course.quiet_eon_value(table, seat)
    return prospects.balance(table, seat, course.dud_gains(table))


# -- births and survival ----------------------------------------------------------------------


def no_births_value(table: Table, seat: i64) -> float:
    """Compare what everybody would lay."""
    laid: list[float] = []
    for other in range(table.seats):
        number = fights.kept_to(names.DINOS - table.dinos[other], table.trait(other, names.EGG))
        laid.append(-0.8 * float(number if table.dinos[other] > 0 else 0))
    return prospects.balance(table, seat, laid)


def survival_value(table: Table, seat: i64, card: i64) -> float:
    """What a card of the survival phase saves or costs."""
    if card == names.THERMAL:
        return prospects.LIFE * float(too_many(table, seat, names.COLD))
    if card == names.ADAPTABLE:
        return prospects.LIFE * float(too_many(table, seat, names.HOT))
    if card == names.SCORCHER:
        return prospects.balance(table, seat, exposed(table, names.HOT))
    if card == names.COLD_SNAP:
        return prospects.balance(table, seat, exposed(table, names.COLD))
    if card == names.SURVIVALIST:
        return prospects.balance(table, seat, [-float(table.lost[n]) for n in range(table.seats)])
    return NEVER


def too_many(table: Table, seat: i64, season: i64) -> i64:
    """Count the dinosaurs in such terrain that nothing protects."""
    protected = survival.protection(table, seat, season)
    number = survival.in_season(table, seat, season) - protected
    return number if number > 0 else 0


def exposed(table: Table, season: i64) -> list[float]:
    """Return what each species would lose with one protection fewer."""
    found: list[float] = []
    for seat in range(table.seats):
        protected = survival.protection(table, seat, season)
        standing = survival.in_season(table, seat, season)
        loses = 0 < protected < names.DINOS and standing >= protected
        found.append(-prospects.LIFE if loses else 0.0)
    return found


# -- with one's own step or newborn -----------------------------------------------------------


def own_card_value(table: Table, seat: i64, card: i64) -> float:
    """What Motivation brings: more steps for dinosaurs that stand badly."""
    if card != names.MOTIVATION:
        return NEVER
    badly = table.dinos[seat] - survival.survivors(table, seat)
    steps = table.steps - table.taken
    gained = table.dinos[seat] - table.steps
    saved = fights.kept_to(gained, badly - steps)
    return 0.7 * prospects.LIFE * float(saved) - keeping(table) if saved > 0 else NEVER


def laying_card_value(table: Table, seat: i64, card: i64, best: float) -> float:
    """What a card brings newborns beyond the best space they have."""
    if card == names.LONG_RANGE:
        return wide_value(table, seat, best) - keeping(table)
    if card == names.KILLER_BABIES and best < 0.3:
        return 0.2 if births.has_adult(table, seat) and fights.contacts(table, seat) > 0 else NEVER
    return NEVER


def wide_value(table: Table, seat: i64, best: float) -> float:
    """What the further spaces of Long-range layer bring for all eggs."""
    better = 0.0
    herd = prospects.herd(table, seat)
    now = prospects.outlook(table, seat, herd)
    for zone in range(table.setup.zones):
        is_free = table.occupant[zone] == names.EMPTY
        if is_free and births.is_near_adult(table, seat, zone, names.LAYING_REACH):
            more = prospects.with_one_more(herd, table.setup.terrain[zone])
            gain = prospects.outlook(table, seat, more) - now
            better = gain if gain > better else better
    return (better - best) * float(table.eggs)
