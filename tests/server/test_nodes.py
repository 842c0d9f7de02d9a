"""Two servers, one PostgreSQL, a real haproxy: a server is killed, the database started again."""

import asyncio
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from threading import Event, Thread
from time import monotonic, sleep
from typing import Final

import httpx
import pytest
from msgspec import Struct
from tests.server.crashes import choices_in
from tests.server.guests import Line, device, scene_in
from tests.server.postgres_server import Postgres, free_port
from tests.server.test_postgres import Opening
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from pangaea.server.wire import Done

DEPLOY: Final = Path(__file__).parents[2] / "deploy"
TABLES: Final = 8
GO_ON: Final = 5.0  # seconds within which every table has to go on after its server was killed
LONG: Final = 60.0


def require(program: str) -> str:
    """Return a balancer's program; without it a test does not run, in CI it fails."""
    found = shutil.which(program) or shutil.which(program, path="/usr/sbin")
    if found is None:
        said = f"{program} is not installed; on Debian and Ubuntu: sudo apt-get install {program}"
        if os.environ.get("CI") == "true":
            pytest.fail(said)
        pytest.skip(said)
    return found


class Acknowledged(Struct, frozen=True):
    """An answer that the server said is kept."""

    seat: int
    option: int
    position: int


class Socket:
    """A socket through the balancer, spoken to as the tests' own are."""

    def __init__(self, raw: ClientConnection) -> None:
        self.raw = raw

    def send_text(self, text: str) -> None:
        """Say something."""
        self.raw.send(text)

    def receive_text(self) -> str:
        """Hear something, or give up."""
        text = self.raw.recv(timeout=2)
        assert isinstance(text, str)
        return text


class Player:
    """Plays both seats of a table, and comes again whenever the line is lost."""

    def __init__(self, port: int, stop: Event) -> None:
        self.address = f"127.0.0.1:{port}"
        self.stop = stop
        self.kept: list[Acknowledged] = []
        self.times: list[float] = []
        with httpx.Client(timeout=10) as client:
            seats = [device("Ada"), device("Bo")]
            wish = {"game": "cubosaurs", "seats": seats, "variants": {"rounds": "5"}}
            reply = client.post(f"http://{self.address}/api/tables", json=wish)
            assert reply.status_code == 200, reply.text
            self.table = str(reply.json()["id"])
            self.cookie = "; ".join(f"{key}={value}" for key, value in client.cookies.items())
        self.thread = Thread(target=self._play, daemon=True)
        self.thread.start()

    def _play(self) -> None:
        while not self.stop.is_set():
            with suppress(OSError, TimeoutError, WebSocketException, AssertionError):
                self._sit()
            sleep(0.1)

    def _sit(self) -> None:
        path = f"ws://{self.address}/api/tables/{self.table}/socket"
        headers = {"Cookie": self.cookie}
        with connect(path, additional_headers=headers, open_timeout=6) as raw:
            line = Line(Socket(raw))  # type: ignore[arg-type]
            scene = scene_in(line.hello())
            while not self.stop.is_set() and scene.ask is not None:
                answer = line.answer(scene)
                heard = line.say(answer)
                if any(isinstance(message, Done) for message in heard):
                    kept = Acknowledged(answer.seat, answer.option, answer.position)
                    self.kept.append(kept)
                    self.times.append(monotonic())
                scene = scene_in(heard)
                sleep(0.2)

    def goes_on_after(self, moment: float) -> float:
        """Return how many seconds after a moment an answer was acknowledged."""
        end = monotonic() + LONG
        while monotonic() < end:
            later = [at for at in list(self.times) if at > moment]
            if later:
                return later[0] - moment
            sleep(0.05)
        raise AssertionError("the table did not go on")


@contextmanager
def node(port: int, folder: Path, url: str) -> Iterator[subprocess.Popen[bytes]]:
    """Run a server."""
    folder.mkdir(mode=0o700)
    (folder / "secret").write_bytes(b"k" * 32)
    command = [sys.executable, "-m", "pangaea", "serve", "--no-browser", "--port", str(port)]
    command += ["--data", str(folder), "--store", url, "--proxy", "127.0.0.1"]
    with folder.with_suffix(".said").open("wb") as said:
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=said)
        try:
            yield process
        finally:
            process.kill()
            process.wait()
            sys.stderr.write(folder.with_suffix(".said").read_text())


@contextmanager
def balancer(folder: Path, ports: list[int]) -> Iterator[int]:
    """Run haproxy with our configuration, at free ports."""
    program, door = require("haproxy"), free_port()
    text = (DEPLOY / "haproxy.cfg").read_text()
    for usual, own in zip(("8080", "8001", "8002"), (door, *ports), strict=True):
        assert f":{usual}" in text
        text = text.replace(f":{usual}", f":{own}")
    text = text.replace("maxconn 20000", "maxconn 500")  # which needs no more open files
    (folder / "haproxy.cfg").write_text(text)
    process = subprocess.Popen([program, "-db", "-f", str(folder / "haproxy.cfg")])
    try:
        yield door
    finally:
        process.kill()
        process.wait()


def wait_for(port: int) -> None:
    """Wait until a server is well."""
    end = monotonic() + LONG
    while monotonic() < end:
        with suppress(httpx.HTTPError):
            if httpx.get(f"http://127.0.0.1:{port}/health", timeout=2).status_code == 200:
                return
        sleep(0.1)
    raise AssertionError("no server")


def test_a_server_is_killed_and_the_database_restarted_while_people_play(tmp_path: Path) -> None:
    """Every table goes on, and nothing that was acknowledged is lost or doubled."""
    with ExitStack() as stack:
        postgres = Postgres(fsync=True)
        stack.callback(postgres.end)
        url, ports = postgres.fresh(), [free_port(), free_port()]
        nodes = [stack.enter_context(node(port, tmp_path / f"node{port}", url)) for port in ports]
        door = stack.enter_context(balancer(tmp_path, ports))
        for port in (*ports, door):
            wait_for(port)
        stop = Event()
        stack.callback(stop.set)
        players = [Player(door, stop) for _ in range(TABLES)]
        for player in players:
            player.goes_on_after(0.0)

        killed = monotonic()
        nodes[0].send_signal(signal.SIGKILL)
        waits = [player.goes_on_after(killed + 0.3) for player in players]
        assert max(waits) < GO_ON, waits

        postgres.stop("immediate")
        sleep(1.0)
        postgres.start()
        restarted = monotonic()
        for player in players:
            player.goes_on_after(restarted)

        stop.set()
        for player in players:
            player.thread.join(10)
        check_all(url, players)


def check_all(url: str, players: list[Player]) -> None:
    """Find every acknowledged answer in its log, once."""

    async def compare() -> None:
        async with Opening(url) as store:
            for player in players:
                row = await store.load(player.table)
                assert row is not None
                found = choices_in(row, await store.lines(player.table))
                logged = [Acknowledged(one.seat, one.option, one.position) for one in found]
                assert len(player.kept) >= 3  # before, between and after
                for kept in player.kept:
                    assert logged.count(kept) == 1, (kept, logged)

    asyncio.run(compare())


@pytest.mark.parametrize(
    ("program", "arguments"),
    [("haproxy", ["-c", "-f", "haproxy.cfg"]), ("nginx", ["-t", "-c", "nginx.conf"])],
)
def test_the_configurations_are_understood(program: str, arguments: list[str]) -> None:
    found = require(program)
    *options, file = arguments

    done = subprocess.run(
        [found, *options, str(DEPLOY / file)], capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stderr
