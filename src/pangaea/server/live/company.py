"""The people at a table: what they say, who is here, who plays for whom.

None of it is part of the record. Who watches neither reads nor writes until the game is over.
After that they do both, under one name each, which nobody else has at the table.
"""

import asyncio
from hashlib import blake2b
from time import monotonic, time
from typing import Final, Literal, Protocol

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from pangaea import bots
from pangaea.core.text import tidy
from pangaea.core.words import words_for
from pangaea.server.errors import NotAllowed, Refusal, TooFast
from pangaea.server.live.agreement import Agreement, Proposal
from pangaea.server.live.blocks import Blocks
from pangaea.server.live.broadcast import Page
from pangaea.server.live.clocks import awaited_by_all
from pangaea.server.live.driver import Driver, Trouble
from pangaea.server.live.ledger import Ledger, others
from pangaea.server.live.new_tables import proper_name, unlike
from pangaea.server.rate_limits import Bucket
from pangaea.server.store.contract import TableRow, with_seat
from pangaea.server.wire.messages import HandOver, Say, Talk, TalkLine
from pangaea.server.wire.rest import PHRASES

LONGEST: Final = 280  # characters of something said
MOST_LINES: Final = 200  # told to a page that comes
MOST_LISTED: Final = 20  # people who watch and are named
A_WHILE: Final = 60.0  # seconds after which somebody who has left may be replaced
A_LONG_WHILE: Final = 300.0  # the same for who left a page open that nobody looks at
UNMOVED: Final = 600.0  # the same for who looks on, and lets everybody wait
SOON: Final = 1.0  # seconds after which others hear who looks at the table: pages come and go fast
PER_SECOND: Final = 0.5  # things said by one person
BURST: Final = 6
MOST_OF_WATCHERS: Final = 500  # lines said by those who watched: they crowd out nobody who played
_encode: Final = msgspec.json.Encoder().encode


class Spoken(Struct, omit_defaults=True):
    """Something that was said, or happened among the people, as it is kept."""

    time: float
    position: int
    seat: int | None  # None: by or about somebody who watched
    text: str = ""
    phrase: str = ""  # one of those that everybody reads in their own language
    notice: str = ""  # the name of a sentence about seats
    level: str = ""  # of the bot that a notice is about
    by: str = ""  # whoever said it, or held the seat; it may have gone to somebody else since
    name: str = ""  # theirs at that time
    barred: str = ""  # stands for somebody who was removed, and may not come back


_spoken: Final = msgspec.json.Decoder(Spoken)


def mark_of(table: str, person: str) -> str:
    """Return what is kept of somebody who was removed: nobody can tell from it who it was."""
    return blake2b(f"{table} {person}".encode(), digest_size=12).hexdigest()


def author_of(row: TableRow, spoken: Spoken) -> str:
    """Return who said something, or held the seat it is about; it was not always kept."""
    if spoken.by or spoken.seat is None:
        return spoken.by
    seat = row.seats[spoken.seat]
    return seat.holder if spoken.name in ("", seat.name) else ""


class Accompanied(Protocol):
    """A table, as far as its people need it."""

    ledger: Ledger
    lock: asyncio.Lock
    pages: dict[Page, None]
    driver: Driver
    trouble: Trouble
    agreement: Agreement

    def online(self) -> set[str]:
        """Return the people who have a page open."""

    def present(self) -> set[str]:
        """Return those of them who look at it."""

    def broadcast_info(self) -> None:
        """Tell every page who is at the table and how it stands."""


class Company:
    """The people at one table."""

    def __init__(self, table: Accompanied, blocks: Blocks) -> None:
        self.table = table
        self.blocks = blocks
        self._spoken: list[Spoken] | None = None
        self._buckets: dict[str, Bucket] = {}
        self._left: dict[str, float] = {}
        self._since = monotonic()
        self._stirred: dict[str, float] = {}  # when people last came, spoke or took their seat back
        self._moved = monotonic()  # when everybody last saw the game go on
        self._seen = -1  # how far it had come then
        self._timer: asyncio.TimerHandle | None = None  # until people are told of anew
        self._due = 0.0  # when that is

    # -- talking ---------------------------------------------------------------------------------

    async def say(self, page: Page, said: Say) -> None:
        """Tell the others at the table something."""
        bucket = self._buckets.setdefault(page.person, Bucket(PER_SECOND, BURST))
        if not bucket.takes():
            raise TooFast("refused-too-fast")
        text = " ".join(tidy(said.text, LONGEST).split())
        if said.phrase not in ("", *PHRASES) or not (text or said.phrase):
            raise Refusal("refused-nothing-said")
        self._stirred[page.person] = monotonic()
        async with self.table.lock:
            if not page.parted:  # they were not signed out meanwhile, nor have deleted everything
                spoken = replace(await self._now_by(page, said.name), by=page.person)
                text = "" if said.phrase else text
                await self._keep(replace(spoken, text=text, phrase=said.phrase))

    async def _now_by(self, page: Page, name: str) -> Spoken:
        """Return what somebody is about to say: from their seat, or as one who watched."""
        row = self.table.ledger.row
        if held := row.held_by(page.person):
            return self._now(page.seat if page.seat in held else held[0])
        if row.state != "over":
            raise NotAllowed("refused-watchers-silent")
        return replace(self._now(None), name=await self._name_of_watcher(page, name))

    async def _name_of_watcher(self, page: Page, wished: str) -> str:
        """Return the one name by which somebody who watched speaks here, if they may."""
        known, row = await self._all(), self.table.ledger.row
        if page.is_stranger:
            raise NotAllowed("refused-stranger")
        if page.person in await self.blocks.of(row.owner) or self._is_removed(page.person):
            raise NotAllowed("refused-not-heard")
        if sum(one.seat is None for one in known) >= MOST_OF_WATCHERS:
            raise Refusal("refused-enough-said")
        names = self.speakers()
        if page.person in names:
            return names[page.person]
        taken = [seat.name for seat in row.seats] + [one.name for one in known]
        self.tell_soon()  # who watches has a name now
        return unlike(proper_name(wished or page.name), taken)

    def speakers(self) -> dict[str, str]:
        """Return who of those who only watched has said something, and by which name."""
        said = [one for one in self._spoken or [] if one.seat is None and one.by]
        return {one.by: one.name for one in said}

    async def remove_watcher(self, name: str) -> None:
        """Let somebody who watched say nothing more; nothing they said is shown any more."""
        await self._all()
        person = self._speaker(name)
        if self._is_removed(person):
            raise Refusal("refused-removed-already")
        mark = mark_of(self.table.ledger.row.id, person)
        told = replace(self._now(None), notice="silenced", name=name, barred=mark)
        await self._keep(told)
        await self.tell_anew()

    async def speaker(self, name: str) -> str:
        """Return who spoke by a name, of those who only watched."""
        await self._all()
        return self._speaker(name)

    def _speaker(self, name: str) -> str:
        found = [person for person, known in self.speakers().items() if known == name]
        if not found:
            raise Refusal("refused-nobody-to-block")
        return found[0]

    async def tell_anew(self) -> None:
        """Tell every page all that it may hear: something is no longer said."""
        for page in list(self.table.pages):
            await self.greet(page)

    async def open_to_watchers(self) -> None:
        """Tell those who could not hear it before what was said: the game is over."""
        for page in [page for page in self.table.pages if not page.hears]:
            await self.greet(page)

    async def greet(self, page: Page) -> None:
        """Tell a page that comes what has been said so far."""
        known = await self._all()
        page.hears = self._may_hear(page)
        if page.hears:
            blocked = await self.blocks.of(page.person)
            lines = [one for one in known if self._is_audible(one, blocked)]
            page.say(Talk([self._line(one, page) for one in lines[-MOST_LINES:]], whole=True))

    def _may_hear(self, page: Page) -> bool:
        row = self.table.ledger.row
        if row.held_by(page.person):
            return True
        return row.state == "over" and not self._is_removed(page.person)

    async def note(self, seat: int, notice: str) -> None:
        """Tell the table something about a seat; the caller holds the lock."""
        await self._keep(replace(self._now(seat), notice=notice))

    async def _keep(self, spoken: Spoken) -> None:
        known = await self._all()
        watched = spoken.by if spoken.seat is None else ""
        with self.table.trouble.noticed():
            await self.table.ledger.store.say(self.table.ledger.row.id, _encode(spoken), watched)
        known.append(spoken)
        for page in list(self.table.pages):
            heard = self._may_hear(page) and page in self.table.pages
            if heard and self._is_audible(spoken, await self.blocks.of(page.person)):
                page.say(Talk([self._line(spoken, page)]))

    def _is_audible(self, spoken: Spoken, blocked: frozenset[str]) -> bool:
        """Tell whether something is heard by who has blocked these people.

        What is told of seats nobody says.
        """
        if spoken.notice:
            return True
        if spoken.seat is None and self._is_removed(spoken.by):
            return False
        return author_of(self.table.ledger.row, spoken) not in blocked

    async def was_removed(self, person: str) -> bool:
        """Tell whether the host has removed somebody from this game."""
        await self._all()
        return self._is_removed(person)

    def _is_removed(self, person: str) -> bool:
        mark = mark_of(self.table.ledger.row.id, person)
        return any(one.barred == mark for one in self._spoken or [])

    def forget(self) -> None:
        """Read anew what was said."""
        self._spoken = None

    async def _all(self) -> list[Spoken]:
        if self._spoken is None:
            kept = await self.table.ledger.store.talk(self.table.ledger.row.id)
            self._spoken = [_spoken.decode(line) for line in kept]
        return self._spoken

    def _now(self, seat: int | None) -> Spoken:
        ledger = self.table.ledger
        position = ledger.match.settled if ledger.has_begun else 0
        if seat is None:
            return Spoken(time(), position, None)
        held = ledger.row.seats[seat]
        return Spoken(time(), position, seat, by=held.holder, name=held.name)

    def _line(self, spoken: Spoken, page: Page) -> TalkLine:
        say = words_for("", page.language).say
        name, text = self._name(spoken), spoken.text
        if spoken.phrase:
            text = say(f"phrase-{spoken.phrase}")
        elif spoken.notice:
            level = say(f"bot-{spoken.level}") if spoken.level else ""
            text = say(f"notice-{spoken.notice}", name=name, level=level)
        kind: Literal["said", "notice"] = "notice" if spoken.notice else "said"
        mine = not spoken.notice and author_of(self.table.ledger.row, spoken) == page.person
        return TalkLine(spoken.seat, name, text, kind, spoken.position, spoken.time, mine)

    def _name(self, spoken: Spoken) -> str:
        """Return the name of whoever said something: not of who has taken their seat since."""
        if spoken.seat is None:
            return spoken.name
        seat = self.table.ledger.row.seats[spoken.seat]
        has_left = spoken.notice or (spoken.by and spoken.by != seat.holder)
        return spoken.name if has_left and spoken.name else seat.name

    # -- watching --------------------------------------------------------------------------------

    def watching(self) -> list[str]:
        """List those who only watch, two of one name told apart; a crowd has no names.

        Who has said something keeps the name they said it by.
        """
        people, speakers = self.table.ledger.row.people(), self.speakers()
        names = {page.person: page.name for page in self.table.pages if page.person not in people}
        taken = [*(seat.name for seat in self.table.ledger.row.seats), *speakers.values()]
        found: list[str] = []
        for person, name in names.items():
            if len(found) < MOST_LISTED and (person in speakers or name):
                found.append(speakers.get(person) or unlike(name, [*taken, *found]))
        return found

    def is_listed(self, page: Page) -> bool:
        """Tell whether others hear when a watcher comes or goes: who has a name, in no crowd."""
        watching = self.table.online() - self.table.ledger.row.people()
        return bool(page.name) and len(watching) <= MOST_LISTED

    # -- playing for each other ------------------------------------------------------------------

    def note_presence(self, person: str, *, is_here: bool) -> None:
        """Note since when somebody is away, or that they are here."""
        if is_here:
            self._left.pop(person, None)
            self._stirred[person] = monotonic()
        else:
            self._left.setdefault(person, monotonic())

    def tell_soon(self) -> None:
        """Tell everybody in a moment who is here."""
        self._tell_after(SOON)

    def expect(self) -> None:
        """Tell everybody anew once somebody has been away for so long that all may act on it."""
        row = self.table.ledger.row
        people = {
            seat.holder for number, seat in enumerate(row.seats) if self._may_be_missed(number)
        }
        waits = [self._time_left(person) for person in people | {row.owner}]
        if row.state == "running" and row.clock is None:
            waits += [self._patience_with(person) for person in people]
        if coming := [seconds for seconds in waits if seconds > 0]:
            self._tell_after(min(coming))

    def _tell_after(self, seconds: float) -> None:
        due = monotonic() + seconds
        if self._timer is None or due < self._due:
            self.stop()
            self._due = due
            self._timer = asyncio.get_running_loop().call_later(seconds, self._tell_people)

    def _tell_people(self) -> None:
        self._timer = None
        if self.table.pages:
            self.table.broadcast_info()

    def stop(self) -> None:
        """Tell nobody any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _time_left(self, person: str) -> float:
        """Return the seconds until somebody has been away for a while; 0: has been, or is here."""
        if person in self.table.present():
            return 0.0
        patience = A_LONG_WHILE if person in self.table.online() else A_WHILE
        return max(0.0, self._left.get(person, self._since) + patience - monotonic())

    def follow_game(self) -> None:
        """Notice when everybody sees the game go on: from then on others are waited for."""
        settled = self.table.ledger.match.settled
        if settled != self._seen:
            self._seen, self._moved = settled, monotonic()
            self._tell_after(UNMOVED)

    def _patience_with(self, person: str) -> float:
        """Return the seconds until somebody who does nothing has let others wait for too long."""
        since = max(self._moved, self._stirred.get(person, 0.0))
        return max(0.0, since + UNMOVED - monotonic())

    def may_be_replaced(self, seat: int) -> bool:
        """Tell whether the others may dispose of the seat of who has been away for a while.

        Or of who is here, and lets them wait.
        """
        holder = self.table.ledger.row.seats[seat].holder
        return self._may_be_missed(seat) and (self._is_away(holder) or self._is_unmoved(seat))

    def _is_unmoved(self, seat: int) -> bool:
        """Tell whether the table waits for somebody who has done nothing for long, as all see it.

        Where nobody may know whom it waits for, it may be anybody; a clock knows by itself.
        """
        ledger, held = self.table.ledger, self.table.ledger.row.seats[seat]
        if ledger.row.state != "running" or ledger.row.clock is not None or held.stand_in:
            return False
        if self._patience_with(held.holder) > 0:
            return False
        named = awaited_by_all(ledger.row, ledger.match)
        return seat in named or not named

    def _may_be_missed(self, seat: int) -> bool:
        """Tell whether others may dispose of a seat at all; where days are counted, those tell."""
        row = self.table.ledger.row
        held = row.seats[seat]
        if not held.holder or held.welcome or held.resigned or held.is_deserted:
            return False
        return row.clock is None or row.clock.kind != "days" or bool(held.stand_in)

    def _is_away(self, person: str) -> bool:
        return person not in self.table.present() and self._time_left(person) <= 0

    def host_is_away(self) -> bool:
        """Tell whether whoever sits here may take over from the host."""
        return self._is_away(self.table.ledger.row.owner)

    async def hand_over(self, page: Page, said: HandOver) -> None:
        """Let a bot play for a seat, or call it off; for somebody who is away, all must agree."""
        async with self.table.lock:
            row = self.table.ledger.row
            if row.state != "running" or not 0 <= said.seat < len(row.seats):
                raise Refusal("refused-no-stand-in")
            level = bots.known_level(said.level) if said.level else ""
            self._stirred[page.person] = monotonic()
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
        has_bot = bool(self.table.ledger.row.seats[said.seat].stand_in)
        if not self.may_be_replaced(said.seat) or (has_bot and not said.newcomer):
            raise Refusal("refused-not-away")
        here = self.table.present() & others(self.table.ledger, page.person)
        here.discard(self.table.ledger.row.seats[said.seat].holder)  # it is about them
        if here:
            proposal = Proposal(
                said.id, held[0], page.person, here, away=said.seat, level=level,
                newcomer=said.newcomer,
            )  # fmt: skip
            self.table.agreement.propose(proposal)
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
        await self.table.agreement.release(before.holder)

    async def resign(self, seat: int, level: str) -> None:
        """Give a seat up for good; a bot plays on, and it counts as lost."""
        holder = self.table.ledger.row.seats[seat].holder
        with self.table.trouble.noticed():
            await self.table.ledger.resign(seat, level)
            await self.table.ledger.wind()
        await self.tell(seat, "resigned", level)
        await self.table.agreement.release(holder)

    async def tell(self, seat: int, notice: str, level: str = "", barred: str = "") -> None:
        """Tell everybody what became of a seat; keep who may not come back, if somebody may not."""
        mark = mark_of(self.table.ledger.row.id, barred) if barred else ""
        await self._keep(replace(self._now(seat), notice=notice, level=level, barred=mark))
        self.table.broadcast_info()
