"""Whole recorded games, one for each way a game of Eras can end; what they show."""

import pytest
from tests.games import recorded
from tests.support import rule

from pangaea.core.events import Event
from pangaea.core.match import Match
from pangaea.core.outcome import Outcome
from pangaea.games.eras import events
from pangaea.games.eras.rules.table import Table


def replayed(name: str) -> Match:
    return recorded.replayed("eras", name)


def end_of(name: str) -> Outcome:
    return recorded.end_of(replayed(name))


def happened(name: str) -> list[Event]:
    return [event for step in replayed(name).steps for event in step.events]


def winning_animal(name: str) -> int:
    state = replayed(name).state
    assert isinstance(state, Table)
    return int(state.winner)


@rule("eras/12.2")
def test_a_player_survives_at_the_end_of_the_path() -> None:
    told = happened("three_players")

    assert end_of("three_players").reason == "outcome-won"
    assert isinstance(told[-1], events.Won)
    assert any(isinstance(event, events.Ready) for event in told)


@rule("eras/13.2")
@pytest.mark.parametrize(
    ("name", "animals"),
    [("two_players_first_animal", (0, 1)), ("two_players_second_animal", (2, 3))],
)
def test_either_animal_may_win(name: str, animals: tuple[int, int]) -> None:
    assert winning_animal(name) in animals
    assert end_of(name).winners == [winning_animal(name) % 2]


@rule("eras/11.1", "eras/11.2")
def test_action_cards_leave_the_game_with_the_deck() -> None:
    told = happened("new_deck_fast_five_players")

    assert any(isinstance(event, events.DeckRenewed) for event in told)
    assert any(isinstance(event, events.ActionBoxed) for event in told)


@rule("eras/14.1")
@pytest.mark.parametrize(
    ("name", "winners"),
    [("limit_one_farthest", 1), ("limit_shared", 2), ("limit_shared_by_all", 3)],
)
def test_a_limit_of_turns_ends_the_game(name: str, winners: int) -> None:
    outcome = end_of(name)

    assert outcome.reason == "outcome-turn-cap"
    assert len(outcome.winners) == winners
