"""The figures of a rulebook over HTTP: the same for everybody, drawn once."""

import pytest
from tests.server.guests import House

from pangaea.core.figure import BadFigure, Figure, figure_matches, part_of
from pangaea.core.luck import Dice
from pangaea.core.match import Match
from pangaea.core.scene import Scene
from pangaea.games.cubosaurs import GAME
from pangaea.server.wire import rest

HAND = "/api/games/cubosaurs/figures/a-hand"


def test_the_rulebook_says_which_figures_stand_under_a_paragraph(house: House) -> None:
    book = house.guest().get("/api/games/cubosaurs/rulebook?lang=fr", rest.RulebookPage)

    found = {rule.number: rule.figures for part in book.chapters for rule in part.paragraphs}

    assert [figure.name for figure in found["3.10"]] == ["a-hand", "a-hand-passed"]
    assert found["3.10"][0].caption.startswith("L’exemple")
    assert found["3.9"] == []


def test_a_figure_shows_its_part_of_the_table_and_asks_nothing(house: House) -> None:
    scene = house.guest().get(HAND, Scene)

    assert [area.id for area in scene.areas] == ["hand", "cards0"]
    assert [piece.name for piece in scene.pieces if piece.area == "hand"] == ["T-Rex"]
    assert {piece.area for piece in scene.pieces} == {"hand", "cards0"}
    assert (scene.ask, scene.log) == (None, ())


def test_a_set_up_is_drawn_for_the_number_of_players_one_asks_for(house: House) -> None:
    guest, setup = house.guest(), "/api/games/cubosaurs/figures/set-up"
    book = guest.get("/api/games/cubosaurs/rulebook", rest.RulebookPage)
    figures = [one for part in book.chapters for rule in part.paragraphs for one in rule.figures]
    shown = {figure.name: (figure.seats, figure.numbers) for figure in figures}

    assert shown["set-up"] == (3, [2, 3, 4, 5])
    assert shown["a-hand"] == (3, [3])
    assert len(guest.get(setup, Scene).players) == 3
    assert len(guest.get(f"{setup}?seats=5", Scene).players) == 5
    assert guest.client.get(f"{setup}?seats=6").status_code == 400
    assert guest.get(f"{HAND}?seats=5", Scene) == guest.get(HAND, Scene)


def test_whoever_has_a_figure_is_not_sent_it_again(house: House) -> None:
    guest = house.guest()
    tag = guest.client.get(HAND).headers["etag"]

    again = guest.client.get(HAND, headers={"if-none-match": tag})

    assert again.status_code == 304


def test_an_unknown_figure_is_refused_with_those_there_are(house: House) -> None:
    answer = house.guest().client.get("/api/games/cubosaurs/figures/nothing")

    assert answer.status_code == 400
    assert "a-hand" in answer.json()["text"]


@pytest.mark.parametrize(
    ("figure", "problem"),
    [
        (Figure("1.1", {}, 2, answers=("hand egg:nobody",)), "hand egg:nobody"),
        (Figure("1.1", {}, 2, table={"hand": [1]}), "hand"),
        (Figure("1.1", {}, 2, table={"meteors": 1}), "meteors"),
    ],
)
def test_a_figure_that_does_not_fit_its_game_is_refused(figure: Figure, problem: str) -> None:
    with pytest.raises(BadFigure) as refused:
        list(figure_matches("odd", figure, GAME, ["a", "b"]))

    assert refused.value.details["problem"] == problem


def test_a_part_of_a_table_keeps_what_lies_within_it() -> None:
    whole = Match(GAME, 2, Dice(1)).scene()

    ring = part_of(whole, ["ring"])
    pile = part_of(whole, ["pile"])

    assert {area.id for area in ring.areas} == {"ring", "pile", "hand", "away"}
    assert [(area.id, area.parent) for area in pile.areas] == [("pile", "")]
