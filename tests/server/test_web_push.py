"""Web push: only the browser reads it, the signature is ours, nothing goes where it must not."""

import json
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import ClassVar

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from tests.server.guests import House, device
from tests.server.test_gathering import GUEST

from pangaea.server import web_push
from pangaea.server.store.people import Subscription
from pangaea.server.web_push import (
    CURVE,
    BadEndpoint,
    Sender,
    bytes64,
    check_endpoint,
    encrypt,
    is_public,
    plain64,
    public_address,
    push_key,
)
from pangaea.server.wire import rest


class Browser:
    """A browser's side: its keys, and how it reads what comes."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(CURVE)
        self.public = self.private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        self.auth = b"0123456789abcdef"

    def subscription(self, endpoint: str) -> Subscription:
        return Subscription(endpoint, plain64(self.public), plain64(self.auth))

    def read(self, body: bytes) -> bytes:
        """Decrypt as RFC 8291 says, step by step."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert (length, len(sealed) <= size) == (65, True)
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = self.private.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\0" + self.public + sender
        key = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        content = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(key)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(key)
        plain = AESGCM(content).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\2")
        return plain[:-1]


class Service(BaseHTTPRequestHandler):
    """Takes messages in, as a browser's maker does."""

    taken: ClassVar[list[tuple[dict[str, str], bytes]]] = []

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.taken.append(({name.lower(): text for name, text in self.headers.items()}, body))
        self.send_response(201)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing."""


@contextmanager
def service(speaker: type[BaseHTTPRequestHandler] = Service) -> Iterator[str]:
    """Run a push service on this machine; yield its host."""
    Service.taken.clear()
    server = HTTPServer(("127.0.0.1", 0), speaker)
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def test_only_the_browser_reads_a_message() -> None:
    browser = Browser()
    body = encrypt(b"your turn", browser.subscription("https://push.example/x"))

    assert browser.read(body) == b"your turn"
    assert b"your turn" not in body
    assert encrypt(b"your turn", browser.subscription("https://push.example/x")) != body


class Dripping(BaseHTTPRequestHandler):
    """Answers a letter at a time, for ten seconds."""

    def do_POST(self) -> None:
        with suppress(OSError):
            self.wfile.write(b"HTTP/1.1 201 Created\r\nx: ")
            for _ in range(500):
                self.wfile.write(b"y")
                time.sleep(0.02)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing."""


class Babbling(Dripping):
    """Answers what is no answer."""

    def do_POST(self) -> None:
        self.wfile.write(b"moo\r\n\r\n")


def said_to(speaker: type[BaseHTTPRequestHandler], data: Path) -> int:
    with service(speaker) as host:
        sender = Sender(push_key(data), "https://games.example", (host,))
        return sender.send(Browser().subscription(f"http://{host}/to/me"), b"hello", "topic")


def test_no_service_keeps_a_message_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web_push, "PATIENCE", 0.3)
    begun = time.monotonic()

    with suppress(OSError):  # its first line may be believed
        said_to(Dripping, tmp_path / "data")

    assert time.monotonic() - begun < 5


def test_a_service_that_babbles_is_one_that_cannot_be_reached(tmp_path: Path) -> None:
    with pytest.raises(ConnectionError):
        said_to(Babbling, tmp_path / "data")


def test_the_key_is_made_once_for_this_user_only(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    first = push_key(folder).public

    assert push_key(folder).public == first
    assert (folder / "push").stat().st_mode & 0o777 == 0o600
    (folder / "push").write_bytes(b"damaged")
    assert push_key(folder).public != first


def test_a_message_is_signed_for_the_service_it_goes_to(tmp_path: Path) -> None:
    key, browser = push_key(tmp_path / "data"), Browser()
    with service() as host:
        sender = Sender(key, "https://games.example", (host,))
        assert sender.send(browser.subscription(f"http://{host}/to/me"), b"hello", "topic") == 201
    headers, body = Service.taken[0]

    assert browser.read(body) == b"hello"
    assert (headers["content-encoding"], headers["topic"]) == ("aes128gcm", "topic")
    scheme, _, told = headers["authorization"].partition(" ")
    assert scheme == "vapid"
    token, known = (part.strip().partition("=")[2] for part in told.split(","))
    assert known == key.public
    text, _, signature = token.rpartition(".")
    claims = json.loads(bytes64(text.partition(".")[2]))
    assert (claims["aud"], claims["sub"]) == (f"http://{host}", "https://games.example")
    signed = bytes64(signature)
    r, s = int.from_bytes(signed[:32], "big"), int.from_bytes(signed[32:], "big")
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, bytes64(key.public))
    public.verify(encode_dss_signature(r, s), text.encode(), ec.ECDSA(hashes.SHA256()))


# -- where nothing is sent ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/x",
        "https://push.example:8443/x",
        "https://user@push.example/x",
        "https:///x",
        "https://push.example:99999/x",
        "file:///etc/passwd",
        "https://[::1/x",
        "https://push.example/" + "x" * 1_000,
        "https://push.example/\r\nhost: other",
    ],
)
def test_only_plain_https_addresses_are_taken(endpoint: str) -> None:
    with pytest.raises(BadEndpoint):
        check_endpoint(endpoint)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0",
        "100.64.0.1", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fc00::1",
        "::ffff:127.0.0.1", "2002:7f00:1::", "64:ff9b::7f00:1", "ff02::1",
    ],
)  # fmt: skip
def test_no_private_address_is_reached(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not is_public(address)
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443))]
    open_one = (socket.AF_INET, socket.SOCK_STREAM, 6, "", ("93.184.215.14", 443))
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_a, **_k: [*found, open_one])

    with pytest.raises(BadEndpoint):
        public_address("push.example", 443)


def test_what_is_connected_to_is_what_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that means something else a moment later leads nowhere else."""
    answers = iter(["93.184.215.14", "127.0.0.1"])
    reached: list[object] = []

    def look_up(*_asked: object, **_how: object) -> list[tuple[object, ...]]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (next(answers), 443))]

    def connect(address: tuple[str, int], _patience: float) -> socket.socket:
        reached.append(address)
        raise ConnectionRefusedError

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(ConnectionRefusedError):
        web_push.CheckedConnection("push.example", 443).connect()

    assert reached == [("93.184.215.14", 443)]


# -- through the server -------------------------------------------------------------------------


def wish(browser: Browser, endpoint: str) -> dict[str, str]:
    made = browser.subscription(endpoint)
    return {"endpoint": endpoint, "p256dh": made.p256dh, "auth": made.auth, "language": "fr"}


@pytest.mark.parametrize("wrong", [{"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": "é"}])
def test_a_browser_that_cannot_be_written_to_is_refused(
    house: House, wrong: dict[str, str]
) -> None:
    made = {**wish(Browser(), "https://push.example/x"), **wrong}

    assert house.guest().post("/api/push", made, rest.Problem, 400).text


def test_a_private_address_is_refused_at_once(house: House) -> None:
    made = wish(Browser(), "http://127.0.0.1:1/x")

    assert house.guest().post("/api/push", made, rest.Problem, 400).text


def test_subscriptions_are_kept_moved_and_forgotten(house: House) -> None:
    ada, endpoint = house.guest(), "https://push.example/one"
    key = ada.get("/api/push", rest.PushKeyInfo).key
    assert len(bytes64(key)) == 65
    ada.client.post("/api/push", json=wish(Browser(), endpoint)).raise_for_status()
    house.guest().client.post("/api/push", json=wish(Browser(), endpoint)).raise_for_status()
    assert house.client.portal is not None
    store = house.tables.store
    assert len(house.client.portal.call(store.subscribers)) == 1

    ada.client.post("/api/push/forget", json=wish(Browser(), endpoint)).raise_for_status()

    assert house.client.portal.call(store.subscribers) == []


def test_a_person_has_so_many_browsers_the_latest(house: House) -> None:
    ada = house.guest()
    for number in range(14):
        made = wish(Browser(), f"https://push.example/{number}")
        ada.client.post("/api/push", json=made).raise_for_status()
    assert house.client.portal is not None
    (person,) = house.client.portal.call(house.tables.store.subscribers)

    kept = house.client.portal.call(house.tables.store.subscriptions, person)

    assert {one.endpoint.rsplit("/", 1)[1] for one in kept} == {str(n) for n in range(4, 14)}


def test_what_is_settled_of_a_turn_goes_with_the_turn(house: House) -> None:
    ada, bo = house.guest(), house.guest()
    table = ada.open("cubosaurs", device("Ada"), GUEST).id
    bo.post(f"/api/tables/{table}/sit", {"seat": 1, "name": "Bo"}, rest.TableInfo)
    assert house.client.portal is not None
    call, store = house.client.portal.call, house.tables.store
    row = call(store.load, table)
    assert row is not None
    people = [seat.holder for seat in row.seats]
    for person in people:
        assert call(store.settle, table, person, "turn")
        assert not call(store.settle, table, person, "turn")
        assert call(store.settle, table, person, "over")

    from pangaea.server.store.contract import Standing

    call(store.append, table, 0, [], Standing(1, 0b10))

    assert [call(store.settle, table, person, "turn") for person in people] == [True, False]
    assert not call(store.settle, table, people[0], "over")
