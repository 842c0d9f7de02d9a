"""Pieces fly to where they come to lie."""

import pytest
from playwright.sync_api import Page
from tests.browser.pages import DESKTOP, Looks, Opener
from tests.browser.playback import Playback

MOVING: Looks = {**DESKTOP, "reduced_motion": "no-preference"}
OFF = 2  # pixels
STEPS = 24
FEW = 5  # things that the scene moved: what only makes room for them slides in its place
# Whatever landed is looked at in every frame until the next step begins to move something.
WATCH = """
window.landed = [];
window.entering = 1;
const boxOf = (one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height];
};
const lying = (id) => {
  const drawn = [...document.querySelectorAll(`[data-piece="${CSS.escape(id)}"]`)];
  const piece = drawn.find((one) => one.getBoundingClientRect().width > 0);
  return piece && { box: boxOf(piece), area: piece.closest("[data-area]")?.dataset.area ?? "" };
};
const look = (flight) => { if (!flight.over) flight.lies = lying(flight.id) ?? flight.lies; };
const plain = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  const moving = plain.apply(this, how);
  const id = this.dataset?.flight;
  const land = () => {
    window.landed.push({ id, box: boxOf(this), lies: lying(id), over: false });
  };
  if (this.dataset?.large && !id) moving.updatePlaybackRate(window.entering);
  if (id) moving.finished.then(land, () => undefined);
  return moving;
};
const frame = () => { window.landed.forEach(look); requestAnimationFrame(frame); };
frame();
const leaves = ({ target, oldValue }) => oldValue === null && target.hasAttribute("data-away");
new MutationObserver((changes) => {
  if (changes.some(leaves)) for (const flight of window.landed) flight.over = true;
}).observe(document, { subtree: true, attributeFilter: ["data-away"], attributeOldValue: true });
"""
LANDED = """() => window.landed.splice(0).filter(({ lies }) => lies).map(({ id, box, lies }) => {
  const off = Math.max(...lies.box.map((one, at) => Math.abs(one - box[at])));
  const [landed, now] = [box, lies.box].map((one) => one.map(Math.round));
  return [off, `${id} in ${lies.area} landed at ${landed}, lies at ${now}`];
})"""
GAMES = {"cubosaurs": 4, "dino_twist": 4, "evo": 4, "eras": 4, "holotype": 3}


def landings(shown: Playback) -> list[tuple[float, str]]:
    """Give the next answer; say how far each thing that flew landed off its place."""
    shown.step()
    shown.rest()
    shown.page.wait_for_timeout(120)  # between two things to look at there is a moment of rest
    shown.rest()
    found: list[tuple[float, str]] = shown.page.evaluate(LANDED)
    return found


def missed(landed: list[tuple[float, str]]) -> list[str]:
    return [where for off, where in landed if off > OFF]


def moving_page(opener: Opener) -> Page:
    """Open a page on which things move, at a quick pace, and on which flights are watched."""
    page = opener.open(**MOVING)
    page.add_init_script(WATCH)
    page.evaluate("localStorage.setItem('pangaea.pace', '0.2')")
    return page


@pytest.mark.parametrize("game", GAMES)
def test_whatever_flies_lands_where_it_lies(opener: Opener, game: str) -> None:
    shown = Playback(moving_page(opener), game, GAMES[game]).play(40).play_until_asked().open()
    landed: list[tuple[float, str]] = []
    for _ in range(STEPS):
        if not shown.match.asked:
            break
        landed += landings(shown)

    assert len(landed) > FEW, "nothing flew"
    assert missed(landed) == []


def test_what_goes_home_before_it_has_reached_the_middle_lands_there_too(opener: Opener) -> None:
    shown = Playback(moving_page(opener), "dino_twist", 4)
    while not shown.match.moments:
        shown.answer()
    shown = Playback(shown.page, "dino_twist", 4).play(shown.match.position - 1).open()
    shown.page.evaluate("window.entering = 0.2")  # as on a machine that is too busy

    landed = landings(shown)

    assert len(landed) > 2, "nothing flew"
    assert missed(landed) == []
