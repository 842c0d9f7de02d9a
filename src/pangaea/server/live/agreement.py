"""What the others must agree to, such as taking back or ending the game; answers given twice.

A line that was lost repeats the last answer, and nothing changes.
"""

import asyncio
from collections import OrderedDict
from contextlib import suppress
from typing import Final, Literal, Protocol

from msgspec import Struct, field

from pangaea.core.match import Match
from pangaea.core.steps import Retreat, Step
from pangaea.core.words import words_for
from pangaea.server.errors import Refusal, TooLate
from pangaea.server.live.broadcast import Page
from pangaea.server.live.driver import Driver, Trouble
from pangaea.server.live.ledger import Ledger, may_end, needs_consent, others, retreat_of
from pangaea.server.sessions import fresh_token
from pangaea.server.wire.messages import Answer, Consent, Done, EndGame, Proposed, Refused, Undo

REMEMBERED: Final = 200
Given = tuple[str, str, int, int, int]


class Repeats:
    """The latest answers of a table, and the positions they led to."""

    def __init__(self) -> None:
        self._answers: OrderedDict[Given, int] = OrderedDict()

    def led_to(self, match: Match, person: str, said: Answer) -> int | None:
        """Return the position an answer led to if it was taken before: lost lines repeat it.

        Refuse another answer to the same question: somebody has two pages open, and was faster.
        """
        known = self._answers.get(_key_of(person, said))
        if known is not None:
            return known
        step = _answer_since(match, said)
        if step is None:
            return None
        if step.option != said.option:
            raise TooLate("refused-answered")
        return step.asked_at + 1

    def remember(self, person: str, said: Answer, position: int) -> None:
        """Remember what an answer led to."""
        self._answers[_key_of(person, said)] = position
        if len(self._answers) > REMEMBERED:
            self._answers.popitem(last=False)

    def forget(self, seat: int | None) -> None:
        """Forget a seat's answers (None: everybody's), which may be given again now."""
        for given in [given for given in self._answers if seat is None or given[2] == seat]:
            del self._answers[given]


def _answer_since(match: Match, said: Answer) -> Step | None:
    """Return what a seat answered to the question it was asked at a position.

    Others may have answered before it did, if all were asked at once; but what it was asked later,
    after somebody took an answer back, is another question.
    """
    later = match.steps[max(said.position - match.base, 0) :]
    found = next((s for s in later if s.seat == said.seat and s.asked_at >= said.position), None)
    if found is None or found.asked_at == said.position:
        return found
    was_asked = said.seat in match.position_at(max(said.position, match.base)).asked()
    return found if was_asked else None


def _key_of(person: str, said: Answer) -> Given:
    return person, said.id, said.seat, said.position, said.option


class Proposal(Struct):
    """What somebody proposes to the others, and who has still to agree."""

    said: str  # the id of the message that told it; its page is answered under that
    seat: int
    person: str
    waiting: set[str]
    retreat: Retreat | None = None  # what is to be taken back
    away: int | None = None  # the seat of whoever is away, for a bot to play
    level: str = ""  # of that bot
    newcomer: bool = False  # the seat is for whoever comes by the table's link
    id: str = field(default_factory=fresh_token)  # ours: an old consent fits no other proposal

    @property
    def kind(self) -> Literal["undo", "end", "away", "newcomer"]:
        """What is proposed, as words and messages name it."""
        if self.away is not None:
            return "newcomer" if self.newcomer else "away"
        return "end" if self.retreat is None else "undo"


class Substitutes(Protocol):
    """Who lets bots play for people."""

    def may_be_replaced(self, seat: int) -> bool:
        """Tell whether somebody has been away for a while."""

    async def stand_in(self, seat: int, level: str, *, welcome: bool) -> None:
        """Let a bot play for a seat."""


class Ordered(Protocol):
    """What people want to be answered until they say otherwise."""

    def answered(self, *seats: int) -> None:
        """Notice that seats are asked no more what they were asked."""


class Agreeing(Protocol):
    """A table, as far as agreeing needs it."""

    ledger: Ledger
    lock: asyncio.Lock
    pages: dict[Page, None]
    driver: Driver
    trouble: Trouble
    repeats: Repeats

    @property
    def company(self) -> Substitutes:
        """The people at the table."""

    @property
    def orders(self) -> Ordered:
        """The standing orders at the table."""

    def broadcast_info(self) -> None:
        """Tell every page who is at the table and how it stands."""

    async def broadcast_scenes(self) -> None:
        """Show every page the table."""

    async def show_own(self, seat: int) -> None:
        """Show a seat what nobody else has noticed."""


class Agreement:
    """What is proposed at one table, one thing at a time."""

    def __init__(self, table: Agreeing) -> None:
        self.table = table
        self.proposal: Proposal | None = None

    # -- proposing -------------------------------------------------------------------------------

    async def undo(self, page: Page, said: Undo) -> None:
        """Take a seat's last choice back, or ask the others whether it may be."""
        async with self.table.lock:
            ledger = self.table.ledger
            ledger.check_holds(page.person, said.seat)
            retreat = retreat_of(ledger, said.seat)
            if retreat is None:
                raise Refusal("error-nothing-to-undo")
            is_free = not needs_consent(ledger, said.seat, page.person)
            waiting = set[str]() if is_free else others(ledger, page.person)
            proposal = Proposal(said.id, said.seat, page.person, waiting, retreat)
            await self._hear(page, said, proposal)
        self.table.driver.wake()

    async def end(self, page: Page, said: EndGame) -> None:
        """End the game without a winner, or ask the others whether they agree."""
        async with self.table.lock:
            ledger = self.table.ledger
            ledger.check_holds(page.person, said.seat)
            if not may_end(ledger, said.seat):
                raise Refusal("refused-no-end")
            waiting = others(ledger, page.person)
            await self._hear(page, said, Proposal(said.id, said.seat, page.person, waiting))

    async def _hear(self, page: Page, said: Undo | EndGame, proposal: Proposal) -> None:
        """Put a proposal to the others; where nobody has to agree, grant it."""
        ledger = self.table.ledger
        if said.position != ledger.match.position_for(said.seat):
            raise TooLate("refused-stale")
        if proposal.waiting:
            self.propose(proposal)
        else:
            await self._grant(proposal)
            page.say(Done(said.id, ledger.match.position_for(said.seat)))

    def propose(self, proposal: Proposal) -> None:
        """Ask everybody who has to agree; what was proposed before is no longer."""
        self.proposal = proposal
        for page in self.table.pages:
            self.ask(page)

    def ask(self, page: Page) -> None:
        """Put what is proposed to a page whose person has not replied."""
        proposal, seats = self.proposal, self.table.ledger.row.seats
        if proposal is not None and page.person in proposal.waiting:
            name = seats[proposal.seat].name
            other = "" if proposal.away is None else seats[proposal.away].name
            say = words_for("", page.language).say
            text = say(f"wish-asked-{proposal.kind}", name=name, other=other)
            page.say(Proposed(proposal.id, proposal.seat, proposal.kind, text))

    # -- agreeing --------------------------------------------------------------------------------

    async def consent(self, page: Page, said: Consent) -> None:
        """Hear whether somebody agrees."""
        async with self.table.lock:
            proposal = self.proposal
            if proposal is None or said.id != proposal.id or page.person not in proposal.waiting:
                raise TooLate("refused-no-wish")
            if not said.agree:
                self._deny(proposal, page)
                return
            await self._wait_no_more(proposal, page.person)
        self.table.driver.wake()

    async def release(self, person: str) -> None:
        """Wait no more for the consent of somebody for whom a bot plays."""
        proposal, row = self.proposal, self.table.ledger.row
        if proposal is None or any(row.seats[seat].answers for seat in row.held_by(person)):
            return
        if proposal.person == person and not row.held_by(person):  # they were removed
            self.lapse()
        elif person in proposal.waiting:
            with suppress(Refusal):  # what was proposed can no longer be
                await self._wait_no_more(proposal, person)

    def lapse(self) -> None:
        """Drop what was proposed: the table has gone on."""
        self.proposal = None

    async def _wait_no_more(self, proposal: Proposal, person: str) -> None:
        proposal.waiting.discard(person)
        if not proposal.waiting:
            await self._grant(proposal)

    def _deny(self, proposal: Proposal, denier: Page) -> None:
        self.lapse()
        ledger = self.table.ledger
        name = ledger.row.seats[ledger.row.held_by(denier.person)[0]].name
        position = ledger.match.position_for(proposal.seat)
        for page in self.table.pages:
            if page.person == proposal.person:
                text = words_for("", page.language).say(f"wish-denied-{proposal.kind}", name=name)
                page.say(Refused(proposal.said, text, "", position))

    # -- doing what was agreed -------------------------------------------------------------------

    async def _grant(self, proposal: Proposal) -> None:
        if proposal.away is not None:
            await self._replace(proposal, proposal.away)
        elif proposal.retreat is None:
            await self._end(proposal.seat)
        else:
            await self._take_back(proposal.retreat, proposal.seat)

    async def _replace(self, proposal: Proposal, away: int) -> None:
        self.lapse()
        if not self.table.company.may_be_replaced(away):  # they have come back meanwhile
            raise Refusal("refused-not-away")
        await self.table.company.stand_in(away, proposal.level, welcome=proposal.newcomer)

    async def _end(self, seat: int) -> None:
        with self.table.trouble.noticed():
            await self.table.ledger.end_by_agreement(seat)
        self.lapse()
        self.table.broadcast_info()
        await self.table.broadcast_scenes()

    async def _take_back(self, retreat: Retreat, seat: int) -> None:
        is_noticed = not retreat.own or seat not in self.table.ledger.match.asked
        with self.table.trouble.noticed():
            await self.table.ledger.take_back(retreat, seat)
        self.table.repeats.forget(seat if retreat.own else None)
        self.table.orders.answered(*([seat] if retreat.own else self.table.ledger.match.asked))
        if is_noticed:
            self.lapse()
            await self.table.broadcast_scenes()
        else:
            await self.table.show_own(seat)
