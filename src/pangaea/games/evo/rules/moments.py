"""The moments for event cards: which cards fit, and who is asked (chapter 9)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.bits import BIT
from pangaea.core.state import NOBODY
from pangaea.games.evo.rules import prices
from pangaea.games.evo.rules.names import (
    ACCIDENT,
    ADAPTABLE,
    AFTER_BIRTHS,
    AFTER_CLIMATE,
    AFTER_SURVIVAL,
    AUCTION,
    BEFORE_AUCTION,
    BEFORE_BIRTHS,
    BEFORE_CLIMATE,
    BEFORE_METEOR,
    BEFORE_MOVEMENT,
    BEFORE_SURVIVAL,
    BIG_BROTHER,
    BIRTHS,
    CATASTROPHE,
    COLD_SNAP,
    CUCKOO,
    DINOS,
    DUD,
    ENCORE,
    FLOOD,
    HERD,
    KILLER_BABIES,
    LONG_RANGE,
    ME_FIRST,
    MOTIVATION,
    MOVEMENT,
    NO_BIRTHS,
    NO_STEP,
    PAID,
    PAYMENT,
    PEACE_GAS,
    QUIET_EON,
    SCORCHER,
    SEASONS,
    SEPARATE,
    SPURT,
    STEPS,
    SUPER_SIZE,
    SURVIVALIST,
    TAKE_BACK,
    THERMAL,
    VEGETARIAN,
    WEATHER,
)
from pangaea.games.evo.rules.table import Table

# The table of the rulebook, but for Quiet eon, which fits all of these moments [evo 9.2].
WINDOWS: Final = {  # everybody is polled
    BEFORE_CLIMATE: [FLOOD, ACCIDENT, CATASTROPHE, WEATHER, SEASONS, ME_FIRST],
    AFTER_CLIMATE: [FLOOD, ACCIDENT],
    BEFORE_MOVEMENT: [SUPER_SIZE, BIG_BROTHER, PEACE_GAS, VEGETARIAN, ME_FIRST],
    BEFORE_BIRTHS: [NO_BIRTHS, ME_FIRST],
    AFTER_BIRTHS: [CUCKOO],
    BEFORE_SURVIVAL: [THERMAL, ADAPTABLE, SCORCHER, COLD_SNAP, ME_FIRST],
    AFTER_SURVIVAL: [SURVIVALIST],
    BEFORE_METEOR: [ME_FIRST],
    BEFORE_AUCTION: [DUD, SEPARATE],
    PAYMENT: [SPURT],
}
OWN_MOMENTS: Final = {  # with one's own steps, newborns and bids
    MOVEMENT: [MOTIVATION],
    BIRTHS: [KILLER_BABIES, LONG_RANGE],
    AUCTION: [SEPARATE, SPURT],
}
AFTER_A_CARD: Final = {TAKE_BACK: [ENCORE], PAID: [ENCORE]}
FORESTALLING: Final = 2  # the rules since which Quiet eon is asked before a card of the next moment


def mask_of(cards: list[int]) -> int:
    """Return a set of cards as a mask."""
    return sum([int(BIT[card]) for card in cards])


def fitting(step: int) -> int:
    """Return the cards that fit a step of the turn, as a mask."""
    cards = {**WINDOWS, **OWN_MOMENTS, **AFTER_A_CARD}.get(step)
    return 0 if cards is None else mask_of([*cards, QUIET_EON])


def window_after(step: int) -> int:
    """Return the next step at which everybody is polled, or NO_STEP."""
    return min([window for window in WINDOWS if window > step], default=NO_STEP)


def own_cards_after(step: int) -> int:
    """Return the cards that players may play by themselves before everybody is polled again."""
    following = window_after(step)
    until = STEPS if following == NO_STEP else following
    own = [OWN_MOMENTS[moment] for moment in OWN_MOMENTS if step < moment < until]
    return mask_of([card for cards in own for card in cards])


# The same by step, as masks of cards.
FITTING: Final = vec[i64]([fitting(step) for step in range(STEPS)])
NEXT_WINDOW: Final = vec[i64]([window_after(step) for step in range(STEPS)])
OWN_CARDS_NEXT: Final = vec[i64]([own_cards_after(step) for step in range(STEPS)])


def polled(table: Table) -> i64:
    """Return whom this moment asks: all who hold a card, if any could be of use [evo 9.3, 9.7]."""
    return holders(table) & ~table.hushed if is_worth_asking(table) else 0


def holders(table: Table) -> i64:
    """Return the seats that hold a card, whatever it is, as a mask [evo 9.3]."""
    found: i64 = 0
    if table.cards_allowed():
        for seat in range(table.seats):
            if table.held[seat] > 0:
                found |= BIT[seat]
    return found


def is_worth_asking(table: Table) -> bool:
    """Tell whether, for all that everybody knows, a card could be of use now [evo 9.3]."""
    return may_be_played(table) or may_be_forestalled(table)


def may_be_played(table: Table) -> bool:
    """Tell whether, for all that everybody knows, a card of this moment could be played."""
    found = cards_of_use(table, table.stage)
    if found & BIT[CUCKOO] and not somebody_has_newborns(table):
        found &= ~BIT[CUCKOO]
    if found & BIT[SURVIVALIST] and not somebody_lost_dinosaurs(table):
        found &= ~BIT[SURVIVALIST]
    if found & BIT[SPURT] and (table.laid_by != NOBODY or not prices.somebody_owes(table)):
        found &= ~BIT[SPURT]
    return found != 0


def cards_of_use(table: Table, moment: i64) -> i64:
    """Return the cards, Quiet eon aside, that everybody knows could be played at a moment."""
    found = FITTING[moment] & ~BIT[QUIET_EON] & ~table.spent()
    if climate_is_settled(table):
        found &= ~(BIT[CATASTROPHE] | BIT[WEATHER] | BIT[SEASONS])
    if found & BIT[ACCIDENT] and not somebody_has_a_herd(table):
        found &= ~BIT[ACCIDENT]
    return found


def climate_is_settled(table: Table) -> bool:
    """Tell whether the one card a turn that changes the climate has been played [evo 9.4]."""
    return table.is_active(CATASTROPHE) or table.is_active(WEATHER) or table.is_active(SEASONS)


def may_be_forestalled(table: Table) -> bool:
    """Tell whether Quiet eon, if somebody holds it, could forestall a card [evo 9.3, 10.23]."""
    if table.gone & BIT[QUIET_EON]:
        return False
    if OWN_CARDS_NEXT[table.stage] & ~table.spent():
        return True
    return table.setup.rules >= FORESTALLING and cards_of_next_moment(table) != 0


def cards_of_next_moment(table: Table) -> i64:
    """Return the cards that somebody may play at the next moment before Quiet eon is asked."""
    moment = NEXT_WINDOW[table.stage]
    if moment == NO_STEP:
        return 0
    if moment == BEFORE_AUCTION and table.meteor + 1 == table.setup.impact:
        return 0  # the meteor ends the game first
    if moment == AFTER_BIRTHS and table.is_active(NO_BIRTHS):
        return 0
    return cards_of_use(table, moment)


def somebody_has_a_herd(table: Table) -> bool:
    """Tell whether a species has a herd that Accident can strike."""
    return any(table.dinos[seat] >= HERD for seat in range(table.seats))


def somebody_has_newborns(table: Table) -> bool:
    """Tell whether a species with a herd has a newborn."""
    return any(
        table.dinos[seat] >= HERD and has_newborn(table, seat) for seat in range(table.seats)
    )


def has_newborn(table: Table, seat: i64) -> bool:
    """Tell whether a species has a newborn of this turn."""
    first = seat * DINOS
    return any(
        table.newborn[table.places[place]] != 0 for place in range(first, first + table.dinos[seat])
    )


def somebody_lost_dinosaurs(table: Table) -> bool:
    """Tell whether a dinosaur died in this survival phase."""
    return any(table.lost[seat] > 0 for seat in range(table.seats))
