"""`pangaea simulate`: many games between bots."""

from collections.abc import Callable
from secrets import randbelow
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from pangaea import arena, shelf
from pangaea.arena import Contestant, Estimate, Report
from pangaea.bots import level_name
from pangaea.cli.console import screen, side_screen, write_json
from pangaea.cli.given import box_from, levels_from, variants_from
from pangaea.cli.language import spoken
from pangaea.cli.parameters import BoxFile, FormerVariants, Json, Lang, Seed, Slug, Variants
from pangaea.core.words import Words, words_for

SEEDS = 1_000_000


def simulate(
    game: Slug,
    /,
    *,
    seats: Annotated[int | None, Parameter(help="help-arg-seats")] = None,
    games: Annotated[int, Parameter(help="help-arg-count")] = 1000,
    seed: Seed = None,
    bots: Annotated[str, Parameter(help="help-arg-lineup")] = "random",
    rotate: Annotated[bool, Parameter(negative="", help="help-arg-rotate")] = False,
    jobs: Annotated[int, Parameter(help="help-arg-jobs")] = 1,
    variant: Variants = None,
    option: FormerVariants = None,
    box: BoxFile = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Play games between bots and report."""
    chosen = shelf.game(game)
    words = words_for(chosen.slug, spoken(lang))
    with progress() as bar:
        task = bar.add_task(words.say("simulate-progress"), total=games)
        report = arena.simulate(
            chosen,
            seats or chosen.usual_seats,
            games,
            randbelow(SEEDS) if seed is None else seed,
            levels_from(bots),
            variants_from(chosen, [*(variant or []), *(option or [])]),
            box_from(chosen, box),
            rotate=rotate,
            jobs=jobs,
            heard=lambda added: bar.advance(task, added),
        )
    if json:
        write_json(report)
    else:
        show(screen(), report, words)
    return 0


def progress() -> Progress:
    """Return a bar that shows on a terminal only, and leaves nothing behind."""
    console = side_screen()
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def show(console: Console, report: Report, words: Words) -> None:
    """Print a report."""
    console.print(Text(heading(report, words), style="bold"))
    console.print(contestants(report, words))
    console.print(Text(words.say("simulate-shares"), style="dim"))
    console.print(Text(length(report, words)))
    for reason, times in report.endings.items():
        ending = words.say("simulate-ending", reason=short_reason(reason, words), games=times)
        console.print(Text(ending))
    console.print(Text(speed(report, words), style="dim"))


def short_reason(reason: str, words: Words) -> str:
    """Name a way in which games end, in a few words; a game need not have any for it."""
    key = f"{reason}-short"
    return words.say(key) if words.has(key) else reason.removeprefix("outcome-").replace("-", " ")


def heading(report: Report, words: Words) -> str:
    """Say what was played."""
    return words.say(
        "simulate-title",
        title=words.say("title"),
        games=report.games,
        seats=report.seats,
        seed=str(report.seed),
    )


def contestants(report: Report, words: Words) -> Table:
    """Lay the contestants out."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(words.say("simulate-contestant" if report.rotate else "simulate-seat"))
    table.add_column(words.say("simulate-bot"))
    for key in ("simulate-wins", "simulate-rate", "simulate-score"):
        table.add_column(words.say(key), justify="right")
    for number, row in enumerate(report.contestants, start=1):
        table.add_row(str(number), level_name(row.bot, words), *figures(row))
    return table


def figures(row: Contestant) -> tuple[str, str, str]:
    """Write what a contestant achieved."""
    return f"{row.wins:g}", interval(row.rate, percent), interval(row.score.mean, tenths)


def length(report: Report, words: Words) -> str:
    """Say how long the games were."""
    spread = report.length
    mean = interval(spread.mean, tenths)
    return words.say("simulate-length", mean=mean, least=spread.least, most=spread.most)


def speed(report: Report, words: Words) -> str:
    """Say how fast it went."""
    rate = f"{report.speed.decisions_per_second:,.0f}".replace(",", "\u202f")
    return words.say("simulate-speed", rate=rate, seconds=tenths(report.speed.seconds))


def interval(estimate: Estimate, written: Callable[[float], str]) -> str:
    """Write a value with its interval."""
    if estimate.low is None or estimate.high is None:
        return written(estimate.value)
    return f"{written(estimate.value)} [{written(estimate.low)} … {written(estimate.high)}]"


def percent(share: float) -> str:
    """Write a share."""
    return f"{100 * share:.1f}\u00a0%"


def tenths(value: float) -> str:
    """Write a number with one place."""
    return f"{value:.1f}"
