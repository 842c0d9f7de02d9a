"""Run the server: an address, a folder, a log that does not fill the disk, one process or more.

Others find it by its address on the network, a code for phones and, if wished, over https. Nobody
has signed that certificate but this server: browsers warn before the first page, unless a device
was told to trust it. docs/hosting.md says what phones say and how that is done.
"""

import asyncio
import io
import ipaddress
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from secrets import token_hex
from threading import Thread
from time import sleep, time
from typing import Final
from urllib.parse import urlsplit

import segno
import uvicorn
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)
from cryptography.x509.oid import NameOID
from msgspec.structs import replace
from starlette.applications import Starlette

from pangaea.core.errors import PangaeaError
from pangaea.core.words import words_for
from pangaea.server.app import create_app
from pangaea.server.catalogue import warm_up
from pangaea.server.errors import PortBusy, Refusal
from pangaea.server.http.requests import is_here_only
from pangaea.server.process import HERE, LogForm, collect_by_ourselves, pseudonyms_from, start_log
from pangaea.server.rate_limits import (
    ConnectionLimits,
    Connections,
    LimitedConfig,
    LimitedHttp,
    LimitedWebSocket,
    network_named,
)
from pangaea.server.sessions import change_key, session_keys
from pangaea.server.settings import Claim, Settings, prepare, write_whole
from pangaea.server.store.choice import check_usable
from pangaea.server.workers import Parent, Passing, Ways

if sys.platform != "win32":
    import resource

LARGEST_FRAME: Final = 65_536
SECONDS_TO_PART: Final = 3
QUEUE: Final = 128  # taken in at once: so many files are open before anybody can be turned away
FILES: Final = 200  # kept free for the store, the workers and that queue
MOST_FILES: Final = 65_536
SWITCH: Final = 0.0005  # seconds that the store's thread waits for ours: it needs it often, briefly


class NoWorkers(Refusal):
    """Several processes cannot work together here."""


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
    workers: int = 1,
) -> None:
    """Serve until interrupted; PortBusy if the address is taken, FolderBusy if the folder is."""
    chosen = settings or Settings()
    if data_dir is not None:
        chosen = replace(chosen, data_dir=data_dir)
    start_log(log)
    check_workers(workers, chosen, certificate=certificate)
    check_folder_and_store(chosen)
    if new_key:
        change_key(chosen.data_dir)
    for number in range(workers if chosen.metrics else 0):
        bind(HERE, chosen.metrics + number).close()  # refused in words, too
    pseudonyms_from(session_keys(chosen.data_dir).current)
    listener = bind(host, port)
    bound = listener.getsockname()[1]
    scheme = "https" if certificate else "http"
    reach = chosen.reach or site_for_others(host, bound, scheme)
    chosen = replace(chosen, reach=reach, certificate=_certificate(chosen, reach, made=certificate))
    address = f"{scheme}://{HERE if host in EVERYWHERE else host}:{bound}/"
    tell(address, chosen.reach, language)
    if not (chosen.static_dir / "index.html").is_file():
        tell_what_is_missing(language)
    elif open_browser:
        webbrowser.open(address + page)
    if workers > 1:
        run_workers(workers, chosen, listener)
    else:
        serve(server_for(chosen), listener)


def serve(server: uvicorn.Server, listener: socket.socket) -> None:
    """Serve in this process until it is told to end."""
    Thread(target=warm_up, name="warm-up", daemon=True).start()
    sys.setswitchinterval(SWITCH)
    collect_by_ourselves()
    try:
        server.run(sockets=[listener])
    except SystemExit:
        app = server.config.app
        if isinstance(app, Starlette) and isinstance(app.state.refusal, PangaeaError):
            raise app.state.refusal from None
        raise


def check_folder_and_store(settings: Settings) -> None:
    """Refuse in words what cannot be used, before the server begins and anything is made."""
    if settings.store:
        check_usable(settings)
    Claim(settings.data_dir, tables=not settings.store).release()
    if not settings.store:
        check_usable(settings)


def check_workers(workers: int, settings: Settings, *, certificate: bool) -> None:
    """Refuse in words more processes than one where they cannot work together."""
    if workers > 1 and not settings.store:
        raise NoWorkers("error-workers-store")
    if workers > 1 and certificate:
        raise NoWorkers("error-workers-certificate")
    if workers > 1 and not hasattr(os, "fork"):
        raise NoWorkers("error-workers-system")


def run_workers(workers: int, settings: Settings, listener: socket.socket) -> None:
    """Serve in several processes, which share an address, a folder and a database."""
    claim = Claim(settings.data_dir, tables=False)
    ways, run, parent = Ways.between(workers), token_hex(4), os.getpid()

    def work(number: int) -> None:
        own = replace(
            settings,
            place=f"{run}.{number}.",
            metrics=settings.metrics and settings.metrics + number,
            thinkers=settings.thinkers or max(1, ((os.cpu_count() or 2) - 1) // workers),
        )
        server = server_for(own, passing=Passing(ways, number))
        Thread(target=end_with, args=(parent, server), name="parent", daemon=True).start()
        serve(server, listener)

    try:
        Parent(workers, work).run()
    finally:
        claim.release()


def end_with(parent: int, server: uvicorn.Server) -> None:
    """End politely when the parent is gone, however it went."""
    while os.getppid() == parent:
        sleep(1)
    server.should_exit = True


class Server(uvicorn.Server):
    """A server that also takes over connections which others at the same address pass on."""

    def __init__(self, config: LimitedConfig) -> None:
        super().__init__(config)
        self._passing = config.passing
        self._taking_over: set[asyncio.Task[object]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._passing is not None:
            self._passing.listen(self._take_over)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._passing is not None:
            self._passing.deafen()
        await super().shutdown(sockets)

    def _take_over(self, connection: socket.socket, head: bytes) -> None:
        loop = asyncio.get_running_loop()
        taking = loop.connect_accepted_socket(lambda: self._protocol(head), connection)
        task = asyncio.ensure_future(taking)
        self._taking_over.add(task)
        task.add_done_callback(self._taken_over)

    def _taken_over(self, task: asyncio.Task[object]) -> None:
        self._taking_over.discard(task)
        if not task.cancelled():
            task.exception()  # it was lost on the way: nobody waits any more

    def _protocol(self, head: bytes) -> LimitedHttp:
        protocol = LimitedHttp(self.config, self.server_state, self.lifespan.state)
        protocol.head = head
        return protocol


def _certificate(settings: Settings, reach: str, *, made: bool) -> Path | None:
    """Return the file of a certificate of our own, if one is wished."""
    if not made:
        return None
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


def tell_what_is_missing(language: str) -> None:
    """Say that nobody has built the page yet, and how it is built."""
    say = words_for("", language).say
    sys.stderr.write(f"{say('client-missing')}\n{say('client-missing-help')}\n")


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


def server_for(
    settings: Settings, now: Callable[[], float] = time, passing: Passing | None = None
) -> uvicorn.Server:
    """Return a server for these settings, alone or beside others at the same address."""
    proxies = tuple(network_named(proxy) for proxy in settings.proxies)
    config = LimitedConfig(
        create_app(settings, now=now, claimed=passing is not None),
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
    config.passing = passing
    return Server(config)


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


EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104 - these are recognised, not bound
ELSEWHERE: Final = ("192.0.2.1", 9)  # an address kept for examples: nothing is ever sent there


def network_address() -> str:
    """Return the address of this machine on its network, "" if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)  # chooses a way out without sending anything
        except OSError:
            return ""
        found = str(probe.getsockname()[0])
    return "" if is_here_only(found) else found


def site_for_others(host: str, port: int, scheme: str = "http") -> str:
    """Return how others reach a server bound to a host, "" if they cannot."""
    known = network_address() if host in EVERYWHERE else host
    if not known or is_here_only(known):
        return ""
    return f"{scheme}://[{known}]:{port}" if ":" in known else f"{scheme}://{known}:{port}"


def drawn_code(address: str) -> str:
    """Draw an address for a terminal, as a code that phones read."""
    drawing = io.StringIO()
    segno.make(address, error="l").terminal(drawing, compact=True, border=2)
    return drawing.getvalue()


CERTIFICATE: Final = "certificate.pem"  # the key and the certificate, for this user only
VALID: Final = timedelta(days=397)  # phones trust none that lasts much longer
RENEWAL: Final = timedelta(days=30)
OWN_HOSTS: Final = ("localhost", "127.0.0.1")


def certificate_for(data_dir: Path, hosts: tuple[str, ...], now: datetime | None = None) -> Path:
    """Return the file with a certificate for these hosts; it is made anew when it must be."""
    prepare(data_dir)
    path, moment = data_dir / CERTIFICATE, now or datetime.now(UTC)
    names = tuple(dict.fromkeys((*hosts, *OWN_HOSTS)))
    if not (path.exists() and _is_certificate_for(path.read_bytes(), names, moment)):
        write_whole(path, _make_certificate(names, moment))
    return path


def _is_certificate_for(content: bytes, names: tuple[str, ...], moment: datetime) -> bool:
    """Tell whether a certificate is for these names, and lasts for a while."""
    try:
        load_pem_private_key(content, None)
        known = x509.load_pem_x509_certificate(content)
        found = known.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except (ValueError, x509.ExtensionNotFound):
        return False
    return set(found) == set(_general_names(names)) and known.not_valid_after_utc - moment > RENEWAL


def _general_names(names: tuple[str, ...]) -> list[x509.GeneralName]:
    return [_name(one) for one in names]


def _name(one: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ipaddress.ip_address(one))
    except ValueError:
        return x509.DNSName(one)


def _make_certificate(names: tuple[str, ...], moment: datetime) -> bytes:
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, f"Pangaea at {names[0]}")])
    made = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(moment - timedelta(days=1))
        .not_valid_after(moment + VALID)
        .add_extension(x509.SubjectAlternativeName(_general_names(names)), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, SHA256())
    )
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return secret + made.public_bytes(Encoding.PEM)
