"""axe finds nothing on any page, in light and dark, on desktop and phone."""

import pytest
from playwright.sync_api import expect
from tests.browser.pages import ASKED, DESKTOP, PHONE, Looks, Opener, play_now, violations

SETTINGS: list[Looks] = [
    {**DESKTOP, "color_scheme": "light"},
    {**DESKTOP, "color_scheme": "dark"},
    {**PHONE, "color_scheme": "light"},
    {**PHONE, "color_scheme": "dark"},
]
EACH = pytest.mark.parametrize("looks", SETTINGS, ids=["light", "dark", "phone", "dark phone"])


@EACH
@pytest.mark.parametrize("path", ["/", "/rules/cubosaurs", "/table/x/join/y", "/nowhere"])
def test_pages_around_the_table(opener: Opener, looks: Looks, path: str) -> None:
    page = opener.open(path, bypass_csp=True, **looks)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    opener.errors.clear()  # an address that does not exist is told so

    assert violations(page) == []


@EACH
def test_the_table_and_its_replay(opener: Opener, looks: Looks) -> None:
    page = opener.open(bypass_csp=True, **looks)
    play_now(page)
    expect(page.locator(ASKED).first).to_be_visible()
    assert violations(page) == []

    page.goto(f"{page.url}/replay?at=0")
    expect(page.locator("#question")).to_be_visible()
    assert violations(page) == []


@EACH
def test_a_lesson(opener: Opener, looks: Looks) -> None:
    page = opener.open("/learn/evo/1-two-turns", bypass_csp=True, **looks)
    expect(page.locator("#question")).to_be_visible()

    assert violations(page) == []


@EACH
def test_a_rule_that_shows_itself_and_the_rules_one_key_away(opener: Opener, looks: Looks) -> None:
    page = opener.open(bypass_csp=True, cards=True, **looks)
    play_now(page)
    expect(page.locator(".rule-card")).to_be_visible()
    assert violations(page) == []

    page.keyboard.press("?")
    expect(page.locator("dialog .goal")).to_be_visible()
    expect(page.locator("dialog nav a").first).to_be_visible()
    expect(page.locator("dialog [type=search]")).to_be_visible()
    assert violations(page) == []


@EACH
def test_choosing_seats(opener: Opener, looks: Looks) -> None:
    page = opener.open(bypass_csp=True, **looks)
    page.get_by_role("button", name="Choose seats: Cubosaurs").click()

    assert violations(page) == []
