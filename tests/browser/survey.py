"""Look at every game with every number of seats, in both languages, at three sizes, mid-game.

One page per game and language, which is handed one position after the other and turned to one size
after the other. `python -m tests.browser.survey --late` looks also at a second, fuller position of
each game; `--pictures DIR` keeps what was looked at.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page
from tests.browser import measures
from tests.browser.conftest import Served, launched
from tests.browser.pages import Opener
from tests.browser.playback import Playback

from pangaea import shelf
from pangaea.core.game import Game

LANGUAGES = ("en", "fr")
TABS = ("board", "mine", "others", "more")
# How many answers each seat has given in the middle of a game, about.
MIDDLE = {"cubosaurs": 13, "dino_twist": 15, "evo": 40, "eras": 60, "holotype": 60}
FEW = 10  # of a game we know nothing about
LATE = 2  # times as many
# Ways to play with more on the table, looked at with as many as can play.
FULLER: dict[str, dict[str, bool]] = {"cubosaurs": {"advanced": True}}


@dataclass(frozen=True)
class Size:
    """How large a screen is."""

    name: str
    width: int
    height: int


LOW = Size("low", 1280, 720)
DESK = Size("desk", 1280, 800)
LARGE = Size("large", 1920, 1080)
PHONE = Size("phone", 390, 844)


def sizes_for(game: Game, seats: int, turn: int | None) -> tuple[Size, ...]:
    """All sizes, or the one whose turn it is; few enough seats fit a lower screen, too."""
    every = (LOW if seats <= game.usual_seats else DESK, PHONE, LARGE)
    return every if turn is None else (every[(seats - game.seats[0] + turn) % len(every)],)


def answers_in_the_middle(slug: str, seats: int) -> int:
    """How many answers have been given in the middle of a game, about."""
    return MIDDLE.get(slug, FEW) * seats


def open_game(opener: Opener, slug: str, language: str) -> Playback:
    """Open a page at a table of this game."""
    page = opener.open(locale={"fr": "fr-FR", "en": "en-GB"}[language])
    seats = shelf.game(slug).seats[0]
    table = Playback(page, slug, seats, language=language).open()
    page.evaluate("document.fonts.ready")
    return table


def positions(table: Playback, times: int = 1) -> Iterator[tuple[int, str]]:
    """Hand the page the middle of a game with each number of seats, where its seat is asked."""
    seats = shelf.game(table.game).seats
    ways: list[tuple[int, dict[str, bool]]] = [(number, {}) for number in seats]
    if table.game in FULLER:
        ways.append((seats[-1], FULLER[table.game]))
    for number, variants in ways:
        table.variants = dict(variants)
        table.begin(number)
        table.play(answers_in_the_middle(table.game, number) * times).play_until_asked()
        if table.match.asked:
            table.show_whole()
            yield number, "-".join([str(number), *variants])


def turned(page: Page, size: Size) -> None:
    """Give the page another size, and time to follow."""
    page.mouse.move(size.width - 2, size.height - 2)  # over nothing that explains itself
    page.set_viewport_size({"width": size.width, "height": size.height})
    page.wait_for_timeout(60)
    page.evaluate(measures.SETTLED)


def parts(page: Page, size: Size) -> Iterator[str]:
    """Turn the page to this size, and on a phone to one part of the table after the other."""
    turned(page, size)
    if size is not PHONE:
        yield ""
        return
    for tab in TABS:
        page.locator(f"[data-tab={tab}]").click()
        page.evaluate(measures.SETTLED)
        yield tab
    page.locator("[data-tab=board]").click()


def survey(
    opener: Opener, slug: str, language: str, *, times: int = 1, turn: int | None = None,
    pictures: Path | None = None,
) -> Iterator[str]:  # fmt: skip
    """Say what is wrong with a game in a language: at all sizes, or at one in turn."""
    table = open_game(opener, slug, language)
    for seats, way in positions(table, times):
        for size in sizes_for(shelf.game(slug), seats, turn):
            for part in parts(table.page, size):
                where = " ".join(filter(None, (slug, way, size.name, part, language)))
                yield from (f"{where}: {one}" for one in measures.faults(table.page, part))
                if pictures:
                    table.page.screenshot(path=pictures / f"{where.replace(' ', '-')}.png")


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[game.slug for game in shelf.games()])
    parser.add_argument("--late", action="store_true")
    parser.add_argument("--pictures", type=Path)
    wish = parser.parse_args()
    with TemporaryDirectory() as data, launched() as browser:
        served = Served(Path(data))
        opener = Opener(browser, served.address)
        for slug in wish.games:
            for language in LANGUAGES:
                times = LATE if wish.late else 1
                for fault in survey(opener, slug, language, times=times, pictures=wish.pictures):
                    sys.stdout.write(f"{fault}\n")
        opener.close()
        served.stop()


if __name__ == "__main__":
    main()
