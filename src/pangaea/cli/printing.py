"""A rulebook as a PDF: its page with all figures, printed by a browser of this machine."""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Final

from pangaea.core.errors import PangaeaError

HERE: Final = "127.0.0.1"
BROWSERS: Final = (
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge",
)  # fmt: skip
WINDOW: Final = "1280,1600"  # pixels: figures are drawn as on a desk, then made smaller
DRAWN_WITHIN: Final = 60_000  # milliseconds of the page's own clock, which waits for replies
PATIENCE: Final = 180  # seconds for everything
STARTING: Final = 60


class NoBrowser(PangaeaError, LookupError):
    """No browser that can print is found on this machine."""


class NotPrinted(PangaeaError, OSError):
    """The browser printed nothing."""


def print_rulebook(slug: str, language: str, target: Path) -> None:
    """Print a rulebook to a file."""
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    if browser is None:
        raise NoBrowser("error-no-browser", browsers=", ".join(BROWSERS))
    with TemporaryDirectory() as folder, served(Path(folder)) as address:
        page = f"{address}/rules/{slug}?print=all"
        printed = Path(folder) / "rules.pdf"
        problem = _print(browser, page, language, printed)
        if not printed.is_file():
            raise NotPrinted("error-not-printed", browser=browser, problem=problem)
        shutil.copyfile(printed, target)


def _print(browser: str, page: str, language: str, printed: Path) -> str:
    """Let the browser print a page; return the last it said."""
    command = [
        browser, "--headless", "--disable-gpu", "--hide-scrollbars", *sandboxed(),
        f"--user-data-dir={printed.parent / 'profile'}", f"--window-size={WINDOW}",
        f"--accept-lang={language}", f"--lang={language}", f"--virtual-time-budget={DRAWN_WITHIN}",
        "--no-pdf-header-footer", f"--print-to-pdf={printed}", page,
    ]  # fmt: skip
    try:
        done = subprocess.run(  # noqa: S603 - it is shown our own page
            command, capture_output=True, timeout=PATIENCE, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error)
    return done.stderr.decode(errors="replace").strip().rpartition("\n")[2]


def sandboxed() -> list[str]:
    """Chromium refuses its sandbox to the superuser."""
    is_superuser = hasattr(os, "geteuid") and os.geteuid() == 0
    return ["--no-sandbox"] if is_superuser else []


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve the pages of this machine to itself alone, for a while."""
    # Only this needs the server, which takes its time to load.
    from pangaea.server.serve import bind, server_for  # noqa: PLC0415
    from pangaea.server.settings import Settings  # noqa: PLC0415

    listener = bind(HERE, 0)
    server = server_for(Settings(data_dir=folder / "data"))
    thread = Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    deadline = time.monotonic() + STARTING
    while not server.started and thread.is_alive() and time.monotonic() < deadline:
        time.sleep(0.05)
    try:
        yield f"http://{HERE}:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(STARTING)
