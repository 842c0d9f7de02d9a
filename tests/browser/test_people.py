"""Several people: by link, on one device, looking on."""

import re

from playwright.sync_api import Page, expect
from tests.browser.pages import (
    DESKTOP,
    PHONE,
    Opener,
    answers_shown,
    device,
    hurry_bots,
    invite,
    open_part,
    open_table,
    play_now,
)


def sit(page: Page, seat: int, who: str) -> None:
    page.get_by_label(f"Seat {seat}").select_option(label=who)


def test_two_browsers_at_one_table(opener: Opener) -> None:
    ada = opener.open(**DESKTOP)
    ada.get_by_role("button", name="Choose seats: Cubosaurs").click()
    ada.get_by_role("radio", name="2").check()
    sit(ada, 2, "A friend, by a private link")
    ada.get_by_role("button", name="Start").click()
    link = ada.get_by_label("Link for seat 2").input_value()

    bo = opener.open(link, **PHONE)
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Take the seat").click()

    for page in (ada, bo):
        expect(page.locator("#question")).to_be_visible()
        open_part(page, "Mine")
    for page in (ada, bo):
        expect(page.get_by_role("heading", name="Bo", exact=True)).to_be_visible()
    asked = ada if ada.locator(".choice").count() else bo
    answers_shown(asked).first.click()
    expect(ada.locator(".log li").last).to_contain_text(re.compile("keeps|passes|draws"))


def test_people_on_one_device_take_turns(page: Page) -> None:
    page.get_by_role("button", name="Choose seats: Cubosaurs").click()
    page.get_by_role("radio", name="2").check()
    sit(page, 2, "On this device")
    names = page.get_by_role("dialog").get_by_label("Name")
    names.nth(0).fill("Ada")
    names.nth(1).fill("Bo")
    page.get_by_role("button", name="Start").click()

    seen = set()
    for _ in range(2):
        expect(page.locator(".choice").first).to_be_visible()
        seen.add(page.locator(".mine h2").inner_text())
        page.locator(".choice").first.click()
        page.wait_for_timeout(400)

    assert seen == {"Ada", "Bo"}


def test_a_spectator_sees_the_table_and_is_asked_nothing(page: Page, opener: Opener) -> None:
    play_now(page)
    expect(page.locator(".choice").first).to_be_visible()

    guest = opener.open(page.url, **DESKTOP)

    expect(guest.locator("#question")).to_be_visible()
    expect(guest.locator(".choice")).to_have_count(0)


def test_an_answer_can_be_taken_back(page: Page) -> None:
    play_now(page)
    page.get_by_role("slider", name="Pace of the bots").fill("3")
    expect(page.locator(".choice").first).to_be_visible()
    before = page.locator(".question").inner_text()
    page.locator(".choice").first.click()

    page.get_by_role("button", name="Take back").click()

    expect(page.locator(".choice").first).to_be_visible()
    assert page.locator(".question").inner_text() == before
    expect(page.locator(".log li").last).to_contain_text("took an answer back")


def test_two_people_agree_to_end_a_game_that_might_go_on_for_ever(opener: Opener) -> None:
    ada = opener.open(**DESKTOP)
    ada.goto(f"/table/{open_table(ada, 'eras', device('Ada'), invite())}")
    bo = opener.open(ada.get_by_label("Link for seat 2").input_value(), **PHONE)
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Take the seat").click()
    expect(bo.locator("#question")).to_be_visible()

    ada.get_by_role("button", name="End the game").click()
    ada.get_by_role("button", name="Propose it").click()
    expect(bo.get_by_role("dialog")).to_contain_text("Ada proposes to end the game")
    bo.get_by_role("button", name="Agree").click()

    for page in (ada, bo):
        expect(page.get_by_role("dialog")).to_contain_text("Nobody wins")
        expect(page.get_by_role("button", name="Rematch")).to_be_visible()


def test_a_moment_can_be_replayed(page: Page) -> None:
    play_now(page)
    hurry_bots(page)
    for _ in range(3):
        expect(page.locator(".choice").first).to_be_visible()
        page.locator(".choice").first.click()
        page.wait_for_timeout(300)

    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="To the beginning").click()
    page.get_by_role("button", name="One move on").click()

    expect(page).to_have_url(re.compile(r"/replay\?at=1&seat=0$"))
    expect(page.locator(".at")).to_contain_text("Move 1 of")
