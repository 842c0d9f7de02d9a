"""What a game, or what was reached so far, is worth to each seat."""

import pytest

from pangaea.core.rewards import even_leads, rewards, waning_leads


def by_margin(totals: list[float], margin: float, ties: list[int] | None = None) -> list[float]:
    """Reward leads that count evenly up to a margin."""
    return rewards(even_leads(totals, margin), totals, ties or [0] * len(totals))


def test_who_stands_best_has_the_victory_and_the_longest_lead() -> None:
    """A third of a wide margin ahead is two thirds of the way from far behind to far ahead."""
    found = by_margin([20.0, 10.0, 0.0], 30.0)

    assert found == pytest.approx([1 / 2 + 2 / 3 / 2, 1 / 3 / 2, 1 / 6 / 2])


def test_equals_share_the_victory() -> None:
    assert by_margin([7.0, 7.0, 1.0], 30.0)[:2] == pytest.approx([0.5, 0.5])


def test_a_tie_break_decides_however_small() -> None:
    first, second = by_margin([7.2, 7.1], 30.0)

    assert first > 0.5 > second


def test_more_than_a_wide_margin_is_worth_no_more() -> None:
    assert by_margin([100.0, 0.0], 30.0) == by_margin([30.0, 0.0], 30.0)


def test_victory_is_worth_half_and_the_lead_the_rest() -> None:
    """25 of 50 points ahead: the lead is worth three quarters of its half, or one quarter."""
    assert by_margin([60.0, 35.0], 50.0) == pytest.approx([0.5 + 0.375, 0.125])


def test_a_lead_beyond_the_margin_is_worth_no_more() -> None:
    assert by_margin([90.0, 10.0, 40.0], 50.0) == pytest.approx([1, 0, 0])


def test_the_tie_break_decides_who_won_but_is_no_lead() -> None:
    assert by_margin([40.0, 40.0], 50.0, [3, 2]) == pytest.approx([0.75, 0.25])


def test_who_is_equal_in_both_shares_the_victory() -> None:
    assert by_margin([40.0] * 3, 50.0, [2, 2, 1]) == pytest.approx([0.5, 0.5, 0.25])


def test_a_fair_lead_is_worth_half_of_the_longest_and_no_lead_is_the_longest() -> None:
    assert waning_leads([17.0, 5.0], 12.0) == pytest.approx([0.75, 0.25])
    assert waning_leads([1e9, 0.0], 12.0)[0] < 1.0


def test_a_victory_may_weigh_more() -> None:
    assert rewards([0.5, 0.5], [3.0, 1.0], [0, 0], 0.8) == pytest.approx([0.9, 0.1])
