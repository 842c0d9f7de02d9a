"""What docs/hosting.md says of systemd and cron is what runs, with other places."""

import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from tests.did_not_run import did_not_run
from tests.server.crashing import free_port
from tests.support import ROOT

HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
INSTALLED = "/opt/pangaea/bin/pangaea"
PROGRAM = f"{sys.executable} -m pangaea"
PATIENCE = 60.0


def unit() -> str:
    """The unit as it stands in the guide."""
    (found,) = re.findall(r"```ini\n(.*?)```", HOSTING, re.DOTALL)
    return str(found)


def started(text: str, data: Path, port: int) -> list[str]:
    """What a unit starts, with this program, another folder and another port."""
    (command,) = re.findall(r"^ExecStart=(.*)$", text, re.MULTILINE)
    words = command.replace(INSTALLED, PROGRAM).replace("/var/lib/pangaea", str(data)).split()
    return [*words, "--port", str(port)]


@contextmanager
def running(command: list[str], port: int) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    try:
        end = time.monotonic() + PATIENCE
        while not is_well(port):
            assert process.poll() is None, "it ended at once"
            assert time.monotonic() < end, "it did not start"
            time.sleep(0.1)
        yield process
    finally:
        process.kill()
        process.wait()


def is_well(port: int) -> bool:
    try:
        with urlopen(f"http://127.0.0.1:{port}/health", timeout=2):
            return True
    except (URLError, OSError):
        return False


@pytest.mark.parametrize("name", ["pangaea.service", "pangaea@.service"])
def test_systemd_understands_the_units(tmp_path: Path, name: str) -> None:
    verifier = shutil.which("systemd-analyze")
    if verifier is None:
        did_not_run("systemd-analyze", "install systemd to check the units")
    text = unit() if name == "pangaea.service" else (ROOT / "deploy" / name).read_text()
    (tmp_path / name).write_text(text.replace(INSTALLED, "/bin/true"), encoding="utf-8")

    done = subprocess.run(
        [verifier, "verify", str(tmp_path / name.replace("@.", "@8001."))],
        capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert (done.returncode, done.stderr) == (0, "")


def test_what_the_unit_starts_serves_and_ends_politely(tmp_path: Path) -> None:
    port = free_port()
    with running(started(unit(), tmp_path / "data", port), port) as process:
        process.send_signal(signal.SIGTERM)

        assert process.wait(PATIENCE) in (0, -signal.SIGTERM)  # both are clean for systemd


def test_the_line_for_cron_makes_a_copy_while_the_server_runs(tmp_path: Path) -> None:
    """As cron reads it: five fields, a user, and a command whose percent signs are escaped."""
    (line,) = re.findall(r"^17 4 \* \* \* (\S+) (.*)$", HOSTING, re.MULTILINE)
    command = line[1].replace(r"\%", "%").replace(INSTALLED, PROGRAM)
    command = command.replace("/var/backups/pangaea", str(tmp_path / "copies"))
    command = command.replace("/var/lib/pangaea", str(tmp_path / "data"))
    (tmp_path / "copies").mkdir()
    port = free_port()
    with running(started(unit(), tmp_path / "data", port), port):
        subprocess.run(["sh", "-c", command], check=True, stdout=subprocess.DEVNULL)

    copy = tmp_path / "copies" / time.strftime("%Y-%m-%d")
    assert {"tables.sqlite", "secret"} <= {file.name for file in copy.iterdir()}
