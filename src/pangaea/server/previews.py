"""Previews of links: what a messenger shows of a table before anybody follows its link.

They say what whoever has the link may know anyway: the game, the host, how many seats are free.
"""

from contextlib import suppress
from html import escape
from typing import Final

from starlette.requests import Request

from pangaea.core.errors import PangaeaError
from pangaea.core.words import words_for
from pangaea.server.broadcast import table_info
from pangaea.server.requests import address_of, language_of, limits_of, site_of, tables_of
from pangaea.server.store import TableRow

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
