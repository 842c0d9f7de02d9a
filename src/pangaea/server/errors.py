"""What the server refuses, each with the words that say why and the status it has over HTTP."""

from typing import ClassVar, Final

from pangaea.core.errors import (
    BadBox,
    BadSeats,
    BadVariant,
    DamagedRecord,
    PangaeaError,
    UnknownGame,
    UnknownRules,
)
from pangaea.core.words import words_for

NO_RECORD: Final = ("error-record-empty", "error-record-header")
FOREIGN: Final = ("error-record-format", "error-record-box")
TOO_LARGE: Final = ("error-record-many", "error-record-long")
UNKNOWN_HERE: Final = (UnknownGame, UnknownRules, BadSeats, BadVariant, BadBox)


class Refusal(PangaeaError):
    """A request that cannot be granted."""

    status: ClassVar[int] = 400


class PortBusy(Refusal):
    """Another program listens at that address."""


class NotAllowed(Refusal):
    """Somebody asked for what is not theirs."""

    status: ClassVar[int] = 403


class Unknown(Refusal):
    """There is no such thing."""

    status: ClassVar[int] = 404


class TooLate(Refusal):
    """It was possible, but the table has moved on."""

    status: ClassVar[int] = 409


class Halted(Refusal):
    """A table that cannot go on, and why."""

    status: ClassVar[int] = 409

    def __init__(self, cause: PangaeaError) -> None:
        super().__init__("refused-halted")
        self.cause = _discreet(cause)

    def text(self, language: str) -> str:
        return words_for("", language).say(self.key, problem=self.cause.text(language))


class TooLarge(Refusal):
    """More than the server reads at once."""

    status: ClassVar[int] = 413


class TooFast(Refusal):
    """More than the server answers in that time."""

    status: ClassVar[int] = 429


class TooSlow(Refusal):
    """It was not sent in the time there is."""

    status: ClassVar[int] = 408


class TooDear(Refusal):
    """It takes more time or memory than a stranger's file may."""

    status: ClassVar[int] = 413


class Busy(Refusal):
    """Others are served first."""

    status: ClassVar[int] = 503


class BadRecord(Refusal):
    """A file that cannot be replayed: said in a player's words, the cause beside it."""

    def __init__(self, key: str, cause: PangaeaError) -> None:
        super().__init__(key)
        self.cause = cause


class OurFault(Refusal):
    """Something went wrong in the server."""

    status: ClassVar[int] = 500


class Unavailable(Refusal):
    """It cannot be done at present, and may be done later."""

    status: ClassVar[int] = 503


def _discreet(error: PangaeaError) -> PangaeaError:
    """Leave out what a damaged line says: it may name what somebody holds in secret."""
    if isinstance(error, DamagedRecord) and "problem" in error.details:
        return DamagedRecord("error-record-damaged", line=error.details["line"])
    return error


def detail_of(error: PangaeaError, language: str) -> str:
    """Say what exactly was wrong, where the refusal itself does not."""
    return error.cause.text(language) if isinstance(error, BadRecord) else ""


def status_of(error: PangaeaError) -> int:
    """Return the HTTP status of an error; what the library refuses is a bad request."""
    told = error.cause if isinstance(error, BadRecord) else error
    return told.status if isinstance(told, Refusal) else 400


# -- records that people bring, refused in words that a player understands ---------------------


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
