"""One absent friend freezes no table: who waits is offered a way out, and need not look for it."""

import re
from collections.abc import Iterator
from pathlib import Path
from time import time

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.pages import ASKED, DESKTOP, PHONE, Looks, Opener, device, invite, open_table
from tests.browser.test_company import open_company
from tests.browser.timed import served

from pangaea.server.live import company

SHORTLY = 1.0  # seconds for a minute
SILENT = re.compile("Nothing has come from|ne donne plus signe de vie")
HIDE = """() => {
  Object.defineProperty(document, "visibilityState", { get: () => "hidden", configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


@pytest.fixture
def opener(tmp_path: Path, browser: Browser, monkeypatch: pytest.MonkeyPatch) -> Iterator[Opener]:
    monkeypatch.setattr(company, "A_WHILE", SHORTLY)
    monkeypatch.setattr(company, "A_LONG_WHILE", SHORTLY)
    with served(tmp_path / "data", time) as address:
        made = Opener(browser, address)
        yield made
        made.close()
        assert made.errors == []


def two(opener: Opener) -> tuple[Page, Page]:
    """Ada at her desk and Bo on a phone, in the middle of a game."""
    french: Looks = {**PHONE, "locale": "fr-FR"}
    ada, bo = opener.open(**DESKTOP), opener.open(**french)
    table = open_table(ada, "cubosaurs", device("Ada"), invite())
    ada.goto(f"/table/{table}")
    bo.goto(ada.get_by_label("Link for seat 2").input_value())
    bo.get_by_label("Votre nom").fill("Bo")
    bo.get_by_role("button", name="Prendre la place").click()
    for page in (ada, bo):
        expect(page.locator("#question")).to_be_visible()
    return ada, bo


def test_who_waits_gives_the_seat_of_who_left_to_a_bot_by_keyboard(opener: Opener) -> None:
    ada, bo = two(opener)
    address = bo.url
    open_company(ada)
    dialog = ada.get_by_role("dialog")
    offer = dialog.get_by_role("button", name="Let a bot play for Bo")
    expect(offer).to_have_count(0)

    bo.goto("/")
    expect(offer).to_be_visible()  # Ada has done nothing for it
    offer.focus()
    ada.keyboard.press("Enter")

    expect(ada.get_by_role("log", name="What happened")).to_contain_text("plays for Bo for now")
    bo.goto(address)
    bo.get_by_role("button", name="Reprendre ma place").first.click()
    expect(ada.get_by_role("log", name="What happened")).to_contain_text("Bo plays again")


def test_who_looks_at_other_pages_is_away_and_can_be_replaced(opener: Opener) -> None:
    ada, bo = two(opener)
    bo.evaluate(HIDE)

    expect(ada.get_by_role("img", name="Bo is away")).to_be_visible()
    open_company(ada)
    ada.get_by_role("dialog").get_by_role("button", name="Let a bot play for Bo").click()
    expect(ada.get_by_role("log", name="What happened")).to_contain_text("plays for Bo for now")


def test_who_looks_on_and_does_nothing_can_be_replaced_and_comes_back_with_one_click(
    opener: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(company, "UNMOVED", SHORTLY)
    ada, bo = two(opener)
    looks_on, other = (bo, ada) if bo.locator(ASKED).count() else (ada, bo)

    offer = other.get_by_role("status").filter(has_text=SILENT)
    expect(offer).to_be_visible()
    expect(looks_on.get_by_role("status").filter(has_text=SILENT)).to_have_count(0)
    offer.get_by_role("button").click()
    expect(offer).to_have_count(0)

    monkeypatch.setattr(company, "UNMOVED", 600.0)
    looks_on.get_by_role("button", name=re.compile("Play myself again|Reprendre ma")).click()
    expect(ada.get_by_role("log", name="What happened")).to_contain_text("plays again")


def test_the_table_itself_offers_a_bot_where_it_waits_for_who_left(opener: Opener) -> None:
    ada, bo = two(opener)
    asked, other, name = (bo, ada, "Bo") if bo.locator(ASKED).count() else (ada, bo, "Ada")
    asked.goto("/")

    offer = other.get_by_role("status").filter(has_text=re.compile("away for a while|plus là"))
    expect(offer).to_contain_text(name)
    offer.get_by_role("button").click()
    expect(offer).to_have_count(0)
