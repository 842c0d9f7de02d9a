"""Everything can be read at any size: letters, cut words, overlaps, and what stays in its place.

Sampled, for every game in the middle of a game: the fewest seats at 1920x1080, the usual number at
1280x720 in French, the largest at 1280x800, and the usual number on a phone, in French, part by
part. Left out of the count: what is drawn on the pieces of a summed-up seat and on top of a pile
(one click shows them large), and long words of the line of facts (they are told on hover).
"""

from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect
from tests.browser import measures
from tests.browser.pages import Opener
from tests.browser.playback import Playback

from pangaea import shelf

MIDDLE = {"cubosaurs": 40, "dino_twist": 60, "evo": 160, "eras": 90, "holotype": 120}  # answers
GAMES = [game.slug for game in shelf.games()]
DESK_LEAST = 11.0  # pixels
# What is still smaller: the odds on a track, how far a goal has come, a card on a low screen.
SMALLER = {"evo": 9.0, "holotype": 10.0, "eras": 6.5}
PHONE_LEAST = 12.0
QUESTION, CHOICE = 20.0, 14.0
SHOWN = ".stage, .mine, .column, .others .head"
PANELS = ".others > .seat, .stage, .mine > .seat, .ask, .facts.panel, .told"
LYING = ".stage .main > .area, .stage .beside, .stage .below > .area"
SCROLLED = ".log, .frame ul, .beside, .board > .frame, .facts.panel .label"  # boards pan
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
SIZE_OF = "(one) => parseFloat(getComputedStyle(one).fontSize)"


@dataclass
class View:
    """How a table is looked at."""

    width: int
    height: int
    language: str
    seats: int  # 0: the fewest, 1: the usual number, 2: the most


LARGE = View(1920, 1080, "en", 0)
LOW = View(1280, 720, "fr", 1)
CROWDED = View(1280, 800, "en", 2)
PHONE = View(390, 844, "fr", 1)


def shown(opener: Opener, slug: str, view: View) -> Playback:
    """Open a page in the middle of a game, where its seat is asked."""
    game = shelf.game(slug)
    seats = (game.seats[0], game.usual_seats, game.seats[-1])[view.seats]
    looks = {"width": view.width, "height": view.height}
    page = opener.open(viewport=looks, locale="fr-FR" if view.language == "fr" else "en-GB")
    played = Playback(page, slug, seats, language=view.language).play(MIDDLE.get(slug, 10))
    table = played.play_until_asked().open()
    expect(page.locator(".choice, .every").first).to_be_visible()
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(150)
    return table


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("view", [LARGE, LOW, CROWDED], ids=["large", "low", "crowded"])
def test_a_desktop_shows_everything_whole(opener: Opener, slug: str, view: View) -> None:
    page = shown(opener, slug, view).page

    assert measures.fits_the_screen(page)
    assert measures.small_words(page, SHOWN, SMALLER.get(slug, DESK_LEAST)) == []
    assert measures.cut_words(page, SHOWN, SCROLLED) == []
    assert measures.overlapping(page, f"{PANELS}, {LYING}") == []
    assert measures.outside(page, ".others > .seat, .stage", ".stack, .cell, .area") == []
    assert page.locator("#question").evaluate(SIZE_OF) == QUESTION
    assert page.locator(".choice").first.evaluate(SIZE_OF) == CHOICE
    assert page.evaluate(WHOLE) >= 4
    assert page.evaluate(LAST_IS_WHOLE)


@pytest.mark.parametrize("slug", GAMES)
def test_a_phone_shows_each_part_whole(opener: Opener, slug: str) -> None:
    page = shown(opener, slug, PHONE).page

    for part in ("board", "mine", "others", "more"):
        page.locator(f"[data-tab={part}]").click()
        assert measures.fits_the_screen(page), part
        wide = page.locator(".view").evaluate("(one) => one.scrollWidth - one.clientWidth")
        assert wide <= 0, part
        words = f"#part-{part} :is(.head, .label, .facts, .log, .tools), .ask, .tabs"
        assert measures.small_words(page, words, PHONE_LEAST) == [], part
        assert measures.overlapping(page, LYING) == [], part


@pytest.mark.parametrize("slug", GAMES)
def test_the_question_keeps_its_place_and_height(opener: Opener, slug: str) -> None:
    table = shown(opener, slug, CROWDED)
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
    page = shown(opener, GAMES[0], CROWDED).page
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
