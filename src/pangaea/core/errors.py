"""What a player or caller did wrong: named, with a sentence that says what would be right."""

from pangaea.core.words import words_for

Detail = str | int


class PangaeaError(Exception):
    """Something refused; tells why in any language, and by which rule."""

    def __init__(self, key: str, *, game: str = "", rule: str = "", **details: Detail) -> None:
        super().__init__(key)
        self.key = key
        self.game = game
        self.rule = rule
        self.details = details

    def text(self, language: str) -> str:
        """Say what was wrong and what would be right."""
        return words_for(self.game, language).say(self.key, **self.details)

    def __str__(self) -> str:
        text = self.text("en")
        return f"{text} [{self.rule}]" if self.rule else text


class UnknownGame(PangaeaError, LookupError):
    """No game has that name."""


class BadSeats(PangaeaError, ValueError):
    """The game is not for that many players."""


class BadOption(PangaeaError, ValueError):
    """A game option does not exist or cannot have that value."""


class BadBox(PangaeaError, ValueError):
    """A corrected box file cannot be used."""


class UnknownRules(PangaeaError, ValueError):
    """A game was begun with rules that this program does not know."""


class IllegalAnswer(PangaeaError, ValueError):
    """The seat is not asked, or may not answer that."""


class BadNotation(PangaeaError, ValueError):
    """A written answer cannot be read."""


class DamagedRecord(PangaeaError, ValueError):
    """A record is cut off, edited, or not a record; the sentence names the line."""


class StaleBookmark(PangaeaError, ValueError):
    """A kept position does not fit this program: the log has to be read instead."""


class NothingToUndo(PangaeaError, LookupError):
    """No answer has been given yet."""
