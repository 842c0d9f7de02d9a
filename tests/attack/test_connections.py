"""Many connections, slow ones, and ones that say nonsense: the door stays open for others."""

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import monotonic, sleep
from urllib.request import urlopen

import httpx
import pytest
from starlette.applications import Starlette
from tests.attack.house import Running, running
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState
from websockets.sync.client import connect

from pangaea.server.rate_limits import (
    ConnectionLimits,
    Connections,
    LimitedConfig,
    LimitedHttp,
    counted_as,
)
from pangaea.server.settings import Rates

HEAD = "GET /api/games HTTP/1.1\r\nHost: x\r\n"
POST = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n"
GET_WITH_BODY = "GET /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n"


@contextmanager
def line_to(house: Running, source: str = "127.0.0.1") -> Iterator[socket.socket]:
    """Open a connection from one of this machine's own addresses."""
    with socket.create_connection(("127.0.0.1", house.port), 10, (source, 0)) as line:
        yield line


def seconds_until_cut(line: socket.socket, drip: bytes) -> float:
    """Send a byte now and then; return how long the server put up with it."""
    began = monotonic()
    line.settimeout(0.1)
    while monotonic() - began < 10:
        try:
            line.sendall(drip)
            if line.recv(65_536) == b"":
                break
        except TimeoutError:
            continue
        except OSError:
            break
    return monotonic() - began


def is_served(house: Running) -> bool:
    with urlopen(f"{house.address}/api/games", timeout=10) as reply:
        return bool(reply.status == 200)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server in a hurry."""
    room = tmp_path_factory.mktemp("house")
    with running(room, head_seconds=0.6, request_seconds=1.0, taking_seconds=1.0) as found:
        yield found


@pytest.mark.parametrize(
    ("said", "most"),
    [("", 3.0), (HEAD, 3.0), (POST, 3.5), (GET_WITH_BODY, 3.5)],
    ids=["nothing", "half a head", "half a body", "a body nobody asked for"],
)
def test_who_speaks_too_slowly_is_cut_off(house: Running, said: str, most: float) -> None:
    with line_to(house) as line:
        line.sendall(said.encode())
        drip = b"x" if said else b""

        assert seconds_until_cut(line, drip) < most


def test_a_head_that_comes_byte_by_byte_is_parsed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """To parse it anew with every byte, for hundreds of lines at once, kept everybody waiting."""
    head = f"{HEAD}\r\n".encode()

    assert parsed(monkeypatch, [head[at : at + 1] for at in range(len(head))]) == [head]


@pytest.mark.parametrize(
    "said", [b"\x16\x03\x01", b"GET /" + b"x" * 9_000], ids=["nonsense", "too much"]
)
def test_what_is_no_head_is_not_waited_for(monkeypatch: pytest.MonkeyPatch, said: bytes) -> None:
    assert parsed(monkeypatch, [said]) == [said]


def parsed(monkeypatch: pytest.MonkeyPatch, pieces: list[bytes]) -> list[bytes]:
    """Send a server pieces of a request; return what it gives its parser."""
    found: list[bytes] = []
    monkeypatch.setattr(H11Protocol, "data_received", lambda _, data: found.append(data))

    async def sent() -> None:
        config = LimitedConfig(Starlette(), http=LimitedHttp, ws="none", log_config=None)
        config.open_connections = Connections(ConnectionLimits(10, 10, 60, 60, 60))
        line = LimitedHttp(config, ServerState(), {})
        line.connection_made(asyncio.Transport())
        for piece in pieces:
            line.data_received(piece)
        line.asking.stop()

    asyncio.run(sent())
    return found


def test_the_second_request_of_a_line_has_no_more_time(house: Running) -> None:
    with line_to(house) as line:
        line.sendall(f"{HEAD}\r\n".encode())
        sleep(0.3)
        line.recv(1_000_000)
        line.sendall(HEAD.encode())

        assert seconds_until_cut(line, b"x") < 3


def test_a_line_that_listens_is_not_cut_off(house: Running) -> None:
    wish = {"game": "cubosaurs", "seats": [{"kind": "device"}, {"kind": "device"}]}
    with httpx.Client(base_url=house.address) as browser:
        table = browser.post("/api/tables", json=wish).json()["id"]
        cookie = f"pangaea={browser.cookies['pangaea']}"
    where = f"ws://127.0.0.1:{house.port}/api/tables/{table}/socket"
    with connect(where, additional_headers={"cookie": cookie}) as line:
        sleep(2.5)
        line.send('{"type":"hello","language":"en"}')

        assert json.loads(line.recv(10))["type"] == "welcome"


def test_a_line_that_takes_nothing_is_cut_off(house: Running) -> None:
    """Ask for much, again and again, and never read it."""
    ask = b"GET /api/games/holotype/rulebook HTTP/1.1\r\nHost: x\r\n\r\n"
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", house.port))
        line.settimeout(8)

        with pytest.raises(ConnectionError):
            asked_again_and_again(line, ask * 20)


def asked_again_and_again(line: socket.socket, ask: bytes) -> None:
    """Ask for 8 seconds, or until the line breaks."""
    began = monotonic()
    while monotonic() - began < 8:
        line.sendall(ask)
        sleep(0.05)


def test_there_is_room_for_so_many_and_then_for_others_again(tmp_path: Path) -> None:
    with running(tmp_path, connections=20) as house, ExitStack() as crowd:
        lines = [crowd.enter_context(line_to(house)) for _ in range(60)]
        sleep(0.5)
        lines[0].sendall(f"{HEAD}\r\n".encode())
        lines[0].settimeout(10)

        assert lines[0].recv(12) == b"HTTP/1.1 200"
        assert sum(_is_open(line) for line in lines[1:]) == 19
        crowd.close()
        sleep(0.3)
        assert is_served(house)


def test_one_address_does_not_take_all_the_room(tmp_path: Path) -> None:
    with running(tmp_path, connections=40, address_connections=10) as house, ExitStack() as crowd:
        lines = [crowd.enter_context(line_to(house, "127.0.0.2")) for _ in range(60)]
        sleep(0.5)

        assert sum(_is_open(line) for line in lines) == 10
        assert is_served(house)


def _is_open(line: socket.socket) -> bool:
    line.settimeout(0.05)
    try:
        return line.recv(1) != b""
    except TimeoutError:
        return True
    except OSError:
        return False


def test_more_connections_than_files_do_not_fill_the_log(tmp_path: Path) -> None:
    """Today's flood: one line a connection that could not be taken in, a thousand a second."""
    with running(tmp_path, files=300) as house, ExitStack() as crowd:
        for _ in range(700):
            line = crowd.enter_context(socket.socket())
            line.settimeout(0.2)
            try:
                line.connect(("127.0.0.1", house.port))
                line.sendall(HEAD.encode())
            except OSError:
                continue
        sleep(1.5)
        crowd.close()
        sleep(0.5)

        assert is_served(house)
        assert house.log.stat().st_size < 10_000


def test_nonsense_does_not_fill_the_log(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        for _ in range(300):
            with line_to(house) as line:
                line.sendall(b"\x16\x03\x01 nonsense\r\n\r\n")
        for _ in range(100):
            with line_to(house) as line:
                line.sendall(f"{POST}half".encode())
        sleep(0.5)

        assert is_served(house)
        assert house.log.stat().st_size < 10_000


# -- who asks --------------------------------------------------------------------------------


def _statuses(house: Running, forwarded: list[str]) -> list[int]:
    wish = {"game": "cubosaurs", "seats": [{"kind": "bot", "level": "random"}] * 2}
    with httpx.Client(base_url=house.address) as browser:
        return [
            browser.post("/api/tables", json=wish, headers={"x-forwarded-for": address}).status_code
            for address in forwarded
        ]


FEW = Rates(openings=0.001, openings_burst=2)
OTHERS = ["192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4"]


def test_a_stranger_is_not_believed_where_they_come_from(tmp_path: Path) -> None:
    with running(tmp_path, rates=FEW) as house:
        assert _statuses(house, OTHERS) == [200, 200, 429, 429]


def test_a_proxy_that_was_named_is_believed(tmp_path: Path) -> None:
    with running(tmp_path, rates=FEW, proxies=["127.0.0.0/8"]) as house:
        assert _statuses(house, OTHERS) == [200] * 4
        assert _statuses(house, ["192.0.2.1", "192.0.2.1, 127.0.0.9", "192.0.2.1"]) == [
            200,
            429,
            429,
        ]


def test_neighbours_in_one_ipv6_network_are_counted_together(tmp_path: Path) -> None:
    with running(tmp_path, rates=FEW, proxies=["127.0.0.1"]) as house:
        together = ["2001:db8::1", "2001:db8::2", "2001:db8::ffff:1", "2001:db8:0:1::1"]

        assert _statuses(house, together) == [200, 200, 429, 200]


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"), ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"), ("fe80::1%eth0", "fe80::/64"),
        ("", ""), ("testclient", "testclient"),
    ],
)  # fmt: skip
def test_an_address_is_counted_as_what_one_person_has(host: str, counted: str) -> None:
    assert counted_as(host) == counted
