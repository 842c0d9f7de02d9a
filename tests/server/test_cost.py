"""What it costs to take an answer and to show it, counted in steps of the interpreter."""

import asyncio
import sys
from itertools import count
from pathlib import Path
from types import FrameType
from typing import Self

from pangaea.server.live.broadcast import Broadcast, Page
from pangaea.server.live.ledger import Ledger
from pangaea.server.live.new_tables import begin_match, new_table
from pangaea.server.store.contract import standing_of
from pangaea.server.store.sqlite import SqliteStore
from pangaea.server.wire.rest import SeatRequest, TableRequest

EARLY, LATE = 200, 1200
FEW = 30  # answers that are counted there


class Steps:
    """Counts the steps of Python that are taken inside it."""

    def __init__(self) -> None:
        self.taken = 0

    def __enter__(self) -> Self:
        sys.settrace(self._enter)
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(None)

    def _enter(self, frame: FrameType, event: str, argument: object) -> "Steps":
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        return self

    def __call__(self, frame: FrameType, event: str, argument: object) -> "Steps":
        self.taken += event == "opcode"
        return self


class Watched:
    """A game of Holotype in which nobody ever publishes, with a page on every seat."""

    def __init__(self, store: SqliteStore) -> None:
        seats = [SeatRequest("device", name) for name in ("Ada", "Bo")]
        row = new_table(TableRequest("holotype", seats), "somebody")
        self.match = begin_match(row)
        self.ledger = Ledger(store, row, self.match)
        self.numbers = count(1)
        self.pages = [self._page(seat) for seat in (0, 1, None)]

    def _page(self, seat: int | None) -> Page:
        page = Page("somebody")
        page.seat = seat
        return page

    def answer(self) -> None:
        """Take the first answer there is and show it to everybody."""
        match, row = self.match, self.ledger.row
        seat = match.asked[0]
        match.answer(seat, match.options(seat)[0])
        row.lines, row.standing = len(match.rows()), standing_of(match)
        broadcast = Broadcast(self.ledger, self.numbers)
        for page in self.pages:
            if broadcast.show(page):
                page.outbox.get_nowait()
                page.waiting = 0

    def steps_at(self, position: int) -> int:
        """Play on to a position and count what the next answers take."""
        while self.match.position < position:
            self.answer()
        with Steps() as steps:
            for _ in range(FEW):
                self.answer()
        return steps.taken


def test_an_answer_costs_as_much_after_a_thousand_others_as_early(tmp_path: Path) -> None:
    asyncio.run(check_cost(tmp_path))


async def check_cost(room: Path) -> None:
    store = SqliteStore(room / "tables.sqlite")
    table = Watched(store)

    early, late = table.steps_at(EARLY), table.steps_at(LATE)

    assert table.match.asked
    assert late < early * 1.05
    await store.close()
