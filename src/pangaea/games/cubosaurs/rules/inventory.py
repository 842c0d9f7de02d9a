"""Every card, token and tile, wherever it lies: the box is complete at any moment."""

from pangaea.core.bits import count
from pangaea.games.cubosaurs.rules.names import TILE_DESTROY_MINE, TILE_DESTROY_THEIRS
from pangaea.games.cubosaurs.rules.table import Table


def inventory(table: Table) -> dict[str, int]:
    """Count the cards, tokens and tiles."""
    return {"cards": cards(table), "tokens": tokens(table), "tiles": tiles(table)}


def cards(table: Table) -> int:
    """Count the cards unseen, in the Hand, in collections and destroyed."""
    found = len(table.unseen) + destroyed(table)
    for kind in range(table.setup.kinds):
        found += table.hand[kind]
        for seat in range(table.seats):
            found += table.count(seat, kind)
    return found


def destroyed(table: Table) -> int:
    """Count the cards destroyed this round: one for each such tile that has had its effect."""
    found = 0
    for tile in (TILE_DESTROY_MINE, TILE_DESTROY_THEIRS):
        bought = any(table.bought[seat] >> tile & 1 for seat in range(table.seats))
        found += 1 if bought and table.tile != tile else 0
    return found


def tokens(table: Table) -> int:
    """Count the tokens in the supply and with the players."""
    return table.supply + sum([int(number) for number in table.tokens])


def tiles(table: Table) -> int:
    """Count the tiles for sale, bought, and in the face-down pile."""
    pile = table.setup.tiles & ~table.market
    found = count(table.market)
    for mask in table.bought:
        pile &= ~mask
        found += count(mask)
    return found + count(pile)
