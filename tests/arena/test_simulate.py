"""Series of games: reproducible, complete, refused with a sentence when they cannot be played."""

import pytest
from msgspec.structs import asdict

from pangaea import shelf
from pangaea.arena import BadSeries, Report, duel, simulate
from pangaea.bots import UnknownLevel
from pangaea.core.errors import BadSeats, BadVariant

GAME = shelf.game("cubosaurs")


def timeless(report: Report) -> dict[str, object]:
    """Everything of a report but the time it took."""
    plain = asdict(report)
    del plain["speed"]
    return plain


def test_the_same_seed_gives_the_same_result() -> None:
    first, second = (simulate(GAME, 3, 20, 7, ["random"]) for _ in range(2))

    assert timeless(first) == timeless(second)


def test_another_seed_gives_another_result() -> None:
    assert (
        timeless(simulate(GAME, 3, 20, 7, ["random"]))["contestants"]
        != timeless(simulate(GAME, 3, 20, 8, ["random"]))["contestants"]
    )


def test_the_number_of_jobs_changes_nothing() -> None:
    lineup = ["greedy", "random"]

    assert timeless(simulate(GAME, 2, 120, 1, lineup, jobs=2)) == timeless(
        simulate(GAME, 2, 120, 1, lineup)
    )


def test_a_longer_series_begins_with_the_shorter_one() -> None:
    short, long = simulate(GAME, 2, 1, 3, ["random"]), simulate(GAME, 2, 2, 3, ["random"])

    assert long.length.least <= short.decisions <= long.length.most


def test_every_victory_is_counted_once() -> None:
    report = simulate(GAME, 4, 50, 1, ["greedy", "random", "random", "random"])

    assert sum(row.wins for row in report.contestants) == pytest.approx(50)
    assert sum(report.endings.values()) == 50
    assert report.length.mean.value * 50 == pytest.approx(report.decisions)


def test_one_level_stands_for_all_seats() -> None:
    assert [row.bot for row in simulate(GAME, 3, 1, 1, ["random"]).contestants] == ["random"] * 3


def test_progress_tells_of_every_game() -> None:
    heard: list[int] = []

    simulate(GAME, 2, 250, 1, ["random"], {"rounds": "1"}, heard=heard.append)

    assert sum(heard) == 250
    assert len(heard) > 1


def test_equal_rivals_in_a_duel_win_about_as_often() -> None:
    """Five standard deviations of 400 fair games are 0.125."""
    rate = duel(GAME, "random", "random", 400, 1).contestants[0].rate

    assert rate.value == pytest.approx(0.5, abs=0.125)
    assert rate.low is not None
    assert rate.high is not None
    assert rate.low < rate.value < rate.high


def test_a_lineup_of_the_wrong_length_is_refused() -> None:
    with pytest.raises(BadSeries, match="2 bots are named for 3 seats"):
        simulate(GAME, 3, 1, 1, ["random", "greedy"])


def test_no_games_are_refused() -> None:
    with pytest.raises(BadSeries, match="games is 0; it must be at least 1"):
        simulate(GAME, 3, 0, 1, ["random"])


def test_what_the_game_does_not_know_is_refused() -> None:
    with pytest.raises(UnknownLevel):
        simulate(GAME, 3, 1, 1, ["oracle"])
    with pytest.raises(BadSeats):
        simulate(GAME, 9, 1, 1, ["random"])
    with pytest.raises(BadVariant):
        simulate(GAME, 3, 1, 1, ["random"], {"colour": "red"})


@pytest.mark.parametrize(("level", "below"), [("beginner", "random"), ("casual", "beginner")])
def test_each_level_beats_the_one_below(level: str, below: str) -> None:
    """Far more than half of the games, so that 40 are enough to tell."""
    rate = duel(GAME, level, below, 40, 1).contestants[0].rate

    assert rate.low is not None
    assert rate.low > 0.5
