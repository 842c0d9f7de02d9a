"""One sensible answer, found fast: what players in the mind of a search do.

A card changes the worth of its own type; what it does to the eggs of others is left out.
"""

from typing import Final

from mypy_extensions import i64

from pangaea.core.bits import BIT, lowest, without_lowest
from pangaea.games.cubosaurs.advice.values import TOKEN, rivalry
from pangaea.games.cubosaurs.advice.worth import (
    DRAWS_PER_SEAT,
    egg_chance,
    raptors_worth,
    series_worth,
)
from pangaea.games.cubosaurs.rules import hand
from pangaea.games.cubosaurs.rules.names import EGG, KEEP, SPECIES
from pangaea.games.cubosaurs.rules.table import Table

MORE: Final = 1
LESS: Final = -1


def keep_or_pass(table: Table) -> i64:
    """Keep the Hand or pass it on with the card that serves best, without a look at tiles."""
    seat, receiver = table.turn, table.next_seat[table.turn]
    left = float(table.cards_left()) / (DRAWS_PER_SEAT * float(table.seats))
    best: i64 = KEEP
    most = hand_gain(table, seat, left)
    cards = hand.addable(table)
    gift = 0.0
    if cards:
        gift = hand_gain(table, receiver, left)
    while cards:
        kind = lowest(cards)
        theirs = gift + gain(table, receiver, kind, left, MORE)
        value = gain(table, seat, kind, left, LESS)
        if theirs > 0.0:
            value -= rivalry(table) * theirs
        if value > most:
            most = value
            best = kind + 1
        cards = without_lowest(cards)
    return best


def hand_gain(table: Table, seat: i64, left: float) -> float:
    """Return what the cards of the Hand would add to a collection, and their tokens."""
    total = 0.0
    kinds = table.hand_kinds
    while kinds:
        kind = lowest(kinds)
        total += float(table.hand[kind]) * gain(table, seat, kind, left, MORE)
        if table.setup.icons & BIT[kind] and seat == table.turn:
            total += TOKEN * float(table.hand[kind])
        kinds = without_lowest(kinds)
    return total


def gain(table: Table, seat: i64, kind: i64, left: float, cards: i64) -> float:
    """Return what one card more or less of a kind changes in a collection."""
    card_type = table.setup.type_of[kind]
    if card_type < SPECIES:
        held = table.count_type(seat, card_type)
        before = series_worth(table, card_type, held, left)
        return series_worth(table, card_type, held + cards, left) - before
    if card_type == EGG:
        chance = egg_chance(table, seat, kind, left)
        worth = chance * float(table.setup.high[kind]) + (1.0 - chance) * float(
            table.setup.low[kind]
        )
        return worth if cards > 0 else -worth
    return raptor_gain(table, seat, kind, left, cards)


def raptor_gain(table: Table, seat: i64, kind: i64, left: float, cards: i64) -> float:
    """Return what one raptor more or less changes: partners are found or lost."""
    before = raptors_worth(table, seat, left)
    if cards > 0:
        table.enter_collection(seat, kind)
        after = raptors_worth(table, seat, left)
        table.leave_collection(seat, kind)
    else:
        table.leave_collection(seat, kind)
        after = raptors_worth(table, seat, left)
        table.enter_collection(seat, kind)
    return after - before
