"""The ladder: every level against the one below it, in every game, as a table of docs/strength.md.

    python -m bench.ladder --folder build/ladder --minutes 30 --jobs 2 --out docs/strength.md

A cell is a game, a number of players and a pair of neighbouring levels. Cells are played in turn, a
few blocks at a time, the least certain first, until each is precise enough or the time is up; what
was played stays in the folder, and the same command goes on. The budgets of strong and expert are
those of the library divided by one number. A cell that was not played is printed as not measured.
"""

import argparse
from collections import Counter
from itertools import pairwise
from pathlib import Path
from time import monotonic

from msgspec import Struct

from bench.strength import iterations_per_second
from pangaea import shelf
from pangaea.arena.balance import pairing_of
from pangaea.arena.ratings import Rating, ratings
from pangaea.arena.statistics import Estimate
from pangaea.arena.tournament import PLAN, Plan, Played, hold, opened, read_plan
from pangaea.bots.roster import EXPERT, STRONG
from pangaea.core.game import Game

LESS = 5  # the budgets of the library are divided by this
LEVELS = ["beginner", "casual", f"strong@{STRONG // LESS}", f"expert@{EXPERT // LESS}"]
NAMES = ["beginner", "casual", "strong", "expert"]
SEED = 1
BLOCKS = 4  # at a time
PRECISE = 0.10  # half of an interval, between neighbouring levels
MOST_PRECISE = 0.05  # between strong and casual one to one
NOT_MEASURED = "not measured"


class Cell(Struct, frozen=True):
    """A game, a number of players, and a level among others of the one below it."""

    game: str
    seats: int
    rung: int  # 1: casual among beginners, 2: strong among casual, 3: expert among strong

    def plan(self, blocks: int) -> Plan:
        """Return what is played for so many blocks."""
        levels = LEVELS[self.rung - 1 : self.rung + 1]
        return Plan(self.game, self.seats, levels, blocks, SEED, ladder=True)

    def folder(self, folder: Path) -> Path:
        """Return where it is kept."""
        return folder / f"{self.game}-{self.seats}-{NAMES[self.rung]}"

    def precise(self) -> float:
        """Return how narrow half of its interval is to be."""
        return MOST_PRECISE if self.rung == 2 and self.seats == 2 else PRECISE


def main(given: list[str] | None = None) -> None:
    """Play for a while, then write the table."""
    wish = arguments(given)
    deadline = monotonic() + 60 * wish.minutes
    cells = [
        cell
        for cell in all_cells()
        if (not wish.games or cell.game in wish.games) and NAMES[cell.rung] in wish.level
    ]
    while monotonic() < deadline:
        open_cells = [cell for cell in cells if uncertainty(cell, wish.folder) > 1.0]
        if not open_cells:
            break
        cell = max(open_cells, key=lambda one: uncertainty(one, wish.folder))
        play_on(cell, wish.folder, wish.jobs)
        print(cell, share_text(cell, wish.folder), flush=True)
    if wish.out is not None:
        text = page(wish.folder, speed=not wish.no_speed)
        wish.out.write_text(text + (f"\n{wish.note}\n" if wish.note else ""), encoding="utf-8")


def arguments(given: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="bench.ladder", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument(
        "--level", action="append", choices=NAMES[1:], help="only this one among the one below it"
    )
    parser.add_argument("--folder", type=Path, default=Path("build/ladder"))
    parser.add_argument("--minutes", type=float, default=240.0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where to write the table")
    parser.add_argument("--note", help="a sentence that closes the page")
    parser.add_argument("--no-speed", action="store_true", help="leave out iterations a second")
    wish = parser.parse_args(given)
    wish.level = wish.level or NAMES[1:]
    return wish


def all_cells() -> list[Cell]:
    """Every game at fewest, usual and most players, every rung of the ladder."""
    return [
        Cell(game.slug, seats, rung)
        for game in shelf.games()
        for seats in table_sizes(game)
        for rung in range(1, len(LEVELS))
    ]


def table_sizes(game: Game) -> list[int]:
    """Return the fewest, the usual and the most players."""
    return sorted({game.seats[0], game.usual_seats, game.seats[-1]})


def played(cell: Cell, folder: Path) -> list[Played]:
    """Return what was played of a cell: whole blocks, for a part of one favours some seats."""
    place = cell.folder(folder)
    if not (place / PLAN).exists():
        return []
    games = opened(place, cell.plan(read_plan(place).blocks))
    whole = Counter(one.fixture.block for one in games)
    return [one for one in games if whole[one.fixture.block] == cell.seats]


def play_on(cell: Cell, folder: Path, jobs: int) -> None:
    """Play a few blocks more of a cell."""
    blocks = len(played(cell, folder)) // cell.seats + BLOCKS
    hold(shelf.game(cell.game), cell.plan(blocks), cell.folder(folder), jobs=jobs)


def share_of(cell: Cell, folder: Path) -> Estimate | None:
    """Return the share of victories in a cell, if it was played."""
    games = played(cell, folder)
    return pairing_of(cell.plan(1), 0, games).share if games else None


def uncertainty(cell: Cell, folder: Path) -> float:
    """Return how much wider than wanted a cell's interval is; what was never played comes first."""
    share = share_of(cell, folder)
    if share is None or share.low is None or share.high is None:
        return 1000.0
    return (share.high - share.low) / 2 / cell.precise()


def share_text(cell: Cell, folder: Path) -> str:
    """Write a cell."""
    share = share_of(cell, folder)
    if share is None or share.low is None or share.high is None:
        return NOT_MEASURED
    games = len(played(cell, folder))
    low, high = 100 * share.low, 100 * share.high
    return f"{100 * share.value:.0f} % ({low:.0f}–{high:.0f}) of {games}"


# -- the page ----------------------------------------------------------------------------------


def page(folder: Path, *, speed: bool) -> str:
    """Write the whole page."""
    head = (
        "| game | players | fair | "
        + " | ".join(f"{b} among {a}" for a, b in pairwise(NAMES))
        + " |"
    )
    lines = [INTRODUCTION.format(less=LESS, strong=LEVELS[2], expert=LEVELS[3]), head]
    lines.append("|---|---:|---:|" + "---:|" * (len(NAMES) - 1))
    lines += [row(game, seats, folder) for game in shelf.games() for seats in table_sizes(game)]
    lines += ["", RATINGS, "| game | players | " + " | ".join(NAMES) + " |"]
    lines.append("|---|---:|" + "---:|" * len(NAMES))
    rated = [
        rating_row(game, seats, folder) for game in shelf.games() for seats in table_sizes(game)
    ]
    return "\n".join([*lines, *rated, *(speed_lines() if speed else [])]) + "\n"


def row(game: Game, seats: int, folder: Path) -> str:
    """Write a row of the table of victories."""
    cells = [share_text(Cell(game.slug, seats, rung), folder) for rung in range(1, len(LEVELS))]
    return f"| {game.slug} | {seats} | {100 / seats:.0f} % | " + " | ".join(cells) + " |"


def rating_row(game: Game, seats: int, folder: Path) -> str:
    """Write a row of the table of ratings; a level that was not played has none."""
    games = [
        one
        for rung in range(1, len(LEVELS))
        for one in played(Cell(game.slug, seats, rung), folder)
    ]
    known = {rating.level: rating for rating in ratings(games, LEVELS)}
    casual = known[LEVELS[1]].elo.value
    cells = [rating_text(known[level], casual) for level in LEVELS]
    return f"| {game.slug} | {seats} | " + " | ".join(cells) + " |"


def rating_text(rating: Rating, casual: float) -> str:
    """Write a rating beside casual's, with half of its interval."""
    if not rating.games or rating.elo.high is None:
        return NOT_MEASURED
    return f"{rating.elo.value - casual:+.0f} ± {rating.elo.high - rating.elo.value:.0f}"


def speed_lines() -> list[str]:
    """Measure iterations a second on this machine, with knowledge on."""
    found = ["", SPEED, "| game | players | iterations a second |", "|---|---:|---:|"]
    for game in shelf.games():
        for seats in sorted({game.seats[0], 4}):
            rate = iterations_per_second(game, seats)
            found.append(f"| {game.slug} | {seats} | {rate:,} |")
    return found


INTRODUCTION = """# How strong the levels are

Made by `make strength` (`bench/ladder.py`), which goes on where it stopped. One player of a level sits among others of the level below it, on every seat in turn with the same luck; a cell is the share of victories, with its 95 % interval, of so many games. A victory shared by several counts as a share. Strong and expert have a budget of iterations here, so that a busy machine changes nothing: those of the library divided by {less} (`{strong}`, `{expert}`). At a table they think by the clock, about one and five seconds a turn, which is many times more. What was not played is not guessed.

## Victories
"""  # noqa: E501
RATINGS = """## Ratings

The same games in Elo points beside casual's (Bradley and Terry's model, fitted by `arena/ratings.py`): a level 400 points above another ends before it ten times out of eleven.
"""  # noqa: E501
SPEED = """## Iterations a second

One core of the machine that made this page, other programs running beside it; searches early, later and late in a game.
"""  # noqa: E501


if __name__ == "__main__":
    main()
