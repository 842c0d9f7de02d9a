"""The door: how many may come in, and how long they may take to say what they want."""

import asyncio
from collections import Counter
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

import h11
import uvicorn
from msgspec import Struct
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from pangaea.server.limits import counted_as
from pangaea.server.refusals import Refusal

Network = IPv4Network | IPv6Network


class BadProxy(Refusal):
    """A proxy is named that is no address and no network."""


class House(Struct, frozen=True):
    """How many a server lets in, and how patient it is."""

    connections: int
    address_connections: int
    head_seconds: float
    request_seconds: float
    taking_seconds: float  # that a connection may take nothing of what is sent
    proxies: tuple[Network, ...] = ()


class Porter:
    """Counts who is inside, all together and by address."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.inside = 0
        self._by_address: Counter[str] = Counter()

    def enter(self, host: str) -> bool:
        """Let one more in, if there is room."""
        address = counted_as(host)
        crowded = self._by_address[address] >= self.house.address_connections
        if self.inside >= self.house.connections or (crowded and not self._is_proxy(host)):
            return False
        self.inside += 1
        self._by_address[address] += 1
        return True

    def leave(self, host: str) -> None:
        """Let one out."""
        address = counted_as(host)
        self.inside -= 1
        self._by_address[address] -= 1
        if self._by_address[address] <= 0:
            del self._by_address[address]

    def _is_proxy(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self.house.proxies)


class DoorConfig(uvicorn.Config):
    """What the two protocols below need to know."""

    porter: Porter


class Timer:
    """Cuts a connection that has not done in time what it is waited for."""

    def __init__(self) -> None:
        self._handle: asyncio.TimerHandle | None = None

    @property
    def is_running(self) -> bool:
        """Tell whether somebody is waited for."""
        return self._handle is not None

    def start(self, transport: asyncio.Transport, seconds: float) -> None:
        """Begin to wait anew."""
        self.stop()
        self._handle = asyncio.get_running_loop().call_later(seconds, transport.abort)

    def stop(self) -> None:
        """Wait no more."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


def _porter(config: uvicorn.Config) -> Porter:
    assert isinstance(config, DoorConfig)
    return config.porter


class Door(H11Protocol):
    """HTTP, for those who ask in time."""

    guest: str | None = None  # whoever came in here and has not left
    in_body = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.asking, self.taking = Timer(), Timer()
        self.porter = _porter(self.config)
        host = self.client[0] if self.client else ""
        if self.porter.enter(host):
            self.guest = host
            self.asking.start(transport, self.porter.house.head_seconds)
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        if self.guest is not None:
            super().data_received(data)
        if self.guest is not None:
            self._watch()

    def _watch(self) -> None:
        """Wait for the rest of a head or of a body, but not for ever."""
        theirs = self.conn.their_state
        if theirs is h11.IDLE and not self.asking.is_running:
            self.asking.start(self.transport, self.porter.house.head_seconds)
        elif theirs is h11.SEND_BODY and not self.in_body:
            self.asking.start(self.transport, self.porter.house.request_seconds)
        elif theirs not in (h11.IDLE, h11.SEND_BODY):
            self.asking.stop()
        self.in_body = theirs is h11.SEND_BODY

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.asking.stop()
        super().handle_websocket_upgrade(event)
        self.guest = None  # who leaves now, leaves by the line

    def pause_writing(self) -> None:
        super().pause_writing()
        self.taking.start(self.transport, _porter(self.config).house.taking_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.taking.stop()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.asking.stop()
        self.taking.stop()
        if self.guest is not None:
            self.porter.leave(self.guest)


class Wire(WebSocketsSansIOProtocol):
    """A line, for those who take what they are sent; it began at the door."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.taking = Timer()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.taking.start(self.transport, _porter(self.config).house.taking_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.taking.stop()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.taking.stop()
        _porter(self.config).leave(self.client[0] if self.client else "")


def network_named(text: str) -> Network:
    """Read the address or network of a proxy."""
    try:
        return ip_network(text.strip(), strict=False)
    except ValueError as error:
        raise BadProxy("error-proxy", text=text) from error
