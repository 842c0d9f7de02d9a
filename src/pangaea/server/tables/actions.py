"""What people do with tables: open them, bring a record, sit, start, resign, play again, delete.

Whoever deletes everything goes out of shared tables by name; the game stays.
"""

import logging
from collections.abc import Callable, Iterator
from time import time
from typing import Final

import msgspec
from msgspec.structs import replace

from pangaea.bots import known_level
from pangaea.core.errors import PangaeaError
from pangaea.core.play import LONGEST_NAME
from pangaea.core.record import FORMAT, SeatLine, read_header, without_name
from pangaea.core.text import tidy
from pangaea.core.words import words_for
from pangaea.server import jobs
from pangaea.server.errors import NotAllowed, Refusal, TooLate, bad_record
from pangaea.server.live import new_tables
from pangaea.server.live.company import Spoken, author_of, mark_of
from pangaea.server.live.new_tables import (
    FREE,
    LONGEST,
    STAND_IN,
    begin_match,
    heir_of,
    new_table,
    proper_name,
    rematch_of,
    signs,
    unlike,
)
from pangaea.server.live.table import LiveTable
from pangaea.server.process import PersonId, TableId
from pangaea.server.sessions import fresh_table_id, nobody
from pangaea.server.store.contract import (
    Anonymous,
    Conflict,
    SeatKind,
    SeatRow,
    TableRow,
    with_seat,
)
from pangaea.server.tables.registry import MY_TABLES, Tables
from pangaea.server.wire.rest import (
    Arrangement,
    Blocking,
    Hiding,
    Joining,
    Publishing,
    RematchRequest,
    Resigning,
    Silencing,
    Sitting,
    Starting,
    TableRequest,
)

_log: Final = logging.getLogger("pangaea.server")


async def open_table(tables: Tables, wish: TableRequest, person: str) -> TableRow:
    """Open a table as wished; it begins at once if nobody is awaited."""
    if wish.box.strip():
        await tables.jobs.do(jobs.try_box, wish.game, len(wish.seats), wish.variants, wish.box)
    row = new_table(wish, person)
    if row.is_ready:
        begin_match(row, tables.now)
    await tables.store.create(row)
    tables.note(row)
    _log.info("table %s opened by %s: %s", TableId(row.id), PersonId(person), row.game)
    return row


async def join(tables: Tables, name: str, joining: Joining, person: str) -> TableRow:
    """Give somebody the seat of their invite link."""
    table = await tables.table(name)
    async with table.lock:
        row = table.ledger.row
        await _check_wanted(tables, row, person)
        others = [seat.name for seat in row.seats if seat.holder != person]
        called = unlike(proper_name(joining.name), others)
        try:
            await tables.store.take_seat(name, joining.token, person, called, joining.sent)
        except Conflict as error:
            raise TooLate("refused-seat-taken") from error
        _log.info("table %s: %s takes a seat", TableId(name), PersonId(person))
        kept = await tables.store.load(name)
        assert kept is not None
        row.seats, row.shares = kept.seats, kept.shares
    await table.begin()
    return table.ledger.row


async def sit(tables: Tables, name: str, sitting: Sitting, person: str) -> TableRow:
    """Seat somebody who has the table's link; in the middle of a game, where a bot plays."""
    table = await tables.table(name)
    await _check_wanted(tables, table.ledger.row, person)
    if table.ledger.has_begun:
        return await _take_over(table, sitting, person)
    return await _reseat(table, lambda row: new_tables.sit_down(row, sitting, person))


async def _take_over(table: LiveTable, sitting: Sitting, person: str) -> TableRow:
    async with table.lock:
        if await table.company.was_removed(person):
            raise NotAllowed("refused-removed")
        seats = new_tables.take_over(table.ledger.row, sitting, person)
        await table.ledger.take_over(seats)
        await table.ledger.wind()
        await table.company.tell(sitting.seat, "joined")
        await table.show_seats_anew()
    table.driver.wake()
    return table.ledger.row


async def _check_wanted(tables: Tables, row: TableRow, person: str) -> None:
    """Refuse a table to whomever its host has blocked."""
    if person in await tables.blocks.of(row.owner):
        raise NotAllowed("refused-not-wanted")


async def stand_up(tables: Tables, name: str, person: str) -> TableRow:
    """Let somebody go before the game begins; the next one is host then, if the host goes."""
    table = await tables.table(name)
    async with table.lock:
        row, held = table.ledger.row, table.ledger.row.held_by(person)
        seats = new_tables.stand_up(row, person)
        if row.started and held:
            await table.company.note(held[0], "declined")
        await table.ledger.reseat(seats)
        if row.owner == person:
            await _pass_on(tables, table, heir_of(row, person) or person)
    tables.notices.see(person, name)
    table.broadcast_info()
    return table.ledger.row


async def become_host(tables: Tables, name: str, person: str) -> TableRow:
    """Take over from a host who has been away for a while."""
    table = await tables.table(name)
    async with table.lock:
        row = table.ledger.row
        if row.header:
            raise TooLate("refused-begun")
        if not row.held_by(person) or not table.company.host_is_away():
            raise NotAllowed("refused-not-host")
        await _pass_on(tables, table, person)
    table.broadcast_info()
    return table.ledger.row


async def _pass_on(tables: Tables, table: LiveTable, person: str) -> None:
    await tables.store.pass_on(table.ledger.row.id, person)
    table.ledger.row.owner = person


async def arrange(tables: Tables, name: str, wish: Arrangement, person: str) -> TableRow:
    """Do with a seat as the host wishes."""
    table = await tables.table(name)
    if table.ledger.has_begun and wish.to == "removed":
        return await _remove_from(table, wish, person)
    if table.ledger.has_begun:
        async with table.lock:
            await table.ledger.reseat(new_tables.offer(table.ledger.row, wish, person))
        table.broadcast_info()
        return table.ledger.row
    return await _reseat(table, lambda row: new_tables.arrange(row, wish, person))


async def _remove_from(table: LiveTable, wish: Arrangement, person: str) -> TableRow:
    """Let a bot play on for somebody whom the host removes, and say so."""
    async with table.lock:
        seats = new_tables.remove(table.ledger.row, wish, person)
        before = table.ledger.row.seats[wish.seat].holder
        await table.ledger.reseat(seats)
        await table.ledger.wind()
        await table.company.tell(wish.seat, "removed", seats[wish.seat].stand_in, before)
        await table.agreement.release(before)
        await table.show_seats_anew()
    table.broadcast_info()
    table.driver.wake()
    return table.ledger.row


async def _reseat(table: LiveTable, change: Callable[[TableRow], list[SeatRow]]) -> TableRow:
    async with table.lock:
        await table.ledger.reseat(change(table.ledger.row))
    await table.begin()  # it may have waited for nobody else
    return table.ledger.row


async def start(tables: Tables, name: str, wish: Starting, person: str) -> TableRow:
    """Start the game, bots on the seats that are free: from now on nobody changes seats."""
    table = await tables.table(name)
    async with table.lock:
        row = table.ledger.row
        new_tables.check_may_start(row, person)
        if not row.is_full:
            await table.ledger.reseat(new_tables.fill(row, wish.level))
        await table.ledger.start()
    await table.start()
    return table.ledger.row


async def publish(tables: Tables, name: str, wish: Publishing, person: str) -> TableRow:
    """Show a table in the lobby, or only to whoever has its link, as the host wishes."""
    table = await tables.table(name)
    async with table.lock:
        row = table.ledger.row
        if row.owner != person:
            raise NotAllowed("refused-not-host")
        await tables.store.publish(name, public=wish.public)
        row.public = wish.public
    table.broadcast_info()
    return row


async def hide(tables: Tables, name: str, wish: Hiding, person: str) -> TableRow:
    """Put a table aside for one person, or back; nobody else notices."""
    row = await tables.row(name)
    if row.owner != person and not row.held_by(person):
        raise NotAllowed("refused-not-your-table")
    await tables.store.hide(name, person, hidden=wish.hidden)
    return row


async def resign(tables: Tables, name: str, wish: Resigning, person: str) -> TableRow:
    """Give a seat up for good."""
    table = await tables.table(name)
    level = known_level(wish.level)
    async with table.lock:
        table.ledger.check_holds(person, wish.seat)
        await table.company.resign(wish.seat, level)
    table.driver.wake()
    return table.ledger.row


async def block(tables: Tables, name: str, wish: Blocking, person: str) -> None:
    """Let somebody have nothing to do any more with another: at a seat, or heard while watching."""
    if wish.seat is None:
        company = (await tables.table(name)).company
        await tables.blocks.block(person, await company.speaker(wish.name), wish.name)
    else:
        await _block_seat(tables, name, wish.seat, person)


async def silence(tables: Tables, name: str, wish: Silencing, person: str) -> TableRow:
    """Let the host hear no more of somebody who watched."""
    table = await tables.table(name)
    async with table.lock:
        if table.ledger.row.owner != person:
            raise NotAllowed("refused-not-host")
        await table.company.remove_watcher(wish.name)
    return table.ledger.row


async def _block_seat(tables: Tables, name: str, seat: int, person: str) -> None:
    row = await tables.row(name)
    if not 0 <= seat < len(row.seats):
        raise Refusal("refused-no-seat", seat=seat + 1)
    if row.seats[seat].is_deserted:
        raise Refusal("refused-nobody-to-block")
    await tables.blocks.block(person, row.seats[seat].holder, row.seats[seat].name)


async def rematch(tables: Tables, name: str, wish: RematchRequest, person: str) -> TableRow:
    """Open the table that follows a finished one, the same for everybody who asks."""
    table = await tables.table(name)
    async with table.lock:
        row = table.ledger.row
        if row.imported or not (row.owner == person or row.held_by(person)):
            raise NotAllowed("refused-not-your-table")
        if row.state != "over":
            raise Refusal("refused-not-over")
        fresh = rematch_of(row, wish, person)
        if fresh.is_ready:
            begin_match(fresh, tables.now)
        row.rematch = await tables.store.create(fresh, follows=name)
        if row.rematch == fresh.id:  # nobody has asked before
            tables.note(fresh)
            table.broadcast_info()
    return await tables.row(row.rematch)


async def upload(tables: Tables, text: str, person: str) -> TableRow:
    """Open a table from a record, to replay it; nobody can play on."""
    found = await _weigh(tables, text)
    header = found.header
    row = TableRow(
        id=fresh_table_id(), game=header.game, owner=person, language="en",
        seats=_imported_seats(found),
        variants=header.variants, created=time(), updated=time(), header=found.head,
        seed=found.seed, standing=found.standing, imported=True,
    )  # fmt: skip
    await tables.store.create(row, log=found.lines)
    _log.info("table %s brought by %s: %s", TableId(row.id), PersonId(person), row.game)
    return row


def _imported_seats(found: jobs.Weighed) -> list[SeatRow]:
    return [
        replace(imported_seat(seat, str(number)), resigned=number - 1 in found.resigned)
        for number, seat in enumerate(found.seats, start=1)
    ]


def imported_seat(seat: SeatLine, nameless: str) -> SeatRow:
    """Return the chair of a record, under a name that fits on a page."""
    kind: SeatKind = "bot" if seat.bot else "device"
    name = "".join(signs(tidy(seat.name, LONGEST_NAME))[:LONGEST])
    return SeatRow(kind, name or nameless, tidy(seat.bot, LONGEST))


async def _weigh(tables: Tables, text: str) -> jobs.Weighed:
    """Replay a record that somebody brought, where it can do no harm."""
    try:
        return await tables.jobs.do(jobs.weigh, text, tables.settings.rates.record_lines)
    except Refusal:
        raise
    except PangaeaError as error:
        raise bad_record(error, text) from error


async def prove(tables: Tables, name: str) -> bool:
    """Prove the record of a finished game here; False: its seed was never revealed."""
    table = await tables.table(name)
    async with table.lock:
        if table.ledger.row.state != "over":
            raise Refusal("refused-not-revealed")
        rows = await table.ledger.record_rows()
    return await tables.jobs.do(jobs.prove, "".join(f"{row}\n" for row in rows))


_spoken: Final = msgspec.json.Decoder(Spoken)
_encode: Final = msgspec.json.Encoder().encode


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
        await table.company.tell_anew()
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
    lost = [(one.seat, one.name) for one in talk if one.barred == mark]
    return [seat for seat, name in lost if seat is not None and row.seats[seat].name == name]


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
            yield replace(one, by="", name=_new_name(row, one, seats))
        elif one.notice or author_of(row, one) != person:
            yield one


def _new_name(row: TableRow, spoken: Spoken, seats: list[SeatRow]) -> str:
    """Return what somebody is called who is gone: as their seat is, if it is still theirs."""
    if spoken.seat is None or spoken.name not in ("", row.seats[spoken.seat].name):
        return _former(row)
    return seats[spoken.seat].name or _former(row)


def _names_of(row: TableRow, talk: list[Spoken], person: str) -> set[tuple[int | None, str]]:
    """Return the seats somebody ever had, with the names they had there; or watched under."""
    mark = mark_of(row.id, person)
    theirs = [one for one in talk if one.barred == mark or author_of(row, one) == person]
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
