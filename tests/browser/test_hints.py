"""“What would you do?” beside a question: the best answers are marked, and the log says so."""

import re

from playwright.sync_api import Page, expect
from tests.browser.pages import PHONE, Opener

ASK = "What would you do?"
PATIENCE = 30_000  # a busy machine starts the first process slowly


def take_hint(page: Page) -> None:
    """Ask, and ask again where the machine was too busy to think."""
    button = page.get_by_role("button", name=ASK)
    named = page.locator(".choice.named")
    for _ in range(4):
        button.click()
        expect(named.first.or_(page.get_by_role("alert"))).to_be_visible(timeout=PATIENCE)
        if named.count():
            return


def test_a_hint_marks_the_best_answers_and_is_told_in_the_log(page: Page) -> None:
    page.get_by_role("button", name="Play now: Cubosaurs").click()
    expect(page.get_by_role("button", name=ASK)).to_be_visible(timeout=PATIENCE)

    take_hint(page)

    named = page.locator(".choice.named")
    assert 2 <= named.count() <= 3
    expect(named.filter(has_text="best")).to_have_count(1)
    expect(page.get_by_role("button", name=ASK)).to_have_count(0)
    expect(page.get_by_text(re.compile("asked what a strong bot would do")).first).to_be_visible()
    named.first.click()
    expect(page.locator(".choice.named")).to_have_count(0)


def test_on_a_phone_a_hint_lifts_the_list_of_choices(opener: Opener) -> None:
    page = opener.open("/", **PHONE)
    page.get_by_role("button", name="Play now: Cubosaurs").click()
    expect(page.get_by_role("button", name=ASK)).to_be_visible(timeout=PATIENCE)

    take_hint(page)

    expect(page.locator(".choice.named").first).to_be_in_viewport()


def test_a_table_made_without_hints_offers_none(page: Page) -> None:
    page.get_by_role("button", name="Choose seats: Cubosaurs").click()
    page.get_by_label(ASK).select_option(label="Nobody may ask a bot")
    page.get_by_role("button", name="Start").click()

    expect(page.locator(".choice").first).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("button", name=ASK)).to_have_count(0)


def test_the_pages_about_bots_are_reached_from_home_and_from_the_rules(page: Page) -> None:
    page.get_by_role("link", name="How strong the bots are").click()
    expect(page.get_by_role("heading", name="How strong the bots are")).to_be_visible()
    expect(page.get_by_role("row", name=re.compile("Cubosaurs")).first).to_be_visible()

    page.goto(page.url.replace("/strength", "/rules/eras"))
    page.get_by_role("link", name="What the bots’ games say of this game").click()
    expect(page.get_by_role("heading", name=re.compile("Eras with"))).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
