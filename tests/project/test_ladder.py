"""The ladder of levels: played in turn, gone on with, and told without guesses."""

from pathlib import Path

import pytest
from bench import ladder

from pangaea import shelf


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let cheap players stand for the levels."""
    monkeypatch.setattr(ladder, "LEVELS", ["random", "beginner", "casual", "greedy"])
    monkeypatch.setattr(ladder, "BLOCKS", 1)


def test_every_game_is_measured_at_fewest_usual_and_most_players() -> None:
    cells = ladder.all_cells()

    for game in shelf.games():
        seats = {cell.seats for cell in cells if cell.game == game.slug}
        assert seats == {game.seats[0], game.usual_seats, game.seats[-1]}
    assert {cell.rung for cell in cells} == {1, 2, 3}


@pytest.mark.usefixtures("quick")
def test_what_was_played_is_told_and_the_rest_is_not_measured(tmp_path: Path) -> None:
    cell = ladder.Cell("cubosaurs", 2, 1)

    ladder.play_on(cell, tmp_path, 1)
    ladder.play_on(cell, tmp_path, 1)
    page = ladder.page(tmp_path, speed=False)

    assert len(ladder.played(cell, tmp_path)) == 4
    assert "of 4 | not measured | not measured |" in page
    assert "| holotype | 2 | 50 % | not measured | not measured | not measured |" in page


@pytest.mark.usefixtures("quick")
def test_a_block_cut_short_is_not_counted(tmp_path: Path) -> None:
    cell = ladder.Cell("cubosaurs", 3, 1)
    ladder.play_on(cell, tmp_path, 1)
    ladder.play_on(cell, tmp_path, 1)
    file = cell.folder(tmp_path) / "games.jsonl"
    file.write_bytes(b"".join(file.read_bytes().splitlines(keepends=True)[:-1]))

    assert len(ladder.played(cell, tmp_path)) == 3
    ladder.play_on(cell, tmp_path, 1)
    assert len(ladder.played(cell, tmp_path)) == 6


@pytest.mark.usefixtures("quick")
def test_the_least_certain_cell_is_played_first(tmp_path: Path) -> None:
    known, unknown = ladder.Cell("cubosaurs", 2, 1), ladder.Cell("cubosaurs", 2, 2)

    ladder.play_on(known, tmp_path, 1)

    assert ladder.uncertainty(unknown, tmp_path) > ladder.uncertainty(known, tmp_path) > 1.0


def test_strong_against_casual_one_to_one_is_measured_best() -> None:
    assert ladder.Cell("eras", 2, 2).precise() == 0.05
    assert ladder.Cell("eras", 4, 2).precise() == ladder.Cell("eras", 2, 3).precise() == 0.10


def test_no_time_plays_nothing_and_still_writes_the_page(tmp_path: Path) -> None:
    out = tmp_path / "strength.md"

    wish = ["--folder", str(tmp_path), "--minutes", "0", "--out", str(out), "--no-speed"]

    ladder.main(wish)

    assert out.read_text().startswith("# How strong the levels are")
