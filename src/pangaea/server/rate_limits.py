"""Rate limits: how much a line, a person or an address may ask, and how many may connect."""

import asyncio
import re
import sys
from collections import Counter, OrderedDict
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from socket import socket
from time import monotonic
from typing import Final, Literal

import h11
import msgspec
import uvicorn
from msgspec import Struct
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from pangaea.server.errors import Refusal
from pangaea.server.settings import Rates
from pangaea.server.workers import Passing

BUCKETS_KEPT: Final = 10_000
WORDS_KEPT: Final = 5  # of what was told, for those who listen seldom
HEARD_AHEAD: Final = 4  # messages of a line that may wait until it is no longer read from
LINE: Final = "pangaea.line"  # under which an application finds the way to write without a detour
SHORT, MIDDLE = 125, 65_535  # bytes, up to which the length of a message takes one byte, or three
SUBSCRIBER: Final = 64  # bits of an IPv6 address that belong to one connection to the network
LONGEST_HEAD: Final = 8_192  # bytes of a request, that are kept until its head is whole
HEAD_END: Final = re.compile(rb"\n\r?\n")
PRINTED: Final = 0x21  # the first byte of any request is no less; what is none is refused at once
Asked = Literal["messages", "openings", "uploads", "drawings", "codes", "requests"]
Network = IPv4Network | IPv6Network


class Bucket:
    """Holds `burst` drops and refills by `rate` a second; each request takes one or more."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = float(burst)
        self.drops = float(burst)
        self.filled = monotonic()

    def takes(self, drops: int = 1) -> bool:
        """Take drops; False if the bucket does not hold so many."""
        now = monotonic()
        self.drops = min(self.burst, self.drops + (now - self.filled) * self.rate)
        self.filled = now
        if self.drops < drops:
            return False
        self.drops -= drops
        return True

    def charge(self, drops: float) -> None:
        """Take drops that were taken elsewhere, even if there are none: then they are owed."""
        self.takes(0)
        self.drops = max(-self.burst, self.drops - drops)


class AddressBuckets:
    """One bucket per address; the addresses not heard of for longest are forgotten."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.spent: Counter[str] = Counter()  # since it was told last

    def allows(self, address: str, drops: int = 1) -> bool:
        """Let a request through, or not."""
        allowed = self._bucket(address).takes(drops)
        if allowed:
            self.spent[address] += drops
        return allowed

    def charge(self, address: str, drops: int) -> None:
        """Count what an address was allowed elsewhere."""
        self._bucket(address).charge(drops)

    def report(self, least: float) -> dict[str, int]:
        """Return what addresses have spent since the last time, where it is worth a word."""
        spent, self.spent = self.spent, Counter()
        return {address: drops for address, drops in spent.items() if drops > least}

    def _bucket(self, address: str) -> Bucket:
        bucket = self.buckets.pop(address, None) or Bucket(self.rate, self.burst)
        self.buckets[address] = bucket
        if len(self.buckets) > BUCKETS_KEPT:
            self.buckets.popitem(last=False)
        return bucket


class Word(Struct):
    """What a process tells others: what addresses asked of it lately, and who holds lines."""

    number: int
    spent: list[dict[Asked, dict[str, int]]]  # the latest first
    lines: dict[str, int]  # by person or address


_word: Final = msgspec.json.Decoder(Word)


class RateLimits:
    """What each address may ask in a time, and how many lines it may hold.

    Several processes tell each other what was asked of them. Each lets through what its own buckets
    allow and charges them with what others let through, so that together they allow no more than
    one would in the long run; what is too little to tell makes it twice as much at most.
    """

    def __init__(self, rates: Rates) -> None:
        self.rates = rates
        self._buckets: dict[Asked, AddressBuckets] = {
            "messages": AddressBuckets(rates.address_messages, rates.address_messages_burst),
            "openings": AddressBuckets(rates.openings, rates.openings_burst),
            "uploads": AddressBuckets(rates.uploads, rates.uploads_burst),
            "drawings": AddressBuckets(rates.drawings, rates.drawings_burst),
            "codes": AddressBuckets(rates.codes, rates.codes_burst),
            "requests": AddressBuckets(rates.requests, rates.requests_burst),
        }
        self._by_person: Counter[str] = Counter()
        self._by_address: Counter[str] = Counter()
        self._elsewhere: Counter[str] = Counter()  # lines at other processes
        self._processes = 1
        self._word = Word(0, [], {})
        self._heard: dict[str, int] = {}  # by process: the last word of theirs

    def tell(self, seconds: float) -> bytes:
        """Return a word for other processes, so many seconds after the last."""
        part = seconds / self._processes
        spent = {name: kept.report(part * kept.rate) for name, kept in self._buckets.items()}
        lines = {
            name: held
            for counter, most in self._held()
            for name, held in counter.items()
            if held > most / self._processes / 2
        }
        self._word = Word(self._word.number + 1, [spent, *self._word.spent][:WORDS_KEPT], lines)
        return msgspec.json.encode(self._word)

    def hear(self, words: dict[str, bytes]) -> None:
        """Count what other processes tell; each word of theirs once."""
        self._elsewhere.clear()
        heard: dict[str, int] = {}
        for process, line in words.items():
            try:
                word = _word.decode(line)
            except msgspec.MsgspecError:  # of another release
                continue
            fresh = word.number - self._heard.get(process, word.number - 1)
            for spent in word.spent[:fresh]:
                self._charge(spent)
            self._elsewhere.update(word.lines)
            heard[process] = word.number
        self._heard, self._processes = heard, len(words) + 1

    def _charge(self, spent: dict[Asked, dict[str, int]]) -> None:
        for asked, addresses in spent.items():
            for address, drops in addresses.items():
                self._buckets[asked].charge(address, drops)

    def _held(self) -> list[tuple[Counter[str], int]]:
        return [(self._by_person, self.rates.lines), (self._by_address, self.rates.address_lines)]

    def allow(self, asked: Asked, address: str, drops: int = 1) -> bool:
        """Tell whether an address may ask that now."""
        return self._buckets[asked].allows(address, drops)

    def open_line(self, person: str, address: str) -> bool:
        """Count one more line; False if there are enough."""
        for (counter, most), name in zip(self._held(), (person, address), strict=True):
            if counter[name] + self._elsewhere[name] >= most:
                return False
        self._by_person[person] += 1
        self._by_address[address] += 1
        return True

    def close_line(self, person: str, address: str) -> None:
        """Count one line less."""
        for (counter, _), name in zip(self._held(), (person, address), strict=True):
            counter[name] -= 1
            if counter[name] <= 0:
                del counter[name]


def counted_as(host: str) -> str:
    """Return what an address is counted as: whoever has one IPv6 address has 2⁶⁴ of them."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return str(address)
    return _ipv6(address)


def _ipv6(address: IPv6Address) -> str:
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, SUBSCRIBER), strict=False))


# -- connections: how many there may be, and how long they may take to say what they want -------


class BadProxy(Refusal):
    """A proxy is named that is no address and no network."""


class ConnectionLimits(Struct, frozen=True):
    """How many connections a server takes, and how patient it is."""

    connections: int
    address_connections: int
    head_seconds: float
    request_seconds: float
    taking_seconds: float  # that a connection may take nothing of what is sent
    proxies: tuple[Network, ...] = ()


class Connections:
    """Counts open connections, all together and by address."""

    def __init__(self, limits: ConnectionLimits) -> None:
        self.limits = limits
        self.open = 0
        self._by_address: Counter[str] = Counter()

    def enter(self, host: str) -> bool:
        """Let one more in, if there is room."""
        address = counted_as(host)
        crowded = self._by_address[address] >= self.limits.address_connections
        if self.open >= self.limits.connections or (crowded and not self._is_proxy(host)):
            return False
        self.open += 1
        self._by_address[address] += 1
        return True

    def leave(self, host: str) -> None:
        """Let one out."""
        address = counted_as(host)
        self.open -= 1
        self._by_address[address] -= 1
        if self._by_address[address] <= 0:
            del self._by_address[address]

    def _is_proxy(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self.limits.proxies)


class LimitedConfig(uvicorn.Config):
    """What the two protocols below need to know."""

    open_connections: Connections
    passing: Passing | None = None  # the way to other processes at the same address


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


def _open_connections(config: uvicorn.Config) -> Connections:
    assert isinstance(config, LimitedConfig)
    return config.open_connections


def _passing(config: uvicorn.Config) -> Passing | None:
    assert isinstance(config, LimitedConfig)
    return config.passing


class Taking(asyncio.Protocol):
    """A connection of those who take what they are sent, in time."""

    transport: asyncio.Transport
    config: uvicorn.Config
    taking: Timer

    def pause_writing(self) -> None:
        super().pause_writing()
        self.taking.start(self.transport, _open_connections(self.config).limits.taking_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.taking.stop()


class LimitedHttp(Taking, H11Protocol):
    """HTTP, for those who ask in time."""

    counted: str | None = None  # the address this connection is counted by
    in_body = False
    head = b""  # read before it can be said what it asks for, here or by who passed it on

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.asking, self.taking = Timer(), Timer()
        self.open_connections = _open_connections(self.config)
        host = self.client[0] if self.client else ""
        if self.open_connections.enter(host):
            self.counted = host
            self.asking.start(transport, self.open_connections.limits.head_seconds)
            if self.head:
                self.data_received(b"")
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        if self.counted is None:
            return
        if self._is_begun(data):
            self._watch()
        elif not self._is_elsewhere(data):
            data, self.head = self.head + data, b""
            super().data_received(data)
            if self.counted is not None:
                self._watch()

    def _is_begun(self, data: bytes) -> bool:
        """Keep what has come of a head until it is whole; to parse it with every piece is dear."""
        if self.conn.their_state is not h11.IDLE or self.conn.trailing_data[0]:
            return False
        head = self.head + data
        if not head or head[0] < PRINTED or len(head) > LONGEST_HEAD or HEAD_END.search(head):
            return False
        self._unset_keepalive_if_required()
        self.head = head
        return True

    def _is_elsewhere(self, data: bytes) -> bool:
        """Wait until a request says what it asks for; pass it on if another process serves that."""
        passing = _passing(self.config)
        if passing is None or self.conn.their_state is not h11.IDLE or self.conn.trailing_data[0]:
            return False
        if passing.is_early(self.head + data):
            self.head += data
            return True
        line: socket = self.transport.get_extra_info("socket")
        if not passing.pass_on(line.fileno(), self.head + data):
            return False
        self.transport.abort()  # ours only: the other process has the connection
        return True

    def on_response_complete(self) -> None:
        """Part with who has asked on before the answer came: that could not be passed on."""
        if _passing(self.config) is not None and self.conn.trailing_data[0]:
            self.transport.close()
        super().on_response_complete()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no request, and keep nothing of it."""
        forget_frames(sys.exception())
        super().send_400_response(msg)

    def handle_events(self) -> None:
        """Read what has come; once it is answered, the rest of a request and nothing after it."""
        if _passing(self.config) is None or self.conn.our_state is not h11.DONE:
            super().handle_events()
            return
        while isinstance(self.conn.next_event(), h11.Data):
            continue
        if self.conn.their_state is not h11.SEND_BODY:
            self.transport.close()

    def _watch(self) -> None:
        """Wait for the rest of a head or of a body, but not for ever."""
        theirs = self.conn.their_state
        if theirs is h11.IDLE and not self.asking.is_running:
            self.asking.start(self.transport, self.open_connections.limits.head_seconds)
        elif theirs is h11.SEND_BODY and not self.in_body:
            self.asking.start(self.transport, self.open_connections.limits.request_seconds)
        elif theirs not in (h11.IDLE, h11.SEND_BODY):
            self.asking.stop()
        self.in_body = theirs is h11.SEND_BODY

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.asking.stop()
        super().handle_websocket_upgrade(event)
        self.counted = None  # from now on the WebSocket counts it

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.asking.stop()
        self.taking.stop()
        if self.counted is not None:
            self.open_connections.leave(self.counted)


def forget_frames(error: BaseException | None) -> None:
    """Let an error forget who met it: they hold it, and each would keep the other."""
    while error is not None:
        error.__traceback__ = None
        error = error.__cause__ or error.__context__


class LimitedWebSocket(Taking, WebSocketsSansIOProtocol):
    """A line, for those who take what they are sent; it began as HTTP."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.taking = Timer()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        forget_frames(self.conn.handshake_exc)
        if not self.close_sent:  # the application begins to run once this has returned
            self.scope["extensions"][LINE] = {"write": self.write}

    def send_receive_event_to_app(self) -> None:
        """Pass on what was said, and read on as long as little waits to be heard.

        To stop reading after every message and to begin again costs as much as to read it.
        """
        reads_on = not self.read_paused and self.queue.qsize() < HEARD_AHEAD
        self.read_paused = self.read_paused or reads_on  # who has stopped does not stop again
        super().send_receive_event_to_app()
        self.read_paused = self.read_paused and not reads_on

    def write(self, text: bytes) -> bool:
        """Write a message at once, past all that stands between; False if it would have to wait."""
        if self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if self.conn.state is not State.OPEN:
            return False
        self.transport.write(text_frame(text))
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.taking.stop()
        _open_connections(self.config).leave(self.client[0] if self.client else "")


def text_frame(text: bytes) -> bytes:
    """Frame a message as a server does (RFC 6455, 5.2): whole, unmasked, its length before it."""
    length = len(text)
    if length <= SHORT:
        return b"\x81%c%b" % (length, text)
    if length <= MIDDLE:
        return b"\x81\x7e%b%b" % (length.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (length.to_bytes(8, "big"), text)


def network_named(text: str) -> Network:
    """Read the address or network of a proxy."""
    try:
        return ip_network(text.strip(), strict=False)
    except ValueError as error:
        raise BadProxy("error-proxy", text=text) from error
