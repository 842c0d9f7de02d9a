"""What a tournament says of a game, on results made up by hand."""

import re
from math import sqrt
from statistics import NormalDist
from xml.etree import ElementTree as ET

import msgspec
import pytest

from pangaea.arena.balance import LEAST_USED, balance, distribution
from pangaea.arena.pages import page_of
from pangaea.arena.plots import Row, plotted, ticks
from pangaea.arena.ratings import START, ratings
from pangaea.arena.tournament import Fixture, Plan, Played
from pangaea.core.words import LANGUAGES, words_for

PLAN = Plan("cubosaurs", 2, ["weak", "strong"], 1, 1)


def game_won_by(winner: int, place: int, used: tuple[str, str] = ("", "")) -> Played:
    """One game of two; the strong one sits at a place."""
    levels = ["strong" if seat == place else "weak" for seat in range(2)]
    ranks = [1 if seat == winner else 2 for seat in range(2)]
    answers = [[answer] if answer else [] for answer in used]
    scores = [10 * (3 - rank) for rank in ranks]
    return Played(Fixture(0, 0, place), levels, [winner], scores, ranks, 8, 4, "end", answers, "")


def test_three_wins_of_four_are_foretold_as_about_three_of_four() -> None:
    """The scale is openskill's: every player's own luck spreads by 25/6."""
    games = [game_won_by(number % 4 == 3, 0) for number in range(400)]

    weak, strong = ratings(games, PLAN.levels)

    lead = (strong.skill.value - weak.skill.value) / (25 / 6 * sqrt(2))
    assert NormalDist().cdf(lead) == pytest.approx(0.75, abs=0.01)
    assert strong.games == weak.games == 400


def test_who_always_wins_still_has_a_rating() -> None:
    weak, strong = ratings([game_won_by(0, 0)] * 20, PLAN.levels)

    assert 0 < weak.skill.value < START < strong.skill.value < 50


def test_a_level_nobody_met_stays_where_everybody_begins() -> None:
    unmet = ratings([game_won_by(0, 0)], [*PLAN.levels, "unmet"])[2]

    assert (unmet.skill.value, unmet.games) == (START, 0)


def test_seats_of_one_level_count_as_one_piece_of_evidence() -> None:
    alone = game_won_by(0, 0)
    among = msgspec.structs.replace(
        alone, levels=["strong", "weak", "weak"], ranks=[1, 2, 3], scores=[3, 2, 1]
    )

    def doubt(games: list[Played]) -> float:
        low = ratings(games, PLAN.levels)[0].skill.low
        assert low is not None
        return ratings(games, PLAN.levels)[0].skill.value - low

    assert doubt([among] * 30) == pytest.approx(doubt([alone] * 30))


def test_more_games_make_an_interval_narrower() -> None:
    few, many = ([game_won_by(0, 0), game_won_by(1, 0)] * times for times in (5, 500))

    def width(games: list[Played]) -> float:
        skill = ratings(games, PLAN.levels)[1].skill
        assert skill.low is not None
        assert skill.high is not None
        return skill.high - skill.low

    assert width(many) < width(few) / 5


def test_a_seat_that_wins_more_is_seen_whoever_sits_there() -> None:
    games = [game_won_by(0, 0), game_won_by(0, 1)] * 30

    found = balance(PLAN, games)

    assert [place.value for place in found.places] == [1.0, 0.0]
    assert found.pairings[0].share.value == 0.5


def test_an_answer_is_compared_with_what_its_level_wins_anyway() -> None:
    """The strong one wins every game and always passes: passing explains nothing."""
    games = [game_won_by(0, 0, ("pass", "keep"))] * LEAST_USED

    passing = next(use for use in balance(PLAN, games).uses if use.answer == "pass")

    assert passing.share.value == passing.fair == 1.0


def test_an_answer_that_goes_with_winning_comes_first() -> None:
    games = [game_won_by(0, 0, ("keep", "")), game_won_by(1, 0, ("pass", ""))] * LEAST_USED

    uses = balance(PLAN, games).uses

    assert [use.answer for use in uses] == ["keep", "pass"]
    assert (uses[0].share.value, uses[0].fair) == (1.0, 0.5)


def test_an_answer_given_seldom_is_not_judged() -> None:
    games = [game_won_by(0, 0, ("keep", ""))] * (LEAST_USED - 1)

    assert balance(PLAN, games).uses == []


def test_a_distribution_names_where_numbers_lie() -> None:
    found = distribution(range(101))

    assert (found.least, found.low, found.median, found.high, found.most) == (0, 5, 50, 95, 100)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_is_whole_in_every_language(language: str) -> None:
    games = [game_won_by(0, 0, ("keep <b>", "pass")), game_won_by(1, 1)] * LEAST_USED

    page = page_of(balance(PLAN, games), words_for("cubosaurs", language))

    assert len(page.parts) == 6
    assert all(name in page.markdown() for name in page.pictures())
    assert "<b>" not in page.html()
    for svg in page.pictures().values():
        ET.fromstring(svg)


def test_a_tournament_of_one_level_has_neither_pairings_nor_ratings() -> None:
    plan = Plan("cubosaurs", 2, ["weak"], 1, 1)
    games = [game_won_by(0, 1)] * 3
    for one in games:
        one.levels[1] = "weak"

    page = page_of(balance(plan, games), words_for("cubosaurs", "en"))

    assert [part.picture for part in page.parts] == ["places", "lengths", "scores"]


def test_a_dot_lies_between_the_ends_of_its_interval() -> None:
    svg = plotted("t", [Row("a", 5, 0, 10, "5")])

    line = re.search(r'<line x1="([\d.]+)" x2="([\d.]+)" [^>]*stroke-width', svg)
    dot = re.search(r'cx="([\d.]+)"', svg)

    assert line is not None
    assert dot is not None
    left, right = map(float, line.groups())
    assert float(dot[1]) == pytest.approx((left + right) / 2, abs=0.1)


@pytest.mark.parametrize(
    ("least", "most", "marked"),
    [
        (0, 10, [0, 2, 4, 6, 8, 10]),
        (-0.05, 0.26, [0, 0.1, 0.2]),
        (12, 13, [12, 12.2, 12.4, 12.6, 12.8, 13]),
    ],
)
def test_ticks_are_round_and_few(least: float, most: float, marked: list[float]) -> None:
    assert ticks(least, most) == pytest.approx(marked)
