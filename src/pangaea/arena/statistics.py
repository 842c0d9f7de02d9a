"""Means and shares with the interval in which the truth lies 95 times out of 100."""

from math import sqrt
from typing import Final

from msgspec import Struct

CONFIDENCE: Final = 1.959963984540054  # standard deviations on each side of a normal 95 %


class Estimate(Struct, frozen=True):
    """A measured value and its 95 % interval; one game alone gives a mean no interval."""

    value: float
    low: float | None
    high: float | None


def wilson(successes: float, trials: int) -> Estimate:
    """Estimate a share by Wilson's score interval.

    Successes may be fractions, as when a victory is shared: values between 0 and 1 vary less than
    wins and losses with the same mean, so the interval is wide enough for them too.
    """
    share = successes / trials
    weight = CONFIDENCE**2 / trials
    centre = (share + weight / 2) / (1 + weight)
    spread = share * (1 - share) / trials + CONFIDENCE**2 / (4 * trials**2)
    margin = CONFIDENCE * sqrt(spread) / (1 + weight)
    # The value lies within the bounds even where rounding would push it out: at 0 and at 1.
    return Estimate(share, max(0.0, min(share, centre - margin)), max(share, centre + margin))


def mean(total: int, squares: int, count: int) -> Estimate:
    """Estimate a mean from the sum of values and of their squares."""
    value = total / count
    if count == 1:
        return Estimate(value, None, None)
    variance = (squares * count - total**2) / (count * (count - 1))
    margin = CONFIDENCE * sqrt(variance / count)
    return Estimate(value, value - margin, value + margin)
