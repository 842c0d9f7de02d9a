"""From the store back to a match: from the latest bookmark, or line by line from the start."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from time import time
from typing import Final

from pangaea import shelf
from pangaea.core.errors import DamagedRecord
from pangaea.core.match import Match
from pangaea.core.record import AnswerLine, Header, UndoLine, decoded
from pangaea.core.replay import Bookmark, replayed, resumed
from pangaea.core.sealed import Sealed
from pangaea.server.rows import TableRow
from pangaea.server.store import Store

BOOKMARK_EVERY: Final = 50  # lines
TAIL: Final = 30  # lines to know before the present: for the log, undo and repeated answers
# One long replay at a time, and none in the way of other tables.
_replays: Final = ThreadPoolExecutor(1, thread_name_prefix="replay")


async def loaded(store: Store, row: TableRow) -> Match | None:
    """Rebuild the match of a table as far as the present needs it; None if it has not begun."""
    if not row.header:
        return None
    mark = await store.bookmark(row.id, row.lines - TAIL)
    if mark is None:
        return await whole(store, row)
    lines = await store.lines(row.id, mark.lines)
    try:
        match = resumed(row.header, mark, lines, shelf.game)
    except DamagedRecord:  # more was taken back than lies behind the bookmark
        return await whole(store, row)
    row.lines = mark.lines + len(lines)
    _go_on(match, row, mark.picks + picks_in(match.lines))
    return match


async def whole(store: Store, row: TableRow) -> Match:
    """Rebuild a match with everything that led to the present."""
    lines = await store.lines(row.id)
    text = "".join(f"{line}\n" for line in [row.header, *lines])
    match = await asyncio.get_running_loop().run_in_executor(_replays, replayed, text, shelf.game)
    row.lines = len(lines)
    header = decoded(row.header, 1)
    assert isinstance(header, Header)
    _go_on(match, row, len(header.luck) + picks_in(match.lines))
    return match


def picks_in(lines: list[AnswerLine | UndoLine]) -> int:
    """Count how often luck was asked; what was taken back counts too, luck is not used twice."""
    return sum(len(line.luck) for line in lines if isinstance(line, AnswerLine))


def bookmark(match: Match, row: TableRow) -> Bookmark:
    """Return the present as a bookmark."""
    assert isinstance(match.luck, Sealed)
    return Bookmark(row.lines, match.position, match.luck.used, match.state.plain())


def _go_on(match: Match, row: TableRow, picks: int) -> None:
    match.luck = Sealed(row.seed, picks)
    match.clock = time
