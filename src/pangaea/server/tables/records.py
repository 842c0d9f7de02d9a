"""Records that come and go: a table made from one that somebody brought, and proving one."""

import logging
from time import time
from typing import Final

from msgspec.structs import replace

from pangaea.core.errors import PangaeaError
from pangaea.core.play import LONGEST_NAME
from pangaea.core.record import SeatLine
from pangaea.core.text import tidy
from pangaea.server import jobs
from pangaea.server.errors import Refusal, bad_record
from pangaea.server.live.new_tables import LONGEST, signs
from pangaea.server.logs import PersonId, TableId
from pangaea.server.sessions import fresh_table_id
from pangaea.server.store.contract import SeatKind, SeatRow, TableRow
from pangaea.server.tables.registry import Tables

_log: Final = logging.getLogger("pangaea.server")


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
