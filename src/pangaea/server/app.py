"""The server as one ASGI application: startup, shutdown, and the middleware around every reply.

Several processes may serve one store: each owns its tables and hears what the others have done.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from time import monotonic, time
from typing import Final

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pangaea.core.errors import PangaeaError
from pangaea.server.http.requests import (
    ASSET_HEADERS,
    SECURITY_HEADERS,
    pages,
    reply_failed,
    reply_nothing,
    reply_refused,
)
from pangaea.server.http.routes import ReplyCache, api
from pangaea.server.process import Chore, Metrics, keep_doing
from pangaea.server.rate_limits import RateLimits
from pangaea.server.sessions import Sessions, fresh_device, session_keys
from pangaea.server.settings import Claim, Settings
from pangaea.server.store.choice import open_store
from pangaea.server.store.contract import Store, StoreTrouble
from pangaea.server.tables.registry import Tables


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


BEAT: Final = 0.5  # seconds between two signs of life; the lease lasts several of them
FOLLOW: Final = 2.0  # seconds between two looks at what others have done
SKEW: Final = 10.0  # seconds by which the clocks of two machines may differ
REMEMBERED: Final = 10.0  # seconds for which changes are sure to be found
MOST_NEWS: Final = 500
PEOPLE: Final = 200  # asked about at once


def sharing(tables: Tables, sessions: Sessions, limits: RateLimits) -> list[Chore]:
    """Return what is to be done as long as the server runs, beside the chores of one alone."""
    return [
        partial(keep_owning, tables),
        partial(follow, tables, sessions),
        partial(share_limits, tables, limits),
    ]


async def keep_owning(tables: Tables) -> None:
    """Say again and again that this process lives; give up what others ask for."""
    while True:
        await asyncio.sleep(BEAT)
        with suppress(StoreTrouble):
            wanted = await tables.store.beat()
            if wanted is None:  # paused, or cut off, for longer than the lease
                await tables.evict_all()
                await tables.store.join()
            for name in wanted or []:
                tables.hand_over(name)


async def follow(tables: Tables, sessions: Sessions) -> None:
    """Learn what other processes have kept: who signed out, is blocked, to be told, or asked."""
    since, learnt = time(), monotonic()
    while True:
        await asyncio.sleep(FOLLOW)
        with suppress(StoreTrouble):
            is_late = monotonic() - learnt > REMEMBERED
            began = time()
            await (relearn if is_late else follow_people)(tables, sessions)
            learnt = monotonic()
            await follow_turns(tables, since - SKEW)
            since = began


async def follow_people(tables: Tables, sessions: Sessions) -> None:
    """Learn who signed out other devices, who blocked whom, and who has a browser to be told."""
    changed = await tables.store.changes()
    for start in range(0, len(changed), PEOPLE):
        people = changed[start : start + PEOPLE]
        sign_out(tables, sessions, await tables.store.epochs(people))
        for person in people:
            tables.blocks.forget(person)
            await tables.notices.follow(person)
    if changed:
        await _follow_devices(tables, sessions)


async def share_limits(tables: Tables, limits: RateLimits) -> None:
    """Tell other processes what addresses ask here, and count what they ask there."""
    told = monotonic()
    while True:
        await asyncio.sleep(FOLLOW)
        with suppress(StoreTrouble):
            now = monotonic()
            word, told = limits.tell(now - told), now
            limits.hear(await tables.store.exchange(word))


async def relearn(tables: Tables, sessions: Sessions) -> None:
    """Learn it of everybody: who was away for long may have missed what changed."""
    sign_out(tables, sessions, await tables.store.epochs())
    await _follow_devices(tables, sessions)
    tables.blocks.forget()
    await tables.notices.refresh()


def sign_out(tables: Tables, sessions: Sessions, epochs: dict[str, int]) -> None:
    """Part with the pages of those who signed out other devices."""
    gone = [person for person, epoch in epochs.items() if epoch != sessions.epochs.get(person, 0)]
    sessions.epochs |= epochs
    for person in gone:
        tables.part(person)


async def _follow_devices(tables: Tables, sessions: Sessions) -> None:
    """Part with devices that were signed out elsewhere, one by one."""
    signed_out = await tables.store.signed_out()
    gone, sessions.signed_out = signed_out - sessions.signed_out, signed_out
    for device in gone:
        tables.part("", device)


async def follow_turns(tables: Tables, since: float) -> None:
    """Tell whoever has a page open here of their turns at tables that others own."""
    people = tables.turns.people()
    for start in range(0, len(people), PEOPLE):
        asked = people[start : start + PEOPLE]
        for row in await tables.store.news(since, asked, MOST_NEWS):
            tables.turns.note(row)
