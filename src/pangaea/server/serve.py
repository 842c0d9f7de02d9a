"""Run the server: one process, one address, one folder."""

import logging
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Final

import uvicorn
from msgspec.structs import replace

from pangaea.core.words import words_for
from pangaea.server.app import create_app
from pangaea.server.refusals import Refusal
from pangaea.server.schema import opened
from pangaea.server.settings import Settings

LARGEST_FRAME: Final = 65_536
SECONDS_TO_PART: Final = 3
QUEUE: Final = 2048


class PortBusy(Refusal):
    """Another program listens at that address."""


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    data_dir: Path | None = None,
    *,
    open_browser: bool = False,
    language: str = "en",
    settings: Settings | None = None,
) -> None:
    """Serve until interrupted; PortBusy if the address is taken."""
    chosen = settings or Settings()
    if data_dir is not None:
        chosen = replace(chosen, data_dir=data_dir)
    chosen.data_dir.mkdir(parents=True, exist_ok=True)
    opened(chosen.database).close()  # what cannot be used is refused before anything else
    door = bound(host, port)
    address = f"http://{host}:{door.getsockname()[1]}/"
    sys.stdout.write(words_for("", language).say("serving", address=address) + "\n")
    sys.stdout.flush()
    logging.basicConfig(level=logging.WARNING)
    if open_browser:
        webbrowser.open(address)
    server_for(chosen).run(sockets=[door])


def bound(host: str, port: int) -> socket.socket:
    """Take an address, or say that it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((host, port))
    except OSError as error:
        door.close()
        raise PortBusy("error-port-busy", host=host, port=str(port), problem=str(error)) from error
    door.listen(QUEUE)
    return door


def server_for(settings: Settings) -> uvicorn.Server:
    """Return a server for these settings."""
    config = uvicorn.Config(
        create_app(settings),
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        server_header=False,
        backlog=QUEUE,
        timeout_graceful_shutdown=SECONDS_TO_PART,
    )
    return uvicorn.Server(config)
