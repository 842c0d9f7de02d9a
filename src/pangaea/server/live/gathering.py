"""Before a game begins: people sit down by the table's own link, the host arranges the seats."""

from typing import Final

from msgspec.structs import replace

from pangaea import bots
from pangaea.server.errors import NotAllowed, Refusal, TooLate
from pangaea.server.live.new_tables import bot_seat, proper_name, unlike
from pangaea.server.sessions import nobody
from pangaea.server.store.contract import SeatRow, TableRow, with_seat
from pangaea.server.wire.rest import Arrangement, Sitting

FREE: Final = SeatRow("guest", "")


def sit_down(row: TableRow, sitting: Sitting, person: str) -> list[SeatRow]:
    """Return the seats with somebody on a free one; who holds another leaves it."""
    if not row.is_gathering:
        _check_comes_in_place(row, person)
    seats = _without_only_seat(row, person)
    if not 0 <= sitting.seat < len(seats) or not seats[sitting.seat].is_for_guests:
        raise TooLate("refused-seat-not-free")
    name = unlike(proper_name(sitting.name), [seat.name for seat in seats])
    return with_seat(seats, sitting.seat, SeatRow("guest", name, holder=person))


def _check_comes_in_place(row: TableRow, person: str) -> None:
    """Refuse whoever does not come in the place of somebody who declined."""
    if row.header or not row.started:
        raise TooLate("refused-begun")
    if row.held_by(person):
        raise NotAllowed("refused-sits-already")


def _without_only_seat(row: TableRow, person: str) -> list[SeatRow]:
    held = row.held_by(person)
    return with_seat(row.seats, held[0], FREE) if len(held) == 1 else row.seats


def stand_up(row: TableRow, person: str) -> list[SeatRow]:
    """Return the seats without somebody: who is awaited may still decline."""
    if not row.is_gathering and person not in row.owing():
        raise TooLate("refused-begun")
    _check_may_leave(row, person)
    return [FREE if seat.holder == person else seat for seat in row.seats]


def arrange(row: TableRow, wish: Arrangement, person: str) -> list[SeatRow]:
    """Return the seats as the host wishes them: freed, given to a bot, or exchanged."""
    check_host(row, person)
    for number in (wish.seat, wish.other if wish.to == "swap" else wish.seat):
        if not 0 <= number < len(row.seats):
            raise Refusal("refused-no-seat", seat=number + 1)
    if wish.to == "swap":
        check_gathers(row)
        first, second = row.seats[wish.seat], row.seats[wish.other]
        return with_seat(with_seat(row.seats, wish.seat, second), wish.other, first)
    _check_may_go(row, row.seats[wish.seat].holder)
    if wish.to == "bot":
        return with_seat(row.seats, wish.seat, _bot(row, wish.seat, wish.level))
    if not (row.is_gathering or row.started):
        raise TooLate("refused-begun")
    return with_seat(row.seats, wish.seat, FREE)


def offer(row: TableRow, wish: Arrangement, person: str) -> list[SeatRow]:
    """Return the seats of a game that goes on, with a bot's offered to a newcomer, or not."""
    if row.owner != person:
        raise NotAllowed("refused-not-host")
    seat = row.seats[wish.seat] if 0 <= wish.seat < len(row.seats) else None
    if row.state != "running" or seat is None or not (seat.is_bot or seat.is_deserted):
        raise TooLate("refused-begun")
    return with_seat(row.seats, wish.seat, replace(seat, welcome=wish.to == "newcomer"))


def remove(row: TableRow, wish: Arrangement, person: str) -> list[SeatRow]:
    """Return the seats of a game that goes on, with a bot for somebody whom the host removes."""
    if row.owner != person:
        raise NotAllowed("refused-not-host")
    seat = row.seats[wish.seat] if 0 <= wish.seat < len(row.seats) else None
    if row.state != "running" or seat is None or seat.is_bot or seat.resigned:
        raise TooLate("refused-begun")
    if seat.is_deserted:
        raise TooLate("refused-removed-already")
    if seat.holder == person:
        raise NotAllowed("refused-own-seat")
    level = bots.known_level(wish.level)
    # Nobody has the id it is held by from now on, nor a link that leads to it.
    gone = replace(seat, holder=nobody(), token="", stand_in=level, welcome=False)
    return with_seat(row.seats, wish.seat, gone)


def take_over(row: TableRow, sitting: Sitting, person: str) -> list[SeatRow]:
    """Return the seats with a newcomer in the place of a bot; nobody plays two hands so."""
    seat = row.seats[sitting.seat] if 0 <= sitting.seat < len(row.seats) else None
    if seat is None or row.state != "running" or not seat.welcome:
        raise TooLate("refused-begun" if row.header else "refused-seat-not-free")
    if row.held_by(person):
        raise NotAllowed("refused-sits-already")
    others = [one.name for place, one in enumerate(row.seats) if place != sitting.seat]
    name = unlike(proper_name(sitting.name), others)
    return with_seat(row.seats, sitting.seat, SeatRow("guest", name, holder=person))


def heir_of(row: TableRow, person: str) -> str:
    """Return who becomes the host when somebody leaves, "" if nobody is there."""
    here = [seat.holder for seat in row.seats if not seat.is_deserted]
    return next((holder for holder in here if holder not in ("", person)), "")


def check_may_start(row: TableRow, person: str) -> None:
    """Refuse to start to who is not the host; where a screen is, anybody who sits there may."""
    if not (row.party and row.held_by(person) and not row.header):
        check_host(row, person)


def fill(row: TableRow, level: str) -> list[SeatRow]:
    """Return the seats with a bot on every free one."""
    filled = replace(row, seats=list(row.seats))
    for number, seat in enumerate(row.seats):
        if seat.is_open:
            filled.seats[number] = _bot(filled, number, level)
    return filled.seats


def check_host(row: TableRow, person: str) -> None:
    """Refuse what only the host may do, and what comes too late."""
    if row.owner != person:
        raise NotAllowed("refused-not-host")
    if row.header:
        raise TooLate("refused-begun")


def check_gathers(row: TableRow) -> None:
    """Refuse to change seats once the host has started."""
    if not row.is_gathering:
        raise TooLate("refused-begun")


def _check_may_go(row: TableRow, holder: str) -> None:
    """Refuse to send somebody away whom the table no longer waits for."""
    if holder and not row.is_gathering and holder not in row.owing():
        raise TooLate("refused-begun")
    if holder:
        _check_may_leave(row, holder)


def _check_may_leave(row: TableRow, person: str) -> None:
    """Refuse to let go what a device has added to the seed: others have seen it."""
    if any(share.holder == person for share in row.shares):
        raise TooLate("refused-has-shared")


def _bot(row: TableRow, number: int, level: str) -> SeatRow:
    others = [seat.name for place, seat in enumerate(row.seats) if place != number]
    return bot_seat(row, bots.known_level(level), others)
