"""What people do with a table and its seats: open, join, arrange, start, resign, play again."""

import logging
from collections.abc import Callable
from typing import Final

from pangaea.bots import known_level
from pangaea.server import jobs
from pangaea.server.errors import NotAllowed, Refusal, TooLate
from pangaea.server.live import gathering
from pangaea.server.live.new_tables import begin_match, new_table, proper_name, rematch_of, unlike
from pangaea.server.live.table import LiveTable
from pangaea.server.logs import PersonId, TableId
from pangaea.server.store.contract import Conflict, SeatRow, TableRow
from pangaea.server.tables.registry import Tables
from pangaea.server.wire.rest import (
    Arrangement,
    Hiding,
    Joining,
    Publishing,
    RematchRequest,
    Resigning,
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
    return await _reseat(table, lambda row: gathering.sit_down(row, sitting, person))


async def _take_over(table: LiveTable, sitting: Sitting, person: str) -> TableRow:
    async with table.lock:
        if await table.company.was_removed(person):
            raise NotAllowed("refused-removed")
        seats = gathering.take_over(table.ledger.row, sitting, person)
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
        seats = gathering.stand_up(row, person)
        if row.started and held:
            await table.company.note(held[0], "declined")
        await table.ledger.reseat(seats)
        if row.owner == person:
            await _pass_on(tables, table, gathering.heir_of(row, person) or person)
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
            await table.ledger.reseat(gathering.offer(table.ledger.row, wish, person))
        table.broadcast_info()
        return table.ledger.row
    return await _reseat(table, lambda row: gathering.arrange(row, wish, person))


async def _remove_from(table: LiveTable, wish: Arrangement, person: str) -> TableRow:
    """Let a bot play on for somebody whom the host removes, and say so."""
    async with table.lock:
        seats = gathering.remove(table.ledger.row, wish, person)
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
        gathering.check_may_start(row, person)
        if not row.is_full:
            await table.ledger.reseat(gathering.fill(row, wish.level))
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


async def block_seat(tables: Tables, name: str, seat: int, person: str) -> None:
    """Let somebody have nothing to do any more with whoever sits on a seat."""
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
