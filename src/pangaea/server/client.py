"""The built web client; a friendly page where it has not been built."""

from html import escape
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from pangaea.core.words import words_for
from pangaea.server.requests import language_of, tables_of

FOREVER: Final = "public, max-age=31536000, immutable"
FRESH: Final = {"cache-control": "no-cache"}
PAGES: Final = ("", "table", "rules")


class Assets(StaticFiles):
    """Files whose names change with their content."""

    async def check_config(self) -> None:
        """Where nothing has been built, nothing is found: that is not a fault."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = FOREVER
        return response


async def page(request: Request) -> Response:
    """Return the client for its own addresses, a file beside it, or a page that helps."""
    folder = tables_of(request).settings.static_dir
    path = request.path_params["path"]
    file = _file(folder, path)
    if file is not None:
        return FileResponse(file, headers=FRESH)
    known = path.split("/")[0] in PAGES
    index = folder / "index.html"
    if index.is_file():
        return FileResponse(index, 200 if known else 404, headers=FRESH)
    return HTMLResponse(_not_built(language_of(request)), 503, headers=FRESH)


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
