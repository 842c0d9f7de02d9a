"""Records: JSON Lines that rebuild any position of a game for ever."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Annotated, Final, Literal, TypeVar

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType, field

from pangaea.core.errors import DamagedRecord
from pangaea.core.outcome import Outcome
from pangaea.core.sealed import Contribution, FormerSealed, Sealed
from pangaea.core.variants import VariantValue

FORMAT: Final = "pangaea/4"
FORMER: Final = "pangaea/3"  # the header says options where it means variants
UNCOUNTED: Final = "pangaea/2"  # nor do picks say how many there were, luck is FormerSealed
UNCHAINED: Final = "pangaea/1"  # nor is a line tied to the one before, nothing marks the end
FORMATS: Final = (UNCHAINED, UNCOUNTED, FORMER, FORMAT)
COUNTED: Final = (FORMER, FORMAT)
LINK: Final = 16  # characters of a link
CHAIN: Final = ',"chain":"'
LONGEST_LINE: Final = 200_000  # characters
Picked = Annotated[int, Meta(ge=0, lt=2**62)]  # what luck said
Count = Annotated[int, Meta(ge=1, lt=2**62)]  # how many there were to pick from
Chair = Annotated[int, Meta(ge=0, lt=100)]
Seconds = Annotated[float, Meta(ge=0, lt=1e9)]


class TimeControl(Struct, frozen=True, omit_defaults=True):
    """How long people may think: a bank of seconds, what each turn adds, and how full it gets."""

    kind: Literal["live", "days"]
    bank: Seconds
    increment: Seconds = 0
    cap: Seconds = 0  # 0: there is none


class SeatLine(Struct, frozen=True, omit_defaults=True):
    """Who sat on a seat: a name, and the level if it was a bot."""

    name: str
    bot: str = ""


class Header(Struct, frozen=True, tag="header"):
    """First line: what was played, by whom, with which box, and what luck said at the set-up."""

    format: str
    game: str
    rulebook: str
    box: str  # digest of the figures
    variants: dict[str, VariantValue]
    seats: list[SeatLine]
    seal: str  # commitment to the seed, \"\" if luck had none
    luck: list[Picked]
    figures: dict[str, object] | None = None  # the whole box; pangaea/1 leaves a usual one out
    rules: int = 1  # the version of the rules it was begun with
    contributions: Annotated[list[Contribution], Meta(max_length=100)] = []  # in their order
    of: list[Count] = []  # how many there were to pick from, for each of `luck`
    clock: TimeControl | UnsetType = UNSET  # how long people could think; unset: as they liked

    def parts_are_of_people(self) -> bool:
        """Tell whether each person at the table has one part in the seed, and nobody else any.

        A part that belongs to nobody would let the house choose the deal.
        """
        seats = [seat for one in self.contributions for seat in one.seats]
        people = [seat for seat, line in enumerate(self.seats) if not line.bot]
        of_somebody = all(one.seats for one in self.contributions)
        return not self.contributions or (of_somebody and sorted(seats) == people)

    def luck_from(self, seed: str, used: int = 0) -> Sealed:
        """Return the luck that the picks of this record come from, if this is its seed."""
        return sealed_luck(self.format, seed, used, self.contributions)


class FormerHeader(Header, frozen=True, tag="header", kw_only=True):
    """First line of a former format."""

    variants: dict[str, VariantValue] = field(name="options")


class Opening(Struct):
    """As much of the first line as says how to read it."""

    type: str = ""
    format: str = ""


class AnswerLine(Struct, frozen=True, tag="answer", omit_defaults=True):
    """One answer: the seat, the answer in notation, and what luck said."""

    seat: Chair
    answer: str
    luck: list[Picked] = []
    at: float = 0
    digest: str = ""  # fingerprint of the position reached, now and then
    of: list[Count] = []  # how many there were to pick from, for each of `luck`
    left: Seconds = 0  # that its seat could still think, where there was a clock


class UndoLine(Struct, frozen=True, tag="undo", omit_defaults=True):
    """The last answer was taken back, by this seat's wish."""

    seat: Chair
    at: float = 0


class EndLine(Struct, frozen=True, tag="end", omit_defaults=True):
    """The players agreed to end the game, as this seat proposed."""

    seat: Chair
    at: float = 0


class Footer(Struct, frozen=True, tag="footer", omit_defaults=True):
    """Last line of a finished game: how it ended, and the seed behind the seal."""

    outcome: Outcome
    seed: str
    digest: str
    mixed: str = ""  # of the seed and the contributions: what the picks come from


class Break(Struct, frozen=True, tag="break"):
    """Last line of a game that is not over: it goes on from here, and nothing is missing."""

    position: int


Entry = AnswerLine | UndoLine | EndLine
Line = Header | Entry | Footer | Break
Read = TypeVar("Read")


class Record(Struct):
    """A record that was read, as far as it can be read."""

    header: Header
    head: str  # the header as it is written
    link: str  # what the next line is tied to
    lines: list[Entry] = []
    rows: list[str] = []  # the lines as they are written
    end: Footer | Break | None = None
    last: str = ""  # the end as it is written
    problem: DamagedRecord | None = None  # what is wrong with the line after these

    @property
    def footer(self) -> Footer | None:
        """How the game ended, if it is over."""
        return self.end if isinstance(self.end, Footer) else None


def sealed_luck(
    form: str, seed: str, used: int, contributions: Sequence[Contribution] = ()
) -> Sealed:
    """Return the luck of a record of some format."""
    if form in COUNTED:
        return Sealed(seed, used, contributions)
    return FormerSealed(seed, used)


_encoder: Final = msgspec.json.Encoder()
_decoder: Final[msgspec.json.Decoder[Line]] = msgspec.json.Decoder(Line)
_opening: Final = msgspec.json.Decoder(Opening)
_header: Final = msgspec.json.Decoder(Header)
_former_header: Final = msgspec.json.Decoder(FormerHeader)


# -- lines, tied to one another --------------------------------------------------------------


def encoded(line: Line) -> str:
    """Write one line of a record."""
    return _encoder.encode(line).decode()


def decoded(text: str, number: int, decoder: msgspec.json.Decoder[Read]) -> Read:
    """Read one line of a record; `number` names it in the error if it is damaged."""
    if len(text) > LONGEST_LINE:
        raise DamagedRecord("error-record-long", line=number, most=LONGEST_LINE)
    try:
        return decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise DamagedRecord("error-record-line", line=number, problem=str(error)) from error


def tied(text: str, before: str) -> str:
    """Tie a line to the one before: its last member is a hash of itself and that one's link."""
    return f'{text[:-1]}{CHAIN}{_link(text, before)}"}}'


def link_of(row: str) -> str:
    """Return the link of a line that is tied, which the next line is to be tied to."""
    return row[-LINK - 2 : -2]


def _link(text: str, before: str) -> str:
    return sha256(f"{before}{text}".encode()).hexdigest()[:LINK]


# -- whole records ---------------------------------------------------------------------------


def read_record(text: str) -> Record:
    """Read a whole record; refuse one with a line that is damaged, changed or missing."""
    rows = text.split("\n")
    if rows[-1] == "":
        rows.pop()
    record = read_rows(rows)
    if record.problem is None and record.end is None and record.header.format != UNCHAINED:
        record.problem = DamagedRecord("error-record-cut", line=len(rows))
    if record.problem is not None:
        raise record.problem
    return record


def read_rows(rows: list[str]) -> Record:
    """Read the lines of a record up to the first that is damaged; refuse one without a header."""
    if not rows:
        raise DamagedRecord("error-record-empty")
    record = Record(read_header(rows[0]), rows[0], link_of(rows[0]))
    try:
        for number, row in enumerate(rows[1:], start=2):
            _add(record, row, number, is_last=number == len(rows))
    except DamagedRecord as problem:
        record.problem = problem
    return record


def read_tail(head: str, link: str, rows: list[str], first: int) -> Record:
    """Read what follows a line in the middle of a record; `link` is that line's."""
    record = Record(read_header(head), head, link)
    for number, row in enumerate(rows, start=first):
        _add(record, row, number, is_last=False)
    return record


def read_header(row: str) -> Header:
    """Read the first line of a record."""
    opening = decoded(row, 1, _opening)
    if opening.type != "header":
        raise DamagedRecord("error-record-header")
    if opening.format not in FORMATS:
        known = ", ".join(FORMATS)
        raise DamagedRecord("error-record-format", format=opening.format, known=known)
    is_former = opening.format != FORMAT
    header = decoded(row, 1, _former_header) if is_former else decoded(row, 1, _header)
    _check_tied(header, row, "", 1)
    return header


def _add(record: Record, row: str, number: int, *, is_last: bool) -> None:
    """Take one more line in, if it is in its place."""
    line = decoded(row, number, _decoder)
    _check_tied(record.header, row, record.link, number)
    if isinstance(line, Entry):
        record.lines.append(line)
        record.rows.append(row)
        record.link = link_of(row)
    elif isinstance(line, Footer | Break) and is_last:
        record.end, record.last = line, row
    else:
        raise DamagedRecord("error-record-order", line=number)


def _check_tied(header: Header, row: str, before: str, number: int) -> None:
    text, _, _ = row.rpartition(CHAIN)
    if header.format != UNCHAINED and row != tied(text + "}", before):
        raise DamagedRecord("error-record-chain", line=number)
