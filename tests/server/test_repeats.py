"""An answer said twice is taken once; one to another question is not taken for it."""

import pytest

import pangaea
from pangaea.core.match import Match
from pangaea.server.errors import TooLate
from pangaea.server.live.agreement import Repeats
from pangaea.server.wire.messages import Answer


def answered(match: Match) -> tuple[int, int, int]:
    """Let whoever is asked first answer; return seat, position and option."""
    seat = match.asked[0]
    at, option = match.position_for(seat), match.options(seat)[0]
    match.answer(seat, option)
    return seat, at, option


def test_an_answer_that_is_there_is_known_again() -> None:
    match = pangaea.new("cubosaurs", 2, seed=1)
    seat, at, option = answered(match)

    assert Repeats().led_to(match, "ada", Answer("a1", seat, at, option)) == at + 1
    with pytest.raises(TooLate):
        Repeats().led_to(match, "ada", Answer("a2", seat, at, option + 1))


def test_an_answer_that_is_not_there_is_not_taken_for_a_later_one() -> None:
    match = pangaea.new("cubosaurs", 2, seed=1)
    _, before, _ = answered(match)
    seat, at, option = answered(match)
    assert at > before

    assert Repeats().led_to(match, "ada", Answer("a1", seat, before, option)) is None


def test_where_all_are_asked_at_once_others_may_have_answered_before() -> None:
    match = pangaea.new("eras", 3, seed=5)
    while len(match.asked) < 2:
        answered(match)
    last, at = match.asked[-1], match.position_for(match.asked[-1])
    while match.asked[0] != last:
        answered(match)
    seat, _, option = answered(match)
    assert seat == last

    assert Repeats().led_to(match, "ada", Answer("a1", seat, at, option)) is not None
