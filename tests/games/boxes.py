"""Corrected boxes: what is said of a file that the rules cannot be played with."""

from pathlib import Path

import pytest

import pangaea
from pangaea import shelf
from pangaea.core.errors import BadBox
from pangaea.core.game import Game
from pangaea.core.match import Match


def problem_of(game: Game, text: str) -> BadBox:
    """Read a box file that must be refused, and return the refusal; both languages have words."""
    with pytest.raises(BadBox) as caught:
        shelf.box_from_text(game, text)
    for language in ("en", "fr"):
        assert caught.value.text(language)
    return caught.value


def box_file(folder: Path, text: str) -> str:
    """Write a box file, and say where it is."""
    path = folder / "box.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def finished(match: Match) -> Match:
    """Play a game to its end, and return it as its record tells it."""
    while match.asked:
        match.answer(match.asked[0], match.options(match.asked[0])[-1])
    assert pangaea.verify(match.record())
    again = pangaea.loads(match.record())
    assert again.outcome == match.outcome
    return again


def wrong_value(game: Game, text: str) -> object:
    """Read a box file with a value that cannot be, and say where the refusal finds it."""
    found = problem_of(game, text)
    assert found.key == "error-box-value"
    return found.details["where"]


def unknown_name(game: Game, text: str) -> object:
    """Read a box file with a name nobody knows, and say in which part the refusal finds it."""
    found = problem_of(game, text)
    assert found.key == "error-box-name"
    return found.details["part"]
