"""How long every lesson takes on the real page, for somebody who reads 20 characters a second.

A browser plays each lesson to its end, in both languages, at the usual pace of the bots and with
everything that moves. Reading is counted from what the page shows before each click; the rest is
the page's own time on this machine.
"""

import sys
from argparse import ArgumentParser
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.browser.conftest import Served, launched
from tests.browser.pages import DESKTOP, Looks, Opener
from tests.browser.pupil import Pupil, Span

from pangaea import shelf
from pangaea.testing.lessons import FIRST_ANSWER

LOCALES: Final = {"en": "en-GB", "fr": "fr-FR"}


def main(arguments: list[str]) -> int:
    parser = ArgumentParser(prog="python -m bench.lessons", description=__doc__)
    parser.add_argument("game", nargs="*", help="only these games")
    parser.add_argument("--first", action="store_true", help="only up to the first answer")
    given = parser.parse_args(arguments)
    taught = [
        (game.slug, name)
        for game in shelf.games()
        if not given.game or game.slug in given.game
        for name in shelf.lessons(game.slug)
    ]
    with TemporaryDirectory() as folder, launched() as browser:
        served = Served(Path(folder))
        try:
            soon = [
                measure(Opener(browser, served.address), slug, name, language, first=given.first)
                for slug, name in taught
                for language in LOCALES
            ]
        finally:
            served.stop()
    return 0 if all(soon) else 1


def measure(opener: Opener, slug: str, name: str, language: str, *, first: bool) -> bool:
    """Play a lesson and print how long it took: seconds, and how many of them were read."""
    looks: Looks = {
        **DESKTOP,
        "locale": LOCALES[language],
        "reduced_motion": "no-preference",
    }
    pupil = Pupil(opener, looks, hurried=False)
    if first:
        spans: tuple[Span, ...] = (pupil.come_to_an_answer(slug, name),)
        soon = spans[0].seconds <= FIRST_ANSWER
    else:
        spans = taken = pupil.learn(slug, name)
        soon = taken.is_soon()
    opener.close()
    told = "  ".join(f"{span.seconds:5.1f} ({span.reading:5.1f} read)" for span in spans)
    sys.stdout.write(f"{slug:11} {name:15} {language}  {told}\n")
    sys.stdout.flush()
    return soon


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
