"""From the store back to a match: from the latest bookmark, or line by line from the start."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from time import time
from typing import Final

from pangaea import shelf
from pangaea.core.errors import DamagedRecord, PangaeaError, StaleBookmark
from pangaea.core.match import Match
from pangaea.core.record import read_header
from pangaea.core.replay import Bookmark, bookmark, picks_in, rebuilt, resumed
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
    if mark.lines + len(lines) < row.lines:
        return await whole(store, row)
    try:
        loop = asyncio.get_running_loop()
        known = row.header, mark, lines, shelf.game
        match = await loop.run_in_executor(_replays, resumed, *known)
    except (DamagedRecord, StaleBookmark):  # of another layout, or more was taken back since
        return await whole(store, row)
    row.lines = mark.lines + len(lines)
    _go_on(match, row, mark.picks + picks_in(match.lines))
    return match


async def whole(store: Store, row: TableRow) -> Match:
    """Rebuild a match with everything that led to the present."""
    match, problem = await salvaged(store, row)
    if problem is not None:
        raise problem
    row.lines = len(match.lines)
    _go_on(match, row, len(read_header(row.header).luck) + picks_in(match.lines))
    return match


async def salvaged(store: Store, row: TableRow) -> tuple[Match, PangaeaError | None]:
    """Rebuild a match as far as its log is sound, and say what is wrong with the next line."""
    lines = await store.lines(row.id)
    loop = asyncio.get_running_loop()
    rows = [row.header, *lines]
    match, problem = await loop.run_in_executor(_replays, rebuilt, rows, shelf.game)
    if problem is None and len(lines) < row.lines:
        problem = DamagedRecord("error-record-cut", line=len(lines) + 1)
    return match, problem


def present(match: Match, row: TableRow) -> Bookmark:
    """Return the present as a bookmark."""
    assert isinstance(match.luck, Sealed)
    return bookmark(
        match.state, lines=row.lines, position=match.position, picks=match.luck.used,
        link=match.link(),
    )  # fmt: skip


def _go_on(match: Match, row: TableRow, picks: int) -> None:
    match.luck = match.luck_from(row.seed, picks)
    match.clock = time
