"""Evolution tiles: buying one, and what each does (chapters 8 and 9)."""

from mypy_extensions import i64

from pangaea.core.bits import members
from pangaea.core.luck import Luck
from pangaea.games.cubosaurs import events, tokens
from pangaea.games.cubosaurs.cards import enter_collection, leave_collection
from pangaea.games.cubosaurs.hand import pass_as_it_is
from pangaea.games.cubosaurs.names import (
    FORBIDDEN,
    HAND,
    MINE,
    NO_CARD,
    NO_TILE,
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
    TILES,
)
from pangaea.games.cubosaurs.rounds import draw_into_hand, end_turn
from pangaea.games.cubosaurs.table import Table


def buyable(table: Table) -> i64:
    """Return the tiles for sale that the player in turn can pay and whose effect can be applied."""
    found: i64 = 0
    tile: i64 = 0
    while tile < TILES:
        if table.market >> tile & 1 and is_affordable(table, tile) and is_applicable(table, tile):
            found |= 1 << tile
        tile += 1
    return found


def is_affordable(table: Table, tile: i64) -> bool:
    """Tell whether the player in turn has the tokens for a tile."""
    return table.setup.tile_cost[tile] <= table.tokens[table.turn]


def is_applicable(table: Table, tile: i64) -> bool:
    """Tell whether a tile's effect can be applied: a tile may not be bought for nothing."""
    if tile == TILE_DRAW:
        return table.cards_left() > 0
    if tile == TILE_FORBIDDEN:
        return forbidden(table) != 0
    if tile == TILE_DESTROY_MINE or tile == TILE_GIVE:
        return table.held[table.turn] != 0
    if tile == TILE_DESTROY_THEIRS or tile == TILE_STEAL:
        return opponents_have_cards(table)
    if tile == TILE_SWAP:
        return table.held[table.turn] != 0 and opponents_have_cards(table)
    return True


def forbidden(table: Table) -> i64:
    """Return the kinds of one's collection whose type is already in the Hand."""
    return table.held[table.turn] & ~table.fitting


def opponents_have_cards(table: Table) -> bool:
    """Tell whether any opponent of the player in turn has a card."""
    seat: i64 = 0
    while seat < table.seats:
        if seat != table.turn and table.held[seat] != 0:
            return True
        seat += 1
    return False


def buy(table: Table, tile: i64, luck: Luck) -> None:
    """Pay for a tile and start its effect."""
    seat = table.turn
    cost = table.setup.tile_cost[tile]
    table.tokens[seat] -= cost
    table.supply += cost
    table.market &= ~(1 << tile)
    table.bought[seat] |= 1 << tile
    table.may_buy = False
    if table.listener is not None:
        table.listener.hear(events.Bought(seat=seat, tile=tile, cost=cost))
    start_effect(table, tile, luck)


def start_effect(table: Table, tile: i64, luck: Luck) -> None:
    """Apply a tile, or ask what it needs to know."""
    if tile == TILE_TYPES or tile == TILE_EGGS:
        return  # they count at the end of the round
    if tile == TILE_DRAW:
        draw_into_hand(table, luck)
    elif tile == TILE_REFUSE:
        pass_as_it_is(table)
    else:
        table.tile = tile
        table.phase = first_question(tile)


def first_question(tile: i64) -> i64:
    """Return what a tile asks first."""
    if tile == TILE_FORBIDDEN:
        return FORBIDDEN
    return MINE if tile == TILE_DESTROY_MINE or tile == TILE_GIVE else THEIRS


def their_options(table: Table) -> list[int]:
    """List the cards of all opponents: seat * kinds + kind."""
    kinds = table.setup.kinds
    return [
        seat * kinds + kind
        for seat in range(table.seats)
        if seat != table.turn
        for kind in members(table.held[seat])
    ]


def choose_mine(table: Table, kind: i64, luck: Luck) -> None:
    """Use a card of one's own for the tile under way."""
    if table.tile == TILE_GIVE:
        table.chosen = kind
        table.phase = RECEIVER
        return
    if table.tile == TILE_SWAP:
        swap(table, table.chosen, kind)
    else:
        destroy(table, table.turn, kind)
    finish_effect(table, luck)


def choose_theirs(table: Table, option: i64, luck: Luck) -> None:
    """Use an opponent's card for the tile under way."""
    if table.tile == TILE_SWAP:
        table.chosen = option
        table.phase = MINE
        return
    kinds = table.setup.kinds
    if table.tile == TILE_STEAL:
        steal(table, option // kinds, option % kinds)
    else:
        destroy(table, option // kinds, option % kinds)
    finish_effect(table, luck)


def finish_effect(table: Table, luck: Luck) -> None:
    """Settle the tokens that a tile brought, then go on with the turn."""
    table.tile = NO_TILE
    table.chosen = NO_CARD
    table.phase = HAND
    table.ends_turn = False
    if not tokens.must_settle(table):
        resume(table, luck)


def resume(table: Table, luck: Luck) -> None:
    """Go on where a turn was when tokens had to be settled."""
    if table.ends_turn:
        end_turn(table, luck)
    else:
        table.phase = HAND


def destroy(table: Table, owner: i64, kind: i64) -> None:
    """Put a card with those set aside for this round."""
    leave_collection(table, owner, kind)
    if table.listener is not None:
        table.listener.hear(events.Destroyed(seat=table.turn, owner=owner, card=kind))


def steal(table: Table, owner: i64, kind: i64) -> None:
    """Take a card from an opponent's collection into one's own."""
    seat = table.turn
    leave_collection(table, owner, kind)
    enter_collection(table, seat, kind)
    if table.listener is not None:
        table.listener.hear(events.Stole(seat=seat, owner=owner, card=kind))
    tokens.earn(table, seat, [kind])


def give(table: Table, receiver: i64, kind: i64) -> None:
    """Put a card of one's own into an opponent's collection."""
    seat = table.turn
    leave_collection(table, seat, kind)
    enter_collection(table, receiver, kind)
    if table.listener is not None:
        table.listener.hear(events.Gave(seat=seat, receiver=receiver, card=kind))
    if table.setup.receiver_earns:
        tokens.earn(table, receiver, [kind])


def swap(table: Table, theirs: i64, mine: i64) -> None:
    """Exchange a card of one's own for an opponent's."""
    kinds = table.setup.kinds
    seat, owner, taken = table.turn, theirs // kinds, theirs % kinds
    leave_collection(table, owner, taken)
    leave_collection(table, seat, mine)
    enter_collection(table, seat, taken)
    enter_collection(table, owner, mine)
    if table.listener is not None:
        swapped = events.Swapped(seat=seat, owner=owner, taken=taken, given=mine)
        table.listener.hear(swapped)
    tokens.earn(table, seat, [taken])
    if table.setup.receiver_earns:
        tokens.earn(table, owner, [mine])
