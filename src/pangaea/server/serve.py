"""Run the server: one process, one address, one folder, and a log that does not fill the disk."""

import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from time import time
from typing import Final
from urllib.parse import urlsplit

import uvicorn
from msgspec.structs import replace

from pangaea.core.words import words_for
from pangaea.server.app import create_app
from pangaea.server.data_dir import Claim
from pangaea.server.errors import PortBusy, Refusal
from pangaea.server.garbage import spare_the_old
from pangaea.server.lobby import warm_up
from pangaea.server.logs import LogForm, pseudonyms_from, start_log
from pangaea.server.metrics import HERE
from pangaea.server.rate_limits import (
    ConnectionLimits,
    Connections,
    LimitedConfig,
    LimitedHttp,
    LimitedWebSocket,
    network_named,
)
from pangaea.server.reach import EVERYWHERE, drawn_code, site_for_others
from pangaea.server.sessions import change_key, session_keys
from pangaea.server.settings import Settings
from pangaea.server.stores import check_usable

if sys.platform != "win32":
    import resource

LARGEST_FRAME: Final = 65_536
SECONDS_TO_PART: Final = 3
QUEUE: Final = 128  # taken in at once: so many files are open before anybody can be turned away
FILES: Final = 200  # kept free for the store, the workers and that queue
MOST_FILES: Final = 65_536
SWITCH: Final = 0.0005  # seconds that the store's thread waits for ours: it needs it often, briefly


class NoCertificate(Refusal):
    """A certificate is wished, and what makes one is not installed."""


class NoHost(Refusal):
    """No address was named; the system would take it for all there are."""


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    data_dir: Path | None = None,
    *,
    open_browser: bool = False,
    page: str = "",
    language: str = "en",
    settings: Settings | None = None,
    new_key: bool = False,
    certificate: bool = False,
    log: LogForm = "text",
) -> None:
    """Serve until interrupted; PortBusy if the address is taken, FolderBusy if the folder is."""
    chosen = settings or Settings()
    if data_dir is not None:
        chosen = replace(chosen, data_dir=data_dir)
    start_log(log)
    # Said now, in words, rather than when the server has begun.
    Claim(chosen.data_dir, tables=not chosen.store).release()
    check_usable(chosen)  # what cannot be used is refused before anything else
    if new_key:
        change_key(chosen.data_dir)
    if chosen.metrics:
        bind(HERE, chosen.metrics).close()  # refused in words, too
    pseudonyms_from(session_keys(chosen.data_dir).current)
    listener = bind(host, port)
    bound = listener.getsockname()[1]
    scheme = "https" if certificate else "http"
    reach = chosen.reach or site_for_others(host, bound, scheme)
    chosen = replace(chosen, reach=reach, certificate=_certificate(chosen, reach, made=certificate))
    address = f"{scheme}://{HERE if host in EVERYWHERE else host}:{bound}/"
    tell(address, chosen.reach, language)
    if open_browser:
        webbrowser.open(address + page)
    Thread(target=warm_up, name="warm-up", daemon=True).start()
    sys.setswitchinterval(SWITCH)
    spare_the_old()
    server_for(chosen).run(sockets=[listener])


def _certificate(settings: Settings, reach: str, *, made: bool) -> Path | None:
    """Return the file of a certificate of our own, if one is wished."""
    if not made:
        return None
    try:
        from pangaea.server.certificate import certificate_for  # noqa: PLC0415 - it may be missing
    except ImportError as error:
        raise NoCertificate("error-no-certificate") from error
    host = urlsplit(reach).hostname
    return certificate_for(settings.data_dir, (host,) if host else ())


def tell(address: str, reach: str, language: str) -> None:
    """Say where the server is found: on this machine, and by others, whose phones read a code."""
    say = words_for("", language).say
    lines = [say("serving", address=address)]
    if reach:
        lines += [say("serving-others", address=reach), drawn_code(reach).rstrip("\n")]
    else:
        lines.append(say("serving-here-only"))
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()


def bind(host: str, port: int) -> socket.socket:
    """Take an address, or say that it is taken."""
    if not host.strip():
        raise NoHost("error-host")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, or asyncio leaves its delays on: a reply in two packets then takes 40 ms.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, UnicodeError) as error:
        listener.close()
        raise PortBusy("error-port-busy", host=host, port=str(port), problem=str(error)) from error
    listener.listen(QUEUE)
    return listener


def server_for(settings: Settings, now: Callable[[], float] = time) -> uvicorn.Server:
    """Return a server for these settings."""
    proxies = tuple(network_named(proxy) for proxy in settings.proxies)
    config = LimitedConfig(
        create_app(settings, now=now),
        http=LimitedHttp,
        ws=LimitedWebSocket,
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
        ssl_certfile=settings.certificate,
    )
    limits = ConnectionLimits(
        connections=min(settings.connections, files_allowed() - FILES),
        address_connections=settings.address_connections,
        head_seconds=settings.head_seconds,
        request_seconds=settings.request_seconds,
        taking_seconds=settings.taking_seconds,
        proxies=proxies,
    )
    config.open_connections = Connections(limits)
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
