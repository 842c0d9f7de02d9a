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

    def __init_subclass__(cls, status: int = 0) -> None:
        """Let a kind of refusal say its status over HTTP where it is named."""
        super().__init_subclass__()
        cls.status = status or cls.status


class PortBusy(Refusal):
    """Another program listens at that address."""


class NotAllowed(Refusal, status=403):
    """Somebody asked for what is not theirs."""


class Unknown(Refusal, status=404):
    """There is no such thing."""


class TooLate(Refusal, status=409):
    """It was possible, but the table has moved on."""


class Halted(Refusal, status=409):
    """A table that cannot go on, and why."""

    def __init__(self, cause: PangaeaError) -> None:
        super().__init__("refused-halted")
        self.cause = _discreet(cause)

    def text(self, language: str) -> str:
        return words_for("", language).say(self.key, problem=self.cause.text(language))


class TooLarge(Refusal, status=413):
    """More than the server reads at once."""


class TooFast(Refusal, status=429):
    """More than the server answers in that time."""


class TooSlow(Refusal, status=408):
    """It was not sent in the time there is."""


class TooDear(Refusal, status=413):
    """It takes more time or memory than a stranger's file may."""


class Busy(Refusal, status=503):
    """Others are served first."""


class BadRecord(Refusal):
    """A file that cannot be replayed: said in a player's words, the cause beside it."""

    def __init__(self, key: str, cause: PangaeaError) -> None:
        super().__init__(key)
        self.cause = cause


class OurFault(Refusal, status=500):
    """Something went wrong in the server."""


class Unavailable(Refusal, status=503):
    """It cannot be done at present, and may be done later."""


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
