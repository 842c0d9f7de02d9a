"""Pieces fly to where they come to lie."""

import pytest
from playwright.sync_api import Page
from tests.browser.pages import DESKTOP, Looks, Opener
from tests.browser.playback import AT_REST, Playback

MOVING: Looks = {**DESKTOP, "reduced_motion": "no-preference"}
OFF = 2  # pixels
STEPS = 24
WATCH = """
window.landed = [];
window.begun = 0;
const boxOf = (one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height];
};
window.lying = (id) => {
  const drawn = [...document.querySelectorAll(`[data-piece="${id}"]`)];
  const piece = drawn.find((one) => one.getBoundingClientRect().width > 0);
  return piece && { box: boxOf(piece), area: piece.closest("[data-area]")?.dataset.area ?? "" };
};
const plain = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  const flight = plain.apply(this, how);
  const id = this.dataset?.flight;
  if (id) {
    window.begun += 1;
    flight.finished.then(() => {
      const before = window.begun;
      window.landed.push({ id, box: boxOf(this), place: window.lying(id), before });
    }, () => undefined);
  }
  return flight;
};
"""
# The next step may have begun by now: then it counts where a piece lay when it landed.
MISSED = f"""() => window.landed.splice(0).flatMap(({{ id, box, place, before }}) => {{
  const quiet = before === window.begun && ({AT_REST})();
  const lies = quiet ? window.lying(id) : place;
  if (!lies) return [];
  const off = Math.max(...lies.box.map((one, at) => Math.abs(one - box[at])));
  const [landed, now] = [box, lies.box].map((one) => one.map(Math.round));
  return [[off, `${{id}} in ${{lies.area}} landed at ${{landed}}, lies at ${{now}}`]];
}})"""
GAMES = {"cubosaurs": 4, "dino_twist": 4, "evo": 4, "eras": 4, "holotype": 3}


def moving_page(opener: Opener) -> Page:
    """Open a page on which things move, at a quick pace, and on which flights are watched."""
    page = opener.open(**MOVING)
    page.add_init_script(WATCH)
    page.evaluate("localStorage.setItem('pangaea.pace', '0.2')")
    return page


@pytest.mark.parametrize("game", GAMES)
def test_whatever_flies_lands_where_it_lies(opener: Opener, game: str) -> None:
    shown = Playback(moving_page(opener), game, GAMES[game]).play(40).play_until_asked().open()
    landings: list[tuple[float, str]] = []
    for _ in range(STEPS):
        if not shown.match.asked:
            break
        shown.step()
        shown.rest()
        shown.page.wait_for_timeout(120)  # between two things to look at there is a moment of rest
        shown.rest()
        landings += shown.page.evaluate(MISSED)

    assert len(landings) > 10, "nothing flew"
    assert [where for off, where in landings if off > OFF] == []
