"""People at a table: they talk, let bots play for them, and come back."""

import re

from playwright.sync_api import Page, expect
from tests.browser.pages import (
    ASKED,
    DESKTOP,
    PHONE,
    Opener,
    answers_shown,
    device,
    guest,
    open_table,
)
from tests.browser.test_one_link import gather


def open_company(page: Page) -> None:
    page.get_by_role("button", name="People and talk").click()


def together(opener: Opener) -> tuple[Page, Page]:
    """Ada and Bo at one table, with two bots."""
    ada = opener.open(**DESKTOP)
    bo = opener.open(gather(ada, 2, 3, 4), **PHONE)
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit here").first.click()
    expect(ada.locator(".who").filter(has_text="Bo")).to_be_visible()
    ada.get_by_role("button", name="Start, with bots").click()
    for page in (ada, bo):
        expect(page.locator("#question")).to_be_visible()
    return ada, bo


def test_people_talk_and_are_told_that_something_was_said(opener: Opener) -> None:
    ada, bo = together(opener)
    open_company(ada)
    ada.get_by_label("Say something").fill("Nice to see you")
    ada.get_by_role("button", name="Send").click()

    bo.get_by_role("button", name="People and talk: 1 new line").click()
    expect(bo.get_by_role("log", name="Talk")).to_contain_text("Nice to see you")
    bo.get_by_role("button", name="Good luck!").click()

    expect(ada.get_by_role("log", name="Talk")).to_contain_text("Good luck, have fun!")
    ada.get_by_role("button", name="Mute Bo").click()
    expect(ada.get_by_role("log", name="Talk")).not_to_contain_text("Good luck")
    ada.reload()
    told = ada.get_by_role("log", name="What happened")
    expect(told).to_contain_text("Guest: “Nice to see you”")
    expect(told).not_to_contain_text("Good luck")
    open_company(ada)
    expect(ada.get_by_role("button", name="Hear Bo again")).to_be_visible()
    expect(ada.get_by_role("log", name="Talk")).to_contain_text("Nice to see you")
    expect(ada.get_by_role("log", name="Talk")).not_to_contain_text("Good luck")


def test_a_bot_plays_for_somebody_who_takes_the_seat_back(opener: Opener) -> None:
    ada, bo = together(opener)
    open_company(bo)
    bo.get_by_role("button", name="Let a bot play for me").click()

    expect(bo.get_by_text("A bot plays for you.")).to_be_visible()
    expect(ada.get_by_role("log", name="What happened")).to_contain_text("plays for Bo for now")
    bo.get_by_role("dialog").get_by_role("button", name="Play myself again").click()

    expect(bo.get_by_text("A bot plays for you.")).to_be_hidden()
    expect(ada.get_by_role("log", name="What happened")).to_contain_text("Bo plays again")


def test_who_is_blocked_is_heard_no_more_and_can_be_met_again(opener: Opener) -> None:
    ada, bo = together(opener)
    open_company(bo)
    open_company(ada)
    bo.get_by_role("button", name="Good luck!").click()
    expect(ada.get_by_role("log", name="Talk")).to_contain_text("Good luck")

    ada.get_by_role("button", name="Block Bo").click()
    expect(ada.get_by_text("Blocked: you will not hear Bo")).to_be_visible()
    bo.get_by_label("Say something").fill("Can you hear me?")
    bo.get_by_role("button", name="Send").click()
    expect(bo.get_by_role("log", name="Talk")).to_contain_text("Can you hear me?")

    expect(ada.get_by_role("log", name="Talk")).not_to_contain_text("Can you hear me?")
    ada.goto("/me")
    ada.get_by_role("button", name="Unblock Bo").click()
    expect(ada.get_by_role("button", name="Unblock Bo")).to_have_count(0)


def test_somebody_leaves_is_marked_as_away_and_returns_to_the_seat(opener: Opener) -> None:
    ada, bo = together(opener)
    expect(ada.get_by_role("img", name=re.compile("Bo is (here|thinking)"))).to_be_visible()
    address = bo.url

    bo.goto("/")
    expect(ada.get_by_role("img", name="Bo is away")).to_be_visible()
    bo.goto(address)

    expect(ada.get_by_role("img", name=re.compile("Bo is (here|thinking)"))).to_be_visible()
    expect(bo.locator(".phone")).to_be_visible()


def test_who_comes_back_sees_what_others_did_since_their_last_turn(opener: Opener) -> None:
    ada, bo = opener.open(**DESKTOP), opener.open(**DESKTOP)
    table = open_table(ada, "cubosaurs", device("Ada"), guest())
    bo.goto(f"/table/{table}")
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit here").click()
    ada.goto(f"/table/{table}")
    ada.get_by_role("button", name="Start", exact=True).click()
    for page in (ada, bo):
        expect(page.locator("#question")).to_be_visible()
    first, second = (ada, bo) if ada.locator(ASKED).count() else (bo, ada)
    answers_shown(first).first.click()
    expect(second.locator(ASKED).first).to_be_visible()
    first.goto("/")
    answers_shown(second).first.click()
    expect(second.locator("#question")).not_to_contain_text("Sending")

    first.goto(f"/table/{table}")

    log = first.get_by_role("log", name="What happened")
    expect(log.get_by_text("Since your last turn")).to_be_visible()
    expect(first.locator("[data-moved]").first).to_be_visible()
    answers_shown(first).first.click()
    expect(log.get_by_text("Since your last turn")).to_be_hidden()


def test_the_host_removes_somebody_who_may_watch_and_no_more(opener: Opener) -> None:
    ada, bo = together(opener)
    open_company(ada)
    ada.get_by_role("button", name="Remove Bo").click()
    ada.get_by_role("button", name=re.compile("^Remove Bo from this game")).click()

    expect(ada.get_by_role("log", name="What happened")).to_contain_text("removed by the host")
    expect(bo.get_by_text("You are watching.")).to_be_visible()
    expect(bo.locator(".mine")).to_have_count(0)
