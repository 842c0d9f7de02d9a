"""Run the server: one process, one address, one folder."""

import socket
import sys
import webbrowser
from pathlib import Path
from threading import Thread
from typing import Final

import uvicorn
from msgspec.structs import replace

from pangaea.core.words import words_for
from pangaea.server.app import create_app
from pangaea.server.door import Door, DoorConfig, House, Porter, Wire, network_named
from pangaea.server.folder import Claim
from pangaea.server.identity import change_key
from pangaea.server.lobby import warm_up
from pangaea.server.logs import start_log
from pangaea.server.refusals import Refusal
from pangaea.server.schema import opened
from pangaea.server.settings import Settings

if sys.platform != "win32":
    import resource

LARGEST_FRAME: Final = 65_536
SECONDS_TO_PART: Final = 3
QUEUE: Final = 128  # taken in at once: so many files are open before anybody can be turned away
FILES: Final = 200  # kept free for the store, the workers and that queue
MOST_FILES: Final = 65_536


class PortBusy(Refusal):
    """Another program listens at that address."""


class NoHost(Refusal):
    """No address was named; the system would take it for all there are."""


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    data_dir: Path | None = None,
    *,
    open_browser: bool = False,
    language: str = "en",
    settings: Settings | None = None,
    new_key: bool = False,
) -> None:
    """Serve until interrupted; PortBusy if the address is taken, FolderBusy if the folder is."""
    chosen = settings or Settings()
    if data_dir is not None:
        chosen = replace(chosen, data_dir=data_dir)
    start_log()
    Claim(chosen.data_dir).release()  # said now, in words, rather than when the server has begun
    opened(chosen.database).close()  # what cannot be used is refused before anything else
    if new_key:
        change_key(chosen.data_dir)
    door = bound(host, port)
    address = f"http://{host}:{door.getsockname()[1]}/"
    sys.stdout.write(words_for("", language).say("serving", address=address) + "\n")
    sys.stdout.flush()
    if open_browser:
        webbrowser.open(address)
    Thread(target=warm_up, name="warm-up", daemon=True).start()
    server_for(chosen).run(sockets=[door])


def bound(host: str, port: int) -> socket.socket:
    """Take an address, or say that it is taken."""
    if not host.strip():
        raise NoHost("error-host")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, or asyncio leaves its delays on: a reply in two packets then takes 40 ms.
    door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((host, port))
    except (OSError, UnicodeError) as error:
        door.close()
        raise PortBusy("error-port-busy", host=host, port=str(port), problem=str(error)) from error
    door.listen(QUEUE)
    return door


def server_for(settings: Settings) -> uvicorn.Server:
    """Return a server for these settings."""
    proxies = tuple(network_named(proxy) for proxy in settings.proxies)
    config = DoorConfig(
        create_app(settings),
        http=Door,
        ws=Wire,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=[str(proxy) for proxy in proxies],
        backlog=QUEUE,
        timeout_graceful_shutdown=SECONDS_TO_PART,
    )
    house = House(
        connections=min(settings.connections, files_allowed() - FILES),
        address_connections=settings.address_connections,
        head_seconds=settings.head_seconds,
        request_seconds=settings.request_seconds,
        taking_seconds=settings.taking_seconds,
        proxies=proxies,
    )
    config.porter = Porter(house)
    return uvicorn.Server(config)


if sys.platform == "win32":

    def files_allowed() -> int:
        """Return how many files this process may open."""
        return MOST_FILES

else:

    def files_allowed() -> int:
        """Return how many files this process may open, after asking for as many as there are."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wished = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        if soft == resource.RLIM_INFINITY:
            return MOST_FILES
        if wished > soft:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wished, hard))
        return max(soft, wished)
