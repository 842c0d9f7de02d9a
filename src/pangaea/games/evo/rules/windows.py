"""The moments for event cards: who is polled, in which order, until when (chapter 9)."""

from typing import Final

from mypy_extensions import i64

from pangaea.core.state import NOBODY
from pangaea.games.evo.rules import initiative, prices
from pangaea.games.evo.rules.names import (
    ACCIDENT,
    ADAPTABLE,
    AFTER_BIRTHS,
    AFTER_CLIMATE,
    AFTER_SURVIVAL,
    ASK_CARD,
    ASK_ENCORE,
    BEFORE_AUCTION,
    BEFORE_BIRTHS,
    BEFORE_CLIMATE,
    BEFORE_METEOR,
    BEFORE_MOVEMENT,
    BEFORE_SURVIVAL,
    BIG_BROTHER,
    CATASTROPHE,
    CLIMATE_CARDS,
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
    NO_BIRTHS,
    PAYMENT,
    PEACE_GAS,
    QUIET_EON,
    REST,
    SCORCHER,
    SEASONS,
    SEPARATE,
    SPURT,
    STAGES,
    SUPER_SIZE,
    SURVIVALIST,
    THERMAL,
    VEGETARIAN,
    WEATHER,
)
from pangaea.games.evo.rules.table import Table

MOMENTS: Final = (  # the stages at which players are polled
    1 << BEFORE_CLIMATE
    | 1 << AFTER_CLIMATE
    | 1 << BEFORE_MOVEMENT
    | 1 << BEFORE_BIRTHS
    | 1 << AFTER_BIRTHS
    | 1 << BEFORE_SURVIVAL
    | 1 << AFTER_SURVIVAL
    | 1 << BEFORE_METEOR
    | 1 << BEFORE_AUCTION
    | 1 << PAYMENT
)
ANY_TIME: Final = 1 << QUIET_EON
AFTER_A_CARD: Final = 1 << ENCORE | ANY_TIME
FORESTALLING: Final = 2  # the rules since which Quiet eon is asked before a card of the next moment


def cards_of_window(stage: i64) -> i64:
    """Return the cards that fit a moment, as a mask."""
    if stage == BEFORE_CLIMATE:
        climate = 1 << CATASTROPHE | 1 << WEATHER | 1 << SEASONS
        return climate | 1 << FLOOD | 1 << ACCIDENT | 1 << ME_FIRST | ANY_TIME
    if stage == AFTER_CLIMATE:
        return 1 << FLOOD | 1 << ACCIDENT | ANY_TIME
    if stage == BEFORE_MOVEMENT:
        horns = 1 << SUPER_SIZE | 1 << BIG_BROTHER
        return horns | 1 << PEACE_GAS | 1 << VEGETARIAN | 1 << ME_FIRST | ANY_TIME
    if stage == BEFORE_BIRTHS:
        return 1 << NO_BIRTHS | 1 << ME_FIRST | ANY_TIME
    return cards_of_later_window(stage)


def cards_of_later_window(stage: i64) -> i64:
    """Return the cards that fit a moment from the end of births on."""
    if stage == AFTER_BIRTHS:
        return 1 << CUCKOO | ANY_TIME
    if stage == BEFORE_SURVIVAL:
        warmth = 1 << THERMAL | 1 << ADAPTABLE | 1 << SCORCHER | 1 << COLD_SNAP
        return warmth | 1 << ME_FIRST | ANY_TIME
    if stage == AFTER_SURVIVAL:
        return 1 << SURVIVALIST | ANY_TIME
    if stage == BEFORE_METEOR:
        return 1 << ME_FIRST | ANY_TIME
    if stage == BEFORE_AUCTION:
        return 1 << DUD | 1 << SEPARATE | ANY_TIME
    assert stage == PAYMENT
    return 1 << SPURT | ANY_TIME


def begin(table: Table) -> None:
    """Start to poll the players, from the first in turn order."""
    table.poll = 0
    table.waiting = polled(table)


def polled(table: Table) -> i64:
    """Return who is to be asked at this moment: whoever holds a card, if any could be of use."""
    return holders(table) & ~table.hushed if is_worth_asking(table) else 0


def holders(table: Table) -> i64:
    """Return the seats that hold a card, as a mask."""
    if not table.cards_allowed():
        return 0
    found: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        if table.held[seat] > 0:
            found |= 1 << seat
        seat += 1
    return found


def is_worth_asking(table: Table) -> bool:
    """Tell whether, for all that everybody knows, a card could be of use at this moment."""
    return may_be_played(table) or may_be_forestalled(table)


def may_be_played(table: Table) -> bool:
    """Tell whether, for all that everybody knows, a card of this moment could be played."""
    stage = table.stage
    if cards_of_use(table, stage) == 0:
        return False
    if stage == AFTER_BIRTHS:
        return somebody_has_newborns(table)
    if stage == AFTER_SURVIVAL:
        return somebody_lost_dinosaurs(table)
    if stage == PAYMENT:
        return table.laid_by == NOBODY and prices.somebody_owes(table)
    return True


def cards_of_use(table: Table, stage: i64) -> i64:
    """Return the cards, Quiet eon aside, that everybody knows could be played at a moment."""
    found = cards_of_window(stage) & ~ANY_TIME & ~table.spent()
    if found & CLIMATE_CARDS and climate_is_settled(table):
        found &= ~CLIMATE_CARDS
    if found >> ACCIDENT & 1 and not somebody_has_a_herd(table):
        found &= ~(1 << ACCIDENT)
    return found


def climate_is_settled(table: Table) -> bool:
    """Tell whether a card that changes the climate has been played this turn."""
    return table.is_active(CATASTROPHE) or table.is_active(WEATHER) or table.is_active(SEASONS)


def may_be_forestalled(table: Table) -> bool:
    """Tell whether Quiet eon, if somebody holds it, could forestall a card of what follows."""
    if table.gone >> QUIET_EON & 1:
        return False
    if cards_of_what_follows(table.stage) & ~table.spent():
        return True
    return table.setup.rules >= FORESTALLING and cards_of_next_moment(table) != 0


def cards_of_what_follows(stage: i64) -> i64:
    """Return the cards that players may play with their own steps, newborns or bids next."""
    if stage == BEFORE_MOVEMENT:
        return 1 << MOTIVATION
    if stage == BEFORE_BIRTHS:
        return 1 << KILLER_BABIES | 1 << LONG_RANGE
    return 1 << SPURT if stage == BEFORE_AUCTION else 0


def cards_of_next_moment(table: Table) -> i64:
    """Return the cards that somebody may play at the next moment before Quiet eon is asked."""
    stage = next_moment(table.stage)
    if stage == STAGES:
        return 0
    if stage == BEFORE_AUCTION and table.meteor + 1 == table.setup.impact:
        return 0  # the meteor ends the game first
    if stage == AFTER_BIRTHS and table.is_active(NO_BIRTHS):
        return 0
    return cards_of_use(table, stage)


def next_moment(stage: i64) -> i64:
    """Return the moment for cards that follows another in the same turn, or STAGES."""
    stage += 1
    while stage < STAGES and not MOMENTS >> stage & 1:
        stage += 1
    return stage


def somebody_has_a_herd(table: Table) -> bool:
    """Tell whether a species has a herd that Accident can strike."""
    seat: i64 = 0
    while seat < table.seats:
        if table.dinos[seat] >= HERD:
            return True
        seat += 1
    return False


def somebody_has_newborns(table: Table) -> bool:
    """Tell whether a species with a herd has a newborn."""
    seat: i64 = 0
    while seat < table.seats:
        if table.dinos[seat] >= HERD and has_newborn(table, seat):
            return True
        seat += 1
    return False


def has_newborn(table: Table, seat: i64) -> bool:
    """Tell whether a species has a newborn of this turn."""
    place = seat * DINOS
    last = place + table.dinos[seat]
    while place < last:
        if table.newborn[table.places[place]]:
            return True
        place += 1
    return False


def somebody_lost_dinosaurs(table: Table) -> bool:
    """Tell whether a dinosaur died in this survival phase."""
    seat: i64 = 0
    while seat < table.seats:
        if table.lost[seat] > 0:
            return True
        seat += 1
    return False


def asks(table: Table) -> bool:
    """Ask the next player of the poll; tell whether there is one."""
    looked: i64 = 0
    while table.waiting and looked < table.seats:
        seat = table.order[(table.poll + looked) % table.seats]
        if table.waiting >> seat & 1:
            table.asking = seat
            table.phase = ASK_CARD
            return True
        looked += 1
    return False


def let_pass(table: Table, seat: i64, option: i64) -> None:
    """Note that a player passes, here or for the rest of the turn."""
    table.waiting &= ~(1 << seat)
    table.poll = initiative.place_in_order(table, seat) + 1
    if option == REST:
        table.hushed |= 1 << seat


def let_echo_pass(table: Table, seat: i64, option: i64) -> None:
    """Note that a player does not take the card just played, nor wants more if so wished."""
    table.echoing &= ~(1 << seat)
    if option == REST:
        table.hushed |= 1 << seat
        table.waiting &= ~(1 << seat)


def after_card(table: Table, seat: i64, card: i64) -> None:
    """Once a card has taken effect: Encore, then everybody is asked again."""
    table.last_card = card
    table.hushed = 0
    if table.waiting:
        table.waiting = polled(table)
        if card != ENCORE:  # the poll goes on after the card that was taken back
            table.poll = 0 if card == ME_FIRST else initiative.place_in_order(table, seat) + 1
    echo(table, card)


def echo(table: Table, card: i64) -> None:
    """Ask whether somebody takes this card back, unless Encore is out of the game."""
    table.last_card = card
    table.echoing = 0
    if card != ENCORE and not table.spent() >> ENCORE & 1:
        table.echoing = holders(table)


def asks_for_encore(table: Table) -> bool:
    """Ask the next player whether to take the card just played; tell whether there is one."""
    place: i64 = 0
    while table.echoing and place < table.seats:
        seat = table.order[place]
        if table.echoing >> seat & 1:
            table.asking = seat
            table.phase = ASK_ENCORE
            return True
        place += 1
    return False
