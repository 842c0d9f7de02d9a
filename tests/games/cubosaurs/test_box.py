"""The box: corrected box files are completed, checked and remembered."""

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from tests.games.boxes import box_file, finished, problem_of, unknown_name, wrong_value
from tests.games.cubosaurs.tables import points, setup_of, table_of
from tests.support import rule

import pangaea
from pangaea import shelf
from pangaea.core.box import reconstructed
from pangaea.core.errors import BadBox
from pangaea.core.game import box_digest
from pangaea.games.cubosaurs import GAME
from pangaea.games.cubosaurs.box import (
    EGG_NAMES,
    PROVENANCE,
    RAPTOR_NAMES,
    SPECIES_NAMES,
    TILE_NAMES,
    Box,
    Egg,
    Raptors,
    Tile,
)

OTHER_RAPTORS = """
game = "cubosaurs"

[[raptors.black]]
pair = 2
alone = -2
copies = 7
icons = 1

[eggs.trex]
most = 5
otherwise = -4

[tiles.draw]
cost = 2
"""


def read(text: str) -> Box:
    return GAME.rooms.box(shelf.box_from_text(GAME, text))


def problem(text: str) -> BadBox:
    return problem_of(GAME, text)


# -- figures and where they come from --------------------------------------------------------


def test_every_figure_has_a_provenance() -> None:
    figures = [
        *(f"series.{name}" for name in SPECIES_NAMES),
        *(f"icons.{name}" for name in SPECIES_NAMES),
        *(f"raptors.{name}" for name in RAPTOR_NAMES),
        *(f"eggs.{name}" for name in EGG_NAMES),
        *(f"tiles.{name}" for name in TILE_NAMES),
    ]

    assert sorted(PROVENANCE) == sorted(figures)


@rule("cubosaurs/4.4", "cubosaurs/4.6", "cubosaurs/8.3", "cubosaurs/8.9")
def test_the_reconstructed_figures_are_those_marked_in_the_rulebook() -> None:
    """Raptors, four eggs, icons and prices bear a dagger; series and two eggs do not."""
    marked = {figure for figure, origin in PROVENANCE.items() if origin == "reconstructed"}

    assert {figure for figure in PROVENANCE if figure not in marked} == {
        *(f"series.{name}" for name in SPECIES_NAMES),
        "eggs.stego",
        "eggs.penta",
    }


def test_a_player_is_told_that_figures_are_reconstructed() -> None:
    match = pangaea.new("cubosaurs", 3, seed=1)

    for language in ("en", "fr"):
        assert len(match.scene(0, language).notes) == 1


def test_the_note_disappears_once_all_reconstructed_figures_are_replaced() -> None:
    box = Box()
    owners = Box(
        icons=dict.fromkeys(SPECIES_NAMES, 1),
        raptors={name: (Raptors(4, -4, 7, icons=1),) for name in RAPTOR_NAMES},
        eggs={name: Egg(6, -6) for name in EGG_NAMES}
        | {name: box.eggs[name] for name in ("stego", "penta")},
        tiles={name: Tile(6, box.tiles[name].interaction) for name in TILE_NAMES},
    )

    assert reconstructed(owners, Box(), PROVENANCE) == []
    assert GAME.notes(owners) == []
    assert pangaea.new("cubosaurs", 3, seed=1, box=owners).scene(0, "en").notes == ()


def test_the_note_stays_as_long_as_one_figure_is_reconstructed() -> None:
    box = read(OTHER_RAPTORS)

    assert "raptors.black" not in reconstructed(box, Box(), PROVENANCE)
    assert "raptors.grey" in reconstructed(box, Box(), PROVENANCE)
    assert GAME.notes(box) == ["note-reconstructed"]


# -- completing ------------------------------------------------------------------------------


def test_an_empty_file_is_the_usual_box() -> None:
    assert read("") == Box()


def test_what_a_file_leaves_out_stays_as_it_is() -> None:
    box = read(OTHER_RAPTORS)

    assert box.raptors["black"] == (Raptors(2, -2, 7, icons=1),)
    assert box.raptors["grey"] == Box().raptors["grey"]
    assert box.eggs == {**Box().eggs, "trex": Egg(5, -4)}
    assert box.tiles == {**Box().tiles, "draw": Tile(2)}
    assert box.series == Box().series


def test_a_corrected_figure_is_played_with() -> None:
    table = table_of(fabien="egg:trex trex black:2/-2", gaetan="", box=read(OTHER_RAPTORS))

    assert points(table, 0) == 4 + 5 - 2
    assert setup_of(3, read(OTHER_RAPTORS)).tile_cost[2] == 2


def test_all_seven_raptors_of_a_colour_may_differ() -> None:
    rows = "".join(
        f"[[raptors.grey]]\npair = {number}\nalone = {-number}\ncopies = 1\nicons = 1\n"
        for number in range(1, 8)
    )

    box = read(rows)

    assert len(box.raptors["grey"]) == 7
    assert sum(row.copies for row in setup_of(5, box, advanced=True).kind_rows) == 55


def test_an_egg_may_have_an_icon() -> None:
    box = read("[eggs.penta]\nmost = 3\notherwise = -3\nicon = true\n")

    icons = [row.token for row in setup_of(3, box, advanced=True).kind_rows if row.icon and row.egg]

    assert icons == ["egg:penta"]


@rule("cubosaurs/8.2")
def test_the_interaction_icon_can_be_corrected() -> None:
    box = read("[tiles.draw]\ncost = 1\ninteraction = true\n")

    assert setup_of(3, box, advanced=True, interaction=False).tiles == 0b00_0011_1011


def test_the_fingerprint_changes_with_any_figure() -> None:
    boxes = [
        Box(),
        read(OTHER_RAPTORS),
        read("[series]\ntrex = [4, 1, -2, -6]"),
        read("[icons]\ntrex = 3"),
        read("[tiles.types]\ncost = 4"),
    ]

    assert len({box_digest(box) for box in boxes}) == len(boxes)


def test_the_fingerprint_does_not_depend_on_the_order_of_a_file() -> None:
    one = read("[icons]\ntrex = 3\nstego = 1")
    other = read("[icons]\nstego = 1\ntrex = 3")

    assert box_digest(one) == box_digest(other)


# -- remembering -----------------------------------------------------------------------------


def test_a_game_with_a_corrected_box_is_saved_with_its_figures(tmp_path: Path) -> None:
    box = box_file(tmp_path, OTHER_RAPTORS)

    again = finished(pangaea.new("cubosaurs", 2, seed=3, box=box, rounds="1"))

    assert again.box == read(OTHER_RAPTORS)


def test_a_usual_game_carries_its_figures_too() -> None:
    """A figure that is corrected later must not change a game that was played before."""
    match = pangaea.new("cubosaurs", 2, seed=3)

    assert match.header().figures == msgspec.to_builtins(Box())


# -- refusals --------------------------------------------------------------------------------


def test_a_file_that_is_not_toml_is_refused() -> None:
    assert problem("series = [").key == "error-box-syntax"


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadBox) as caught:
        pangaea.new("cubosaurs", 2, box=str(tmp_path / "nowhere.toml"))

    assert caught.value.key == "error-box-file"
    assert "nowhere.toml" in caught.value.text("fr")


def test_a_file_for_another_game_is_refused() -> None:
    found = problem('game = "evo"')

    assert found.key == "error-box-game"
    assert "evo" in str(found)


@pytest.mark.parametrize(
    "text",
    [
        "raptor = 3",
        "[series]\ntrex = [1, 2, 3]",
        '[icons]\ntrex = "two"',
        "[tiles.draw]\nprice = 1",
        "[[raptors.black]]\npair = 1",
    ],
    ids=["unknown part", "three values", "a word", "unknown field", "a field missing"],
)
def test_a_file_of_another_shape_is_refused(text: str) -> None:
    assert problem(text).key == "error-box-shape"


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("[series]\nraptor = [1, 2, 3, 4]", "series"),
        ("[icons]\negg = 1", "icons"),
        ("[eggs.black]\nmost = 1\notherwise = 0", "eggs"),
        ("[tiles.fly]\ncost = 1", "tiles"),
        ("[[raptors.red]]\npair = 1\nalone = 0\ncopies = 7", "raptors"),
    ],
)
def test_an_unknown_name_is_refused_with_the_names_that_are_known(text: str, part: str) -> None:
    assert unknown_name(GAME, text) == part


BLACK = "[[raptors.black]]\npair = {}\nalone = {}\ncopies = {}\nicons = {}\n"


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("[series]\ntrex = [100, 1, 1, 1]", "series.trex"),
        ("[series]\ntrex = [-100, 1, 1, 1]", "series.trex"),
        ("[icons]\ntrex = 8", "icons.trex"),
        ("[icons]\ntrex = -1", "icons.trex"),
        ("[eggs.trex]\nmost = 2\notherwise = 2", "eggs.trex"),
        ("[eggs.trex]\nmost = 100\notherwise = 2", "eggs.trex"),
        ("[tiles.draw]\ncost = 41", "tiles.draw.cost"),
        ("[tiles.draw]\ncost = -1", "tiles.draw.cost"),
        (BLACK.format(2, 2, 7, 0), "raptors.black"),
        (BLACK.format(2, -1, 8, 0), "raptors.black.copies"),
        (BLACK.format(2, -1, 0, 0), "raptors.black.copies"),
        (BLACK.format(2, -1, 7, 8), "raptors.black.icons"),
        (BLACK.format(2, -1, 6, 0), "raptors.black: sum of copies"),
        (
            BLACK.format(2, -1, 3, 0) + BLACK.format(2, -1, 4, 0),
            "raptors.black: different grades",
        ),
        ("[raptors]\nblack = []", "raptors.black"),
    ],
)
def test_a_value_that_cannot_be_is_refused_and_named(text: str, where: str) -> None:
    assert wrong_value(GAME, text) == where


def test_the_usual_box_passes_its_own_check() -> None:
    box = GAME.read_box({"game": "cubosaurs", "tiles": {"draw": {"cost": 1}}})

    assert box == replace(Box())
