"""The nouns of EVO as small numbers."""

from typing import Final

from pangaea.core.state import NOBODY

# Terrains, the warmest first (chapter 1).
BEACH: Final = 0
PLAIN: Final = 1
HILL: Final = 2
MOUNTAIN: Final = 3
TERRAINS: Final = 4

# What a terrain is like this turn (chapter 4).
TEMPERATE: Final = 0
COLD: Final = 1
HOT: Final = 2
DEADLY: Final = 3

# Genes; the first seven are kept on a portrait (chapters 1 and 2).
LEG: Final = 0
HORN: Final = 1
EGG: Final = 2
FUR: Final = 3
PARASOL: Final = 4
TAIL: Final = 5
MUTANT: Final = 6
CARD: Final = 7
GENES: Final = 8
TRAITS: Final = 7

# Event cards, in the order of chapter 10.
FLOOD: Final = 0
ACCIDENT: Final = 1
CATASTROPHE: Final = 2
WEATHER: Final = 3
SEASONS: Final = 4
MOTIVATION: Final = 5
SUPER_SIZE: Final = 6
BIG_BROTHER: Final = 7
PEACE_GAS: Final = 8
VEGETARIAN: Final = 9
THERMAL: Final = 10
SCORCHER: Final = 11
CUCKOO: Final = 12
KILLER_BABIES: Final = 13
LONG_RANGE: Final = 14
DUD: Final = 15
SEPARATE: Final = 16
ADAPTABLE: Final = 17
SURVIVALIST: Final = 18
COLD_SNAP: Final = 19
ENCORE: Final = 20
ME_FIRST: Final = 21
QUIET_EON: Final = 22
UNEXPECTED: Final = 23
SPURT: Final = 24
NO_BIRTHS: Final = 25
CARDS: Final = 26

# The steps of a turn, by their place in its list (chapters 3 to 8). Those named before or after
# something, and the payment, are the moments at which players are polled for cards (chapter 9).
BEFORE_CLIMATE: Final = 0
AFTER_CLIMATE: Final = 1
BEFORE_MOVEMENT: Final = 2
MOVEMENT: Final = 3  # which dinosaur takes a step
GO: Final = 4  # where it goes
BEFORE_BIRTHS: Final = 5
BIRTHS: Final = 6  # where a newborn is laid
AFTER_BIRTHS: Final = 7
BEFORE_SURVIVAL: Final = 8
SURVIVAL: Final = 9  # which dinosaur dies
AFTER_SURVIVAL: Final = 10
BEFORE_METEOR: Final = 11
BEFORE_AUCTION: Final = 12
AUCTION: Final = 13  # which gene to bid on
BID: Final = 14  # how much
PAYMENT: Final = 15
PAID: Final = 16  # take back Genetic spurt, once it has paid
AIM_WEATHER: Final = 17  # which way the climate goes
AIM_ACCIDENT: Final = 18  # which rival dinosaur
AIM_PEACE: Final = 19  # which rival
AIM_CUCKOO: Final = 20  # which newborn
TAKE_BACK: Final = 21  # the card just played, with Encore
STEPS: Final = 22
NO_STEP: Final = -2  # before the first turn begins; -1 is OVER

# Options where players are polled for cards; the cards follow.
PASS: Final = 0
REST: Final = 1  # let all further moments of the turn pass
FIRST_CARD: Final = 2

# Options of AIM_WEATHER.
FORWARD: Final = 0
STAY: Final = 1
BACK: Final = 2

# How the game ended.
GOING_ON: Final = 0
BY_DIE: Final = 1
BY_IMPACT: Final = 2

EMPTY: Final = NOBODY  # nobody stands on a space, nobody bids on a row
NO_ZONE: Final = -1
NO_CARD: Final = -1
NO_GENE: Final = -1
NO_ROW: Final = -1
NO_CLIMATE: Final = -1

DINOS: Final = 10
SIDES: Final = 6  # of a space
START_CARDS: Final = 3
FIRST_CARD_TURN: Final = 3
HERD: Final = 5  # dinosaurs a rival must have for Accident and Cuckoo
SPURT_VALUE: Final = 3
SEPARATE_STEP: Final = 3
UNEXPECTED_VALUE: Final = 2
FLOOD_KILLS_UP_TO: Final = 4
LAYING_REACH: Final = 3
