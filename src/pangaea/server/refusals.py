"""What the server refuses, each with the words that say why and the status it has over HTTP."""

from typing import ClassVar

from pangaea.core.errors import DamagedRecord, PangaeaError
from pangaea.core.words import words_for


class Refusal(PangaeaError):
    """A request that cannot be granted."""

    status: ClassVar[int] = 400


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
