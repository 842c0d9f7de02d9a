"""Every game on the shelf: a whole game by clicking, axe at its table, the curtain."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.pages import (
    ASKED,
    DESKTOP,
    PHONE,
    Looks,
    Opener,
    Seat,
    device,
    hurry_bots,
    open_table,
    violations,
)

from pangaea import shelf

GAMES = [game.slug for game in shelf.games()]
SHORTER: dict[str, dict[str, bool | int | str]] = {  # where a variant makes a game shorter
    "cubosaurs": {"rounds": "1"},
    "eras": {"fast": True},
    "holotype": {"last_space": 6},
}
SECONDS = 300  # a whole game of EVO, on a busy machine
BOT: Seat = {"kind": "bot", "name": "", "level": "greedy"}
CLICK = """async ([most, seconds]) => {
  const end = performance.now() + seconds * 1000;
  let clicks = 0;
  const over = () => performance.now() > end || document.querySelector("dialog[open]");
  while (clicks < most && !over()) {
    const things = document.querySelectorAll(".stack.live, .cell.live > .spot, g.spot.live");
    const buttons = document.querySelectorAll(".choice, .every");
    const several = clicks % 2 && things.length ? things : buttons;
    const chosen = several[(clicks * 7) % (several.length || 1)];
    const offered = document.querySelector(".hint.menu button, .hint .chip");
    if (offered ?? chosen) {
      const click = new MouseEvent("click", { bubbles: true, cancelable: true });
      (offered ?? chosen).dispatchEvent(click);
      if (buttons.length) clicks += 1;
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return clicks;
}"""
ENOUGH = 5000


def sit_down(page: Page, slug: str, *others: Seat) -> None:
    """Open a table for as few as can play, and go there."""
    least = shelf.game(slug).seats[0]
    seats = [device("Ada"), *others, *[BOT] * (least - 1 - len(others))]
    page.goto(f"/table/{open_table(page, slug, *seats, **SHORTER.get(slug, {}))}")


def click(page: Page, most: int) -> int:
    """Choose things on the table and buttons in turns, until the end or so many times."""
    hurry_bots(page)
    clicks: int = page.evaluate(CLICK, [most, SECONDS])
    return clicks


@pytest.mark.parametrize("slug", GAMES)
def test_a_whole_game_by_clicking(opener: Opener, slug: str) -> None:
    page = opener.open(**DESKTOP)
    sit_down(page, slug)

    answers = click(page, ENOUGH)

    assert answers > 2
    results = page.get_by_role("dialog")
    expect(results.get_by_role("heading").first).to_contain_text("win")
    runners = "[data-seat], .race li"  # a race is told as a race
    assert results.locator(runners).count() == shelf.game(slug).seats[0]


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize(
    "looks",
    [{**DESKTOP, "color_scheme": "light"}, {**PHONE, "color_scheme": "dark"}],
    ids=["light", "dark phone"],
)
def test_axe_finds_nothing_at_the_table(opener: Opener, looks: Looks, slug: str) -> None:
    page = opener.open(bypass_csp=True, **looks)
    sit_down(page, slug)
    expect(page.locator(ASKED).first).to_be_visible()
    click(page, 3)

    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_curtain_hides_what_the_next_person_must_not_see(opener: Opener) -> None:
    hiding = next(slug for slug in GAMES if shelf.game(slug).hides)
    page = opener.open(**DESKTOP)
    sit_down(page, hiding, device("Bo"))

    seen = set()
    for _ in range(8):
        lift = page.get_by_role("button", name="I am")
        expect(lift.or_(page.locator(".choice").first)).to_be_visible()
        if lift.count():
            assert page.locator(".stack").count() == 0
            seen.add(page.locator(".curtain h2").inner_text())
            lift.click()
            expect(lift).to_have_count(0)
        page.locator(".choice").first.click()
        page.wait_for_timeout(300)

    assert len(seen) == 2
