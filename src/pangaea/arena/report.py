"""What came out of a series of games."""

from msgspec import Struct

from pangaea.arena.series import Series
from pangaea.arena.statistics import Estimate, mean, wilson
from pangaea.arena.tally import Sums, Tally
from pangaea.core.variants import VariantValue


class Spread(Struct, frozen=True):
    """A mean with its 95 % interval, and the extremes."""

    mean: Estimate
    least: int
    most: int


class Contestant(Struct, frozen=True):
    """How one bot did; a victory shared by k counts as 1/k for each of them."""

    bot: str
    won: int  # alone
    shared: int  # with others
    wins: float  # with the shares
    rate: Estimate  # wins per game
    score: Spread


class Speed(Struct, frozen=True):
    """How fast it went: all that differs between two runs from the same seed."""

    seconds: float
    decisions_per_second: float
    jobs: int


class Report(Struct, frozen=True):
    """The results of a series, the contestants in the order they were named."""

    game: str
    seats: int
    games: int
    seed: int
    variants: dict[str, VariantValue]
    rotate: bool
    contestants: list[Contestant]
    decisions: int
    length: Spread  # decisions per game
    endings: dict[str, int]  # games by the reason they ended for
    speed: Speed


def reported(series: Series, tally: Tally, seconds: float, jobs: int) -> Report:
    """Draw up the report of a series."""
    decisions = tally.lengths.total
    return Report(
        game=series.game,
        seats=series.seats,
        games=series.games,
        seed=series.seed,
        variants=series.variants,
        rotate=series.rotate,
        contestants=[_contestant(series, tally, who) for who in range(series.seats)],
        decisions=decisions,
        length=_spread(tally.lengths),
        endings=dict(sorted(tally.endings.items())),
        speed=Speed(seconds, decisions / seconds, jobs),
    )


def _contestant(series: Series, tally: Tally, who: int) -> Contestant:
    victories = tally.victories[who]
    wins = sum(times / (others + 1) for others, times in enumerate(victories))
    return Contestant(
        bot=series.bots[who],
        won=victories[0],
        shared=sum(victories[1:]),
        wins=wins,
        rate=wilson(wins, series.games),
        score=_spread(tally.scores[who]),
    )


def _spread(sums: Sums) -> Spread:
    return Spread(mean(sums.total, sums.squares, sums.count), sums.least, sums.most)
