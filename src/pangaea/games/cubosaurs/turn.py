"""A turn: keep the Hand, or pass it on with a card (chapter 3)."""

from typing import Final

from mypy_extensions import i64

from pangaea.core.bits import count, members, nth
from pangaea.core.luck import Luck
from pangaea.games.cubosaurs import tiles
from pangaea.games.cubosaurs.names import KEEP
from pangaea.games.cubosaurs.table import Table

LISTS: Final = 1 << 16
CHOICES: Final[list[list[int]]] = [[]] * LISTS  # options by the cards that may go along


def addable(table: Table) -> i64:
    """Return the kinds of one's collection whose type the Hand does not hold yet."""
    return table.held[table.turn] & table.fitting


def options(table: Table) -> list[int]:
    """Keep the Hand, pass it on with a card it lacks, or buy a tile first."""
    found = [KEEP] + [kind + 1 for kind in members(addable(table))]
    if table.may_buy:
        first = table.setup.tile_option
        found += [first + tile for tile in members(tiles.buyable(table))]
    return found


def choices(cards: i64) -> list[int]:
    """List the options without tiles for these cards, once for all tables."""
    found = members(1 << KEEP | cards << 1)
    CHOICES[cards] = found
    return found


def random_option(table: Table, cards: i64, luck: Luck) -> i64:
    """Choose between keeping, passing with one of these cards, and buying a tile."""
    passes = count(cards)
    wares = tiles.buyable(table) if table.may_buy else 0
    place = luck.pick(passes + count(wares) + 1)
    if place == 0:
        return KEEP
    if place <= passes:
        return nth(cards, place - 1) + 1
    return table.setup.tile_option + nth(wares, place - 1 - passes)
