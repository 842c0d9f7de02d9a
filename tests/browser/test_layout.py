"""Everything can be read at any size: letters, cut words, overlaps, and what stays in its place.

`tests/browser/survey.py` looks at every game with every number of seats, in both languages, at
three sizes, in the middle of a game; nothing is left out of the count. Here each game is looked at
with every number of seats and in both languages, at one of the three sizes in turn, so that every
two of these meet; `python -m tests.browser.survey` looks at all of it.
"""

import pytest
from playwright.sync_api import Page, expect
from tests.browser import measures
from tests.browser.pages import Opener
from tests.browser.playback import Playback
from tests.browser.survey import LANGUAGES, PHONE, answers_in_the_middle, survey, turned

from pangaea import shelf
from pangaea.core.scene import Scene

GAMES = [game.slug for game in shelf.games()]
QUESTION, CHOICE = 20.0, 14.0
BOX = """(one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height];
}"""
WHOLE = """() => {
  const log = document.querySelector("[role=log]").getBoundingClientRect();
  const lines = [...document.querySelectorAll("[role=log] li")];
  return lines.map((one) => one.getBoundingClientRect())
    .filter(({ top, bottom }) => top >= log.top - 1 && bottom <= log.bottom + 1).length;
}"""
LAST_IS_WHOLE = """() => {
  const log = document.querySelector("[role=log]").getBoundingClientRect();
  const { top, bottom } = [...document.querySelectorAll("[role=log] li")].at(-1)
    .getBoundingClientRect();
  return top >= log.top - 1 && bottom <= log.bottom + 1;
}"""
QUESTIONS = 12
MIDDLE_OF_A_ROUND = 20  # answers
WATCH_SHIFTS = """() => {
  window.shift = 0;
  new PerformanceObserver((seen) => {
    for (const { value } of seen.getEntries()) window.shift += value;
  }).observe({ type: "layout-shift" });
}"""
PLACES = """() => Object.fromEntries([...document.querySelectorAll("[data-piece]")]
  .filter((one) => one.checkVisibility())
  .map((one) => [one.dataset.piece, one.getBoundingClientRect()])
  .filter(([, box]) => box.width)
  .map(([id, { x, y, width, height }]) => [id, [x, y, width, height]]))"""
SIZE_OF = "(one) => parseFloat(getComputedStyle(one).fontSize)"


def crowded(opener: Opener, slug: str) -> Playback:
    """Open a page in the middle of a game of as many as can play, where its seat is asked."""
    page = opener.open(viewport={"width": 1280, "height": 800}, locale="en-GB")
    seats = shelf.game(slug).seats[-1]
    played = Playback(page, slug, seats).play(answers_in_the_middle(slug, seats))
    table = played.play_until_asked().open()
    expect(page.locator(".choice").first).to_be_visible()
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(150)
    return table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_everything_can_be_read(opener: Opener, slug: str, language: str) -> None:
    assert list(survey(opener, slug, language, turn=LANGUAGES.index(language))) == []


@pytest.mark.parametrize("slug", GAMES)
def test_the_column_has_room_for_a_question_and_four_lines(opener: Opener, slug: str) -> None:
    page = crowded(opener, slug).page

    assert page.locator("#question").evaluate(SIZE_OF) == QUESTION
    assert page.locator(".choice").first.evaluate(SIZE_OF) == CHOICE
    assert page.evaluate(WHOLE) >= 4
    assert page.evaluate(LAST_IS_WHOLE)


@pytest.mark.parametrize("slug", GAMES)
def test_nothing_shifts_that_did_not_move(opener: Opener, slug: str) -> None:
    table = crowded(opener, slug)
    table.page.evaluate(WATCH_SHIFTS)
    shifted: list[str] = []
    for _ in range(QUESTIONS):
        if not table.match.asked:
            break
        before, lay = table.page.evaluate(PLACES), lying(table.scene)
        table.step()
        table.rest()
        after, lie = table.page.evaluate(PLACES), lying(table.scene)
        rest = [those for area, those in lay.items() if lie.get(area) == those]
        same = {one.split(" ")[0] for those in rest for one in those}
        shifted += [
            f"{one} from {before[one]} to {after[one]}"
            for one in same & before.keys() & after.keys()
            if max(abs(a - b) for a, b in zip(before[one], after[one], strict=True)) > 1
        ]

    assert shifted == []
    assert table.page.evaluate("window.shift") < 0.1


def lying(scene: Scene) -> dict[str, set[str]]:
    """The pieces of each area with their spots, and where among the others the area lies."""
    found: dict[str, set[str]] = {}
    for piece in scene.pieces:
        if piece.id:
            found.setdefault(piece.area, set()).add(f"{piece.id} {piece.spot}")
    for place, area in enumerate(scene.areas):
        found.setdefault(area.id, set()).add(f" {area.parent} {place}")
    return found


@pytest.mark.parametrize("slug", GAMES)
def test_the_question_keeps_its_place_and_height(opener: Opener, slug: str) -> None:
    table = crowded(opener, slug)
    places, newest = set(), []
    for _ in range(6):
        if not table.match.asked:
            break
        table.step()
        table.rest()
        places.add(tuple(table.page.locator(".ask").evaluate(BOX)))
        newest.append(table.page.evaluate(LAST_IS_WHOLE))

    assert len(places) == 1
    assert all(newest)


def test_a_seat_opens_over_the_stage_and_gives_the_focus_back(opener: Opener) -> None:
    page = crowded(opener, GAMES[0]).page
    before = page.locator(".ask").evaluate(BOX)

    page.locator(".others .opener").first.click()
    opened = page.locator(".over .areas")
    expect(opened).to_be_visible()
    assert measures.overlapping(page, ".over:has(.areas), .ask, .mine > .seat") == []
    assert page.locator(".ask").evaluate(BOX) == before

    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    assert is_focused(page, ".others .opener")


def is_focused(page: Page, selector: str) -> bool:
    focused: bool = page.evaluate("(one) => document.activeElement.matches(one)", selector)
    return focused


def test_a_tap_beside_a_thing_means_it(opener: Opener) -> None:
    """On a phone a thumb need not hit: what may be chosen nearby is told, and offered."""
    page = opener.open(has_touch=True, locale="en-GB")
    table = Playback(page, GAMES[0], 3).play(MIDDLE_OF_A_ROUND).play_until_asked().open()
    turned(page, PHONE)
    table.page.locator("[data-tab=mine]").click()
    box = page.locator("#part-mine .stack.live").first.bounding_box()
    assert box is not None

    page.touchscreen.tap(box["x"] - 12, box["y"] + box["height"] / 2)

    expect(page.locator(".hint .chip")).to_be_visible()
