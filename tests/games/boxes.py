"""Corrected boxes: what is said of a file that the rules cannot be played with."""

import pytest

from pangaea import shelf
from pangaea.core.errors import BadBox
from pangaea.core.game import Game


def problem_of(game: Game, text: str) -> BadBox:
    """Read a box file that must be refused, and return the refusal; both languages have words."""
    with pytest.raises(BadBox) as caught:
        shelf.box_from_text(game, text)
    for language in ("en", "fr"):
        assert caught.value.text(language)
    return caught.value


def wrong_value(game: Game, text: str) -> object:
    """Read a box file with a value that cannot be, and say where the refusal finds it."""
    found = problem_of(game, text)
    assert found.key == "error-box-value"
    return found.details["where"]
