"""A table's game and its log: loaded from the store, and kept there when a call returns."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from time import time
from typing import Final

import msgspec
from msgspec.structs import replace

from pangaea import shelf
from pangaea.bots import level_of
from pangaea.core.errors import DamagedRecord, PangaeaError, StaleBookmark
from pangaea.core.game import Game
from pangaea.core.match import Match
from pangaea.core.record import named, read_header
from pangaea.core.replay import Bookmark, bookmark, picks_in, rebuilt, resumed
from pangaea.core.sealed import Sealed
from pangaea.core.steps import Retreat
from pangaea.server.errors import Halted, NotAllowed, Refusal, TooLate, Unknown
from pangaea.server.live.clocks import standing_at, time_left
from pangaea.server.live.new_tables import begin_match
from pangaea.server.process import TableId
from pangaea.server.sessions import fresh_token
from pangaea.server.store.contract import (
    Conflict,
    SeatRow,
    Standing,
    Store,
    StoreTrouble,
    TableRow,
    with_seat,
)

BOOKMARK_EVERY: Final = 50  # lines
TAIL: Final = 30  # lines to know before the present: for the log, undo and repeated answers
# One long replay at a time, and none in the way of other tables.
_replays: Final = ThreadPoolExecutor(1, thread_name_prefix="replay")
_log: Final = logging.getLogger("pangaea.server")
Asked = tuple[str, list[int]]  # the question's name and the options
MANY_ANSWERS: Final = 3_000  # after which any game may be given up: several times the longest


# -- loading -----------------------------------------------------------------------------------


async def load_match(store: Store, row: TableRow) -> Match | None:
    """Rebuild the match of a table as far as the present needs it; None if it has not begun."""
    if not row.header:
        return None
    mark = await store.bookmark(row.id, row.lines - TAIL)
    if mark is None:
        return await load_whole(store, row)
    lines = await store.lines(row.id, mark.lines)
    if mark.lines + len(lines) < row.lines:
        return await load_whole(store, row)
    try:
        loop = asyncio.get_running_loop()
        known = row.header, mark, lines, shelf.game
        match = await loop.run_in_executor(_replays, resumed, *known)
    except (DamagedRecord, StaleBookmark):  # of another layout, or more was taken back since
        return await load_whole(store, row)
    row.lines = mark.lines + len(lines)
    _seat_people(match, row)
    _go_on(match, row, mark.picks + picks_in(match.lines))
    return match


async def load_whole(store: Store, row: TableRow) -> Match:
    """Rebuild a match with everything that led to the present."""
    match, problem = await salvage(store, row)
    if problem is not None:
        raise problem
    row.lines = len(match.lines)
    _go_on(match, row, len(read_header(row.header).luck) + picks_in(match.lines))
    return match


async def salvage(store: Store, row: TableRow) -> tuple[Match, PangaeaError | None]:
    """Rebuild a match as far as its log is sound, and say what is wrong with the next line."""
    lines = await store.lines(row.id)
    loop = asyncio.get_running_loop()
    rows = [row.header, *lines]
    match, problem = await loop.run_in_executor(_replays, rebuilt, rows, shelf.game)
    _seat_people(match, row)
    if problem is None and len(lines) < row.lines:
        problem = DamagedRecord("error-record-cut", line=len(lines) + 1)
    return match, problem


def current_bookmark(match: Match, row: TableRow) -> Bookmark:
    """Return the present as a bookmark."""
    assert isinstance(match.luck, Sealed)
    return bookmark(
        match.state, lines=row.lines, position=match.position, picks=match.luck.used,
        link=match.link(),
    )  # fmt: skip


def _seat_people(match: Match, row: TableRow) -> None:
    """Call everybody as the table does, and know who gave up: a bookmark does not tell."""
    match.resigned |= {number for number, seat in enumerate(row.seats) if seat.resigned}
    names = tuple(seat.name for seat in row.seats)
    levels = tuple(
        (begun or level_of(seat.level)) if seat.is_bot else ""
        for seat, begun in zip(row.seats, match.bots, strict=True)
    )
    if (names, levels) != (match.names, match.bots):
        match.reseat(names, levels)


def _go_on(match: Match, row: TableRow, picks: int) -> None:
    match.luck = match.luck_from(row.seed, picks)


# -- playing -----------------------------------------------------------------------------------


class Ledger:
    """The game of one table. Only one call at a time may change it: whoever calls holds a lock."""

    def __init__(
        self,
        store: Store,
        row: TableRow,
        match: Match | None,
        problem: PangaeaError | None = None,
        now: Callable[[], float] = time,
    ) -> None:
        self.store = store
        self.now = now
        self.row = row
        self.problem = problem  # why the table cannot go on, if it cannot
        self.asked_since: dict[int, int] = {}  # by seat: the position its question came up
        self._asked: dict[int, Asked] = {}
        self.era = fresh_token()  # a new one whenever answers are taken back: the past changes
        self._errands: set[asyncio.Task[None]] = set()
        self._match: Match | None = None
        self._generation = 0  # how often the match was set up or rebuilt
        self._marked = row.lines  # how many lines led to the position that was kept last
        self._adopt(match)

    @property
    def has_begun(self) -> bool:
        """Tell whether everybody is there."""
        return self._match is not None

    @property
    def game(self) -> Game:
        """What is played."""
        return shelf.game(self.row.game)

    @property
    def match(self) -> Match:
        """The game; refuses while people are still awaited."""
        if self._match is None:
            raise self._not_begun()
        return self._match

    @property
    def generation(self) -> int:
        """The number of the match, another once it is rebuilt; refuses while people are awaited."""
        if self._match is None:
            raise self._not_begun()
        return self._generation

    def _not_begun(self) -> PangaeaError:
        return self.problem or Refusal("refused-not-begun")

    def is_fresh(self, seat: int, position: int) -> bool:
        """Tell whether a seat's question at a position is still the one it is asked.

        Where several are asked at once, the answers of others do not make one's own stale.
        """
        now = self.match.position_for(seat)
        return self.asked_since.get(seat, now) <= position <= now

    def check_holds(self, person: str, seat: int) -> None:
        """Refuse to act for a seat to whoever does not hold it, or has given it up."""
        if seat not in self.row.held_by(person):
            raise NotAllowed("refused-not-your-seat")
        if self.row.seats[seat].resigned:
            raise Refusal("refused-resigned")

    async def take(self, seat: int, option: int) -> None:
        """Carry an answer out and keep it."""
        self._check_goes_on()
        try:
            self.match.answer(seat, option)
        except PangaeaError:
            raise
        except Exception:  # a mistake of ours in mid-answer: nobody knows how the table stands
            await self.recover()
            raise
        await self._keep()
        self._notice_questions()

    async def take_back(self, retreat: Retreat, seat: int) -> None:
        """Take answers back by a seat's wish; the log keeps a trace of every answer undone."""
        self._check_goes_on()
        if not retreat.own:  # a part of a secret choice is no part of the past yet
            self.era = fresh_token()
        self.match.go_back(retreat, seat)
        await self._keep()
        self._asked = {}
        self._notice_questions()

    async def end_by_agreement(self, seat: int) -> None:
        """End the game as a seat proposed; from now on the present looks different."""
        self._check_goes_on()
        self.era = fresh_token()
        self.match.end_by_agreement(seat)
        await self._keep()
        self._notice_questions()

    async def reseat(self, seats: list[SeatRow]) -> None:
        """Seat people and bots otherwise."""
        self._check_goes_on()
        try:
            await self.store.reseat(self.row.id, self.row.seats, seats)
        except Conflict as error:
            await self.recover()
            raise TooLate("refused-seat-not-free") from error
        self.row.seats, self.row.updated = seats, time()

    async def resign(self, seat: int, level: str) -> None:
        """Give a seat up for good; a bot of this level plays on."""
        self._check_goes_on()
        self.match.resign(seat)
        given_up = replace(self.row.seats[seat], stand_in=level, resigned=True, welcome=False)
        await self._keep(with_seat(self.row.seats, seat, given_up))

    async def take_over(self, seats: list[SeatRow]) -> None:
        """Seat people and bots otherwise in the middle of a game, and call them so."""
        await self.reseat(seats)
        _seat_people(self.match, self.row)
        self.era = fresh_token()

    async def wind(self, standing: Standing | None = None) -> None:
        """Keep the clocks as they go on from now, or as they are said to."""
        self._check_goes_on()
        after = standing or standing_at(self.row, self.match, self.now())
        if after != self.row.standing:
            await self.store.append(self.row.id, self.row.lines, [], after)
            self.row.standing = after

    async def start(self) -> None:
        """Keep that the host has started the game."""
        self._check_goes_on()
        await self.store.start(self.row.id)
        self.row.started = True

    async def share(self, person: str, sent: str) -> None:
        """Keep what a person's device gives to the seed; once it has, nothing changes."""
        self._check_goes_on()
        if person not in self.row.owing():
            return
        with suppress(Conflict):  # it came another way
            await self.store.share(self.row.id, person, sent)
        kept = await self.store.load(self.row.id)
        assert kept is not None
        self.row.shares = kept.shares

    async def begin(self) -> None:
        """Set the game up, once every seat is taken."""
        match = begin_match(self.row, self.now)
        try:
            await self.store.begin(self.row.id, self.row.header, self.row.seed, self.row.standing)
        except BaseException as error:
            await asyncio.shield(self.recover())
            if isinstance(error, Conflict):  # somebody else has begun it
                return
            raise
        self._adopt(match)

    async def remember(self, position: int) -> None:
        """Rebuild what led to a position, if it lies before what is in memory."""
        if self.match.base > 0 and position <= self.match.base:
            self._adopt(await load_whole(self.store, self.row))

    async def record_rows(self) -> list[str]:
        """Return the record as it is on disk, damaged or not."""
        row = self.row
        if not row.header:
            raise Refusal("refused-not-begun")
        end = row.standing.footer or ("" if self.problem else self.match.last_row())
        lines = await self.store.lines(row.id)
        return [self._first_row(), *lines, *([end] if end else [])]

    def _first_row(self) -> str:
        """Return the first line with the names of who sits where; a damaged one as it is."""
        try:
            return named(self.row.header, [seat.name for seat in self.row.seats])
        except DamagedRecord:
            return self.row.header

    async def _keep(self, seats: list[SeatRow] | None = None) -> None:
        """Write the new lines, and the seats with them; if that fails, go back to the disk's."""
        match, row = self.match, self.row
        lines = match.rows()[row.lines - self._first_line :]
        standing = standing_at(row, match, self.now())
        try:
            await self.store.append(row.id, row.lines, lines, standing, seats)
        except BaseException as error:
            _log.warning("table %s: an answer was not kept (%r)", TableId(row.id), error)
            await asyncio.shield(self.recover())
            if isinstance(error, Conflict):
                raise TooLate("refused-stale") from error
            raise
        row.lines += len(lines)
        row.seats = row.seats if seats is None else seats
        if standing != row.standing:  # what nobody may know of is no news
            row.standing, row.updated = standing, time()
        self._mark_if_due()

    def _mark_if_due(self) -> None:
        """Keep a position now and then, to go on from.

        Not inside a secret choice, whose parts belong together, nor once the game is over.
        """
        match, row = self.match, self.row
        due = row.lines // BOOKMARK_EVERY > self._marked // BOOKMARK_EVERY
        if due and match.settled == match.position and match.asked:
            self._marked = row.lines
            self._start(self._mark(current_bookmark(match, row)))

    async def _mark(self, mark: Bookmark) -> None:
        """Keep a position; it is a cache, so that nothing is lost if it cannot be kept."""
        try:
            await self.store.keep(self.row.id, mark)
        except (Conflict, StoreTrouble) as error:
            _log.warning("table %s: a bookmark was not kept (%r)", TableId(self.row.id), error)

    async def recover(self) -> None:
        """Go back to what is on disk; if that cannot be read, go on only once it can."""
        try:
            row = await self.store.load(self.row.id)
            if row is None:
                raise Unknown("refused-no-table")
            match = await load_match(self.store, row)
        except PangaeaError as error:
            passes = isinstance(error, StoreTrouble | Unknown)
            self.problem = error if passes else Halted(error)
            self._match = None
            return
        self.row, self.problem = row, None
        self.era = fresh_token()
        self._asked = {}
        self._adopt(match)

    def _check_goes_on(self) -> None:
        if self.problem is not None:
            raise self.problem

    def _adopt(self, match: Match | None) -> None:
        self._match = match
        self._generation += 1
        if match is not None:
            self.figures = msgspec.json.encode(match.box).decode()  # for bots, who think elsewhere
            self._first_line = self.row.lines - len(match.lines)
            self._marked = self.row.lines
            match.clock, match.time_left = self.now, partial(_time_left, self.row, self.now)
            self._notice_questions()

    def _notice_questions(self) -> None:
        """Remember since when each seat is asked what it is asked now."""
        match = self.match
        asked = {seat: _question_of(match, seat) for seat in match.asked}
        last = match.steps[-1].seat if match.steps else None
        self.asked_since = {
            seat: self.asked_since.get(seat, match.position_for(seat))
            if seat != last and self._asked.get(seat) == question
            else match.position_for(seat)
            for seat, question in asked.items()
        }
        self._asked = asked

    def _start(self, errand: Coroutine[object, object, None]) -> None:
        """Do something that nobody waits for."""
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)


def _time_left(row: TableRow, now: Callable[[], float], seat: int) -> float:
    clocks = row.standing.clocks
    return round(time_left(clocks.seats[seat], now()), 3) if clocks else 0


def _question_of(match: Match, seat: int) -> Asked:
    return match.question(seat).name, match.options(seat)


# -- consent: what concerns nobody else needs none ----------------------------------------------


def retreat_of(ledger: Ledger, seat: int | None) -> Retreat | None:
    """Say how a seat's last choice would be taken back, if it can be."""
    return ledger.match.retreat(seat) if seat is not None and _goes_on(ledger) else None


def may_undo(ledger: Ledger, seat: int | None) -> bool:
    """Tell whether a seat has an answer that could be taken back."""
    return retreat_of(ledger, seat) is not None


def may_end(ledger: Ledger, seat: int | None) -> bool:
    """Tell whether a seat may propose to end the game: where it might never end by itself."""
    if seat is None or not _goes_on(ledger):
        return False
    return ledger.game.may_not_end or ledger.match.settled >= MANY_ANSWERS


def _goes_on(ledger: Ledger) -> bool:
    return ledger.row.state == "running" and ledger.problem is None


def others(ledger: Ledger, person: str) -> set[str]:
    """Return the other people who play; bots always agree."""
    return {seat.holder for seat in ledger.row.seats if seat.answers} - {person}


def needs_consent(ledger: Ledger, seat: int | None, person: str) -> bool:
    """Tell whether the others must agree: somebody answered since, or something came out."""
    if seat is None or not others(ledger, person):
        return False
    return ledger.match.concerns_others(seat)
