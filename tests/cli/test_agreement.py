"""Ending by agreement at the terminal: a word in the games that may never end by themselves."""

from pathlib import Path

import pytest
from tests.cli.conftest import Typed

import pangaea

Captured = pytest.CaptureFixture[str]


def test_all_who_agree_end_the_game_and_the_record_tells_it(
    typed: Typed, capsys: Captured, tmp_path: Path
) -> None:
    path = tmp_path / "mine.jsonl"
    seated = ("play", "eras", "--people", "2", "--seats", "2", "--pace", "0")

    typed(*seated, "--save", str(path), lines=["end", "end yes"])

    shown = capsys.readouterr().out
    assert "type “end yes”" in shown
    assert "The players agreed to end the game. Nobody wins." in shown
    match = pangaea.load(str(path))
    assert match.end_agreed
    assert typed("replay", str(path), "--verify") == 0
    assert "The players agreed to end the game." in capsys.readouterr().out


def test_french_says_fin_oui(typed: Typed, capsys: Captured) -> None:
    typed("play", "eras", "--seats", "2", "--pace", "0", "--lang", "fr", lines=["fin oui"])

    assert "Les joueurs ont décidé d’arrêter la partie." in capsys.readouterr().out


def test_a_game_that_ends_by_itself_does_not_know_the_word(typed: Typed, capsys: Captured) -> None:
    typed("play", "cubosaurs", "--pace", "0", lines=["help", "end yes", "quit"])

    shown = capsys.readouterr().out
    assert "without a winner" not in shown
    assert "agreed" not in shown
