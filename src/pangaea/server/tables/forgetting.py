"""Deleting tables, and people: out of a shared table goes the name, the game stays."""

import logging
from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec.structs import replace

from pangaea.core.record import FORMAT, read_header, without_name
from pangaea.core.words import words_for
from pangaea.server.errors import NotAllowed
from pangaea.server.live.company import Spoken, mark_of
from pangaea.server.live.gathering import FREE, heir_of
from pangaea.server.live.new_tables import STAND_IN, unlike
from pangaea.server.live.table import LiveTable
from pangaea.server.logs import PersonId, TableId
from pangaea.server.sessions import nobody
from pangaea.server.store.contract import Anonymous, SeatRow, TableRow, with_seat
from pangaea.server.tables.registry import MY_TABLES, Tables

_spoken: Final = msgspec.json.Decoder(Spoken)
_encode: Final = msgspec.json.Encoder().encode
_log: Final = logging.getLogger("pangaea.server")


async def delete(tables: Tables, name: str, person: str) -> None:
    """Delete a table that nobody else has anything to do with."""
    table = await tables.table(name)
    async with table.lock:
        row = table.ledger.row
        if not row.is_only_for(person):
            raise NotAllowed("refused-shared-table")
        await tables.remove(table)
    _log.info("table %s deleted by %s", TableId(name), PersonId(person))


async def forget(tables: Tables, person: str) -> None:
    """Take somebody out of everything: their own tables go, shared games stay without them."""
    while rows := await _all_of(tables, person):
        for row in rows:
            await _forget_at(tables, await tables.table(row.id), person)
    tables.notices.forget(person)
    await tables.store.forget(person)
    tables.blocks.forget()


async def _all_of(tables: Tables, person: str) -> list[TableRow]:
    return (
        await tables.tables_of(person)
        or await tables.tables_of(person, hidden=True)
        or await tables.store.left_by(person, MY_TABLES)
    )


async def _forget_at(tables: Tables, table: LiveTable, person: str) -> None:
    async with table.lock:
        row = table.ledger.row
        if row.is_only_for(person):
            await tables.remove(table)
            return
        talk, lines = await tables.store.talk(row.id), await tables.store.lines(row.id)
        await tables.store.anonymize(row.id, person, without_person(row, person, talk, lines))
        await table.ledger.recover()
        table.company.forget()
        table.broadcast_info()
        if table.ledger.has_begun:
            await table.show_seats_anew()
    table.driver.wake()


def without_person(row: TableRow, person: str, talk: list[bytes], lines: list[str]) -> Anonymous:
    """Return a table with a former player in somebody's place; nobody has the id they get."""
    gone, spoken = nobody(), [_spoken.decode(line) for line in talk]
    seats, places = row.seats, [*row.held_by(person), *_lost(row, person, spoken)]
    for number in places:
        seats = with_seat(seats, number, _vacate(row, seats, number, gone))
    owner = (heir_of(row, person) or gone) if row.owner == person else row.owner
    rows = _rename(row, lines, seats, places)
    standing = row.standing
    if rows and standing.footer:
        standing = replace(standing, footer=rows.pop())
    told = [_encode(one) for one in _retell(row, spoken, person, seats)]
    return Anonymous(gone, owner, seats, told, rows, standing)


def _lost(row: TableRow, person: str, talk: list[Spoken]) -> list[int]:
    """List the seats from which the host removed somebody, where a bot still plays in their name.

    Who holds such a seat cannot be told from it.
    """
    mark = mark_of(row.id, person)
    return [one.seat for one in talk if one.barred == mark and row.seats[one.seat].name == one.name]


def _vacate(row: TableRow, seats: list[SeatRow], number: int, gone: str) -> SeatRow:
    """Return a seat that somebody has left for good: free before the game, a bot's in it."""
    if row.is_gathering or seats[number].holder in row.owing():
        return FREE
    others = [seat.name for place, seat in enumerate(seats) if place != number]
    name = unlike(_former(row), others)
    stand_in = "" if row.state == "over" else seats[number].stand_in or STAND_IN
    return replace(seats[number], name=name, holder=gone, stand_in=stand_in)


def _former(row: TableRow) -> str:
    return words_for("", row.language).say("former-player")


def _retell(
    row: TableRow, talk: list[Spoken], person: str, seats: list[SeatRow]
) -> Iterator[Spoken]:
    """Leave out what somebody said, and their name where it is told what became of a seat."""
    names = _names_of(row, talk, person)
    for one in talk:
        if one.notice and (one.seat, one.name) in names:
            is_there = one.name in ("", row.seats[one.seat].name)
            name = (is_there and seats[one.seat].name) or _former(row)
            yield replace(one, by="", name=name)
        elif one.notice or _author(row, one) != person:
            yield one


def _author(row: TableRow, spoken: Spoken) -> str:
    """Return who said something, or held the seat it is about; it was not always kept."""
    seat = row.seats[spoken.seat]
    return spoken.by or (seat.holder if spoken.name in ("", seat.name) else "")


def _names_of(row: TableRow, talk: list[Spoken], person: str) -> set[tuple[int, str]]:
    """Return the seats somebody ever had, with the names they had there."""
    mark = mark_of(row.id, person)
    theirs = [one for one in talk if one.barred == mark or _author(row, one) == person]
    return {(one.seat, one.name) for one in theirs}


def _rename(row: TableRow, lines: list[str], seats: list[SeatRow], places: list[int]) -> list[str]:
    """Return a record whose header names people, tied anew; nothing where names stand beside."""
    if not row.header or read_header(row.header).format == FORMAT:
        return []
    end = [row.standing.footer] if row.standing.footer else []
    rows = [row.header, *lines, *end]
    for number in places:
        rows = without_name(rows[0], rows[1:], number, seats[number].name)
    return rows
