"""`pangaea coverage`: where each paragraph is carried out, and which tests hold it."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from msgspec import Struct
from rich.console import Console
from rich.table import Table
from rich.text import Text

import pangaea
from pangaea import shelf
from pangaea.citations import citations_of
from pangaea.cli.console import screen, write_json
from pangaea.cli.language import spoken
from pangaea.cli.marks import marks_in
from pangaea.cli.parameters import Json, Lang
from pangaea.core.errors import UnreadableFile
from pangaea.core.words import Words, words_for


class GameCoverage(Struct):
    """How code and tests of a game hold its rulebook."""

    game: str
    paragraphs: dict[str, list[str]]  # number → tests
    code: dict[str, list[str]]  # number → places in the code that cite it
    untested: list[str]
    uncited: list[str]  # paragraphs that no code carries out
    unknown: dict[str, list[str]]  # rules cited that the rulebook does not have → where

    @property
    def whole(self) -> bool:
        """Whether every paragraph has code and a test, and every citation a paragraph."""
        return not self.untested and not self.uncited and not self.unknown


def coverage(
    game: Annotated[str | None, Parameter(name="GAME", help="help-arg-games")] = None,
    /,
    *,
    tests: Annotated[Path | None, Parameter(help="help-arg-tests")] = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Show where each paragraph is carried out and tested; fail if one is nowhere."""
    slugs = [known.slug for known in shelf.games()] if game is None else [shelf.game(game).slug]
    found = [covered(slug, checked(folder_of_tests(slug, tests))) for slug in slugs]
    if json:
        write_json(found)
    else:
        for report in found:
            show(screen(), report, words_for(report.game, spoken(lang)))
    return 0 if all(report.whole for report in found) else 1


def folder_of_tests(slug: str, tests: Path | None = None) -> Path:
    """Return the folder of a game's tests; a game from outside has the whole of its project's."""
    if shelf.package_of(shelf.game(slug)).startswith(f"{pangaea.__name__}."):
        return (tests or usual_tests()) / "games" / slug
    return tests or Path("tests")


def checked(folder: Path) -> Path:
    """Refuse a folder of tests that is not there."""
    if not folder.is_dir():
        raise UnreadableFile("error-no-tests", path=str(folder))
    return folder


def usual_tests() -> Path:
    """Return the tests of the project we stand in, or of the one this package lies in.

    Compiled, it lies deeper than its source.
    """
    package = Path(pangaea.__file__).resolve()
    for place in (Path(), *package.parents):
        if (place / "tests" / "games").is_dir():
            return place / "tests"
    return Path("tests")


def covered(slug: str, folder: Path) -> GameCoverage:
    """Compare the marks of a game's tests with its rulebook."""
    cited = marks_in(folder)
    numbers = shelf.rulebook(slug, "en").numbers()
    places = {number: [str(one) for one in found] for number, found in citations_of(slug).items()}
    known = {f"{slug}/{number}": number for number in numbers}
    everywhere = {**cited, **{f"{slug}/{number}": where for number, where in places.items()}}
    return GameCoverage(
        game=slug,
        paragraphs={number: cited.get(rule, []) for rule, number in known.items()},
        code={number: places.get(number, []) for number in numbers},
        untested=[number for rule, number in known.items() if rule not in cited],
        uncited=[number for number in numbers if number not in places],
        unknown={rule: where for rule, where in sorted(everywhere.items()) if rule not in known},
    )


def show(console: Console, report: GameCoverage, words: Words) -> None:
    """Print a game's coverage."""
    console.print(Text(words.say("title"), style="bold"))
    console.print(grid_of(report, list(report.paragraphs), words))
    for rule, tests in report.unknown.items():
        where = words.list(tests)
        console.print(Text(words.say("coverage-unknown", rule=rule, tests=where), style="red"))
    for sentence in summary(report, words):
        console.print(Text(sentence, style="green" if report.whole else "bold red"))


def grid_of(report: GameCoverage, numbers: list[str], words: Words) -> Table:
    """Lay out paragraph, code and tests."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    missing = Text(words.say("coverage-none"), style="bold red")
    nowhere = Text(words.say("coverage-no-code"), style="bold red")
    for number in numbers:
        tests, code = report.paragraphs[number], report.code[number]
        held = Text("\n".join(tests)) if tests else missing
        done = Text("\n".join(code)) if code else nowhere
        grid.add_row(Text(number, style="cyan"), done, held)
    return grid


def summary(report: GameCoverage, words: Words) -> list[str]:
    """Say whether every paragraph is carried out and held."""
    total = len(report.paragraphs)
    if not report.untested and not report.uncited:
        return [words.say("coverage-whole", paragraphs=total)]
    found: list[str] = []
    for key, numbers in (("untested", report.untested), ("uncited", report.uncited)):
        if numbers:
            missing = ", ".join(numbers)
            told = words.say(f"coverage-{key}", count=len(numbers), total=total, missing=missing)
            found.append(told)
    return found
