"""One number for many."""

import math


def percentile(values: list[float], percent: float) -> float:
    """Return the smallest value that so many percent of the values do not exceed."""
    if not values:
        return math.nan
    ordered = sorted(values)
    return ordered[max(0, math.ceil(len(ordered) * percent / 100) - 1)]
