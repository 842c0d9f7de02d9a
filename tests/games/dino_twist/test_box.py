"""The box: corrected box files are completed, checked and remembered."""

from pathlib import Path

import pytest
from tests.games.boxes import box_file, finished, problem_of, unknown_name, wrong_value
from tests.games.dino_twist.tables import LISE, play, setup_of, table_of
from tests.support import rule

import pangaea
from pangaea import shelf
from pangaea.core.box import reconstructed
from pangaea.core.errors import BadBox
from pangaea.core.game import box_digest
from pangaea.games.dino_twist import GAME
from pangaea.games.dino_twist.box import LAYOUT, PROVENANCE, SPECIES_NAMES, Box
from pangaea.testing.answers import choices

OWNERS = """
game = "dino_twist"
layout = ["sea", "beach", "hill", "river", "twist", "desert", "jungle", "cliff", "mountain"]

[claws]
voli = [1, 0, 0, 0, 0, 0, 0, 0, 3]

[[events]]
sort = "meteorites"
copies = 20
lands = ["mountain", "cliff", "sea"]

[[events]]
sort = "fury"
copies = 5
species = "aqua"
"""


def read(text: str) -> Box:
    return GAME.rooms.box(shelf.box_from_text(GAME, text))


def problem(text: str) -> BadBox:
    return problem_of(GAME, text)


def test_every_figure_of_the_box_has_a_provenance() -> None:
    assert set(PROVENANCE) == set(Box.__struct_fields__) - {"game"}


@rule("dino_twist/1.3", "dino_twist/1.5", "dino_twist/2.2")
def test_a_player_is_told_what_is_reconstructed_until_an_owner_has_corrected_it() -> None:
    assert reconstructed(Box(), GAME.box, PROVENANCE) == ["claws", "events", "layout"]
    assert GAME.notes(Box()) == ["note-reconstructed"]
    assert reconstructed(read(OWNERS), GAME.box, PROVENANCE) == []
    assert GAME.notes(read(OWNERS)) == []
    for language in ("en", "fr"):
        assert len(pangaea.new("dino_twist", 3, seed=1).scene(0, language).notes) == 1


def test_an_empty_file_is_the_usual_box() -> None:
    assert read("") == Box()


def test_what_a_file_leaves_out_stays_as_it_is() -> None:
    box = read(OWNERS)

    assert box.claws == {**Box().claws, "voli": (1, 0, 0, 0, 0, 0, 0, 0, 3)}
    assert read("[claws]\nvoli = [0,0,0,0,0,0,0,0,0]").events == Box().events


@rule("dino_twist/1.3")
def test_copies_that_differ_by_their_claws_are_two_kinds() -> None:
    rows = {row.token: row for row in setup_of(2, read(OWNERS)).kind_rows}

    assert (rows["voli:2"].copies, rows["voli:2"].claws) == (2, False)
    assert (rows["voli:2+claws"].copies, rows["voli:2+claws"].claws) == (1, True)
    assert (rows["voli:10"].copies, rows["voli:10"].claws) == (3, True)
    assert sum(row.copies for row in setup_of(2, read(OWNERS)).kind_rows[:37]) == 108


@rule("dino_twist/8.2")
def test_corrected_meteorites_are_played_with() -> None:
    table = table_of(
        lise="voli:9 aqua:3", celian="herbi:3", box=read(OWNERS),
        event="meteorites:mountain:cliff:sea",
    )  # fmt: skip

    assert choices(table, LISE) == {"aqua:3"}
    reason = GAME.why_not(table, LISE, 8)  # voli:9
    assert reason is not None
    assert reason.rule == "dino_twist/8.2"
    play(table, lise="aqua:3", celian="herbi:3")
    assert choices(table, LISE) == {"beach"}


@rule("dino_twist/2.2")
def test_a_corrected_layout_is_shown() -> None:
    scene = pangaea.new("dino_twist", 2, seed=1, box=read(OWNERS)).scene(0, "en")

    twist = next(area for area in scene.areas if area.id == "twist")

    assert [spot.id for spot in twist.spots] == list(read(OWNERS).layout) != list(LAYOUT)


def test_the_fingerprint_changes_with_any_figure() -> None:
    boxes = [Box(), read(OWNERS), read("[claws]\naqua = [0,0,0,0,0,0,0,0,1]")]

    assert len({box_digest(box) for box in boxes}) == 3


def test_a_game_with_a_corrected_box_is_saved_with_its_figures(tmp_path: Path) -> None:
    box = box_file(tmp_path, OWNERS)

    again = finished(pangaea.new("dino_twist", 2, seed=3, box=box))

    assert again.box == read(OWNERS)


# -- refusals --------------------------------------------------------------------------------


def test_a_file_for_another_game_is_refused() -> None:
    assert problem('game = "evo"').key == "error-box-game"


@pytest.mark.parametrize(
    "text",
    ["claw = 3", '[claws]\nvoli = "two"', "[[events]]\ncopies = 25", "[[events]]\nsort = 1"],
    ids=["unknown part", "a word", "a field missing", "a number"],
)
def test_a_file_of_another_shape_is_refused(text: str) -> None:
    assert problem(text).key == "error-box-shape"


ALONE = '[[events]]\nsort = "alone"\n'
METEORITES = '[[events]]\nsort = "meteorites"\ncopies = 25\n'


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("[claws]\njoker = [1]", "claws"),
        ('[[events]]\nsort = "flood"\ncopies = 25', "events"),
        (METEORITES + 'lands = ["moon"]', "events 1.lands"),
        ('[[events]]\nsort = "fury"\ncopies = 25', "events 1.species"),
        ('[[events]]\nsort = "fury"\ncopies = 25\nspecies = "avi"', "events 1.species"),
        ('layout = ["moon"]', "layout"),
    ],
)
def test_an_unknown_name_is_refused_with_the_names_that_are_known(text: str, part: str) -> None:
    assert unknown_name(GAME, text) == part


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("[claws]\nvoli = [1, 2]", "claws.voli: strengths"),
        ("[claws]\nvoli = [4,0,0,0,0,0,0,0,0]", "claws.voli, strength 2"),
        ("[claws]\nvoli = [0,0,0,0,0,0,0,0,-1]", "claws.voli, strength 10"),
        (METEORITES, "events 1: lands"),
        ('[[events]]\nsort = "alone"\ncopies = 25\nlands = ["sea"]', "events 1: lands"),
        ('[[events]]\nsort = "alone"\ncopies = 25\nspecies = "aqua"', "events 1: species"),
        ('[[events]]\nsort = "alone"\ncopies = 24', "events: sum of copies"),
        ('[[events]]\nsort = "alone"\ncopies = 0', "events 1.copies"),
        (
            ALONE + ALONE + '[[events]]\nsort = "quake"\ncopies = 23',
            "events: different cards",
        ),
        ('layout = ["sea", "twist"]', "layout: different places"),
    ],
)
def test_a_value_that_cannot_be_is_refused_and_named(text: str, where: str) -> None:
    assert wrong_value(GAME, text) == where


def test_the_usual_box_passes_its_own_check() -> None:
    assert (
        GAME.read_box(
            {"game": "dino_twist", "claws": {SPECIES_NAMES[0]: [3, 0, 3, 0, 3] + [0] * 4}}
        )
        == Box()
    )
