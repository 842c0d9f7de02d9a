"""The nouns of Dino Twist as small numbers."""

from typing import Final

from mypy_extensions import i64

# Species (chapter 1); a joker has none of its own.
VOLI: Final = 0
CARNI: Final = 1
HERBI: Final = 2
AQUA: Final = 3
SPECIES: Final = 4
JOKER: Final = 4
NO_SPECIES: Final = -1
KINDS_OF_ATTACKS: Final = 6  # no species yet, four species, jokers
BURYING: Final = 5  # stands where a species would: the cards go to the cemetery

# Lands: two for each species [dino_twist 1.4], so that `land >> 1` is the species and
# `land ^ 1` the other land.
MOUNTAIN: Final = 0
CLIFF: Final = 1
JUNGLE: Final = 2
DESERT: Final = 3
RIVER: Final = 4
HILL: Final = 5
BEACH: Final = 6
SEA: Final = 7
LANDS: Final = 8
ALL_LANDS: Final = 255
NO_LAND: Final = -1
DECLINE: Final = 8  # the last answer to SETTLE, after the lands

# Sorts of events (chapter 8).
METEORITES: Final = 0
THREE: Final = 1
ALONE: Final = 2
CARNAGE: Final = 3
FURY: Final = 4
ERUPTION: Final = 5
QUAKE: Final = 6
TORNADO: Final = 7
SUPPORT_EVENT: Final = 8
LITTER_EVENT: Final = 9
NO_EVENT: Final = -1

# The steps of a game, by their place in its list.
ISLAND: Final = 0  # T-Rex or P'tit Rex
LITTER: Final = 1  # which card to exchange for a new one, or enough
PREPARE: Final = 2  # the first card of an attack, or the cemetery
JOIN: Final = 3  # another card for it, or ready
DECLARE: Final = 4  # the species that a joker attacks
BURY: Final = 5  # which card goes to the cemetery
SUPPORT: Final = 6  # which species of a mixed duo attacks
ATTACK: Final = 7  # which land of Twist Island
LEAVE: Final = 8  # which of two equal cards stays there
SETTLE: Final = 9  # where the beaten dinosaur lives from now on

TREX: Final = 0  # sorts of islands
PTIT_REX: Final = 1

NO_CARD: Final = -1
EVERYTHING: Final = -2  # the viewer of a table on which nothing is veiled

HAND_SIZE: Final = 7
MOST_PREPARED: Final = 3
MOST_EXCHANGED: Final = 3
MOST_BURIED: Final = 2
TOO_MANY_ALIKE: Final = 5
EVENTS_IN_PILE: Final = 10
CARNAGE_BONUS: Final = 2
FURY_BONUS: Final = 3
GRAVE_POINTS: Final = 2
CLAW_BONUS: Final = 7
BONUSES: Final = 3
OUT_OF_REACH: Final[i64] = 99  # stronger than any attack: the species has no open land
