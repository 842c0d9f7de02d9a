"""A server killed again and again while people play, and what must be on disk afterwards."""

import asyncio
from collections.abc import Iterable
from pathlib import Path
from random import Random
from time import monotonic

from msgspec import Struct
from tests.server.crashing import UNDO, Attempt, Book, Promise, Server, Visitor, party
from tests.server.store_contract import closing

from pangaea import shelf
from pangaea.core.luck import Dice
from pangaea.core.match import Match
from pangaea.core.record import AnswerLine, UndoLine, read_rows
from pangaea.core.replay import _begun
from pangaea.server.live.new_tables import begin_match
from pangaea.server.settings import DATABASE
from pangaea.server.store.contract import SeatRow, TableRow, standing_of
from pangaea.server.store.sqlite import SqliteStore
from pangaea.server.upkeep.backup import check

PARTIES = 3  # tables at which people play at the same time
MOST_ANSWERS = 6  # between two kills


class Figures(Struct):
    """What a trial has done."""

    kills: int = 0
    answers: int = 0
    undos: int = 0
    joins: int = 0
    rematches: int = 0
    seconds: float = 0.0

    def add(self, other: "Figures") -> None:
        """Add what another trial has done."""
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


# -- before ----------------------------------------------------------------------------------------


def a_table(name: str) -> tuple[TableRow, Match]:
    """Return a table for two, both the same person, that has begun."""
    seats = [SeatRow("device", seat, holder="player") for seat in ("Ada", "Bo")]
    variants: dict[str, bool | int | str] = {"rounds": "5", "advanced": True}
    row = TableRow(name, "cubosaurs", "player", "en", seats, variants, 1.0, 1.0)
    return row, begin_match(row)


def a_finished_table(name: str) -> tuple[TableRow, list[str]]:
    """Return a table whose game is over, and its log."""
    row, match = a_table(name)
    luck = Dice(1)
    while match.asked:
        match.answer(match.asked[0], match.state.random_option(match.asked[0], luck))
    row.standing = standing_of(match)
    row.lines = len(match.lines)
    return row, match.rows()


async def prepare(room: Path, running: int, finished: int) -> tuple[list[str], list[str]]:
    """Prepare tables; nobody serves them yet."""
    games, over = [f"t{number}" for number in range(running)], [f"f{n}" for n in range(finished)]
    ended, log = a_finished_table("")
    async with closing(SqliteStore(room / DATABASE)) as store:
        for name in games:
            await store.create(a_table(name)[0])
        for name in over:
            ended.id = name
            await store.create(ended, log=log)
    return games, over


# -- meanwhile -------------------------------------------------------------------------------------


async def play_through(
    server: Server, book: Book, running: list[str], over: list[str], kills: int, seed: int
) -> None:
    """Let people play, come and go while the server is killed."""
    waiting = list(running)

    parties = [asyncio.create_task(party(server, waiting, book)) for _ in range(PARTIES)]
    visitor = asyncio.create_task(Visitor(server, book).visit(over))
    luck = Random(seed)
    for _ in range(kills):
        server.start()
        wanted = book.acknowledged + luck.randint(1, MOST_ANSWERS)
        await book.reach(wanted, (*parties, visitor))
        assert not all(task.done() for task in parties), "the games ended too early"
        await asyncio.sleep(luck.uniform(0, 0.01))  # an answer may be anywhere on its way
        server.kill()
    server.gone = True  # a cancellation alone can be lost in `wait_for`
    await asyncio.wait([*parties, visitor], timeout=15)
    for task in (*parties, visitor):
        task.cancel()
    for found in await asyncio.gather(*parties, visitor, return_exceptions=True):
        if isinstance(found, Exception):
            raise found


# -- afterwards ------------------------------------------------------------------------------------


class Logged(Struct, frozen=True):
    """A line of a log that was somebody's choice, or an undo."""

    line: int
    seat: int
    option: int
    position: int  # where it was tried
    forced: bool = False  # nothing else was possible, so that the server answered


def moves_in(row: TableRow, lines: list[str]) -> list[Logged]:
    """Play a log again with the luck of its seed."""
    record = read_rows([row.header, *lines])
    assert record.problem is None
    twin = _begun(record.header, shelf.game(row.game), record.header.luck_from(row.seed))
    found: list[Logged] = []
    for number, line in enumerate(record.lines):
        if isinstance(line, UndoLine):
            found.append(Logged(number, line.seat, UNDO, twin.position))
            twin.undo(line.seat)
            continue
        assert isinstance(line, AnswerLine)  # nobody agrees to an end there
        twin.answer(line.seat, line.answer)
        step = twin.steps[-1]
        position, is_forced = twin.position - 1, step.choices == 1
        found.append(Logged(number, step.seat, step.option, position, is_forced))
    return found


def account(attempts: Iterable[tuple[int, Attempt]], logged: list[Logged]) -> dict[int, int]:
    """Find the line of each move of one seat: all that was acknowledged, in order, nothing twice.

    Whatever was refused is not there; the last move may be there without a reply. What was said
    again after a kill may have been there before, and been taken back by the other seat meanwhile:
    then it is there although it was refused, or twice if it was taken again. Or the other seat took
    its own back, and what is asked there now leaves no choice but what was said: it was given.
    """
    tries, moves = list(attempts), logged
    logged = [line for line in moves if not line.forced]
    ways: list[tuple[int, dict[int, int]]] = [(0, {})]  # lines accounted for, and whose they are
    for number, attempt in tries:
        following: dict[int, dict[int, int]] = {}
        for used, found in ways:
            for taken in takes(attempt, logged, used):
                mine = {number: logged[used + taken - 1].line} if taken else {}
                following.setdefault(used + taken, {**found, **mine})
            if given := given_instead(attempt, moves):
                following.setdefault(used, {**found, number: given.line})
        assert following, ("lost", attempt, logged[ways[0][0] : ways[0][0] + 1])
        ways = list(following.items())
    whole = dict(ways).get(len(logged))
    assert whole is not None, ("nobody said so", logged[max(used for used, _ in ways)])
    return whole


def takes(attempt: Attempt, logged: list[Logged], used: int) -> list[int]:
    """Say how many of the next lines may be an attempt's."""
    same = 0
    while same < 2 and used + same < len(logged) and is_of(logged[used + same], attempt):
        same += 1
    least = (
        0 if attempt.fate == "refused" or (attempt.fate == "open" and used == len(logged)) else 1
    )
    most = {"refused": 1 if attempt.repeated else 0, "open": 1, "done": 1 + attempt.repeated}
    return list(range(least, min(same, most[attempt.fate]) + 1))


def given_instead(attempt: Attempt, moves: list[Logged]) -> Logged | None:
    """Return the forced answer that was there when an attempt was said again."""
    if not attempt.repeated or attempt.fate != "done":
        return None
    return next((line for line in moves if line.forced and is_of(line, attempt)), None)


def is_of(line: Logged, attempt: Attempt) -> bool:
    """Tell whether a line is what was tried."""
    tried = (attempt.seat, attempt.option, attempt.position)
    return (line.seat, line.option, line.position) == tried


async def logs(room: Path) -> dict[str, tuple[TableRow, list[str]]]:
    """Read every table of a folder."""
    async with closing(SqliteStore(room / DATABASE)) as store:
        found = {}
        for name in await store.names():
            row = await store.load(name)
            assert row is not None
            found[name] = (row, await store.lines(name))
        return found


Logs = dict[str, tuple[TableRow, list[str]]]


def check_moves(book: Book, kept: Logs) -> dict[int, int]:
    """Check every move, and return the line of each that is on disk."""
    found: dict[int, int] = {}
    for table in {attempt.table for attempt in book.attempts}:
        logged = moves_in(*kept[table])
        for seat in (0, 1):
            mine = [line for line in logged if line.seat == seat]
            tried = [
                (number, attempt)
                for number, attempt in enumerate(book.attempts)
                if (attempt.table, attempt.seat) == (table, seat)
            ]
            found.update(account(tried, mine))
    return found


def check_promise(promise: Promise, kept: Logs) -> None:
    """Check that a table is there, that its guest has the seat, that it is followed."""
    row, _ = kept[promise.table]
    if promise.kind == "joined":
        assert promise.other in {seat.holder for seat in row.seats}, promise
        assert row.header, "it has not begun"
    if promise.kind == "follows":
        assert row.rematch == promise.other in kept, promise


def crash_trial(room: Path, kills: int, seed: int, seconds: float) -> Figures:
    """Kill a server so many times, check everything, and return what happened."""
    began = monotonic()
    book = Book()

    async def trial() -> Logs:
        running, over = await prepare(room, kills, max(10, kills // 2))
        server = Server(room)
        try:
            playing = play_through(server, book, running, over, kills, seed)
            await asyncio.wait_for(playing, seconds)
        finally:
            server.close()
        return await logs(room)

    kept = asyncio.run(trial())
    check_moves(book, kept)
    for promise in book.promises:
        check_promise(promise, kept)
    report = check(room, lambda _number, _of: None)
    assert report.wrong == []
    return figures(book, kills, monotonic() - began)


def figures(book: Book, kills: int, seconds: float) -> Figures:
    """Count what was acknowledged."""
    done = [attempt.option == UNDO for attempt in book.attempts if attempt.fate == "done"]
    kinds = [promise.kind for promise in book.promises]
    return Figures(
        kills, done.count(False), done.count(True), kinds.count("joined"), kinds.count("follows"),
        seconds,
    )  # fmt: skip
