"""Which language the command line speaks."""

import os
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from pangaea.core.words import LANGUAGES, Words, words_for

VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
FALLBACK: Final = "en"


def usual_language(environment: Mapping[str, str] | None = None) -> str:
    """Return the language of the environment if we speak it, else English."""
    known = os.environ if environment is None else environment
    chosen = next((known[name] for name in VARIABLES if known.get(name)), "")
    return chosen[:2].lower() if chosen[:2].lower() in LANGUAGES else FALLBACK


def language_in(arguments: Sequence[str]) -> str:
    """Find the language a command asks for, before the command itself is understood."""
    pairs = pairwise([*arguments, ""])
    named = [after if word == "--lang" else word[7:] for word, after in pairs if _asks(word)]
    return named[-1] if named and named[-1] in LANGUAGES else usual_language()


def _asks(word: str) -> bool:
    return word == "--lang" or word.startswith("--lang=")


def spoken(lang: str | None) -> str:
    """Return the language a command was given, or the usual one."""
    return lang or usual_language()


def common_words(language: str) -> Words:
    """Return the sentences that belong to no game."""
    return words_for("", language)
