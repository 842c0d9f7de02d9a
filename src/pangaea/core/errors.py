"""What a player or caller did wrong: named, with a sentence that says what would be right."""

from typing import Final

from pangaea.core.sentences import ENGLISH
from pangaea.core.text import tidy
from pangaea.core.words import LANGUAGES, MissingWords, words_for

Detail = str | int
LONGEST_DETAIL: Final = 1_000  # characters; Fluent refuses values beyond 2,500
LARGEST_DETAIL: Final = 10**15  # numbers beyond are told by their size; decimals end at 28 digits
DIGITS_PER_BIT: Final = 0.30103


class PangaeaError(Exception):
    """Something refused; tells why in any language, and by which rule."""

    def __init__(self, key: str, *, game: str = "", rule: str = "", **details: Detail) -> None:
        super().__init__(key)
        self.key = key
        self.game = game
        self.rule = rule
        self.details = {name: sayable(detail) for name, detail in details.items()}

    def text(self, language: str) -> str:
        """Say what was wrong and what would be right; say it somehow even without words for it."""
        try:
            return words_for(self.game, language).say(self.key, **self.details)
        except MissingWords:
            return self.english()

    def english(self) -> str:
        """Say it in English without any file of words."""
        if self.key in ENGLISH:
            return ENGLISH[self.key].format(**self.details)
        said = ", ".join(f"{name}={detail}" for name, detail in self.details.items())
        return f"{self.key} ({said})"

    def __str__(self) -> str:
        text = self.text("en")
        return f"{text} [{self.rule}]" if self.rule else text


def sayable(detail: object) -> Detail:
    """Return a detail as it can be put into a sentence, whatever a stranger made of it."""
    if not isinstance(detail, int):
        return tidy(str(detail), LONGEST_DETAIL)
    if abs(detail) <= LARGEST_DETAIL:
        return detail
    return f"{'-' if detail < 0 else ''}10^{round(detail.bit_length() * DIGITS_PER_BIT)}"


class UnknownGame(PangaeaError, LookupError):
    """No game has that name."""


class MissingExtra(PangaeaError, ImportError):
    """A part of Pangaea is used whose packages are not installed."""


class UnknownLanguage(PangaeaError, LookupError):
    """The words are not written in that language."""


class BadSeats(PangaeaError, ValueError):
    """The game is not for that many players."""


class BadName(PangaeaError, ValueError):
    """A player's name is missing, too long, or cannot be shown."""


class UnknownSeat(PangaeaError, LookupError):
    """The table has no such seat."""


class UnknownPosition(PangaeaError, LookupError):
    """The game has not come that far, or what led there is not known."""


class BadVariant(PangaeaError, ValueError):
    """A variant of a game does not exist or cannot have that value."""


class BadBox(PangaeaError, ValueError):
    """A corrected box file cannot be used."""


class UnknownRules(PangaeaError, ValueError):
    """A game was begun with rules that this program does not know."""


class IllegalAnswer(PangaeaError, ValueError):
    """The seat is not asked, or may not answer that."""


class BadNotation(PangaeaError, ValueError):
    """A written answer cannot be read."""


class UnreadableFile(PangaeaError, OSError):
    """A file cannot be read or written."""


class DamagedRecord(PangaeaError, ValueError):
    """A record is cut off, edited, or not a record; the sentence names the line."""


class StaleBookmark(PangaeaError, ValueError):
    """A kept position does not fit this program: the log has to be read instead."""


class NothingToUndo(PangaeaError, LookupError):
    """No answer has been given yet."""


def check_language(language: str) -> None:
    """Refuse a language that there are no words in."""
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise UnknownLanguage("error-unknown-language", language=str(language), known=known)
