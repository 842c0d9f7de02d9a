"""The box: corrected box files are completed, checked and remembered."""

from pathlib import Path

import pytest
from tests.games.boxes import problem_of
from tests.games.holotype.tables import ANA, go, points, setup_of, table_of

import pangaea
from pangaea import shelf
from pangaea.core.box import reconstructed
from pangaea.core.errors import BadBox
from pangaea.core.game import SeatView, box_digest
from pangaea.core.luck import Dice
from pangaea.core.words import words_for
from pangaea.games.holotype import GAME
from pangaea.games.holotype.box import PROVENANCE, Box

OWNERS_FILE = """
game = "holotype"
contributions = [2, 5, 9, 14, 20]

[specimens.s02]
genus = "Postosuchus"
period = "triassic"
clade = "theropod"
diet = "carnivore"
fossils = 2
research = 1
points = 9

[goals.p01]
counts = "theropod"
steps = [2, 5, 7, 9, 12, 14]
name = "Theropod Taxonomy (printed)"

[objectives.g02]
name = "A printed card"
slots = ["1 triassic", "2 triassic + 1 trace"]

[fields.f01]
period = "jurassic"
dice = 2
rerolls = 3
name = "A printed formation"

[tracks.2]
length = 9
resets = [2]
milestones = [4]

[dice]
triassic = ["1", "1", "1", "2", "3", "museum"]
"""


def read(text: str) -> Box:
    return GAME.rooms.box(shelf.box_from_text(GAME, text))


def problem(text: str) -> BadBox:
    return problem_of(GAME, text)


def test_an_owners_file_is_completed_with_the_usual_figures() -> None:
    box = read(OWNERS_FILE)

    assert box.specimens["s02"].genus == "Postosuchus"
    assert box.specimens["s03"] == Box().specimens["s03"]
    assert box.goals["p01"].steps[3] == 9
    assert box_digest(box) != box_digest(Box())


def test_the_corrected_figures_are_played_with() -> None:
    table = table_of(
        ana="hand postosuchus | fossils 2T | research 1 | discs g01.1", bo="",
        box=read(OWNERS_FILE), objectives="g02 g01",
    )  # fmt: skip

    go(table, "paleontologist", "journal", "postosuchus")
    assert points(table, ANA) == 9 + 2
    go(table, "assistant", "museum", "done")
    assert table.setup.length == 9


def test_a_personal_objective_may_count_a_kind_of_two_words() -> None:
    """One Jurassic theropod among three holotypes; the card tells its kind in both languages."""
    box = read('[goals.p01]\ncounts = "jurassic theropod"\nsteps = [3, 8]')
    table = table_of(ana="goal p01 | holotypes allosaurus stegosaurus tawa", bo="", box=box)
    spoken = {"en": "theropods (J)", "fr": "théropodes (J)"}

    assert points(table, ANA) == 7 + 7 + 5 + 3
    for language, kind in spoken.items():
        view = SeatView(ANA, words_for("holotype", language), ("Ana", "Bo"))
        pieces = GAME.scene(table, view).pieces
        assert any(kind in piece.look.text for piece in pieces)


def test_names_of_a_corrected_box_are_shown() -> None:
    setup = setup_of(2, read(OWNERS_FILE))
    domains, words = GAME.domains(setup), words_for("holotype", "fr")

    for domain, index in (("goal", 0), ("objective", 1), ("field", 0), ("circle", 3)):
        thing = domains[domain].things[index]
        assert "printed" in words.say(thing.words, **thing.values)


def test_a_game_with_a_corrected_box_is_played_recorded_and_replayed(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(OWNERS_FILE, encoding="utf-8")
    match = pangaea.new("holotype", 2, seed=5, box=str(path), last_space=2)
    luck = Dice(5)
    while match.asked:
        seat = match.asked[0]
        options = match.options(seat)
        match.answer(seat, options[luck.pick(len(options))])

    again = pangaea.loads(match.record())

    assert again.outcome == match.outcome
    assert again.box == match.box


def test_the_page_is_told_that_figures_are_reconstructed() -> None:
    usual, owners = ours(Box()), ours(read(OWNERS_FILE))

    assert GAME.notes(Box()) == ["note-reconstructed"]
    assert "objectives.g01" not in usual
    assert "goals.p10" not in usual
    assert {"specimens.s01", "specimens.s02", "contributions"} <= usual
    assert "specimens.s01" in owners
    assert not {"specimens.s02", "contributions"} & owners


def ours(box: Box) -> set[str]:
    """Name the figures of a box that are still our reconstruction."""
    return set(reconstructed(box, Box(), PROVENANCE))


def test_every_figure_has_a_provenance() -> None:
    box = Box()
    parts = [part for part in box.__struct_fields__ if isinstance(getattr(box, part), dict)]
    figures = [f"{part}.{name}" for part in parts for name in getattr(box, part)]

    assert sorted(PROVENANCE) == sorted([*figures, "contributions"])
    assert set(PROVENANCE.values()) == {"rulebook", "reconstructed"}


PROBLEMS = [
    ('game = "evo"', "error-box-game"),
    ("nonsense = 1", "error-box-shape"),
    ("contributions = [1, 2]", "error-box-value"),
    ('[dice]\njurassic = ["1", "1"]', "error-box-value"),
    ('[dice]\njurassic = ["1", "1", "1", "1", "1", "7"]', "error-box-name"),
    ("[traces.eggs]\ncopies = 40\npoints = 1", "error-box-value"),
    ("[traces.bones]\ncopies = 1\npoints = 1", "error-box-name"),
    ('[objectives.g01]\nslots = ["two theropods"]', "error-box-want"),
    ('[objectives.g01]\nslots = ["1 eggs theropod"]', "error-box-want"),
    ('[objectives.g01]\nslots = ["1 theropod + 1 marine + 1 genasaur + 1 eggs + 1 amber"]',
     "error-box-want"),
    ("[objectives.g01]\nslots = []", "error-box-value"),
    ('[goals.p01]\nneeds = "0 theropod"', "error-box-want"),
    ('[goals.p01]\ncounts = "theropod"', "error-box-value"),
    ('[fields.f01]\nperiod = "triassic"\ndice = 5', "error-box-value"),
    ('[fields.f01]\nperiod = "permian"\ndice = 2', "error-box-name"),
    ("[tracks.2]\nlength = 5\nresets = [9]\nmilestones = []", "error-box-value"),
    ("[spaces.2]\nlab = 0\nfield = 1\nlibrary = 1\njournal = 1\nmuseum = 1", "error-box-value"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "key"), PROBLEMS)
def test_a_file_that_does_not_fit_is_refused_with_a_reason(text: str, key: str) -> None:
    assert problem(text).key == key


TAWA = """
[specimens.s01]
genus = "{genus}"
period = "{period}"
clade = "theropod"
diet = "carnivore"
fossils = 1
research = {research}
points = 5
"""


@pytest.mark.parametrize(
    ("genus", "period", "research", "key"),
    [
        ("Tawa", "triassic", 1, "error-box-value"),  # the genus is there already
        ("Other", "permian", 1, "error-box-name"),
        ("Other", "triassic", 99, "error-box-value"),
    ],
)
def test_a_specimen_that_does_not_fit_is_refused(
    genus: str, period: str, research: int, key: str
) -> None:
    assert problem(TAWA.format(genus=genus, period=period, research=research)).key == key
