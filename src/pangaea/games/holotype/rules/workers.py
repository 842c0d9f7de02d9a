"""A turn: place a worker, or recall them all (chapter 3)."""

from typing import Final

from mypy_extensions import i64

from pangaea.core.bits import lowest
from pangaea.games.holotype import events
from pangaea.games.holotype.rules import journal
from pangaea.games.holotype.rules.names import (
    FIELD,
    JOURNAL,
    LAB,
    LIBRARY,
    LOUNGE,
    MUSEUM,
    NONE,
    PLACE,
    PLACES,
    RECALL,
    STUDENT,
    VICTIM,
    WORKERS,
)
from pangaea.games.holotype.rules.table import Table
from pangaea.games.holotype.rules.turn_end import end_turn

ALWAYS_OPEN: Final = 1 << FIELD | 1 << LIBRARY | 1 << MUSEUM
CROWD_BITS: Final = 5
CROWD: Final = (1 << CROWD_BITS) - 1


def worker_options(table: Table) -> i64:
    """Workers of the Lounge that can go somewhere, and recalling those on the board."""
    found: i64 = 0
    kind: i64 = 0
    while kind < WORKERS:
        where = table.workers[table.turn * WORKERS + kind]
        if where == LOUNGE and can_go(table, kind):
            found |= 1 << kind
        elif where > LOUNGE:
            found |= 1 << RECALL
        kind += 1
    return found


def can_go(table: Table, kind: i64) -> bool:
    """Tell whether there is a place for a worker; at three of them there is always work."""
    return enterable(table, kind) & ALWAYS_OPEN != 0 or places_for(table, kind) != 0


def places_for(table: Table, kind: i64) -> i64:
    """Return the places a worker can enter and do something at."""
    found = enterable(table, kind)
    if found >> LAB & 1 and not can_act(table, kind, LAB):
        found ^= 1 << LAB
    if found >> JOURNAL & 1 and not can_act(table, kind, JOURNAL):
        found ^= 1 << JOURNAL
    return found


def can_act(table: Table, kind: i64, place: i64) -> bool:
    """Tell whether there is something to do for that worker at that place."""
    if place == JOURNAL:
        return kind >= STUDENT and journal.has_work(table)
    if place == LAB:
        return table.piled > 0 or table.hands[table.turn] != 0 or table.deck_size() > 0
    return True


def enterable(table: Table, kind: i64) -> i64:
    """Return the places with a free space, or with somebody this worker may bump."""
    found: i64 = 0
    crowd: i64 = 0  # how many stronger workers stand at each place, a few bits each
    number: i64 = 0
    workers = table.workers
    while number < table.seats * WORKERS:
        where = workers[number]
        if where > LOUNGE:
            if number % WORKERS <= kind:
                found |= 1 << where
            else:
                crowd += 1 << (CROWD_BITS * where)
        number += 1
    place: i64 = 0
    while place < PLACES:
        if crowd & CROWD < table.setup.spaces[place]:
            found |= 1 << place
        crowd >>= CROWD_BITS
        place += 1
    return found


def victims(table: Table) -> i64:
    """Return the workers at the chosen place that may be bumped; none while a space is free."""
    standing: i64 = 0
    found: i64 = 0
    number: i64 = 0
    while number < table.seats * WORKERS:
        if table.workers[number] == table.place:
            standing += 1
            if number % WORKERS <= table.worker:
                found |= 1 << number
        number += 1
    return found if standing >= table.setup.spaces[table.place] else 0


def choose_worker(table: Table, option: i64) -> None:
    """Take a worker up, or recall all."""
    if option == RECALL:
        recall(table)
    else:
        table.worker = option
        table.phase = PLACE


def recall(table: Table) -> None:
    """Take all one's workers back to the Lounge, and a research cube."""
    first = table.turn * WORKERS
    kind: i64 = 0
    while kind < WORKERS:
        if table.workers[first + kind] > LOUNGE:
            table.workers[first + kind] = LOUNGE
        kind += 1
    table.research[table.turn] += 1
    if table.listener is not None:
        table.listener.hear(events.Recalled(seat=table.turn))
    end_turn(table)


def choose_place(table: Table, place: i64) -> bool:
    """Go to a place; False: it is full, and it must first be said who is bumped."""
    table.place = place
    found = victims(table)
    if found == 0:
        settle(table, NONE)
        return True
    if found & (found - 1):
        table.phase = VICTIM
        return False
    settle(table, lowest(found))
    return True


def settle(table: Table, victim: i64) -> None:
    """Bump a worker, if one must go, and take its space."""
    if victim != NONE:
        table.workers[victim] = LOUNGE
        if table.listener is not None:
            owner, kind = victim // WORKERS, victim % WORKERS
            table.listener.hear(events.Bumped(seat=table.turn, owner=owner, worker=kind))
    table.workers[table.turn * WORKERS + table.worker] = table.place
    if table.listener is not None:
        placed = events.Placed(seat=table.turn, worker=table.worker, place=table.place)
        table.listener.hear(placed)
