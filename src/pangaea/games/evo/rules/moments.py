"""The moments for event cards: which cards fit, and who is asked (chapter 9)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.bits import BIT
from pangaea.core.state import NOBODY
from pangaea.games.evo.rules import names, prices
from pangaea.games.evo.rules.table import Table

# The table of the rulebook, but for Quiet eon, which fits all of these moments [evo 9.2].
WINDOWS: Final = {  # everybody is polled
    names.BEFORE_CLIMATE: [
        names.FLOOD,
        names.ACCIDENT,
        names.CATASTROPHE,
        names.WEATHER,
        names.SEASONS,
        names.ME_FIRST,
    ],
    names.AFTER_CLIMATE: [names.FLOOD, names.ACCIDENT],
    names.BEFORE_MOVEMENT: [
        names.SUPER_SIZE,
        names.BIG_BROTHER,
        names.PEACE_GAS,
        names.VEGETARIAN,
        names.ME_FIRST,
    ],
    names.BEFORE_BIRTHS: [names.NO_BIRTHS, names.ME_FIRST],
    names.AFTER_BIRTHS: [names.CUCKOO],
    names.BEFORE_SURVIVAL: [
        names.THERMAL,
        names.ADAPTABLE,
        names.SCORCHER,
        names.COLD_SNAP,
        names.ME_FIRST,
    ],
    names.AFTER_SURVIVAL: [names.SURVIVALIST],
    names.BEFORE_METEOR: [names.ME_FIRST],
    names.BEFORE_AUCTION: [names.DUD, names.SEPARATE],
    names.PAYMENT: [names.SPURT],
}
OWN_MOMENTS: Final = {  # with one's own steps, newborns and bids
    names.MOVEMENT: [names.MOTIVATION],
    names.BIRTHS: [names.KILLER_BABIES, names.LONG_RANGE],
    names.AUCTION: [names.SEPARATE, names.SPURT],
}
AFTER_A_CARD: Final = {names.TAKE_BACK: [names.ENCORE], names.PAID: [names.ENCORE]}
FORESTALLING: Final = 2  # the rules since which Quiet eon is asked before a card of the next moment


def mask_of(cards: list[int]) -> int:
    """Return a set of cards as a mask."""
    return sum([int(BIT[card]) for card in cards])


def fitting(step: int) -> int:
    """Return the cards that fit a step of the turn, as a mask."""
    cards = {**WINDOWS, **OWN_MOMENTS, **AFTER_A_CARD}.get(step)
    return 0 if cards is None else mask_of([*cards, names.QUIET_EON])


def window_after(step: int) -> int:
    """Return the next step at which everybody is polled, or NO_STEP."""
    return min([window for window in WINDOWS if window > step], default=names.NO_STEP)


def own_cards_after(step: int) -> int:
    """Return the cards that players may play by themselves before everybody is polled again."""
    following = window_after(step)
    until = names.STEPS if following == names.NO_STEP else following
    own = [OWN_MOMENTS[moment] for moment in OWN_MOMENTS if step < moment < until]
    return mask_of([card for cards in own for card in cards])


# The same by step, as masks of cards.
FITTING: Final = vec[i64]([fitting(step) for step in range(names.STEPS)])
NEXT_WINDOW: Final = vec[i64]([window_after(step) for step in range(names.STEPS)])
OWN_CARDS_NEXT: Final = vec[i64]([own_cards_after(step) for step in range(names.STEPS)])


def polled(table: Table) -> i64:
    """Return whom this moment asks: all who hold a card, if any could be of use [evo 9.3, 9.7]."""
    return holders(table) & ~table.hushed if is_worth_asking(table) else i64(0)


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
    if found & BIT[names.CUCKOO] and not somebody_has_newborns(table):
        found &= ~BIT[names.CUCKOO]
    if found & BIT[names.SURVIVALIST] and not somebody_lost_dinosaurs(table):
        found &= ~BIT[names.SURVIVALIST]
    if found & BIT[names.SPURT] and (table.laid_by != NOBODY or not prices.somebody_owes(table)):
        found &= ~BIT[names.SPURT]
    return found != 0


def cards_of_use(table: Table, moment: i64) -> i64:
    """Return the cards, Quiet eon aside, that everybody knows could be played at a moment."""
    found = FITTING[moment] & ~BIT[names.QUIET_EON] & ~table.spent()
    if climate_is_settled(table):
        found &= ~(BIT[names.CATASTROPHE] | BIT[names.WEATHER] | BIT[names.SEASONS])
    if found & BIT[names.ACCIDENT] and not somebody_has_a_herd(table):
        found &= ~BIT[names.ACCIDENT]
    return found


def climate_is_settled(table: Table) -> bool:
    """Tell whether the one card a turn that changes the climate has been played [evo 9.4]."""
    return (
        table.is_active(names.CATASTROPHE)
        or table.is_active(names.WEATHER)
        or table.is_active(names.SEASONS)
    )


def may_be_forestalled(table: Table) -> bool:
    """Tell whether Quiet eon, if somebody holds it, could forestall a card [evo 9.3, 10.23]."""
    if table.gone & BIT[names.QUIET_EON]:
        return False
    if OWN_CARDS_NEXT[table.stage] & ~table.spent():
        return True
    return table.setup.rules >= FORESTALLING and cards_of_next_moment(table) != 0


def cards_of_next_moment(table: Table) -> i64:
    """Return the cards that somebody may play at the next moment before Quiet eon is asked."""
    moment = NEXT_WINDOW[table.stage]
    if moment == names.NO_STEP:
        return 0
    if moment == names.BEFORE_AUCTION and table.meteor + 1 == table.setup.impact:
        return 0  # the meteor ends the game first
    if moment == names.AFTER_BIRTHS and table.is_active(names.NO_BIRTHS):
        return 0
    return cards_of_use(table, moment)


def somebody_has_a_herd(table: Table) -> bool:
    """Tell whether a species has a herd that Accident can strike."""
    return any(table.dinos[seat] >= names.HERD for seat in range(table.seats))


def somebody_has_newborns(table: Table) -> bool:
    """Tell whether a species with a herd has a newborn."""
    return any(
        table.dinos[seat] >= names.HERD and has_newborn(table, seat) for seat in range(table.seats)
    )


def has_newborn(table: Table, seat: i64) -> bool:
    """Tell whether a species has a newborn of this turn."""
    first = seat * names.DINOS
    return any(
        table.newborn[table.places[place]] != 0 for place in range(first, first + table.dinos[seat])
    )


def somebody_lost_dinosaurs(table: Table) -> bool:
    """Tell whether a dinosaur died in this survival phase."""
    return any(table.lost[seat] > 0 for seat in range(table.seats))
