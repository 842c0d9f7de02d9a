"""Hints: what a strong bot would answer, from what the seat may know; the table is told of it."""

import asyncio
from typing import Final, Protocol

from pangaea.server.errors import Busy, NotAllowed, Refusal, TooFast, TooLate
from pangaea.server.jobs import Position
from pangaea.server.live.company import Company
from pangaea.server.live.driver import thought_for
from pangaea.server.live.ledger import Ledger
from pangaea.server.pool import BotPool
from pangaea.server.rate_limits import Bucket
from pangaea.server.wire.rest import Advice, HintAnswer, HintRequest

LEVEL: Final = "strong"
SECONDS: Final = 1.2  # for thinking: whoever asks waits two at most
PER_SECOND: Final = 0.2  # hints for one person at one table
BURST: Final = 4


class Hinting(Protocol):
    """A table, as far as hints need it."""

    ledger: Ledger
    lock: asyncio.Lock
    company: Company


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
        if not self._buckets.setdefault(person, Bucket(PER_SECOND, BURST)).takes():
            raise TooFast("refused-too-fast")
        return thought_for(ledger, wish.seat, LEVEL, SECONDS)
