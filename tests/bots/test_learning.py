"""Learning from lessons: the net finds what decides, and the same lessons teach the same."""

import pytest
from librt.vecs import vec

from pangaea.bots.learning import Pupil, even_surprise, surprise_of
from pangaea.core.luck import Dice
from pangaea.core.model import Model

LN_2 = 0.693147


def taught(lessons: int, seed: int = 1) -> Pupil:
    """Teach that whoever is farther from 5 on the first figure wins; the second is noise."""
    luck = Dice(seed)
    pupil = Pupil(2, 8, [5.0, 50.0], [3.0, 30.0])
    pupil.begin(luck)
    for _ in range(lessons):
        figures, results = lesson(luck)
        pupil.learn(figures, results, 0.01)
    return pupil


def lesson(luck: Dice) -> tuple[vec[float], list[float]]:
    """Make a lesson up."""
    ours, theirs = int(luck.pick(11)), int(luck.pick(11))
    figures = vec[float]([float(ours), float(luck.pick(100)), float(theirs), float(luck.pick(100))])
    if abs(ours - 5) == abs(theirs - 5):
        return figures, [0.5, 0.5]
    return figures, [1.0, 0.0] if abs(ours - 5) > abs(theirs - 5) else [0.0, 1.0]


def mean_surprise(weights: list[float]) -> float:
    luck, net = Dice(99), Model(2, 8, weights)
    return sum(surprise_of(net, *lesson(luck)) for _ in range(300)) / 300


def test_who_knows_nothing_is_surprised_by_one_bit() -> None:
    assert even_surprise([1.0, 0.0]) == pytest.approx(LN_2, abs=1e-6)
    assert mean_surprise([0.0] * 34) == pytest.approx(LN_2, abs=1e-6)


def test_what_no_sum_could_tell_is_learned() -> None:
    assert mean_surprise(taught(6000).plain_weights()) < 0.5 * LN_2


def test_the_same_lessons_teach_the_same() -> None:
    assert taught(100).plain_weights() == taught(100).plain_weights()
    assert taught(100).plain_weights() != taught(100, seed=2).plain_weights()


def test_plain_weights_read_figures_as_they_are() -> None:
    pupil = taught(64)
    figures = vec[float]([2.0, 30.0, 7.0, 80.0])

    plain = Model(2, 8, pupil.plain_weights()).shares(figures, 2)

    assert plain == pytest.approx(pupil.net.shares(pupil.scaled(figures, 2), 2))
