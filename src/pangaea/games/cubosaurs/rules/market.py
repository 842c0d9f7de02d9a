"""The market: which tiles can be bought, and what buying one starts (chapter 8)."""

from mypy_extensions import i64

from pangaea.core.bits import BIT
from pangaea.core.luck import Luck
from pangaea.core.reason import Reason
from pangaea.games.cubosaurs import events
from pangaea.games.cubosaurs.rules import hand, names, rounds
from pangaea.games.cubosaurs.rules.table import Table


def buyable(table: Table) -> i64:
    """Return the tiles that the player in turn can pay and put to use [cubosaurs 8.9, 8.10]."""
    found: i64 = 0
    for tile in range(names.TILES):
        if table.market & BIT[tile] and is_affordable(table, tile) and is_of_use(table, tile):
            found |= BIT[tile]
    return found


def is_affordable(table: Table, tile: i64) -> bool:
    """Tell whether the player in turn has the tokens for a tile [cubosaurs 8.9]."""
    return table.setup.tile_cost[tile] <= table.tokens[table.turn]


def is_of_use(table: Table, tile: i64) -> bool:
    """Tell whether a tile's effect can be carried out, or it may not be bought [cubosaurs 8.10]."""
    if tile == names.TILE_DRAW:
        return table.cards_left() > 0
    if tile == names.TILE_FORBIDDEN:
        return hand.forbidden(table) != 0
    if tile == names.TILE_DESTROY_MINE or tile == names.TILE_GIVE:
        return table.held[table.turn] != 0
    if tile == names.TILE_DESTROY_THEIRS or tile == names.TILE_STEAL:
        return opponents_have_cards(table)
    if tile == names.TILE_SWAP:
        return table.held[table.turn] != 0 and opponents_have_cards(table)
    return True


def opponents_have_cards(table: Table) -> bool:
    """Tell whether any opponent of the player in turn has a card."""
    return any(seat != table.turn and table.held[seat] != 0 for seat in range(table.seats))


def why_not_buy(table: Table, tile: i64) -> Reason | None:
    """Tell why a tile cannot be bought now [cubosaurs 8.8, 8.9, 8.10, 8.11]."""
    if not table.market & BIT[tile]:
        return Reason("why-not-for-sale", "cubosaurs/8.11")
    if not table.may_buy:
        return Reason("why-not-second-tile", "cubosaurs/8.8")
    if not is_affordable(table, tile):
        cost, tokens = int(table.setup.tile_cost[tile]), int(table.tokens[table.turn])
        return Reason("why-not-affordable", "cubosaurs/8.9", {"cost": cost, "tokens": tokens})
    return None if is_of_use(table, tile) else why_of_no_use(tile)


def why_of_no_use(tile: i64) -> Reason:
    """Tell why a tile's effect cannot be carried out."""
    if tile == names.TILE_DRAW:
        return Reason("why-not-empty-pile", "cubosaurs/9.3")
    if tile == names.TILE_FORBIDDEN:
        return Reason("why-not-no-forbidden-card", "cubosaurs/9.5")
    return Reason("why-not-no-card", f"cubosaurs/9.{tile + 1}")


def buy(table: Table, tile: i64, luck: Luck) -> None:
    """Pay for a tile, take it and put it to use [cubosaurs 8.8, 8.9]."""
    seat = table.turn
    cost = table.setup.tile_cost[tile]
    table.tokens[seat] -= cost
    table.supply += cost
    table.market &= ~BIT[tile]
    table.bought[seat] |= BIT[tile]
    table.may_buy = False
    if table.listener is not None:
        table.listener.hear(events.Bought(seat=seat, tile=tile, cost=cost))
    if tile == names.TILE_DRAW:
        rounds.draw_into_hand(table, luck)
    elif tile == names.TILE_REFUSE:
        hand.pass_as_it_is(table)
    elif (
        tile != names.TILE_TYPES and tile != names.TILE_EGGS
    ):  # these two count at the end of the round
        table.tile = tile
