"""Two servers, one PostgreSQL, real balancers: a server sleeps, is killed, the database crashes.

And how balancers share tables out, and whether the files of deploy/ are understood.
"""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread
from time import monotonic, sleep
from typing import Final

import httpx
import msgspec
import pytest
from tests.server.guests import scene_in
from tests.server.players import LONG, Acknowledged, Player, check_all, wait_for
from tests.server.postgres_server import Postgres, free_port
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from pangaea.core.words import words_for
from pangaea.server.tables.registry import RESTARTING
from pangaea.server.wire.messages import Done

LOGGED: Final = "    log global\n    option httplog\n    option dontlog-normal\n"
DEPLOY: Final = Path(__file__).parents[2] / "deploy"
TABLES: Final = 8
GO_ON: Final = 5.0  # seconds within which every table has to go on after its server was killed
MANY: Final = 300  # tables shared out


def require(program: str, package: str = "") -> str:
    """Return where a program is; without it a test does not run, in CI it fails."""
    found = shutil.which(program) or shutil.which(program, path="/usr/sbin")
    if found is None:
        wanted = package or program
        said = f"{program} is not installed; on Debian and Ubuntu: sudo apt-get install {wanted}"
        if os.environ.get("CI") == "true":
            pytest.fail(said)
        pytest.skip(said)
    return found


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


def configured(
    name: str, folder: Path, ports: list[int], *changes: tuple[str, str]
) -> tuple[Path, int]:
    """Write one of our configurations for free ports; return it with the port of its door."""
    text, door = (DEPLOY / name).read_text(), free_port()
    usual = [("127.0.0.1:8080", f"127.0.0.1:{door}")]
    usual += [(f":{old}", f":{own}") for old, own in zip((8001, 8002), ports, strict=False)]
    for old, own in (*usual, *changes):
        assert old in text, f"{name} no longer says {old!r}"
        text = text.replace(old, own)
    (folder / name).write_text(text)
    return folder / name, door


@contextmanager
def running(command: list[str], said: Path) -> Iterator[None]:
    """Run a balancer; what it says is shown where a test fails."""
    with said.open("wb") as file:
        process = subprocess.Popen(command, stdout=file, stderr=file)
        try:
            yield
        finally:
            process.kill()
            process.wait()
            sys.stderr.write(said.read_text()[-20_000:])


@contextmanager
def haproxy(folder: Path, ports: list[int], *changes: tuple[str, str]) -> Iterator[int]:
    """Run haproxy with our configuration; it writes down every request that was not served."""
    config, door = configured(
        "haproxy.cfg", folder, ports, *changes,
        ("maxconn 20000", "maxconn 500\n    log stdout format raw daemon"),  # and fewer open files
        ("    mode http\n", f"    mode http\n{LOGGED}"),
    )  # fmt: skip
    with running([require("haproxy"), "-db", "-f", str(config)], folder / "haproxy.said"):
        yield door


@contextmanager
def nginx(folder: Path, ports: list[int], *changes: tuple[str, str]) -> Iterator[int]:
    """Run nginx with our configuration."""
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    around = f"pid {folder}/nginx.pid;\nerror_log stderr;\ndaemon off;\nevents {{"
    config, door = configured(
        "nginx.conf", folder, ports, *changes,
        ("events {", around), ("http {", f"http {{ access_log off;\n{paths}"),
    )  # fmt: skip
    found = [require("nginx"), "-p", str(folder), "-c", str(config)]
    with running(found, folder / "nginx.said"):
        yield door


# -- a house ---------------------------------------------------------------------------------------


def test_people_play_on_whatever_happens_to_servers_and_the_database(tmp_path: Path) -> None:
    """A server sleeps, one is killed, the database crashes; nothing acknowledged is lost."""
    with ExitStack() as stack:
        postgres = Postgres(fsync=True)
        stack.callback(postgres.end)
        url, ports = postgres.fresh(), [free_port(), free_port()]
        nodes = [stack.enter_context(node(port, tmp_path / f"node{port}", url)) for port in ports]
        door = stack.enter_context(haproxy(tmp_path, ports))
        other_door = stack.enter_context(nginx(tmp_path, ports))
        for port in (*ports, door, other_door):
            wait_for(port)
        stop = Event()
        stack.callback(stop.set)

        wake_after_the_lease(nodes[0], ports, url)

        players = [Player(door, stop) for _ in range(TABLES)]
        by_nginx = Player(other_door, stop)
        for player in (*players, by_nginx):
            player.goes_on_after(0.0)

        killed = monotonic()
        nodes[0].send_signal(signal.SIGKILL)
        waits = [player.goes_on_after(killed + 0.3) for player in players]
        assert max(waits) < GO_ON, waits
        by_nginx.goes_on_after(killed + 0.3)

        postgres.stop("immediate")
        sleep(1.5)
        postgres.start()
        restarted = monotonic()
        for player in (*players, by_nginx):
            player.goes_on_after(restarted)
        trouble = words_for("", "en").say("refused-store-trouble")
        assert any(trouble in player.refusals for player in players)

        stop.set()
        for player in (*players, by_nginx):
            player.thread.join(10)
        check_all(url, [*players, by_nginx])


def wake_after_the_lease(sleeper: subprocess.Popen[bytes], ports: list[int], url: str) -> None:
    """Stop a server while a page is at it: the other goes on, and it cannot write when it wakes."""
    stop = Event()
    here = Player(ports[0], stop, plays=False)
    with here.line() as (raw, line):
        scene = scene_in(line.hello())
        sleeper.send_signal(signal.SIGSTOP)
        try:
            late = line.answer(scene)
            raw.send(msgspec.json.encode(late).decode())
            here.address = f"127.0.0.1:{ports[1]}"
            with here.line() as (_, other):
                seen = scene_in(other.hello())
                assert seen.position == scene.position
                said = other.answer(seen)
                assert any(isinstance(message, Done) for message in other.say(said))
        finally:
            sleeper.send_signal(signal.SIGCONT)
        texts = list(until_parted(raw))
    assert not any('"done"' in text for text in texts), texts
    here.kept = [Acknowledged(said.seat, said.option, said.position)]
    check_all(url, [here], at_least=1)


def until_parted(raw: ClientConnection) -> Iterator[str]:
    """Go through what a page still hears until it is asked to come again."""
    with suppress(ConnectionClosed):
        while True:
            yield str(raw.recv(timeout=LONG))
    assert raw.close_code == RESTARTING


# -- sharing out -----------------------------------------------------------------------------------


class Stub(BaseHTTPRequestHandler):
    """A server that says which one it is."""

    def do_GET(self) -> None:
        """Say it."""
        name = str(self.connection.getsockname()[1]).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(name)))
        self.end_headers()
        self.wfile.write(name)

    def log_message(self, *_: object) -> None:
        """Say nothing of it."""


class Stubs(ThreadingHTTPServer):
    """Many requests at a time; who leaves before the reply is no matter."""

    def handle_error(self, *_: object) -> None:
        """Say nothing of it."""


@pytest.fixture
def stubs() -> Iterator[list[int]]:
    """Three servers that are nothing but names."""
    servers = [Stubs(("127.0.0.1", 0), Stub) for _ in range(3)]
    for server in servers:
        Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
    yield [int(server.server_address[1]) for server in servers]
    for server in servers:
        server.shutdown()
        server.server_close()


def placed(door: int) -> dict[str, int]:
    """Ask for many tables; return who served each."""
    wait_for(door)
    with httpx.Client(base_url=f"http://127.0.0.1:{door}") as client:
        names = [f"{number:08x}Zq_-" for number in range(MANY)]
        return {name: int(client.get(f"/api/tables/{name}/scene").text) for name in names}


@pytest.mark.parametrize(
    ("balancer", "second", "end"),
    [(haproxy, "    server two 127.0.0.1:", " id 3"), (nginx, "        server 127.0.0.1:", ";")],
)
def test_a_server_that_is_added_takes_its_share_and_moves_nothing_else(
    balancer: Callable[..., AbstractContextManager[int]], second: str, end: str,
    stubs: list[int], tmp_path: Path,
) -> None:  # fmt: skip
    two, third = stubs[:2], stubs[2]
    line = f"{second}{two[1]}"
    added = f"{line.replace('two', 'three').replace(str(two[1]), str(third))}{end}\n{line}"
    with balancer(tmp_path, two) as door:
        before = placed(door)
    with balancer(tmp_path, two, (line, added)) as door:
        after = placed(door)

    moved = {name for name in before if before[name] != after[name]}
    assert {after[name] for name in moved} == {third}
    assert MANY / 3 * 0.7 < len(moved) < MANY / 3 * 1.3
    least = min(list(before.values()).count(port) for port in two)
    assert least > MANY / 2 * 0.7


def test_however_a_path_is_written_a_table_has_one_server(stubs: list[int], tmp_path: Path) -> None:
    for balancer in (haproxy, nginx):
        with balancer(tmp_path, stubs[:2]) as door:
            wait_for(door)
            for number in range(20):
                served = {
                    httpx.get(f"http://127.0.0.1:{door}/api/tables/{name}{number}/x").text
                    for name in ("ab", "%61b", "a%62")
                }
                assert len(served) == 1


# -- what is only read -----------------------------------------------------------------------------


def test_the_unit_is_understood(tmp_path: Path) -> None:
    """With a program that is there in the place of ours."""
    text = (DEPLOY / "pangaea@.service").read_text()
    assert "/opt/pangaea/bin/pangaea serve" in text
    unit = tmp_path / "pangaea@8001.service"
    unit.write_text(text.replace("/opt/pangaea/bin/pangaea", "/bin/true"))

    done = subprocess.run(
        [require("systemd-analyze", "systemd"), "verify", str(unit)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert (done.returncode, done.stderr) == (0, "")
