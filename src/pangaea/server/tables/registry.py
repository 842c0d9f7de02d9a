"""All tables of a server: found, loaded when asked for, evicted when nobody is there."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from time import monotonic, time
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from pangaea.core.errors import PangaeaError
from pangaea.core.match import Match
from pangaea.server.errors import Halted, Refusal, Unavailable, Unknown
from pangaea.server.jobs import Allowance
from pangaea.server.live.blocks import Blocks
from pangaea.server.live.broadcast import Slices, told_update
from pangaea.server.live.clocks import forgive_downtime
from pangaea.server.live.ledger import Ledger, load_match, salvage
from pangaea.server.live.table import LiveTable
from pangaea.server.pool import BotPool, JobPool
from pangaea.server.process import Chore, Metrics, TableId, collect
from pangaea.server.sessions import Devices
from pangaea.server.settings import Settings
from pangaea.server.store.contract import Store, StoreTrouble, TableRow
from pangaea.server.store.people import Subscription
from pangaea.server.tables.notices import Notices, Turns
from pangaea.server.upkeep.retention import ARCHIVE, DAY, Ages, Pruning
from pangaea.server.wire.rest import PushRequest

if TYPE_CHECKING:
    from pangaea.server.web_push import Sender

MY_TABLES: Final = 50
IN_LOBBY: Final = 50
SHOWN_FOR: Final = 24 * 3600.0  # seconds without news after which the lobby shows a table no more
NO_TABLE: Final = 4404
RESTARTING: Final = 1012
WATCH: Final = 1.0  # seconds between looks whether the store was replaced
TICK: Final = 0.5  # seconds between looks at the clocks
MOST_DUE: Final = 100  # clocks looked at in a row
MOST_BROWSERS: Final = 10  # of one person
SWEEPS: Final = 10  # of the time a table may be idle
_log: Final = logging.getLogger("pangaea.server")


class Tables:
    """The tables of a server, in memory while they are used."""

    def __init__(
        self, store: Store, settings: Settings, metrics: Metrics, now: Callable[[], float] = time
    ) -> None:
        self.store = store
        self.now = now
        self.started = now()
        self.settings = settings
        self.metrics = metrics
        metrics.tables.set_function(lambda: len(self._tables))
        metrics.pages.set_function(lambda: sum(len(table.pages) for table in self._in_memory()))
        self.bots = BotPool(settings.thinkers, settings.budget, settings.awaited)
        allowance = Allowance(settings.job_seconds, settings.job_memory)
        self.jobs = JobPool(settings.jobs, settings.jobs_waiting, allowance)
        self.slices = Slices()
        self.blocks = Blocks(store)
        self.turns = Turns(store)
        self.devices = Devices(store, now)
        self.push = sender_for(settings)
        self.notices = Notices(store, self._deliver, self._watches, now, self._needs)
        self._tables: dict[str, asyncio.Task[LiveTable]] = {}
        self._leaving: dict[str, asyncio.Task[None]] = {}
        store.lost = self.lose

    # -- finding ---------------------------------------------------------------------------------

    async def table(self, name: str) -> LiveTable:
        """Return a table, from memory or from the store."""
        task = self._tables.get(name)
        if task is None:
            task = asyncio.create_task(self._load(name))
            self._tables[name] = task
        try:
            found = await asyncio.shield(task)
        except Exception:
            self._tables.pop(name, None)
            raise
        found.used = monotonic()
        return found

    async def row(self, name: str) -> TableRow:
        """Return what is known of a table, without bringing it to memory."""
        task = self._tables.get(name)
        if task is not None:
            return (await self.table(name)).ledger.row
        row = await self.store.load(name)
        if row is None:
            raise Unknown("refused-no-table")
        return row

    async def _load(self, name: str) -> LiveTable:
        await self.store.own(name)
        row = await self.store.load(name)
        if row is None:
            raise Unknown("refused-no-table")
        ledger = await self._ledger(row)
        known = self.bots, self.settings, self.slices, self.metrics, self.blocks
        return LiveTable(ledger, *known, self.note, self.notices.see)

    async def _ledger(self, row: TableRow) -> Ledger:
        """Bring a game back; one that cannot go on can be looked at as far as it can be read."""
        try:
            ledger = Ledger(self.store, row, await load_match(self.store, row), now=self.now)
            if ledger.has_begun:
                await ledger.wind(forgive_downtime(row.standing, row.clock, self.started))
            return ledger
        except StoreTrouble:
            raise
        except PangaeaError as error:
            halted = Halted(error)
            _log.error("table %s cannot go on: %s", TableId(row.id), halted.cause)
            return Ledger(self.store, row, await self._readable(row), halted, self.now)

    async def _readable(self, row: TableRow) -> Match | None:
        try:
            match, _ = await salvage(self.store, row)
        except PangaeaError:  # not even its beginning
            return None
        row.standing = replace(row.standing, position=match.settled, asked=0)
        return match

    async def tables_of(self, person: str, *, hidden: bool = False) -> list[TableRow]:
        """List somebody's tables, the latest first; those put aside if `hidden`."""
        return await self.store.tables_of(person, MY_TABLES, hidden=hidden)

    async def lobby(self, person: str) -> list[TableRow]:
        """List the public tables that wait for somebody or can be watched, the latest first.

        Of two people who are apart, neither finds the tables of the other.
        """
        rows = await self.store.lobby(time() - SHOWN_FOR, IN_LOBBY)
        rows.sort(key=lambda row: told_update(row, person), reverse=True)
        shown = [row for row in rows if row.state == "running" or has_room(row)]
        return [row for row in shown if not await self.blocks.are_apart(person, row.owner)]

    def _in_memory(self) -> list[LiveTable]:
        tasks = list(self._tables.values())
        return [task.result() for task in tasks if task.done() and task.exception() is None]

    # -- closing ---------------------------------------------------------------------------------

    async def remove(self, table: LiveTable) -> None:
        """Take a table out of memory and store; whoever calls holds its lock."""
        name, lines = table.ledger.row.id, table.ledger.row.lines
        table.close(NO_TABLE)
        await self.store.remove(name, lines)
        self._tables.pop(name, None)

    def part(self, person: str, device: str = "") -> None:
        """Close the lines of somebody's pages, or of one device; who is still theirs comes back."""
        self.devices.forget()
        pages = [page for table in self._in_memory() for page in table.pages]
        for page in [*pages, *self.turns.pages()]:
            if page.device == device if device else page.person == person:
                page.part(RESTARTING)

    # -- telling people who are elsewhere ----------------------------------------------------------

    def note(self, row: TableRow) -> None:
        """Notice how a table stands, for whoever is awaited there and looks elsewhere."""
        self.turns.note(row)
        self.notices.note(row)

    async def subscribe(self, wish: PushRequest, person: str, device: str) -> None:
        """Tell a browser from now on."""
        browser = Subscription(wish.endpoint, wish.p256dh, wish.auth, wish.language, device)
        if self.push is None:
            raise Refusal("refused-no-push")
        self.push.check(browser)
        await self.store.subscribe(person, browser, MOST_BROWSERS)
        await self.notices.include(person)

    def _watches(self, person: str, table: str) -> bool:
        task = self._tables.get(table)
        is_there = task is not None and task.done() and task.exception() is None
        return task is not None and is_there and task.result().watches(person)

    async def _needs(self, person: str, table: str) -> bool:
        """Tell whether a table waits for somebody; one that orders answer for goes on by itself.

        Where another process owns it, that one knows, and tells.
        """
        if table not in self._tables:
            if not await self.store.orders(table):
                return True
            if not await self.store.take(table):
                return False
        try:
            found = await self.table(table)
        except Unavailable:
            return False  # for now
        found.driver.wake()
        return await found.orders.leave_open(person)

    async def _deliver(self, to: Subscription, text: bytes, topic: str) -> int:
        assert self.push is not None
        return await self.push.deliver(to, text, topic)

    # -- evicting --------------------------------------------------------------------------------

    def chores(self) -> list[Chore]:
        """Return what is to be done beside everything else, as long as the server runs."""
        return [self.sweep, self.watch, self.prune, self.watch_clocks, self.notices.run, collect]

    async def sweep(self) -> None:
        """Evict idle tables, again and again."""
        while True:
            await asyncio.sleep(self.settings.idle / SWEEPS)
            with suppress(StoreTrouble):
                await self.store.release(self.evict())

    async def watch(self) -> None:
        """Notice, again and again, when a backup was put in the place of all tables."""
        while True:
            await asyncio.sleep(WATCH)
            with suppress(StoreTrouble):
                if await self.store.was_replaced():
                    await self.evict_all()
                    await self.store.renew()

    async def watch_clocks(self) -> None:
        """Look at the clocks that are due, again and again."""
        while True:
            await asyncio.sleep(TICK)
            await self.keep_time()

    async def keep_time(self) -> None:
        """Let bots play on where somebody's time is out, also where nobody looks."""
        with suppress(StoreTrouble):
            for name in await self.store.due(self.now(), MOST_DUE):
                with suppress(PangaeaError):
                    if name in self._tables or await self.store.take(name):
                        await (await self.table(name)).keep_time()

    async def prune(self) -> None:
        """Turn finished games into record files when they are old enough, once a day."""
        settings = self.settings
        ages = Ages(over=settings.keep_days, waiting=settings.keep_days)
        while settings.keep_days:
            pruning = Pruning(self.store, ages, settings.data_dir / ARCHIVE, time())
            with suppress(StoreTrouble, OSError):  # tomorrow is another day
                done = await pruning.run(dry=False, in_use=self._tables.__contains__)
                _log.info(
                    "%d finished games archived, %d empty tables removed", done.over, done.waiting
                )
            await asyncio.sleep(DAY)

    async def evict_all(self) -> None:
        """Evict every table from memory; whoever was there may come back."""
        tables, self._tables = self._tables, {}
        for found in await asyncio.gather(*tables.values(), return_exceptions=True):
            if isinstance(found, LiveTable):
                await found.retire(RESTARTING)

    def evict(self) -> list[str]:
        """Evict the tables from memory that nobody has used for a while; return which."""
        long_ago = monotonic() - self.settings.idle
        tasks = self._tables.items()
        idle = [name for name, task in tasks if task.done() and _is_idle(task.result(), long_ago)]
        for name in idle:
            self._tables.pop(name).result().close(RESTARTING)
        return idle

    def hand_over(self, name: str) -> None:
        """Give a table up to another process, beside everything else: one may take its time."""
        if name not in self._leaving:
            self._leave(name, self._hand_over(name))

    async def _hand_over(self, name: str) -> None:
        """Write what is under way, ask pages to come again, then give the table up."""
        found = await self._retire(name)
        with suppress(StoreTrouble):  # it will be asked for again
            await self.store.release([name])
            self._drop(name, found)

    def lose(self, name: str) -> None:
        """Drop a table that another process owns by now."""
        if name in self._tables and name not in self._leaving:
            self._leave(name, self._lose(name))

    def _leave(self, name: str, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._leaving[name] = task
        task.add_done_callback(lambda _: self._leaving.pop(name, None))

    async def _lose(self, name: str) -> None:
        self._drop(name, await self._retire(name))

    async def _retire(self, name: str) -> LiveTable | None:
        task = self._tables.get(name)
        if task is None:
            return None
        (found,) = await asyncio.gather(task, return_exceptions=True)
        if not isinstance(found, LiveTable):
            return None
        await found.retire(RESTARTING)
        return found

    def _drop(self, name: str, found: LiveTable | None) -> None:
        """Forget a table that is retired, with the pages that came meanwhile."""
        if found is not None:
            found.close(RESTARTING)
            self._tables.pop(name, None)

    async def close(self) -> None:
        """Finish: bots stop, pages part, what was answered is on disk."""
        with suppress(StoreTrouble):
            await self.notices.stop()
        await self.evict_all()
        await asyncio.gather(*self._leaving.values(), return_exceptions=True)
        self.bots.close()
        self.jobs.close()
        if self.push is not None:
            self.push.stop()
        await self.store.close()


def sender_for(settings: Settings) -> "Sender | None":
    """Return what sends notices to browsers; everything else works without it."""
    try:
        from pangaea.server.web_push import Sender, push_key  # noqa: PLC0415 - it may be missing
    except ImportError:
        _log.warning("cryptography is not installed: no notices are sent to browsers")
        return None
    return Sender(push_key(settings.data_dir), settings.site, settings.push_hosts)


def has_room(row: TableRow) -> bool:
    """Tell whether somebody may still sit down before a game begins."""
    return row.is_gathering and any(seat.is_for_guests for seat in row.seats)


def _is_idle(table: LiveTable, long_ago: float) -> bool:
    troubled = table.trouble.problem is not None
    busy = bool(table.pages) or table.driver.is_busy or table.lock.locked() or troubled
    busy = busy or table.orders.are_waiting
    return not busy and table.used < long_ago
