"""Web push: messages that only a browser can read, sent to wherever its maker takes them in.

Encrypted as RFC 8291 says, signed as RFC 8292 says. People name the addresses, so only public ones
are reached, by https, and no private network: the address that was checked is the one that is
connected to, whatever its name means a moment later.
"""

import asyncio
import base64
import http.client
import json
import logging
import secrets
import socket
import ssl
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from pathlib import Path
from threading import Timer
from time import time
from typing import Final
from urllib.parse import SplitResult, urlsplit

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from pangaea.server.errors import Refusal
from pangaea.server.settings import close_file, prepare, write_whole
from pangaea.server.store.people import Subscription

KEY_FILE: Final = "push"
KEY_BYTES: Final = 32
CURVE: Final = ec.SECP256R1()
POINT_BYTES: Final = 65
AUTH_BYTES: Final = 16
RECORD: Final = 4096
HOURS: Final = 12  # that a signature is valid; push services allow 24
KEPT: Final = 24 * 3600  # seconds that a push service keeps a message for a browser that is off
SENDERS: Final = 8  # messages on their way at a time
_log: Final = logging.getLogger("pangaea.server")


def plain64(text: bytes) -> str:
    """Write bytes as they are written in tokens."""
    return base64.urlsafe_b64encode(text).rstrip(b"=").decode()


def bytes64(text: str) -> bytes:
    """Read bytes from how they are written in tokens."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


# -- keys and signatures -----------------------------------------------------------------------


class PushKey:
    """What this server signs its messages with; browsers know its public half."""

    def __init__(self, private: ec.EllipticCurvePrivateKey) -> None:
        self._private = private
        self.public: Final = plain64(_point(private.public_key()))

    def authorization(self, endpoint: str, site: str, now: float) -> str:
        """Return the header that says who writes to an address, and until when to believe it."""
        where = urlsplit(endpoint)
        claims = {
            "aud": f"{where.scheme}://{where.netloc}",
            "exp": int(now) + HOURS * 3600,
            "sub": site if site.startswith("https:") else "mailto:nobody@example.invalid",
        }
        head = plain64(b'{"typ":"JWT","alg":"ES256"}')
        text = f"{head}.{plain64(json.dumps(claims).encode())}"
        r, s = decode_dss_signature(self._private.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        signature = r.to_bytes(KEY_BYTES, "big") + s.to_bytes(KEY_BYTES, "big")
        return f"vapid t={text}.{plain64(signature)}, k={self.public}"


def push_key(data_dir: Path) -> PushKey:
    """Read the key of this server, or make one that only its user can read."""
    prepare(data_dir)
    path = data_dir / KEY_FILE
    content = path.read_bytes() if path.exists() else b""
    if content:
        close_file(path)
    if len(content) != KEY_BYTES:
        if content:
            _log.warning("%s is damaged: browsers are to be asked anew", path)
        content = _fresh_scalar()
        write_whole(path, content)
    return PushKey(ec.derive_private_key(int.from_bytes(content, "big"), CURVE))


def _fresh_scalar() -> bytes:
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return number.to_bytes(KEY_BYTES, "big")


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


# -- messages ----------------------------------------------------------------------------------


def encrypt(text: bytes, to: Subscription) -> bytes:
    """Encrypt a message for one browser."""
    public, auth = bytes64(to.p256dh), bytes64(to.auth)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, public)
    ours, salt = ec.generate_private_key(CURVE), secrets.token_bytes(16)
    point = _point(ours.public_key())
    shared = ours.exchange(ec.ECDH(), theirs)
    key = _derive(shared, auth, b"WebPush: info\0" + public + point, 32)
    content = _derive(key, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(key, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(content).encrypt(nonce, text + b"\2", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(point)]) + point + sealed


def _derive(key: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(key)


def check_subscription(found: Subscription, allowed: tuple[str, ...] = ()) -> Subscription:
    """Refuse what is no browser's description of itself, or leads where nothing is sent."""
    check_endpoint(found.endpoint, allowed)
    try:
        point, auth = bytes64(found.p256dh), bytes64(found.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    except (ValueError, InvalidSignature) as error:
        raise BadEndpoint("refused-endpoint") from error
    if len(point) != POINT_BYTES or len(auth) != AUTH_BYTES:
        raise BadEndpoint("refused-endpoint")
    return found


# -- delivery ---------------------------------------------------------------------------------


class Sender:
    """Sends messages to browsers."""

    def __init__(self, key: PushKey, site: str, allowed: tuple[str, ...] = ()) -> None:
        self.key = key
        self.site = site
        self.allowed = allowed  # hosts that need not be public: tests listen there
        self._threads = ThreadPoolExecutor(SENDERS, "push")  # who is slow keeps nobody else waiting

    async def deliver(self, to: Subscription, message: bytes, topic: str) -> int:
        """Send a message beside everything else and return the status."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self.send, to, message, topic)

    def stop(self) -> None:
        """Begin nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def check(self, browser: Subscription) -> None:
        """Refuse a browser that nothing could be sent to."""
        check_subscription(browser, self.allowed)

    def send(self, to: Subscription, message: bytes, topic: str) -> int:
        """Send a message and return the status; one that waits under a topic is replaced."""
        check_subscription(to, self.allowed)
        where = urlsplit(to.endpoint)
        connection = self._connection(where)
        path = where.path + (f"?{where.query}" if where.query else "")
        with _deadline(connection):
            connection.request("POST", path or "/", encrypt(message, to), self._headers(to, topic))
            return connection.getresponse().status

    def _connection(self, where: SplitResult) -> http.client.HTTPConnection:
        assert where.hostname is not None
        if where.netloc in self.allowed:
            return http.client.HTTPConnection(where.hostname, where.port, timeout=PATIENCE)
        return CheckedConnection(where.hostname, HTTPS, timeout=PATIENCE)

    def _headers(self, to: Subscription, topic: str) -> dict[str, str]:
        return {
            "authorization": self.key.authorization(to.endpoint, self.site, time()),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT),
            "topic": topic,
            "urgency": "normal",
        }


@contextmanager
def _deadline(connection: http.client.HTTPConnection) -> Iterator[None]:
    """End a conversation in time, however slowly or oddly the other side speaks."""
    timer = Timer(PATIENCE, _hang_up, [connection])
    timer.daemon = True
    timer.start()
    try:
        yield
    except http.client.HTTPException as error:
        raise ConnectionError from error
    finally:
        timer.cancel()
        connection.close()


def _hang_up(connection: http.client.HTTPConnection) -> None:
    if connection.sock is not None:
        with suppress(OSError):
            connection.sock.shutdown(socket.SHUT_RDWR)


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
