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


def test_one_game_shows_its_variants_and_bots(capsys: Captured) -> None:
    assert run(["games", "cubosaurs"]) == 0

    shown = capsys.readouterr().out
    variants = [variant.name for variant in pangaea.game("cubosaurs").variants]
    assert all(name in shown for name in [*variants, "beginner", "casual", "strong", "expert"])


@pytest.mark.parametrize(("language", "label"), [("en", "Rounds"), ("fr", "Manches")])
def test_a_program_gets_rows(language: str, label: str, capsys: Captured) -> None:
    assert run(["games", "--json", "--lang", language]) == 0

    row = next(row for row in json.loads(capsys.readouterr().out) if row["slug"] == "cubosaurs")
    assert row["seats"] == [2, 3, 4, 5]
    assert row["bots"] == ["beginner", "casual", "strong", "expert"]
    variant = next(variant for variant in row["variants"] if variant["name"] == "rounds")
    assert variant["label"] == label
    assert variant["default"] == "usual"
    assert variant["rule"] == "cubosaurs/5.1"
