"""Information-set Monte Carlo tree search: imagine what is hidden, try, remember, try again.

One tree holds what the searching seat could see happen: its branches are answers. Every iteration
imagines the hidden part anew and lets luck fall as it likes, so an answer is judged over all the
positions it can meet; a branch is compared with others only as often as it was on offer.
Seats that are asked at once answer one after the other, the searching seat first.
"""

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from pangaea.bots.playout import playout
from pangaea.core.luck import Luck
from pangaea.core.question import Question
from pangaea.core.state import NOBODY, State

CURIOSITY: Final = 0.4  # of the UCB formula: measured best for rewards between 0 and 1


class Branch:
    """An answer in the tree: how often it was on offer and tried, and what it brought its seat."""

    def __init__(self, seat: i64, question: Question | None, option: i64) -> None:
        self.seat: i64 = seat
        self.question = question
        self.option: i64 = option
        self.offered: i64 = 0
        self.tried: i64 = 0
        self.reward: float = 0.0
        self.first: Branch | None = None  # the answers that follow, as a chain
        self.next: Branch | None = None

    def follows(self, seat: i64, question: Question, option: i64) -> "Branch | None":
        """Return the branch of an answer that follows this one, if it has been tried."""
        branch = self.first
        while branch is not None:
            if branch.option == option and branch.seat == seat and branch.question is question:
                return branch
            branch = branch.next
        return None

    def grow(self, seat: i64, question: Question, option: i64) -> "Branch":
        """Add the branch of an answer that has not been tried here."""
        branch = Branch(seat, question, option)
        branch.offered = 1
        branch.next = self.first
        self.first = branch
        return branch

    def promise(self) -> float:
        """Return the upper bound of what the answer may be worth."""
        tried = float(self.tried)
        return self.reward / tried + CURIOSITY * sqrt(log(float(self.offered)) / tried)


class Search:
    """A search for one seat in one veiled position; run it in slices, then take the best."""

    def __init__(self, veiled: State, seat: i64, luck: Luck) -> None:
        self.veiled = veiled
        self.seat: i64 = seat
        self.luck = luck
        self.root = Branch(NOBODY, None, 0)

    def run(self, iterations: i64) -> None:
        """Search a little further."""
        done: i64 = 0
        while done < iterations:
            self.iterate()
            done += 1

    def iterate(self) -> None:
        """Imagine the position, walk down the tree, play to the end, remember the result."""
        state = self.veiled.imagined(self.luck)
        path: list[Branch] = []
        branch = self.root
        seat = self.seat
        while seat != NOBODY:
            branch = chosen(branch, state, seat, self.luck)
            path.append(branch)
            state.answer(seat, branch.option, self.luck)
            if branch.tried == 0:
                playout(state, self.luck)
                break
            seat = state.first_asked()
        remember(path, state.rewards())

    def best(self) -> i64:
        """Return the answer tried most often; of equals the one that brought more."""
        best: Branch | None = None
        branch = self.root.first
        while branch is not None:
            if best is None or is_better(branch, best):
                best = branch
            branch = branch.next
        assert best is not None, "a search must run before it can tell"
        return best.option

    def tried(self, option: i64) -> i64:
        """Return how often an answer was tried."""
        branch = self.root.follows(self.seat, self.veiled.question(self.seat), option)
        return 0 if branch is None else branch.tried

    def worth(self, option: i64) -> float:
        """Return what an answer brought on average, from 0 to 1."""
        branch = self.root.follows(self.seat, self.veiled.question(self.seat), option)
        return 0.0 if branch is None else branch.reward / float(branch.tried)


def chosen(branch: Branch, state: State, seat: i64, luck: Luck) -> Branch:
    """Follow the most promising answer, or one not tried here yet, chosen by luck."""
    question = state.question(seat)
    best: Branch | None = None
    most: float = -1.0
    untried: i64 = 0
    fresh: i64 = 0
    for option in state.options(seat):
        found = branch.follows(seat, question, option)
        if found is None:
            untried += 1
            if luck.pick(untried) == 0:
                fresh = option
        else:
            found.offered += 1
            promise = found.promise() if untried == 0 else -1.0
            if promise > most:
                most = promise
                best = found
    if untried > 0 or best is None:
        return branch.grow(seat, question, fresh)
    return best


def remember(path: list[Branch], rewards: list[float]) -> None:
    """Add what each seat got to the answers it gave."""
    for branch in path:
        branch.tried += 1
        branch.reward += rewards[branch.seat]


def is_better(branch: Branch, other: Branch) -> bool:
    """Tell which of two answers a search would rather give."""
    if branch.tried != other.tried:
        return branch.tried > other.tried
    return branch.reward > other.reward
