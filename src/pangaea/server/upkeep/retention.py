"""How long tables are kept: games that nobody has touched for long become record files.

A file is on disk before its table goes, and a table that was touched meanwhile stays.
"""

import asyncio
import re
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from time import time
from typing import Final

from msgspec import Struct

from pangaea.core.errors import PangaeaError
from pangaea.core.record import parted
from pangaea.server.live.ledger import Ledger, load_match
from pangaea.server.settings import Settings, existing, write_whole
from pangaea.server.store.choice import open_store
from pangaea.server.store.contract import Conflict, Store, StoreTrouble, TableRow, TableState
from pangaea.shelf import make_folder

ARCHIVE: Final = "archive"  # a folder beside the tables
DAY: Final = 24 * 3600
PRIVATE: Final = 0o700
SLICE: Final = 500  # tables looked at between other work
UNFIT: Final = re.compile(r"[^A-Za-z0-9_-]")


class Ages(Struct, frozen=True):
    """After how many days without a change a table is due, by its state; 0: never."""

    over: float = 0
    waiting: float = 0
    running: float = 0

    def limit(self, state: TableState) -> float:
        """Return the seconds after which a table in this state is due, 0 if never."""
        days = {"over": self.over, "waiting": self.waiting, "running": self.running}
        return days[state] * DAY

    def least(self) -> float:
        """Return the seconds before which no table is due at all, 0 if none ever is."""
        limits = [days * DAY for days in (self.over, self.waiting, self.running) if days]
        return min(limits, default=0)


class Pruned(Struct):
    """What was done, or would be."""

    tables: int = 0  # looked at
    over: int = 0  # finished games archived
    running: int = 0  # games archived that went on
    waiting: int = 0  # tables removed at which nothing was ever played
    unreadable: int = 0  # damaged: they stay


class Pruning:
    """Looks through all tables once, and prunes those that are due."""

    def __init__(self, store: Store, ages: Ages, archive: Path, now: float) -> None:
        self.store = store
        self.ages = ages
        self.archive = archive
        self.now = now
        self.done = Pruned()

    async def run(self, *, dry: bool, in_use: Callable[[str], bool] = lambda _: False) -> Pruned:
        """Prune every table that is due and not in use; if `dry`, only count."""
        after, least = "", self.ages.least()
        while stretch := await self.store.stretch(after, SLICE):
            self.done.tables += len(stretch)
            for name, updated in stretch:
                if least and self.now - updated >= least and not in_use(name):
                    await self._look_at(name, dry=dry)
            after = stretch[-1][0]
        return self.done

    async def _look_at(self, name: str, *, dry: bool) -> None:
        try:
            row = await self.store.load(name)
            if row is None or not self._is_due(row):
                return
            if not dry and not await self._take_away(row):
                return
        except Conflict:  # somebody came back to it at this moment
            return
        except StoreTrouble:
            raise
        except PangaeaError:  # damaged: whoever mends it should find it
            self.done.unreadable += 1
            return
        setattr(self.done, row.state, getattr(self.done, row.state) + 1)

    def _is_due(self, row: TableRow) -> bool:
        limit = self.ages.limit(row.state)
        return bool(limit) and self.now - row.updated >= limit

    async def _take_away(self, row: TableRow) -> bool:
        """Archive a table and remove it, unless another process has it."""
        if not await self.store.take(row.id):
            return False
        try:
            await self._archive(row)
        finally:
            await self.store.release([row.id])
        return True

    async def _archive(self, row: TableRow) -> None:
        """Write the record of a game to a file, then remove its table."""
        if row.header:
            lines = await self._record(row)
            make_folder(self.archive, PRIVATE)
            text = "".join(f"{line}\n" for line in lines)
            write_whole(self.archive / file_name(row), text.encode())
        await self.store.remove(row.id, row.lines)

    async def _record(self, row: TableRow) -> list[str]:
        """Return a table's record without names: in a file nobody could have theirs taken out."""
        match = None if row.standing.footer else await load_match(self.store, row)
        first, *rows = await Ledger(self.store, row, match).record_rows()
        _, head = parted(first)
        return [head, *rows]


def file_name(row: TableRow) -> str:
    """Name the record of a table: when it was played last, what, and which."""
    day = datetime.fromtimestamp(row.updated, UTC).strftime("%Y-%m-%d")
    return f"{day}-{row.game}-{UNFIT.sub('_', row.id)}.jsonl"


def prune(data_dir: Path, ages: Ages, archive: Path, *, dry: bool, address: str = "") -> Pruned:
    """Prune a data folder, or a database, also while a server is running."""
    if not address:
        existing(data_dir)
    store = open_store(Settings(data_dir=data_dir, store=address))
    return asyncio.run(_prune(store, ages, archive, dry=dry))


async def _prune(store: Store, ages: Ages, archive: Path, *, dry: bool) -> Pruned:
    try:
        return await Pruning(store, ages, archive, time()).run(dry=dry)
    finally:
        await store.close()
