"""The nouns of Eras as small numbers."""

from typing import Final

# Eras in their order; an era's number on the table is one more (chapter 1).
BACTERIA: Final = 0
ALGAE: Final = 1
FISH: Final = 2
REPTILES: Final = 3
BIRDS: Final = 4
DINOSAURS: Final = 5
MAMMALS: Final = 6
PRIMATES: Final = 7
ERAS: Final = 8
NO_ERA: Final = -1  # where the board begins, or beyond the end of a path

# Kinds of spaces on a card.
ROCK: Final = 0
SWAMP: Final = 1
VOLCANO: Final = 2
CAVE: Final = 3
WATER: Final = 4
SEA: Final = 5
RAVINE: Final = 6

# Lanes, seen looking outward from the board.
LEFT: Final = 0
CENTRE: Final = 1
RIGHT: Final = 2
LANES: Final = 3

# A slot is a space of a path by era and lane: era * LANES + lane.
SLOTS: Final = 24
# Where a piece may stand: the sector's rocks, then each slot twice, for the halves of a swamp.
SECTOR_SPACES: Final = 3
SPACES: Final = 51

# Evolution cards: the 42 era cards are 0-41.
ERA_CARDS: Final = 42
ERUPTION: Final = 42
THUNDERBOLT: Final = 43
CARDS: Final = 44
NO_CARD: Final = -1
ERUPTIONS: Final = 8
THUNDERBOLTS: Final = 6

# Thunderbolts (chapter 10).
TREMOR: Final = 0
FAULT: Final = 1
ASH_FALL: Final = 2
CALDERA: Final = 3
GUSTS: Final = 4
STORM_EYE: Final = 5
UNREST: Final = 6
LIGHTNING_BOLT: Final = 7
WATER_HOLE: Final = 8
BOLT_KINDS: Final = 9
NO_BOLT: Final = -1

# Questions; the table's phase is the question it asks.
SECTOR: Final = 0  # which sector is yours
START: Final = 1  # on which rock you start
ERUPT: Final = 2  # which piece an eruption sends back
LIGHTNING: Final = 3  # which piece lightning sends back
PREDICT: Final = 4  # how many tokens you hide
PLACE: Final = 5  # discard the card, or the path it goes to
LAND: Final = 6  # on which rock of the new card a piece is put
STEP: Final = 7
EXTRA: Final = 8  # one step more, for a token
CONE: Final = 9
PREDICT_FIRST: Final = 10  # the same as PREDICT, for the first of two animals
PREDICT_SECOND: Final = 11
OVER: Final = 12

NOTHING: Final = 0  # the first option where nothing need be done: spare, discard, stay, leave

# Predictions.
OUT: Final = 0
OWED: Final = -1
HIDDEN: Final = -2

SECTORS: Final = 6
PATH_LENGTH: Final = 6
TOKENS: Final = 10
HOME: Final = -1  # the cone in the middle of the board
NO_PLACE: Final = -1  # a piece or a sector not chosen yet
NO_ANIMAL: Final = -1
MOST_TIES: Final = 100
TOKENS_BACK: Final = 2
