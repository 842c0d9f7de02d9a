"""The nouns of Cubosaurs as small numbers."""

from typing import Final

from mypy_extensions import i64

# Types of cards: what the passing rule compares [cubosaurs 1.2].
TREX: Final = 0
STEGO: Final = 1
BRONTO: Final = 2
PTERO: Final = 3
PENTA: Final = 4
BLACK: Final = 5
GREY: Final = 6
EGG: Final = 7
TYPES: Final = 8
SPECIES: Final = 5  # the types that score as a series

# Evolution tiles (chapter 9).
TILE_TYPES: Final = 0
TILE_EGGS: Final = 1
TILE_DRAW: Final = 2
TILE_REFUSE: Final = 3
TILE_FORBIDDEN: Final = 4
TILE_DESTROY_MINE: Final = 5
TILE_DESTROY_THEIRS: Final = 6
TILE_STEAL: Final = 7
TILE_GIVE: Final = 8
TILE_SWAP: Final = 9
TILES: Final = 10

# The steps of a turn, by their place in its list.
HAND: Final = 0
FORBIDDEN: Final = 1
THEIRS: Final = 2
MINE: Final = 3
RECEIVER: Final = 4
CREDITOR: Final = 5

KEEP: Final = 0  # the first option of HAND; cards follow, then tiles

# Sources of points on the score sheet; 0-4 are the species.
RAPTORS: Final = 5
EGGS: Final = 6
TYPE_TILE: Final = 7
EGG_TILE: Final = 8
SOURCES: Final = 9

NO_TILE: Final = -1
NO_CARD: Final = -1
CARDS: Final = 55
START_CARDS: Final = 4
CARDS_PER_SEAT: Final = 10
LONGEST_SERIES: Final[i64] = 4  # more cards score as four
