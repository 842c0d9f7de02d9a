"""Records that people bring: read, or refused in words that a player understands."""

from typing import Final

from pangaea import shelf
from pangaea.core.errors import (
    BadBox,
    BadOption,
    BadSeats,
    PangaeaError,
    UnknownGame,
    UnknownRules,
)
from pangaea.core.match import Match
from pangaea.core.replay import replayed
from pangaea.server.refusals import BadRecord

NO_RECORD: Final = ("error-record-empty", "error-record-header")
FOREIGN: Final = ("error-record-format", "error-record-box")
UNKNOWN_HERE: Final = (UnknownGame, UnknownRules, BadSeats, BadOption, BadBox)


def read_upload(text: str) -> Match:
    """Rebuild the match of a record somebody has brought."""
    try:
        return replayed(text, shelf.game)
    except PangaeaError as error:
        raise BadRecord(_plain_words(error, len(text.splitlines())), error) from error


def _plain_words(error: PangaeaError, lines: int) -> str:
    """Tell apart what is no record at all, what comes from elsewhere, is cut off, or damaged."""
    unreadable = error.details["line"] if error.key == "error-record-line" else 0
    if unreadable == 1 or error.key in NO_RECORD:
        return "refused-no-record"
    if error.key in FOREIGN or isinstance(error, UNKNOWN_HERE):
        return "refused-foreign-record"
    if unreadable == lines or error.key == "error-record-cut":
        return "refused-cut-record"
    return "refused-damaged-record"
