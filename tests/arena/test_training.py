"""Training by self-play: the same seed, the same model; whoever stops goes on."""

from pathlib import Path

import pytest

from pangaea import shelf
from pangaea.arena.training import BadTraining, LessonPlan, lesson_of, train
from pangaea.bots import UnknownLevel
from pangaea.core.taught import Taught, read_model, write_model

GAME = shelf.game("dino_twist")
FEW = 11


def model(keep: Path, games: int = FEW, seed: int = 1) -> Taught:
    """Train to the end."""
    taught = train(GAME, games, seed, keep, player="random")
    assert taught is not None
    return taught


def test_the_same_seed_gives_the_same_file(tmp_path: Path) -> None:
    first, second = model(tmp_path / "a"), model(tmp_path / "b")

    assert write_model(first) == write_model(second)
    assert write_model(first) != write_model(model(tmp_path / "c", seed=2))


def test_whoever_stops_goes_on_to_the_same_file(tmp_path: Path) -> None:
    whole = model(tmp_path / "whole")

    assert train(GAME, FEW, 1, tmp_path / "parts", player="random", minutes=0) is None
    heard: list[int] = []
    train(GAME, FEW, 1, tmp_path / "parts", player="random", minutes=0, heard=heard.append)

    assert heard == [1, 1]
    assert write_model(model(tmp_path / "parts")) == write_model(whole)


def test_a_line_cut_off_is_played_again(tmp_path: Path) -> None:
    whole = model(tmp_path / "lessons")
    kept = (tmp_path / "lessons").read_bytes()
    (tmp_path / "lessons").write_bytes(kept[:-100])

    assert model(tmp_path / "lessons") == whole
    assert (tmp_path / "lessons").read_bytes() == kept


def test_a_model_says_what_made_it_and_can_be_read(tmp_path: Path) -> None:
    taught = model(tmp_path / "lessons")

    assert taught.command == "pangaea train dino_twist --games 11 --seed 1 --player random"
    assert set(taught.surprise) == {"model", "formula", "nothing"}
    assert len(write_model(taught)) < 200_000
    read_model(write_model(taught), "dino_twist", GAME.advisor.figure_names(), "f")


def test_positions_are_learned_from_where_search_stops() -> None:
    """Search weighs the end of a turn, so a turn half played, with answers given, is no lesson."""
    names = GAME.advisor.figure_names()
    plan = LessonPlan(GAME.slug, 1, "random", names)

    for number in range(10):
        rows = lesson_of(GAME, plan, number).figures
        turns_left = [row[names.index("turns-left")] for row in rows]

        assert len(turns_left) > 1
        assert len(set(turns_left)) == len(turns_left)


def test_lessons_of_another_seed_are_refused(tmp_path: Path) -> None:
    model(tmp_path / "lessons", games=1)

    with pytest.raises(BadTraining, match="lessons of another game, seed, player or release"):
        model(tmp_path / "lessons", seed=2)


def test_a_damaged_file_of_lessons_is_refused(tmp_path: Path) -> None:
    (tmp_path / "lessons").write_text("dear\n")

    with pytest.raises(BadTraining, match="is no file of lessons") as refusal:
        model(tmp_path / "lessons")

    assert "n’est pas un fichier de leçons" in refusal.value.text("fr")
    assert (tmp_path / "lessons").read_text() == "dear\n"


def test_a_game_without_figures_cannot_be_trained(tmp_path: Path) -> None:
    with pytest.raises(BadTraining, match="cubosaurs has no figures"):
        train(shelf.game("cubosaurs"), 1, 1, tmp_path / "lessons")


def test_an_unknown_player_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnknownLevel):
        train(GAME, 1, 1, tmp_path / "lessons", player="champion")
