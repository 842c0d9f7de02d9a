"""The ladder: every level against the one below it, in every game, as docs/strength.md and data.

    python -m bench.ladder --folder build/ladder --minutes 30 --jobs 2 --write

A cell is a game, a number of players and two levels: neighbours with their seconds divided by one
number (`rungs`), strong with its whole second (`full`), and strong against OpenSpiel's search with
as many iterations (`peers`) and with as much time (`timed`). Seconds are told in iterations, so
that a busy machine changes nothing: those that a search made in them on a quiet core when the
folder was begun (`rates.json`). Cells are played in turn, a few blocks at a
time, the least certain first, until each is precise enough or the time is up; what was played stays
in the folder, and the same command goes on. A cell that was not played is told as not measured.
`--anew [GAME:SEATS …]` begins a folder with what the last run wrote, but for tables whose play has
changed since: what is known of a cell counts, and it goes on with the block after it.
`--ray ADDRESS` plays the same schedule on a Ray cluster, with the same results.
"""

import argparse
from collections import Counter
from contextlib import closing
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from time import monotonic
from typing import TypeVar

import msgspec
from msgspec import Struct

from bench.strength import iterations_per_second, spiel_iterations_per_second
from pangaea import shelf
from pangaea.arena.balance import balance, pairing_of
from pangaea.arena.findings import Balance
from pangaea.arena.pages import SHOWN
from pangaea.arena.ratings import ratings
from pangaea.arena.statistics import Estimate, wilson
from pangaea.arena.strength import DATA, Measured, Skills, Speed, Strength, strength_page
from pangaea.arena.tournament import (
    PLAN,
    Fixture,
    Games,
    Maker,
    Plan,
    Played,
    Runner,
    hold,
    opened,
    read_plan,
)
from pangaea.bots import bot, looks_far, seconds_for
from pangaea.bots.roster import BY_ITERATIONS
from pangaea.core.game import Game
from pangaea.research import runner

LESS = 50  # the seconds of a turn are divided by this
LEVELS = ["beginner", "casual", "strong", "expert"]
PLAIN_SEATS = 4  # where the speed of every game is told
ROUND = 10  # budgets are whole tens of iterations
PEER = "ismcts"
PEER_ITERATIONS = 200
KINDS = ["rungs", "full", "peers", "timed"]
SEED = 1
BLOCKS = 2  # at a time
PRECISE = 0.10  # half of an interval, between neighbouring levels
MOST_PRECISE = 0.05  # between strong and casual one to one
SLOWEST = 20  # iterations that OpenSpiel's search has at least, where time is equal
SPENT = "minutes.json"
TIMED = "timed.json"
RATES = "rates.json"
KNOWN = "known.json"
PAGE = Path("docs/strength.md")
PACKAGE = Path("src/pangaea/arena")


AtTable = TypeVar("AtTable", Measured, Skills)


class TimeIsUp(Exception):
    """No further game is begun."""


class Cell(Struct, frozen=True):
    """A game, a number of players, and a level among others of another."""

    kind: str
    game: str
    seats: int
    one: str
    others: str

    def plan(self, blocks: int, first: int = 0) -> Plan:
        """Return what is played for so many blocks, those before the first elsewhere."""
        levels = [self.others, self.one]
        return Plan(self.game, self.seats, levels, blocks, SEED, ladder=True, first=first)

    def folder(self, folder: Path) -> Path:
        """Return where it is kept."""
        return folder / f"{self.kind}-{self.game}-{self.seats}-{self.one}-{self.others}"

    def precise(self) -> float:
        """Return how narrow half of its interval is to be."""
        best = self.kind == "rungs" and self.others == "casual" and self.seats == 2
        return MOST_PRECISE if best else PRECISE

    def maker(self) -> Maker:
        """Return what makes its players."""
        if not self.others.startswith(PEER):
            return bot
        from pangaea.research.ismcts import contestant  # noqa: PLC0415 - an extra

        return contestant


def main(given: list[str] | None = None) -> None:
    """Play for a while, then write the table."""
    wish = arguments(given)
    began, deadline = monotonic(), monotonic() + 60 * wish.minutes
    play = until(deadline, runner(wish.jobs, wish.ray))
    if wish.anew is not None:
        begin_from(wish.root / PACKAGE / DATA, wish.folder, wish.anew)
    if wish.minutes:
        measure_rates(wish.folder)
    if wish.minutes and "timed" in (wish.kind or KINDS):
        measure_speeds(wish.folder)
    cells = [
        cell
        for cell in all_cells(wish.folder)
        if (not wish.games or cell.game in wish.games)
        and cell.kind in (wish.kind or KINDS)
        and (not wish.seats or cell.seats in wish.seats)
        and (not wish.level or cell.one.partition("@")[0] in wish.level)
    ]
    while monotonic() < deadline:
        open_cells = [cell for cell in cells if uncertainty(cell, wish.folder) > 1.0]
        if not open_cells:
            break
        cell = max(open_cells, key=lambda one: uncertainty(one, wish.folder))
        try:
            play_on(cell, wish.folder, play)
        except TimeIsUp:
            break
        print(cell, share_text(cell, wish.folder), flush=True)
    spend(wish.folder, (monotonic() - began) / 60 * wish.jobs)
    if wish.write:
        write(wish.folder, wish.root)


def arguments(given: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="bench.ladder", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--kind", action="append", choices=KINDS, help="only cells of this kind")
    parser.add_argument("--level", action="append", help="only this one among others")
    parser.add_argument("--seats", action="append", type=int, help="only tables of this size")
    parser.add_argument("--anew", nargs="*", metavar="GAME:SEATS", help="tables that changed")
    parser.add_argument("--folder", type=Path, default=Path("build/ladder"))
    parser.add_argument("--minutes", type=float, default=240.0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--ray", help="address of a Ray cluster, or local")
    parser.add_argument("--write", action="store_true", help="write page and data")
    parser.add_argument("--root", type=Path, default=Path(), help="of the sources to write to")
    return parser.parse_args(given)


def until(deadline: float, play: Runner) -> Runner:
    """Begin no game after a moment; one under way is played to its end and kept."""

    def run(plan: Plan, missing: list[Fixture], maker: Maker) -> Games:
        with closing(play(plan, missing, maker)) as games:
            for told in games:
                yield told
                if monotonic() > deadline:
                    raise TimeIsUp

    return run


# -- the cells -----------------------------------------------------------------------------------


def all_cells(folder: Path) -> list[Cell]:
    """Every rung at fewest, usual and most players; each game's other cells at the fewest."""
    budgets = Budgets(folder)
    cells = [
        Cell("rungs", game.slug, seats, one, others)
        for game in shelf.games()
        for seats in table_sizes(game)
        for others, one in pairwise(budgets.levels(game.slug, seats))
    ]
    cells += [full_cell(game, budgets) for game in shelf.games()]
    if find_spec("pyspiel") is not None:
        cells += [peer_cell(game) for game in shelf.games()]
        cells += [timed_cell(game, folder) for game in shelf.games()]
    return cells


class Budgets:
    """How many iterations the levels that think ahead have for a turn, table by table."""

    def __init__(self, folder: Path) -> None:
        self.rates = {(one.game, one.seats): one for one in rates_of(folder)}

    def level(self, name: str, game: str, seats: int, less: int = LESS) -> str:
        """Name a level with its iterations, those of its seconds; plain if no rate is known."""
        known = self.rates.get((game, seats))
        if known is None:
            return name
        rate = known.far if known.far and looks_far(name) else known.rate
        iterations = ROUND * round(seconds_for(name) * rate / less / ROUND)
        return f"{name}{BY_ITERATIONS}{iterations}" if iterations else name

    def levels(self, game: str, seats: int) -> list[str]:
        """Name all levels, the weakest first."""
        return [self.level(name, game, seats) for name in LEVELS]


def rates_of(folder: Path) -> list[Speed]:
    """Return how many iterations a second a search made at each table, if that was measured."""
    file = folder / RATES
    return msgspec.json.decode(file.read_bytes(), type=list[Speed]) if file.exists() else []


def measure_rates(folder: Path) -> None:
    """Measure the speeds once: later runs play on with the same budgets."""
    known = {(one.game, one.seats): one for one in rates_of(folder)}
    tables = [(game, seats) for game in shelf.games() for seats in told_sizes(game)]
    found = [rated(game, seats, known.get((game.slug, seats))) for game, seats in tables]
    folder.mkdir(parents=True, exist_ok=True)
    (folder / RATES).write_bytes(msgspec.json.encode(found))


def rated(game: Game, seats: int, known: Speed | None) -> Speed:
    """Return the speeds at a table; looking farther costs the same share of a known one."""
    farther = game.advisor.farther
    if known is not None and (known.far or not farther):
        return known
    near = iterations_per_second(game, seats)
    rate = near if known is None else known.rate
    far = round(rate * iterations_per_second(game, seats, farther) / near) if farther else 0
    return Speed(game.slug, seats, rate, far)


def full_cell(game: Game, budgets: Budgets) -> Cell:
    """Return a game's spot check: strong with its whole second among casual ones."""
    seats = game.seats[0]
    return Cell("full", game.slug, seats, budgets.level("strong", game.slug, seats, 1), "casual")


def table_sizes(game: Game) -> list[int]:
    """Return the fewest, the usual and the most players."""
    return sorted({game.seats[0], game.usual_seats, game.seats[-1]})


def told_sizes(game: Game) -> list[int]:
    """Return the sizes of the tables whose speed is told: those, and a common one."""
    return sorted({*table_sizes(game), PLAIN_SEATS} & set(game.seats))


def peer_cell(game: Game) -> Cell:
    """Return a game's comparison with OpenSpiel's search at equal iterations."""
    ours, theirs = (f"{name}{BY_ITERATIONS}{PEER_ITERATIONS}" for name in ("strong", PEER))
    return Cell("peers", game.slug, game.seats[0], ours, theirs)


def timed_cell(game: Game, folder: Path) -> Cell:
    """Return the comparison at equal time, if the speeds were measured: else without budgets."""
    levels = timed_levels(folder).get(game.slug, ("strong", PEER))
    return Cell("timed", game.slug, game.seats[0], *levels)


def timed_levels(folder: Path) -> dict[str, tuple[str, str]]:
    """Return who meets where time is equal, by game."""
    file = folder / TIMED
    if not file.exists():
        return {}
    return msgspec.json.decode(file.read_bytes(), type=dict[str, tuple[str, str]])


def measure_speeds(folder: Path) -> None:
    """Find out once, for each game, how many iterations take as long as OpenSpiel's few."""
    if timed_levels(folder) or find_spec("pyspiel") is None:
        return
    found = {}
    for game in shelf.games():
        ours = iterations_per_second(game, game.seats[0])
        theirs = spiel_iterations_per_second(game, game.seats[0])
        found[game.slug] = (f"strong@{round(SLOWEST * ours / theirs)}", f"{PEER}@{SLOWEST}")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / TIMED).write_bytes(msgspec.json.encode(found))


def played(cell: Cell, folder: Path) -> list[Played]:
    """Return what was played of a cell: whole blocks, for a part of one favours some seats."""
    place = cell.folder(folder)
    if not (place / PLAN).exists():
        return []
    plan = read_plan(place)
    games = opened(place, cell.plan(plan.blocks, plan.first))
    whole = Counter(one.fixture.block for one in games)
    return [one for one in games if whole[one.fixture.block] == cell.seats]


def play_on(cell: Cell, folder: Path, play: Runner) -> None:
    """Play a few blocks more of a cell."""
    first = first_block(cell, folder)
    blocks = first + len(played(cell, folder)) // cell.seats + BLOCKS
    place = cell.folder(folder)
    hold(shelf.game(cell.game), cell.plan(blocks, first), place, runner=play, maker=cell.maker())


def first_block(cell: Cell, folder: Path) -> int:
    """Return the block that a cell began with in this folder, or will: the one after the known."""
    place = cell.folder(folder)
    if (place / PLAN).exists():
        return read_plan(place).first
    known = known_of(cell, folder)
    return 0 if known is None else known.games // cell.seats


def known_of(cell: Cell, folder: Path) -> Measured | None:
    """Return what was written of a cell before the folder was begun."""
    file = folder / KNOWN
    if not file.exists():
        return None
    known = msgspec.json.decode(file.read_bytes(), type=Strength)
    cells: list[Measured] = getattr(known, cell.kind)
    wanted = (cell.game, cell.seats, cell.one, cell.others)
    found = [one for one in cells if (one.game, one.seats, one.one, one.others) == wanted]
    return found[0] if found else None


def share_of(cell: Cell, folder: Path) -> Estimate | None:
    """Return the share of victories in a cell, if it was played here or before."""
    return measured(cell, folder).share


def uncertainty(cell: Cell, folder: Path) -> float:
    """Return how much wider than wanted a cell's interval is; what was never played comes first."""
    share = share_of(cell, folder)
    if share is None or share.low is None or share.high is None:
        return 1000.0
    return (share.high - share.low) / 2 / cell.precise()


def share_text(cell: Cell, folder: Path) -> str:
    """Write a cell for whoever looks on."""
    share = share_of(cell, folder)
    return "-" if share is None else f"{share.value:.2f} of {measured(cell, folder).games}"


# -- page and data -------------------------------------------------------------------------------


def write(folder: Path, root: Path) -> None:
    """Write what was measured: data for the server, and the page of the documentation."""
    found = strength(folder)
    text = msgspec.json.format(msgspec.json.encode(found), indent=1)
    (root / PACKAGE / DATA).write_bytes(text + b"\n")
    page = strength_page(found, "en").markdown().replace("](rungs.svg)", "](pictures/rungs.svg)")
    (root / PAGE).write_text(page, encoding="utf-8")
    for name, svg in strength_page(found, "en").pictures().items():
        pictures = (root / PAGE).parent / "pictures"
        pictures.mkdir(exist_ok=True)
        (pictures / name).write_text(svg, encoding="utf-8")


def strength(folder: Path) -> Strength:
    """Draw up everything that was measured."""
    found = played_here(folder)
    known = folder / KNOWN
    if not known.exists():
        return found
    told = msgspec.json.decode(known.read_bytes(), type=Strength)
    return fuller(found, without_former(told, Budgets(folder)))


def played_here(folder: Path) -> Strength:
    """Draw up what was played in a folder."""
    cells, budgets = all_cells(folder), Budgets(folder)
    tables = [(game.slug, seats) for game in shelf.games() for seats in table_sizes(game)]
    kinds = {
        kind: [measured(cell, folder) for cell in cells if cell.kind == kind] for kind in KINDS
    }
    return Strength(
        less=LESS,
        levels=LEVELS,
        **kinds,
        skills=[
            Skills(slug, seats, ratings(table_games(slug, seats, folder), levels))
            for slug, seats in tables
            if (levels := budgets.levels(slug, seats))
        ],
        speeds=rates_of(folder),
        balances=[found for game in shelf.games() if (found := usual_balance(game, folder))],
        minutes=round(minutes_spent(folder)),
    )


def begin_from(written: Path, folder: Path, anew: list[str]) -> None:
    """Begin a folder with what was written, but for some tables; one that was begun stays."""
    if (folder / KNOWN).exists():
        return
    known = msgspec.json.decode(written.read_bytes(), type=Strength)
    left = msgspec.structs.replace(
        known,
        **{kind: without(getattr(known, kind), anew) for kind in [*KINDS, "skills"]},
        balances=[one for one in known.balances if f"{one.plan.game}:{one.plan.seats}" not in anew],
    )
    folder.mkdir(parents=True, exist_ok=True)
    (folder / KNOWN).write_bytes(msgspec.json.encode(left))
    (folder / RATES).write_bytes(msgspec.json.encode(known.speeds))


def without(cells: list[AtTable], tables: list[str]) -> list[AtTable]:
    """Leave out what was measured at some tables."""
    return [one for one in cells if f"{one.game}:{one.seats}" not in tables]


def without_former(known: Strength, budgets: Budgets) -> Strength:
    """Tell the ratings of levels that have another budget now as not measured."""
    skills = []
    for one in known.skills:
        told = {rating.level: rating for rating in one.ratings}
        unknown = ratings([], budgets.levels(one.game, one.seats))
        now = [told.get(rating.level, rating) for rating in unknown]
        skills.append(Skills(one.game, one.seats, now))
    return msgspec.structs.replace(known, skills=skills)


def fuller(found: Strength, known: Strength) -> Strength:
    """Of each cell keep whoever played more; ratings and balance of who played more of all."""
    before = {(one.game, one.seats): one for one in known.skills}
    skills = [fuller_skills(one, before.get((one.game, one.seats), one)) for one in found.skills]
    played = {(one.game, one.seats) for one in skills if one in found.skills}
    balances = {one.plan.game: one for one in known.balances}
    for one in found.balances:
        if (one.plan.game, one.plan.seats) in played or one.plan.game not in balances:
            balances[one.plan.game] = one
    return msgspec.structs.replace(
        found,
        **{kind: fuller_cells(getattr(found, kind), getattr(known, kind)) for kind in KINDS},
        skills=skills,
        balances=list(balances.values()),
        minutes=found.minutes + known.minutes,
    )


def fuller_skills(found: Skills, known: Skills) -> Skills:
    """Keep the ratings that are known, unless every level has played at least as much since."""
    games = {one.level: one.games for one in found.ratings}
    return found if all(games.get(one.level, 0) >= one.games for one in known.ratings) else known


def fuller_cells(found: list[Measured], known: list[Measured]) -> list[Measured]:
    """Of each cell keep the one with more games."""
    before = {(one.game, one.seats, one.one, one.others): one for one in known}
    return [
        max(one, before.get((one.game, one.seats, one.one, one.others), one), key=games_of)
        for one in found
    ]


def games_of(cell: Measured) -> int:
    """Return how many games a cell is made of."""
    return cell.games


def games_rated(skills: Skills) -> int:
    """Return how many games the ratings of a table are made of."""
    return sum(rating.games for rating in skills.ratings)


def measured(cell: Cell, folder: Path) -> Measured:
    """Return a cell as it is told: what was played here, and what is known if it goes on there."""
    games = played(cell, folder)
    wins = pairing_of(cell.plan(1), 0, games).share.value * len(games)
    number, first = len(games), first_block(cell, folder)
    known = known_of(cell, folder)
    if first and known is not None and known.share and known.games == first * cell.seats:
        wins += known.share.value * known.games
        number += known.games
    share = wilson(wins, number) if number else None
    return Measured(cell.game, cell.seats, cell.one, cell.others, number, share)


def table_games(slug: str, seats: int, folder: Path) -> list[Played]:
    """Return the games of all rungs at one table, each with the number of its rung."""
    found = []
    for rung, (others, one) in enumerate(pairwise(Budgets(folder).levels(slug, seats))):
        for game in played(Cell("rungs", slug, seats, one, others), folder):
            fixture = msgspec.structs.replace(game.fixture, pairing=rung)
            found.append(msgspec.structs.replace(game, fixture=fixture))
    return found


def usual_balance(game: Game, folder: Path) -> Balance | None:
    """Return what the games at the usual table say of a game."""
    games = table_games(game.slug, game.usual_seats, folder)
    if not games:
        return None
    levels = Budgets(folder).levels(game.slug, game.usual_seats)
    met = [level for level in levels if any(level in one.levels for one in games)]
    plan = Plan(game.slug, game.usual_seats, met, 1, SEED, ladder=True)
    found = balance(plan, games)
    uses = found.uses
    chosen = uses if len(uses) <= 2 * SHOWN else [*uses[:SHOWN], *uses[-SHOWN:]]
    return msgspec.structs.replace(found, uses=chosen)


def minutes_spent(folder: Path) -> float:
    """Return how long the games took, all runs together."""
    file = folder / SPENT
    return msgspec.json.decode(file.read_bytes(), type=float) if file.exists() else 0.0


def spend(folder: Path, minutes: float) -> None:
    """Add the time of a run."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / SPENT).write_bytes(msgspec.json.encode(minutes_spent(folder) + minutes))


if __name__ == "__main__":
    main()
