"""Tables in a store, some answers old, without a server."""

from pangaea.server.live.ledger import Ledger
from pangaea.server.live.new_tables import begin_match, new_table
from pangaea.server.store.sqlite import SqliteStore
from pangaea.server.wire.rest import SeatRequest, TableRequest


async def played(store: SqliteStore, seats: list[SeatRequest], answers: int) -> str:
    """Open a table of Cubosaurs and give its first answers; return its id."""
    row = new_table(TableRequest("cubosaurs", seats), "somebody")
    match = begin_match(row)
    await store.create(row)
    ledger = Ledger(store, row, match)
    for _ in range(answers):
        seat = match.asked[0]
        await ledger.take(seat, match.options(seat)[0])
    return row.id
