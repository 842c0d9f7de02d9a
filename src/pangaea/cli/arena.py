"""`pangaea arena`: a tournament of bots in a folder, and what it says of the game."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text

from pangaea import shelf
from pangaea.arena.balance import balance
from pangaea.arena.findings import Balance
from pangaea.arena.pages import ReportPage, ReportPart, page_of
from pangaea.arena.tournament import Plan, hold
from pangaea.cli.console import screen, write_json
from pangaea.cli.given import levels_from, variants_from
from pangaea.cli.language import spoken
from pangaea.cli.parameters import Json, Lang, Slug, Variants
from pangaea.cli.simulate import progress
from pangaea.core.words import words_for
from pangaea.research import runner

LEVELS = "beginner,casual,strong@200"
REPORT = "report"


def arena(
    game: Slug,
    folder: Annotated[Path, Parameter(name="FOLDER", help="help-arg-arena")],
    /,
    *,
    seats: Annotated[int | None, Parameter(help="help-arg-seats")] = None,
    levels: Annotated[str, Parameter(help="help-arg-levels")] = LEVELS,
    blocks: Annotated[int, Parameter(help="help-arg-blocks")] = 10,
    ladder: Annotated[bool, Parameter(negative="", help="help-arg-ladder")] = False,
    seed: Annotated[int, Parameter(name="--seed", help="help-arg-seed")] = 1,
    jobs: Annotated[int, Parameter(help="help-arg-jobs")] = 1,
    ray: Annotated[str | None, Parameter(help="help-arg-ray")] = None,
    variant: Variants = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Hold a tournament, or go on with it, and write its report."""
    chosen = shelf.game(game)
    language = spoken(lang)
    words = words_for(chosen.slug, language)
    number = seats or chosen.usual_seats
    variants = chosen.check(number, variants_from(chosen, variant or []))
    plan = Plan(chosen.slug, number, levels_from(levels), blocks, seed, ladder, variants)
    with progress() as bar:
        task = bar.add_task(words.say("simulate-progress"), total=len(plan.fixtures()))
        games = hold(
            chosen,
            plan,
            folder,
            runner=runner(jobs, ray),
            heard=lambda added: bar.advance(task, added),
        )
    found = balance(plan, games)
    page = page_of(found, words)
    write_report(folder, page)
    show(found, page, as_json=json)
    screen().print("" if json else words.say("arena-written", path=str(folder / f"{REPORT}.html")))
    return 0


def write_report(folder: Path, page: ReportPage) -> None:
    """Write a tournament's report beside its games."""
    shelf.write_file(str(folder / f"{REPORT}.md"), page.markdown())
    shelf.write_file(str(folder / f"{REPORT}.html"), page.html())
    for name, svg in page.pictures().items():
        shelf.write_file(str(folder / name), svg)


def show(found: Balance, page: ReportPage, *, as_json: bool) -> None:
    """Print what a tournament says, for people or for a program."""
    if as_json:
        write_json(found)
        return
    console = screen()
    console.print(Text(page.title, style="bold"))
    for part in page.parts:
        print_part(console, part)


def print_part(console: Console, part: ReportPart) -> None:
    """Print a part of a report."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for place, column in enumerate(part.columns):
        table.add_column(column, justify="right" if place else "left")
    for row in part.rows:
        table.add_row(*row)
    console.print()
    console.print(Text(part.heading, style="bold"))
    console.print(table)
