"""The server as one ASGI application."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from starlette.applications import Starlette
from starlette.middleware import Middleware

from pangaea.core.errors import PangaeaError
from pangaea.server.client import pages
from pangaea.server.hall import Hall
from pangaea.server.identity import Identity, server_secret
from pangaea.server.limits import Gate
from pangaea.server.routes import api
from pangaea.server.settings import Settings
from pangaea.server.shield import Shield
from pangaea.server.sqlite import SqliteStore
from pangaea.server.store import Store
from pangaea.server.talk import failed, refused


def create_app(settings: Settings | None = None, store: Store | None = None) -> Starlette:
    """Return the application; the store is opened when it starts, unless one is given."""
    chosen = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
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

    identity = Identity(server_secret(chosen.data_dir))
    app = Starlette(
        routes=[*api(), *pages(chosen.static_dir)],
        middleware=[Middleware(Shield, identity=identity)],
        exception_handlers={PangaeaError: refused, Exception: failed},
        lifespan=lifespan,
    )
    app.state.gate = Gate(chosen.rates.openings, chosen.rates.openings_burst)
    return app
