"""The log: whole after a reload, in another language and at the end; it waits for its reader."""

from playwright.sync_api import Page, expect
from tests.browser.pages import hurry_bots, play_now, play_to_the_end

LINES = ".log li"


def told(page: Page) -> list[str]:
    return page.locator(LINES).all_inner_texts()


def test_the_whole_log_is_there_after_the_end_a_reload_and_a_change_of_language(page: Page) -> None:
    play_now(page)
    hurry_bots(page)
    answers = play_to_the_end(page, lambda page, _: page.locator(".choice").first.click())
    page.get_by_role("button", name="See the table").click()
    live = told(page)
    assert len(live) > 2 * answers  # bots have answered too

    page.reload()
    page.get_by_role("button", name="See the table").click()
    assert told(page) == live

    page.get_by_role("button", name="FR").click()
    expect(page.locator(LINES).first).not_to_have_text(live[0])
    assert len(told(page)) == len(live)


def test_a_log_that_somebody_reads_does_not_run_away(page: Page) -> None:
    play_now(page)
    hurry_bots(page)
    log = page.get_by_role("log")
    while page.evaluate("(e) => e.scrollHeight < 2 * e.clientHeight", log.element_handle()):
        expect(page.locator(".choice").first).to_be_visible()
        page.locator(".choice").first.click()
        page.wait_for_timeout(200)
    expect(page.locator(LINES).last).to_be_in_viewport()

    log.evaluate("(e) => { e.scrollTop = 0; }")
    before = page.locator(LINES).count()
    expect(page.locator(".choice").first).to_be_visible()
    page.locator(".choice").first.click()
    expect(page.locator(LINES)).not_to_have_count(before)

    assert log.evaluate("(e) => e.scrollTop") == 0
