"""What the server refuses, each with the words that say why and the status it has over HTTP."""

from typing import ClassVar

from pangaea.core.errors import PangaeaError


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


class OurFault(Refusal):
    """Something went wrong in the server."""

    status: ClassVar[int] = 500


def status_of(error: PangaeaError) -> int:
    """Return the HTTP status of an error; what the library refuses is a bad request."""
    return error.status if isinstance(error, Refusal) else 400
