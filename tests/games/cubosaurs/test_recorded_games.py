"""Whole recorded games, one for each way a game of Cubosaurs can end; what they show."""

from tests.games import recorded
from tests.support import rule

from pangaea.core.match import Match
from pangaea.core.outcome import Outcome
from pangaea.core.record import AnswerLine

FABIEN, KRISTIAAN, GAETAN = 0, 1, 2


def replayed(name: str) -> Match:
    return recorded.replayed("cubosaurs", name)


def end_of(name: str) -> Outcome:
    return recorded.end_of(replayed(name))


@rule("cubosaurs/6.1")
def test_a_clear_win() -> None:
    outcome = end_of("clear_win")

    assert outcome.winners == [FABIEN]
    assert outcome.score(FABIEN) > outcome.score(KRISTIAAN) > outcome.score(GAETAN)


@rule("cubosaurs/6.2")
def test_a_tie_broken_by_the_last_round() -> None:
    outcome = end_of("tie_broken_by_the_last_round")

    assert outcome.score(KRISTIAAN) == outcome.score(FABIEN)
    assert outcome.winners == [KRISTIAAN]


@rule("cubosaurs/6.3")
def test_a_victory_shared_by_two_while_a_third_with_as_many_points_is_beaten() -> None:
    outcome = end_of("shared_victory")

    assert len({standing.total for standing in outcome.standings}) == 1
    assert outcome.winners == [FABIEN, KRISTIAAN]
    assert [standing.rank for standing in outcome.standings] == [1, 1, 3]


@rule("cubosaurs/6.3", "cubosaurs/5.1")
def test_a_single_round_shared_by_all() -> None:
    assert end_of("shared_by_all").winners == [FABIEN, KRISTIAAN]


@rule("cubosaurs/4.9")
def test_a_game_won_with_a_negative_score() -> None:
    outcome = end_of("negative_winner")

    assert outcome.score(FABIEN) < 0
    assert outcome.winners == [FABIEN]


@rule("cubosaurs/8.14")
def test_an_advanced_game_decided_by_leftover_tokens() -> None:
    outcome = end_of("advanced_with_leftover_tokens")
    without = {
        standing.seat: sum(line.points for line in standing.lines if line.source != "points-tokens")
        for standing in outcome.standings
    }

    assert outcome.winners == [GAETAN]
    assert without[GAETAN] < max(without.values())


@rule("cubosaurs/8.14", "cubosaurs/6.2")
def test_an_advanced_tie_broken_without_the_tokens() -> None:
    outcome = end_of("advanced_tie_broken_without_tokens")
    tokens = {
        standing.seat: line.points
        for standing in outcome.standings
        for line in standing.lines
        if line.source == "points-tokens"
    }

    assert outcome.score(GAETAN) == outcome.score(KRISTIAAN)
    assert tokens[KRISTIAAN] > tokens[GAETAN]
    assert outcome.winners == [GAETAN]


@rule("cubosaurs/7.1")
def test_a_game_of_two_over_three_rounds() -> None:
    match = replayed("two_players_three_rounds")

    began = [line for line in match.log() if line.event == "round-began"]

    assert len(began) == 3


@rule("cubosaurs/8.6")
def test_a_game_of_five_in_which_the_supply_runs_out() -> None:
    match = replayed("five_players_empty_supply")

    taken = [
        line
        for line in match.lines
        if isinstance(line, AnswerLine) and line.answer.startswith("creditor ")
    ]

    assert taken
    assert len([line for line in match.log() if line.event == "token-taken"]) == len(taken)
