"""A corrected box file: another map, another track; what cannot be is refused with a reason."""

import pytest
from tests.games.evo.tables import setup_of
from tests.support import rule

from pangaea import shelf
from pangaea.core.box import reconstructed
from pangaea.core.errors import BadBox
from pangaea.games.evo import GAME
from pangaea.games.evo.box import HALF_NAMES, PROVENANCE, Box
from pangaea.games.evo.rules.setup import EvoSetup
from pangaea.games.evo.rules.table import Table

SMALL_D = """
[[halves.D]]
row = 0
column = 0
spaces = "Y G M M M M B Y"
[[halves.D]]
row = 1
column = 0
spaces = "Y Y* B G B M Y"
"""
SHORT_TRACK = """
[meteor]
impact = 6
starts = { "3" = 0, "4" = 1, "5" = 1 }
faces = { "4" = [1, 2, 3] }
"""


def box(text: str) -> Box:
    found = shelf.box_from_text(GAME, text)
    assert isinstance(found, Box)
    return found


@rule("evo/1.3")
def test_a_box_file_can_bring_another_half_board() -> None:
    setup = setup_of(3, box(SMALL_D))

    assert len([space for space in setup.island.spaces if space.token[0] == "D"]) == 15
    assert setup.zones == 36


@rule("evo/8.1")
def test_a_box_file_can_bring_another_track() -> None:
    setup = setup_of(3, box(SHORT_TRACK))

    assert setup.impact == 6
    assert [int(faces) for faces in setup.meteor_faces] == [0, 0, 0, 0, 0b1110, 0, 0]


@rule("evo/8.1", "evo/8.2")
def test_a_face_written_twice_counts_once() -> None:
    """A 1 and a 2 end the game on space 4, as if each had been written once; a 3 does not."""
    twice = box(SHORT_TRACK.replace("[1, 2, 3]", "[1, 2, 1]"))

    assert setup_of(3, twice).strikes_on(4) == 0b110


def test_a_game_begun_before_goes_on_with_the_faces_it_had() -> None:
    """Version 1 added them up: twice 1 and a 2 made a 3."""
    twice = box(SHORT_TRACK.replace("[1, 2, 3]", "[1, 2, 1]"))
    former = GAME.setup_by(1, 3, {}, twice)

    assert isinstance(former, EvoSetup)
    assert former.strikes_on(4) == 0b1000


def test_an_empty_box_file_is_the_usual_box() -> None:
    assert GAME.read_box({"game": "evo"}) == Box()


def test_the_page_says_what_is_reconstructed_until_it_is_corrected() -> None:
    assert GAME.notes(Box()) == ["note-map", "note-meteor"]
    assert GAME.notes(box(SHORT_TRACK)) == ["note-map"]
    assert "halves.D" not in reconstructed(box(SMALL_D), Box(), PROVENANCE)


def test_every_figure_has_a_provenance() -> None:
    assert set(PROVENANCE) == {
        *(f"halves.{name}" for name in HALF_NAMES),
        "climate",
        "meteor",
        "genes",
    }


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('game = "cubosaurs"', "error-box-game"),
        ("colour = 1", "error-box-shape"),
        ("[genes]\nwing = 3", "error-box-name"),
        ("[genes]\ncard = 12", "error-box-value"),
        ("[genes]\nleg = -1", "error-box-value"),
        ('climate = ["beach", "sea"]', "error-box-name"),
        ('climate = ["beach", "beach", "beach", "plain"]', "error-box-value"),
        ('climate = ["plain", "hill"]', "error-box-value"),
        ('[[halves.D]]\nrow = -1\ncolumn = 0\nspaces = "Y* G"', "error-box-value"),
        ('[[halves.D]]\nrow = 0\ncolumn = 0\nspaces = "Y* G X"', "error-box-name"),
        ('[[halves.D]]\nrow = 0\ncolumn = 0\nspaces = "Y G M"', "error-box-value"),
        ('[[halves.D]]\nrow = 0\ncolumn = 0\nspaces = "Y G M*"', "error-box-value"),
        ('[[halves.D]]\nrow = 9\ncolumn = 0\nspaces = "Y* G M"', "error-box-value"),
        ('[[halves.Z]]\nrow = 0\ncolumn = 0\nspaces = "Y"', "error-box-name"),
        (SHORT_TRACK.replace('"4" = [1, 2, 3]', '"4" = [7]'), "error-box-value"),
        (SHORT_TRACK.replace('"4" = [1, 2, 3]', '"6" = [1]'), "error-box-name"),
        (SHORT_TRACK.replace('"5" = 1', '"5" = 6'), "error-box-value"),
        (SHORT_TRACK.replace(', "5" = 1', ""), "error-box-name"),
        ("[halves", "error-box-syntax"),
    ],
)
def test_a_wrong_box_file_is_refused_with_a_reason(text: str, key: str) -> None:
    with pytest.raises(BadBox) as refused:
        box(text)

    assert refused.value.key == key
    for language in ("en", "fr"):
        assert refused.value.text(language)


def test_two_spaces_in_one_place_are_refused() -> None:
    twice = SMALL_D + '[[halves.D]]\nrow = 1\ncolumn = 3\nspaces = "G"\n'

    with pytest.raises(BadBox, match="different spaces"):
        box(twice)


@rule("evo/2.4")
def test_the_marker_starts_on_yellow_wherever_the_loop_is_written_from() -> None:
    turned = box('climate = ["mountain", "hill", "plain", "beach", "plain", "hill"]')

    table = GAME.blank(GAME.setup(3, {}, turned))

    assert isinstance(table, Table)
    assert table.climate == 3
