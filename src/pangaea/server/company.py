"""The people at a table: what they say to each other, who is here, and who plays for whom.

None of it is part of the record. Who watches neither reads nor writes until the game is over.
"""

import asyncio
from time import monotonic, time
from typing import Final, Literal, Protocol

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from pangaea import bots
from pangaea.core.text import tidy
from pangaea.core.words import words_for
from pangaea.server.blocks import Blocks
from pangaea.server.broadcast import Page
from pangaea.server.driver import Driver, Trouble
from pangaea.server.errors import NotAllowed, Refusal, TooFast
from pangaea.server.ledger import Ledger, Wish
from pangaea.server.new_tables import unlike
from pangaea.server.rate_limits import Bucket
from pangaea.server.store import with_seat
from pangaea.server.wire import PHRASES, HandOver, Say, Talk, TalkLine

LONGEST: Final = 280  # characters of something said
MOST_LINES: Final = 200  # told to a page that comes
MOST_LISTED: Final = 20  # people who watch and are named
A_WHILE: Final = 60.0  # seconds after which somebody who has left may be replaced
PER_SECOND: Final = 0.5  # things said by one person
BURST: Final = 6
STAND_IN: Final = "casual"  # the bot that plays for whoever's time is out
_encode: Final = msgspec.json.Encoder().encode


class Spoken(Struct, omit_defaults=True):
    """Something that was said, or happened among the people, as it is kept."""

    time: float
    position: int
    seat: int
    text: str = ""
    phrase: str = ""  # one of those that everybody reads in their own language
    notice: str = ""  # the name of a sentence about seats
    level: str = ""  # of the bot that a notice is about
    by: str = ""  # whoever said it; a seat may have gone to somebody else since
    name: str = ""  # theirs at that time


_spoken: Final = msgspec.json.Decoder(Spoken)


class Accompanied(Protocol):
    """A table, as far as its people need it."""

    ledger: Ledger
    lock: asyncio.Lock
    pages: dict[Page, None]
    driver: Driver
    trouble: Trouble
    wish: Wish | None

    def online(self) -> set[str]:
        """Return the people who have a page open."""

    def broadcast_info(self) -> None:
        """Tell every page who is at the table and how it stands."""

    def ask_all(self) -> None:
        """Put an open wish to whoever has to agree."""

    async def release(self, person: str) -> None:
        """Wait no more for the consent of somebody for whom a bot plays."""


class Company:
    """The people at one table."""

    def __init__(self, table: Accompanied, blocks: Blocks) -> None:
        self.table = table
        self.blocks = blocks
        self._spoken: list[Spoken] | None = None
        self._buckets: dict[str, Bucket] = {}
        self._left: dict[str, float] = {}
        self._since = monotonic()

    # -- talking ---------------------------------------------------------------------------------

    async def say(self, page: Page, said: Say) -> None:
        """Tell the others at the table something."""
        held = self.table.ledger.row.held_by(page.person)
        if not held:
            raise NotAllowed("refused-watchers-silent")
        bucket = self._buckets.setdefault(page.person, Bucket(PER_SECOND, BURST))
        if not bucket.takes():
            raise TooFast("refused-too-fast")
        seat = page.seat if page.seat in held else held[0]
        assert seat is not None
        text = " ".join(tidy(said.text, LONGEST).split())
        if said.phrase not in ("", *PHRASES) or not (text or said.phrase):
            raise Refusal("refused-nothing-said")
        async with self.table.lock:
            spoken = replace(self._now(seat), by=page.person)
            await self._keep(replace(spoken, text="" if said.phrase else text, phrase=said.phrase))

    async def greet(self, page: Page) -> None:
        """Tell a page that comes what has been said so far."""
        if self._may_hear(page):
            blocked = await self.blocks.of(page.person)
            lines = [one for one in await self._all() if not self._is_by(one, blocked)]
            page.say(Talk([self._line(one, page) for one in lines[-MOST_LINES:]], whole=True))

    def _may_hear(self, page: Page) -> bool:
        row = self.table.ledger.row
        return row.state == "over" or bool(row.held_by(page.person))

    async def note(self, seat: int, notice: str) -> None:
        """Tell the table something about a seat; the caller holds the lock."""
        await self._keep(replace(self._now(seat), notice=notice))

    async def _keep(self, spoken: Spoken) -> None:
        known = await self._all()
        with self.table.trouble.noticed():
            await self.table.ledger.store.say(self.table.ledger.row.id, _encode(spoken))
        known.append(spoken)
        for page in list(self.table.pages):
            heard = self._may_hear(page) and page in self.table.pages
            if heard and not self._is_by(spoken, await self.blocks.of(page.person)):
                page.say(Talk([self._line(spoken, page)]))

    def _is_by(self, spoken: Spoken, people: frozenset[str]) -> bool:
        """Tell whether one of these people said something; what is told of seats nobody says."""
        said_by = spoken.by or self.table.ledger.row.seats[spoken.seat].holder
        return not spoken.notice and said_by in people

    def forget(self) -> None:
        """Read anew what was said."""
        self._spoken = None

    async def _all(self) -> list[Spoken]:
        if self._spoken is None:
            kept = await self.table.ledger.store.talk(self.table.ledger.row.id)
            self._spoken = [_spoken.decode(line) for line in kept]
        return self._spoken

    def _now(self, seat: int) -> Spoken:
        ledger = self.table.ledger
        position = ledger.match.settled if ledger.has_begun else 0
        return Spoken(time(), position, seat, name=ledger.row.seats[seat].name)

    def _line(self, spoken: Spoken, page: Page) -> TalkLine:
        say = words_for("", page.language).say
        name, text = self._name(spoken), spoken.text
        if spoken.phrase:
            text = say(f"phrase-{spoken.phrase}")
        elif spoken.notice:
            level = say(f"bot-{spoken.level}") if spoken.level else ""
            text = say(f"notice-{spoken.notice}", name=name, level=level)
        kind: Literal["said", "notice"] = "notice" if spoken.notice else "said"
        return TalkLine(spoken.seat, name, text, kind, spoken.position, spoken.time)

    def _name(self, spoken: Spoken) -> str:
        """Return the name of whoever said something: not of who has taken their seat since."""
        seat = self.table.ledger.row.seats[spoken.seat]
        has_left = spoken.notice or (spoken.by and spoken.by != seat.holder)
        return spoken.name if has_left and spoken.name else seat.name

    # -- watching --------------------------------------------------------------------------------

    def watching(self) -> list[str]:
        """List those who only watch, two of one name told apart; a crowd has no names."""
        people = self.table.ledger.row.people()
        names = {page.person: page.name for page in self.table.pages if page.person not in people}
        found = [seat.name for seat in self.table.ledger.row.seats]
        seated = len(found)
        for name in [name for name in names.values() if name][:MOST_LISTED]:
            found.append(unlike(name, found))
        return found[seated:]

    def is_listed(self, page: Page) -> bool:
        """Tell whether others hear when a watcher comes or goes: who has a name, in no crowd."""
        watching = self.table.online() - self.table.ledger.row.people()
        return bool(page.name) and len(watching) <= MOST_LISTED

    # -- playing for each other ------------------------------------------------------------------

    def leave(self, person: str) -> None:
        """Note since when somebody is away."""
        self._left[person] = monotonic()

    def may_be_replaced(self, seat: int) -> bool:
        """Tell whether the others may let a bot play for somebody who has been away for a while."""
        row = self.table.ledger.row
        holder = row.seats[seat].holder
        if not holder or row.seats[seat].stand_in or holder in self.table.online():
            return False
        return monotonic() - self._left.get(holder, self._since) >= A_WHILE

    def host_is_away(self) -> bool:
        """Tell whether whoever sits here may take over from the host."""
        owner = self.table.ledger.row.owner
        if owner in self.table.online():
            return False
        return monotonic() - self._left.get(owner, self._since) >= A_WHILE

    async def hand_over(self, page: Page, said: HandOver) -> None:
        """Let a bot play for a seat, or call it off; for somebody who is away, all must agree."""
        async with self.table.lock:
            row = self.table.ledger.row
            if row.state != "running" or not 0 <= said.seat < len(row.seats):
                raise Refusal("refused-no-stand-in")
            level = bots.known_level(said.level) if said.level else ""
            if row.seats[said.seat].resigned:
                raise Refusal("refused-resigned")
            if said.seat in row.held_by(page.person):
                await self.stand_in(said.seat, level)
            else:
                await self._propose(page, said, level)
        self.table.driver.wake()

    async def _propose(self, page: Page, said: HandOver, level: str) -> None:
        held = self.table.ledger.row.held_by(page.person)
        if not held or not level:
            raise NotAllowed("refused-not-your-seat")
        if not self.may_be_replaced(said.seat):
            raise Refusal("refused-not-away")
        here = (self.table.online() & self.table.ledger.row.people()) - {page.person}
        if here:
            self.table.wish = Wish(
                said.id, held[0], page.person, here, away=said.seat, level=level,
                newcomer=said.newcomer,
            )  # fmt: skip
            self.table.ask_all()
        else:
            await self.stand_in(said.seat, level, welcome=said.newcomer)

    async def stand_in(
        self, seat: int, level: str, why: str = "replaced", *, welcome: bool = False
    ) -> None:
        """Let a bot of this level play for a seat ("": its holder plays again), and say so.

        A newcomer may take it over if they are welcome.
        """
        ledger = self.table.ledger
        before = ledger.row.seats[seat]
        after = replace(before, stand_in=level, welcome=welcome)
        if before.is_bot or after == before:
            return
        with self.table.trouble.noticed():
            await ledger.reseat(with_seat(ledger.row.seats, seat, after))
            await ledger.wind()
        notice = "offered" if welcome else why if level else "back"
        await self.tell(seat, notice, level)
        await self.table.release(before.holder)

    async def resign(self, seat: int, level: str) -> None:
        """Give a seat up for good; a bot plays on, and it counts as lost."""
        holder = self.table.ledger.row.seats[seat].holder
        with self.table.trouble.noticed():
            await self.table.ledger.resign(seat, level)
            await self.table.ledger.wind()
        await self.tell(seat, "resigned", level)
        await self.table.release(holder)

    async def tell(self, seat: int, notice: str, level: str = "") -> None:
        """Tell everybody what became of a seat."""
        await self._keep(replace(self._now(seat), notice=notice, level=level))
        self.table.broadcast_info()
