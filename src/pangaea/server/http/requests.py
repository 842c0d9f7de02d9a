"""Requests and replies: who asks, in which language, how much; what is refused; the built page.

The page's head carries the preview that messengers show of a table's link. It says what whoever
has the link may know anyway: the game, the host, the free seats.
"""

import asyncio
import ipaddress
import os
import re
from contextlib import suppress
from html import escape
from mimetypes import guess_type
from pathlib import Path
from typing import Final, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from pangaea.core.errors import PangaeaError
from pangaea.core.words import LANGUAGES, words_for
from pangaea.server.catalogue import ASK_EACH_TIME, Content, encodings_of
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
from pangaea.server.live.broadcast import table_info
from pangaea.server.rate_limits import Asked, RateLimits, counted_as
from pangaea.server.sessions import Sessions
from pangaea.server.settings import Rates
from pangaea.server.store.contract import TableRow
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


def is_here_only(host: str) -> bool:
    """Tell whether a host is one that only this machine itself can reach."""
    if host.partition(":")[0] == "localhost":
        return True
    try:
        address = ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        return False
    return address.is_loopback or address.is_unspecified


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


PICTURE: Final = "/icon-512.png"


async def preview_of(request: Request, path: str) -> str:
    """Return what the head of a page says of the table it leads to; "" if it leads to none."""
    first, _, rest = path.partition("/")
    table = rest.partition("/")[0]
    may_ask = limits_of(request).allow("requests", address_of(request))
    if first != "table" or not table or not may_ask:
        return ""
    with suppress(PangaeaError):
        row = await tables_of(request).row(table)
        return _tags(row, site_of(request), language_of(request))
    return ""


def _tags(row: TableRow, site: str, language: str) -> str:
    title, text = in_words(row, language)
    told = {
        "og:site_name": "Pangaea",
        "og:type": "website",
        "og:title": title,
        "og:description": text,
        "og:image": site + PICTURE,
        "og:url": f"{site}/table/{row.id}",
    }
    tags = [f'<meta property="{name}" content="{escape(said)}">' for name, said in told.items()]
    return "".join([f'<meta name="description" content="{escape(text)}">', *tags])


def in_words(row: TableRow, language: str) -> tuple[str, str]:
    """Name a table, and say how it stands, to whoever has its link."""
    info, say = table_info(row, "", language), words_for("", language).say
    named = "preview-title" if info.host else "preview-title-plain"
    free = sum(seat.kind == "open" for seat in info.seats)
    text = say(f"preview-{info.state}", free=free)
    return say(named, game=info.title, host=info.host), " · ".join([text, *info.wording])


FOREVER: Final = "public, max-age=31536000, immutable"
PACKED: Final = {"br": ".br", "gzip": ".gz"}  # as the build leaves them beside a file, best first
PAGES: Final = ("", "device", "learn", "me", "party", "table", "rules", "strength", "balance")


class Assets(StaticFiles):
    """Files whose names change with their content, compressed where the build has done so."""

    async def check_config(self) -> None:
        """Where nothing has been built, nothing is found: that is not a fault."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        asked, file = Headers(scope=scope), Path(full_path)
        headers = {"cache-control": FOREVER, "vary": "accept-encoding"}
        encoding = _encoding(file, asked)
        if encoding:
            headers["content-encoding"] = encoding
            file = _packed_file(file, encoding)
            stat_result = file.stat()
        response = FileResponse(
            file, status_code, headers, media_type_of(full_path), stat_result=stat_result
        )
        if self.is_not_modified(response.headers, asked):
            return NotModifiedResponse(response.headers)
        return response


def _encoding(file: Path, asked: Headers) -> str:
    """Return the best encoding that a file is there in, among those that can be read."""
    read = encodings_of(asked)
    return next(
        (name for name in PACKED if name in read and _packed_file(file, name).is_file()), ""
    )


def _packed_file(file: Path, encoding: str) -> Path:
    return file.with_name(file.name + PACKED[encoding])


async def page(request: Request) -> Response:
    """Return the client for its own addresses, a file beside it, or a page that helps."""
    folder = tables_of(request).settings.static_dir
    path = request.path_params["path"]
    file = _file(folder, path)
    if file is not None:
        return _content(file).reply(request)
    known = path.split("/")[0] in PAGES
    index = folder / "index.html"
    if index.is_file():
        content = _content(index)
        preview = await preview_of(request, path)
        if preview:
            plain = content.plain.replace(b"</head>", preview.encode() + b"</head>", 1)
            content = Content(plain, content.media_type)
        return content.reply(request, 200 if known else 404)
    headers = {"cache-control": ASK_EACH_TIME}
    return HTMLResponse(_not_built(language_of(request)), 503, headers)


def _content(file: Path) -> Content:
    """Read a file that keeps its name when it changes; all of them are small."""
    return Content(file.read_bytes(), media_type_of(file))


def media_type_of(file: str | os.PathLike[str]) -> str:
    """Return what kind of file browsers are told it is."""
    return guess_type(file)[0] or "application/octet-stream"


def _file(folder: Path, path: str) -> Path | None:
    """Return a file that lies directly in the client's folder, such as its icon."""
    plain = path and "/" not in path and "\\" not in path and not path.startswith(".")
    file = folder / path
    try:
        return file if plain and file.is_file() else None
    except OSError:  # a name that no file can have
        return None


def _not_built(language: str) -> str:
    say = words_for("", language).say
    title, text = escape(say("client-missing")), escape(say("client-missing-help"))
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f"<title>Pangaea</title><h1>{title}</h1><p>{text}</p></html>"
    )


def pages(folder: Path) -> list[BaseRoute]:
    """Return the addresses of the client."""
    assets = Assets(directory=folder / "assets", check_dir=False)
    return [Mount("/assets", assets), Route("/{path:path}", page)]
