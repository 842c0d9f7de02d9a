"""A table's people and state, as one person may see them."""

from collections.abc import Collection
from typing import Final, Literal

import msgspec
from msgspec import Struct

from pangaea.core.errors import PangaeaError
from pangaea.core.record import COUNTED
from pangaea.core.sealed import Contribution, seal
from pangaea.core.words import words_for
from pangaea.server.rows import SeatRow, TableRow
from pangaea.server.wire import Invitation, LuckInfo, SeatInfo, ShareInfo, TableInfo


def table_info(
    row: TableRow,
    person: str,
    language: str,
    online: Collection[str] = (),
    problem: PangaeaError | None = None,
) -> TableInfo:
    """Describe a table to a person."""
    held = row.held_by(person)
    return TableInfo(
        id=row.id,
        game=row.game,
        title=words_for(row.game, language).say("title"),
        seats=[
            _seat_info(row, number, seat, person, online) for number, seat in enumerate(row.seats)
        ],
        state="unfinished" if row.is_unfinished else row.state,
        position=row.standing.position,
        variants=row.variants,
        maker=row.owner == person,
        my_turn=row.state == "running" and any(row.standing.asked >> seat & 1 for seat in held),
        updated=row.updated,
        luck=luck_info(row),
        rematch=row.rematch,
        problem=problem.text(language) if problem else "",
    )


def _seat_info(
    row: TableRow, number: int, seat: SeatRow, person: str, online: Collection[str]
) -> SeatInfo:
    awaited = seat.holder in row.owing()
    invite = invite_path(row.id, seat.token) if seat.is_open and row.owner == person else ""
    return SeatInfo(
        seat=number,
        name=seat.name,
        kind="bot" if seat.is_bot else "open" if seat.is_open else "person",
        level=seat.level,
        online=seat.holder in online,
        mine=bool(seat.holder) and seat.holder == person,
        invite=invite,
        awaited=awaited,
    )


class Sealing(Struct):
    """What the first line of a record tells of its luck."""

    format: str
    seal: str
    contributions: list[Contribution] = []


_sealing: Final = msgspec.json.Decoder(Sealing)


def luck_info(row: TableRow) -> LuckInfo:
    """Tell where the luck of a table comes from."""
    if not row.header:
        return LuckInfo(seal(row.seed), "page", _shares(row.contributions()))
    try:
        known = _sealing.decode(row.header)
    except msgspec.MsgspecError:  # damaged: the table itself says so
        return LuckInfo("", "server")
    proof: Literal["page", "server"] = "page" if known.format in COUNTED else "server"
    return LuckInfo(known.seal, proof, _shares(known.contributions))


def _shares(contributions: list[Contribution]) -> list[ShareInfo]:
    return [ShareInfo(one.seats, one.sent) for one in contributions]


def invite_path(table: str, token: str) -> str:
    """Return the path of an invite link."""
    return f"/table/{table}/join/{token}"


def invitation(row: TableRow, token: str, person: str, language: str) -> Invitation:
    """Tell what an invite link leads to; a link that was cut off leads nowhere."""
    seat = next((seat for seat in row.seats if seat.token and seat.token == token), None)
    if seat is None:
        return Invitation("unknown")
    table = table_info(row, person, language)
    if seat.is_open:
        return Invitation("open", table)
    return Invitation("mine" if seat.holder == person else "taken", table)
