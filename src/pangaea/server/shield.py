"""Around every reply: who asks, and headers that keep a page to ourselves."""

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pangaea.server.identity import Identity

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
SAFE: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # invite links are secrets
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class Shield:
    """Reads the cookie, gives one to whoever has none or an old one, and adds the safe headers."""

    def __init__(self, app: ASGIApp, identity: Identity) -> None:
        self.app = app
        self.identity = identity

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        cookies = HTTPConnection(scope).cookies
        person = self.identity.person(cookies)
        scope["person"] = person or self.identity.fresh()
        cookie = ""
        if scope["type"] == "http" and (not person or self.identity.is_due(cookies)):
            cookie = self.identity.cookie(scope["person"], secure=scope["scheme"] == "https")

        async def shielded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(SAFE)
                if cookie and "public" not in headers.get("cache-control", ""):
                    headers.append("set-cookie", cookie)
            await send(message)

        await self.app(scope, receive, shielded)
