"""People at a table: they talk, let bots play for them, and come back."""

from playwright.sync_api import Page, expect
from tests.browser.pages import DESKTOP, PHONE, Opener
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

    bo.get_by_role("button", name="People and talk: one new line").click()
    expect(bo.get_by_role("log", name="Talk")).to_contain_text("Nice to see you")
    bo.get_by_role("button", name="Good luck!").click()

    expect(ada.get_by_role("log", name="Talk")).to_contain_text("Good luck, have fun!")
    ada.get_by_role("button", name="Mute Bo").click()
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
