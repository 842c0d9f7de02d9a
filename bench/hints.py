"""How long somebody waits for “What would you do?”, on the real page, in mid-game.

Of every game at its usual seats a few tables are played to somewhere in their middle, and asked
there: first alone, then while strong bots think at two other tables all the time. Seconds from the
click to the marked answers; at some positions nothing may be found in time, which is told apart.
"""

import sys
from argparse import ArgumentParser
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final

from playwright.sync_api import Page
from tests.browser.conftest import Served, launched
from tests.browser.pages import ASKED, DESKTOP, Opener, Seat, device, open_table, played
from tests.browser.pupil import LEAST

from pangaea import shelf
from pangaea.core.game import Game

ANSWERS: Final = [7, 10, 13, 16, 19]  # given before the hint, one table each
BAR: Final = 2.0  # seconds
BUSY_TABLES: Final = 2


def thinker(level: str) -> Seat:
    return {"kind": "bot", "name": "", "level": level}


def main(arguments: list[str]) -> int:
    parser = ArgumentParser(prog="python -m bench.hints", description=__doc__)
    parser.add_argument("game", nargs="*", help="only these games")
    given = parser.parse_args(arguments)
    games = [game for game in shelf.games() if not given.game or game.slug in given.game]
    with TemporaryDirectory() as folder, launched() as browser:
        served = Served(Path(folder))
        try:
            opener = Opener(browser, served.address)
            warm_up(opener, games[0])
            soon = [tell(opener, game, "alone") for game in games]
            keep_bots_thinking(opener, games[0])
            soon += [tell(opener, game, "busy") for game in games]
        finally:
            served.stop()
    return 0 if all(soon) else 1


def warm_up(opener: Opener, game: Game) -> None:
    """Ask once: the process that thinks has to be started."""
    waited(opener.open(**DESKTOP), game, ANSWERS[0])


def keep_bots_thinking(opener: Opener, game: Game) -> None:
    """Open tables of strong bots that never wait for anybody."""
    for _ in range(BUSY_TABLES):
        page = opener.open(**DESKTOP)
        page.evaluate(LEAST)
        table = open_table(page, game.slug, *[thinker("strong")] * game.usual_seats)
        page.goto(f"/table/{table}")


def tell(opener: Opener, game: Game, how: str) -> bool:
    """Print how long the hints of a game took; say whether none took too long."""
    page = opener.open(**DESKTOP)
    found = [waited(page, game, answers) for answers in ANSWERS]
    page.context.close()
    opener.opened.remove(page)
    seconds = [one for one in found if one is not None]
    told = f"{median(seconds):.2f} s, {max(seconds):.2f} at most" if seconds else "none"
    refused = len(found) - len(seconds)
    sys.stdout.write(f"{game.slug:11} {how:5}  {told}  ({len(seconds)} hints, {refused} refused)\n")
    sys.stdout.flush()
    return not refused and max(seconds) <= BAR


def waited(page: Page, game: Game, answers: int) -> float | None:
    """Return the seconds a hint took at a new table after so many answers; None: refused."""
    others = [thinker("casual")] * (game.usual_seats - 1)
    table = open_table(page, game.slug, device("Ada"), *others)
    page.goto("/")
    played(page, table, answers)
    page.goto(f"/table/{table}")
    page.locator(ASKED).first.wait_for()
    ask = page.get_by_role("button", name="What would you do?")
    while not ask.count():  # a single answer, or everybody is still watching
        page.goto("/")
        played(page, table, 1)
        page.goto(f"/table/{table}")
        page.locator(ASKED).first.wait_for()
    began = monotonic()
    ask.first.click()
    page.locator(".choice.named, [role=alert]").first.wait_for()
    taken = monotonic() - began
    return taken if page.locator(".choice.named").count() else None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
