"""Records: JSON Lines that rebuild any position of a game for ever."""

from collections.abc import Sequence
from hashlib import sha256
from json import JSONDecoder
from typing import Annotated, Final, Literal, TypeVar

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType, field

from pangaea.core.errors import DamagedRecord
from pangaea.core.outcome import Outcome
from pangaea.core.sealed import Contribution, FormerSealed, Sealed
from pangaea.core.variants import VariantValue

FORMAT: Final = "pangaea/5"  # names stand before the header, in its line but not tied to it
NAMED: Final = "pangaea/4"  # they stand in the header
FORMER: Final = "pangaea/3"  # nor does it say variants, but options
UNCOUNTED: Final = "pangaea/2"  # nor do picks say how many there were, luck is FormerSealed
UNCHAINED: Final = "pangaea/1"  # nor is a line tied to the one before, nothing marks the end
FORMATS: Final = (UNCHAINED, UNCOUNTED, FORMER, NAMED, FORMAT)
COUNTED: Final = (FORMER, NAMED, FORMAT)
LINK: Final = 16  # characters of a link
CHAIN: Final = ',"chain":"'
NAMES: Final = '{"names":'
BEFORE: Final = f"{NAMES}["
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
    """Who sat on a seat: the level if it was a bot, and a name where that is tied with it."""

    name: str = ""
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


class AnswerLine(Struct, frozen=True, tag="answer", omit_defaults=True, gc=False):
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


class ResignLine(Struct, frozen=True, tag="resign", omit_defaults=True):
    """Whoever had this seat gave up: a bot plays on, and the seat counts as lost."""

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


Entry = AnswerLine | UndoLine | EndLine | ResignLine
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
    names: list[str] = []  # as they stand beside it; none where the header has them

    @property
    def seats(self) -> list[SeatLine]:
        """Who sat where, wherever it is written."""
        seats = self.header.seats
        if len(self.names) != len(seats):
            return seats
        return [SeatLine(name, seat.bot) for name, seat in zip(self.names, seats, strict=True)]

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
_names: Final = msgspec.json.Decoder(Annotated[list[str], Meta(max_length=100)])
_plain: Final = JSONDecoder()


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


# -- names: beside what is tied, so that one can be taken out and the rest still holds --------


def named(head: str, names: Sequence[str]) -> str:
    """Return the first line of a record with the names of who sat where."""
    if read_header(head).format != FORMAT:
        return head
    return f"{NAMES}{_encoder.encode(names).decode()},{head[1:]}"


def parted(row: str) -> tuple[list[str], str]:
    """Part the first line of a record into names, if it has any, and what is tied."""
    if not row.startswith(BEFORE) or len(row) > LONGEST_LINE:
        return [], row
    try:
        _, end = _plain.raw_decode(row, len(NAMES))
    except (ValueError, RecursionError) as error:
        raise DamagedRecord("error-record-line", line=1, problem=str(error)) from error
    return decoded(row[len(NAMES) : end], 1, _names), "{" + row[end + 1 :]


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
    names, head = parted(rows[0])
    record = Record(read_header(head), head, link_of(head), names=names)
    if names and len(names) != len(record.header.seats):
        problem = f"{len(names)} names for {len(record.header.seats)} seats"
        raise DamagedRecord("error-record-line", line=1, problem=problem)
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
    """Read the first line of a record, whatever names stand before it."""
    _, row = parted(row)
    opening = decoded(row, 1, _opening)
    if opening.type != "header":
        raise DamagedRecord("error-record-header")
    if opening.format not in FORMATS:
        known = ", ".join(FORMATS)
        raise DamagedRecord("error-record-format", format=opening.format, known=known)
    is_former = opening.format not in (NAMED, FORMAT)
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


def without_name(head: str, rows: Sequence[str], seat: int, name: str) -> list[str]:
    """Return the lines of a record whose header says names, with another at a seat: tied anew.

    What luck said, and what proves it, stays as it was.
    """
    header = read_header(head)
    seats = [SeatLine(name, one.bot) if n == seat else one for n, one in enumerate(header.seats)]
    first = encoded(msgspec.structs.replace(header, seats=seats))
    if header.format == UNCHAINED:
        return [first, *rows]
    found = [tied(first, "")]
    for row in rows:
        text, _, _ = row.rpartition(CHAIN)
        found.append(tied(text + "}", link_of(found[-1])))
    return found
