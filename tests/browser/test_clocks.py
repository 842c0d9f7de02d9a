"""Clocks on the page: chosen, shown at seats, and a bot that plays on when time is out."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.pages import DESKTOP, PHONE, Opener
from tests.browser.timed import Hands, served


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
def opener(tmp_path: Path, browser: Browser, hands: Hands) -> Iterator[Opener]:
    with served(tmp_path / "data", hands) as address:
        made = Opener(browser, address)
        yield made
        made.close()
        assert made.errors == []


def own_clock(page: Page, name: str) -> str:
    return page.locator(".who", has_text=name).get_by_role("timer").inner_text()


def seconds_on(clock: Locator) -> int:
    """What a clock shows."""
    minutes, seconds = re.findall(r"(\d+):(\d\d)$", clock.inner_text())[0]
    return int(minutes) * 60 + int(seconds)


def settle(page: Page) -> None:
    """Let a page whose time has leapt ahead find that its line was silent, and come back."""
    for _ in range(5):
        page.clock.run_for(1000)
        page.wait_for_timeout(200)


def choose_live(page: Page) -> None:
    page.get_by_role("button", name="Choose seats: Cubosaurs").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("In one go").click()
    dialog.get_by_label("Minutes each").select_option("5")
    dialog.get_by_role("button", name="Start").click()
    expect(page.locator("#question")).to_be_visible()


def test_a_clock_is_chosen_runs_and_gives_the_seat_to_a_bot(opener: Opener, hands: Hands) -> None:
    page = opener.open(**DESKTOP)
    page.clock.install(time=hands.now)
    choose_live(page)
    clock = page.get_by_role("timer").first
    expect(clock).to_contain_text("5:00")
    expect(clock).to_have_class(re.compile(r"\bruns\b"))
    page.clock.pause_at(hands.now + 120)  # from here on the page's time goes as it is told
    settle(page)
    expect(clock).not_to_contain_text("5:00")
    left = seconds_on(clock)
    assert 0 < left < 300
    for seconds in (1, 1, 2, 1, 2, 1):  # less than a line may be silent, at a time
        page.clock.run_for(seconds * 1000)
        left -= seconds
        expect(clock).to_have_text(re.compile(rf"\D{left // 60}:{left % 60:02d}$"))
    expect(page.get_by_text("A bot plays for you.")).to_be_hidden()  # the server's time counts
    page.clock.resume()

    hands.now += 301

    expect(page.get_by_text("A bot plays for you.")).to_be_visible()
    expect(page.get_by_role("log", name="What happened")).to_contain_text("Time is out for")
    page.get_by_role("button", name="Play myself again").first.click()
    expect(page.get_by_text("A bot plays for you.")).to_be_hidden()


def test_a_phone_shows_the_clock_beside_the_question(opener: Opener) -> None:
    page = opener.open(**PHONE)
    choose_live(page)

    expect(page.locator(".ask").get_by_role("timer")).to_contain_text("5:00")
