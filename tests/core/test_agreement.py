"""A game that the players end by agreement: nobody is asked, nobody wins, the record tells it."""

import pytest
from tests.core.matches import new, play, play_out, speaks

import pangaea
from pangaea.core.errors import DamagedRecord, IllegalAnswer, UnknownSeat
from pangaea.core.match import Match
from pangaea.core.record import EndLine, UndoLine, read_record
from pangaea.core.replay import bookmark, resumed
from pangaea.core.sealed import Sealed
from pangaea.shelf import game


def ended(answers: int = 5) -> Match:
    """Return a match of Cubosaurs that was ended after some answers."""
    match = Match(game("cubosaurs"), 3, Sealed("seed"), names=["Ada", "Bo", "Cleo"])
    play(match, answers)
    match.end_by_agreement(1)
    return match


def test_nobody_is_asked_and_nobody_wins() -> None:
    match = ended()

    assert match.asked == []
    assert match.outcome is not None
    assert match.outcome.winners == []
    assert [standing.rank for standing in match.outcome.standings] == [1, 1, 1]
    assert match.position == 5
    assert "ended" in repr(match)
    with pytest.raises(IllegalAnswer):
        match.answer(0, 0)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "agreed to end"), ("fr", "décidé d’arrêter")]
)
def test_the_table_says_so_to_everybody(language: str, said: str) -> None:
    match = ended()

    for seat in (None, 0, 1, 2):
        scene = match.scene(seat, language)
        assert scene.ask is None
        assert not any(player.turn for player in scene.players)
        assert scene.ending is not None
        assert (scene.ending.winners, scene.ending.rows) == ((), ())
        assert said in scene.ending.text
        assert said in scene.status
        assert said in match.log(seat, language)[-1].text
        assert said in match.story(seat, language)[-1].text


def test_the_past_is_shown_as_it_was() -> None:
    match = ended()

    assert match.scene(position=4).ending is None
    assert any(player.turn for player in match.scene(position=4).players)


def test_it_can_be_agreed_in_the_middle_of_a_secret_choice() -> None:
    match = pangaea.new("holotype", 3, seed=1, luck=None, names=None, box=None)
    match.answer(1, match.options(1)[0])

    match.end_by_agreement()

    assert match.asked == []
    for seat in (None, 0, 1, 2):
        assert [line.event for line in match.story(seat, "en")].count("agreed") == 1
        assert match.scene(seat).ending is not None
    assert pangaea.loads(match.record()).record() == match.record()


def test_the_record_has_a_line_of_its_own_that_is_proven_with_the_rest() -> None:
    match = ended()
    text = match.record()

    assert isinstance(read_record(text).lines[-1], EndLine)
    assert pangaea.verify(text)
    again = pangaea.loads(text)
    assert (again.asked, again.outcome) == ([], match.outcome)
    assert again.record() == text


def test_a_record_that_leaves_the_agreement_out_is_refused() -> None:
    rows = ended().record().splitlines()
    del rows[-2]

    with pytest.raises(DamagedRecord) as refused:
        pangaea.loads("".join(f"{row}\n" for row in rows))
    assert refused.value.details["line"] == len(rows)


def test_it_is_rebuilt_from_a_bookmark() -> None:
    match = play(Match(game("cubosaurs"), 3, Sealed("seed")), 5)
    mark = bookmark(match.state, lines=5, position=5, picks=0, link=match.link())
    play(match, 1)
    match.end_by_agreement()

    again = resumed(match.head(), mark, match.rows()[5:], game)

    assert (again.asked, again.position, again.outcome) == ([], 6, match.outcome)
    assert again.scene().ending is not None


def test_it_can_be_taken_back_and_the_game_goes_on() -> None:
    match, twin = ended(), play(Match(game("cubosaurs"), 3, Sealed("seed")), 5)

    match.undo()

    assert match.state.plain() == twin.state.plain()
    assert match.asked == twin.asked
    assert match.outcome is None
    assert isinstance(match.lines[-1], UndoLine)
    assert pangaea.loads(play_out(match).record()).outcome == match.outcome


def test_who_takes_an_answer_back_takes_the_end_back_with_it() -> None:
    match = ended()

    match.take_back(match.steps[-1].seat)

    assert match.asked
    assert match.position < 5
    assert pangaea.loads(match.record()).position == match.position


def test_what_is_over_cannot_be_ended_and_a_seat_must_exist() -> None:
    for match in (ended(), play_out(new())):
        with pytest.raises(IllegalAnswer) as refused:
            match.end_by_agreement()
        assert speaks(refused.value)
    with pytest.raises(UnknownSeat):
        new().end_by_agreement(7)
