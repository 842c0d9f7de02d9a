"""Phase 1: a turn begins, and who plays first (chapter 3)."""

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.bits import BIT
from pangaea.core.luck import Luck
from pangaea.core.state import NOBODY
from pangaea.games.evo import events
from pangaea.games.evo.rules.names import DINOS, TAIL
from pangaea.games.evo.rules.table import Table


def begin_turn(table: Table, luck: Luck) -> None:
    """Forget what held for the last turn only, and fix the order anew [evo 3.1, 9.5]."""
    table.turn += 1
    table.active = table.setup.no_cards[:]
    table.pacified = NOBODY
    table.locked = 0
    table.hushed = 0
    if table.listener is not None:
        table.listener.hear(events.TurnBegan(number=table.turn))
    fix_order(table, luck)


def fix_order(table: Table, luck: Luck) -> None:
    """Order the players by tails, then by dinosaurs, then by lot [evo 3.2, 3.3, 3.4]."""
    left = list(range(table.seats))
    found: list[int] = []
    while left:
        best = max([rank(table, seat) for seat in left])
        tied = [seat for seat in left if rank(table, seat) == best]
        first = tied[luck.pick(len(tied))] if len(tied) > 1 else tied[0]
        found.append(first)
        left.remove(first)
    table.order = vec[i64](found)
    if table.listener is not None:
        table.listener.hear(events.OrderFixed(seats=tuple(found)))


def rank(table: Table, seat: i64) -> i64:
    """Return a number that is greater for longer tails, then for fewer dinosaurs [evo 3.2, 3.3]."""
    return table.trait(seat, TAIL) * (DINOS + 1) - table.dinos[seat]


def go_first(table: Table, seat: i64) -> None:
    """Move a seat to the front; the others keep their order [evo 3.5, 10.22]."""
    rest = [table.order[n] for n in range(table.seats) if table.order[n] != seat]
    rest.insert(0, seat)
    table.order = vec[i64](rest)


def place_in_order(table: Table, seat: i64) -> i64:
    """Return where a seat stands in the turn order."""
    place: i64 = 0
    while table.order[place] != seat:
        place += 1
    return place


def first_in_order(table: Table, seats: i64, start: i64) -> i64:
    """Return the first of some seats from a place in the turn order on and around, or NOBODY."""
    if seats == 0:
        return NOBODY
    place = start
    while not seats & BIT[table.order[place % table.seats]]:
        place += 1
    return table.order[place % table.seats]
