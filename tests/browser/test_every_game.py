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
NO_WIDER = "document.documentElement.scrollWidth <= innerWidth"
# A finger touches whatever lies on top at that place; the answers of the sheet must be large.
TAP = """async (seconds) => {
  const end = performance.now() + seconds * 1000;
  const wrong = new Set();
  let answers = 0;
  const shown = (one) => one.getBoundingClientRect().width > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const touch = (one, must) => {
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { x, y, width, height } = one.getBoundingClientRect();
    const [clientX, clientY] = [x + width / 2, y + height / 2];
    const hit = document.elementFromPoint(clientX, clientY);
    const reached = hit && (one.contains(hit) || hit.contains(one));
    if (must && !reached) wrong.add(`out of reach: ${one.innerText}`);
    if (must && height < 44) wrong.add(`${height} px high: ${one.innerText}`);
    const how = { bubbles: true, cancelable: true, pointerType: "touch", clientX, clientY };
    for (const event of ["pointerdown", "pointerup", "click"])
      hit?.dispatchEvent(new PointerEvent(event, how));
  };
  while (performance.now() < end && !document.querySelector("dialog[open]")) {
    const view = document.querySelector(".view");
    if (document.documentElement.scrollWidth > innerWidth) wrong.add("the page is too wide");
    if (view && view.scrollWidth > view.clientWidth) wrong.add("a part is too wide");
    const [offered] = all(".hint.menu button, .hint .chip");
    const [things, buttons] = [all(".stack.live, .cell.live > .spot, g.spot.live"), all(".choice")];
    const [every] = all(".every");
    const lowered = !document.querySelector(".shade");
    if (offered) touch(offered, false);
    else if (lowered && things.length && answers % 2)
      touch(things[(answers * 7) % things.length], false);
    else if (buttons.length) touch(buttons[(answers * 7) % buttons.length], true);
    else if (every) touch(every, true);
    if (offered || buttons.length || every) answers += 1;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return { answers, wrong: [...wrong] };
}"""
LOST_FOCUS = """async ([most, seconds]) => {
  const end = performance.now() + seconds * 1000;
  const lost = [];
  let answers = 0;
  const over = () => performance.now() > end || document.querySelector("dialog[open]");
  while (answers < most && !over()) {
    const choices = document.querySelectorAll(".choice");
    const chosen = choices[(answers * 7) % (choices.length || 1)];
    if (chosen) {
      chosen.focus();
      chosen.click();
      answers += 1;
    }
    for (let frame = 0; frame < 4; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const at = document.activeElement;
      if (answers && (!at || at === document.body)) lost.push(`after ${answers} answers`);
    }
  }
  return lost;
}"""


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
def test_a_whole_game_by_touch_on_a_phone(opener: Opener, slug: str) -> None:
    page = opener.open(**PHONE)
    sit_down(page, slug)
    expect(page.locator(ASKED).first).to_be_visible()
    hurry_bots(page)

    played = page.evaluate(TAP, SECONDS)

    assert played["wrong"] == []
    assert played["answers"] > 2
    expect(page.get_by_role("dialog").get_by_role("heading").first).to_contain_text("win")
    assert page.evaluate(NO_WIDER)


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("looks", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_at_the_table_in_light_and_dark(
    opener: Opener, looks: Looks, slug: str
) -> None:
    page = opener.open(bypass_csp=True, **looks)
    sit_down(page, slug)
    expect(page.locator(ASKED).first).to_be_visible()
    click(page, 3)

    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert violations(page) == [], scheme
    assert page.evaluate(NO_WIDER)


@pytest.mark.parametrize("slug", GAMES)
def test_the_focus_is_never_lost(opener: Opener, slug: str) -> None:
    page = opener.open(**DESKTOP)
    sit_down(page, slug)
    hurry_bots(page)
    expect(page.locator(ASKED).first).to_be_visible()

    assert page.evaluate(LOST_FOCUS, [20, SECONDS]) == []


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
