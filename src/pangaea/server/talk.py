"""Requests and replies over HTTP: who asks, in which language, how much, and what is refused."""

import asyncio
from typing import Final, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from pangaea.core.errors import PangaeaError
from pangaea.core.words import LANGUAGES
from pangaea.server.hall import Hall
from pangaea.server.limits import Asked, Limits, counted_as
from pangaea.server.refusals import (
    NotAllowed,
    OurFault,
    Refusal,
    TooFast,
    TooLarge,
    TooSlow,
    detail_of,
    status_of,
)
from pangaea.server.settings import Rates
from pangaea.server.shield import SAFE
from pangaea.server.wire import Problem

Kind = TypeVar("Kind")
encode: Final = msgspec.json.Encoder().encode
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
    return told(encode(content))


def told(content: bytes) -> Response:
    """Return plain data that is written already."""
    headers = {"cache-control": "no-store"}
    return Response(content, media_type="application/json", headers=headers)


def problem(error: PangaeaError, language: str) -> Response:
    """Return why a request was refused."""
    content = encode(Problem(error.text(language), error.rule, detail_of(error, language)))
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


async def gone(_request: Request, _error: Exception) -> Response:
    """Whoever asked has left in mid-sentence: nobody reads this."""
    return Response(status_code=BAD_REQUEST)


async def body(request: Request, most: int) -> bytes:
    """Read what was sent, up to a limit of size and time."""
    found = bytearray()
    try:
        async with asyncio.timeout(hall_of(request).settings.request_seconds):
            async for chunk in request.stream():
                found += chunk
                if len(found) > most:
                    raise TooLarge("refused-too-large", size=most)
    except TimeoutError as error:
        raise TooSlow("refused-too-slow") from error
    return bytes(found)


async def sent(request: Request, kind: type[Kind]) -> Kind:
    """Read a message; sending nothing at all is saying nothing in particular."""
    content = await body(request, rates_of(request).request_size) or b"{}"
    try:
        return msgspec.json.decode(content, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("refused-unreadable", problem=str(error)) from error


def rates_of(connection: HTTPConnection) -> Rates:
    """Return how much may be asked."""
    return hall_of(connection).settings.rates


def limits_of(connection: HTTPConnection) -> Limits:
    """Return what addresses may ask of the server."""
    limits = connection.app.state.limits
    assert isinstance(limits, Limits)
    return limits


def address_of(connection: HTTPConnection) -> str:
    """Return what whoever asks is counted as."""
    return counted_as(connection.client.host if connection.client else "")


def check_rate(connection: HTTPConnection, asked: Asked, times: int = 1) -> None:
    """Refuse an address that asks more than people do."""
    if not limits_of(connection).allow(asked, address_of(connection), times):
        raise TooFast("refused-too-fast")


def check_origin(connection: HTTPConnection) -> None:
    """Refuse what another site's page sends in a visitor's name."""
    origin = connection.headers.get("origin")
    if origin is None or origin in hall_of(connection).settings.origins:
        return
    if _site(origin) != connection.headers.get("host", ""):
        raise NotAllowed("refused-other-site")


def _site(origin: str) -> str | None:
    """Return the host of an origin, None if there is none to be found."""
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None
