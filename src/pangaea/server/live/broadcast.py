"""Broadcasts: what each page is sent of a table, at once or, to who watches, with a delay."""

import asyncio
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from time import time
from typing import Final, Literal, Protocol, cast

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from pangaea import bots
from pangaea.core.changes import Difference
from pangaea.core.differences import Compared, difference
from pangaea.core.errors import PangaeaError
from pangaea.core.events import Moved
from pangaea.core.identity import Names, followed
from pangaea.core.match import Match
from pangaea.core.record import COUNTED
from pangaea.core.scene import LogLine, Scene
from pangaea.core.sealed import Contribution, seal
from pangaea.core.words import words_for
from pangaea.server.catalogue import variants_in_words
from pangaea.server.live.clocks import in_words as clock_in_words
from pangaea.server.live.ledger import Ledger, may_end, may_undo, needs_consent
from pangaea.server.store.contract import SeatRow, TableRow
from pangaea.server.wire.messages import Heard, Show, serialize
from pangaea.server.wire.rest import (
    Invitation,
    LuckInfo,
    SeatInfo,
    ShareInfo,
    TableInfo,
    serialize_bytes,
)

TRY_AGAIN: Final = 1013  # the line may be opened anew
OUTBOX: Final = 200  # messages that may wait for a slow line
OUTBOX_SIZE: Final = 2_000_000  # bytes of them
LONGEST_WAIT: Final = 0.005  # seconds that a slice waits for answers, should the disk be slow
BEHIND: Final = 20  # messages that wait when a page is no longer told every step
Line = Callable[[bytes], bool]  # tells whether it has taken a message
Look = tuple[int | None, str]
Act = tuple[Scene, list[Moved]]
Moment = tuple[int, str, int]
Sight = tuple[int | None, str, int, int, bool, bool, int | None]
Drawing = tuple[int, Scene, list[Difference]]  # its number, the scene, what led to it


class Slices:
    """Lets one slice of long work through each time the loop has looked after everybody.

    It lets answers go first that are on their way to the disk: several slices would come in before
    they are shown.
    """

    def __init__(self) -> None:
        self._long = asyncio.Lock()
        self._short = asyncio.Lock()
        self._answers: set[asyncio.Future[None]] = set()

    @contextmanager
    def behind_answer(self) -> Iterator[None]:
        """Let long work that comes meanwhile wait."""
        answer = asyncio.get_running_loop().create_future()
        self._answers.add(answer)
        try:
            yield
        finally:
            self._answers.discard(answer)
            answer.set_result(None)

    async def turn(self) -> None:
        """Wait for the next slice; all who have long work to do take turns."""
        async with self._long:
            await asyncio.sleep(0)
            if self._answers:  # of those that come later, there is always one
                await asyncio.wait(self._answers, timeout=LONGEST_WAIT)

    async def short_turn(self) -> None:
        """Wait for the next short piece of work; none waits for long ones."""
        async with self._short:
            await asyncio.sleep(0)


class Page:
    """A page at a table. Its messages wait in an outbox, so that no line slows another."""

    def __init__(self, person: str, device: str = "") -> None:
        self.person = person
        self.device = device
        self.language = "en"
        self.seat: int | None = None
        self.hears = False  # it was told what people said
        self.is_stranger = False  # it has no cookie: nobody could find what it says again
        self.name = ""  # by which it is listed if it only watches
        self.shares = False  # it adds to the seed when it is awaited
        self.last: Scene | None = None  # the scene it was shown last, whoever sat where
        self.look: Look = None, ""  # whose eyes and which language that was for
        self.drawing = 0  # the number of the drawing that scene is of
        self.number = 0  # of what it was shown last, counted from its first sight
        self.is_behind = False  # it has not been shown everything: whole, once it has caught up
        self.seen = -1  # the position it has followed the game to
        self.line: Line | None = None  # takes a message at once, if nothing waits before it
        self.outbox: asyncio.Queue[bytes | int] = asyncio.Queue()
        self.is_sending = False  # something was taken from the outbox, and may still be on its way
        self.waiting = 0  # bytes in the outbox
        self.parted = False
        self.visible = True  # somebody looks at it
        self.has_orders = False  # it was told of standing orders

    def say(self, message: Heard) -> None:
        """Send a message."""
        self.post(serialize(message))

    def post(self, text: bytes) -> None:
        """Send a message that is written already; give up a line that takes nothing any more."""
        if self.parted or self._writes(text):
            return
        if self.outbox.qsize() < OUTBOX and self.waiting < OUTBOX_SIZE:
            self.waiting += len(text)
            self.outbox.put_nowait(text)
        else:
            self.part(TRY_AGAIN)

    def _writes(self, text: bytes) -> bool:
        """Write a message without a detour, if none waits before it and the line takes it."""
        if self.line is None or self.is_sending or not self.outbox.empty():
            return False
        return self.line(text)

    def falls_behind(self) -> bool:
        """Tell whether so much waits that one whole scene is shorter than what is to come."""
        if self.outbox.qsize() >= BEHIND:
            self.is_behind = True
        return self.is_behind

    async def next(self) -> bytes | int:
        """Wait for what is to be sent next: a message, or the code to close the line with."""
        self.is_sending = False
        message = await self.outbox.get()
        self.is_sending = True
        self.waiting -= len(message) if isinstance(message, bytes) else 0
        return message

    def part(self, code: int) -> None:
        """Close the line, once what waits has been sent."""
        if not self.parted:
            self.parted = True
            self.outbox.put_nowait(code)


# -- people and state, as one person may see them ----------------------------------------------


def table_info(
    row: TableRow,
    person: str,
    language: str,
    online: Collection[str] = (),
    problem: PangaeaError | None = None,
    watching: Collection[str] = (),
) -> TableInfo:
    """Describe a table to a person."""
    return TableInfo(
        id=row.id,
        game=row.game,
        title=words_for(row.game, language).say("title"),
        seats=[
            _seat_info(row, number, seat, person, online) for number, seat in enumerate(row.seats)
        ],
        state="unfinished" if row.is_unfinished else row.state,
        position=0 if holds_back(row, person) else row.standing.position,
        variants=row.variants,
        maker=row.owner == person,
        my_turn=is_awaited(row, person),
        updated=told_update(row, person),
        luck=luck_info(row),
        rematch=row.rematch,
        host=next((seat.name for seat in row.seats if seat.holder == row.owner != ""), ""),
        gathering=row.is_gathering,
        started=row.started and not row.header,
        watchers=len(set(online) - row.people()),
        watching=list(watching),
        public=row.public,
        deletable=row.is_only_for(person),
        delay=row.delay,
        party=row.party,
        wording=_wording(row, language),
        problem=problem.text(language) if problem else "",
        hints=row.allows_hints(),
    )


def _wording(row: TableRow, language: str) -> list[str]:
    """Say what is unusual about a table: its variants, and its clock."""
    variants = variants_in_words(row.game, row.variants, language)
    return variants if row.clock is None else [*variants, clock_in_words(row.clock, language)]


def holds_back(row: TableRow, person: str) -> bool:
    """Tell whether a table is shown late to somebody: to who only watches, until it is over."""
    return bool(row.delay) and row.state == "running" and not row.held_by(person)


def told_update(row: TableRow, person: str) -> float:
    """Return when something last happened at a table; who sees it late is not told of moves."""
    return row.created if holds_back(row, person) else row.updated


def is_awaited(row: TableRow, person: str) -> bool:
    """Tell whether a person is asked on a seat of theirs, and not a bot instead."""
    asked = [seat for seat in row.held_by(person) if row.standing.asked >> seat & 1]
    return row.state == "running" and any(row.seats[seat].answers for seat in asked)


def _seat_info(
    row: TableRow, number: int, seat: SeatRow, person: str, online: Collection[str]
) -> SeatInfo:
    awaited = seat.holder in row.owing()
    is_private = seat.is_open and seat.token and row.owner == person
    invite = invite_path(row.id, seat.token) if is_private else ""
    return SeatInfo(
        seat=number,
        name=seat.name,
        kind="bot" if seat.is_bot else "open" if seat.is_open else "person",
        level=bots.level_of(seat.stand_in if seat.is_deserted else seat.level),
        online=seat.holder in online,
        mine=bool(seat.holder) and seat.holder == person,
        invite=invite,
        awaited=awaited,
        free=not row.header and seat.is_for_guests,
        stand_in=seat.stand_in,
        resigned=seat.resigned,
        welcome=row.state == "running" and seat.welcome,
    )


class Sealing(Struct):
    """What the first line of a record tells of its luck."""

    format: str
    seal: str
    contributions: list[Contribution] = []


_sealing: Final = msgspec.json.Decoder(Sealing)


def luck_info(row: TableRow) -> LuckInfo:
    """Tell where the luck of a table comes from."""
    if not row.header:
        return LuckInfo(seal(row.seed), "page", _shares(row.contributions()))
    try:
        known = _sealing.decode(row.header)
    except msgspec.MsgspecError:  # damaged: the table itself says so
        return LuckInfo("", "server")
    proof: Literal["page", "server"] = "page" if known.format in COUNTED else "server"
    return LuckInfo(known.seal, proof, _shares(known.contributions))


def _shares(contributions: list[Contribution]) -> list[ShareInfo]:
    return [ShareInfo(one.seats, one.sent) for one in contributions]


def invite_path(table: str, token: str) -> str:
    """Return the path of an invite link."""
    return f"/table/{table}/join/{token}"


def invitation(row: TableRow, token: str, person: str, language: str) -> Invitation:
    """Tell what an invite link leads to."""
    seat = next((seat for seat in row.seats if seat.token and seat.token == token), None)
    table = table_info(row, person, language)
    if seat is not None and seat.holder == person:
        return Invitation("mine", table)
    if row.state == "over":
        return Invitation("over", table)
    if seat is None:
        return Invitation("ended", table)
    return Invitation("open" if seat.is_open else "taken", table)


# -- scenes, made from what a page's seat may know ---------------------------------------------


class Broadcast:
    """The present of a table, drawn once for all pages that see the same."""

    def __init__(self, ledger: Ledger, numbers: Iterator[int]) -> None:
        self.ledger = ledger
        self.numbers = numbers  # of drawings: from 1, none twice at a table
        self.moment = _moment(ledger)
        self.drawn: dict[Look, list[Act]] = {}
        self.followed: dict[tuple[Look, int], Drawing] = {}
        self.numbered: dict[Look, list[tuple[int, Scene]]] = {}  # drawings, a few for each
        self.shown: dict[Sight, tuple[Scene, int, bytes]] = {}
        self.names = Names()  # what several pages are shown is named and compared once
        self.compared = Compared()
        match = ledger.match
        self._asked = match.asked
        self._went_unnoticed = bool(match.steps) and match.went_unnoticed()
        self._may_end = may_end(ledger, 0)  # whoever plays may propose it, or nobody

    def is_current(self) -> bool:
        """Tell whether nothing has happened since."""
        return self.moment == _moment(self.ledger)

    def show(self, page: Page) -> bool:
        """Show a page the table as it is now, unless it may not notice that anything happened.

        Tell whether it was shown.
        """
        if page.falls_behind():
            return False
        follows = self.follows(page)
        page.seen = self.ledger.match.position
        if follows and self._is_unnoticed(page):
            return False
        before, drawing = (page.last, page.drawing) if follows else (None, 0)
        undo = may_undo(self.ledger, page.seat)
        consent = undo and needs_consent(self.ledger, page.seat, page.person)
        asked = self._asked_of(page)
        page.number = page.number + 1 if follows else 0
        sight = (page.seat, page.language, drawing, page.number, undo, consent, asked)
        if sight not in self.shown:
            number, scene, steps = self._followed(page, before, drawing)
            whole = None if before else self._with_past(replace(scene, seat=page.seat))
            end = page.seat is not None and self._may_end
            told = Show(page.seat, page.number, whole, steps, undo, consent, asked, end)
            self.shown[sight] = scene, number, serialize(told)
        page.last, page.drawing, text = self.shown[sight]
        page.look = page.seat, page.language
        page.post(text)
        return True

    def follows(self, page: Page) -> bool:
        """Tell whether there is something to animate from: the scene one answer ago."""
        return (
            page.last is not None
            and page.look == (page.seat, page.language)
            and page.seen == self.ledger.match.position - 1
        )

    def _asked_of(self, page: Page) -> int | None:
        """Tell a device that several share whose turn on it comes next."""
        held = self.ledger.row.held_by(page.person)
        if len(held) < 2:
            return None
        return next((seat for seat in held if seat in self._asked), None)

    def _is_unnoticed(self, page: Page) -> bool:
        """Tell whether somebody else has answered a part of a secret choice, and is not ready."""
        return self._went_unnoticed and self.ledger.match.steps[-1].seat != page.seat

    def _followed(self, page: Page, before: Scene | None, drawing: int) -> Drawing:
        """Continue what a page saw before; pages that saw the same continue alike."""
        look = self.ledger.match.eyes_of(page.seat), page.language
        path = (look, drawing)
        if path not in self.followed:
            acts, steps = self._drawn(look), list[Difference]()
            if before is None:
                scene = followed(None, acts[-1][0], [], self.names)
            else:
                scene, steps = self._continued(before, acts)
            number, scene = self._numbered(look, scene)
            self.followed[path] = number, scene, [_written(step) for step in steps]
        return self.followed[path]

    def _numbered(self, look: Look, scene: Scene) -> tuple[int, Scene]:
        """Number a drawing; pages that have come to see the same pieces go on as one."""
        known = self.numbered.setdefault(look, [])
        for number, other in known:
            if other.pieces is scene.pieces:
                return number, other
        known.append((next(self.numbers), scene))
        return known[-1]

    def _continued(self, before: Scene, acts: list[Act]) -> tuple[Scene, list[Difference]]:
        """Let pieces keep their ids; return the last scene, and the steps that lead to it.

        Scenes are kept as if a watcher had them, so that no difference speaks of a seat.
        """
        steps: list[Difference] = []
        for act, moves in acts:
            after = followed(before, act, moves, self.names)
            steps.append(difference(before, after, self.compared))
            before = after
        return before, steps

    def _drawn(self, look: Look) -> list[Act]:
        if look not in self.drawn:
            acts = self.ledger.match.acts(*look)
            self.drawn[look] = [(replace(act, seat=None), moves) for act, moves in acts]
        return self.drawn[look]

    def _with_past(self, scene: Scene) -> Scene:
        """Tell a first sight everything that happened, answers taken back in their places."""
        match, language = self.ledger.match, scene.language
        found: list[LogLine] = []
        since = 0
        for trace in match.traces_for(scene.seat):
            until = trace.position_for(scene.seat)
            found += match.story(scene.seat, language, since, until)
            found.append(self._trace(trace.seat, language))
            since = max(since, until + 1)
        return replace(scene, log=(*found, *match.story(scene.seat, language, since)))

    def _trace(self, seat: int, language: str) -> LogLine:
        name = self.ledger.row.seats[seat].name
        text = words_for("", language).say("undo-done", name=name)
        return LogLine(text, "undo", seat=seat, important=True)


def _written(step: Difference) -> Difference:
    """Return a difference that is written already, for messages to several pages."""
    return cast(Difference, Raw(serialize_bytes(step)))


def _moment(ledger: Ledger) -> Moment:
    """Return what is another whenever something happens at a table."""
    return ledger.generation, ledger.era, ledger.row.lines


class Delayable(Protocol):
    """A table, as far as it is shown late."""

    ledger: Ledger
    lock: asyncio.Lock
    pages: dict[Page, None]


class Delay:
    """Shows those who only watch the table as it was some time ago, where the host wished so."""

    def __init__(self, table: Delayable) -> None:
        self.table = table
        self._task: asyncio.Task[None] | None = None

    def holds_back(self, person: str) -> bool:
        """Tell whether somebody may only see the table as it was; once it is over, all see it."""
        return holds_back(self.table.ledger.row, person)

    def position(self) -> int:
        """Return the latest position that is old enough."""
        ledger = self.table.ledger
        return last_before(ledger.match, time() - ledger.row.delay)

    async def show(self, page: Page) -> None:
        """Show a page the table as it was, whole, and go on doing so."""
        await self.table.ledger.remember(0)
        self._draw(page, self.position())
        self.wake()

    def wake(self) -> None:
        """Show what has become old enough, as long as somebody watches."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._follow())

    def stop(self) -> None:
        """Show nothing any more."""
        if self._task is not None:
            self._task.cancel()

    def _draw(self, page: Page, position: int) -> None:
        match, language = self.table.ledger.match, page.language
        scene = match.next_scene(None, None, language, position)
        log = tuple(match.story(None, language, 0, position))
        page.seen, page.last, page.number = position, None, 0
        page.say(Show(None, 0, replace(scene, log=log)))

    async def _follow(self) -> None:
        while watching := [page for page in self.table.pages if self.holds_back(page.person)]:
            async with self.table.lock:
                position = self.position()
                for page in watching:
                    if page in self.table.pages and page.seen != position:
                        self._draw(page, position)
                left = self._until_next(position)
            if left is None:
                return
            await asyncio.sleep(left)

    def _until_next(self, position: int) -> float | None:
        """Return the seconds until the next position is old enough; None: nothing waits."""
        ledger = self.table.ledger
        if position >= ledger.match.settled:
            return None
        at = ledger.match.steps[position - ledger.match.base].at
        return max(0.05, at + ledger.row.delay - time())


def last_before(match: Match, moment: float) -> int:
    """Return the last position that was reached by a moment, among those anybody may know of."""
    settled = match.steps[: match.settled - match.base]
    early = next((n for n, step in enumerate(settled) if step.at > moment), len(settled))
    return match.base + early
