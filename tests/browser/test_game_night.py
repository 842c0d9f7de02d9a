"""The board on a big screen, a hand on every phone; seats on a second device; an open table."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Served
from tests.browser.pages import (
    DESKTOP,
    PHONE,
    Looks,
    Opener,
    answers_shown,
    device,
    invite,
    open_table,
)

SCREEN: Looks = {"viewport": {"width": 1920, "height": 1080}, "locale": "en-GB"}
# The smallest text on the big screen outside the board, in pixels as they are seen.
SMALLEST = """(within) => Math.min(...[...document.querySelectorAll(within)]
  .filter((e) => e.checkVisibility())
  .filter((e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim()))
  .map((e) => parseFloat(getComputedStyle(e).fontSize) * e.currentCSSZoom))"""
READABLE = 28.0


def sit_down(opener: Opener, table: str, name: str) -> Page:
    phone = opener.open(f"/table/{table}", **PHONE)
    phone.get_by_label("Your name").fill(name)
    phone.get_by_role("button", name="Sit here").first.click()
    expect(phone.get_by_text("you", exact=True)).to_be_visible()
    return phone


def answer_once(phones: list[Page]) -> None:
    """Let whoever is asked answer."""
    for phone in phones:
        if phone.locator(".choice, .every").count():
            answers_shown(phone).first.click()
            return


@pytest.mark.parametrize("game", ["Cubosaurs"])
def test_a_screen_and_three_phones(
    opener: Opener, server: Served, start_again: Callable[[], None], game: str
) -> None:
    screen = opener.open("/party", **SCREEN)
    screen.get_by_role("button", name=f"{game} for 5").click()
    expect(screen.get_by_role("img", name="QR code")).to_be_visible()
    table = screen.url.rsplit("/", 1)[1]
    assert screen.evaluate(SMALLEST, "main *") >= READABLE
    phones = [sit_down(opener, table, name) for name in ("Ada", "Bo", "Cy")]
    expect(screen.get_by_text("Cy")).to_be_visible()

    screen.get_by_role("button", name="Start, with bots").click()

    expect(screen.locator(".board")).to_be_visible()
    assert screen.evaluate(SMALLEST, "aside *") >= READABLE
    for phone in phones:
        expect(phone.locator("#question")).to_be_visible()
        assert phone.locator(".phone").get_by_role("tab").count() == 2  # no board, no others
        expect(phone.locator(".mine")).to_be_visible()
    assert screen.locator(".choice").count() == 0
    asked = next(phone for phone in phones * 50 if _is_asked(phone))
    answers_shown(asked).first.click()

    server.kill()
    start_again()
    expect(screen.get_by_role("alert")).to_be_hidden()
    for phone in phones:
        expect(phone.locator(".mine")).to_be_visible()

    late = opener.open(f"/table/{table}", **PHONE)
    late.get_by_role("button", name=re.compile("^Take over from")).first.click()
    expect(late.locator(".mine")).to_be_visible()


def _is_asked(phone: Page) -> bool:
    phone.wait_for_timeout(100)
    return phone.locator(".choice, .every").count() > 0


def test_my_seats_come_to_my_phone_and_a_lost_device_is_signed_out(opener: Opener) -> None:
    ada = opener.open(**DESKTOP)
    table = open_table(ada, "cubosaurs", device("Ada"), device("Abe"), invite())
    ada.goto(f"/me?to=/table/{table}")
    ada.get_by_role("button", name="Make a link").click()
    link = ada.get_by_label("Link for your other device").input_value()

    phone = opener.open(link.removeprefix(opener.address), **PHONE)
    expect(phone.get_by_role("heading", name="Play on here as Ada?")).to_be_visible()
    phone.get_by_role("button", name="Play on here").click()

    expect(phone.get_by_role("heading", name="Cubosaurs: who plays?")).to_be_visible()
    expect(phone.get_by_text("you", exact=True).first).to_be_visible()
    ada.get_by_role("button", name="Sign out all other devices").click()
    ada.get_by_role("dialog").get_by_role("button", name="Sign out all other devices").click()
    expect(ada.get_by_label("Your recovery link")).to_be_visible()
    phone.reload()
    expect(phone.get_by_text("you", exact=True)).to_have_count(0)
    again = opener.open(link.removeprefix(opener.address), **PHONE)
    expect(again.get_by_role("heading", name="This link is of no use any more")).to_be_visible()


def test_an_open_table_is_found_left_aside_and_deleted(opener: Opener) -> None:
    ada, bo = opener.open(**DESKTOP), opener.open(**PHONE)
    table = open_table(ada, "cubosaurs", device("Ada"), {"kind": "guest", "name": "", "level": ""})  # type: ignore[typeddict-item]
    ada.goto(f"/table/{table}")
    ada.get_by_label("Show this table in the lobby").check()
    row = bo.get_by_role("region", name="Open tables").get_by_role("link", name="Sit down")
    expect(row).to_be_visible()

    ada.get_by_label("Show this table in the lobby").uncheck()
    expect(row).to_be_hidden()
    ada.goto("/")
    mine = ada.get_by_role("region", name="My tables").get_by_role("listitem").first
    mine.get_by_label("More about this table").click()
    mine.get_by_role("button", name="Delete").click()
    ada.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(ada.get_by_text("The tables you start or join")).to_be_visible()
