"""`pangaea serve --workers N`: several processes at one address, PostgreSQL and nothing else."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Event
from time import monotonic, sleep

import httpx
import pytest
from msgspec import Struct
from tests.server.players import Player, check_all, wait_for
from tests.server.postgres_server import Postgres, free_port

from pangaea.cli import run
from pangaea.server.workers import Passing, Ways, share_of, table_in

WORKERS = 2
TABLES = 6
GO_ON = 5.0  # seconds within which every table has to go on after its worker was killed
ENDING = 10.0  # seconds in which all have to end


class House(Struct):
    """A server of several processes."""

    process: subprocess.Popen[bytes]
    port: int
    metrics: int

    def workers(self) -> list[int]:
        """List the processes that serve."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return sorted(int(one) for one in children.read_text().split())

    def tables(self) -> list[int]:
        """Count the tables that each worker has in memory."""
        return [self._figure("pangaea_tables", number) for number in range(WORKERS)]

    def _figure(self, name: str, number: int) -> int:
        text = httpx.get(f"http://127.0.0.1:{self.metrics + number}/metrics").text
        found = re.search(rf"^{name} (\d+)", text, re.MULTILINE)
        assert found, text
        return int(found[1])


def two_ports() -> int:
    """Return the first of as many free ports in a row as there are workers."""
    while True:
        first = free_port()
        try:
            for number in range(WORKERS):
                with socket.socket() as door:
                    door.bind(("127.0.0.1", first + number))
        except OSError:
            continue
        return first


@contextmanager
def house(folder: Path, url: str) -> Iterator[House]:
    """Run a server of two processes."""
    port, metrics = free_port(), two_ports()
    command = [sys.executable, "-m", "pangaea", "serve", "--no-browser", "--port", str(port)]
    command += ["--data", str(folder / "data"), "--store", url, "--workers", str(WORKERS)]
    with (folder / "said").open("wb") as said:
        process = subprocess.Popen([*command, "--metrics", str(metrics)], stdout=said, stderr=said)
        try:
            wait_for(port)
            yield House(process, port, metrics)
        finally:
            process.terminate()
            process.wait(ENDING)
            sys.stderr.write((folder / "said").read_text())


def is_running(process: int) -> bool:
    """Tell whether a process is there, and not only remembered."""
    try:
        return " Z " not in Path(f"/proc/{process}/stat").read_text()
    except FileNotFoundError:
        return False


def wait_until_gone(processes: list[int]) -> None:
    """Wait until processes have ended."""
    end = monotonic() + ENDING
    while any(is_running(one) for one in processes):
        assert monotonic() < end, "they have not ended"
        sleep(0.1)


def test_a_worker_is_killed_while_people_play(postgres: Postgres, tmp_path: Path) -> None:
    """Its tables go on, nothing acknowledged is lost or doubled, and another takes its place."""
    url = postgres.fresh()
    with ExitStack() as stack:
        here = stack.enter_context(house(tmp_path, url))
        stop = Event()
        stack.callback(stop.set)
        players = [Player(here.port, stop) for _ in range(TABLES)]
        for player in players:
            player.goes_on_after(0.0)
        shares = [share_of(player.table, WORKERS) for player in players]
        assert here.tables() == [shares.count(number) for number in range(WORKERS)]
        before = here.workers()
        assert len(before) == WORKERS

        killed = monotonic()
        os.kill(before[0], signal.SIGKILL)
        waits = [player.goes_on_after(killed + 0.3) for player in players]
        assert max(waits) < GO_ON, waits
        assert len(set(here.workers()) - set(before)) == 1

        here.process.send_signal(signal.SIGTERM)
        assert here.process.wait(ENDING) == 0
        wait_until_gone(before)
        stop.set()
        for player in players:
            player.thread.join(10)
        check_all(url, players, at_least=2)


def test_every_request_of_a_connection_reaches_its_tables_worker(
    postgres: Postgres, tmp_path: Path
) -> None:
    """However the path is written, and in however many pieces it comes; no table changes hands.

    In the end the parent is killed, and the workers end with it.
    """
    url = postgres.fresh()
    wish = {"game": "cubosaurs", "seats": [{"kind": "device", "name": "Ada"}] * 2}
    with house(tmp_path, url) as here, httpx.Client() as client:
        site = f"http://127.0.0.1:{here.port}"
        names = [client.post(f"{site}/api/tables", json=wish).json()["id"] for _ in range(8)]
        cookie = "; ".join(f"{key}={value}" for key, value in client.cookies.items())
        for _ in range(3):
            for name in names:  # by one connection that stays open
                assert client.get(f"{site}/api/tables/{name}/scene").status_code == 200
        for name in names:
            hidden = f"%{ord(name[0]):02x}{name[1:]}"
            assert client.get(f"{site}/api/tables/{hidden}/scene").status_code == 200
            assert client.get(f"{site}/%61pi/tables%2F{name}/scene").status_code == 200
            assert b"200 OK" in in_pieces(here.port, f"/api/tables/{name}/scene", cookie)
        for first in ("GET /health", "POST /nothing"):  # the second is answered early
            for name in names:
                second = f"GET /api/tables/{name}/scene HTTP/1.1\r\nHost: x\r\nCookie: {cookie}"
                assert replies_to(here.port, first, second) == 1
        shares = [share_of(name, WORKERS) for name in names]
        assert here.tables() == [shares.count(number) for number in range(WORKERS)]

        workers = here.workers()
        here.process.kill()
        wait_until_gone(workers)


def in_pieces(port: int, path: str, cookie: str) -> bytes:
    """Ask for something a few bytes at a time."""
    with socket.create_connection(("127.0.0.1", port), 10) as line:
        text = f"GET {path} HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\nConnection: close\r\n\r\n"
        pieces = [text[:3], text[3:9], text[9:25], text[25:]]
        for piece in pieces:
            line.sendall(piece.encode())
            sleep(0.02)
        return line.makefile("rb").readline()


def replies_to(port: int, first: str, second: str) -> int:
    """Ask twice without waiting for the reply; count the replies until the line is closed."""
    with socket.create_connection(("127.0.0.1", port), 10) as line:
        line.sendall(f"{first} HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\n".encode())
        if first.startswith("POST"):
            assert line.recv(16, socket.MSG_PEEK)
        line.sendall(f"x{second}\r\n\r\n".encode())
        return line.makefile("rb").read().count(b"HTTP/1.1 ")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_who_has_no_database_is_told_what_several_workers_need(
    language: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    command = ["serve", "--data", str(tmp_path / "d"), "--no-browser", "--lang", language]

    assert run([*command, "--workers", "2"]) != 0
    said = capfd.readouterr().err
    assert "--store postgresql://" in said
    assert len(said.strip().splitlines()) <= 3
    assert not (tmp_path / "d").exists()

    database = ["--store", "postgresql://nobody@127.0.0.1:1/x", "--certificate"]
    assert run([*command, *database, "--workers", "2"]) != 0
    assert "--certificate" in capfd.readouterr().err


def test_a_request_tells_its_table() -> None:
    assert table_in(b"GET /api/tables/aB_-9/socket?x=1 HTTP/1.1\r\n") == "aB_-9"
    assert table_in(b"POST /api/tables/%61b HTTP/1.1\r\n") == "ab"
    assert table_in(b"POST /%61pi%2Ftables/%61b?/api/tables/c HTTP/1.1\r\n") == "ab"
    for other in (b"GET /api/tables HTTP/1.1", b"GET / HTTP/1.1", b"\x16\x03\x01", b""):
        assert table_in(other) == ""


def test_what_cannot_be_passed_on_is_served_here() -> None:
    ways = Ways.between(2)
    mine, other = Passing(ways, 0), Passing(ways, 1)
    names = [f"t{number}" for number in range(20)]
    theirs = next(name for name in names if share_of(name, 2) == 1)
    head = f"GET /api/tables/{theirs} HTTP/1.1\r\n".encode()
    with socket.socket() as connection:
        assert not other.pass_on(connection.fileno(), head)
        passed = 0
        while mine.pass_on(connection.fileno(), head + b"x" * 100_000):
            passed += 1
        assert 0 < passed < 1_000
    for one in (*ways.inboxes, *ways.outboxes):
        one.close()
