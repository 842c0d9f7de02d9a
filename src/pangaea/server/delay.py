"""Watching with a delay: who plays cannot be helped by somebody who watches."""

import asyncio
from time import time
from typing import Protocol

from msgspec.structs import replace

from pangaea.core.match import Match
from pangaea.server.broadcast import Page
from pangaea.server.ledger import Ledger
from pangaea.server.wire import Show


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
        row = self.table.ledger.row
        return bool(row.delay) and row.state == "running" and not row.held_by(person)

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
