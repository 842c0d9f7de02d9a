"""Requests and replies over HTTP: who asks, in which language, how much, and what is refused."""

import asyncio
import re
from typing import Final, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from pangaea.core.errors import PangaeaError
from pangaea.core.words import LANGUAGES
from pangaea.server.errors import (
    NotAllowed,
    OurFault,
    Refusal,
    TooFast,
    TooLarge,
    TooSlow,
    detail_of,
    status_of,
)
from pangaea.server.rate_limits import Asked, RateLimits, counted_as
from pangaea.server.reach import is_here_only
from pangaea.server.sessions import Sessions
from pangaea.server.settings import Rates
from pangaea.server.tables.registry import Tables
from pangaea.server.wire.rest import Problem, serialize_bytes

Kind = TypeVar("Kind")
BAD_REQUEST: Final = 400
OUR_HOSTS: Final = re.compile(
    r"(?:[A-Za-z0-9_.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?", re.ASCII
)
NOT_KEPT: Final = {"cache-control": "no-store"}
CONTENT_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; font-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SECURITY_HEADERS: Final = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # invite links are secrets
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
# A file that a page is made of obeys the page's policy; opened by itself it may do nothing.
ASSET_HEADERS: Final = {
    "content-security-policy": "default-src 'none'",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
}


def tables_of(connection: HTTPConnection) -> Tables:
    """Return the tables of the server that was asked."""
    tables = connection.app.state.tables
    assert isinstance(tables, Tables)
    return tables


def person_of(connection: HTTPConnection) -> str:
    """Return who asks."""
    return str(connection.scope["person"])


def device_of(connection: HTTPConnection) -> str:
    """Return which of their devices somebody asks from."""
    return str(connection.scope["device"])


def agent_of(connection: HTTPConnection) -> str:
    """Return what a browser says of itself."""
    return connection.headers.get("user-agent", "")


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
    return json_reply(serialize_bytes(content))


def json_reply(content: bytes) -> Response:
    """Return plain data that is written already."""
    return Response(content, media_type="application/json", headers=NOT_KEPT)


def problem(error: PangaeaError, language: str) -> Response:
    """Return why a request was refused."""
    content = serialize_bytes(Problem(error.text(language), error.rule, detail_of(error, language)))
    return Response(content, status_of(error), NOT_KEPT, "application/json")


async def reply_refused(request: Request, error: Exception) -> Response:
    """Turn what was refused into a reply."""
    assert isinstance(error, PangaeaError)
    return problem(error, language_of(request))


async def reply_failed(request: Request, _error: Exception) -> Response:
    """Say that something went wrong here; no middleware adds the headers to this reply."""
    response = problem(OurFault("refused-our-fault"), language_of(request))
    response.headers.update(SECURITY_HEADERS)
    return response


async def reply_nothing(_request: Request, _error: Exception) -> Response:
    """Whoever asked has left in mid-sentence: nobody reads this."""
    return Response(status_code=BAD_REQUEST)


async def read_body(request: Request, most: int) -> bytes:
    """Read what was sent, up to a limit of size and time."""
    found = bytearray()
    try:
        async with asyncio.timeout(tables_of(request).settings.request_seconds):
            async for chunk in request.stream():
                found += chunk
                if len(found) > most:
                    raise TooLarge("refused-too-large", size=most)
    except TimeoutError as error:
        raise TooSlow("refused-too-slow") from error
    return bytes(found)


async def read_message(request: Request, kind: type[Kind]) -> Kind:
    """Read a message; sending nothing at all is saying nothing in particular."""
    content = await read_body(request, rates_of(request).request_size) or b"{}"
    try:
        return msgspec.json.decode(content, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("refused-unreadable", problem=str(error)) from error


async def read_wish(request: Request, kind: type[Kind]) -> Kind:
    """Read what somebody wishes to be changed: in their own name, and not too often."""
    check_origin(request)
    check_rate(request, "requests")
    return await read_message(request, kind)


def sessions_of(connection: HTTPConnection) -> Sessions:
    """Return who knows people by their cookies."""
    sessions = connection.app.state.sessions
    assert isinstance(sessions, Sessions)
    return sessions


def rates_of(connection: HTTPConnection) -> Rates:
    """Return how much may be asked."""
    return tables_of(connection).settings.rates


def limits_of(connection: HTTPConnection) -> RateLimits:
    """Return what addresses may ask of the server."""
    limits = connection.app.state.limits
    assert isinstance(limits, RateLimits)
    return limits


def address_of(connection: HTTPConnection) -> str:
    """Return what whoever asks is counted as."""
    return counted_as(connection.client.host if connection.client else "")


def site_of(request: Request) -> str:
    """Return where people find this server: as it was told, else as it was asked."""
    known = tables_of(request).settings
    host = request.headers.get("host", "")
    if known.origins or (known.reach and is_here_only(host.rpartition(":")[0])):
        return known.site
    if not OUR_HOSTS.fullmatch(host):
        raise Refusal("refused-host", host=host[:100])
    return f"{request.scope['scheme']}://{host}"


def check_rate(connection: HTTPConnection, asked: Asked, times: int = 1) -> None:
    """Refuse an address that asks more than people do."""
    if not limits_of(connection).allow(asked, address_of(connection), times):
        raise TooFast("refused-too-fast")


def check_origin(connection: HTTPConnection) -> None:
    """Refuse what another site's page sends in a visitor's name."""
    origin = connection.headers.get("origin")
    if origin is None or origin in tables_of(connection).settings.origins:
        return
    if _site(origin) != connection.headers.get("host", ""):
        raise NotAllowed("refused-other-site")


def _site(origin: str) -> str | None:
    """Return the host of an origin, None if there is none to be found."""
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None
