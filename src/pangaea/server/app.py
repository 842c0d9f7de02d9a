"""The server as one ASGI application: startup, shutdown, and the middleware around every reply."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from time import time

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pangaea.core.errors import PangaeaError
from pangaea.server.data_dir import Claim
from pangaea.server.http.client import pages
from pangaea.server.http.requests import (
    ASSET_HEADERS,
    SECURITY_HEADERS,
    reply_failed,
    reply_nothing,
    reply_refused,
)
from pangaea.server.http.routes import ReplyCache, api
from pangaea.server.process import Chore, Metrics, keep_doing
from pangaea.server.rate_limits import RateLimits
from pangaea.server.sessions import Sessions, fresh_device, session_keys
from pangaea.server.settings import Settings
from pangaea.server.store.choice import open_store
from pangaea.server.store.contract import Store
from pangaea.server.tables.registry import Tables
from pangaea.server.tables.sharing import sharing


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
        scope["device"] = (person and self.sessions.device(cookies)) or fresh_device()
        cookie = ""
        if scope["type"] == "http" and (not person or self.sessions.is_due(cookies)):
            secure = scope["scheme"] == "https"
            cookie = self.sessions.cookie(scope["person"], scope["device"], secure=secure)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                is_asset = "immutable" in headers.get("cache-control", "")
                headers.update(ASSET_HEADERS if is_asset else SECURITY_HEADERS)
                given = "set-cookie" in headers  # somebody has just become somebody else
                if cookie and not given and "public" not in headers.get("cache-control", ""):
                    headers.append("set-cookie", cookie)
            await send(message)

        await self.app(scope, receive, send_with_headers)


async def opened(app: Starlette, settings: Settings) -> Store:
    """Open the store; who runs the server says in a sentence why it cannot be, not uvicorn."""
    try:
        store = await asyncio.to_thread(open_store, settings)
        await store.join()
    except PangaeaError as error:
        app.state.refusal = error
        logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
        raise
    return store


@asynccontextmanager
async def at_work(tables: Tables, shared: list[Chore]) -> AsyncIterator[None]:
    """Do what is to be done beside everything else, and close the tables at the end."""
    chores = [asyncio.create_task(keep_doing(chore)) for chore in (*tables.chores(), *shared)]
    try:
        with tables.metrics.told_at(tables.settings.metrics):
            yield
    finally:
        for chore in chores:
            chore.cancel()
            with suppress(asyncio.CancelledError):
                await chore
        await tables.close()


def create_app(
    settings: Settings | None = None,
    store: Store | None = None,
    now: Callable[[], float] = time,
    *,
    claimed: bool = False,
) -> Starlette:
    """Return the application; the store is opened when it starts, unless one is given.

    Its folder is claimed then, unless a parent has done so.
    """
    chosen = settings or Settings()
    sessions = Sessions(session_keys(chosen.data_dir))
    limits = RateLimits(chosen.rates)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        claim = None if store or claimed else Claim(chosen.data_dir, tables=not chosen.store)
        kept = await opened(app, chosen) if store is None else store
        sessions.epochs = await kept.epochs()
        sessions.signed_out = await kept.signed_out()
        tables = Tables(kept, chosen, Metrics(), now)
        app.state.tables = tables
        shared = sharing(tables, sessions, limits) if kept.is_shared else []
        try:
            async with at_work(tables, shared):
                yield
        finally:
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
    app.state.refusal = None
    app.state.limits = limits
    app.state.replies = ReplyCache(chosen.cache_size)
    return app
