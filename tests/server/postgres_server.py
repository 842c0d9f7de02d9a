"""A PostgreSQL of one's own, from the distribution's packages, for the time of a test run."""

import os
import pwd
import shutil
import socket
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import mkdtemp

import pytest

CONFIGURED = """
fsync = {fsync}
listen_addresses = '127.0.0.1'
max_connections = 200
shared_buffers = 32MB
"""


def binaries() -> Path | None:
    """Return the folder of PostgreSQL's programs, None where there are none."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    if found:
        return found[-1]
    program = shutil.which("pg_ctl")
    return Path(program).resolve().parent if program else None


def require() -> Path:
    """Return where PostgreSQL's programs are; without them a test does not run, in CI it fails."""
    found = binaries()
    if found is None:
        said = "PostgreSQL is not installed; on Debian and Ubuntu: sudo apt-get install postgresql"
        if os.environ.get("CI") == "true":
            pytest.fail(said)
        pytest.skip(said)
    return found


def free_port() -> int:
    """Return a port that nobody listens at."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


class Postgres:
    """One server in a folder of its own; root lets a plain user run it."""

    def __init__(self, *, fsync: bool = False) -> None:
        self.programs = require()
        self.folder = Path(mkdtemp(prefix="pangaea-postgres-"))
        self.user = _plain_user()
        if self.user:
            shutil.chown(self.folder, self.user)
        self.port = free_port()
        made = ("-A", "trust", "-U", "pangaea", "-E", "UTF8", "--locale=C", "--no-sync")
        self._run("initdb", *made, "-D", str(self.folder / "data"))
        with (self.folder / "data" / "postgresql.conf").open("a") as file:
            file.write(CONFIGURED.format(fsync="on" if fsync else "off"))
            file.write(f"port = {self.port}\nunix_socket_directories = '{self.folder}'\n")
        self.start()
        self._schemas = 0

    def start(self) -> None:
        """Start, and wait until it listens."""
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-l", log, "-w", "start")

    def stop(self, how: str = "fast") -> None:
        """Stop; `immediate` is as a crash."""
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", how, "-w", "stop")

    def end(self) -> None:
        """Stop for good."""
        self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, user: str = "pangaea") -> str:
        """Return the address of the database."""
        return f"postgresql://{user}@127.0.0.1:{self.port}/postgres"

    def say(self, *statements: str) -> None:
        """Carry statements out, also where a loop is running."""
        with ThreadPoolExecutor(1) as beside:
            beside.submit(self._say, statements).result()

    def _say(self, statements: tuple[str, ...]) -> None:
        from pangaea.server.store.postgres_connection import Connection

        connection = Connection(self.url())
        for statement in statements:
            connection.say(statement)
        connection.close()

    def fresh(self) -> str:
        """Return the address of a place where nothing is yet."""
        self._schemas += 1
        name = f"place_{self._schemas}"
        self.say(f"CREATE SCHEMA {name}")
        return f"{self.url()}?search_path={name}"

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self.programs / program), *arguments]
        if self.user:
            command = ["setpriv", "--reuid", self.user, "--clear-groups", *command]
        quiet = subprocess.DEVNULL  # a pipe would stay open as long as the server runs
        subprocess.run(
            command, cwd=self.folder, stdin=quiet, stdout=quiet, stderr=quiet, check=True,
            timeout=60,
        )  # fmt: skip


def _plain_user() -> str:
    """Return who runs PostgreSQL, which refuses to be run by root."""
    if os.geteuid() != 0:
        return ""
    known = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"
