"""A real server, a real Chromium."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from hatch_build import node_command, npm_with_packages
from playwright.sync_api import Browser, BrowserType, Page, sync_playwright
from tests.browser.pages import DESKTOP, WEB, Opener
from tests.did_not_run import did_not_run
from tools.bring_chromium import chromium, how_to_bring

PATIENCE = 90.0  # seconds to start on a busy machine


class Served:
    """A server that can be killed and started again on the same port and data."""

    def __init__(self, data_dir: Path, environment: dict[str, str] | None = None) -> None:
        self.data_dir = data_dir
        self.environment = environment
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        where = ["--port", str(self.port), "--data-dir", str(self.data_dir)]
        command = [sys.executable, "-m", "pangaea.server", *where]
        self.process = subprocess.Popen(command, env=self.environment)
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
    npm_with_packages(WEB)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("tables"))
    yield served
    served.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with launched() as opened:
        yield opened


@contextmanager
def launched() -> Iterator[Browser]:
    """Start Chromium, and Playwright on our Node: its own lacks a library on a bare machine."""
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = node_command()
    with sync_playwright() as playwright:
        opened = launch(playwright.chromium)
        yield opened
        opened.close()


def launch(kind: BrowserType, *wishes: str) -> Browser:
    """Start another Chromium, for the Playwright that runs."""
    found = found_chromium(kind.executable_path)
    return kind.launch(executable_path=found, args=["--no-sandbox", *wishes])


def found_chromium(of_playwright: str) -> str:
    """The machine's Chromium, the one in `.venv`, or the one Playwright was told to install."""
    found = chromium() or of_playwright
    if not Path(found).exists():
        did_not_run("Chromium", how_to_bring())
    return found


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
