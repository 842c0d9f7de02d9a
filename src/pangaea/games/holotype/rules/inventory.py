"""The pieces of the box, counted wherever they lie; cubes come and go without limit."""

from pangaea.core.bits import count
from pangaea.games.holotype.rules.names import LOCKED, MUSEUM, TRACES, WORKERS
from pangaea.games.holotype.rules.table import Table


def inventory(table: Table) -> dict[str, int]:
    """Count specimens, field cards, trace fossils and workers."""
    seats = range(table.seats)
    hands = sum(int(count(table.hands[seat])) for seat in seats)
    published = sum(int(count(table.published[seat])) for seat in seats)
    fields = count(table.field_deck) + count(table.field_discard) + count(table.drawn)
    laid = sum(int(count(table.attached[kind])) for kind in range(TRACES))
    return {
        "specimens": hands + published + int(count(table.deck)) + int(table.piled),
        "field cards": int(fields),
        "trace fossils": sum(table.trace_bag) + sum(table.traces) + laid,
        "workers": sum(LOCKED <= table.workers[n] <= MUSEUM for n in range(len(seats) * WORKERS)),
    }
