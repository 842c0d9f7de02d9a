"""All tables of a server: opened, joined, loaded when asked for, evicted when nobody is there."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from time import monotonic, time
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from pangaea.bots import known_level
from pangaea.core.errors import PangaeaError
from pangaea.core.match import Match
from pangaea.core.play import LONGEST_NAME
from pangaea.core.record import SeatLine
from pangaea.core.text import tidy
from pangaea.server import gathering, jobs
from pangaea.server.blocks import Blocks
from pangaea.server.broadcast import Slices
from pangaea.server.clocks import forgiven
from pangaea.server.errors import Halted, NotAllowed, Refusal, TooLate, Unknown, bad_record
from pangaea.server.forgetting import without
from pangaea.server.garbage import collect
from pangaea.server.jobs import Allowance
from pangaea.server.ledger import Ledger, load_match, salvage
from pangaea.server.live import LiveTable
from pangaea.server.logs import PersonId, TableId
from pangaea.server.metrics import Metrics
from pangaea.server.new_tables import (
    LONGEST,
    begin_match,
    new_table,
    proper_name,
    rematch_of,
    signs,
    unlike,
)
from pangaea.server.notices import Notices
from pangaea.server.retention import ARCHIVE, DAY, Ages, Pruning
from pangaea.server.sessions import fresh_table_id
from pangaea.server.settings import Settings
from pangaea.server.store import (
    Conflict,
    SeatKind,
    SeatRow,
    Store,
    StoreTrouble,
    Subscription,
    TableRow,
)
from pangaea.server.turns import Turns
from pangaea.server.wire import (
    Arrangement,
    Joining,
    PushWish,
    RematchWish,
    Resigning,
    Sitting,
    Starting,
    TableWish,
)
from pangaea.server.workers import BotPool, JobPool

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
        self.push = sender_for(settings)
        self.notices = Notices(store, self._deliver, self._watches, now)
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
                await ledger.wind(forgiven(row.standing, row.clock, self.started))
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
        shown = [row for row in rows if row.state == "running" or has_room(row)]
        return [row for row in shown if not await self.blocks.are_apart(person, row.owner)]

    def _in_memory(self) -> list[LiveTable]:
        tasks = list(self._tables.values())
        return [task.result() for task in tasks if task.done() and task.exception() is None]

    # -- opening ---------------------------------------------------------------------------------

    async def open(self, wish: TableWish, person: str) -> TableRow:
        """Open a table as wished; it begins at once if nobody is awaited."""
        if wish.box.strip():
            await self.jobs.do(jobs.try_box, wish.game, len(wish.seats), wish.variants, wish.box)
        row = new_table(wish, person)
        if row.is_ready:
            begin_match(row, self.now)
        await self.store.create(row)
        self.note(row)
        _log.info("table %s opened by %s: %s", TableId(row.id), PersonId(person), row.game)
        return row

    async def join(self, name: str, joining: Joining, person: str) -> TableRow:
        """Give somebody the seat of their invite link."""
        table = await self.table(name)
        async with table.lock:
            row = table.ledger.row
            await self._check_wanted(row, person)
            others = [seat.name for seat in row.seats if seat.holder != person]
            called = unlike(proper_name(joining.name), others)
            try:
                await self.store.take_seat(name, joining.token, person, called, joining.sent)
            except Conflict as error:
                raise TooLate("refused-seat-taken") from error
            _log.info("table %s: %s takes a seat", TableId(name), PersonId(person))
            kept = await self.store.load(name)
            assert kept is not None
            row.seats, row.shares = kept.seats, kept.shares
        await table.begin()
        return table.ledger.row

    async def sit(self, name: str, sitting: Sitting, person: str) -> TableRow:
        """Seat somebody who has the table's link; in the middle of a game, where a bot plays."""
        table = await self.table(name)
        await self._check_wanted(table.ledger.row, person)
        if table.ledger.has_begun:
            return await self._take_over(table, sitting, person)
        return await self._reseat(name, lambda row: gathering.sit_down(row, sitting, person))

    async def _take_over(self, table: LiveTable, sitting: Sitting, person: str) -> TableRow:
        async with table.lock:
            seats = gathering.take_over(table.ledger.row, sitting, person)
            await table.ledger.take_over(seats)
            await table.ledger.wind()
            await table.company.tell(sitting.seat, "joined")
            await table.reseated()
        table.driver.wake()
        return table.ledger.row

    async def _check_wanted(self, row: TableRow, person: str) -> None:
        """Refuse a table to whomever its host has blocked."""
        if person in await self.blocks.of(row.owner):
            raise NotAllowed("refused-not-wanted")

    async def stand_up(self, name: str, person: str) -> TableRow:
        """Let somebody go before the game begins; the next one is host then, if the host goes."""
        table = await self.table(name)
        async with table.lock:
            row = table.ledger.row
            await table.ledger.reseat(gathering.stand_up(row, person))
            if row.owner == person:
                await self._pass_on(table, gathering.heir_of(row, person) or person)
        table.broadcast_info()
        return table.ledger.row

    async def become_host(self, name: str, person: str) -> TableRow:
        """Take over from a host who has been away for a while."""
        table = await self.table(name)
        async with table.lock:
            row = table.ledger.row
            gathering.check_gathers(row)
            if not row.held_by(person) or not table.company.host_is_away():
                raise NotAllowed("refused-not-host")
            await self._pass_on(table, person)
        table.broadcast_info()
        return table.ledger.row

    async def _pass_on(self, table: LiveTable, person: str) -> None:
        await self.store.pass_on(table.ledger.row.id, person)
        table.ledger.row.owner = person

    async def arrange(self, name: str, wish: Arrangement, person: str) -> TableRow:
        """Do with a seat as the host wishes."""
        table = await self.table(name)
        if table.ledger.has_begun and wish.to == "removed":
            return await self._remove_from(table, wish, person)
        if table.ledger.has_begun:
            async with table.lock:
                await table.ledger.reseat(gathering.offer(table.ledger.row, wish, person))
            table.broadcast_info()
            return table.ledger.row
        return await self._reseat(name, lambda row: gathering.arrange(row, wish, person))

    async def _remove_from(self, table: LiveTable, wish: Arrangement, person: str) -> TableRow:
        """Let a bot play on for somebody whom the host removes, and say so."""
        async with table.lock:
            seats = gathering.remove(table.ledger.row, wish, person)
            before = table.ledger.row.seats[wish.seat].holder
            await table.ledger.reseat(seats)
            await table.ledger.wind()
            await table.company.tell(wish.seat, "removed", seats[wish.seat].stand_in)
            await table.release(before)
            await table.reseated()
        table.broadcast_info()
        table.driver.wake()
        return table.ledger.row

    async def _reseat(self, name: str, change: Callable[[TableRow], list[SeatRow]]) -> TableRow:
        table = await self.table(name)
        async with table.lock:
            row = table.ledger.row
            await table.ledger.reseat(change(row))
        await table.begin()  # it may have waited for nobody else
        return table.ledger.row

    async def start(self, name: str, wish: Starting, person: str) -> TableRow:
        """Start the game, bots on the seats that are free: from now on nobody changes seats."""
        table = await self.table(name)
        async with table.lock:
            row = table.ledger.row
            gathering.check_may_start(row, person)
            if not row.is_full:
                await table.ledger.reseat(gathering.fill(row, wish.level))
            await table.ledger.start()
        await table.start()
        return table.ledger.row

    async def publish(self, name: str, person: str, *, public: bool) -> TableRow:
        """Show a table in the lobby, or only to whoever has its link, as the host wishes."""
        table = await self.table(name)
        async with table.lock:
            row = table.ledger.row
            if row.owner != person:
                raise NotAllowed("refused-not-host")
            await self.store.publish(name, public=public)
            row.public = public
        table.broadcast_info()
        return row

    async def hide(self, name: str, person: str, *, hidden: bool) -> TableRow:
        """Put a table aside for one person, or back; nobody else notices."""
        row = await self.row(name)
        if row.owner != person and not row.held_by(person):
            raise NotAllowed("refused-not-your-table")
        await self.store.hide(name, person, hidden=hidden)
        return row

    async def resign(self, name: str, wish: Resigning, person: str) -> TableRow:
        """Give a seat up for good."""
        table = await self.table(name)
        level = known_level(wish.level)
        async with table.lock:
            if wish.seat not in table.ledger.row.held_by(person):
                raise NotAllowed("refused-not-your-seat")
            await table.company.resign(wish.seat, level)
        table.driver.wake()
        return table.ledger.row

    async def delete(self, name: str, person: str) -> None:
        """Delete a table that nobody else has anything to do with."""
        table = await self.table(name)
        async with table.lock:
            row = table.ledger.row
            if not row.is_only_for(person):
                raise NotAllowed("refused-shared-table")
            await self._remove(table)
        _log.info("table %s deleted by %s", TableId(name), PersonId(person))

    async def block(self, name: str, seat: int, person: str) -> None:
        """Let somebody have nothing to do any more with whoever sits on a seat."""
        row = await self.row(name)
        if not 0 <= seat < len(row.seats):
            raise Refusal("refused-no-seat", seat=seat + 1)
        await self.blocks.block(person, row.seats[seat].holder, row.seats[seat].name)

    async def forget(self, person: str) -> None:
        """Take somebody out of everything: their own tables go, shared games stay without them."""
        while rows := await self._all_of(person):
            for row in rows:
                await self._forget_at(await self.table(row.id), person)
        self.notices.forget(person)
        await self.store.forget(person)
        self.blocks.forget()

    async def _all_of(self, person: str) -> list[TableRow]:
        shown = await self.store.tables_of(person, MY_TABLES)
        return shown or await self.store.tables_of(person, MY_TABLES, hidden=True)

    async def _forget_at(self, table: LiveTable, person: str) -> None:
        async with table.lock:
            row = table.ledger.row
            if row.is_only_for(person):
                await self._remove(table)
                return
            talk, lines = await self.store.talk(row.id), await self.store.lines(row.id)
            await self.store.anonymize(row.id, person, without(row, person, talk, lines))
            await table.ledger.recover()
            table.company.forget()
            table.broadcast_info()
            if table.ledger.has_begun:
                await table.reseated()
        table.driver.wake()

    async def _remove(self, table: LiveTable) -> None:
        name, lines = table.ledger.row.id, table.ledger.row.lines
        table.close(NO_TABLE)
        await self.store.remove(name, lines)
        self._tables.pop(name, None)

    def part(self, person: str) -> None:
        """Close the lines of somebody's pages; those that are still theirs come back."""
        for table in self._in_memory():
            for page in [page for page in table.pages if page.person == person]:
                page.part(RESTARTING)

    async def rematch(self, name: str, wish: RematchWish, person: str) -> TableRow:
        """Open the table that follows a finished one, the same for everybody who asks."""
        table = await self.table(name)
        async with table.lock:
            row = table.ledger.row
            if row.imported or not (row.owner == person or row.held_by(person)):
                raise NotAllowed("refused-not-your-table")
            if row.state != "over":
                raise Refusal("refused-not-over")
            fresh = rematch_of(row, wish, person)
            if fresh.is_ready:
                begin_match(fresh, self.now)
            row.rematch = await self.store.create(fresh, follows=name)
            self.note(fresh)
            table.broadcast_info()
        return await self.row(row.rematch)

    async def upload(self, text: str, person: str) -> TableRow:
        """Open a table from a record, to replay it; nobody can play on."""
        found = await self._weighed(text)
        header = found.header
        row = TableRow(
            id=fresh_table_id(), game=header.game, owner=person, language="en",
            seats=_imported_seats(found),
            variants=header.variants, created=time(), updated=time(), header=found.head,
            seed=found.seed, standing=found.standing, imported=True,
        )  # fmt: skip
        await self.store.create(row, log=found.lines)
        _log.info("table %s brought by %s: %s", TableId(row.id), PersonId(person), row.game)
        return row

    async def _weighed(self, text: str) -> jobs.Weighed:
        """Replay a record that somebody brought, where it can do no harm."""
        try:
            return await self.jobs.do(jobs.weigh, text, self.settings.rates.record_lines)
        except Refusal:
            raise
        except PangaeaError as error:
            raise bad_record(error, text) from error

    async def prove(self, name: str) -> bool:
        """Prove the record of a finished game here; False: its seed was never revealed."""
        table = await self.table(name)
        async with table.lock:
            if table.ledger.row.state != "over":
                raise Refusal("refused-not-revealed")
            rows = await table.ledger.written()
        return await self.jobs.do(jobs.prove, "".join(f"{row}\n" for row in rows))

    # -- telling people who are elsewhere ----------------------------------------------------------

    def note(self, row: TableRow) -> None:
        """Notice how a table stands, for whoever is awaited there and looks elsewhere."""
        self.turns.note(row)
        self.notices.note(row)

    async def subscribe(self, wish: PushWish, person: str) -> None:
        """Tell a browser from now on."""
        browser = Subscription(wish.endpoint, wish.p256dh, wish.auth, wish.language)
        if self.push is None:
            raise Refusal("refused-no-push")
        self.push.check(browser)
        await self.store.subscribe(person, browser, MOST_BROWSERS)
        await self.notices.include(person)

    def _watches(self, person: str, table: str) -> bool:
        task = self._tables.get(table)
        is_there = task is not None and task.done() and task.exception() is None
        return task is not None and is_there and task.result().watches(person)

    async def _deliver(self, to: Subscription, text: bytes, topic: str) -> int:
        assert self.push is not None
        return await self.push.deliver(to, text, topic)

    # -- evicting --------------------------------------------------------------------------------

    def chores(self) -> list[Coroutine[None, None, None]]:
        """Return what is to be done beside everything else, as long as the server runs."""
        notices = self.notices.run()
        return [self.sweep(), self.watch(), self.prune(), self.watch_clocks(), notices, collect()]

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
            del self._tables[name]
        return idle

    async def hand_over(self, name: str) -> None:
        """Give a table up to another process: what is under way is written, pages come again."""
        found = await self._retired(name)
        await self.store.release([name])
        self._drop(name, found)

    def lose(self, name: str) -> None:
        """Drop a table that another process owns by now."""
        if name in self._tables and name not in self._leaving:
            task = asyncio.create_task(self._lose(name))
            self._leaving[name] = task
            task.add_done_callback(lambda _: self._leaving.pop(name, None))

    async def _lose(self, name: str) -> None:
        self._drop(name, await self._retired(name))

    async def _retired(self, name: str) -> LiveTable | None:
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


def _imported_seats(found: jobs.Weighed) -> list[SeatRow]:
    return [
        replace(imported_seat(seat, str(number)), resigned=number - 1 in found.resigned)
        for number, seat in enumerate(found.seats, start=1)
    ]


def imported_seat(seat: SeatLine, nameless: str) -> SeatRow:
    """Return the chair of a record, under a name that fits on a page."""
    kind: SeatKind = "bot" if seat.bot else "device"
    name = "".join(signs(tidy(seat.name, LONGEST_NAME))[:LONGEST])
    return SeatRow(kind, name or nameless, tidy(seat.bot, LONGEST))


def _is_idle(table: LiveTable, long_ago: float) -> bool:
    troubled = table.trouble.problem is not None
    busy = bool(table.pages) or table.driver.is_busy or table.lock.locked() or troubled
    return not busy and table.used < long_ago
