"""Counts of many games: whole numbers only, so the order of adding them up does not matter."""

from typing import Self

from msgspec import Struct

from pangaea.core.outcome import Outcome


class Sums(Struct):
    """What is needed of a list of whole numbers to tell its mean, spread and extremes."""

    count: int = 0
    total: int = 0
    squares: int = 0
    least: int = 0
    most: int = 0

    def add(self, number: int) -> None:
        """Count one more number."""
        self.include(Sums(1, number, number * number, number, number))

    def include(self, other: Self | "Sums") -> None:
        """Count what another has counted."""
        if not other.count:
            return
        self.least = min(self.least, other.least) if self.count else other.least
        self.most = max(self.most, other.most) if self.count else other.most
        self.count += other.count
        self.total += other.total
        self.squares += other.squares


class Tally(Struct):
    """The results of some games, per contestant."""

    victories: list[list[int]]  # [contestant][how many shared it, less one]
    scores: list[Sums]
    lengths: Sums
    endings: dict[str, int]

    def add(self, contestants: list[int], outcome: Outcome, decisions: int) -> None:
        """Count a game; `contestants` says who sat on each seat."""
        sharing = len(outcome.winners)
        for seat in outcome.winners:
            self.victories[contestants[seat]][sharing - 1] += 1
        for standing in outcome.standings:
            self.scores[contestants[standing.seat]].add(standing.total)
        self.lengths.add(decisions)
        self.endings[outcome.reason] = self.endings.get(outcome.reason, 0) + 1

    def include(self, other: "Tally") -> None:
        """Count what another tally has counted."""
        for mine, theirs in zip(self.victories, other.victories, strict=True):
            mine[:] = [a + b for a, b in zip(mine, theirs, strict=True)]
        for sums, more in zip(self.scores, other.scores, strict=True):
            sums.include(more)
        self.lengths.include(other.lengths)
        for reason, games in other.endings.items():
            self.endings[reason] = self.endings.get(reason, 0) + games


def empty(seats: int) -> Tally:
    """Return the tally of no game."""
    return Tally([[0] * seats for _ in range(seats)], [Sums() for _ in range(seats)], Sums(), {})
