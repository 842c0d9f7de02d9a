"""The contract of a store: an append-only log per table, and what was agreed about the table."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Final, Literal

from msgspec import UNSET, Struct, UnsetType

from pangaea.core.match import Match
from pangaea.core.record import TimeControl
from pangaea.core.replay import Bookmark
from pangaea.core.sealed import Contribution, Sent
from pangaea.core.variants import VariantValue
from pangaea.server.errors import OurFault, Unavailable
from pangaea.server.store.people import People

SeatKind = Literal["device", "invite", "guest", "bot"]
TableState = Literal["waiting", "running", "over"]
NOBODY: Final = "~"  # how the id of who is gone begins: a person's has letters, digits, - and _


class SeatRow(Struct):
    """A chair: whoever holds it (a person's id), or the bot that plays there."""

    kind: SeatKind
    name: str
    level: str = ""
    holder: str = ""
    token: str = ""  # secret of the invite link; it binds the seat to whoever uses it first
    stand_in: str = ""  # level of the bot that plays for the holder for now
    resigned: bool = False  # given up for good: a bot plays on, and the seat counts as lost
    welcome: bool = False  # somebody who comes later may take it over by the table's link

    @property
    def is_bot(self) -> bool:
        """Tell whether a bot has this seat."""
        return self.kind == "bot"

    @property
    def plays_itself(self) -> str:
        """Return the level of the bot that answers here, its own or a stand-in; "" for a person."""
        return self.level if self.is_bot else self.stand_in

    @property
    def answers(self) -> bool:
        """Tell whether a person answers here."""
        return bool(self.holder) and not self.stand_in

    @property
    def is_deserted(self) -> bool:
        """Tell whether whoever held it was removed, or has deleted everything."""
        return self.holder.startswith(NOBODY)

    @property
    def is_open(self) -> bool:
        """Tell whether the seat still waits for somebody."""
        return self.kind in ("invite", "guest") and not self.holder

    @property
    def is_for_guests(self) -> bool:
        """Tell whether whoever has the table's own link may sit down here."""
        return self.kind == "guest" and not self.holder


def with_seat(seats: list[SeatRow], number: int, seat: SeatRow) -> list[SeatRow]:
    """Return seats with another one in a place."""
    return [*seats[:number], seat, *seats[number + 1 :]]


class Share(Struct, frozen=True):
    """What a person's device gave to the seed of the table; "" if it sent nothing."""

    holder: str
    sent: Sent = ""


class SeatClock(Struct, frozen=True, omit_defaults=True):
    """The clock of a seat."""

    left: float  # seconds, when it last stopped or began to run
    since: float = 0.0  # when it began to run; 0: it stands
    credited: int = -1  # the position at which a turn last added to it
    unseen: float = 0.0  # since when its seat is asked what others do not see; 0: it is not


class Clocks(Struct, frozen=True):
    """The clocks of a table, and when somebody has to look at them."""

    seats: list[SeatClock]
    due: float = 0.0  # 0: nobody has to


class Standing(Struct, frozen=True):
    """Where a game stands, kept beside the log so that lists need not replay it."""

    position: int = 0
    asked: int = 0  # mask of the seats that owe an answer
    footer: str = ""  # last line of the record, once the game is over
    clocks: Clocks | UnsetType = UNSET  # where there are any

    @property
    def due(self) -> float:
        """When somebody has to look at the clocks; 0 if there is nothing to look at."""
        return self.clocks.due if self.clocks and not self.footer else 0.0


def standing_of(match: Match) -> Standing:
    """Return where a match stands."""
    asked = sum(1 << seat for seat in match.asked)
    return Standing(match.settled, asked, "" if asked else match.last_row())


HintRule = Literal["never", "casual", "always"]  # casual: while one person plays against bots


class TableRow(Struct):
    """A table as the store keeps it; the log is kept apart."""

    id: str
    game: str
    owner: str
    language: str
    seats: list[SeatRow]
    variants: dict[str, VariantValue]
    created: float
    updated: float
    box: str = ""  # text of a corrected box file
    header: str = ""  # first line of the record, once the game has begun
    seed: str = ""  # the house's, sealed when the table is made; secret until the game is over
    shares: list[Share] = []  # in the order they came
    lines: int = 0  # length of the log
    standing: Standing = Standing()
    rematch: str = ""  # the table that follows this one
    imported: bool = False  # from an uploaded record: read only
    public: bool = False  # anybody finds it in the lobby
    delay: int = 0  # seconds by which those who watch see less than those who play
    party: bool = False  # the board is on a big screen; who comes late takes over from a bot
    started: bool = False  # the host has said that everybody is there; asked where guests sit
    clock: TimeControl | None = None  # how long people may think; None: as they like
    hints: HintRule = "never"  # whether people may ask what a strong bot would answer

    @property
    def state(self) -> TableState:
        """Tell how far the table has come."""
        if not self.header:
            return "waiting"
        return "over" if self.imported or self.standing.footer else "running"

    @property
    def is_unfinished(self) -> bool:
        """Tell whether this is a record that ends before its game does."""
        return self.imported and self.standing.asked != 0

    def allows_hints(self) -> bool:
        """Tell whether people may ask: always, or while one person plays against bots."""
        return self.hints == "always" or (self.hints == "casual" and len(self.people()) <= 1)

    @property
    def is_full(self) -> bool:
        """Tell whether every seat is taken."""
        return not any(seat.is_open for seat in self.seats)

    @property
    def is_gathering(self) -> bool:
        """Tell whether people may still come, go and change seats: until the host starts."""
        has_guests = any(seat.kind == "guest" for seat in self.seats)
        return not self.header and has_guests and not self.started

    @property
    def is_ready(self) -> bool:
        """Tell whether the cards may be dealt: every seat is taken, every device has shared."""
        return not self.header and not self.is_gathering and self.is_full and not self.owing()

    def owing(self) -> set[str]:
        """Return the people whose devices are awaited: nothing is dealt before they share.

        Who may still leave shares nothing: what is added to the seed cannot be taken away.
        """
        if self.header or self.is_gathering:
            return set()
        return self.people() - {share.holder for share in self.shares}

    def contributions(self) -> list[Contribution]:
        """Return what the seed is mixed with, by seats instead of people."""
        return [Contribution(self.held_by(share.holder), share.sent) for share in self.shares]

    def held_by(self, person: str) -> list[int]:
        """List the seats a person holds."""
        return [number for number, seat in enumerate(self.seats) if seat.holder == person]

    def is_only_for(self, person: str) -> bool:
        """Tell whether nobody but one person has anything to do with the table."""
        return self.owner == person and self.people() <= {person} and not self.is_shared()

    def is_shared(self) -> bool:
        """Tell whether others played here who have deleted their traces."""
        left = any(seat.kind == "device" and not seat.holder for seat in self.seats)
        return left and not self.imported

    def people(self) -> set[str]:
        """Return everybody who holds a seat."""
        return {seat.holder for seat in self.seats if seat.holder}


class Anonymous(Struct, frozen=True):
    """A table without somebody: another id in their place, and what was rewritten."""

    id: str
    owner: str
    seats: list[SeatRow]
    talk: list[bytes]
    rows: list[str] = []  # header and lines, tied anew; none where they name nobody
    standing: Standing = Standing()  # with the footer that belongs to these


class Conflict(Exception):
    """The log has grown since, or what was to be taken is taken: nothing was changed."""


class StoreTrouble(Unavailable):
    """The disk is full or fails: nothing was written, or nothing can be read; it may pass."""


class DamagedTable(OurFault):
    """What is kept of a table cannot be read; other tables are not affected."""


class Store(People):
    """Keeps tables. What an awaited call has written survives the loss of the process.

    Every call may raise StoreTrouble, and every call that names a table DamagedTable.
    """

    @abstractmethod
    async def create(self, table: TableRow, *, follows: str = "", log: Sequence[str] = ()) -> str:
        """Keep a new table and return its id; if another follows `follows` already, that one's."""

    @abstractmethod
    async def load(self, table: str) -> TableRow | None:
        """Return a table, or None if there is none."""

    @abstractmethod
    async def tables_of(self, person: str, most: int, *, hidden: bool = False) -> list[TableRow]:
        """List the tables a person made or sits at, the latest first; damaged ones are left out.

        Those that the person has put aside only if `hidden`.
        """

    @abstractmethod
    async def left_by(self, person: str, most: int) -> list[TableRow]:
        """List tables at which a person has no seat, but had one once, or has said something."""

    @abstractmethod
    async def lobby(self, since: float, most: int) -> list[TableRow]:
        """List the public tables where something happened since, the latest first."""

    @abstractmethod
    async def news(self, since: float, people: list[str], most: int) -> list[TableRow]:
        """List tables of some people where something happened since, the latest first."""

    @abstractmethod
    async def publish(self, table: str, *, public: bool) -> None:
        """Let anybody find a table in the lobby, or nobody."""

    @abstractmethod
    async def hide(self, table: str, person: str, *, hidden: bool) -> None:
        """Put a table aside for one person, or take it back to their list."""

    @abstractmethod
    async def pass_on(self, table: str, owner: str) -> None:
        """Make somebody else the host."""

    @abstractmethod
    async def names(self) -> list[str]:
        """List the ids of all tables."""

    @abstractmethod
    async def stretch(self, after: str, most: int) -> list[tuple[str, float]]:
        """List the next tables by their ids, and when each last changed."""

    @abstractmethod
    async def remove(self, table: str, lines: int) -> None:
        """Forget a table and everything of it; Conflict if its log has another length by now."""

    @abstractmethod
    async def take_seat(
        self, table: str, token: str, person: str, name: str, sent: str = ""
    ) -> int:
        """Bind the seat of an invite to a person and return it; Conflict if another holds it.

        What the person's device sent with it is kept, if it has not shared before.
        """

    @abstractmethod
    async def reseat(self, table: str, before: list[SeatRow], after: list[SeatRow]) -> None:
        """Seat people and bots anew; Conflict if they sit otherwise than `before`."""

    @abstractmethod
    async def anonymize(self, table: str, person: str, after: Anonymous) -> None:
        """Take a person out of a table that others have to do with."""

    @abstractmethod
    async def start(self, table: str) -> None:
        """Keep that the host has started the game; nobody changes seats any more."""

    @abstractmethod
    async def say(self, table: str, line: bytes, watched: str = "") -> None:
        """Keep something said at a table, after everything said before.

        Who has no seat there and says it is named, so that it is found for them.
        """

    @abstractmethod
    async def talk(self, table: str) -> list[bytes]:
        """Return what was said at a table, in order."""

    @abstractmethod
    async def order(self, table: str, seat: int, holder: str, question: str, line: bytes) -> None:
        """Keep what a seat's holder wants to be answered to a question; b"": nothing any more."""

    @abstractmethod
    async def orders(self, table: str) -> list[tuple[int, str, bytes]]:
        """Return the standing orders of a table: seat, holder and order."""

    @abstractmethod
    async def concerning_subscribers(self, since: float, after: str, most: int) -> list[TableRow]:
        """List the next tables by their ids that changed since, of people with a browser."""

    @abstractmethod
    async def settle(self, table: str, person: str, kind: str) -> bool:
        """Keep that somebody was told something, or has seen it; False if it was kept before.

        That of a turn is forgotten with the answer that ends the turn.
        """

    @abstractmethod
    async def unsettle(self, table: str, person: str, kind: str) -> None:
        """Forget that somebody was told something."""

    @abstractmethod
    async def is_settled(self, table: str, person: str, kind: str) -> bool:
        """Tell whether somebody was told something, or has seen it."""

    @abstractmethod
    async def share(self, table: str, person: str, sent: str) -> None:
        """Keep what a device gives to the seed; Conflict if it did before, or the game has begun.

        Shares keep the order in which they came.
        """

    @abstractmethod
    async def begin(self, table: str, header: str, seed: str, standing: Standing) -> None:
        """Write the first line of the record; Conflict if it is written."""

    @abstractmethod
    async def append(
        self,
        table: str,
        after: int,
        lines: list[str],
        standing: Standing,
        seats: list[SeatRow] | None = None,
    ) -> None:
        """Add lines to a log that has `after` lines; Conflict if it has more or fewer.

        What they say of the seats is kept with them.

        Lines that leave the standing as it was are no news: `updated` stays.
        """

    @abstractmethod
    async def due(self, now: float, most: int) -> list[str]:
        """List tables whose clocks have to be looked at by now."""

    @abstractmethod
    async def lines(self, table: str, start: int = 0) -> list[str]:
        """Return the lines of a log from `start` on."""

    @abstractmethod
    async def keep(self, table: str, mark: Bookmark) -> None:
        """Keep a position, as a cache; the latest few are enough."""

    @abstractmethod
    async def bookmark(self, table: str, most: int) -> Bookmark | None:
        """Return the latest position kept that at most `most` lines led to."""

    @abstractmethod
    async def probe(self) -> None:
        """Write something that changes nothing, to see whether writing is possible."""

    @abstractmethod
    async def was_replaced(self) -> bool:
        """Tell whether a backup was put in the place of all tables: old ones are refused then."""

    @abstractmethod
    async def renew(self) -> None:
        """Accept that the tables were replaced, now that the old ones are forgotten."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way and let go."""

    # -- several processes with one store: who is alone owns every table ------------------------

    is_shared = False
    lost: Callable[[str], None] = staticmethod(lambda _table: None)  # a table: another owns it now

    async def join(self) -> None:
        """Be one of the processes that own tables."""

    async def beat(self) -> list[str] | None:
        """Say that this process lives; return the tables others ask for, None if it came too late.

        Then it owns nothing any more, and may join again.
        """
        return []

    async def exchange(self, word: bytes) -> dict[str, bytes]:
        """Leave a word for the other processes, instead of the last one; return theirs by name."""
        return {}

    async def changes(self) -> list[str]:
        """List of whom something has changed lately that every process knows of people."""
        return []

    async def own(self, table: str) -> None:
        """Own a table from now on: nobody else writes to it; Unavailable if its owner keeps it."""

    async def take(self, table: str) -> bool:
        """Own a table if nobody else does; tell whether that is so."""
        return True

    async def release(self, tables: list[str]) -> None:
        """Own tables no more."""
