"""What bots do at a table: they move at a pace to follow, retry after trouble, and give hints.

Where a game hides something, how long a bot takes tells nothing: it answers after the same time
whatever it has to think about, and a secret choice as a whole, in however many parts. A hint comes
from what its seat may know, and the table is told of it.
"""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from time import monotonic
from typing import Final, Protocol

from msgspec import Struct
from msgspec.structs import replace

from pangaea import bots
from pangaea.core.errors import PangaeaError
from pangaea.core.luck import Dice
from pangaea.core.match import Match
from pangaea.core.state import State
from pangaea.server.errors import Busy, NotAllowed, OurFault, Refusal, TooFast, TooLate
from pangaea.server.jobs import Position
from pangaea.server.live.broadcast import Page
from pangaea.server.live.ledger import Ledger
from pangaea.server.pool import BotPool, fresh_seed
from pangaea.server.process import Metrics, TableId
from pangaea.server.rate_limits import Bucket
from pangaea.server.store.contract import StoreTrouble
from pangaea.server.wire.rest import Advice, HintAnswer, HintRequest

BRIEFLY: Final = 0.1  # seconds for a secret choice without much thought, in however many parts
AT_LEAST: Final = 0.25  # seconds for thinking ahead, where how long it takes must not tell
REST: Final = 0.05  # of these, for the last part of a choice
FIRST_WAIT: Final = 0.5  # seconds
LONGEST_WAIT: Final = 15.0
_log: Final = logging.getLogger("pangaea.server")


class Driven(Protocol):
    """A table, as far as it is needed to move it: the driver does not know who shows it."""

    ledger: Ledger
    metrics: Metrics
    lock: asyncio.Lock
    pages: dict[Page, None]
    driver: "Driver"
    trouble: "Trouble"

    @property
    def orders(self) -> "Ordered":
        """What people want to be answered until they say otherwise."""

    async def begin(self) -> None:
        """Start the game if everybody is there, and show it."""

    async def answer_for(self, seat: int, option: int, position: int) -> None:
        """Take the answer of a bot, or the only one there is."""

    def broadcast_info(self) -> None:
        """Tell every page who is at the table and how it stands."""

    async def broadcast_scenes(self) -> None:
        """Show the table to every page."""


class Ordered(Protocol):
    """What people want to be answered until they say otherwise."""

    @property
    def are_none(self) -> bool:
        """Tell whether it is known that nobody has ordered anything."""

    async def option_for(self, seat: int) -> int | None:
        """Return what a seat has ordered to be answered now, if it has."""


class Turn(Struct):
    """A seat that the server answers for, at a position; no thought: there is only one option."""

    seat: int
    position: int
    only: int
    thought: Position | None
    veiled: State | None = None  # what a bot may know
    least: float = 0.0  # seconds that it takes, no more and no less
    secret: bool = False


class Driver:
    """Answers for bots until a person has a choice to make."""

    def __init__(self, table: Driven, bots: BotPool, pace: float) -> None:
        self.table = table
        self.bots = bots
        self.pace = pace
        self._hurried = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        """Tell whether something moves at present."""
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """Look whether there is something to move."""
        if self.is_busy or not self._is_watched():
            return
        if self._is_idle():
            self._skip, self._thinker = False, None
        else:
            self._task = asyncio.create_task(self._drive())

    def _is_idle(self) -> bool:
        """Tell whether it can be seen at once that people have a choice to make, and no bot."""
        table, ledger = self.table, self.table.ledger
        if table.lock.locked() or ledger.problem is not None or not table.orders.are_none:
            return False
        if not ledger.has_begun or ledger.row.state != "running":
            return False
        seats, match = ledger.row.seats, ledger.match
        return not any(
            seats[seat].plays_itself or leaves_no_choice(match, seat) for seat in match.asked
        )

    def hurry(self, *, skip: bool) -> None:
        """Stop waiting; if `skip`, wait no more until a person has a choice."""
        self._skip = skip
        self._hurried.set()
        self.wake()

    _skip = False
    _thinker: int | None = None  # whose turn it is, as far as the server answers
    _budget = bots.TurnBudget(0.0)  # what is left of that turn's seconds

    def stop(self) -> None:
        """Move nothing any more."""
        if self._task is not None:
            self._task.cancel()

    def _is_watched(self) -> bool:
        """Bots among themselves play only while somebody looks."""
        return bool(self.table.pages) or bool(self.table.ledger.row.people())

    async def _drive(self) -> None:
        """Move until a person has a choice; after a trouble, the table wakes us again."""
        try:
            await self._move()
        except Exception as error:  # noqa: BLE001 - nobody else would hear of it
            self.table.trouble.meet(error)
        self._skip = False

    async def _move(self) -> None:
        turn = await self._next()
        began = monotonic()
        while turn is not None and self._is_watched():
            asked = monotonic()
            option = await self._choice(turn, began + turn.least)
            is_part = turn.secret and await self._is_part(turn, option)
            if not is_part:
                self._budget.spend(turn.least or monotonic() - asked)
                await self._wait(self.pace - (monotonic() - began))
                await asyncio.sleep(began + turn.least - monotonic())
            # Whoever stops this task does not stop an answer on its way to the disk.
            await asyncio.shield(self.table.answer_for(turn.seat, option, turn.position))
            seat, turn = turn.seat, await self._next()
            if not is_part or turn is None or turn.seat != seat:
                began = monotonic()

    async def _is_part(self, turn: Turn, option: int) -> bool:
        """Tell whether nobody will notice an answer: more belongs to the choice."""
        async with self.table.lock:
            ledger = self.table.ledger
            is_asked = ledger.has_begun and turn.seat in ledger.match.asked
            if not is_asked or not ledger.is_fresh(turn.seat, turn.position):
                return False
            return ledger.match.would_go_unnoticed(turn.seat, option)

    async def _next(self) -> Turn | None:
        async with self.table.lock:  # what is not on disk yet does not count
            ledger = self.table.ledger
            if ledger.row.state != "running" or ledger.problem is not None:
                return None
            asked, seats = ledger.match.asked, ledger.row.seats
            people = [seat for seat in asked if not seats[seat].plays_itself]
            # Everybody's, also of those who come after a bot: the time of each order runs alone.
            ordered = {seat: await self.table.orders.option_for(seat) for seat in people}
            for seat in asked:
                if seats[seat].plays_itself:
                    return self._bot_turn(seat)
                self._thinker = None
                if leaves_no_choice(ledger.match, seat):
                    return self._turn(seat, None)
                option = ordered[seat]
                if option is not None:
                    return self._ordered_turn(seat, option)
            return None

    def _bot_turn(self, seat: int) -> Turn:
        """Prepare what a bot may know: the veiled position, and nothing else."""
        ledger = self.table.ledger
        match, row = ledger.match, ledger.row
        veiled = match.veiled(seat)
        thought = thought_for(ledger, seat, level_at(row.seats[seat].plays_itself), 0.0)
        turn = self._turn(seat, thought)
        turn.veiled = veiled
        turn.secret = match.question(seat).secret
        turn.thought = replace(thought, budget=self._seconds_for(turn, thought.level))
        if match.game.hides:
            turn.least = turn.thought.budget or (BRIEFLY if turn.secret else 0.0)
        return turn

    def _ordered_turn(self, seat: int, option: int) -> Turn:
        """Answer as a person has ordered, after the time that a bot without much thought takes."""
        turn, match = self._turn(seat, None), self.table.ledger.match
        turn.only, turn.secret = option, match.question(seat).secret
        turn.least = BRIEFLY if match.game.hides else 0.0
        return turn

    def _seconds_for(self, turn: Turn, level: str) -> float:
        """Return how long a bot thinks about an answer, or a secret choice as a whole.

        A turn lasts until another seat is asked, and has one budget; what its answers get of it
        depends on how many there were before, and not on what there is to think about.
        """
        seconds = min(self.bots.budget, bots.seconds_for(level))
        if self._thinker != turn.seat:
            self._thinker, self._budget = turn.seat, bots.TurnBudget(seconds)
        if not seconds:
            return 0.0
        whole = turn.secret or self.table.ledger.game.advisor.single
        share = self._budget.share(whole=whole)
        return min(share, AT_LEAST) if self._skip else share

    def _turn(self, seat: int, thought: Position | None) -> Turn:
        match = self.table.ledger.match
        return Turn(seat, match.position_for(seat), match.options(seat)[0], thought)

    async def _choice(self, turn: Turn, end: float) -> int:
        """Return what the bot chose; one that finds nothing in time takes what looks best."""
        thought = turn.thought
        if thought is not None and turn.least:
            left = (end - monotonic()) / (2 if turn.secret else 1)  # more parts may follow
            thought = replace(thought, budget=max(REST, left))
        chosen = None if thought is None else await self._thought(thought)
        return self._at_a_glance(turn) if chosen is None else chosen

    async def _thought(self, thought: Position) -> int | None:
        with self.table.metrics.thinking.labels(thought.level).time():
            return await self.bots.option(thought)

    def _at_a_glance(self, turn: Turn) -> int:
        """Choose without thinking ahead; never the first option, by which games may not end."""
        if turn.thought is None or turn.veiled is None:
            return turn.only
        luck = Dice(turn.thought.seed)
        return bots.bot("casual").choose(self.table.ledger.game, turn.veiled, turn.seat, luck)

    async def _wait(self, seconds: float) -> None:
        if self._skip or seconds <= 0:
            return
        self._hurried.clear()
        try:
            await asyncio.wait_for(self._hurried.wait(), seconds)
        except TimeoutError:
            return


def thought_for(ledger: Ledger, seat: int, level: str, budget: float) -> Position:
    """Return what a bot is to think about: the position as its seat may know it."""
    match, row = ledger.match, ledger.row
    return Position(
        game=row.game, seats=match.seats, variants=row.variants, box=ledger.figures,
        state=match.veiled(seat).plain(), seat=seat, level=level, seed=fresh_seed(),
        budget=budget, rules=match.rules, table=row.id,
    )  # fmt: skip


def level_at(seat: str) -> str:
    """Return the level a seat plays at; a record from elsewhere may name one that there is not."""
    level = bots.level_of(seat)
    return level if level in bots.levels() else "casual"


def leaves_no_choice(match: Match, seat: int) -> bool:
    """Tell whether a person may be spared an answer.

    Only where nothing is hidden: elsewhere a quick answer would betray what a hand holds.
    """
    return not match.game.hides and len(match.options(seat)) == 1


class Trouble:
    """What keeps a table from going on for the moment: a full disk, or a mistake of ours."""

    def __init__(self, table: Driven) -> None:
        self.table = table
        self.problem: PangaeaError | None = None
        self._wait = FIRST_WAIT
        self._mending: asyncio.Task[None] | None = None

    @contextmanager
    def noticed(self) -> Iterator[None]:
        """Write something; a failure is told to everybody at the table."""
        try:
            yield
        except StoreTrouble as error:
            self.meet(error)
            raise
        self._wait = FIRST_WAIT

    def meet(self, error: Exception) -> None:
        """Tell the pages, and try again later; longer each time, until something succeeds."""
        if not isinstance(error, StoreTrouble):
            _log.error("table %s: bots stopped", TableId(self.table.ledger.row.id), exc_info=error)
        is_known = self.problem is not None
        self.problem = error if isinstance(error, StoreTrouble) else OurFault("refused-trouble")
        if not is_known:
            self.table.broadcast_info()
        if self._mending is None or self._mending.done():
            self._mending = asyncio.create_task(self._mend())

    def stop(self) -> None:
        """Try no more."""
        if self._mending is not None:
            self._mending.cancel()

    async def _mend(self) -> None:
        while self.problem is not None:
            await asyncio.sleep(self._wait)
            self._wait = min(2 * self._wait, LONGEST_WAIT)
            if await self._is_over():
                self.problem = None
                with suppress(StoreTrouble):  # it is back: try again
                    await self._go_on()
        self.table.driver.wake()

    async def _is_over(self) -> bool:
        """Tell whether the disk takes something again, and learn how the table stands on it."""
        ledger = self.table.ledger
        async with self.table.lock:
            try:
                await ledger.store.probe()
            except StoreTrouble:
                return False
            await ledger.recover()
            return not isinstance(ledger.problem, StoreTrouble)

    async def _go_on(self) -> None:
        table = self.table
        if not table.ledger.has_begun:
            await table.begin()
            return
        async with table.lock:
            table.broadcast_info()
            await table.broadcast_scenes()


HINT_LEVEL: Final = "strong"
HINT_SECONDS: Final = 1.2  # for thinking: whoever asks waits two at most
HINTS_PER_SECOND: Final = 0.2  # hints for one person at one table
HINTS_AT_ONCE: Final = 4


class Hinting(Protocol):
    """A table, as far as hints need it."""

    ledger: Ledger
    lock: asyncio.Lock

    @property
    def company(self) -> "Notes":
        """Where the table is told of a hint."""


class Notes(Protocol):
    """Where it is kept, and told, what became of a seat."""

    async def note(self, seat: int, notice: str) -> None:
        """Keep something of a seat, and tell the table."""


class Hints:
    """The hints of one table."""

    def __init__(self, table: Hinting, bots: BotPool) -> None:
        self.table = table
        self.bots = bots
        self._buckets: dict[str, Bucket] = {}

    async def take(self, person: str, wish: HintRequest) -> Advice:
        """Return the best answers to the question a seat is asked, and tell the table."""
        async with self.table.lock:
            thought = self._thought(person, wish)
        found = await self.bots.advice(thought)
        if not found:
            raise Busy("refused-busy")
        async with self.table.lock:
            if not self.table.ledger.is_fresh(wish.seat, wish.position):
                raise TooLate("refused-stale")
            await self.table.company.note(wish.seat, "hint")
        return Advice(wish.position, [HintAnswer(one.option, one.chance) for one in found])

    def _thought(self, person: str, wish: HintRequest) -> Position:
        """Return the position as the seat may know it, or refuse."""
        ledger = self.table.ledger
        ledger.check_holds(person, wish.seat)
        if not ledger.row.allows_hints():
            raise NotAllowed("refused-no-hints")
        if ledger.row.state != "running" or wish.seat not in ledger.match.asked:
            raise Refusal("refused-not-asked")
        if not ledger.is_fresh(wish.seat, wish.position):
            raise TooLate("refused-stale")
        if len(ledger.match.options(wish.seat)) == 1:
            raise Refusal("refused-no-choice")
        if not self._buckets.setdefault(person, Bucket(HINTS_PER_SECOND, HINTS_AT_ONCE)).takes():
            raise TooFast("refused-too-fast")
        return thought_for(ledger, wish.seat, HINT_LEVEL, HINT_SECONDS)
