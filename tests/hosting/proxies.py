"""Run the proxies of docs/hosting.md as they stand there: `python -m tests.hosting.proxies`.

Each gets free ports, a certificate made for a name that exists nowhere, and a server behind it. The
name is looked up by nobody: whoever visits connects to this machine and says the name.
"""

import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.client import HTTPSConnection
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from websockets.sync.client import connect
from websockets.typing import Origin

from pangaea.server.serve import certificate_for

NAME = "games.example"
DOCS = Path(__file__).parents[2] / "docs" / "hosting.md"
PATIENCE = 30.0  # seconds
QUIET = 12.0  # seconds without a word: longer than pages ever are
WISH = {
    "game": "cubosaurs", "variants": {}, "language": "en",
    "seats": [{"kind": "device", "name": "Ada", "level": ""},
              {"kind": "guest", "name": "", "level": ""}],
}  # fmt: skip


def documented(language: str) -> str:
    """The configuration as the page shows it."""
    found = re.search(rf"```{language}\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None, f"docs/hosting.md shows no {language}"
    return found[1]


def replaced(text: str, *changes: tuple[str, str]) -> str:
    """Change what differs on this machine; all of it must be there."""
    for old, new in changes:
        assert old in text, f"docs/hosting.md no longer says {old!r}"
        text = text.replace(old, new)
    return text


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def nginx(room: Path, pem: Path, front: int, back: int) -> list[str]:
    """Configure nginx for this machine, and say how it is run."""
    site = replaced(
        documented("nginx"), ("listen 443 ssl", f"listen 127.0.0.1:{front} ssl"),
        (f"/etc/ssl/{NAME}.pem", str(pem)), (f"/etc/ssl/{NAME}.key", str(pem)),
        ("127.0.0.1:8000", f"127.0.0.1:{back}"),
    )  # fmt: skip
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "".join(f"{kind}_temp_path {room}/{kind};\n" for kind in kinds)
    around = f"pid {room}/pid;\nerror_log stderr;\ndaemon off;\nevents {{}}\n"
    config = room / "nginx.conf"
    config.write_text(f"{around}http {{ access_log off;\n{paths}{site} }}\n")
    return ["nginx", "-p", str(room), "-c", str(config)]


def caddy(room: Path, pem: Path, front: int, back: int) -> list[str]:
    """Configure Caddy for this machine, and say how it is run."""
    site = replaced(
        documented("caddy"), (f"{NAME} {{", f"https://{NAME}:{front} {{\n    tls {pem} {pem}"),
        ("127.0.0.1:8000", f"127.0.0.1:{back}"),
    )  # fmt: skip
    config = room / "Caddyfile"
    config.write_text(f"{{\n    admin off\n    auto_https off\n}}\n{site}")
    return ["caddy", "run", "--config", str(config), "--adapter", "caddyfile"]


PROXIES: dict[str, Callable[[Path, Path, int, int], list[str]]] = {"nginx": nginx, "caddy": caddy}


@contextmanager
def running(command: list[str], port: int) -> Iterator[None]:
    """Run a program until it is no longer needed; it listens at a port."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        end = time.monotonic() + PATIENCE
        while not _listens(port):
            assert process.poll() is None, f"{command[0]} ended at once: {' '.join(command)}"
            assert time.monotonic() < end, f"{command[0]} did not start"
            time.sleep(0.1)
        yield
    finally:
        process.terminate()
        process.wait()


def _listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


class Visitor:
    """Somebody who knows a server by its name."""

    def __init__(self, pem: Path, port: int) -> None:
        self.trust = ssl.create_default_context(cafile=str(pem))
        self.port = port
        self.cookie = ""

    def line(self) -> socket.socket:
        """Connect to this machine, whatever the name."""
        return socket.create_connection(("127.0.0.1", self.port), PATIENCE)

    def ask(self, method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
        connection = HTTPSConnection(NAME, self.port)
        connection.sock = self.trust.wrap_socket(self.line(), server_hostname=NAME)
        sent = {"Cookie": self.cookie, "Origin": f"https://{NAME}"}
        connection.request(method, path, body, {**sent, "Content-Type": "application/json"})
        reply = connection.getresponse()
        given = reply.getheader("set-cookie", "")
        if given:
            assert "Secure" in given, "a cookie that would travel without TLS"
            self.cookie = given.partition(";")[0]
        return reply.status, reply.read()

    def sit(self, table: str) -> None:
        """Come to a table, and stay there without a word."""
        with connect(
            f"wss://{NAME}/api/tables/{table}/socket",
            sock=self.line(),
            ssl=self.trust,
            origin=Origin(f"https://{NAME}"),
            additional_headers={"Cookie": self.cookie},
        ) as line:
            line.send('{"type":"hello","language":"en"}')
            assert msgspec.json.decode(line.recv(PATIENCE))["type"] == "welcome"
            time.sleep(QUIET)
            line.send('{"type":"look","language":"en"}')
            assert line.recv(PATIENCE)


def visit(visitor: Visitor) -> None:
    """Do what people do: open the page, begin a table, sit there."""
    status, page = visitor.ask("GET", "/")
    assert (status, b"Pangaea" in page) == (200, True)
    status, made = visitor.ask("POST", "/api/tables", msgspec.json.encode(WISH))
    assert status == 200, made
    visitor.sit(msgspec.json.decode(made)["id"])


def try_out(name: str) -> str:
    """Run a proxy in front of a server, and say how it went."""
    if shutil.which(name) is None:
        return f"{name}: did not run, it is not installed (apt-get install {name})"
    with TemporaryDirectory() as folder:
        room, front, back = Path(folder), free_port(), free_port()
        pem = certificate_for(room / "certificate", (NAME,))
        server = [
            sys.executable, "-m", "pangaea.server", "--port", str(back), "--data-dir",
            str(room / "data"), "--proxy", "127.0.0.1", "--origin", f"https://{NAME}",
        ]  # fmt: skip
        with running(server, back), running(PROXIES[name](room, pem, front, back), front):
            visit(Visitor(pem, front))
    return f"{name}: page, cookie, table and line work through it"


def main() -> None:
    for name in sys.argv[1:] or PROXIES:
        sys.stdout.write(f"{try_out(name)}\n")


if __name__ == "__main__":
    main()
