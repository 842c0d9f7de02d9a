"""Tournaments of bots in a folder: what was played is kept, and whoever stops goes on later.

The folder holds the plan, one line for every game in the order they ended, and each game's record.
A pairing is one level alone among others of another level; it is played in blocks: the same luck
with the one on every seat in turn.
"""

from collections.abc import Callable, Generator, Iterable
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations, pairwise
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from pangaea import shelf
from pangaea.arena.series import derived_seed
from pangaea.arena.simulate import check_numbers
from pangaea.bots import Bot, bot
from pangaea.core.errors import PangaeaError
from pangaea.core.game import Game
from pangaea.core.luck import Dice
from pangaea.core.match import Match
from pangaea.core.notation import written
from pangaea.core.variants import VariantValue

PLAN: Final = "plan.json"
GAMES: Final = "games.jsonl"
RECORDS: Final = "records"
UNFINISHED: Final = ".pangaea-"  # how the shelf names a file until it is whole
CHUNK: Final = 1  # games that a process takes at a time: they may be long

Heard = Callable[[int], None]
Maker = Callable[[str], Bot]  # makes a player of a level


class BadArena(PangaeaError, ValueError):
    """A folder is no arena, or of another tournament, or a tournament cannot be played."""


class Plan(Struct, frozen=True):
    """What is played: everything that decides a tournament's results."""

    game: str
    seats: int
    levels: list[str]
    blocks: int  # for each pairing
    seed: int
    ladder: bool = False  # each level alone among those one below it, and no other pairings
    variants: dict[str, VariantValue] = {}
    first: int = 0  # the blocks before this one were played elsewhere

    def pairings(self) -> list[tuple[str, str]]:
        """List who plays alone among whom; with two seats a pair meets once."""
        if len(self.levels) == 1:
            return [(self.levels[0], self.levels[0])]
        if self.ladder:
            return [(one, others) for others, one in pairwise(self.levels)]
        weaker = list(combinations(self.levels, 2))
        pairs = [(one, others) for others, one in weaker]
        return pairs if self.seats == 2 else pairs + weaker

    def fixtures(self) -> list["Fixture"]:
        """List all games: block after block, so that a tournament cut short is fair to all.

        Where all are of one level, it does not matter who sits where.
        """
        places = self.seats if len(self.levels) > 1 else 1
        return [
            Fixture(pairing, block, place)
            for block in range(self.first, self.blocks)
            for pairing in range(len(self.pairings()))
            for place in range(places)
        ]


class Fixture(Struct, frozen=True):
    """One game of a tournament: the one of its pairing sits at a place."""

    pairing: int
    block: int
    place: int


class Played(Struct, frozen=True):
    """How a game went: by seat, who played, what each scored and used, and who won."""

    fixture: Fixture
    levels: list[str]
    winners: list[int]
    scores: list[int]
    ranks: list[int]
    answers: int
    turns: int  # how often another seat was asked
    reason: str
    used: list[list[str]]  # the answers each seat gave at least once, in notation
    record: str  # the name of its file


class Told(Struct, frozen=True):
    """A game as whoever played it tells it: how it went, and its record."""

    played: Played
    record: str


Games = Generator[Told, None, None]
Runner = Callable[[Plan, list[Fixture], Maker], Games]  # plays games, in their order


def hold(
    game: Game,
    plan: Plan,
    folder: Path,
    *,
    runner: Runner | None = None,
    maker: Maker = bot,
    heard: Heard | None = None,
) -> list[Played]:
    """Play what a tournament still lacks, and return all its games in the order of the plan."""
    check(game, plan, maker)
    known = {played.fixture: played for played in opened(folder, plan)}
    if heard is not None:
        heard(len(known))
    missing = [fixture for fixture in plan.fixtures() if fixture not in known]
    with (folder / GAMES).open("ab") as file:
        for told in (runner or here)(plan, missing, maker):
            played = told.played
            shelf.write_file(str(folder / RECORDS / played.record), told.record)
            file.write(msgspec.json.encode(played) + b"\n")
            file.flush()
            known[played.fixture] = played
            if heard is not None:
                heard(1)
    return [known[fixture] for fixture in plan.fixtures()]


def check(game: Game, plan: Plan, maker: Maker) -> None:
    """Refuse what cannot be played before anything is written."""
    check_numbers(blocks=plan.blocks)
    game.check(plan.seats, plan.variants)
    for level in plan.levels:
        maker(level)
    if not plan.levels or len(set(plan.levels)) < len(plan.levels):
        raise BadArena("error-arena-levels", levels=", ".join(plan.levels))


def opened(folder: Path, plan: Plan) -> list[Played]:
    """Return what was played in a folder; make it an arena if it is empty or not there.

    A tournament may be made longer: its first blocks stay what they were.
    """
    if not (folder / PLAN).exists():
        if folder.exists() and not is_unused(folder):
            raise BadArena("error-arena-folder", path=str(folder))
        (folder / RECORDS).mkdir(parents=True, exist_ok=True)
        shelf.write_file(str(folder / PLAN), msgspec.json.encode(plan).decode() + "\n")
    known = read_plan(folder)
    if msgspec.structs.replace(known, blocks=plan.blocks) != plan:
        raise BadArena("error-arena-other", path=str(folder))
    if known.blocks < plan.blocks:
        shelf.write_file(str(folder / PLAN), msgspec.json.encode(plan).decode() + "\n")
    return read_games(folder)


def is_unused(folder: Path) -> bool:
    """Tell whether a folder holds nothing, or only what a crash before the plan left there."""
    if not folder.is_dir():
        return False
    begun = {child.name for child in folder.iterdir() if not child.name.startswith(UNFINISHED)}
    return not begun or (begun == {RECORDS} and not any((folder / RECORDS).iterdir()))


def read_plan(folder: Path) -> Plan:
    """Return the plan of an arena's folder."""
    try:
        return msgspec.json.decode((folder / PLAN).read_bytes(), type=Plan)
    except (OSError, msgspec.MsgspecError) as error:
        raise BadArena("error-arena-plan", path=str(folder / PLAN), problem=str(error)) from error


def read_games(folder: Path) -> list[Played]:
    """Return the games of a folder; one whose line was cut off is as good as never played."""
    path = folder / GAMES
    (folder / RECORDS).mkdir(exist_ok=True)
    lines = path.read_bytes().split(b"\n") if path.exists() else [b""]
    if lines[-1]:
        path.write_bytes(b"".join(line + b"\n" for line in lines[:-1]))
    found = []
    for number, line in enumerate(lines[:-1], start=1):
        try:
            found.append(msgspec.json.decode(line, type=Played))
        except msgspec.MsgspecError as error:
            raise BadArena(
                "error-arena-line", path=str(path), line=number, problem=str(error)
            ) from error
    return found


def here(plan: Plan, missing: list[Fixture], maker: Maker) -> Games:
    """Play games in this process."""
    for fixture in missing:
        yield play(plan, fixture, maker)


def in_processes(jobs: int) -> Runner:
    """Return what plays games in so many processes of their own."""
    check_numbers(jobs=jobs)

    def run(plan: Plan, missing: list[Fixture], maker: Maker) -> Games:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            plans, makers = [plan] * len(missing), [maker] * len(missing)
            yield from pool.map(play, plans, missing, makers, chunksize=CHUNK)

    return here if jobs == 1 else run


def play(plan: Plan, fixture: Fixture, maker: Maker) -> Told:
    """Play one game."""
    game = shelf.game(plan.game)
    one, others = plan.pairings()[fixture.pairing]
    levels = [one if seat == fixture.place else others for seat in range(plan.seats)]
    seed = derived_seed(plan.seed, fixture.block)
    match = Match(game, plan.seats, Dice(seed), plan.variants, bots=levels)
    used, turns = played_out(match, [maker(level) for level in levels], seed)
    name = f"{fixture.pairing}-{fixture.block}-{fixture.place}.jsonl"
    return Told(summary(match, fixture, used, turns, name), match.record())


def played_out(match: Match, bots: list[Bot], seed: int) -> tuple[list[set[str]], int]:
    """Let the bots play to the end; return what each seat answered, and the number of turns."""
    thoughts = [Dice(derived_seed(seed, seat)) for seat in range(len(bots))]
    used: list[set[str]] = [set() for _ in bots]
    turns, last = 0, -1
    while match.outcome is None:
        seat = int(match.state.first_asked())
        if seat != last:
            bots[seat].begin_turn()
            turns, last = turns + 1, seat
        option = bots[seat].choose(match.game, match.state.veiled(seat), seat, thoughts[seat])
        used[seat].add(written(match.state.question(seat), option))
        match.answer(seat, option)
    return used, turns


def summary(
    match: Match, fixture: Fixture, used: Iterable[set[str]], turns: int, record: str
) -> Played:
    """Write down how a game went."""
    outcome = match.outcome
    assert outcome is not None, "it was played to its end"
    standings = sorted(outcome.standings, key=lambda standing: standing.seat)
    return Played(
        fixture=fixture,
        levels=list(match.bots),
        winners=sorted(outcome.winners),
        scores=[standing.total for standing in standings],
        ranks=[standing.rank for standing in standings],
        answers=match.position,
        turns=turns,
        reason=outcome.reason,
        used=[sorted(answers) for answers in used],
        record=record,
    )
