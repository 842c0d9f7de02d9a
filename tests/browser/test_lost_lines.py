"""Reload, a killed server, a lost line: nothing is lost, and the page says so."""

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.conftest import Served
from tests.browser.pages import play_now


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
