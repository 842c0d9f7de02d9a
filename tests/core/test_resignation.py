"""Giving up: the seat counts as lost however it is played on; the record tells and proves it."""

import pytest
from tests.core.matches import play, play_out

import pangaea
from pangaea.core.errors import DamagedRecord, IllegalAnswer
from pangaea.core.match import Match
from pangaea.core.outcome import AGREED
from pangaea.core.record import CHAIN, ResignLine, read_record, tied
from pangaea.core.sealed import Sealed
from pangaea.shelf import game

NAMES = ["Ada", "Bo", "Cleo"]


def begun() -> Match:
    return Match(game("cubosaurs"), 3, Sealed("seed"), {"rounds": "1"}, names=NAMES)


def winner() -> int:
    """Say who would win this game if nobody gave up."""
    outcome = play_out(begun()).outcome
    assert outcome is not None
    return outcome.winners[0]


def given_up(seat: int) -> Match:
    match = play(begun(), 3)
    match.resign(seat)
    return play_out(match)


def test_whoever_gave_up_comes_last_and_keeps_the_points() -> None:
    seat, fair = winner(), play_out(begun()).outcome
    outcome = given_up(seat).outcome
    assert fair is not None
    assert outcome is not None

    places = {one.seat: one.rank for one in outcome.standings}

    assert places[seat] == 3
    assert seat not in outcome.winners
    assert min(places.values()) == 1
    assert outcome.score(seat) == fair.score(seat)
    assert outcome.standings[-1].seat == seat


def test_the_end_says_so_and_names_the_others_winners() -> None:
    seat = winner()
    match = given_up(seat)
    assert match.outcome is not None

    for viewer in (None, 0, 1, 2):
        ending = match.scene(viewer).ending
        assert ending is not None
        assert ending.winners == tuple(match.outcome.winners)
        assert [row.seat for row in ending.rows if row.gave_up] == [seat]
        assert {row.seat: row.rank for row in ending.rows}[seat] == 3
        assert f"{NAMES[seat]} gave up" in ending.text
        assert NAMES[match.outcome.winners[0]] in ending.text
    french = match.scene(None, "fr").ending
    assert french is not None
    assert f"Abandon de {NAMES[seat]}" in french.text


def test_the_record_tells_it_and_is_proven() -> None:
    seat = winner()
    text = given_up(seat).record()

    record = read_record(text)

    assert [line for line in record.lines if isinstance(line, ResignLine)] == [ResignLine(seat)]
    assert pangaea.verify(text)
    assert pangaea.loads(text).outcome == given_up(seat).outcome


def test_a_record_without_the_line_does_not_fit_its_end() -> None:
    """Whoever takes it out, and ties the rest anew, is caught by the places."""
    fair, lost = play_out(begun()), given_up(winner())
    rows = [
        fair.head(),
        *fair.rows(),
        tied(lost.last_row().rpartition(CHAIN)[0] + "}", fair.link()),
    ]

    with pytest.raises(DamagedRecord):
        pangaea.loads("\n".join(rows))


def test_nobody_gives_up_twice_nor_as_the_last_who_stays_nor_after_the_end() -> None:
    match = begun()
    match.resign(0)
    with pytest.raises(IllegalAnswer):
        match.resign(0)
    match.resign(1)
    with pytest.raises(IllegalAnswer):
        match.resign(2)
    over = play_out(begun())
    with pytest.raises(IllegalAnswer):
        over.resign(0)


def test_an_answer_taken_back_gives_no_seat_back() -> None:
    match = play(begun(), 3)
    match.resign(1)
    play(match, 1)
    match.undo()

    again = pangaea.loads(match.record())

    assert again.resigned == {1}
    assert again.position == 3


def test_after_an_agreed_end_nobody_has_lost() -> None:
    match = play(begun(), 3)
    match.resign(1)
    match.end_by_agreement(0)
    assert match.outcome is not None

    assert match.outcome.reason == AGREED
    assert {one.rank for one in match.outcome.standings} == {1}
    assert pangaea.loads(match.record()).outcome == match.outcome
