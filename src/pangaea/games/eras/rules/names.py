"""The nouns of Eras as small numbers."""

from typing import Final

# Eras in their order; an era's number on the table is one more [eras 1.2].
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

# Kinds of spaces on a card [eras 1.3].
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

# Evolution cards: the 42 era cards are 0-41 [eras 1.5].
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

# The steps of a game, by their place in its list.
SECTOR: Final = 0
START: Final = 1
ERUPT: Final = 2
LIGHTNING: Final = 3
PREDICT: Final = 4
PLACE: Final = 5
LAND: Final = 6
STEP: Final = 7
EXTRA: Final = 8
CONE: Final = 9
PREDICT_FIRST: Final = 10  # PREDICT for the first of two animals
PREDICT_SECOND: Final = 11

NOTHING: Final = 0  # the first option where nothing need be done: spare, discard, stay, leave

# Predictions of the round under way, where they are not a number.
OUT: Final = 0
OWED: Final = -1
HIDDEN: Final = -2

SECTORS: Final = 6  # in a ring [eras 1.6]
PATH_LENGTH: Final = 6
TOKENS: Final = 10
HOME: Final = -1  # the cone in the middle of the board
NO_PLACE: Final = -1  # a piece or a sector not chosen yet
NO_ANIMAL: Final = -1
MOST_TIES: Final = 100
TOKENS_BACK: Final = 2
STEPS_A_TURN: Final = 2  # in a turn: one, and one more for a token [eras 7.8]
