"""A sequential test: play until it is clear whether one wins its fair share only, or much more.

Wald's test of two hypotheses by the ratio of their likelihoods: as soon as one is so much likelier
that mistakes are as rare as wanted, it is over; clear cases need few games.
"""

from collections.abc import Iterable
from math import log
from typing import Final

from msgspec import Struct

MISTAKES: Final = 0.05  # how often either verdict may be wrong


class Verdict(Struct, frozen=True):
    """What came out: whether the better hypothesis holds, after how many games, how clearly."""

    holds: bool
    games: int
    evidence: float  # the logarithm of how many times likelier it is
    clear: bool  # whether that is enough, or the games ran out


def judged(wins: Iterable[float], poor: float, good: float, mistakes: float = MISTAKES) -> Verdict:
    """Judge shares of victories one after the other: is their chance `good` rather than `poor`?"""
    assert 0.0 < poor < good < 1.0, "the hypotheses differ, and neither is certain"
    enough = log((1.0 - mistakes) / mistakes)
    evidence, games = 0.0, 0
    for won in wins:
        games += 1
        evidence += won * log(good / poor) + (1.0 - won) * log((1.0 - good) / (1.0 - poor))
        if abs(evidence) >= enough:
            return Verdict(evidence > 0.0, games, evidence, clear=True)
    return Verdict(evidence > 0.0, games, evidence, clear=False)
