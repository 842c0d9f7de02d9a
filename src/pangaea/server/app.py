"""The server as one ASGI application."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect

from pangaea.core.errors import PangaeaError
from pangaea.server.client import pages
from pangaea.server.folder import Claim
from pangaea.server.hall import Hall
from pangaea.server.identity import Identity, server_secret
from pangaea.server.limits import Limits
from pangaea.server.routes import api
from pangaea.server.settings import Settings
from pangaea.server.shield import Shield
from pangaea.server.sqlite import SqliteStore
from pangaea.server.store import Store
from pangaea.server.talk import failed, gone, refused


def create_app(settings: Settings | None = None, store: Store | None = None) -> Starlette:
    """Return the application; the store is opened when it starts, unless one is given."""
    chosen = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        claim = None if store else Claim(chosen.data_dir)
        kept = store or SqliteStore(chosen.database)
        hall = Hall(kept, chosen)
        app.state.hall = hall
        chores = [asyncio.create_task(chore) for chore in (hall.sweep(), hall.watch())]
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
                with suppress(asyncio.CancelledError):
                    await chore
            await hall.close()
            if claim is not None:
                claim.release()

    identity = Identity(server_secret(chosen.data_dir))
    app = Starlette(
        routes=[*api(), *pages(chosen.static_dir)],
        middleware=[Middleware(Shield, identity=identity)],
        exception_handlers={PangaeaError: refused, ClientDisconnect: gone, Exception: failed},
        lifespan=lifespan,
    )
    app.state.limits = Limits(chosen.rates)
    return app
