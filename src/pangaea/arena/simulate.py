"""Many games between bots, on one core or several."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import perf_counter
from typing import Final

from msgspec import Struct

from pangaea.arena.report import Report, reported
from pangaea.arena.series import Series, played
from pangaea.arena.tally import Tally, empty
from pangaea.bots import bot
from pangaea.core.errors import PangaeaError
from pangaea.core.game import Game
from pangaea.core.variants import VariantValue

SLICES: Final = 100  # parts of a long series, to show progress and to share the work

Heard = Callable[[int], None]


class BadSeries(PangaeaError, ValueError):
    """A series of games cannot be played as it was asked for."""


def simulate(
    game: Game,
    seats: int,
    games: int,
    seed: int,
    bots: Sequence[str],
    variants: Mapping[str, VariantValue] | None = None,
    box: Struct | None = None,
    *,
    rotate: bool = False,
    jobs: int = 1,
    heard: Heard | None = None,
) -> Report:
    """Play games between bots and report; `heard` is told how many games have been added.

    The seed decides everything but the time, whatever the number of jobs. One level stands for all
    seats. Games of a package of one's own are played with one job.
    """
    complete = game.check(seats, variants or {})
    lineup = _lineup(seats, bots)
    check_numbers(games=games, jobs=jobs)
    series = Series(game.slug, seats, games, seed, lineup, complete, box, rotate)
    started = perf_counter()
    tally = empty(seats)
    for part in _slices_played(series, jobs):
        tally.include(part)
        if heard is not None:
            heard(part.lengths.count)
    return reported(series, tally, perf_counter() - started, jobs)


def duel(
    game: Game, level: str, rival: str, games: int, seed: int, seats: int = 2, jobs: int = 1
) -> Report:
    """Let one bot play against rivals of another level on every seat in turn; it comes first."""
    bots = [level] + [rival] * (seats - 1)
    return simulate(game, seats, games, seed, bots, rotate=True, jobs=jobs)


def _lineup(seats: int, bots: Sequence[str]) -> tuple[str, ...]:
    lineup = tuple(bots) * seats if len(bots) == 1 else tuple(bots)
    if len(lineup) != seats:
        raise BadSeries("error-lineup", bots=len(lineup), seats=seats)
    for level in lineup:
        bot(level)
    return lineup


def check_numbers(**numbers: int) -> None:
    """Refuse numbers of which there must be one at least."""
    for name, number in numbers.items():
        if number < 1:
            raise BadSeries("error-at-least-one", name=name, number=number)


def _slices_played(series: Series, jobs: int) -> Iterator[Tally]:
    """Play a series part by part, here or in processes of their own."""
    size = -(-series.games // SLICES)
    starts = list(range(0, series.games, size))
    ends = [min(start + size, series.games) for start in starts]
    if jobs == 1:
        for first, last in zip(starts, ends, strict=True):
            yield played(series, first, last)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(played, [series] * len(starts), starts, ends)
