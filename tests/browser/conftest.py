"""A real server, a real Chromium."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from hatch_build import npm_command
from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.pages import DESKTOP, WEB, Opener

PATIENCE = 30.0  # seconds to start on a busy machine


class Served:
    """A server that can be killed and started again on the same port and data."""

    def __init__(self, data_dir: Path) -> None:
        self.data_dir = data_dir
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        where = ["--port", str(self.port), "--data-dir", str(self.data_dir)]
        self.process = subprocess.Popen([sys.executable, "-m", "pangaea.server", *where])
        deadline = time.monotonic() + PATIENCE
        while not self.answers():
            assert self.process.poll() is None, "the server ended at once"
            assert time.monotonic() < deadline, "the server did not start"
            time.sleep(0.1)

    def answers(self) -> bool:
        try:
            with urlopen(f"{self.address}/api/games", timeout=2) as reply:
                return bool(reply.status == 200)
        except (URLError, OSError):
            return False

    def kill(self) -> None:
        """End it as a power cut would."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="session", autouse=True)
def packages() -> None:
    """The client's packages are installed: axe is among them."""
    if not (WEB / "node_modules").is_dir():
        subprocess.run([*npm_command(), "ci", "--no-audit", "--no-fund"], cwd=WEB, check=True)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("tables"))
    yield served
    served.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = shutil.which("chromium") or shutil.which("google-chrome")
        opened = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield opened
        opened.close()


@pytest.fixture
def opener(server: Served, browser: Browser) -> Iterator[Opener]:
    """Opens pages of different people; none may meet an error on the way."""
    made = Opener(browser, server.address)
    yield made
    made.close()
    assert made.errors == []


@pytest.fixture
def page(opener: Opener) -> Page:
    return opener.open(**DESKTOP)


@pytest.fixture
def start_again(server: Served) -> Iterator[Callable[[], None]]:
    """Starts the server that a test has killed."""
    yield server.start
    if server.process.poll() is not None:
        server.start()
