"""What is kept of a table: who sits where, what was agreed, and how far the log has come."""

from typing import Literal

from msgspec import Struct

from pangaea.core.sealed import Contribution, Sent
from pangaea.core.variants import VariantValue

SeatKind = Literal["device", "invite", "bot"]
TableState = Literal["waiting", "running", "over"]


class SeatRow(Struct):
    """A chair: whoever holds it (a person's id), or the bot that plays there."""

    kind: SeatKind
    name: str
    level: str = ""
    holder: str = ""
    token: str = ""  # secret of the invite link; it binds the seat to whoever uses it first

    @property
    def is_bot(self) -> bool:
        """Tell whether a bot plays here."""
        return self.kind == "bot"

    @property
    def is_open(self) -> bool:
        """Tell whether the seat still waits for somebody."""
        return self.kind == "invite" and not self.holder


class Share(Struct, frozen=True):
    """What a person's device gave to the seed of the table; "" if it sent nothing."""

    holder: str
    sent: Sent = ""


class Standing(Struct, frozen=True):
    """Where a game stands, kept beside the log so that lists need not replay it."""

    position: int = 0
    asked: int = 0  # mask of the seats that owe an answer
    footer: str = ""  # last line of the record, once the game is over


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

    @property
    def is_full(self) -> bool:
        """Tell whether every seat is taken."""
        return not any(seat.is_open for seat in self.seats)

    @property
    def is_ready(self) -> bool:
        """Tell whether the cards may be dealt: every seat is taken, every device has shared."""
        return not self.header and self.is_full and not self.owing()

    def owing(self) -> set[str]:
        """Return the people whose devices are awaited: nothing is dealt before they share."""
        if self.header:
            return set()
        return self.people() - {share.holder for share in self.shares}

    def contributions(self) -> list[Contribution]:
        """Return what the seed is mixed with, by seats instead of people."""
        return [Contribution(self.held_by(share.holder), share.sent) for share in self.shares]

    def held_by(self, person: str) -> list[int]:
        """List the seats a person holds."""
        return [number for number, seat in enumerate(self.seats) if seat.holder == person]

    def people(self) -> set[str]:
        """Return everybody who holds a seat."""
        return {seat.holder for seat in self.seats if seat.holder}
