"""Taking somebody out of a table that others have to do with: the game stays, the name goes."""

from typing import Final

import msgspec
from msgspec.structs import replace

from pangaea.core.record import FORMAT, read_header, without_name
from pangaea.core.words import words_for
from pangaea.server.company import STAND_IN, Spoken
from pangaea.server.gathering import FREE, heir_of
from pangaea.server.new_tables import unlike
from pangaea.server.sessions import fresh_token
from pangaea.server.store import Anonymous, SeatRow, TableRow, with_seat

_spoken: Final = msgspec.json.Decoder(Spoken)
_encode: Final = msgspec.json.Encoder().encode


def without(row: TableRow, person: str, talk: list[bytes], lines: list[str]) -> Anonymous:
    """Return a table with a former player in somebody's place; nobody has the id they get."""
    gone = fresh_token()
    seats = row.seats
    for number in row.held_by(person):
        seats = with_seat(seats, number, _left(row, seats, number, gone))
    owner = (heir_of(row, person) or gone) if row.owner == person else row.owner
    rows = _renamed(row, lines, seats, person)
    standing = row.standing
    if rows and standing.footer:
        standing = replace(standing, footer=rows.pop())
    return Anonymous(gone, owner, seats, _retold(row, talk, person, seats), rows, standing)


def _left(row: TableRow, seats: list[SeatRow], number: int, gone: str) -> SeatRow:
    """Return a seat that somebody has left for good: free before the game, a bot's in it."""
    if row.is_gathering:
        return FREE
    others = [seat.name for place, seat in enumerate(seats) if place != number]
    name = unlike(words_for("", row.language).say("former-player"), others)
    stand_in = "" if row.state == "over" else seats[number].stand_in or STAND_IN
    return replace(seats[number], name=name, holder=gone, stand_in=stand_in)


def _retold(row: TableRow, talk: list[bytes], person: str, seats: list[SeatRow]) -> list[bytes]:
    """Leave out what somebody said, and their name where it is told what became of a seat."""
    held, found = row.held_by(person), list[bytes]()
    for line in talk:
        spoken = _spoken.decode(line)
        author = spoken.by or row.seats[spoken.seat].holder
        if spoken.notice and spoken.seat in held:
            found.append(_encode(replace(spoken, name=seats[spoken.seat].name)))
        elif spoken.notice or author != person:
            found.append(line)
    return found


def _renamed(row: TableRow, lines: list[str], seats: list[SeatRow], person: str) -> list[str]:
    """Return a record whose header names people, tied anew; nothing where names stand beside."""
    if not row.header or read_header(row.header).format == FORMAT:
        return []
    end = [row.standing.footer] if row.standing.footer else []
    rows = [row.header, *lines, *end]
    for number in row.held_by(person):
        rows = without_name(rows[0], rows[1:], number, seats[number].name)
    return rows
