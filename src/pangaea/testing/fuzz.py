"""Rule fuzzing: `python -m pangaea.testing.fuzz evo --decisions 100000`.

A game is played from a list of numbers that choose seats, options and luck. Lists that reach a new
branch of the rules are kept and changed further, so that play comes to places that plain chance
hardly ever finds. After every answer what must hold of any position is checked.
"""

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from itertools import chain, repeat
from pathlib import Path
from time import monotonic
from types import FrameType
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from pangaea import shelf
from pangaea.core.game import Game
from pangaea.core.luck import Dice, Luck
from pangaea.core.state import State
from pangaea.testing.cases import Case, cases_of

if TYPE_CHECKING:
    from _typeshed import TraceFunction

MOST_ANSWERS = 20_000
FRESH = 4  # one game in so many begins from nothing
LUCK_SHARE = 3  # one number in so many decides luck


class Trouble(AssertionError):
    """What must hold of any position does not."""


class Branches:
    """The branches of the rules that were ever taken: from which line to which."""

    def __init__(self, game: Game) -> None:
        self.rules = str(shelf.folder(game.slug))
        self.taken: set[tuple[str, int, int]] = set()
        self.watched: dict[str, bool] = {}

    def watches(self, file: str) -> bool:
        """Tell whether a file holds rules: not how a table looks, nor what is good there."""
        if file not in self.watched:
            apart = ("/scene/", "/advice/", "scene.py", "events.py")
            mine = file.startswith(self.rules) and not any(part in file for part in apart)
            self.watched[file] = mine
        return self.watched[file]

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Note every branch that is taken meanwhile."""
        before = sys.gettrace()
        sys.settrace(self._called)
        try:
            yield
        finally:
            sys.settrace(before)

    def _called(self, frame: FrameType, event: str, argument: object) -> "TraceFunction | None":
        file = frame.f_code.co_filename
        if not self.watches(file):
            return None
        last = frame.f_code.co_firstlineno

        def stepped(frame: FrameType, event: str, _: object) -> "TraceFunction | None":
            nonlocal last
            if event == "line":
                self.taken.add((file, last, frame.f_lineno))
                last = frame.f_lineno
            return stepped

        return stepped


class Said(Luck):
    """Luck that says what a list of numbers tells it, then goes on by dice."""

    def __init__(self, numbers: list[int], dice: Dice) -> None:
        self.numbers = iter(numbers)
        self.dice = dice
        self.said: list[int] = []

    def pick(self, n: int) -> int:
        number = next(self.numbers, None)
        value = int(self.dice.pick(n)) if number is None else number % n
        self.said.append(value)
        return value


class Input(Struct, frozen=True):
    """A game to play: which case, and the numbers that decide it."""

    case: int
    choices: list[int]
    luck: list[int]


class Played(Struct):
    """What was played: the numbers that were used, and whether the game came to its end."""

    choices: list[int]
    luck: list[int]
    ended: bool


def play(case: Case, wish: Input, dice: Dice, most: int = MOST_ANSWERS) -> Played:
    """Play a game from a list of numbers, then by dice; check every position on the way."""
    luck = Said(wish.luck, dice)
    state = case.game.start(case.setup, luck)
    pieces = case.game.inventory(state)
    choices: list[int] = []
    for number in chain(wish.choices, repeat(-1)):
        asked = state.asked()
        if not asked or len(choices) >= most:
            break
        chosen = int(dice.pick(1 << 30)) if number < 0 else number
        choices.append(chosen)
        answer(state, asked, chosen, luck)
        check(case, state, pieces)
    return Played(choices, luck.said, ended=not state.asked())


def answer(state: State, asked: list[int], number: int, luck: Luck) -> None:
    """Let a number choose the seat and its option."""
    seat = asked[number % len(asked)]
    options = state.options(seat)
    if not options:
        raise Trouble(f"seat {seat} is asked and has no option")
    state.answer(seat, options[number // len(asked) % len(options)], luck)


def check(case: Case, state: State, pieces: dict[str, int]) -> None:
    """Check what must hold of any position."""
    if case.game.inventory(state) != pieces:
        raise Trouble("a piece was lost or made")
    over = not state.asked()
    if over != (case.game.outcome(state) is not None):
        raise Trouble("a game that is over has an outcome, and no other")


def changed(wish: Input, dice: Dice, cases: int) -> Input:
    """Change a game a little: another number somewhere, a part left out, another end."""
    choices, luck = list(wish.choices), list(wish.luck)
    for _ in range(1 + int(dice.pick(4))):
        several = luck if luck and not dice.pick(LUCK_SHARE) else choices
        if several:
            place = int(dice.pick(len(several)))
            several[place : place + int(dice.pick(3))] = [int(dice.pick(1 << 30))]
    end = int(dice.pick(len(choices) + 1))
    case = int(dice.pick(cases)) if not dice.pick(20) else wish.case
    return Input(case, choices[:end], luck)


class Report(Struct):
    """What fuzzing came to."""

    game: str
    decisions: int = 0
    games: int = 0
    branches: int = 0
    endless: int = 0  # games cut off after very many answers
    kept: list[Input] = []


def fuzz(
    game: Game,
    decisions: int,
    seed: int = 0,
    seconds: float = 1e9,
    kept: list[Input] | None = None,
    *,
    watch: bool = True,
) -> Report:
    """Play so many decisions, or so long, led by the branches that are reached.

    Without watching for branches, as compiled rules must be played, the games that were kept
    before are changed further.
    """
    cases, dice, branches = cases_of(game), Dice(seed), Branches(game)
    report, end = Report(game.slug, kept=list(kept or [])), monotonic() + seconds
    while report.decisions < decisions and monotonic() < end:
        wish = next_input(report.kept, dice, len(cases))
        before = len(branches.taken)
        with branches.watching() if watch else nullcontext():
            played = tried(cases[wish.case], wish, dice)
        report.games += 1
        report.decisions += len(played.choices)
        report.endless += not played.ended
        if len(branches.taken) > before:
            report.kept.append(Input(wish.case, played.choices, played.luck))
    report.branches = len(branches.taken)
    return report


def next_input(kept: list[Input], dice: Dice, cases: int) -> Input:
    """Change one of the games that were kept, or begin from nothing now and then."""
    if not kept or not dice.pick(FRESH):
        return Input(int(dice.pick(cases)), [], [])
    return changed(kept[int(dice.pick(len(kept)))], dice, cases)


def tried(case: Case, wish: Input, dice: Dice) -> Played:
    """Play, and tell of trouble how to come to it again."""
    try:
        return play(case, wish, dice)
    except Exception as error:
        raise Trouble(f"{case}: {error!r} after {wish}") from error


def steadily(case: Case, *, last: bool, most: int = MOST_ANSWERS) -> bool:
    """Always answer with the first option, or always with the last: does the game end?"""
    luck = Dice(1)
    state = case.game.start(case.setup, luck)
    for _ in range(most):
        seat = state.first_asked()
        if seat < 0:
            return True
        state.answer(seat, state.options(seat)[-1 if last else 0], luck)
    return False


def read_kept(path: Path) -> list[Input]:
    """Read the games that were kept before, if there are any."""
    return msgspec.json.decode(path.read_bytes(), type=list[Input]) if path.exists() else []


def main() -> None:
    """Fuzz the games named, or all, and say what was reached."""
    parser = argparse.ArgumentParser(prog="python -m pangaea.testing.fuzz", description=__doc__)
    parser.add_argument("games", nargs="*", default=[game.slug for game in shelf.games()])
    parser.add_argument("--decisions", type=int, default=100_000)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--keep", type=Path, help="folder of the games that reached new branches")
    parser.add_argument("--blind", action="store_true", help="do not watch branches")
    wish = parser.parse_args()
    for slug in wish.games:
        file = None if wish.keep is None else wish.keep / f"{slug}.json"
        kept = read_kept(file) if file else []
        found = fuzz(
            shelf.game(slug), wish.decisions, wish.seed, wish.seconds, kept, watch=not wish.blind
        )
        if file and not wish.blind:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(msgspec.json.encode(found.kept))
        say(found)


def say(found: Report) -> None:
    """Print what fuzzing came to."""
    played = f"{found.decisions} decisions in {found.games} games, {found.endless} cut off"
    reached = f"{found.branches} branches seen, {len(found.kept)} games kept"
    sys.stdout.write(f"{found.game}: {played}; {reached}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
