"""Trouble at a table: pages are told, and the table goes on by itself when it is over."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final

from pangaea.core.errors import PangaeaError
from pangaea.server.refusals import OurFault
from pangaea.server.store import StoreTrouble

if TYPE_CHECKING:
    from pangaea.server.live import LiveTable

FIRST_WAIT: Final = 0.5  # seconds
LONGEST_WAIT: Final = 15.0
_log: Final = logging.getLogger("pangaea.server")


class Trouble:
    """What keeps a table from going on for the moment: a full disk, or a mistake of ours."""

    def __init__(self, table: "LiveTable") -> None:
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
            _log.error("table %s: bots stopped", self.table.ledger.row.id, exc_info=error)
        is_known = self.problem is not None
        self.problem = error if isinstance(error, StoreTrouble) else OurFault("refused-trouble")
        if not is_known:
            self.table.tell_all()
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
            table.tell_all()
            await table.show_all()
