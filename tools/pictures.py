"""Take the pictures of the README from the running app: `make pictures`."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import Served, launched  # noqa: E402 - the root is on the path now
from tests.browser.pages import (  # noqa: E402
    DESKTOP,
    PHONE,
    Opener,
    hurry_bots,
    play_now,
    play_to_the_end,
)

PICTURES = ROOT / "docs" / "pictures"
FRENCH = {"locale": "fr-FR"}


def main() -> None:
    """Start a server and a browser, and take every picture."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, launched() as browser:
        served = Served(Path(folder))
        try:
            take_all(Opener(browser, served.address))
        finally:
            served.stop()


def take_all(opener: Opener) -> None:
    """Show the home page, a table on a desktop and on a phone, and the end of a game."""
    page = opener.open(**DESKTOP)
    taken(page, "home")
    play_now(page)
    hurry_bots(page)
    for _ in range(4):
        answered(page, 0)
    taken(page, "table")
    play_to_the_end(page, answered)
    taken(page, "end")
    phone = opener.open(**PHONE)
    play_now(phone)
    hurry_bots(phone)
    for _ in range(3):
        answered(phone, 0)
    taken(phone, "phone")


def answered(page: Page, number: int) -> None:
    """Give one answer, and wait until it is this seat's turn again."""
    choices = page.locator(".choice")
    choices.nth(min(number % 3, choices.count() - 1)).click()
    page.wait_for_timeout(600)
    page.locator(".choice, dialog[open]").first.wait_for()


def taken(page: Page, name: str) -> None:
    """Take a picture once everything stands still."""
    page.wait_for_timeout(800)
    page.screenshot(path=PICTURES / f"{name}.png")


if __name__ == "__main__":
    main()
