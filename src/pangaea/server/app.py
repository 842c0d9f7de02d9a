"""The server as one ASGI application: startup, shutdown, and the middleware around every reply."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from time import time

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pangaea.core.errors import PangaeaError
from pangaea.server.client import pages
from pangaea.server.data_dir import Claim
from pangaea.server.devices import DeviceLinks
from pangaea.server.metrics import Metrics
from pangaea.server.rate_limits import RateLimits
from pangaea.server.requests import (
    SECURITY_HEADERS,
    reply_failed,
    reply_nothing,
    reply_refused,
)
from pangaea.server.routes import ReplyCache, api
from pangaea.server.sessions import Sessions, session_keys
from pangaea.server.settings import Settings
from pangaea.server.sharing import follow, keep_owning
from pangaea.server.store import Store
from pangaea.server.stores import open_store
from pangaea.server.tables import Tables


class SessionMiddleware:
    """Reads the cookie, gives one to whoever has none or an old one, and adds security headers."""

    def __init__(self, app: ASGIApp, sessions: Sessions) -> None:
        self.app = app
        self.sessions = sessions

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        cookies = HTTPConnection(scope).cookies
        person = self.sessions.person(cookies)
        scope["person"] = person or self.sessions.fresh()
        cookie = ""
        if scope["type"] == "http" and (not person or self.sessions.is_due(cookies)):
            cookie = self.sessions.cookie(scope["person"], secure=scope["scheme"] == "https")

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(SECURITY_HEADERS)
                given = "set-cookie" in headers  # somebody has just become somebody else
                if cookie and not given and "public" not in headers.get("cache-control", ""):
                    headers.append("set-cookie", cookie)
            await send(message)

        await self.app(scope, receive, send_with_headers)


def create_app(
    settings: Settings | None = None,
    store: Store | None = None,
    now: Callable[[], float] = time,
) -> Starlette:
    """Return the application; the store is opened when it starts, unless one is given."""
    chosen = settings or Settings()
    sessions = Sessions(session_keys(chosen.data_dir))

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        claim = None if store else Claim(chosen.data_dir, tables=not chosen.store)
        kept = await asyncio.to_thread(open_store, chosen) if store is None else store
        await kept.join()
        metrics = Metrics()
        sessions.epochs = await kept.epochs()
        tables = Tables(kept, chosen, metrics, now)
        app.state.tables = tables
        await tables.notices.start()
        shared = [keep_owning(tables), follow(tables, sessions)] if kept.is_shared else []
        chores = [asyncio.create_task(chore) for chore in (*tables.chores(), *shared)]
        try:
            with metrics.told_at(chosen.metrics):
                yield
        finally:
            for chore in chores:
                chore.cancel()
                with suppress(asyncio.CancelledError):
                    await chore
            await tables.close()
            if claim is not None:
                claim.release()

    app = Starlette(
        routes=[*api(), *pages(chosen.static_dir)],
        middleware=[Middleware(SessionMiddleware, sessions=sessions)],
        exception_handlers={
            PangaeaError: reply_refused,
            ClientDisconnect: reply_nothing,
            Exception: reply_failed,
        },
        lifespan=lifespan,
    )
    app.state.sessions = sessions
    app.state.links = DeviceLinks()
    app.state.limits = RateLimits(chosen.rates)
    app.state.replies = ReplyCache(chosen.cache_size)
    return app
