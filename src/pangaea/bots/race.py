"""A race between the answers to one question: each runs through the same imagined worlds.

What an answer brought in a world is compared with what the best advised one, the pacemaker, brought
in the same world with the same luck: most of the luck cancels out. Advice counts as so many worlds
in which every answer fell behind the pacemaker by what its value says. So with little to go by the
race ends as the advice would have it, and with much as the worlds do.
"""

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from pangaea.core.advisor import Advisor

WORLDS: Final = 1 << 16  # that are told apart; then the first ones come again
FIRST_SPREAD: Final = 0.2  # of what answers bring in the same world, as a few comparisons say
FEW: Final = 4.0
KEEN: Final = 0.7  # how many standard errors better than it looks an answer may be, more in time


class Runner:
    """An answer in the race: in how many worlds it ran, and how far it was ahead in all of them."""

    def __init__(self, place: i64, behind: float) -> None:
        self.place: i64 = place
        self.behind: float = behind  # what advice says it loses against the pacemaker
        self.ran: i64 = 0
        self.ahead: float = 0.0

    def lead(self, faith: float) -> float:
        """Return by how much it is expected to be better than the pacemaker."""
        return (self.ahead - faith * self.behind) / (float(self.ran) + faith)


class Race:
    """All answers to the question at the root of a search, in the order of its options."""

    def __init__(self, values: list[float], advisor: Advisor) -> None:
        best = max(values)
        stakes = advisor.stakes
        self.faith: float = advisor.faith
        self.runners: Final = [
            Runner(place, stakes * (best - value)) for place, value in enumerate(values)
        ]
        self.pacemaker: Final = self.runners[values.index(best)]
        self.paces: Final[list[float]] = []  # what the pacemaker brought in each world
        self.compared: float = 0.0
        self.squares: float = 0.0

    def next(self) -> Runner:
        """Return who runs now: whoever may be best, but the pacemaker first in every world."""
        faith = self.faith
        room = KEEN * self.spread() * sqrt(log(2.0 + self.compared + float(self.pacemaker.ran)))
        best = self.pacemaker
        most = room / sqrt(float(best.ran) + faith)
        for runner in self.runners:
            hope = runner.lead(faith) + room / sqrt(float(runner.ran) + faith)
            if hope > most:
                most = hope
                best = runner
        return self.pacemaker if best.ran >= self.pacemaker.ran else best

    def spread(self) -> float:
        """Return how far the results of two answers in the same world lie apart."""
        expected = FEW * FIRST_SPREAD * FIRST_SPREAD
        return sqrt((expected + self.squares) / (FEW + self.compared))

    def remember(self, runner: Runner, reward: float) -> None:
        """Hear what an answer brought in its world."""
        world = runner.ran % WORLDS
        runner.ran += 1
        if runner is not self.pacemaker:
            ahead = reward - self.paces[world]
            runner.ahead += ahead
            self.compared += 1.0
            self.squares += ahead * ahead
        elif world < len(self.paces):
            self.paces[world] = reward
        else:
            self.paces.append(reward)

    def leader(self) -> Runner:
        """Return the answer that is expected to be best."""
        best = self.pacemaker
        for runner in self.runners:
            if runner.lead(self.faith) > best.lead(self.faith):
                best = runner
        return best
