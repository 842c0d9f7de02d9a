"""Records: JSON Lines that rebuild any position of a game for ever."""

from typing import Final

import msgspec
from msgspec import Struct

from pangaea.core.errors import DamagedRecord
from pangaea.core.options import OptionValue
from pangaea.core.outcome import Outcome

FORMAT: Final = "pangaea/1"


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
    options: dict[str, OptionValue]
    seats: list[SeatLine]
    seal: str  # commitment to the seed, \"\" if luck had none
    luck: list[int]
    figures: dict[str, object] | None = None  # the whole box when it is not the usual one
    rules: int = 1  # the version of the rules it was begun with


class AnswerLine(Struct, frozen=True, tag="answer", omit_defaults=True):
    """One answer: the seat, the answer in notation, and what luck said."""

    seat: int
    answer: str
    luck: list[int] = []
    at: float = 0
    digest: str = ""  # fingerprint of the position reached, now and then


class UndoLine(Struct, frozen=True, tag="undo", omit_defaults=True):
    """The last answer was taken back, by this seat's wish."""

    seat: int
    at: float = 0


class Footer(Struct, frozen=True, tag="footer"):
    """Last line of a finished game: how it ended, and the seed behind the seal."""

    outcome: Outcome
    seed: str
    digest: str


Line = Header | AnswerLine | UndoLine | Footer

_encoder: Final = msgspec.json.Encoder()
_decoder: Final[msgspec.json.Decoder[Line]] = msgspec.json.Decoder(Line)


def encoded(line: Line) -> str:
    """Write one line of a record."""
    return _encoder.encode(line).decode()


def decoded(text: str, number: int) -> Line:
    """Read one line of a record; `number` names it in the error if it is damaged."""
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise DamagedRecord("error-record-line", line=number, problem=str(error)) from error


def read_lines(text: str) -> tuple[Header, list[AnswerLine | UndoLine], Footer | None]:
    """Split a record into its header, its answers and its footer."""
    rows = text.split("\n")
    if rows and rows[-1] == "":
        rows.pop()
    if not rows:
        raise DamagedRecord("error-record-empty")
    lines = [decoded(row, number) for number, row in enumerate(rows, start=1)]
    header, body = lines[0], lines[1:]
    if not isinstance(header, Header):
        raise DamagedRecord("error-record-header")
    if header.format != FORMAT:
        raise DamagedRecord("error-record-format", format=header.format, known=FORMAT)
    footer = body.pop() if body and isinstance(body[-1], Footer) else None
    assert footer is None or isinstance(footer, Footer)
    return header, answers(body), footer


def answers(lines: list[Line], first: int = 2) -> list[AnswerLine | UndoLine]:
    """Check that the lines between header and footer are in their place."""
    found: list[AnswerLine | UndoLine] = []
    for number, line in enumerate(lines, start=first):
        if not isinstance(line, AnswerLine | UndoLine):
            raise DamagedRecord("error-record-order", line=number)
        found.append(line)
    return found
