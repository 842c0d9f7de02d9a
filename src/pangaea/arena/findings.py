"""What a tournament says of a game, as data: read without whatever computes it."""

from msgspec import Struct

from pangaea.arena.statistics import Estimate
from pangaea.arena.tournament import Plan


class Rating(Struct, frozen=True):
    """How skilled a level is; without a game it is where everybody begins."""

    level: str
    skill: Estimate
    games: int


class Pairing(Struct, frozen=True):
    """How one level did alone among others of another level."""

    one: str
    others: str
    games: int
    share: Estimate  # of the victories
    fair: float


class Distribution(Struct, frozen=True):
    """Numbers by where they lie: a tenth, a quarter … of them are at most so large."""

    least: int
    low: int  # 5 %
    quarter: int
    median: int
    three_quarters: int
    high: int  # 95 %
    most: int


class Use(Struct, frozen=True):
    """An answer, how many seats gave it at least once, and how often these won."""

    answer: str
    seats: int
    share: Estimate  # of victories
    fair: float  # what these seats would have won, had it made no difference


class Balance(Struct, frozen=True):
    """Everything that a tournament's games say."""

    plan: Plan
    games: int
    pairings: list[Pairing]
    ratings: list[Rating]
    places: list[Estimate]  # by seat: the share of victories
    turns: Distribution
    answers: Distribution
    scores: dict[str, Distribution]  # by level
    endings: dict[str, int]
    uses: list[Use]  # the answers that went most with winning first
