"""How much one line, one person or one address may ask: buckets that refill with time."""

from collections import Counter, OrderedDict
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from time import monotonic
from typing import Final, Literal

from pangaea.server.settings import Rates

BUCKETS_KEPT: Final = 10_000
SUBSCRIBER: Final = 64  # bits of an IPv6 address that belong to one connection to the network
Asked = Literal["messages", "openings", "uploads", "drawings", "codes", "requests"]


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


class Gate:
    """One bucket per address; the addresses not heard of for longest are forgotten."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def opens(self, address: str, drops: int = 1) -> bool:
        """Let a request through, or not."""
        bucket = self.buckets.pop(address, None) or Bucket(self.rate, self.burst)
        self.buckets[address] = bucket
        if len(self.buckets) > BUCKETS_KEPT:
            self.buckets.popitem(last=False)
        return bucket.takes(drops)


class Limits:
    """What each address may ask in a time, and how many lines it may hold."""

    def __init__(self, rates: Rates) -> None:
        self.rates = rates
        self._gates: dict[Asked, Gate] = {
            "messages": Gate(rates.address_messages, rates.address_messages_burst),
            "openings": Gate(rates.openings, rates.openings_burst),
            "uploads": Gate(rates.uploads, rates.uploads_burst),
            "drawings": Gate(rates.drawings, rates.drawings_burst),
            "codes": Gate(rates.codes, rates.codes_burst),
            "requests": Gate(rates.requests, rates.requests_burst),
        }
        self._by_person: Counter[str] = Counter()
        self._by_address: Counter[str] = Counter()

    def allow(self, asked: Asked, address: str, drops: int = 1) -> bool:
        """Tell whether an address may ask that now."""
        return self._gates[asked].opens(address, drops)

    def open_line(self, person: str, address: str) -> bool:
        """Count one more line; False if there are enough."""
        if (
            self._by_person[person] >= self.rates.lines
            or self._by_address[address] >= self.rates.address_lines
        ):
            return False
        self._by_person[person] += 1
        self._by_address[address] += 1
        return True

    def close_line(self, person: str, address: str) -> None:
        """Count one line less."""
        for counter, name in ((self._by_person, person), (self._by_address, address)):
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
