"""A stranger plays a whole game: by mouse, by keyboard alone, on a phone."""

from playwright.sync_api import Page, Position, expect
from tests.browser.pages import PHONE, Opener, answers_shown, hurry_bots, play_now, play_to_the_end

SHOWN: Position = {"x": 6, "y": 12}  # of a card in a fan its edge is in sight, whatever lies on it


def by_mouse(page: Page, number: int) -> None:
    """Click things on the table where there are some, else the first button."""
    on_table = page.locator(".stack.live")
    if number % 2 and on_table.count():
        on_table.first.click(position=SHOWN)
    else:
        page.locator(".choice").first.click()


def by_keyboard(page: Page, number: int) -> None:
    """Number keys, or Tab and Enter."""
    if number % 2:
        page.keyboard.press("1")
        return
    while page.evaluate("!document.activeElement.matches('.choice')"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")


def by_touch(page: Page, _number: int) -> None:
    answers_shown(page).first.tap()


def test_a_whole_game_by_mouse(page: Page) -> None:
    play_now(page)
    hurry_bots(page)

    answers = play_to_the_end(page, by_mouse)

    assert answers > 5
    results = page.get_by_role("dialog")
    expect(results.get_by_role("heading").first).to_contain_text("win")
    results.get_by_role("button", name="Rematch").click()
    expect(page.locator("#question")).to_be_visible()


def test_a_whole_game_by_keyboard_alone(page: Page) -> None:
    expect(page.get_by_role("button", name="Play now: Cubosaurs")).to_be_visible()
    while page.evaluate("document.activeElement.innerText !== 'Play now'"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#question")).to_be_visible()
    page.get_by_role("slider", name="Pace of the bots").press("Home")

    play_to_the_end(page, by_keyboard)

    assert page.evaluate("document.querySelector('dialog').contains(document.activeElement)")


def test_a_whole_game_on_a_phone(opener: Opener) -> None:
    page = opener.open(**PHONE)
    play_now(page)
    hurry_bots(page)

    play_to_the_end(page, by_touch)

    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_table_fits_a_desktop_screen(page: Page) -> None:
    play_now(page)

    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
