"""Why an answer is not allowed, with its rule."""

from pangaea.core.game import WhyNotAnswer
from pangaea.games.cubosaurs import tiles
from pangaea.games.cubosaurs.names import (
    EGG,
    FORBIDDEN,
    HAND,
    RECEIVER,
    SPECIES,
    THEIRS,
    TILE_DRAW,
    TILE_FORBIDDEN,
)
from pangaea.games.cubosaurs.table import Table


def why_not(table: Table, seat: int, option: int) -> WhyNotAnswer | None:
    """Tell why the asked seat may not answer that."""
    if table.phase == HAND:
        if option < table.setup.tile_option:
            return why_not_pass(table, seat, option - 1)
        return why_not_buy(table, int(option - table.setup.tile_option))
    if table.phase == RECEIVER:
        return WhyNotAnswer("why-not-yourself", "cubosaurs/9.9")
    if table.phase == FORBIDDEN and table.held[seat] >> option & 1:
        return WhyNotAnswer("why-not-allowed-type", "cubosaurs/9.5")
    if table.phase == THEIRS and option // table.setup.kinds == seat:
        return WhyNotAnswer("why-not-own-card", "cubosaurs/9.12")
    return None


def why_not_pass(table: Table, seat: int, kind: int) -> WhyNotAnswer:
    """Tell why a card cannot go along with the Hand."""
    if not table.held[seat] >> kind & 1:
        return WhyNotAnswer("why-not-yours", "cubosaurs/3.4")
    card_type = table.setup.type_of[kind]
    if card_type == EGG:
        return WhyNotAnswer("why-not-egg-in-hand", "cubosaurs/3.5")
    if card_type >= SPECIES:
        return WhyNotAnswer("why-not-raptor-in-hand", "cubosaurs/3.5")
    return WhyNotAnswer("why-not-type-in-hand", "cubosaurs/3.5")


def why_not_buy(table: Table, tile: int) -> WhyNotAnswer:
    """Tell why a tile cannot be bought now."""
    if not table.market >> tile & 1:
        return WhyNotAnswer("why-not-for-sale", "cubosaurs/8.11")
    if not table.may_buy:
        return WhyNotAnswer("why-not-second-tile", "cubosaurs/8.8")
    if not tiles.is_affordable(table, tile):
        values: dict[str, str | int] = {
            "cost": int(table.setup.tile_cost[tile]),
            "tokens": int(table.tokens[table.turn]),
        }
        return WhyNotAnswer("why-not-affordable", "cubosaurs/8.9", values)
    if tile == TILE_DRAW:
        return WhyNotAnswer("why-not-empty-pile", "cubosaurs/9.3")
    if tile == TILE_FORBIDDEN:
        return WhyNotAnswer("why-not-no-forbidden-card", "cubosaurs/9.5")
    return WhyNotAnswer("why-not-no-card", f"cubosaurs/9.{tile + 1}")
