"""Moves what moves by itself: bots, at a pace people can follow, and answers without a choice."""

import asyncio
from time import monotonic
from typing import TYPE_CHECKING

from msgspec import Struct

from pangaea.core.match import Match
from pangaea.server.thinkers import Thinkers, fresh_seed
from pangaea.server.thinking import Position

if TYPE_CHECKING:
    from pangaea.server.live import LiveTable


class Turn(Struct):
    """A seat that the server answers for, at a position; no thought: there is only one option."""

    seat: int
    position: int
    only: int
    thought: Position | None


class Driver:
    """Answers for bots until a person has a choice to make."""

    def __init__(self, table: "LiveTable", thinkers: Thinkers, pace: float) -> None:
        self.table = table
        self.thinkers = thinkers
        self.pace = pace
        self._hurried = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        """Tell whether something moves at present."""
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """Look whether there is something to move."""
        if not self.is_busy and self._is_watched():
            self._task = asyncio.create_task(self._drive())

    def hurry(self, *, skip: bool) -> None:
        """Stop waiting; if `skip`, wait no more until a person has a choice."""
        self._skip = skip
        self._hurried.set()
        self.wake()

    _skip = False

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
        while turn is not None and self._is_watched():
            began = monotonic()
            option = await self._choice(turn)
            await self._wait(self.pace - (monotonic() - began))
            # Whoever stops this task does not stop an answer on its way to the disk.
            await asyncio.shield(self.table.answer_for(turn.seat, option, turn.position))
            turn = await self._next()

    async def _next(self) -> Turn | None:
        async with self.table.lock:  # what is not on disk yet does not count
            ledger = self.table.ledger
            if ledger.row.state != "running" or ledger.problem is not None:
                return None
            for seat in ledger.match.asked:
                if ledger.row.seats[seat].is_bot:
                    return self._bot_turn(seat)
                if leaves_no_choice(ledger.match, seat):
                    return self._turn(seat, None)
            return None

    def _bot_turn(self, seat: int) -> Turn:
        """Prepare what a bot may know: the veiled position, and nothing else."""
        ledger = self.table.ledger
        match, row = ledger.match, ledger.row
        veiled = match.veiled(seat)
        thought = Position(
            game=row.game, seats=match.seats, options=row.options, box=ledger.figures,
            state=veiled.plain(), seat=seat, level=row.seats[seat].level,
            seed=fresh_seed(), budget=self.thinkers.budget,
            rules=match.rules,
        )  # fmt: skip
        return self._turn(seat, thought)

    def _turn(self, seat: int, thought: Position | None) -> Turn:
        match = self.table.ledger.match
        return Turn(seat, match.position_for(seat), match.options(seat)[0], thought)

    async def _choice(self, turn: Turn) -> int:
        """Return what the bot chose; one that finds nothing takes the first legal option."""
        chosen = None if turn.thought is None else await self.thinkers.option(turn.thought)
        return turn.only if chosen is None else chosen

    async def _wait(self, seconds: float) -> None:
        if self._skip or seconds <= 0:
            return
        self._hurried.clear()
        try:
            await asyncio.wait_for(self._hurried.wait(), seconds)
        except TimeoutError:
            return


def leaves_no_choice(match: Match, seat: int) -> bool:
    """Tell whether a person may be spared an answer.

    Only where nothing is hidden: elsewhere a quick answer would betray what a hand holds.
    """
    return not match.game.hides and len(match.options(seat)) == 1
