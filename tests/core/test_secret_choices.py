"""Choices that all make at once, in secret: what others know of them, and taking them back."""

import pytest

import pangaea
from pangaea.core.luck import Dice
from pangaea.core.match import Match
from pangaea.core.record import UndoLine, read_record
from pangaea.core.replay import verified
from pangaea.core.sealed import Sealed
from pangaea.core.steps import Retreat
from pangaea.shelf import game

ADA, BO, CY = 0, 1, 2


def preparing() -> Match:
    """Begin a game in which all prepare an attack at once, in two parts each."""
    match = Match(game("dino_twist"), 3, Sealed("seed"), names=["Ada", "Bo", "Cy"])
    assert match.asked == [ADA, BO, CY]
    return match


def give(match: Match, *seats: int) -> Match:
    """Let seats give a part each: the first legal one."""
    for seat in seats:
        match.answer(seat, match.options(seat)[0])
    return match


def given(match: Match) -> list[tuple[int, int]]:
    """Say which answers stand."""
    return [(step.seat, step.option) for step in match.steps]


def test_inside_a_choice_only_ones_own_part_is_taken_back() -> None:
    match = give(preparing(), ADA, BO, BO, CY)
    first, *others = given(match)

    match.take_back(ADA)

    assert first[0] == ADA
    assert given(match) == others
    assert match.question(ADA).name == "dino_twist.prepare"
    assert match.asked == [ADA, CY]


def test_of_several_own_parts_the_last_is_taken_back() -> None:
    match = give(preparing(), ADA, BO)
    before = given(match)
    choices = len(match.options(ADA))
    give(match, ADA)

    match.take_back(ADA)

    assert given(match) == (before if choices > 1 else before[1:])


def test_the_record_of_such_a_game_reads_replays_and_verifies() -> None:
    match = give(preparing(), ADA, BO, BO)
    match.take_back(ADA)
    undone = [line for line in match.lines if isinstance(line, UndoLine)]
    dice, times = Dice(5), 10
    while match.asked:
        seat = match.asked[dice.pick(len(match.asked))]
        options = match.options(seat)
        match.answer(seat, options[dice.pick(len(options))])
        if times and match.asked and match.retreat(seat) is not None and dice.pick(4) == 0:
            match.take_back(seat)
            times -= 1

    assert [line.seat for line in undone] == [ADA] * 3
    assert len(read_record(match.record()).lines) == len(match.lines)
    assert verified(match.record(), game)
    again = pangaea.loads(match.record())
    assert given(again) == given(match)
    assert again.traces == match.traces


def test_a_game_under_way_is_loaded_with_what_is_still_hidden() -> None:
    match = give(preparing(), ADA, BO, BO)
    match.take_back(ADA)

    again = pangaea.loads(match.record())

    assert again.settled == 0
    assert [again.position_for(seat) for seat in (ADA, BO, CY)] == [0, 2, 0]
    assert again.state.plain() == match.state.plain()


def test_once_all_has_come_out_the_whole_choice_is_made_anew() -> None:
    match = give(preparing(), CY, ADA, BO, CY, BO, ADA)
    assert match.settled == match.position

    assert [match.retreat(seat) for seat in (ADA, BO, CY)] == [Retreat(0, own=False)] * 3
    match.take_back(BO)

    assert match.position == 0
    assert match.asked == [ADA, BO, CY]


@pytest.mark.parametrize("parts", [0, 1])
def test_whether_others_must_agree_does_not_tell_what_they_have_chosen(parts: int) -> None:
    match = give(preparing(), ADA, ADA, BO, BO, CY, CY)
    while not all(match.question(seat).secret for seat in match.asked):
        give(match, match.asked[0])
    told = [match.concerns_others(seat) for seat in (ADA, BO, CY)]

    give(match, *[BO] * parts)

    assert match.concerns_others(ADA) is told[ADA] is True
    assert match.concerns_others(BO) is (parts == 0)


def test_others_hear_that_an_answer_was_taken_back_only_if_they_could_know_of_it() -> None:
    match = give(preparing(), ADA)
    match.take_back(ADA)
    unnoticed = [len(match.traces_for(seat)) for seat in (ADA, BO, None)]
    give(match, ADA, ADA)
    while match.position > 0:
        match.undo(ADA)

    assert unnoticed == [1, 0, 0]
    assert [len(match.traces_for(seat)) for seat in (ADA, BO, None)] == [3, 1, 1]


def test_the_past_does_not_tell_in_which_order_the_parts_came() -> None:
    orders = [(ADA, ADA, BO, BO, CY, CY), (BO, ADA, BO, ADA, CY, CY)]
    one, other = (give(preparing(), *order) for order in orders)

    assert one.position == other.position == 6
    for seat in (ADA, BO, CY, None):
        for position in range(7):
            shown = [match.scene(seat, "en", position) for match in (one, other)]
            assert shown[0] == shown[1]
        assert one.story(seat, "en") == other.story(seat, "en")


def test_the_present_tells_the_latest_that_a_seat_knows_of() -> None:
    match = preparing()
    before = match.scene(CY, "en").log

    give(match, ADA, BO)

    assert before
    assert match.scene(CY, "en").log == before
    assert [line.event for line in match.scene(ADA, "en").log] == ["prepared"]


def test_an_answer_that_would_go_unnoticed_is_known_beforehand() -> None:
    match = preparing()
    first = match.options(ADA)[0]
    digest = match.state.plain()

    is_part = match.would_go_unnoticed(ADA, first)
    give(match, ADA)

    assert is_part
    assert digest != match.state.plain()
    assert match.went_unnoticed()
    assert not match.would_go_unnoticed(ADA, match.options(ADA)[-1])
