"""How worker processes are started: from a small process that has loaded everything once."""

import sys
from multiprocessing import get_context
from multiprocessing.context import ForkServerContext, SpawnContext
from typing import Final

LOADED: Final = ["pangaea.server.jobs", "pangaea.server.thinking"]


def worker_context() -> ForkServerContext | SpawnContext:
    """Return the way to start processes that share nothing with the server."""
    if not sys.platform.startswith("linux"):
        return get_context("spawn")
    context = get_context("forkserver")
    context.set_forkserver_preload(LOADED)
    return context
