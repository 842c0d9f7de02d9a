"""Information-set Monte Carlo tree search: imagine what is hidden, try, remember, try again.

One tree holds what the searching seat could see happen: its branches are answers. Every iteration
imagines the hidden part anew and lets luck fall as it likes, so an answer is judged over all the
positions it can meet; a branch is compared with others only as often as it was on offer.
Seats that are asked at once answer one after the other, the searching seat first. What others
choose in secret meanwhile is guessed and is no branch: nobody could answer it, nor answer to it.

The game's advice says where to look first: the best advised answer is expected to be twice as good
as the next, and half of the answers of a roll-out follow it. Measured on Cubosaurs against greedy,
two seats, 100 iterations: 23 % of games with plain UCB, 75 % with that expectation, 53 % with it
but without knowing roll-outs; with 300 iterations 88 %.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from pangaea.core.advisor import TO_THE_END, Advisor
from pangaea.core.luck import Luck
from pangaea.core.question import Question
from pangaea.core.state import NOBODY, State

FADING: Final = 0.5  # what is expected of an answer, against the one advised before it
EVEN: Final = 0.5  # what to expect where nothing has been tried
NEVER: Final = -1  # the end of a search that stops nowhere before the game does


class Branch:
    """An answer in the tree: how often it was on offer and tried, and what it brought its seat."""

    def __init__(self, seat: i64, question: Question | None, option: i64, hope: float) -> None:
        self.seat: i64 = seat
        self.question = question
        self.option: i64 = option
        self.hope: float = hope  # the share of attention it deserves, by advice
        self.offered: i64 = 0
        self.tried: i64 = 0
        self.reward: float = 0.0
        self.first: Branch | None = None  # the answers that follow, as a chain
        self.next: Branch | None = None

    def follows(self, seat: i64, question: Question, option: i64) -> "Branch | None":
        """Return the branch of an answer that follows this one, if it was ever on offer."""
        branch = self.first
        while branch is not None:
            if branch.option == option and branch.seat == seat and branch.question is question:
                return branch
            branch = branch.next
        return None

    def grow(self, seat: i64, question: Question, option: i64, hope: float) -> "Branch":
        """Add the branch of an answer that was never on offer here."""
        branch = Branch(seat, question, option, hope)
        branch.next = self.first
        self.first = branch
        return branch

    def promise(self, usual: float, curiosity: float) -> float:
        """Return what the answer may be worth: what it brought, and room for surprise."""
        worth = usual if self.tried == 0 else self.reward / float(self.tried)
        return worth + curiosity * self.hope * sqrt(float(self.offered)) / float(1 + self.tried)


class Search:
    """A search for one seat in one veiled position; run it in slices, then take the best."""

    def __init__(self, veiled: State, seat: i64, luck: Luck, advisor: Advisor) -> None:
        self.veiled = veiled
        self.seat: i64 = seat
        self.luck = luck
        self.advisor = advisor
        self.root = Branch(NOBODY, None, 0, 1.0)
        self.end: i64 = NEVER
        depth = advisor.depth(veiled)
        if depth != TO_THE_END:
            self.end = advisor.pace(veiled, 0) + depth
        self.asked_last: i64 = seat
        self.turns: i64 = 0

    def run(self, iterations: i64) -> None:
        """Search a little further."""
        for _ in range(iterations):
            self.iterate()

    def iterate(self) -> None:
        """Imagine the position, walk down the tree, play to the horizon, remember the result."""
        state = self.veiled.imagined(self.luck)
        path: list[Branch] = []
        branch = self.root
        seat = self.asked_last = self.seat
        self.turns = 0
        while self.goes_on(state, seat):
            if seat != self.seat and state.question(seat).secret:
                state.answer(seat, self.likely(state, seat), self.luck)
            else:
                branch = most_promising(self.on_offer(branch, state, seat), self.advisor.curiosity)
                path.append(branch)
                state.answer(seat, branch.option, self.luck)
                if branch.tried == 0:
                    self.roll_out(state)
                    break
            seat = self.next_asked(state)
        remember(path, self.weighed(state))

    def goes_on(self, state: State, seat: i64) -> bool:
        """Tell whether somebody is asked on this side of the horizon, and count the turns."""
        if seat == NOBODY:
            return False
        if seat != self.asked_last:
            self.asked_last = seat
            self.turns += 1
        return self.end == NEVER or self.advisor.pace(state, self.turns) < self.end

    def roll_out(self, state: State) -> None:
        """Play to the horizon, by chance and by the game's policy."""
        seat = state.first_asked()
        while self.goes_on(state, seat):
            state.answer(seat, self.likely(state, seat), self.luck)
            seat = state.first_asked()

    def weighed(self, state: State) -> list[float]:
        """Return what an iteration ended in: the rules weigh the end, advice what is before it."""
        return state.rewards() if state.is_over() else self.advisor.worth(state)

    def next_asked(self, state: State) -> i64:
        """Return who answers next: where all choose in secret, the searching seat before others."""
        seat = state.first_asked()
        if seat != NOBODY and seat != self.seat and state.question(seat).secret:
            return self.seat if self.seat in state.asked() else seat
        return seat

    def likely(self, state: State, seat: i64) -> i64:
        """Return what somebody may well answer."""
        if self.luck.pick(100) < self.advisor.trust:
            return self.advisor.policy(state, seat, self.luck)
        return state.random_option(seat, self.luck)

    def on_offer(self, branch: Branch, state: State, seat: i64) -> list[Branch]:
        """Return the branches of all legal answers, new ones with what advice hopes of them."""
        question = state.question(seat)
        found: list[Branch] = []
        hopes: list[float] = []
        for place, option in enumerate(state.options(seat)):
            known = branch.follows(seat, question, option)
            if known is None:
                if not hopes:
                    hopes = self.hopes(state, seat)
                known = branch.grow(seat, question, option, hopes[place])
            known.offered += 1
            found.append(known)
        return found

    def hopes(self, state: State, seat: i64) -> list[float]:
        """Share attention among the options by the order of the advice; equals get the same."""
        values = self.advisor.values(state, seat)
        shares: list[float] = []
        for value in values:
            share = 1.0
            for other in values:
                if other > value:
                    share *= FADING
            shares.append(share)
        total = sum(shares)
        return [share / total for share in shares]

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
        return EVEN if branch is None or branch.tried == 0 else branch.reward / float(branch.tried)


def most_promising(branches: list[Branch], curiosity: float) -> Branch:
    """Return the branch to follow; one never tried is expected to be as good as the others."""
    tried: i64 = 0
    reward: float = 0.0
    for branch in branches:
        tried += branch.tried
        reward += branch.reward
    usual = EVEN if tried == 0 else reward / float(tried)
    best = branches[0]
    most: float = -1.0
    for branch in branches:
        promise = branch.promise(usual, curiosity)
        if promise > most:
            most = promise
            best = branch
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
