"""What a game's end is worth to each seat, for search."""

import pytest

from pangaea.core.rewards import rewards_by_margin


def test_victory_is_worth_half_and_the_lead_the_rest() -> None:
    """25 of 50 points ahead: the lead is worth three quarters of its half, or one quarter."""
    assert rewards_by_margin([60, 35], [0, 0], 50.0) == pytest.approx([0.5 + 0.375, 0.125])


def test_a_lead_beyond_the_margin_is_worth_no_more() -> None:
    assert rewards_by_margin([90, 10, 40], [0, 0, 0], 50.0) == pytest.approx([1, 0, 0])


def test_the_tie_break_decides_who_won_but_is_no_lead() -> None:
    assert rewards_by_margin([40, 40], [3, 2], 50.0) == pytest.approx([0.75, 0.25])


def test_who_is_equal_in_both_shares_the_victory() -> None:
    assert rewards_by_margin([40, 40, 40], [2, 2, 1], 50.0) == pytest.approx([0.5, 0.5, 0.25])
