"""A game in which all choose at once and in secret, played in the page to its end."""

from playwright.sync_api import Page, expect
from tests.browser.pages import hurry_bots, play_now, play_to_the_end


def on_table_or_list(page: Page, number: int) -> None:
    """Click things on the table where there are some, else a button."""
    on_table = page.locator(".stack.live")
    if number % 2 and on_table.count():
        on_table.first.click()
    else:
        page.locator(".choice").last.click()


def test_a_whole_game_of_secret_attacks(page: Page) -> None:
    play_now(page, "Dino Twist")
    hurry_bots(page)

    answers = play_to_the_end(page, on_table_or_list)

    assert answers > 15
    results = page.get_by_role("dialog")
    expect(results.get_by_role("heading").first).to_be_visible()
    expect(results).to_contain_text("on the island")
