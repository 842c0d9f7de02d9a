"""A turn: keep the Hand, or pass it on with a card (chapter 3)."""

from mypy_extensions import i64

from pangaea.core.bits import count, members, nth, shared_members
from pangaea.core.luck import Luck
from pangaea.games.cubosaurs import tiles
from pangaea.games.cubosaurs.names import KEEP
from pangaea.games.cubosaurs.table import Table


def addable(table: Table) -> i64:
    """Return the kinds of one's collection whose type the Hand does not hold yet."""
    return table.held[table.turn] & ~table.hand_types


def options(table: Table) -> list[int]:
    """Keep the Hand, pass it on with a card it lacks, or buy a tile first."""
    found = [KEEP]
    found += [kind + 1 for kind in members(addable(table))]
    if table.may_buy:
        first = table.setup.tile_option
        found += [first + tile for tile in members(tiles.buyable(table))]
    return found


def random_option(table: Table, luck: Luck) -> i64:
    """Choose like `options`, without making the list."""
    cards = table.held[table.turn] & ~table.hand_types
    if table.may_buy:
        return random_option_with_tiles(table, cards, luck)
    choices = shared_members(cards)
    place = luck.pick(len(choices) + 1)
    return KEEP if place == 0 else choices[place - 1] + 1


def random_option_with_tiles(table: Table, cards: i64, luck: Luck) -> i64:
    """Choose between keeping, passing with one of these cards, and buying a tile."""
    passes, wares = count(cards), tiles.buyable(table)
    place = luck.pick(passes + count(wares) + 1)
    if place == 0:
        return KEEP
    if place <= passes:
        return nth(cards, place - 1) + 1
    return table.setup.tile_option + nth(wares, place - 1 - passes)
