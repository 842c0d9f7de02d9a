"""A stranger plays a whole game of Eras against bots: spaces light up, and the end is explained."""

from playwright.sync_api import Page, expect
from tests.browser.pages import hurry_bots, play_now, play_to_the_end


def on_the_board(page: Page, number: int) -> None:
    """Click a space, a card or a piece that lights up where there is one, else the first button."""
    lit = page.locator(".area[data-area='ring'] .spot.live")
    if number % 3 and lit.count():
        lit.last.click(force=True)
    else:
        page.locator(".choice").first.click()


def test_a_whole_game_of_eras_by_mouse(page: Page) -> None:
    play_now(page, "Eras")
    hurry_bots(page)

    answers = play_to_the_end(page, on_the_board)

    assert answers > 5
    expect(page.get_by_role("dialog").get_by_role("heading").first).to_contain_text("win")
