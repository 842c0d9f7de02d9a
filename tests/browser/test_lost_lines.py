"""Reload, a killed server, a lost line: nothing is lost, and the page says so."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Served
from tests.browser.pages import DESKTOP, Opener, hurry_bots, play_now
from tests.browser.relay import Relay

SECONDS = 1000
SOON = 6 * SECONDS  # at once on an idle machine
WITHIN_A_HEARTBEAT = 15 * SECONDS  # 8 on an idle machine


@pytest.fixture
def relay(server: Served) -> Iterator[Relay]:
    made = Relay(server.port)
    yield made
    made.close()


def test_a_reload_shows_the_same_table(page: Page) -> None:
    play_now(page)
    expect(page.locator(".choice").first).to_be_visible()
    before = page.locator(".choice").all_inner_texts()

    page.reload()

    expect(page.locator(".choice").first).to_be_visible()
    assert page.locator(".choice").all_inner_texts() == before


def test_a_killed_server_costs_nothing(
    page: Page, server: Served, start_again: Callable[[], None]
) -> None:
    play_now(page)
    expect(page.locator(".choice").first).to_be_visible()

    server.kill()
    expect(page.get_by_role("alert")).to_contain_text("The line is lost")
    page.keyboard.press("1")
    expect(page.locator("#question")).to_contain_text("Sending")
    start_again()

    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator("#question")).not_to_contain_text("Sending")
    expect(page.get_by_role("log")).to_contain_text("keeps")


def test_a_network_that_goes_is_noticed_at_once_and_so_is_its_return(page: Page) -> None:
    play_now(page)
    expect(page.locator(".choice").first).to_be_visible()

    page.context.set_offline(True)
    expect(page.get_by_role("alert")).to_contain_text("The line is lost", timeout=SOON)
    page.wait_for_timeout(2 * SECONDS)
    expect(page.get_by_role("alert")).to_be_visible()
    page.context.set_offline(False)

    expect(page.get_by_role("alert")).to_have_count(0, timeout=SOON)
    expect(page.locator(".choice").first).to_be_visible()


def test_a_line_that_falls_silent_is_noticed_within_seconds(relay: Relay, opener: Opener) -> None:
    page = opener.open(relay.address, **DESKTOP)
    play_now(page)
    expect(page.locator(".choice").first).to_be_visible()

    relay.die()
    expect(page.get_by_role("alert")).to_contain_text(
        "The line is lost", timeout=WITHIN_A_HEARTBEAT
    )
    page.keyboard.press("1")
    relay.revive()

    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("log")).to_contain_text("keeps")


def test_whoever_answers_late_in_a_second_window_is_told_so(
    page: Page, relay: Relay, opener: Opener
) -> None:
    """Both windows show the same question; the news of the first answer is still on its way."""
    play_now(page)
    hurry_bots(page)
    expect(page.locator(".choice").first).to_be_visible()
    second = page.context.new_page()
    second.goto(page.url.replace(opener.address, relay.address))
    expect(second.locator(".choice").nth(1)).to_be_visible()

    relay.hold()
    page.locator(".choice").first.click()
    expect(page.get_by_role("log")).to_contain_text("keeps")
    second.locator(".choice").nth(1).click()
    page.wait_for_timeout(500)
    relay.let_flow()

    expect(second.get_by_role("alert")).to_contain_text("another window")
    second.wait_for_timeout(2 * SECONDS)  # bots go on
    expect(second.get_by_role("alert")).to_contain_text("another window")
