"""French and English, chosen from the browser first, switched at any time."""

from playwright.sync_api import Page, expect
from tests.browser.pages import DESKTOP, Looks, Opener, play_now


def test_the_browser_chooses_first(opener: Opener) -> None:
    french: Looks = {**DESKTOP, "locale": "fr-FR"}

    page = opener.open(**french)

    expect(page.get_by_role("button", name="Jouer\u00a0: Cubosaurs")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "fr"


def test_the_table_changes_its_language_in_mid_game(page: Page) -> None:
    play_now(page)
    expect(page.locator(".choice").first).to_contain_text("Keep the Hand")

    page.get_by_role("button", name="FR").click()

    expect(page.locator(".choice").first).to_contain_text("Garder")
    expect(page.locator("#question")).to_contain_text("À vous de jouer")


def test_a_rule_is_one_click_away_in_the_same_language(page: Page) -> None:
    play_now(page)
    expect(page.locator(".choice").first).to_be_visible()
    page.get_by_role("button", name="FR").click()
    expect(page.locator("#question")).to_contain_text("À vous de jouer")

    page.locator("#question a").click()

    expect(page.locator(".cited")).to_be_in_viewport()
    expect(page.locator(".cited")).to_contain_text("Main")
