"""By keyboard and by ear: every thing can be reached, and says what is printed on it."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.pages import DESKTOP, Opener, bot, device, hurry_bots, open_table, play_now

ENOUGH_TABS = 60
ARROWS = ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft")
ENOUGH_ARROWS = 12
ON_A_THING = "document.activeElement.matches('.table [data-thing]')"
PLACE = "[...document.querySelectorAll('[data-thing]')].indexOf(document.activeElement)"


def reach_a_thing(page: Page) -> None:
    """Press Tab until something on the table has the focus."""
    for _ in range(ENOUGH_TABS):
        if page.evaluate(ON_A_THING):
            return
        page.keyboard.press("Tab")
    raise AssertionError("nothing on the table can be reached")


def look_around(page: Page) -> set[int]:
    """Walk over the table with the arrows; say at which things one came by."""
    seen: set[int] = set()
    for turn in range(ENOUGH_ARROWS):  # what is dealt decides in which direction anything lies
        page.keyboard.press(ARROWS[turn % 4])
        assert page.evaluate(ON_A_THING)
        seen.add(page.evaluate(PLACE))
    return seen


def test_number_keys_answer_after_the_pace_was_set(page: Page) -> None:
    play_now(page)
    hurry_bots(page)
    expect(page.locator(".choice").first).to_be_visible()
    slider = page.get_by_role("slider", name="Pace of the bots")
    slider.focus()
    page.keyboard.press("ArrowRight")

    page.keyboard.press("1")

    expect(page.get_by_role("log")).to_contain_text("keeps")
    expect(slider).to_be_focused()


def test_who_waits_can_look_around(page: Page) -> None:
    play_now(page)
    expect(page.locator(".choice").first).to_be_visible()
    page.get_by_role("slider", name="Pace of the bots").fill("3")
    page.keyboard.press("1")
    expect(page.locator(".choice")).to_have_count(0)

    reach_a_thing(page)

    assert len(look_around(page)) > 2


@pytest.mark.parametrize("game", ["cubosaurs", "evo"])
def test_who_watches_can_look_around(page: Page, opener: Opener, game: str) -> None:
    table = open_table(page, game, device("Ada"), bot(), bot())
    guest = opener.open(f"/table/{table}", **DESKTOP)
    expect(guest.locator("#question")).to_be_visible()

    reach_a_thing(guest)

    assert len(look_around(guest)) > 2


def test_the_order_of_tabs_has_one_place_on_a_table_that_asks_nothing(
    page: Page, opener: Opener
) -> None:
    table = open_table(page, "evo", device("Ada"), bot(), bot())
    guest = opener.open(f"/table/{table}/replay?at=0", **DESKTOP)
    expect(guest.locator("#question")).to_be_visible()
    reach_a_thing(guest)
    look_around(guest)

    expect(guest.locator("[data-thing][tabindex='0']")).to_have_count(1)
    guest.keyboard.press("Tab")
    guest.keyboard.press("Shift+Tab")
    assert guest.evaluate(ON_A_THING)


def test_a_choice_is_read_apart_from_its_hint(page: Page) -> None:
    play_now(page)
    first = page.locator(".choice").first

    expect(first).to_have_accessible_name(re.compile(r"^Keep the Hand\s·\s\S"))


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("cubosaurs", [r"(with one|in a pair|with the most): [+−]\d"]),
        ("evo", [r"\w+ \w+ \w+"]),
        ("holotype", [r"\d fossils?\b", "Costs", "assic|aceous"]),
    ],
)
def test_what_is_printed_on_a_card_is_told(page: Page, game: str, words: list[str]) -> None:
    page.goto(f"/table/{open_table(page, game, device('Ada'), bot(), bot())}")
    card = page.locator(".mine .stack.flat").first
    expect(card).to_be_attached()

    for told in words:
        expect(card).to_have_accessible_description(re.compile(told))
