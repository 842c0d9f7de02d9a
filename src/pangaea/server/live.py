"""A table in memory, with the pages that look at it: one thing happens after the other."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from time import monotonic
from typing import Final

from msgspec import UNSET, UnsetType

from pangaea.core.errors import PangaeaError
from pangaea.core.steps import Retreat
from pangaea.core.text import tidy
from pangaea.core.words import words_for
from pangaea.server import clocks
from pangaea.server.blocks import Blocks
from pangaea.server.broadcast import Broadcast, Page, Slices, table_info
from pangaea.server.company import STAND_IN, Company
from pangaea.server.delay import Delay
from pangaea.server.driver import Driver, Trouble
from pangaea.server.errors import NotAllowed, Refusal, TooLate
from pangaea.server.hints import Hints
from pangaea.server.ledger import (
    Ledger,
    Wish,
    may_end,
    needs_consent,
    others,
    retreat_of,
)
from pangaea.server.logs import TableId
from pangaea.server.metrics import Metrics
from pangaea.server.new_tables import LONGEST
from pangaea.server.orders import Orders
from pangaea.server.repeats import Repeats
from pangaea.server.settings import Settings
from pangaea.server.store import Clocks, TableRow
from pangaea.server.wire import (
    Answer,
    Consent,
    Done,
    EndGame,
    Hello,
    LookFrom,
    Pace,
    Refused,
    Share,
    TableChanged,
    TableInfo,
    Undo,
    Watching,
    Welcome,
    Wished,
    serialize,
)
from pangaea.server.workers import BotPool

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
        self.wish: Wish | None = None
        self.used = monotonic()
        self.driver = Driver(self, bots, settings.pace)
        self.trouble = Trouble(self)
        self.company = Company(self, blocks)
        self.hints = Hints(self, bots)
        self.delay = Delay(self)
        self._repeats = Repeats()
        self.orders = Orders(self)
        self.noted = noted
        self._saw = saw
        self._present: Broadcast | None = None
        self._clocks: Clocks | UnsetType = UNSET  # as they were told last
        self._numbers = count(1)  # of drawings

    def online(self) -> set[str]:
        """Return the people who have a page open."""
        return {page.person for page in self.pages}

    def watches(self, person: str) -> bool:
        """Tell whether a person looks at the table now."""
        return any(page.visible for page in self.pages if page.person == person)

    async def watch(self, page: Page, said: Watching) -> None:
        """Notice whether somebody looks at a page."""
        page.visible = said.visible
        self.seen(page)

    # -- coming and going ------------------------------------------------------------------------

    async def welcome(self, page: Page, hello: Hello) -> None:
        """Let a page in and show it the table."""
        if not hello.shares:
            await self.share(page, Share())
        if self.ledger.row.is_ready:  # the server ended between the last share and the deal
            await self.begin()
        async with self.lock:
            came = page.person not in self.online()
            self.pages[page] = None
            self.seen(page)
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

    def seen(self, page: Page) -> None:
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
        came = self.pages.pop(page, page) is None
        if not came or page.person in self.online():
            return
        if page.person in {self.ledger.row.owner, *self.ledger.row.people()}:
            self.company.leave(page.person)
            self.broadcast_info()
        elif self.company.is_listed(page):
            self.broadcast_info()

    async def retire(self, code: int) -> None:
        """Stop for good: bots move no more, nothing is taken any more, pages may come back."""
        async with self.lock:
            self.close(code)

    def close(self, code: int) -> None:
        """Stop for good, for whoever holds the lock."""
        self.driver.stop()
        self.trouble.stop()
        self.delay.stop()
        self.ledger.problem = TooLate("refused-stale")
        for page in self.pages:
            page.part(code)

    async def reseated(self) -> None:
        """Show the table anew to whoever has won or lost a seat in the middle of a game."""
        for page in list(self.pages):
            if page.seat is None or not self._may_look_from(page, page.seat):
                page.seat = self._usual_seat(page)
            page.last = None
            await self._show_anew(page)

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
            self._check_holds(page, said.seat)
            done = self._repeats.led_to(self.ledger.match, page.person, said)
            if done is not None:
                page.say(Done(said.id, done))
                return
            self._check_asked(said.seat, said.position)
            await self._take(said.seat, said.option)
            done = self.ledger.match.position_for(said.seat)
            self._repeats.remember(page.person, said, done)
            page.say(Done(said.id, done))
            with self.metrics.showing.time():
                await self.broadcast_scenes()
        self.driver.wake()

    async def answer_for(self, seat: int, option: int, position: int) -> None:
        """Take the answer of a bot, or the only one there is; coming too late is no harm."""
        async with self.lock:
            if self.ledger.is_fresh(seat, position) and seat in self.ledger.match.asked:
                with suppress(TooLate):
                    await self._take(seat, option)
                with self.metrics.showing.time():
                    await self.broadcast_scenes()

    async def _take(self, seat: int, option: int) -> None:
        with self.trouble.noticed():
            await self.ledger.take(seat, option)
        self.metrics.answers.labels(self.ledger.row.game).inc()
        if not self.ledger.match.went_unnoticed():
            self.wish = None
        if self.ledger.row.state == "over":
            self.broadcast_info()

    def _check_holds(self, page: Page, seat: int) -> None:
        if seat not in self.ledger.row.held_by(page.person):
            raise NotAllowed("refused-not-your-seat")

    def _check_asked(self, seat: int, position: int) -> None:
        if self.ledger.row.state == "over":
            raise TooLate("error-game-over")
        if not self.ledger.is_fresh(seat, position):
            raise TooLate("refused-stale")
        if seat not in self.ledger.match.asked:
            raise Refusal("refused-not-asked")

    # -- taking back, and ending by agreement ----------------------------------------------------

    async def undo(self, page: Page, said: Undo) -> None:
        """Take a seat's last choice back, or ask the others whether it may be."""
        async with self.lock:
            self._check_holds(page, said.seat)
            retreat = retreat_of(self.ledger, said.seat)
            if retreat is None:
                raise Refusal("error-nothing-to-undo")
            is_free = not needs_consent(self.ledger, said.seat, page.person)
            waiting = set[str]() if is_free else others(self.ledger, page.person)
            wish = Wish(said.id, said.seat, page.person, waiting, retreat)
            await self._hear_wish(page, said, wish)
        self.driver.wake()

    async def end(self, page: Page, said: EndGame) -> None:
        """End the game without a winner, or ask the others whether they agree."""
        async with self.lock:
            self._check_holds(page, said.seat)
            if not may_end(self.ledger, said.seat):
                raise Refusal("refused-no-end")
            waiting = others(self.ledger, page.person)
            await self._hear_wish(page, said, Wish(said.id, said.seat, page.person, waiting))

    async def _hear_wish(self, page: Page, said: Undo | EndGame, wish: Wish) -> None:
        """Put a wish to the others; where nobody has to agree, grant it."""
        if said.position != self.ledger.match.position_for(said.seat):
            raise TooLate("refused-stale")
        if wish.waiting:
            self.wish = wish
            self.ask_all()
        else:
            await self._grant(wish)
            page.say(Done(said.id, self.ledger.match.position_for(said.seat)))

    def ask_all(self) -> None:
        """Put an open wish to whoever has to agree."""
        for page in self.pages:
            self._ask_again(page)

    async def consent(self, page: Page, said: Consent) -> None:
        """Hear whether somebody agrees to a wish."""
        async with self.lock:
            wish = self.wish
            if wish is None or said.id != wish.id or page.person not in wish.waiting:
                raise TooLate("refused-no-wish")
            if not said.agree:
                self._deny(wish, page)
                return
            wish.waiting.discard(page.person)
            if not wish.waiting:
                await self._grant(wish)
        self.driver.wake()

    async def _grant(self, wish: Wish) -> None:
        if wish.away is not None:
            self.wish = None
            if not self.company.may_be_replaced(wish.away):  # they have come back meanwhile
                raise Refusal("refused-not-away")
            await self.company.stand_in(wish.away, wish.level, welcome=wish.newcomer)
        elif wish.retreat is None:
            await self._end(wish.seat)
        else:
            await self._take_back(wish.retreat, wish.seat)

    async def release(self, person: str) -> None:
        """Wait no more for the consent of somebody for whom a bot plays."""
        wish, row = self.wish, self.ledger.row
        if wish is None or any(row.seats[seat].answers for seat in row.held_by(person)):
            return
        if person in wish.waiting:
            wish.waiting.discard(person)
            if not wish.waiting:
                await self._grant(wish)

    async def _end(self, seat: int) -> None:
        with self.trouble.noticed():
            await self.ledger.end_by_agreement(seat)
        self.wish = None
        self.broadcast_info()
        await self.broadcast_scenes()

    async def _take_back(self, retreat: Retreat, seat: int) -> None:
        is_noticed = not retreat.own or seat not in self.ledger.match.asked
        with self.trouble.noticed():
            await self.ledger.take_back(retreat, seat)
        self._repeats.forget(seat if retreat.own else None)
        if is_noticed:
            self.wish = None
            await self.broadcast_scenes()
        else:
            await self._show_own(seat)

    async def _show_own(self, seat: int) -> None:
        """Show a seat what nobody else has noticed."""
        for page in list(self.pages):
            if page.seat == seat:
                page.last = None
                await self._show_anew(page)
            else:
                page.seen = self.ledger.match.position

    def _ask_again(self, page: Page) -> None:
        """Put an open wish to a page whose person has not replied."""
        wish = self.wish
        if wish is not None and page.person in wish.waiting:
            seats = self.ledger.row.seats
            name = seats[wish.seat].name
            other = "" if wish.away is None else seats[wish.away].name
            say = words_for("", page.language).say
            text = say(f"wish-asked-{wish.kind}", name=name, other=other)
            page.say(Wished(wish.id, wish.seat, wish.kind, text))

    def _deny(self, wish: Wish, denier: Page) -> None:
        self.wish = None
        seat = self.ledger.row.held_by(denier.person)[0]
        name = self.ledger.row.seats[seat].name
        for page in self.pages:
            if page.person == wish.person:
                text = words_for("", page.language).say(f"wish-denied-{wish.kind}", name=name)
                page.say(Refused(wish.said, text, "", self.ledger.match.position_for(wish.seat)))

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
        self.broadcast_clocks()
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
                await self.slices.turn()
            if page in self.pages and shows.show(page):
                self._ask_again(page)  # a page that is shown the table forgets what it was asked

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
        self._ask_again(page)

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
        told = clocks.told(row, row.held_by(page.person), self.ledger.now())
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
        online = self.online()
        told: dict[tuple[str, str], str] = {}
        for page in self.pages:
            if page is not besides:
                page.post(self._news(page, online, told))

    def _news(self, page: Page, online: set[str], told: dict[tuple[str, str], str]) -> str:
        row = self.ledger.row
        known = page.person if page.person in {row.owner, *row.people()} else ""
        news = (known, page.language)
        if news not in told:
            told[news] = serialize(TableChanged(self._info(page, known)))
        return told[news]

    def _info(self, page: Page, person: str | None = None) -> TableInfo:
        problem = self.ledger.problem or self.trouble.problem
        known = page.person if person is None else person
        row, online, watching = self.ledger.row, self.online(), self.company.watching()
        info = table_info(row, known, page.language, online, problem, watching)
        info.host_away = row.is_gathering and self.company.host_is_away()
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
