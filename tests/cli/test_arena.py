"""`pangaea arena` and `pangaea train`."""

import json
from pathlib import Path

import pytest

from pangaea.cli.app import run

Captured = pytest.CaptureFixture[str]
SMALL = ["--seats", "2", "--levels", "random,casual", "--blocks", "2", "--variant", "rounds=1"]


def test_a_tournament_leaves_its_report_and_goes_on(tmp_path: Path, capsys: Captured) -> None:
    folder = tmp_path / "arena"

    assert run(["arena", "cubosaurs", str(folder), *SMALL, "--lang", "en"]) == 0
    first = capsys.readouterr().out
    assert run(["arena", "cubosaurs", str(folder), *SMALL, "--lang", "en"]) == 0

    assert capsys.readouterr().out == first
    assert "Who wins among whom" in first
    assert "Cubosaurs" in (folder / "report.html").read_text()
    assert {"report.md", "ratings.svg", "places.svg", "lengths.svg", "scores.svg"} <= {
        file.name for file in folder.iterdir()
    }


def test_a_program_reads_the_tournament_as_json(tmp_path: Path, capsys: Captured) -> None:
    assert run(["arena", "cubosaurs", str(tmp_path / "a"), *SMALL, "--json"]) == 0

    said = json.loads(capsys.readouterr().out)

    assert said["games"] == 4
    assert [rating["level"] for rating in said["ratings"]] == ["random", "casual"]


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        (["mahjong", "F"], "mahjong"),
        (["cubosaurs", "F", "--levels", "master"], "Aucun robot ne joue au niveau"),
        (["cubosaurs", "F", "--blocks", "0"], "il faut au moins 1"),
        (["cubosaurs", "F", "--levels", "casual,casual"], "nommés une fois chacun"),
        (["cubosaurs", "."], "aucun tournoi"),
    ],
)
def test_a_bad_wish_is_refused_in_the_readers_language(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: Captured,
    wish: list[str],
    sentence: str,
) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    monkeypatch.chdir(tmp_path)

    assert run(["arena", *wish, "--lang", "fr"]) == 1

    assert sentence in " ".join(capsys.readouterr().err.split())
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]


def test_training_stops_in_time_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.chdir(tmp_path)
    wish = ["train", "dino_twist", "--games", "3", "--player", "random", "--lang", "en"]

    assert run([*wish, "--minutes", "0"]) == 0
    assert "the same command goes on" in " ".join(capsys.readouterr().out.split())
    assert run([*wish, "--out", "value.json"]) == 0

    assert "what 3 games taught" in " ".join(capsys.readouterr().out.split())
    assert json.loads((tmp_path / "value.json").read_text())["game"] == "dino_twist"


def test_a_game_that_cannot_learn_says_so(tmp_path: Path, capsys: Captured) -> None:
    assert run(["train", "cubosaurs", "--keep", str(tmp_path / "k"), "--lang", "fr"]) == 1

    assert "n’a pas de grandeurs" in " ".join(capsys.readouterr().err.split())
