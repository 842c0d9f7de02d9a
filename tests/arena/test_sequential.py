"""The sequential test: over as soon as it is clear, and seldom wrong."""

from math import log

import pytest

from pangaea.arena.sequential import judged
from pangaea.core.luck import Dice


def results(luck: Dice, percent: int, games: int = 1000) -> list[float]:
    """Make up games that are won so often."""
    return [float(luck.pick(100) < percent) for _ in range(games)]


def test_wins_in_a_row_are_soon_enough() -> None:
    """ln 19 = 2.94, and each win is worth ln (0.75 / 0.5) = 0.405: eight of them."""
    verdict = judged([1.0] * 100, 0.5, 0.75)

    assert (verdict.holds, verdict.clear, verdict.games) == (True, True, 8)


def test_losses_in_a_row_are_soon_enough() -> None:
    """Each loss is worth ln (0.25 / 0.5) = -0.693: five of them."""
    verdict = judged([0.0] * 100, 0.5, 0.75)

    assert (verdict.holds, verdict.clear, verdict.games) == (False, True, 5)


def test_when_games_run_out_the_likelier_one_stands_and_it_is_not_clear() -> None:
    verdict = judged([1.0, 1.0], 0.5, 0.75)

    assert (verdict.holds, verdict.clear, verdict.games) == (True, False, 2)
    assert verdict.evidence == pytest.approx(2 * log(1.5))


def test_a_shared_victory_counts_as_its_share() -> None:
    assert judged([0.5], 0.5, 0.75).evidence == pytest.approx(0.5 * log(1.5) + 0.5 * log(0.5))


@pytest.mark.parametrize(("percent", "holds"), [(75, True), (50, False)])
def test_mistakes_are_as_rare_as_wanted(percent: int, *, holds: bool) -> None:
    """200 tests at 5 % make ten mistakes; more than 22 are four standard deviations off."""
    luck = Dice(percent)

    wrong = sum(judged(results(luck, percent), 0.5, 0.75).holds != holds for _ in range(200))

    assert wrong <= 22
