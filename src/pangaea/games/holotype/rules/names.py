"""The nouns of Holotype as small numbers."""

from typing import Final

# Periods, which are also the colours of fossils (chapter 1); research comes after them.
TRIASSIC: Final = 0
JURASSIC: Final = 1
CRETACEOUS: Final = 2
PERIODS: Final = 3
RESEARCH: Final = 3

MARINE: Final = 3  # the fourth clade

# Trace fossils.
TRACKS: Final = 0
EGGS: Final = 1
AMBER: Final = 2
COPROLITE: Final = 3
TRACES: Final = 4
NO_TRACE: Final = 4  # the last answer of TRACE

# Workers by rank: each bumps its own and those below; two are senior [holotype 1.6].
ASSISTANT: Final = 0
STUDENT: Final = 1
PALEONTOLOGIST: Final = 2
WORKERS: Final = 3
RECALL: Final = 3  # the last answer of WORKER

# Places of the board, and where else a worker can be.
LAB: Final = 0
FIELD: Final = 1
LIBRARY: Final = 2
JOURNAL: Final = 3
MUSEUM: Final = 4
PLACES: Final = 5
LOUNGE: Final = -1
LOCKED: Final = -2

# What one can do in the Lab (chapter 4).
DRAW: Final = 0
DRAW_MORE: Final = 1
TAKE: Final = 2
THROW: Final = 3

# Faces of the dice; the last answer of REROLL keeps them (chapter 5).
MUSEUM_FACE: Final = 3  # faces 0-2 are one, two and three fossils
FACES: Final = 4
KEEP_DICE: Final = 4

# Milestones (chapter 9).
MORE_RESEARCH: Final = 0
MORE_STORAGE: Final = 1
MORE_FOSSILS: Final = 2
MUSEUM_GIFT: Final = 3
SEARCHING: Final = 4
MORE_CARDS: Final = 5
MILESTONES: Final = 6

# What is still to be done at a place, as bits; a deal is a trade or an exchange (chapter 10).
TRADES: Final = 1
EXCHANGES: Final = 2
DEALS: Final = TRADES | EXCHANGES
LAB_ACTION: Final = 4
PILE_SEARCH: Final = 8
PAPERWORK: Final = 16
FREE_CUBE: Final = 32
NO_TASKS: Final = 0

DEALS_DONE: Final = 0  # the first answer of DEAL ends them
HEAPS: Final = 4  # no, one, two or three fossils: a deal never takes more of a colour

# The steps of a turn, by their place in its list.
GOAL: Final = 0  # which personal objective to keep, all at once
WORKER: Final = 1  # which worker to place, or recall all
PLACE: Final = 2  # where it goes
VICTIM: Final = 3  # whom it bumps
BENCH: Final = 4  # what to do in the Lab
DISCARD: Final = 5  # which specimen to discard
SEARCH: Final = 6  # which card of the discard pile
SITE: Final = 7  # which of two field cards
REROLL: Final = 8  # which die to roll again
EROSION: Final = 9  # at which place to act instead
PAPER: Final = 10  # which specimen to publish, or which circle to contribute to
TRACE: Final = 11  # which trace fossil goes along
MILESTONE: Final = 12  # which milestone
DEAL: Final = 13  # which deal with the Museum
GIFT: Final = 14  # which cube the Museum milestone brings
STORE: Final = 15  # which fossil does not fit into storage

# How a game ended.
BY_TRACK: Final = 1
BY_OBJECTIVES: Final = 2

# Figures of the rulebook.
SPECIMENS: Final = 60
DONE: Final = 60  # the last answer of DISCARD
SLOT_OPTION: Final = 60  # the first answer of PAPER that contributes
FIELD_CARDS: Final = 25
OBJECTIVES: Final = 15
GOALS: Final = 16
DISCS: Final = 5
START_HAND: Final = 3
START_GOALS: Final = 2
STORAGE: Final = 8
EXTRA_STORAGE: Final = 4
REFERENCE_FEE: Final = 5
STUDENT_AFTER: Final = 3
SENIOR_DRAW: Final = 3
ASSISTANT_DRAW: Final = 2
SENIOR_RESEARCH: Final = 3
ASSISTANT_RESEARCH: Final = 2
SIDES: Final = 6  # of a die

NONE: Final = -1
HIDDEN: Final = -2  # what a seat cannot know
AGES: Final = 4  # how many shuffles of the specimen deck are told apart
SEARCHED: Final = 4  # after the ages: specimens that somebody may have searched out of the pile

# Versions of the rules.
SECRET_SEARCH: Final = 2  # from here on a specimen searched out of the pile is hidden (9.9)
