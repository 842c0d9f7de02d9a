"""Records that people bring: read, or refused in words that a player understands."""

from typing import Final

from pangaea import shelf
from pangaea.core.errors import BadBox, BadOption, BadSeats, PangaeaError, UnknownGame
from pangaea.core.match import Match
from pangaea.core.replay import replayed
from pangaea.server.refusals import BadRecord

NO_RECORD: Final = ("error-record-empty", "error-record-header")
FOREIGN: Final = ("error-record-format", "error-record-box")
UNKNOWN_HERE: Final = (UnknownGame, BadSeats, BadOption, BadBox)


def read_upload(text: str) -> Match:
    """Rebuild the match of a record somebody has brought."""
    try:
        return replayed(text, shelf.game)
    except PangaeaError as error:
        raise BadRecord(_plain_words(error), error) from error


def _plain_words(error: PangaeaError) -> str:
    """Tell apart what is no record at all, what comes from elsewhere, and what is damaged."""
    unreadable = error.key == "error-record-line" and error.details["line"] == 1
    if unreadable or error.key in NO_RECORD:
        return "refused-no-record"
    if error.key in FOREIGN or isinstance(error, UNKNOWN_HERE):
        return "refused-foreign-record"
    return "refused-damaged-record"
