"""Whether what chance brought is no surprise."""

from collections import Counter
from collections.abc import Iterable


def chi_square(seen: Iterable[int], expected: dict[int, float]) -> float:
    """Return how far what was seen lies from what was expected, in standard deviations.

    For chi-square with d degrees of freedom, mean d and variance 2d.
    """
    counted = Counter(seen)
    total = sum(counted.values())
    assert set(counted) <= set(expected), "something was seen that cannot be"
    distance = sum(
        (counted[value] - total * share) ** 2 / (total * share) for value, share in expected.items()
    )
    degrees = len(expected) - 1
    return float((distance - degrees) / (2 * degrees) ** 0.5)


def looks_fair(seen: Iterable[int], expected: dict[int, float]) -> bool:
    """Tell whether what was seen is no surprise; seeds are fixed, so this never flickers."""
    return chi_square(seen, expected) < 4


def evenly(size: int) -> dict[int, float]:
    """Expect each of 0..size-1 as often as the others."""
    return dict.fromkeys(range(size), 1 / size)
