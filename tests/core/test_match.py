"""The checked door: what it refuses and what it remembers of an answer."""

import pytest
from tests.core.matches import new, play, play_out, speaks

import pangaea
from pangaea.core.errors import (
    BadSeats,
    BadVariant,
    IllegalAnswer,
    PangaeaError,
    UnknownGame,
)
from pangaea.core.game import state_digest
from pangaea.core.match import Match
from pangaea.core.sealed import Sealed

# -- refusals --------------------------------------------------------------------------------


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame) as caught:
        pangaea.new("chess", 2)

    assert "cubosaurs" in caught.value.text("en")
    assert speaks(caught.value)


def test_a_wrong_number_of_seats_is_refused() -> None:
    with pytest.raises(BadSeats) as caught:
        pangaea.new("cubosaurs", 9)

    assert "2" in caught.value.text("en")
    assert "5" in caught.value.text("en")
    assert speaks(caught.value)


def test_a_wrong_variant_is_refused() -> None:
    with pytest.raises(BadVariant) as caught:
        new(colour="red")

    assert speaks(caught.value)


def test_a_seat_that_is_not_asked_is_refused() -> None:
    match = new()
    other = (match.asked[0] + 1) % 3

    for door in (match.options, match.question, lambda seat: match.answer(seat, 0)):
        with pytest.raises(IllegalAnswer) as caught:
            door(other)
        assert caught.value.key == "error-not-asked"
        assert caught.value.details == {"seat": other, "asked": str(match.asked[0])}
        assert speaks(caught.value)


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    with pytest.raises(IllegalAnswer):
        new().answer(seat, 0)


def test_an_illegal_answer_is_refused_with_its_rule() -> None:
    match = new()
    seat = match.asked[0]
    things = match.question(seat).domain.things
    illegal = next(n for n in range(len(things)) if n not in match.options(seat))

    with pytest.raises(IllegalAnswer) as caught:
        match.answer(seat, illegal)

    assert caught.value.rule.startswith("cubosaurs/")
    assert str(caught.value).endswith(f"[{caught.value.rule}]")
    assert speaks(caught.value)


@pytest.mark.parametrize("option", [-1, 10_000])
def test_an_answer_that_means_nothing_is_refused(option: int) -> None:
    match = new()

    with pytest.raises(IllegalAnswer) as caught:
        match.answer(match.asked[0], option)

    assert caught.value.key == "error-no-such-option"
    assert speaks(caught.value)


def test_a_token_owed_is_taken_from_an_opponent_never_from_oneself() -> None:
    match = new(advanced=True)
    state = match.state
    state.refill({**state.plain(), "step": 5, "owed": owed_by(match.asked[0]), "tokens": [7, 7, 7]})
    seat = match.asked[0]

    with pytest.raises(IllegalAnswer) as caught:
        match.answer(seat, seat)

    assert caught.value.key == "why-not-own-token"
    assert caught.value.rule == "cubosaurs/8.6"
    assert speaks(caught.value)


def owed_by(seat: int) -> list[int]:
    return [1 if other == seat else 0 for other in range(3)]


def test_after_the_end_nobody_is_asked() -> None:
    match = play_out(new(rounds="1"))

    with pytest.raises(IllegalAnswer) as caught:
        match.answer(0, 0)

    assert caught.value.key == "error-game-over"
    assert speaks(caught.value)


def test_what_is_refused_changes_nothing() -> None:
    match = new()
    before = state_digest(match.state), match.record()

    for answer in (-1, 10_000, "keep it", "run"):
        with pytest.raises(PangaeaError):
            match.answer(match.asked[0], answer)

    assert (state_digest(match.state), match.record()) == before


# -- answering -------------------------------------------------------------------------------


def test_an_answer_may_be_written() -> None:
    one, other = new(seed=5), new(seed=5)

    one.answer(one.asked[0], "hand keep")
    other.answer(other.asked[0], 0)

    assert state_digest(one.state) == state_digest(other.state)


def test_a_step_remembers_seat_answer_luck_and_events() -> None:
    match = new(seed=5)
    seat, legal = match.asked[0], match.options(match.asked[0])

    match.answer(seat, "keep")
    step = match.steps[-1]

    assert (step.seat, step.option, step.choices) == (seat, 0, len(legal))
    assert len(step.luck) == 1
    assert [type(event).__name__ for event in step.events] == ["Kept", "Drew"]
    assert match.position == 1


def test_names_appear_in_the_log_and_the_scene() -> None:
    match = pangaea.new("cubosaurs", 2, seed=1, names=["Ada", "Bo"])

    assert any("Ada" in line.text for line in match.log())
    assert [player.name for player in match.scene().players] == ["Ada", "Bo"]


def test_seats_without_names_are_numbered() -> None:
    assert new().names == ("1", "2", "3")


def test_the_clock_stamps_every_answer() -> None:
    ticks = iter(range(100, 200))
    match = Match(
        pangaea.game("cubosaurs"), 3, Sealed("x"), clock=lambda: float(next(ticks))
    )  # fmt: skip

    play(match, 2)
    match.undo()

    assert [line.at for line in match.lines] == [100, 101, 102]
