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
ALL_CARDS: Final = (1 << CARDS) - 1
CLIMATE_CARDS: Final = 1 << CATASTROPHE | 1 << WEATHER | 1 << SEASONS

# Questions; the table's phase is the question it asks.
ASK_CARD: Final = 0  # play a card in this window, or pass
ASK_ENCORE: Final = 1  # take the card just played
ASK_WEATHER: Final = 2  # which way the climate goes
ASK_ACCIDENT: Final = 3  # which rival dinosaur
ASK_PEACE: Final = 4  # which rival
ASK_CUCKOO: Final = 5  # which newborn
ASK_WALK: Final = 6  # which dinosaur takes a step
ASK_GO: Final = 7  # where it goes
ASK_BIRTH: Final = 8  # where a newborn is laid
ASK_REMOVE: Final = 9  # which dinosaur dies
ASK_GENE: Final = 10  # which gene to bid on
ASK_BID: Final = 11  # how much
OVER: Final = 12

# Options of ASK_CARD and ASK_ENCORE; the cards follow.
PASS: Final = 0
REST: Final = 1  # let all further moments of the turn pass
FIRST_CARD: Final = 2

# Options of ASK_WEATHER.
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

# The stages of a turn, in the order of chapters 4 to 8. Those named before or after something,
# and the payment, are the moments at which players are polled for cards (chapter 9).
BEFORE_CLIMATE: Final = 0
CLIMATE: Final = 1
AFTER_CLIMATE: Final = 2
BEFORE_MOVEMENT: Final = 3
MOVEMENT: Final = 4
BEFORE_BIRTHS: Final = 5
BIRTHS: Final = 6
AFTER_BIRTHS: Final = 7
BEFORE_SURVIVAL: Final = 8
SURVIVAL: Final = 9
SCORING: Final = 10
AFTER_SURVIVAL: Final = 11
BEFORE_METEOR: Final = 12
METEOR: Final = 13
BEFORE_AUCTION: Final = 14
AUCTION: Final = 15
PAYMENT: Final = 16
PAYING: Final = 17
STAGES: Final = 18
