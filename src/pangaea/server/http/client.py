"""The built web client, and the previews that messengers show of a table's link.

A preview says what whoever has the link may know anyway: the game, the host, the free seats.
"""

import os
from contextlib import suppress
from html import escape
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from pangaea.core.errors import PangaeaError
from pangaea.core.words import words_for
from pangaea.server.catalogue import ASK_EACH_TIME, Content, encodings_of
from pangaea.server.http.requests import address_of, language_of, limits_of, site_of, tables_of
from pangaea.server.live.broadcast import table_info
from pangaea.server.store.contract import TableRow

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
