"""What is the same for everybody: compressed once, known by its tag, sent only when it changed.

Only this is compressed, and games that hide nothing, or nothing any more. How well a reply
compresses tells about what is in it: one that holds a secret beside words that somebody else
chose, such as a name, could be made to tell the secret.
"""

import asyncio
import gzip
from functools import cached_property
from hashlib import blake2b
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import Response

FOUND: Final = 200
ANY: Final = "*"  # whoever asks holds it, whatever it is
WORTH_IT: Final = 1_000  # bytes: less fits into one packet anyway
QUICKLY: Final = 3  # for what is compressed while somebody waits
VARY: Final = {"vary": "accept-encoding, accept-language"}
ASK_EACH_TIME: Final = "private, no-cache"  # it may carry the cookie of whoever asked first


class Content:
    """A reply that everybody gets, plain and compressed."""

    def __init__(self, plain: bytes, media_type: str) -> None:
        self.plain = plain
        self.media_type = media_type
        self.tag = blake2b(plain, digest_size=8).hexdigest()

    @cached_property
    def gzipped(self) -> bytes:
        """The content, as small as gzip makes it."""
        return gzip.compress(self.plain, mtime=0)

    def reply(
        self, asking: HTTPConnection, status: int = FOUND, keep: str = ASK_EACH_TIME
    ) -> Response:
        """Return the content in a form that whoever asks can read, unless they hold it already."""
        packed = len(self.plain) >= WORTH_IT and "gzip" in encodings_of(asking.headers)
        tag = f'"{self.tag}-gzip"' if packed else f'"{self.tag}"'
        headers = {"cache-control": keep, "etag": tag, **VARY}
        if status == FOUND and not tags_of(asking.headers).isdisjoint((tag, ANY)):
            return Response(status_code=304, headers=headers)
        if packed:
            headers["content-encoding"] = "gzip"
        body = self.gzipped if packed else self.plain
        return Response(body, status, headers, self.media_type)


async def compressed(asking: HTTPConnection, response: Response) -> Response:
    """Compress a reply that holds no secret, if whoever asks can read it so."""
    response.headers.update(VARY)
    if len(response.body) >= WORTH_IT and "gzip" in encodings_of(asking.headers):
        response.body = await asyncio.to_thread(gzip.compress, response.body, QUICKLY, mtime=0)
        response.headers["content-encoding"] = "gzip"
        response.headers["content-length"] = str(len(response.body))
    return response


def encodings_of(headers: Headers) -> set[str]:
    """Return the encodings that whoever asks can read."""
    found = set()
    for wish in headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = (part.strip() for part in wish.partition(";"))
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            found.add(name)
    return found


def tags_of(headers: Headers) -> set[str]:
    """Return the tags of what whoever asks holds already."""
    tags = headers.get("if-none-match", "").split(",")
    return {tag.strip().removeprefix("W/") for tag in tags}
