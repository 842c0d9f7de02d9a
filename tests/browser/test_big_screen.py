"""The board on a big screen is read from across the room: every letter, in every game.

Three metres from a screen of 1920 by 1080 pixels, letters of 28 pixels can be read.
"""

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect
from tests.browser import measures
from tests.browser.pages import Opener
from tests.browser.playback import Playback
from tests.browser.survey import LANGUAGES, answers_in_the_middle

from pangaea import shelf
from pangaea.core.identity import followed
from pangaea.server.wire import messages

GAMES = [game.slug for game in shelf.games()]
READABLE = 28.0  # pixels
BOARDS_SHARE = 0.6  # of the screen, at least
# The size of all letters that are seen, as they are seen: magnified, and drawn inside a picture.
LETTERS = f"""() => ({measures.WORDS})("body").map(([node, holder, box]) => {{
  const size = parseFloat(getComputedStyle(holder).fontSize);
  const picture = holder.ownerSVGElement;
  const drawn = picture && holder.getScreenCTM();
  const zoom = picture ? Math.hypot(drawn.a, drawn.b) : holder.currentCSSZoom;
  const place = holder.closest("[data-area]")?.dataset.area ?? holder.className;
  return [node.data.trim(), place, size * zoom, box.height];
}})"""
SHARE = """() => {
  const { width, height } = document.querySelector("[data-stage]").getBoundingClientRect();
  return width * height / (innerWidth * innerHeight);
}"""


class Watched(Playback):
    """A game shown on a big screen, which holds no seat."""

    def open(self) -> "Watched":
        self.page.route_web_socket("**/socket*", self._met)
        self.page.goto("/party/shown")
        self._look()
        return self

    def _welcome(self) -> None:
        past = tuple(self.match.story(None, self.language))
        self.say(messages.Welcome(self._table(), [], hides=False))
        self.scene = followed(None, self.match.scene(None, self.language), [])
        self.say(messages.Show(None, 0, replace(self.scene, log=past), []))

    def show_whole(self) -> None:
        """Show the screen the table as to one that has just come."""
        self._welcome()
        self._look()

    def _look(self) -> None:
        expect(self.page.locator("[data-stage]")).to_be_visible()
        self.page.evaluate("document.fonts.ready")
        self.page.wait_for_timeout(150)
        self.page.evaluate(measures.SETTLED)


@pytest.mark.parametrize("slug", GAMES)
def test_every_letter_can_be_read_from_across_the_room(opener: Opener, slug: str) -> None:
    seats = shelf.game(slug).usual_seats
    page = opener.open(viewport={"width": 1920, "height": 1080}, locale="en-GB")
    table = Watched(page, slug, seats, seat=-1)
    table.open()
    for language in LANGUAGES:
        for answers in (0, answers_in_the_middle(slug, seats)):
            table.language = language
            table.begin(seats)
            table.play(answers).show_whole()

            letters = page.evaluate(LETTERS)
            assert len(letters) > 3 * seats, "names, scores and more are shown"
            small = [one for one in letters if one[2] < READABLE - 0.05]
            assert small == [], (language, answers)
            assert page.evaluate(measures.CUT, ["main", ".none"]) == []
            assert (
                measures.overlapping(page, "[data-stage], .seats > .seat, .status, .latest") == []
            )
            assert page.evaluate(SHARE) > BOARDS_SHARE


@pytest.mark.parametrize("slug", GAMES)
def test_what_is_shown_large_can_be_read_too(opener: Opener, slug: str) -> None:
    """Sentences of moments, and what they are about."""
    seats = shelf.game(slug).usual_seats
    page = opener.open(viewport={"width": 1920, "height": 1080}, locale="en-GB")
    page.clock.install()
    table = Watched(page, slug, seats, seat=-1)
    table.play(answers_in_the_middle(slug, seats)).open()
    words = page.locator(".moment p.words")
    for _ in range(60):
        table.step()
        page.clock.run_for(50)
        if words.count():
            break

    expect(words).to_be_visible()
    small = [one for one in page.evaluate(LETTERS) if one[2] < READABLE - 0.05]
    assert small == []
