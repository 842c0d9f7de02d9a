"""What a moment is about: said beside the event, or by the scene."""

from typing import Annotated

import pytest
from msgspec.structs import replace

from pangaea.core.events import Event, Names, SeatEvent, by_rule
from pangaea.core.game import SeatView
from pangaea.core.identity import followed
from pangaea.core.luck import Dice
from pangaea.core.match import Match
from pangaea.core.scene import Area, Look, Pointer
from pangaea.core.sealed import Sealed
from pangaea.core.stage import Stage
from pangaea.core.words import words_for
from pangaea.games.cubosaurs import GAME
from pangaea.shelf import game

ADA, BO, CY = 0, 1, 2


@by_rule("toy/1", ("hand{seat}", "played"), ("pile", "hand{seat}"), ("deck", "played"))
class Played(SeatEvent):
    """Somebody played a card and drew another."""


@by_rule("toy/2", shows=("map/z{zones}", "row{seat}"), staged="all", manner="fall")
class Died(SeatEvent):
    """Dinosaurs died."""

    zones: Annotated[tuple[int, ...], Names("zone")]


class Plain(Event):
    """Nothing is said of it."""


def test_an_event_is_about_where_things_moved_to_each_place_once() -> None:
    assert Played(seat=2).shown() == [Pointer(area="played"), Pointer(area="hand2")]
    assert Plain().shown() == []


def test_what_an_event_shows_is_filled_in_for_each_of_several_things() -> None:
    event = Died(seat=1, zones=(4, 7, 4))

    places = [(one.area, one.spot) for one in event.shown()]
    assert set(places) == {("map", "z4"), ("map", "z7"), ("row1", "")}
    assert (event.staged, event.manner) == ("all", "fall")


def test_a_scene_may_say_what_its_moment_is_about_and_the_piece_keeps_its_id() -> None:
    stage = Stage(
        GAME, GAME.start(GAME.setup(2, {}), Dice(1)),
        SeatView(None, words_for("cubosaurs", "en"), ("Ana", "Bo")), {},
    )  # fmt: skip
    stage.area(Area("row", "row", "row"))
    stage.piece("row", Look("card", title="a"), "a")
    stage.look_at(piece=stage.piece("row", Look("card", title="b"), "b"))
    stage.look_at(area="row")
    drawn = stage.finished([], "", None)

    first = followed(None, drawn, [])
    turned = replace(drawn, pieces=tuple(reversed(drawn.pieces)))
    second = followed(first, turned, [])

    assert first.focus == second.focus == (Pointer(piece="p2"), Pointer(area="row"))


def preparing(*seats: int) -> Match:
    """Let seats give a part each of an attack that all prepare at once, in two parts."""
    match = Match(game("dino_twist"), 3, Sealed("seed"), names=["Ada", "Bo", "Cy"])
    for seat in seats:
        match.answer(seat, match.options(seat)[0])
    return match


@pytest.mark.parametrize("others", [(), (BO,), (BO, CY), (BO, BO, CY, CY)])
def test_a_line_counts_positions_as_its_reader_is_told_them(others: tuple[int, ...]) -> None:
    """Nobody learns from the number of a line how many others had chosen by then."""
    match = preparing(*others, ADA)

    for lines in (match.log(ADA), match.story(ADA, "en"), match.scene(ADA).log):
        own = [line.at for line in lines if line.event == "prepared"]
        assert own == [1]


def test_after_a_choice_a_line_leads_to_its_place_in_the_game() -> None:
    match = preparing(BO, CY, ADA, ADA, BO, CY)
    assert match.settled == match.position

    told = [(line.seat, line.at) for line in match.log(ADA) if line.event == "prepared"]
    assert [at for seat, at in told if seat == ADA] == [1, 2]
    assert match.log(ADA)[-1].at == match.position
