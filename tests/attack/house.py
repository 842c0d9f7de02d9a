"""A server in a process of its own, with the settings an attack is tried on.

Run as `python -m tests.attack.house SETTINGS FILES`: settings as JSON, and how many files it may
open (0: as many as usual).
"""

import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from pangaea.server.settings import Rates, Settings

PATIENCE = 20


class Running(Struct):
    """A server that runs: where, as which process, and what it logs."""

    port: int
    process: "subprocess.Popen[str]"
    log: Path

    @property
    def address(self) -> str:
        """Where to ask."""
        return f"http://127.0.0.1:{self.port}"


@contextmanager
def running(
    room: Path, files: int = 0, rates: Rates | None = None, **set_to: object
) -> Iterator[Running]:
    """Start a server, and end it."""
    plain = {"data_dir": str(room / "data"), "rates": msgspec.to_builtins(rates or Rates())}
    settings = msgspec.json.encode({**plain, **set_to}).decode()
    command = [sys.executable, "-m", "tests.attack.house", settings, str(files)]
    log = room / "log"
    with log.open("w") as errors:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        where = next((word for word in said.split() if word.startswith("http")), "")
        assert where, log.read_text()
        yield Running(urlsplit(where).port or 0, process, log)
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        finally:
            process.kill()
            process.communicate()


def _path(_kind: type, value: str) -> Path:
    return Path(value)


def main() -> None:
    """Be the server."""
    from pangaea.server.serve import run

    settings = msgspec.json.decode(sys.argv[1], type=Settings, dec_hook=_path)
    files = int(sys.argv[2])
    if files:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    run(port=0, settings=settings)


if __name__ == "__main__":
    main()
