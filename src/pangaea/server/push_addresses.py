"""Where notices may be sent: people name the addresses, so only public ones, by https.

No request of ours ever reaches a private network: the address that was checked is the one that is
connected to, whatever its name means a moment later.
"""

import http.client
import socket
import ssl
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

from pangaea.server.errors import Refusal

PATIENCE: Final = 10.0  # seconds
HTTPS: Final = 443
LONGEST: Final = 1_000  # characters of an address
GONE: Final = (404, 410)
TRANSLATED: Final = IPv6Network("64:ff9b::/96")


class BadEndpoint(Refusal):
    """Nothing is sent there."""


def check_endpoint(endpoint: str, allowed: tuple[str, ...] = ()) -> SplitResult:
    """Refuse an address that no push service has; some hosts may be allowed all the same."""
    where = _split(endpoint)
    is_plain = where.scheme == "https" and where.port in (None, HTTPS) and bool(where.hostname)
    if where.netloc not in allowed and (not is_plain or "@" in where.netloc):
        raise BadEndpoint("refused-endpoint")
    return where


def _split(endpoint: str) -> SplitResult:
    try:
        where = urlsplit(endpoint)
        _ = where.port
    except ValueError as error:
        raise BadEndpoint("refused-endpoint") from error
    if len(endpoint) > LONGEST or not endpoint.isascii() or not endpoint.isprintable():
        raise BadEndpoint("refused-endpoint")
    return where


def is_public(host: str) -> bool:
    """Tell whether an address is one that anybody on the internet could reach."""
    address = ip_address(host.partition("%")[0])
    if isinstance(address, IPv4Address):
        return address.is_global and not address.is_multicast
    return _is_public_ipv6(address)


def _is_public_ipv6(address: IPv6Address) -> bool:
    """Addresses that stand for an IPv4 address could lead anywhere: none of them is used."""
    hides_another = address.ipv4_mapped or address.sixtofour or address.teredo
    is_plain = address.is_global and not address.is_multicast
    return is_plain and not hides_another and address not in TRANSLATED


def public_address(host: str, port: int) -> str:
    """Return an address of a host; refuse one that has any that is not public."""
    found = {str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    if not found or not all(is_public(address) for address in found):
        raise BadEndpoint("refused-endpoint")
    return min(found, key=len)


class CheckedConnection(http.client.HTTPSConnection):
    """Connects to an address that was checked, whatever its name means by then."""

    def connect(self) -> None:
        address = public_address(self.host, self.port)
        self.sock = socket.create_connection((address, self.port), PATIENCE)
        self.sock = ssl.create_default_context().wrap_socket(self.sock, server_hostname=self.host)
