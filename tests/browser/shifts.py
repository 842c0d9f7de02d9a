"""How still a table lies while a game is played: the browser's layout shift, and pieces that jump.

`python -m tests.browser.shifts` plays a recorded game of every title from beginning to end at
1280x800 and ends with 1 where a bar is missed. Nothing glides meanwhile; the layout is the same.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page
from tests.browser.conftest import Served, launched
from tests.browser.pages import DESKTOP, Opener
from tests.browser.playback import TWO_FRAMES, Playback, Recorded

from pangaea import shelf
from pangaea.core.scene import Scene

BAR = 0.1  # of a game, as the browser counts
STILL = 1.0  # pixels
WATCH = """() => {
  window.shift = 0;
  window.shifted = [];
  const plain = (one) => [...one.classList].filter((name) => !name.startsWith("svelte-"));
  const step = (one) => [one.localName, ...plain(one)].join(".");
  const named = (node) => {
    const element = node instanceof Element ? node : node?.parentElement;
    const way = [];
    for (let one = element; one && way.length < 4; one = one.parentElement) way.unshift(step(one));
    return way.join(" > ");
  };
  const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  new PerformanceObserver((seen) => {
    for (const { value, sources } of seen.getEntries()) {
      window.shift += value;
      const told = sources.map(({ node, previousRect, currentRect }) =>
        `${named(node)}: ${box(previousRect)} to ${box(currentRect)}`);
      window.shifted.push([value, told]);
    }
  }).observe({ type: "layout-shift" });
}"""
PLACES = """() => Object.fromEntries([...document.querySelectorAll("[data-piece]")]
  .filter((one) => one.checkVisibility())
  .map((one) => [one.dataset.piece, one.getBoundingClientRect()])
  .filter(([, box]) => box.width)
  .map(([id, { x, y, width, height }]) => [id, [x, y, width, height]]))"""


@dataclass
class Shifts:
    """What did not lie still while some answers were shown."""

    steps: int = 0
    counted: float = 0.0  # by the browser
    jumped: list[str] = field(default_factory=list)  # pieces that the scene did not move
    sources: list[str] = field(default_factory=list)  # what shifted, by how much, and when


def lying(scene: Scene) -> dict[str, set[str]]:
    """The pieces of each area, where its spots are, and where among the others the area lies."""
    found: dict[str, set[str]] = {}
    for piece in scene.pieces:
        if piece.id:
            found.setdefault(piece.area, set()).add(f"{piece.id} {piece.spot}")
    for place, area in enumerate(scene.areas):
        spots = [(spot.id, spot.x, spot.y) for spot in area.spots]
        found.setdefault(area.id, set()).add(f" {area.parent} {place} {spots}")
    return found


def shifts(table: Playback, steps: int) -> Shifts:
    """Show so many answers, and say what shifted."""
    found = Shifts()
    table.page.evaluate(WATCH)
    while table.match.asked and found.steps < steps:
        found.steps += 1
        found.jumped += [f"{found.steps}: {jump}" for jump in jumps_of_a_step(table)]
        found.sources += [f"{found.steps}: {shift}" for shift in shifts_of_a_step(table.page)]
    found.counted = table.page.evaluate("window.shift")
    return found


def shift_to_the_end(table: Playback) -> float:
    """Show all that is left of a game, and return what the browser counted."""
    table.page.evaluate(WATCH)
    while table.match.asked:
        table.step()
        table.page.evaluate(TWO_FRAMES)
    table.rest()
    counted: float = table.page.evaluate("window.shift")
    return counted


def jumps_of_a_step(table: Playback) -> Iterator[str]:
    """Show the next answer, and name what lay in an untouched area and lies elsewhere."""
    before, lay = places(table.page), lying(table.scene)
    table.step()
    table.rest()
    after, lie = places(table.page), lying(table.scene)
    rest = [those for area, those in lay.items() if lie.get(area) == those]
    for one in sorted({name.split(" ")[0] for those in rest for name in those}):
        if one in before and one in after and is_elsewhere(before[one], after[one]):
            yield f"{one} from {before[one]} to {after[one]}"


def shifts_of_a_step(page: Page) -> Iterator[str]:
    """Name what has shifted since this was last asked, with what the browser counted for it."""
    for value, sources in page.evaluate("window.shifted.splice(0)"):
        yield f"{value:.4f} {'; '.join(sources)}"


def places(page: Page) -> dict[str, list[float]]:
    found: dict[str, list[float]] = page.evaluate(PLACES)
    return found


def is_elsewhere(before: list[float], after: list[float]) -> bool:
    return max(abs(a - b) for a, b in zip(before, after, strict=True)) > STILL


def at_the_table(opener: Opener, slug: str, answers: int = 0) -> Playback:
    """Open a page at a recorded game, after so many answers, when it has come to rest."""
    page = opener.open(**DESKTOP)
    page.evaluate("localStorage.setItem('pangaea.pace', '0')")
    table = Recorded(page, slug, shelf.game(slug).usual_seats).play(answers).open()
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)
    return table


def main() -> int:
    """Play, print, and return 1 when a bar is missed."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[game.slug for game in shelf.games()])
    parser.add_argument("--tell", action="store_true", help="name what shifted and jumped")
    wish = parser.parse_args()
    missed = False
    with TemporaryDirectory() as data, launched() as browser:
        served = Served(Path(data))
        for slug in wish.games:
            opener = Opener(browser, served.address)
            found = shifts(at_the_table(opener, slug), sys.maxsize)
            opener.close()
            row = f"| {slug} | {found.steps} | {found.counted:.3f} | {len(found.jumped)} |"
            told = [*found.sources, *found.jumped] if wish.tell else []
            sys.stdout.write("\n".join([*told, row, ""]))
            sys.stdout.flush()
            missed = missed or found.counted >= BAR or bool(found.jumped)
        served.stop()
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
