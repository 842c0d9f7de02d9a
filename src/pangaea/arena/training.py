"""Teaching a game's bots what positions are worth: games of self-play, then a net that learns.

First the games are played and what was seen in them is kept in a file, game after game, so that
whoever stops goes on later; then the net learns from all of them, in an order that the seed alone
decides. The same seed, player and number of games give the same model.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic
from typing import Final

import msgspec
from librt.vecs import vec
from msgspec import Struct

from pangaea.arena.series import derived_seed
from pangaea.arena.simulate import check_numbers
from pangaea.bots import bot
from pangaea.bots.learning import Pupil, even_surprise, surprise_of
from pangaea.core.errors import PangaeaError
from pangaea.core.game import Game
from pangaea.core.luck import Dice, Luck
from pangaea.core.model import Model, size
from pangaea.core.state import NOBODY, State
from pangaea.core.taught import FORMAT, Taught

LESSONS: Final = 8  # positions of a game that are learned from, taken evenly by chance
WILD: Final = 20  # of so many answers one is by chance, so that more is seen than good play
HIDDEN: Final = 16
ROUNDS: Final = 12  # through all lessons
PACE: Final = 0.003  # of learning at first; it slows down to a tenth
TESTED: Final = 11  # of so many games one is kept to test with; at every number of seats in turn
DIGITS: Final = 6

Heard = Callable[[int], None]


class BadTraining(PangaeaError, ValueError):
    """A game cannot be trained as it was asked for."""


class LessonPlan(Struct, frozen=True):
    """What decides a model, and nothing else: the first line of what is kept."""

    game: str
    seed: int
    player: str
    figures: list[str]


class Lesson(Struct, frozen=True):
    """A game in a few of its positions: every seat's figures, and who won."""

    seats: int
    winners: list[int]
    figures: list[list[float]]

    def results(self) -> list[float]:
        """Return each seat's share of the victory."""
        share = 1.0 / len(self.winners)
        return [share if seat in self.winners else 0.0 for seat in range(self.seats)]


def train(
    game: Game,
    games: int,
    seed: int,
    keep: Path,
    *,
    player: str = "casual",
    minutes: float | None = None,
    heard: Heard | None = None,
) -> Taught | None:
    """Play what is still missing, then learn; None: the time was up before all was played."""
    check_numbers(games=games)
    bot(player)
    names = game.advisor.figure_names()
    if not names:
        raise BadTraining("error-train-figures", slug=game.slug)
    plan = LessonPlan(game.slug, seed, player, names)
    lessons = kept_lessons(keep, plan)
    deadline = None if minutes is None else monotonic() + 60.0 * minutes
    if heard is not None:
        heard(min(len(lessons), games))
    for lesson in more_lessons(game, plan, keep, range(len(lessons), games)):
        lessons.append(lesson)
        if heard is not None:
            heard(1)
        if deadline is not None and monotonic() > deadline and len(lessons) < games:
            return None
    return learned(plan, lessons[:games])


def kept_lessons(keep: Path, plan: LessonPlan) -> list[Lesson]:
    """Return the games played before; a last line that was cut off is played again."""
    if not keep.exists():
        keep.parent.mkdir(parents=True, exist_ok=True)
        keep.write_bytes(msgspec.json.encode(plan) + b"\n")
        return []
    first, *lines = keep.read_bytes().split(b"\n")
    try:
        known = msgspec.json.decode(first, type=LessonPlan)
        lessons = [msgspec.json.decode(line, type=Lesson) for line in lines[:-1]]
    except msgspec.MsgspecError as error:
        raise BadTraining("error-train-kept", path=str(keep), problem=str(error)) from error
    if known != plan:
        raise BadTraining("error-train-other", path=str(keep))
    if lines and lines[-1]:
        keep.write_bytes(b"\n".join([first, *lines[:-1], b""]))
    return lessons


def more_lessons(game: Game, plan: LessonPlan, keep: Path, numbers: range) -> Iterator[Lesson]:
    """Play the games of these numbers, and keep what was seen in each."""
    with keep.open("ab") as file:
        for number in numbers:
            lesson = lesson_of(game, plan, number)
            file.write(msgspec.json.encode(lesson) + b"\n")
            file.flush()
            yield lesson


def lesson_of(game: Game, plan: LessonPlan, number: int) -> Lesson:
    """Play one game by itself, at each number of seats in turn."""
    seats = game.seats[number % len(game.seats)]
    luck = Dice(derived_seed(plan.seed, number))
    state = game.start(game.setup(seats, {}), luck)
    players = [bot(plan.player) for _ in range(seats)]
    seen: list[list[float]] = []
    passed, turns, reached = 0, 0, -1
    seat, last = state.first_asked(), NOBODY
    while seat != NOBODY:
        veiled = state.veiled(seat)
        if seat != last:
            players[seat].begin_turn()
            last = seat
            turns += 1
        pace = game.advisor.pace(veiled, turns)
        if pace > reached:
            reached = pace
            notice(game, veiled, seen, passed, luck)
            passed += 1
        wild = luck.pick(WILD) == 0
        option = players[seat].choose(game, veiled, seat, luck)
        state.answer(seat, state.random_option(seat, luck) if wild else option, luck)
        seat = state.first_asked()
    outcome = game.outcome(state)
    assert outcome is not None, "a game that asks nobody is over"
    return Lesson(seats, list(outcome.winners), seen)


def notice(game: Game, veiled: State, seen: list[list[float]], before: int, luck: Luck) -> None:
    """Keep a position by such a chance that in the end all are equally likely to be kept."""
    place = len(seen) if before < LESSONS else luck.pick(before + 1)
    if place >= LESSONS:
        return
    found = [round(figure, DIGITS) for figure in game.advisor.figures(veiled.imagined(luck))]
    seen[place : place + 1] = [found]


def learned(plan: LessonPlan, lessons: list[Lesson]) -> Taught:
    """Learn from most games, and keep what did best in the others."""
    width = len(plan.figures)
    taught, tested = split(lessons)
    pupil = Pupil(width, HIDDEN, *scales_of(taught, width))
    luck = Dice(derived_seed(plan.seed, -1))
    pupil.begin(luck)
    best, least = pupil.plain_weights(), float("inf")
    for done in range(ROUNDS):
        pace = PACE * 0.1 ** (done / (ROUNDS - 1))
        for place in shuffled(len(taught), luck):
            pupil.learn(*taught[place], pace)
        surprise = mean_surprise(Model(width, HIDDEN, pupil.plain_weights()), tested)
        if surprise < least:
            best, least = pupil.plain_weights(), surprise
    formula = Model(width, 0, [1.0] + [0.0] * (int(size(width, 0)) - 1))
    surprises = {
        "model": round(least, 4),
        "formula": round(mean_surprise(formula, tested), 4),
        "nothing": round(sum(even_surprise(results) for _, results in tested) / len(tested), 4),
    }
    command = f"pangaea train {plan.game} --games {len(lessons)} --seed {plan.seed}"
    command += f" --player {plan.player}"
    return Taught(FORMAT, plan.game, plan.figures, HIDDEN, best, command, surprises)


Example = tuple[vec[float], list[float]]


def split(lessons: list[Lesson]) -> tuple[list[Example], list[Example]]:
    """Lay apart what is learned from, and what is only tested with: whole games, never parts."""
    parts: tuple[list[Example], list[Example]] = ([], [])
    for number, lesson in enumerate(lessons):
        part = parts[number % TESTED == TESTED - 1 or len(lessons) < TESTED]
        part.extend((vec[float](figures), lesson.results()) for figures in lesson.figures)
    return parts[0] or parts[1], parts[1]


def scales_of(examples: list[Example], width: int) -> tuple[list[float], list[float]]:
    """Return the mean and the spread of each figure; one that never changes has the spread 1."""
    means, scales = [], []
    for place in range(width):
        column = [row[at] for row, _ in examples for at in range(place, len(row), width)]
        mean = sum(column) / len(column)
        variance = sum((value - mean) ** 2 for value in column) / len(column)
        means.append(mean)
        scales.append(variance**0.5 if variance > 1e-9 else 1.0)
    return means, scales


def mean_surprise(net: Model, examples: list[Example]) -> float:
    """Return how surprised a net is by the results, on average."""
    return sum(surprise_of(net, *example) for example in examples) / len(examples)


def shuffled(number: int, luck: Luck) -> list[int]:
    """Return the places of a list in an order by chance."""
    places = list(range(number))
    for last in range(number - 1, 0, -1):
        other = luck.pick(last + 1)
        places[last], places[other] = places[other], places[last]
    return places
