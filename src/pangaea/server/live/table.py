"""A table in memory, with the pages that look at it: one thing happens after the other."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import nullcontext, suppress
from itertools import count
from time import monotonic
from typing import Final

from msgspec import UNSET, UnsetType

from pangaea.core.errors import PangaeaError
from pangaea.core.text import tidy
from pangaea.server.errors import NotAllowed, Refusal, TooLate
from pangaea.server.live import clocks
from pangaea.server.live.agreement import Agreement, Repeats
from pangaea.server.live.blocks import Blocks
from pangaea.server.live.broadcast import Broadcast, Delay, Page, Slices, table_info
from pangaea.server.live.company import Company
from pangaea.server.live.driver import Driver, Hints, Trouble
from pangaea.server.live.ledger import Ledger
from pangaea.server.live.new_tables import LONGEST, STAND_IN
from pangaea.server.live.orders import Orders
from pangaea.server.pool import BotPool
from pangaea.server.process import Metrics, TableId
from pangaea.server.settings import Settings
from pangaea.server.store.contract import Clocks, TableRow
from pangaea.server.wire.messages import (
    Answer,
    Done,
    Hello,
    LookFrom,
    Pace,
    Share,
    TableChanged,
    Watching,
    Welcome,
    serialize,
)
from pangaea.server.wire.rest import TableInfo

SLOWEST: Final = 5.0
_log: Final = logging.getLogger("pangaea.server")
AT_ONCE: Final = 20  # pages shown before others come in between


class LiveTable:
    """A table somebody is at. What it shows is on disk."""

    def __init__(
        self,
        ledger: Ledger,
        bots: BotPool,
        settings: Settings,
        slices: Slices,
        metrics: Metrics,
        blocks: Blocks,
        noted: Callable[[TableRow], None] = lambda _row: None,
        saw: Callable[[str, str], None] = lambda _person, _table: None,
    ) -> None:
        self.ledger = ledger
        self.metrics = metrics
        self.settings = settings
        self.slices = slices
        self.lock = asyncio.Lock()  # held while anything changes, until it is on disk
        self.pages: dict[Page, None] = {}
        self.lines: set[Page] = set()  # also of pages that have not said hello
        self.agreement = Agreement(self)
        self.used = monotonic()
        self.driver = Driver(self, bots, settings.pace)
        self.trouble = Trouble(self)
        self.company = Company(self, blocks)
        self.hints = Hints(self, bots)
        self.delay = Delay(self)
        self.repeats = Repeats()
        self.orders = Orders(self)
        self.noted = noted
        self._saw = saw
        self._present: Broadcast | None = None
        self._clocks: Clocks | UnsetType = UNSET  # as they were told last
        self._numbers = count(1)  # of drawings
        self._closed: int | None = None  # with which code, once it has stopped for good

    def online(self) -> set[str]:
        """Return the people who have a page open."""
        return {page.person for page in self.pages}

    def present(self) -> set[str]:
        """Return the people who look at the table: a page behind others, nobody looks at."""
        return {page.person for page in self.pages if page.visible}

    def watches(self, person: str) -> bool:
        """Tell whether a person looks at the table now."""
        return person in self.present()

    async def watch(self, page: Page, said: Watching) -> None:
        """Notice whether somebody looks at a page; the others hear of it if they play."""
        was_here = self.watches(page.person)
        page.visible = said.visible
        self.note_seen(page)
        if self.watches(page.person) != was_here and self._is_of_this_table(page.person):
            self.company.note_presence(page.person, is_here=not was_here)
            self.company.tell_soon()

    def _is_of_this_table(self, person: str) -> bool:
        return person in {self.ledger.row.owner, *self.ledger.row.people()}

    # -- coming and going ------------------------------------------------------------------------

    async def welcome(self, page: Page, hello: Hello) -> None:
        """Let a page in and show it the table."""
        if self._closed is None:
            await self._deal_for(page, hello)
        async with self.lock:
            if self._closed is not None:  # since the page came, before its first word
                page.part(self._closed)
                return
            came = page.person not in self.present()
            page.visible = hello.visible
            self.pages[page] = None
            self.note_seen(page)
            self.company.note_presence(page.person, is_here=self.watches(page.person))
            page.language, page.shares = hello.language, hello.shares
            page.name = tidy(hello.name, LONGEST).strip()
            held = self.ledger.row.held_by(page.person)
            hides, build = self.ledger.game.hides, self.settings.client_build()
            page.say(Welcome(self._info(page), held, hides, build, self.settings.site))
            await self.company.greet(page)
            self._tell_clocks(page)
            await self.orders.greet(page)
            if self.ledger.has_begun:
                page.seat = hello.seat if self._may_look_from(page, hello.seat) else None
                page.seat = self._usual_seat(page) if page.seat is None else page.seat
                await self._show_anew(page)
            if came and (held or self.company.is_listed(page)):
                self.broadcast_info(besides=page)
        self.driver.wake()

    async def _deal_for(self, page: Page, hello: Hello) -> None:
        """Begin, if it was only this page's share that was awaited."""
        if not hello.shares:
            await self.share(page, Share())
        if self.ledger.row.is_ready:  # the server ended between the last share and the deal
            await self.begin()

    def note_seen(self, page: Page) -> None:
        """Notice that somebody sees the table as it is."""
        if page.visible:
            self._saw(page.person, self.ledger.row.id)

    async def share(self, page: Page, said: Share) -> None:
        """Take what a page's device gives to the seed, if it is awaited; the last one begins."""
        if page.person not in self.ledger.row.owing():
            return
        async with self.lock:
            with self.trouble.noticed():
                await self.ledger.share(page.person, said.sent)
        await self.begin()

    async def start(self) -> None:
        """Begin once every device has shared; programs that cannot are not waited for."""
        self.broadcast_info()
        for page in [page for page in self.pages if not page.shares]:
            await self.share(page, Share())
        await self.begin()

    def leave(self, page: Page) -> None:
        """Let a page go; the others hear of it if somebody who plays is no longer there."""
        self.used = monotonic()
        self.lines.discard(page)
        came = self.pages.pop(page, page) is None
        if not came or self.watches(page.person):
            return
        if self._is_of_this_table(page.person):
            self.company.note_presence(page.person, is_here=False)
            self.broadcast_info()
        elif page.person not in self.online() and self.company.is_listed(page):
            self.broadcast_info()

    async def retire(self, code: int) -> None:
        """Stop for good: bots move no more, nothing is taken any more, pages may come back."""
        async with self.lock:
            self.close(code)

    def close(self, code: int) -> None:
        """Stop for good, for whoever holds the lock."""
        self.driver.stop()
        self.company.stop()
        self.trouble.stop()
        self.delay.stop()
        self.ledger.problem = TooLate("refused-stale")
        self._closed = code
        for page in self.pages:
            page.part(code)

    def dissolve(self, code: int) -> None:
        """Stop for good, and be freed at once: its parts hold it, and no collector comes soon."""
        self.close(code)
        vars(self).clear()

    async def show_seats_anew(self) -> None:
        """Show the table anew to whoever has won or lost a seat in the middle of a game."""
        for page in list(self.pages):
            if page.seat is None or not self._may_look_from(page, page.seat):
                page.seat = self._usual_seat(page)
            page.last = None
            await self._show_anew(page)

    def _step_back(self) -> None:
        """Let nobody look from a seat that they have lost, whatever has failed since."""
        for page in self.pages:
            if page.seat is not None and not self._may_look_from(page, page.seat):
                page.seat = self._usual_seat(page)

    async def look(self, page: Page, said: LookFrom) -> None:
        """Show a page the table from another seat it holds, or in another language."""
        async with self.lock:
            page.language = said.language
            if said.seat is not None and not self._may_look_from(page, said.seat):
                raise NotAllowed("refused-not-your-seat")
            page.seat = self._usual_seat(page) if said.seat is None else said.seat
            page.say(TableChanged(self._info(page)))
            if self.ledger.has_begun:
                page.last = None
                await self._show_anew(page)

    def _may_look_from(self, page: Page, seat: int | None) -> bool:
        row = self.ledger.row
        return seat in row.held_by(page.person) or (
            row.state == "over" and seat in range(len(row.seats))
        )

    def _usual_seat(self, page: Page) -> int | None:
        """Return the seat a page most likely wants to look from.

        None where several share a device and hide something from each other: whoever takes it
        says so, and nobody's hand is shown before.
        """
        held = self.ledger.row.held_by(page.person)
        if self.ledger.game.hides and len(held) > 1 and self.ledger.row.state == "running":
            return None
        asked = self.ledger.match.asked if self.ledger.has_begun else []
        return next((seat for seat in held if seat in asked), held[0] if held else None)

    # -- answers ---------------------------------------------------------------------------------

    async def answer(self, page: Page, said: Answer) -> None:
        """Take a page's answer; tell everybody once it is on disk."""
        async with self.lock:
            self.ledger.check_holds(page.person, said.seat)
            done = self.repeats.led_to(self.ledger.match, page.person, said)
            if done is not None:
                page.say(Done(said.id, done))
                return
            self._check_asked(said.seat, said.position)
            if await self.orders.keep_answer(page, said):
                return
            await self._take(said.seat, said.option)
            done = self.ledger.match.position_for(said.seat)
            self.repeats.remember(page.person, said, done)
            page.say(Done(said.id, done))
            with self.metrics.showing.time():
                await self.broadcast_scenes()
            await self.orders.tidy()
        self.driver.wake()

    async def answer_for(self, seat: int, option: int, position: int) -> None:
        """Take the answer of a bot, or the only one there is; coming too late is no harm."""
        async with self.lock:
            if self.ledger.is_fresh(seat, position) and seat in self.ledger.match.asked:
                with suppress(TooLate):
                    await self._take(seat, option)
                with self.metrics.showing.time():
                    await self.broadcast_scenes()
                await self.orders.tidy()

    async def _take(self, seat: int, option: int) -> None:
        is_secret = self.ledger.match.question(seat).secret
        with self.trouble.noticed(), nullcontext() if is_secret else self.slices.behind_answer():
            await self.ledger.take(seat, option)
        self.orders.answered(seat)
        self.metrics.answers.labels(self.ledger.row.game).inc()
        if not self.ledger.match.went_unnoticed():
            self.agreement.lapse()
        if self.ledger.row.state == "over":
            self.broadcast_info()

    def _check_asked(self, seat: int, position: int) -> None:
        if self.ledger.row.state == "over":
            raise TooLate("error-game-over")
        if not self.ledger.is_fresh(seat, position):
            raise TooLate("refused-stale")
        if seat not in self.ledger.match.asked:
            raise Refusal("refused-not-asked")

    # -- bots ------------------------------------------------------------------------------------

    async def pace(self, page: Page, said: Pace) -> None:
        """Let bots move faster or slower."""
        if not self.ledger.row.held_by(page.person) and self.ledger.row.owner != page.person:
            raise NotAllowed("refused-not-your-table")
        self.driver.pace = min(max(said.seconds, 0.0), SLOWEST)
        self.driver.hurry(skip=said.skip)

    # -- telling ---------------------------------------------------------------------------------

    async def broadcast_scenes(self) -> None:
        """Broadcast the table to every page: to who plays first, to a crowd a few at a time."""
        self.noted(self.ledger.row)
        self.company.follow_game()
        self.broadcast_clocks()
        self._step_back()
        shows = self._broadcast()
        if not all(shows.follows(page) for page in self.pages if not self._is_late(page)):
            await self._recall()
            shows = self._broadcast()
        people = self.ledger.row.people()
        pages = sorted(self.pages, key=lambda page: page.person not in people)
        if self.ledger.row.delay:
            pages = [page for page in pages if not self._is_late(page)]
            self.delay.wake()
        for number, page in enumerate(pages):
            if number >= AT_ONCE and number % AT_ONCE == 0:
                await self.slices.short_turn()
            if page in self.pages and shows.show(page):
                self.agreement.ask(page)  # a page that is shown the table forgets what it was asked
        if self.ledger.row.state == "over":
            await self.company.open_to_watchers()

    def _is_late(self, page: Page) -> bool:
        return self.delay.holds_back(page.person)

    def _broadcast(self) -> Broadcast:
        """Return the present as it is shown; drawn once, for those who come later too."""
        if self._present is None or not self._present.is_current():
            self._present = Broadcast(self.ledger, self._numbers)
        return self._present

    async def catch_up(self, page: Page) -> None:
        """Show a page that fell behind the table as it is, instead of all it has missed."""
        async with self.lock:
            page.is_behind = False
            if page in self.pages and self.ledger.has_begun:
                page.last = None
                await self._show_anew(page)

    async def _show_anew(self, page: Page) -> None:
        """Show a page the table as if it had never seen it, and what it is still asked."""
        if self._is_late(page):
            await self.delay.show(page)
            return
        await self._recall()
        self._broadcast().show(page)
        self.agreement.ask(page)

    async def show_own(self, seat: int) -> None:
        """Show a seat what nobody else has noticed."""
        for page in list(self.pages):
            if page.seat == seat:
                page.last = None
                await self._show_anew(page)
            else:
                page.seen = self.ledger.match.position

    async def _recall(self) -> None:
        """Have the whole past in memory, to tell it; a table goes on if it cannot be rebuilt."""
        try:
            await self.ledger.remember(0)
        except PangaeaError as error:
            _log.warning(
                "table %s: its past cannot be told (%s)", TableId(self.ledger.row.id), error.key
            )

    def broadcast_clocks(self) -> None:
        """Tell every page the clocks, if they have changed."""
        if self._clocks != self.ledger.row.standing.clocks:
            self._clocks = self.ledger.row.standing.clocks
            for page in self.pages:
                self._tell_clocks(page)

    def _tell_clocks(self, page: Page) -> None:
        row = self.ledger.row
        told = clocks.tell_clocks(row, row.held_by(page.person), self.ledger.now())
        if told is not None and not self._is_late(page):  # clocks would tell what is to come
            page.say(told)

    async def keep_time(self) -> None:
        """Let a bot stand in for whoever's time is out; bots that nobody watched move on."""
        async with self.lock:
            is_sound = self.ledger.problem is None and self.trouble.problem is None
            is_running = self.ledger.row.state == "running" and is_sound
            for seat in clocks.late(self.ledger.row, self.ledger.now()) if is_running else []:
                await self.company.stand_in(seat, STAND_IN, "late")
        self.driver.wake()

    def broadcast_info(self, besides: Page | None = None) -> None:
        """Broadcast who is at the table and how it stands; watchers are all told the same."""
        self.noted(self.ledger.row)
        self.broadcast_clocks()
        told: dict[tuple[str, str], bytes] = {}
        for page in self.pages:
            if page is not besides:
                page.post(self._news(page, told))
        self.company.expect()

    def _news(self, page: Page, told: dict[tuple[str, str], bytes]) -> bytes:
        row = self.ledger.row
        known = page.person if page.person in {row.owner, *row.people()} else ""
        news = (known, page.language)
        if news not in told:
            told[news] = serialize(TableChanged(self._info(page, known)))
        return told[news]

    def _info(self, page: Page, person: str | None = None) -> TableInfo:
        problem = self.ledger.problem or self.trouble.problem
        known = page.person if person is None else person
        row, watching = self.ledger.row, self.company.watching()
        seen = self.present() | (self.online() - row.people())
        info = table_info(row, known, page.language, seen, problem, watching)
        info.host_away = not row.header and self.company.host_is_away()
        for seat in info.seats:
            seat.replaceable = self.company.may_be_replaced(seat.seat)
        return info

    async def begin(self) -> None:
        """Start the game if everybody is there, and show it."""
        async with self.lock:
            if self.ledger.row.is_ready and not self.ledger.has_begun:
                with self.trouble.noticed():
                    await self.ledger.begin()
            self.broadcast_info()
            if self.ledger.has_begun:
                for page in self.pages:
                    page.seat = self._usual_seat(page)
                await self.broadcast_scenes()
        self.driver.wake()
