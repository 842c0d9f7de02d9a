"""Intervals against figures worked out by hand and printed in textbooks."""

import pytest

from pangaea.arena.statistics import mean, wilson


def test_eight_of_ten_by_wilson() -> None:
    """z² = 3.8415: centre (0.8 + 0.19207) / 1.38415, margin 1.96 √(0.016 + 0.0096036) / 1.38415."""
    estimate = wilson(8, 10)

    assert estimate.value == pytest.approx(0.8)
    assert estimate.low == pytest.approx(0.4902, abs=1e-4)
    assert estimate.high == pytest.approx(0.9433, abs=1e-4)


def test_none_of_ten_still_leaves_room() -> None:
    """z² / (n + z²) = 3.8415 / 13.8415."""
    estimate = wilson(0, 10)

    assert estimate.low == pytest.approx(0, abs=1e-12)
    assert estimate.high == pytest.approx(0.27753, abs=1e-5)


def test_all_of_ten_mirrors_none_of_ten() -> None:
    estimate = wilson(10, 10)

    assert estimate.low == pytest.approx(1 - 0.27753, abs=1e-5)
    assert estimate.high == pytest.approx(1)


def test_shared_victories_count_as_fractions() -> None:
    assert wilson(1.5, 3).value == pytest.approx(0.5)


def test_mean_of_one_to_five() -> None:
    """Variance 10 / 4 = 2.5, so the margin is 1.96 √(2.5 / 5) = 1.3859."""
    estimate = mean(total=15, squares=55, count=5)

    assert estimate.value == 3
    assert estimate.low == pytest.approx(3 - 1.3859, abs=1e-4)
    assert estimate.high == pytest.approx(3 + 1.3859, abs=1e-4)


def test_a_single_number_has_no_interval() -> None:
    estimate = mean(total=7, squares=49, count=1)

    assert (estimate.value, estimate.low, estimate.high) == (7, None, None)
