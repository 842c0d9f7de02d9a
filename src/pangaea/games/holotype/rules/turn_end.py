"""The end of an action and of a turn: storage, field cards, the next player."""

from mypy_extensions import i64

from pangaea.games.holotype import events
from pangaea.games.holotype.rules.names import (
    EXTRA_STORAGE,
    FACES,
    MORE_STORAGE,
    NONE,
    PERIODS,
    STORAGE,
    STORE,
    WORKER,
)
from pangaea.games.holotype.rules.table import Table


def finish_action(table: Table) -> None:
    """Make room in storage if need be, put field cards away, and end the turn."""
    if table.stored(table.turn) > storage(table, table.turn):
        table.phase = STORE
        return
    if table.drawn != 0:
        put_fields_away(table)
    end_turn(table)


def storage(table: Table, seat: i64) -> i64:
    """Return how many fossils a seat can keep."""
    return STORAGE + EXTRA_STORAGE if table.has(seat, MORE_STORAGE) else STORAGE


def hand_over_fossil(table: Table, period: i64) -> None:
    """Give a fossil that does not fit to the Museum."""
    table.fossils[table.turn * PERIODS + period] -= 1
    table.museum[period] += 1
    if table.listener is not None:
        table.listener.hear(events.Overflowed(seat=table.turn, cube=period))
    finish_action(table)


def fossils_held(table: Table, seat: i64) -> i64:
    """Return the colours of which a seat has a fossil."""
    found: i64 = 0
    period: i64 = 0
    while period < PERIODS:
        if table.fossils[seat * PERIODS + period] > 0:
            found |= 1 << period
        period += 1
    return found


def put_fields_away(table: Table) -> None:
    """Discard the field cards; an Erosion Event among them shuffles all into a new deck."""
    if table.drawn & table.setup.erosions:
        table.field_deck |= table.field_discard | table.drawn
        table.field_discard = 0
        if table.listener is not None:
            table.listener.hear(events.FieldsShuffled())
    else:
        table.field_discard |= table.drawn
    table.drawn = 0
    table.site = NONE
    face: i64 = 0
    while face < FACES:
        table.dice[face] = 0
        face += 1


def end_turn(table: Table) -> None:
    """Let the next player begin a turn."""
    table.turn = table.after(table.turn)
    table.worker = NONE
    table.place = NONE
    table.phase = WORKER
