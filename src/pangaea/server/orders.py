"""Standing orders: what a person answers to a question until they say otherwise.

An order holds whether or not there turns out to be a choice, and is carried out at the pace of the
table, as a bot's answer is. Only whoever gave it is told of it.
"""

import asyncio
from typing import Final, Protocol

import msgspec
from msgspec import Struct

from pangaea.core.telling import Teller
from pangaea.core.words import words_for
from pangaea.server.broadcast import Page
from pangaea.server.driver import Driver, Trouble
from pangaea.server.errors import NotAllowed, Refusal
from pangaea.server.ledger import Ledger
from pangaea.server.wire import GiveOrder, OrderInfo, OrderSheet, OrdersTold, OrderThing, Revoke

MOST_EXCEPTIONS: Final = 200
_encode: Final = msgspec.json.Encoder().encode


class Order(Struct):
    """What is answered to a question, unless one of these answers could be given."""

    question: str
    answer: str  # as records write things
    unless: list[str] = []
    text: str = ""  # the question as it was put, in the language of who gave the order


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
        self._orders: dict[tuple[int, str, str], Order] | None = None  # by seat, holder, question

    async def give(self, page: Page, said: GiveOrder) -> None:
        """Take an order for the question a seat is asked."""
        async with self.table.lock:
            self._check_holds(page, said.seat)
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
        return Order(question.name, things[said.option].token, tokens, text)

    async def revoke(self, page: Page, said: Revoke) -> None:
        """Ask somebody again what an order has answered."""
        async with self.table.lock:
            self._check_holds(page, said.seat)
            await self._keep(said.seat, said.question, None)

    def _check_holds(self, page: Page, seat: int) -> None:
        if seat not in self.table.ledger.row.held_by(page.person):
            raise NotAllowed("refused-not-your-seat")

    async def _keep(self, seat: int, question: str, order: Order | None) -> None:
        known, row = await self._all(), self.table.ledger.row
        holder = row.seats[seat].holder
        line = b"" if order is None else _encode(order)
        with self.table.trouble.noticed():
            await self.table.ledger.store.order(row.id, seat, holder, question, line)
        if order is None:
            known.pop((seat, holder, question), None)
        else:
            known[seat, holder, question] = order
        for page in self.table.pages:
            if page.person == holder:
                await self.greet(page)

    async def _all(self) -> dict[tuple[int, str, str], Order]:
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
        match = self.table.ledger.match
        question, options = match.question(seat), match.options(seat)
        holder = self.table.ledger.row.seats[seat].holder
        order = (await self._all()).get((seat, holder, question.name))
        if order is None:
            return None
        index = question.domain.index
        option = index.get(order.answer)
        if option not in options or any(index.get(token) in options for token in order.unless):
            return None
        return option

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
        return OrderInfo(seat, order.question, order.text, answer, unless)

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
