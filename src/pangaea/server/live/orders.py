"""Standing orders: what a person answers to a question until they say otherwise.

An order holds whether or not there turns out to be a choice, and is carried out at the pace of the
table, as a bot's answer is. One with exceptions makes the table wait for the same time whenever
the question is put, whether or not an exception is possible: nobody sees an answer sooner, not
even one that is given by hand, and nobody waits longer. Only whoever gave it is told of it.
"""

import asyncio
from contextlib import suppress
from time import monotonic
from typing import Final, Protocol

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from pangaea.core.telling import Teller
from pangaea.core.words import words_for
from pangaea.server.errors import Refusal
from pangaea.server.live.broadcast import Page
from pangaea.server.live.clocks import patience
from pangaea.server.live.driver import Driver, Trouble
from pangaea.server.live.ledger import Ledger
from pangaea.server.store.contract import StoreTrouble
from pangaea.server.wire.messages import Answer, GiveOrder, Kept, OrderInfo, OrdersTold, Revoke
from pangaea.server.wire.rest import OrderSheet, OrderThing

MOST_EXCEPTIONS: Final = 200
USUAL_WAIT: Final = 20.0  # seconds
LEAST_WAIT: Final = 1.0
LONGEST_WAIT: Final = 3600.0
AGAIN: Final = 0.25  # seconds after which somebody is rung for who was busy
_encode: Final = msgspec.json.Encoder().encode


Key = tuple[int, str, str]  # seat, holder, question


class Order(Struct, omit_defaults=True):
    """What is answered to a question, unless one of these answers could be given."""

    question: str
    answer: str  # as records write things
    unless: list[str] = []
    text: str = ""  # the question as it was put, in the language of who gave the order
    wait: float = 0.0  # seconds, where there are exceptions
    by_hand: str = ""  # what was answered before its time had come, to be given then
    at: int = -1  # the position of that answer

    @property
    def patience(self) -> float:
        """How long the table waits whenever the question is put, in seconds."""
        return (self.wait or USUAL_WAIT) if self.unless else 0.0


_order: Final = msgspec.json.Decoder(Order)


class Ordered(Protocol):
    """A table, as far as orders need it."""

    ledger: Ledger
    lock: asyncio.Lock
    pages: dict[Page, None]
    driver: Driver
    trouble: Trouble


class Orders:
    """The standing orders at one table."""

    def __init__(self, table: Ordered) -> None:
        self.table = table
        self._orders: dict[Key, Order] | None = None  # by seat, holder, question
        self._due: dict[int, float] = {}  # by seat: when what it is asked is answered
        self._given: set[Key] = set()  # orders that keep an answer which has been given

    async def give(self, page: Page, said: GiveOrder) -> None:
        """Take an order for the question a seat is asked."""
        async with self.table.lock:
            self.table.ledger.check_holds(page.person, said.seat)
            order = self._order(page, said)
            await self._keep(said.seat, order.question, order)
        self.table.driver.wake()

    def _order(self, page: Page, said: GiveOrder) -> Order:
        ledger = self.table.ledger
        if ledger.row.state != "running" or said.seat not in ledger.match.asked:
            raise Refusal("refused-not-asked")
        question = ledger.match.question(said.seat)
        things = question.domain.things
        fits = all(0 <= option < len(things) for option in (said.option, *said.unless))
        if not fits or len(said.unless) > MOST_EXCEPTIONS or said.option in said.unless:
            raise Refusal("refused-order")
        scene = ledger.match.scene(said.seat, page.language)
        text = scene.ask.text if scene.ask else ""
        tokens = [things[option].token for option in said.unless]
        wait = self._wait(said.wait) if said.unless else 0.0
        return Order(question.name, things[said.option].token, tokens, text, wait)

    def _wait(self, seconds: float) -> float:
        """Check how long the table is to wait: no longer than anybody's clock lets them think."""
        control = self.table.ledger.row.clock
        longest = LONGEST_WAIT if control is None else min(LONGEST_WAIT, patience(control) / 2)
        wait = seconds or USUAL_WAIT
        if not LEAST_WAIT <= wait <= longest:
            raise Refusal("refused-order")
        return wait

    async def revoke(self, page: Page, said: Revoke) -> None:
        """Ask somebody again what an order has answered."""
        async with self.table.lock:
            self.table.ledger.check_holds(page.person, said.seat)
            await self._keep(said.seat, said.question, None)

    async def _keep(self, seat: int, question: str, order: Order | None) -> None:
        await self._write(seat, question, order)
        self.answered(seat)
        holder = self.table.ledger.row.seats[seat].holder
        for page in self.table.pages:
            if page.person == holder:
                await self.greet(page)

    async def _write(self, seat: int, question: str, order: Order | None) -> None:
        known, row = await self._all(), self.table.ledger.row
        holder = row.seats[seat].holder
        line = b"" if order is None else _encode(order)
        with self.table.trouble.noticed():
            await self.table.ledger.store.order(row.id, seat, holder, question, line)
        if order is None:
            known.pop((seat, holder, question), None)
        else:
            known[seat, holder, question] = order

    async def _all(self) -> dict[Key, Order]:
        """Return the orders that are kept; one of who held a seat before stands no more."""
        if self._orders is None:
            kept = await self.table.ledger.store.orders(self.table.ledger.row.id)
            found = [(seat, holder, _order.decode(line)) for seat, holder, line in kept]
            self._orders = {(seat, holder, one.question): one for seat, holder, one in found}
        return self._orders

    @property
    def are_none(self) -> bool:
        """Tell whether it is known that nobody has ordered anything."""
        return self._orders is not None and not self._orders

    async def option_for(self, seat: int) -> int | None:
        """Return what a seat has ordered to be answered now, if it has."""
        order = await self._order_of(seat)
        if order is None or (order.unless and self._time_left(seat, order) > 0):
            return None
        match = self.table.ledger.match
        is_by_hand = order.by_hand and self.table.ledger.is_fresh(seat, order.at)
        token = order.by_hand if is_by_hand else order.answer
        option = match.question(seat).domain.index.get(token)
        return option if option in match.options(seat) else None

    async def _order_of(self, seat: int) -> Order | None:
        """Return what a seat has ordered for the question it is asked."""
        holder = self.table.ledger.row.seats[seat].holder
        question = self.table.ledger.match.question(seat).name
        return (await self._all()).get((seat, holder, question))

    async def leave_open(self, person: str) -> bool:
        """Tell whether somebody is asked what their orders do not answer, or an exception to one.

        Others must not see it: to them an exception is as long in coming as any answer.
        """
        async with self.table.lock:
            row = self.table.ledger.row
            if row.state != "running" or self.table.ledger.problem is not None:
                return False
            match = self.table.ledger.match
            held = [seat for seat in row.held_by(person) if row.seats[seat].answers]
            return any([await self._is_open(seat) for seat in held if seat in match.asked])

    async def _is_open(self, seat: int) -> bool:
        order, match = await self._order_of(seat), self.table.ledger.match
        if order is None:
            return True
        things, options = match.question(seat).domain.index, match.options(seat)
        may_answer = things.get(order.answer) in options
        return not may_answer or any(things.get(token) in options for token in order.unless)

    def _time_left(self, seat: int, order: Order) -> float:
        """Return the seconds until a seat's question is answered, in whatever way."""
        if seat not in self._due:
            self._due[seat] = monotonic() + order.patience
            self._ring_after(order.patience)
        return self._due[seat] - monotonic()

    def _ring_after(self, seconds: float) -> None:
        asyncio.get_running_loop().call_later(max(seconds, AGAIN), self._ring)

    def _ring(self) -> None:
        """Have the table look again; who is busy is rung for once more."""
        self.table.driver.wake()
        if self._due and min(self._due.values()) <= monotonic() and self.table.driver.is_busy:
            self._ring_after(AGAIN)

    @property
    def are_waiting(self) -> bool:
        """Tell whether the time of an order is still to come."""
        return bool(self._due)

    async def keep_answer(self, page: Page, said: Answer) -> bool:
        """Keep an answer given by hand until its time has come, if the seat has such an order."""
        order = await self._order_of(said.seat)
        if order is None or not order.unless or self._time_left(said.seat, order) <= 0:
            return False
        if said.option not in self.table.ledger.match.options(said.seat):
            return False  # it will be refused
        token = self.table.ledger.match.question(said.seat).domain.things[said.option].token
        by_hand = replace(order, by_hand=token, at=said.position)
        await self._write(said.seat, order.question, by_hand)
        page.say(Kept(said.id, round(self._time_left(said.seat, order), 1)))
        return True

    def answered(self, *seats: int) -> None:
        """Notice that seats, and all who are asked nothing now, need no answer any more."""
        asked = set(self.table.ledger.match.asked) - set(seats)
        self._due = {seat: due for seat, due in self._due.items() if seat in asked}
        for key, order in (self._orders or {}).items():
            if order.by_hand and key[0] not in asked:
                self._given.add(key)

    async def tidy(self) -> None:
        """Forget what was kept and has been given: once all were shown it, so as to delay none."""
        for seat, holder, question in self._given:
            order = (await self._all()).get((seat, holder, question))
            if order is not None and holder == self.table.ledger.row.seats[seat].holder:
                with suppress(StoreTrouble):  # it fits no other position than that one
                    await self._write(seat, question, replace(order, by_hand="", at=-1))
        self._given.clear()

    # -- telling ---------------------------------------------------------------------------------

    async def greet(self, page: Page) -> None:
        """Tell somebody their orders, if they ever gave one here."""
        held = self.table.ledger.row.held_by(page.person)
        known = await self._all() if self.table.ledger.has_begun and held else {}
        found = [
            self._info(page, seat, order)
            for (seat, holder, _), order in known.items()
            if seat in held and holder == page.person
        ]
        if found or page.has_orders:
            page.has_orders = bool(found)
            page.say(OrdersTold(found))

    def _info(self, page: Page, seat: int, order: Order) -> OrderInfo:
        labels = self._labels(page.language, order.question)
        unless = [labels[token] for token in order.unless if token in labels]
        answer = labels.get(order.answer, order.answer)
        return OrderInfo(seat, order.question, order.text, answer, unless, order.patience)

    def _labels(self, language: str, question: str) -> dict[str, str]:
        """Return the words for every answer to a question, by how records write it."""
        match = self.table.ledger.match
        teller = Teller(words_for(match.game.slug, language), match.names, match.domains)
        asked = [one for one in match.game.questions(match.setup) if one.name == question]
        return {thing.token: teller.thing(thing) for one in asked for thing in one.domain.things}

    def sheet(self, seat: int, language: str) -> OrderSheet:
        """Return everything a seat could ever answer to what it is asked."""
        match = self.table.ledger.match
        if seat not in match.asked:
            raise Refusal("refused-not-asked")
        question, options = match.question(seat), match.options(seat)
        labels = self._labels(language, question.name)
        things = [
            OrderThing(number, labels[thing.token], number in options)
            for number, thing in enumerate(question.domain.things)
        ]
        return OrderSheet(question.name, things)
