"""Requests and replies over HTTP: who asks, in which language, how much, and what is refused."""

from typing import Final, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from pangaea.core.errors import PangaeaError
from pangaea.core.words import LANGUAGES
from pangaea.server.hall import Hall
from pangaea.server.limits import Gate
from pangaea.server.refusals import (
    NotAllowed,
    OurFault,
    Refusal,
    TooFast,
    TooLarge,
    detail_of,
    status_of,
)
from pangaea.server.settings import Rates
from pangaea.server.shield import SAFE
from pangaea.server.wire import Problem

Kind = TypeVar("Kind")
_encode: Final = msgspec.json.Encoder().encode
BAD_REQUEST: Final = 400


def hall_of(connection: HTTPConnection) -> Hall:
    """Return the hall of the server that was asked."""
    hall = connection.app.state.hall
    assert isinstance(hall, Hall)
    return hall


def person_of(connection: HTTPConnection) -> str:
    """Return who asks."""
    return str(connection.scope["person"])


def language_of(connection: HTTPConnection) -> str:
    """Return the language to reply in: as asked, else as the browser prefers."""
    asked = connection.query_params.get("lang", "")
    if asked in LANGUAGES:
        return asked
    wishes = connection.headers.get("accept-language", "").split(",")
    known = [wish.strip()[:2].lower() for wish in wishes]
    return next((wish for wish in known if wish in LANGUAGES), LANGUAGES[0])


def number_in(request: Request, name: str) -> int | None:
    """Return a number given in the address, or None if it is not given."""
    text = request.query_params.get(name)
    if text is None or text == "":
        return None
    if not text.isdecimal() or len(text) > 6:
        raise Refusal("refused-not-a-number", name=name, text=text[:20])
    return int(text)


def reply(content: object) -> Response:
    """Return plain data."""
    return Response(
        _encode(content), media_type="application/json", headers={"cache-control": "no-store"}
    )


def problem(error: PangaeaError, language: str) -> Response:
    """Return why a request was refused."""
    content = _encode(Problem(error.text(language), error.rule, detail_of(error, language)))
    return Response(content, status_of(error), media_type="application/json")


async def refused(request: Request, error: Exception) -> Response:
    """Turn what was refused into a reply."""
    assert isinstance(error, PangaeaError)
    return problem(error, language_of(request))


async def failed(request: Request, _error: Exception) -> Response:
    """Say that something went wrong here; this reply passes no shield, so it brings its own."""
    response = problem(OurFault("refused-our-fault"), language_of(request))
    response.headers.update(SAFE)
    return response


async def body(request: Request, most: int) -> bytes:
    """Read what was sent, up to a limit."""
    found = bytearray()
    async for chunk in request.stream():
        found += chunk
        if len(found) > most:
            raise TooLarge("refused-too-large", size=most)
    return bytes(found)


async def sent(request: Request, kind: type[Kind]) -> Kind:
    """Read a message."""
    content = await body(request, rates_of(request).request_size)
    try:
        return msgspec.json.decode(content, type=kind)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise Refusal("refused-unreadable", problem=str(error)) from error


def rates_of(connection: HTTPConnection) -> Rates:
    """Return how much may be asked."""
    return hall_of(connection).settings.rates


def check_rate(request: Request) -> None:
    """Refuse an address that opens or joins more than people do."""
    gate = request.app.state.gate
    assert isinstance(gate, Gate)
    if not gate.opens(request.client.host if request.client else ""):
        raise TooFast("refused-too-fast")


def check_origin(connection: HTTPConnection) -> None:
    """Refuse what another site's page sends in a visitor's name."""
    origin = connection.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != connection.headers.get("host"):
        raise NotAllowed("refused-other-site")
