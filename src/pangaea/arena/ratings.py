"""Ratings from results: how much likelier the better one is to be ahead, in Elo points.

The model of Bradley and Terry: of two contestants of strengths a and b, the first ends ahead with
the chance a / (a + b); a tie counts as half for each. Every pair of different levels at a table is
such a comparison. The strengths fit all of them best; the intervals come from how much the results
could have been otherwise. Comparisons within one game are not independent, so a game counts as
one piece of evidence for each pair of levels, however many seats they had.
"""

from collections.abc import Iterable
from math import log10, sqrt
from typing import Final

from msgspec import Struct

from pangaea.arena.statistics import CONFIDENCE, Estimate
from pangaea.arena.tournament import Played

ELO: Final = 400.0  # points for ten to one
ROUNDS: Final = 2_000
STILL: Final = 1e-10
DRAW: Final = 0.5  # of one game that each pair is thought to have drawn: nobody is beyond compare


class Rating(Struct, frozen=True):
    """How strong a level is beside the others, whose mean is 0."""

    level: str
    elo: Estimate
    games: int


Meetings = dict[tuple[str, str], float]  # how often the first ended ahead of the second


def ratings(played: Iterable[Played], levels: list[str]) -> list[Rating]:
    """Rate levels by all games, in the order they are named."""
    ahead: Meetings = {}
    games = dict.fromkeys(levels, 0)
    for one in played:
        for level in set(one.levels):
            games[level] += 1
        for pair, share in meetings_of(one).items():
            ahead[pair] = ahead.get(pair, 0.0) + share
    strengths = fitted(ahead, levels)
    return [
        Rating(level, elo_of(level, strengths, ahead, levels), games[level]) for level in levels
    ]


def meetings_of(one: Played) -> Meetings:
    """Return how a game's levels ended before one another, one game in all for each pair."""
    found: Meetings = {}
    seats = range(len(one.levels))
    for a in sorted(set(one.levels)):
        for b in sorted(set(one.levels) - {a}):
            pairs = [
                (x, y) for x in seats for y in seats if (one.levels[x], one.levels[y]) == (a, b)
            ]
            better = sum(
                1.0 if one.ranks[x] < one.ranks[y] else 0.5 * (one.ranks[x] == one.ranks[y])
                for x, y in pairs
            )
            found[a, b] = better / len(pairs)
    return found


def fitted(ahead: Meetings, levels: list[str]) -> dict[str, float]:
    """Return the strengths that explain the results best; their product is 1."""
    strengths = dict.fromkeys(levels, 1.0)
    for _ in range(ROUNDS):
        fresh = {level: better_strength(level, strengths, ahead, levels) for level in levels}
        scale = 10.0 ** (sum(log10(one) for one in fresh.values()) / len(fresh))
        fresh = {level: one / scale for level, one in fresh.items()}
        moved = max(abs(fresh[level] / strengths[level] - 1.0) for level in levels)
        strengths = fresh
        if moved < STILL:
            break
    return strengths


def better_strength(
    level: str, strengths: dict[str, float], ahead: Meetings, levels: list[str]
) -> float:
    """Improve one strength, the others being what they are."""
    won, expected = 0.0, 0.0
    for other in levels:
        if other != level and (total := meetings_between(level, other, ahead)):
            won += ahead.get((level, other), 0.0) + DRAW
            expected += total / (strengths[level] + strengths[other])
    return won / expected if expected else 1.0


def meetings_between(level: str, other: str, ahead: Meetings) -> float:
    """Count how often two levels met, the draw that is added to be careful included."""
    met = ahead.get((level, other), 0.0) + ahead.get((other, level), 0.0)
    return met + 2.0 * DRAW if met else 0.0


def elo_of(level: str, strengths: dict[str, float], ahead: Meetings, levels: list[str]) -> Estimate:
    """Return a strength in Elo points, with the interval that its own results leave."""
    value = ELO * log10(strengths[level])
    known = 0.0
    for other in levels:
        if other != level:
            chance = strengths[level] / (strengths[level] + strengths[other])
            known += meetings_between(level, other, ahead) * chance * (1.0 - chance)
    if not known:
        return Estimate(value, None, None)
    margin = CONFIDENCE * ELO / (2.302585092994046 * sqrt(known))
    return Estimate(value, value - margin, value + margin)
