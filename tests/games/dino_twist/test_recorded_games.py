"""Whole recorded games, one for each way a game of Dino Twist can end; what they show."""

from tests.games import recorded
from tests.games.recorded import end_of
from tests.support import rule

from pangaea.core.match import Match
from pangaea.core.record import AnswerLine
from pangaea.games.dino_twist.events import BonusWon
from pangaea.games.dino_twist.rules.table import Table


def replayed(name: str) -> Match:
    return recorded.replayed("dino_twist", name)


def told(match: Match, event: str) -> int:
    """Count how often something happened."""
    return sum(line.event == event for line in match.log())


def answered(match: Match, verb: str) -> int:
    """Count the answers to a question."""
    answers = [line.answer for line in match.lines if isinstance(line, AnswerLine)]
    return sum(answer.startswith(f"{verb} ") for answer in answers)


@rule("dino_twist/3.3", "dino_twist/10.1")
def test_a_clear_win_after_eleven_turns() -> None:
    match = replayed("clear_win")

    assert told(match, "turn-began") == 11
    assert match.log()[-1].event == "rock-fell"
    assert end_of(match).winners == [0]


@rule("dino_twist/9.2")
def test_a_game_in_which_two_fill_their_islands_in_one_turn() -> None:
    match = replayed("clear_win")
    won = [
        [event.points for event in match.events(position) if isinstance(event, BonusWon)]
        for position in range(match.position + 1)
    ]

    assert [10, 10] in won


@rule("dino_twist/10.3")
def test_a_shared_victory() -> None:
    outcome = end_of(replayed("shared_victory"))

    assert outcome.winners == [0, 2]
    assert outcome.score(0) == outcome.score(2) > outcome.score(1)


@rule("dino_twist/8.8")
def test_a_game_ended_by_an_eruption_as_the_last_event() -> None:
    match = replayed("eruption_ends_the_game")

    assert [line.event for line in match.log()[-2:]] == ["erupted", "rock-fell"]
    assert told(match, "turn-began") == 10


@rule("dino_twist/3.3", "dino_twist/8.8")
def test_a_game_shortened_by_an_eruption_on_the_way() -> None:
    match = replayed("ten_turns")

    assert told(match, "erupted") == 1
    assert told(match, "turn-began") == 10
    assert match.log()[-2].event != "erupted"


@rule("dino_twist/9.4")
def test_a_game_in_which_several_tie_for_the_claws() -> None:
    outcome = end_of(replayed("tie_for_claws"))

    claws = [line.points for row in outcome.standings for line in row.lines
             if line.source == "points-claws"]  # fmt: skip

    assert len(claws) > 1
    assert set(claws) == {7}


@rule("dino_twist/11.4", "dino_twist/11.6")
def test_a_game_with_both_sorts_of_islands_and_jokers() -> None:
    match = replayed("mixed_islands_and_jokers")
    assert isinstance(match.state, Table)

    assert set(match.state.sorts) == {0, 1}
    assert answered(match, "island") == 4
    assert answered(match, "declare") > 0


@rule("dino_twist/7.5", "dino_twist/4.5")
def test_a_game_of_six_in_which_cards_are_reshuffled_and_buried() -> None:
    match = replayed("six_players_short_of_cards")

    assert told(match, "reshuffled") > 0
    assert answered(match, "bury") > 0


@rule("dino_twist/8.11", "dino_twist/8.12")
def test_a_game_with_support_and_a_new_litter() -> None:
    match = replayed("support_and_litter")

    assert answered(match, "support") > 0
    assert answered(match, "litter") > 0


@rule("dino_twist/9.2")
def test_a_game_with_bonuses_by_rank() -> None:
    match = replayed("shared_by_rank")

    assert match.variants["island_bonus"] == "rank"
    assert told(match, "bonus-won") >= 2
