"""`pangaea games`."""

import json

import pytest

import pangaea
from pangaea.cli import run

Captured = pytest.CaptureFixture[str]


def test_every_game_is_listed(capsys: Captured) -> None:
    assert run(["games"]) == 0

    shown = capsys.readouterr().out
    assert all(game.slug in shown for game in pangaea.all_games())


def test_one_game_shows_its_options_and_bots(capsys: Captured) -> None:
    assert run(["games", "cubosaurs"]) == 0

    shown = capsys.readouterr().out
    options = [option.name for option in pangaea.game("cubosaurs").options]
    assert all(name in shown for name in [*options, "beginner", "casual", "strong", "expert"])


@pytest.mark.parametrize(("language", "label"), [("en", "Rounds"), ("fr", "Manches")])
def test_a_program_gets_rows(language: str, label: str, capsys: Captured) -> None:
    assert run(["games", "--json", "--lang", language]) == 0

    row = next(row for row in json.loads(capsys.readouterr().out) if row["slug"] == "cubosaurs")
    assert row["seats"] == [2, 3, 4, 5]
    assert row["bots"] == ["beginner", "casual", "strong", "expert"]
    option = next(option for option in row["options"] if option["name"] == "rounds")
    assert option["label"] == label
    assert option["default"] == "usual"
    assert option["rule"] == "cubosaurs/5.1"
