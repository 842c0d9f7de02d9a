"""The built web client; a friendly page where it has not been built."""

import os
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

from pangaea.core.words import words_for
from pangaea.server.content import ASK_EACH_TIME, Content, encodings_of
from pangaea.server.previews import preview_of
from pangaea.server.requests import language_of, tables_of

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
            file = _packed(file, encoding)
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
    return next((name for name in PACKED if name in read and _packed(file, name).is_file()), "")


def _packed(file: Path, encoding: str) -> Path:
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
