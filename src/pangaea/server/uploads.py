"""Records that people bring: refused in words that a player understands."""

from typing import Final

from pangaea.core.errors import (
    BadBox,
    BadSeats,
    BadVariant,
    PangaeaError,
    UnknownGame,
    UnknownRules,
)
from pangaea.server.refusals import BadRecord

NO_RECORD: Final = ("error-record-empty", "error-record-header")
FOREIGN: Final = ("error-record-format", "error-record-box")
TOO_LARGE: Final = ("error-record-many", "error-record-long")
UNKNOWN_HERE: Final = (UnknownGame, UnknownRules, BadSeats, BadVariant, BadBox)


def bad_record(error: PangaeaError, text: str) -> BadRecord:
    """Say in a player's words why a record somebody has brought cannot be replayed."""
    return BadRecord(_plain_words(error, len(text.splitlines())), error)


def _plain_words(error: PangaeaError, lines: int) -> str:
    """Tell apart what is no record at all, what comes from elsewhere, is cut off, or damaged."""
    unreadable = error.details["line"] if error.key == "error-record-line" else 0
    if unreadable == 1 or error.key in NO_RECORD:
        return "refused-no-record"
    if error.key in TOO_LARGE:
        return "refused-large-record"
    if error.key in FOREIGN or isinstance(error, UNKNOWN_HERE):
        return "refused-foreign-record"
    if unreadable == lines or error.key == "error-record-cut":
        return "refused-cut-record"
    return "refused-damaged-record"
