"""Counting games: shares, sums and seats."""

from pangaea.arena.report import reported
from pangaea.arena.series import Series
from pangaea.arena.tally import Tally, empty
from pangaea.core.outcome import Outcome, Standing

ALONE = Outcome(
    "out", "toy/1", [Standing(1, 1, 9, []), Standing(0, 2, 4, []), Standing(2, 3, 1, [])]
)
SHARED = Outcome(
    "out", "toy/1", [Standing(0, 1, 6, []), Standing(2, 1, 6, []), Standing(1, 3, 0, [])]
)
EARLY = Outcome(
    "early", "toy/1", [Standing(0, 1, 2, []), Standing(1, 2, 1, []), Standing(2, 3, 0, [])]
)


def counted(*outcomes: Outcome) -> Tally:
    tally = empty(3)
    for number, outcome in enumerate(outcomes):
        tally.add([0, 1, 2], outcome, decisions=10 + number)
    return tally


def series(games: int) -> Series:
    return Series("toy", 3, games, 1, ("random",) * 3, {})


def test_a_shared_victory_counts_half_for_each() -> None:
    report = reported(series(2), counted(ALONE, SHARED), seconds=1, jobs=1)

    assert [row.wins for row in report.contestants] == [0.5, 1.0, 0.5]
    assert [row.won for row in report.contestants] == [0, 1, 0]
    assert [row.shared for row in report.contestants] == [1, 0, 1]
    assert [row.rate.value for row in report.contestants] == [0.25, 0.5, 0.25]


def test_scores_lengths_and_endings() -> None:
    report = reported(series(3), counted(ALONE, SHARED, EARLY), seconds=2, jobs=1)

    assert report.contestants[0].score.mean.value == 4
    assert (report.contestants[0].score.least, report.contestants[0].score.most) == (2, 6)
    assert (report.length.least, report.length.most, report.length.mean.value) == (10, 12, 11)
    assert report.endings == {"early": 1, "out": 2}
    assert report.speed.decisions_per_second == 33 / 2


def test_results_follow_the_contestant_not_the_seat() -> None:
    tally = empty(3)
    tally.add([2, 0, 1], ALONE, decisions=1)

    assert tally.victories[0] == [1, 0, 0]
    assert [sums.total for sums in tally.scores] == [9, 1, 4]


def test_tallies_add_up_in_any_order() -> None:
    parts = [counted(ALONE), counted(SHARED, ALONE), counted(EARLY)]
    forward, backward = empty(3), empty(3)

    for part in parts:
        forward.include(part)
    for part in reversed(parts):
        backward.include(part)

    assert forward == backward


def test_contestants_change_seats_only_when_they_rotate() -> None:
    still = series(3)
    turning = Series("toy", 3, 3, 1, ("random",) * 3, {}, rotate=True)

    assert [still.contestants(number) for number in range(2)] == [[0, 1, 2], [0, 1, 2]]
    assert [turning.contestants(number)[0] for number in range(3)] == [0, 1, 2]
    assert all(sorted(turning.contestants(number)) == [0, 1, 2] for number in range(3))


def test_contestants_change_seats_on_the_same_luck() -> None:
    turning = Series("toy", 3, 6, 1, ("random",) * 3, {}, rotate=True)
    staying = Series("toy", 3, 6, 1, ("random",) * 3, {})

    assert [turning.block(number) for number in range(6)] == [0, 0, 0, 1, 1, 1]
    assert [staying.block(number) for number in range(6)] == list(range(6))
