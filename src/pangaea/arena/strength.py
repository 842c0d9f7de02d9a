"""How strong the levels are: what `make strength` measured, kept as data and told as a page."""

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

from pangaea.arena.findings import Balance, Rating
from pangaea.arena.pages import (
    ReportPage,
    ReportPart,
    dot,
    ends,
    name_of,
    percent,
    points,
    share,
)
from pangaea.arena.plots import plotted
from pangaea.arena.statistics import Estimate
from pangaea.bots import level_name
from pangaea.bots.roster import BY_ITERATIONS
from pangaea.core.words import Words, words_for

DATA: Final = "strength.json"  # beside this module, so that a server has it
DRAWN: Final = 1  # the rung that is also drawn: strong among casual


class Measured(Struct, frozen=True):
    """How one level did alone among others of another; without games, not measured."""

    game: str
    seats: int
    one: str
    others: str
    games: int = 0
    share: Estimate | None = None


class Skills(Struct, frozen=True):
    """How skilled the levels are at a table of one size."""

    game: str
    seats: int
    ratings: list[Rating]


class Speed(Struct, frozen=True):
    """How many iterations a search makes in a second of one core."""

    game: str
    seats: int
    rate: int
    far: int = 0  # where expert looks farther ahead than strong: its own rate


class Strength(Struct, frozen=True):
    """Everything the ladder says."""

    less: int  # the seconds of a turn are divided by this
    levels: list[str]  # the weakest first; how many iterations they have stands in each cell
    rungs: list[Measured]  # for each table, each level among the one below it
    full: list[Measured]  # with the whole seconds of a turn
    peers: list[Measured]  # against OpenSpiel's search, as many iterations
    timed: list[Measured]  # as much time
    skills: list[Skills]
    speeds: list[Speed]
    balances: list[Balance]
    minutes: int  # by the clock that the games took, all processes added up


@cache
def committed() -> Strength:
    """Return what was measured last, as the package brings it."""
    text = files("pangaea.arena").joinpath(DATA).read_bytes()
    return msgspec.json.decode(text, type=Strength)


def balance_of(slug: str) -> Balance | None:
    """Return what the ladder's games say of a game; None of one that it did not play."""
    return next((one for one in committed().balances if one.plan.game == slug), None)


def strength_page(found: Strength, language: str) -> ReportPage:
    """Lay out how strong the levels are."""
    words = words_for("", language)
    parts = [rungs_part(found, words), skills_part(found, words)]
    for key, cells in (("peers", found.peers), ("timed", found.timed), ("full", found.full)):
        parts.append(cells_part(key, cells, words))
    parts.append(speeds_part(found, words))
    title = words.say("strength-title")
    return ReportPage(language, title, [part for part in parts if part.rows])


def rungs_part(found: Strength, words: Words) -> ReportPart:
    """Tell each level among the one below it, a row for each table."""
    tables = list(dict.fromkeys((cell.game, cell.seats) for cell in found.rungs))
    rows = []
    for game, seats in tables:
        cells = [cell for cell in found.rungs if (cell.game, cell.seats) == (game, seats)]
        shown = [cell_text(cell, words) for cell in cells]
        budget = budget_of(cells)
        rows.append([title_of(game, words), str(seats), percent(1 / seats), budget, *shown])
    steps = list(dict.fromkeys(rung_of(cell) for cell in found.rungs))
    heads = [among(one, others, words) for one, others in steps]
    meaning = words.say("strength-rungs-meaning", less=found.less, minutes=found.minutes)
    heading = words.say("strength-rungs-heading")
    columns = [*heads_of(("game", "players", "fair", "budget"), words), *heads]
    drawn = [cell for cell in found.rungs if steps.index(rung_of(cell)) == DRAWN]
    svg = drawn_cells(heads[DRAWN], drawn, words)
    return ReportPart(heading, meaning, columns, rows, "rungs" if svg else "", svg)


def rung_of(cell: Measured) -> tuple[str, str]:
    """Return the two levels of a cell, whatever their iterations."""
    return plain(cell.one), plain(cell.others)


def plain(level: str) -> str:
    """Return a level's name without its iterations."""
    return level.partition(BY_ITERATIONS)[0]


def budget_of(cells: list[Measured]) -> str:
    """Write how many iterations the first of these levels has that thinks ahead."""
    budgets = [cell.one.partition(BY_ITERATIONS)[2] for cell in cells]
    return next((grouped(int(budget)) for budget in budgets if budget), "–")


def drawn_cells(title: str, cells: list[Measured], words: Words) -> str:
    """Draw shares beside what would be fair."""
    dots = [
        dot(f"{title_of(cell.game, words)}, {cell.seats}", cell.share, mark=1 / cell.seats)
        for cell in cells
        if cell.share is not None
    ]
    return plotted(title, dots) if dots else ""


def skills_part(found: Strength, words: Words) -> ReportPart:
    """Tell how skilled each level is, a row for each table."""
    rows = [
        [
            title_of(one.game, words),
            str(one.seats),
            *(skill_text(rating, words) for rating in one.ratings),
        ]
        for one in found.skills
    ]
    names = [level_name(plain(level), words) for level in found.levels]
    columns = [*heads_of(("game", "players"), words), *names]
    return ReportPart(
        words.say("arena-ratings-heading"), words.say("arena-ratings-meaning"), columns, rows
    )


def cells_part(key: str, cells: list[Measured], words: Words) -> ReportPart:
    """Tell single comparisons, a row for each."""
    rows = [
        [
            title_of(cell.game, words),
            str(cell.seats),
            name_of(cell.one, words),
            name_of(cell.others, words),
            cell_text(cell, words),
        ]
        for cell in cells
    ]
    columns = heads_of(("game", "players", "one", "others", "share"), words)
    heading, meaning = (words.say(f"strength-{key}-{part}") for part in ("heading", "meaning"))
    return ReportPart(heading, meaning, columns, rows)


def speeds_part(found: Strength, words: Words) -> ReportPart:
    """Tell how fast a search is."""
    rows = [[title_of(one.game, words), str(one.seats), grouped(one.rate)] for one in found.speeds]
    columns = heads_of(("game", "players", "rate"), words)
    heading, meaning = (words.say(f"strength-speeds-{part}") for part in ("heading", "meaning"))
    return ReportPart(heading, meaning, columns, rows)


def grouped(number: int) -> str:
    """Write a number with its thousands apart."""
    return f"{number:,}".replace(",", "\u202f")


def heads_of(keys: tuple[str, ...], words: Words) -> list[str]:
    """Return the heads of columns."""
    return [words.say(f"strength-{key}") for key in keys]


def title_of(game: str, words: Words) -> str:
    """Return what a game is called."""
    return words_for(game, words.language).say("title")


def among(one: str, others: str, words: Words) -> str:
    """Name a level among others."""
    alone, beside = (level_name(plain(level), words) for level in (one, others))
    return words.say("arena-among", one=alone, others=beside)


def cell_text(cell: Measured, words: Words) -> str:
    """Write a share with its interval and games; what was not played is not guessed."""
    if cell.share is None:
        return words.say("strength-not-measured")
    return words.say("strength-cell", share=share(cell.share), games=cell.games)


def skill_text(rating: Rating, words: Words) -> str:
    """Write a skill with half of its interval."""
    if not rating.games:
        return words.say("strength-not-measured")
    low, high = ends(rating.skill)
    return f"{points(rating.skill.value)} ± {points((high - low) / 2)}"
