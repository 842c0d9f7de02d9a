"""What is good here: a sense of cards for bots that look one answer ahead."""

from typing import Final

from mypy_extensions import i64

from pangaea.core.bits import BIT, count, members
from pangaea.games.cubosaurs.advice.worth import worth
from pangaea.games.cubosaurs.rules import hand, tiles
from pangaea.games.cubosaurs.rules.names import (
    CREDITOR,
    FORBIDDEN,
    HAND,
    MINE,
    NO_CARD,
    RECEIVER,
    THEIRS,
    TILE_DESTROY_MINE,
    TILE_DESTROY_THEIRS,
    TILE_DRAW,
    TILE_EGGS,
    TILE_FORBIDDEN,
    TILE_GIVE,
    TILE_REFUSE,
    TILE_STEAL,
    TILE_SWAP,
    TILE_TYPES,
)
from pangaea.games.cubosaurs.rules.scoring import types_held
from pangaea.games.cubosaurs.rules.table import Table

RIVALRY: Final = 0.8  # a rival's point against one of mine, shared among the rivals
TOKEN: Final = 0.6  # a token is worth more than the half point it brings at the end
CURIOSITY: Final = 0.4  # what one more card in the Hand is worth by itself
NOTHING: Final = -1000.0


def values(table: Table, seat: i64) -> list[float]:
    """Say how good each option looks to the asked seat."""
    twin = table.copy()
    options = table.options(seat)
    if table.step == HAND:
        return hand_values(twin, options)
    if table.step == FORBIDDEN:
        return passing(twin, options)
    if table.step == MINE:
        return [mine_value(twin, kind) for kind in options]
    if table.step == THEIRS:
        return [theirs_value(twin, option) for option in options]
    if table.step == RECEIVER:
        return [giving(twin, receiver, twin.chosen) for receiver in options]
    assert table.step == CREDITOR
    return [float(table.tokens[other]) for other in options]


def hand_values(table: Table, options: list[int]) -> list[float]:
    """Keeping, passing with each card, and each tile with the best that follows it."""
    found = [keeping(table)]
    found += passing(table, members(hand.addable(table)))
    best = max(found)
    first = table.setup.tile_option
    found += [buying(table, option - first, best) for option in options if option >= first]
    return found


def keeping(table: Table) -> float:
    """What the Hand adds to one's own collection, and its tokens."""
    seat = table.turn
    before = worth(table, seat)
    tokens = move_hand_to(table, seat)
    gain = worth(table, seat) - before
    take_hand_back(table, seat)
    return gain + TOKEN * float(tokens)


def move_hand_to(table: Table, seat: i64) -> i64:
    """Put the cards of the Hand into a collection; return how many have an icon."""
    icons: i64 = 0
    for kind in table.cards_in_hand():
        table.enter_collection(seat, kind)
        icons += count(table.setup.icons & BIT[kind])
    return icons


def take_hand_back(table: Table, seat: i64) -> None:
    """Undo `move_hand_to`."""
    for kind in table.cards_in_hand():
        table.leave_collection(seat, kind)


def passing(table: Table, cards: list[int]) -> list[float]:
    """What is lost with each card, and what the next player gains by the Hand that comes."""
    seat, receiver = table.turn, table.next_seat[table.turn]
    before, theirs = worth(table, seat), worth(table, receiver)
    move_hand_to(table, receiver)
    found = [passed(table, card, before, theirs) for card in cards]
    take_hand_back(table, receiver)
    return found


def passed(table: Table, adding: i64, before: float, theirs: float) -> float:
    """What a card changes that goes along with the Hand, which has come to the next player."""
    seat, receiver = table.turn, table.next_seat[table.turn]
    if adding != NO_CARD:
        table.leave_collection(seat, adding)
        table.enter_collection(receiver, adding)
    mine, gift = worth(table, seat) - before, worth(table, receiver) - theirs
    if adding != NO_CARD:
        table.leave_collection(receiver, adding)
        table.enter_collection(seat, adding)
    return mine - rivalry(table) * (gift if gift > 0.0 else 0.0)


def rivalry(table: Table) -> float:
    """How much one rival's point counts against one of mine."""
    return RIVALRY / float(table.seats - 1)


def buying(table: Table, tile: i64, best: float) -> float:
    """What a tile brings less its cost, with the best use of the Hand that may follow."""
    value = tile_value(table, tile) - TOKEN * float(table.setup.tile_cost[tile])
    ends_turn = tile == TILE_REFUSE or tile == TILE_FORBIDDEN
    return value if ends_turn else value + best


def tile_value(table: Table, tile: i64) -> float:
    """What a tile's effect is worth at its best."""
    if tile == TILE_TYPES:
        return float(types_held(table, table.turn))
    if tile == TILE_EGGS:
        return 2.0 * float(count(table.held[table.turn] & table.setup.eggs))
    if tile == TILE_DRAW:
        return CURIOSITY
    if tile == TILE_REFUSE:
        return passing(table, [NO_CARD])[0]
    if tile == TILE_FORBIDDEN:
        return best_of(passing(table, members(hand.forbidden(table))))
    return best_use(table, tile)


def best_use(table: Table, tile: i64) -> float:
    """What a tile that moves or destroys a card brings with the best card."""
    if tile == TILE_DESTROY_MINE:
        return best_of([losing(table, kind) for kind in members(table.held[table.turn])])
    theirs = tiles.their_cards(table)
    if tile == TILE_DESTROY_THEIRS:
        return best_of([harming(table, option) for option in theirs])
    if tile == TILE_STEAL:
        return best_of([taking(table, option) for option in theirs])
    if tile == TILE_GIVE:
        return best_gift(table)
    assert tile == TILE_SWAP
    gift = best_gift(table)
    return best_of([taking(table, option) for option in theirs]) + (gift if gift > 0.0 else 0.0)


def best_gift(table: Table) -> float:
    """What giving the right card to the right opponent brings."""
    seat = table.turn
    return best_of(
        [
            giving(table, other, kind)
            for kind in members(table.held[seat])
            for other in range(table.seats)
            if other != seat
        ]
    )


def best_of(found: list[float]) -> float:
    """Return the best value, or one that rules the choice out."""
    return max(found) if found else NOTHING


def mine_value(table: Table, kind: i64) -> float:
    """What one of one's own cards is worth for the tile under way."""
    if table.tile == TILE_DESTROY_MINE:
        return losing(table, kind)
    if table.tile == TILE_SWAP:
        return giving(table, table.chosen // table.setup.kinds, kind)
    return best_of(
        [giving(table, other, kind) for other in range(table.seats) if other != table.turn]
    )


def theirs_value(table: Table, option: i64) -> float:
    """What an opponent's card is worth for the tile under way."""
    if table.tile == TILE_DESTROY_THEIRS:
        return harming(table, option)
    return taking(table, option)


def losing(table: Table, kind: i64) -> float:
    """What one gains by being rid of a card."""
    seat = table.turn
    before = worth(table, seat)
    table.leave_collection(seat, kind)
    gain = worth(table, seat) - before
    table.enter_collection(seat, kind)
    return gain


def harming(table: Table, option: i64) -> float:
    """What an opponent loses with a card, as far as it matters."""
    owner, kind = option // table.setup.kinds, option % table.setup.kinds
    before = worth(table, owner)
    table.leave_collection(owner, kind)
    loss = before - worth(table, owner)
    table.enter_collection(owner, kind)
    return rivalry(table) * loss


def taking(table: Table, option: i64) -> float:
    """What a card brings that leaves an opponent for one's own collection."""
    owner, kind = option // table.setup.kinds, option % table.setup.kinds
    icons = float(count(table.setup.icons & BIT[kind]))
    return moving(table, kind, owner, table.turn) + TOKEN * icons


def giving(table: Table, receiver: i64, kind: i64) -> float:
    """What one gains by giving a card away, and what it costs the opponent who gets it."""
    return moving(table, kind, table.turn, receiver)


def moving(table: Table, kind: i64, source: i64, target: i64) -> float:
    """What the seat in turn gains, and an opponent loses, if a card goes from one to the other."""
    seat = table.turn
    other = source if target == seat else target
    mine, theirs = worth(table, seat), worth(table, other)
    table.leave_collection(source, kind)
    table.enter_collection(target, kind)
    gain, loss = worth(table, seat) - mine, theirs - worth(table, other)
    table.leave_collection(target, kind)
    table.enter_collection(source, kind)
    return gain + rivalry(table) * loss
