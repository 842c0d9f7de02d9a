"""Everything can be read at any size: letters, cut words, overlaps, and what stays in its place.

`tests/browser/survey.py` looks at every game with every number of seats, in both languages, at
three sizes, in the middle of a game; nothing is left out of the count. Here each game is looked at
with every number of seats and in both languages, at one of the three sizes in turn, so that every
two of these meet; `python -m tests.browser.survey` looks at all of it.
"""

import pytest
from playwright.sync_api import Page, expect
from tests.browser import measures
from tests.browser.pages import DESKTOP, Opener, bot, device, open_table
from tests.browser.playback import Playback, length_of
from tests.browser.shifts import BAR, at_the_table, shift_to_the_end, shifts
from tests.browser.survey import LANGUAGES, PHONE, answers_in_the_middle, survey, turned

from pangaea import shelf

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
# Pixels of each line of the log that no word fills.
UNFILLED = """() => [...document.querySelectorAll("[role=log] li > span")].map((one) => {
  const words = document.createRange();
  words.setStart(one, 0);
  words.setEndAfter(one.querySelector(".links > :first-child") ?? one.lastChild);
  return one.getBoundingClientRect().height - words.getBoundingClientRect().height;
})"""
DOTS = """() => [...document.querySelectorAll(".others .dot")]
  .map((one) => Math.round(one.getBoundingClientRect().width))"""
# How much of a number a sign upon it hides.
HIDDEN = """() => [...document.querySelectorAll(".others .dot .badges")].map((sign) => {
  const number = document.createRange();
  number.selectNodeContents(sign.closest(".dot").querySelector(".number"));
  const [a, b] = [sign.getBoundingClientRect(), number.getBoundingClientRect()];
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high) / (b.width * b.height);
})"""
UNNAMED = """() => [...document.querySelectorAll(".facts.panel .label")]
  .filter((one) => one.clientWidth < 2 || one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.innerText)"""
QUESTIONS = 12
LONG_GAME = 180  # answers
MIDDLE_OF_A_ROUND = 20  # answers
FULL_HAND = 4  # cards
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


@pytest.mark.parametrize("slug", GAMES)
def test_a_watcher_sees_every_place_of_the_table(opener: Opener, slug: str) -> None:
    seats = [bot() for _ in range(shelf.game(slug).usual_seats - 1)]
    table = open_table(opener.open(), slug, device("Ada"), *seats)

    page = opener.open(f"/table/{table}", **DESKTOP)
    page.locator(".stage .area").first.wait_for()
    page.evaluate(measures.SETTLED)

    assert measures.overlapping(page, ".stage .area:not(:has(.area))") == []


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
    found = shifts(crowded(opener, slug), QUESTIONS)

    assert found.jumped == []
    assert found.counted < BAR


@pytest.mark.parametrize("slug", GAMES)
def test_a_whole_recorded_game_lies_still(opener: Opener, slug: str) -> None:
    """Of a very long one its last answers: `python -m tests.browser.shifts` plays all of them."""
    answers = length_of(slug, shelf.game(slug).usual_seats)
    table = at_the_table(opener, slug, max(0, answers - LONG_GAME))

    assert shift_to_the_end(table) < BAR
    assert not table.match.asked


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


def test_all_cards_in_a_ring_are_seen_on_a_phone(opener: Opener) -> None:
    page = opener.open(locale="en-GB")
    table = Playback(page, GAMES[0], 5)
    while not table.is_asked() or len(in_the_ring(table)) < FULL_HAND:
        table.answer()
    table.open()
    turned(page, PHONE)
    page.locator("[data-tab=board]").click()
    page.evaluate(measures.SETTLED)

    assert page.locator("#part-board .ring .strip .stack").count() >= FULL_HAND
    assert measures.faults(page, "board") == []


def in_the_ring(table: Playback) -> list[str]:
    """The cards that lie in the middle of a ring."""
    scene = table.match.scene(table.seat, table.language)
    rings = {area.id for area in scene.areas if area.kind == "ring"}
    rows = {area.id for area in scene.areas if area.parent in rings and area.kind == "row"}
    return [piece.name for piece in scene.pieces if piece.area in rows]


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


def in_the_middle(opener: Opener, slug: str, width: int, height: int) -> Page:
    """Open a page in the middle of a game of as many as usually play."""
    page = opener.open(viewport={"width": width, "height": height}, locale="fr-FR")
    seats = shelf.game(slug).usual_seats
    table = Playback(page, slug, seats, language="fr").play(answers_in_the_middle(slug, seats))
    table.play_until_asked().open()
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(150)
    return page


@pytest.mark.parametrize("slug", GAMES)
def test_words_say_what_counts_and_no_line_is_left_empty(opener: Opener, slug: str) -> None:
    page = in_the_middle(opener, slug, 1280, 800)

    assert page.evaluate(UNNAMED) == []
    assert max(page.evaluate(UNFILLED)) < 6


def test_what_others_have_is_as_large_as_its_place_allows(opener: Opener) -> None:
    page = in_the_middle(opener, "dino_twist", 1280, 800)

    assert min(page.evaluate(DOTS)) >= 36
    assert max(page.evaluate(HIDDEN), default=0) < 0.15


def test_letters_are_larger_on_a_large_screen(opener: Opener) -> None:
    page = in_the_middle(opener, GAMES[0], 1920, 1080)

    assert page.locator(".choice").first.evaluate(SIZE_OF) > CHOICE + 1
