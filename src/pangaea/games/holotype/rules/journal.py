"""The Publishing Journal: publish a holotype (chapter 7)."""

from mypy_extensions import i64

from pangaea.core.bits import BIT, INDEX, count, members
from pangaea.games.holotype import events
from pangaea.games.holotype.rules import objectives
from pangaea.games.holotype.rules.names import (
    BY_TRACK,
    LOCKED,
    LOUNGE,
    NO_TRACE,
    NONE,
    PAPER,
    PERIODS,
    SLOT_OPTION,
    STUDENT,
    STUDENT_AFTER,
    TRACE,
    TRACES,
    WORKERS,
)
from pangaea.games.holotype.rules.specimens import leave_hand
from pangaea.games.holotype.rules.table import Table
from pangaea.games.holotype.rules.track import end_game, follow_symbols, reached_end


def begin(table: Table) -> None:
    """Ask what to publish, or what to contribute to."""
    table.phase = PAPER


def has_work(table: Table) -> bool:
    """Tell whether the player in turn can publish or contribute."""
    return publishable(table, table.turn) != 0 or objectives.contributions(table) != 0


def publishable(table: Table, seat: i64) -> i64:
    """Return the specimens of a hand whose whole cost the seat can pay."""
    setup = table.setup
    found: i64 = 0
    cards = table.hands[seat]
    while cards:
        card = INDEX[(cards & -cards) % 67]
        fossils = table.fossils[seat * PERIODS + setup.period_of[card]]
        if setup.research[card] <= table.research[seat] and setup.fossils[card] <= fossils:
            found |= BIT[card]
        cards &= cards - 1
    return found


def options(table: Table) -> list[int]:
    """Specimens to publish, then circles to contribute to."""
    found = members(publishable(table, table.turn))
    return found + [SLOT_OPTION + circle for circle in members(objectives.contributions(table))]


def choose(table: Table, option: i64) -> None:
    """Publish, after asking for a trace fossil if one can go along; or contribute."""
    if option >= SLOT_OPTION:
        objectives.contribute(table, option - SLOT_OPTION)
        return
    table.card = option
    table.shown[table.turn] |= BIT[option]
    if trace_options(table) != 1 << NO_TRACE:
        table.phase = TRACE
    else:
        publish(table, NO_TRACE)


def trace_options(table: Table) -> i64:
    """No trace fossil, or one of the hand if a fossil is left to pay it."""
    seat, card = table.turn, table.card
    found: i64 = 1 << NO_TRACE
    fossils = table.fossils[seat * PERIODS + table.setup.period_of[card]]
    if table.setup.marine >> card & 1 or fossils <= table.setup.fossils[card]:
        return found
    kind: i64 = 0
    while kind < TRACES:
        if table.traces[seat * TRACES + kind] > 0:
            found |= 1 << kind
        kind += 1
    return found


def publish(table: Table, trace: i64) -> None:
    """Pay, lay the holotype out, add the trace fossil, move the marker."""
    seat, card = table.turn, table.card
    pay(table, card)
    leave_hand(table, seat, card)
    table.published[seat] |= BIT[card]
    table.card = NONE
    table.track += 1
    if table.listener is not None:
        table.listener.hear(events.Published(seat=seat, card=card, space=table.track))
    if trace != NO_TRACE:
        add_trace(table, trace, card)
    if count(table.published[seat]) >= STUDENT_AFTER:
        unlock_student(table)
    if reached_end(table):
        end_game(table, BY_TRACK)
    else:
        follow_symbols(table)


def pay(table: Table, card: i64) -> None:
    """Return the cost of a specimen to the supply."""
    table.research[table.turn] -= table.setup.research[card]
    place = table.turn * PERIODS + table.setup.period_of[card]
    table.fossils[place] -= table.setup.fossils[card]


def add_trace(table: Table, trace: i64, card: i64) -> None:
    """Lay a trace fossil beside the holotype for one more fossil of its colour."""
    table.fossils[table.turn * PERIODS + table.setup.period_of[card]] -= 1
    table.traces[table.turn * TRACES + trace] -= 1
    table.attached[trace] |= BIT[card]
    if table.listener is not None:
        table.listener.hear(events.TraceAdded(seat=table.turn, trace=trace, card=card))


def unlock_student(table: Table) -> None:
    """Bring the Graduate Student to the Lounge, once."""
    place = table.turn * WORKERS + STUDENT
    if table.workers[place] != LOCKED:
        return
    table.workers[place] = LOUNGE
    if table.listener is not None:
        table.listener.hear(events.StudentUnlocked(seat=table.turn))
