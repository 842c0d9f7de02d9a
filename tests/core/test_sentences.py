"""An error says its English sentence by itself; translation comes on top."""

import re
import subprocess
import sys
from pathlib import Path
from string import Formatter

import pytest

import pangaea
from pangaea.core.errors import BadSeats
from pangaea.core.sentences import ENGLISH
from pangaea.core.words import words_for

ROOM = Path(str(pangaea.__file__)).parent
LIBRARY = ("core", "bots", "arena")


def named_in(sentence: str) -> dict[str, str | int]:
    """Put a number in the place of everything a sentence names."""
    return {name: 7 for _, name, _, _ in Formatter().parse(sentence) if name}


@pytest.mark.parametrize("key", ENGLISH)
def test_a_sentence_is_that_of_the_english_words(key: str) -> None:
    values = named_in(ENGLISH[key])

    assert ENGLISH[key].format(**values) == words_for("", "en").say(key, **values)


def test_every_error_of_the_library_has_its_sentence() -> None:
    files = [file for room in LIBRARY for file in (ROOM / room).rglob("*.py")]
    sources = [file.read_text(encoding="utf-8") for file in (*files, ROOM / "shelf.py")]

    raised = {key for source in sources for key in re.findall(r'"(error-[a-z-]+)"', source)}

    assert sorted(raised - ENGLISH.keys()) == []


def test_core_alone_says_what_is_wrong() -> None:
    """Without the shelf no file of words is ever read."""
    code = (
        "from pangaea.core.errors import BadSeats\n"
        "from pangaea.core.words import read_words_with\n"
        "read_words_with(lambda slug, language: [])\n"
        "print(BadSeats('error-seats', seats=9, least=2, most=5))"
    )

    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert said.stdout == "9 players are not possible here: the game is for 2 to 5.\n"


def test_translation_comes_on_top() -> None:
    refusal = BadSeats("error-seats", seats=9, least=2, most=5)

    assert "ce jeu se joue de 2 à 5" in refusal.text("fr")
    assert refusal.english() == refusal.text("en")
