"""Do these holotypes and trace fossils meet what an objective wants? (chapters 8 and 11)."""

from mypy_extensions import i64

from pangaea.core.bits import count
from pangaea.games.holotype.rules.names import TRACES
from pangaea.games.holotype.rules.setup import Demands
from pangaea.games.holotype.rules.table import Table


def is_met(table: Table, demands: Demands, number: i64, cards: i64) -> bool:
    """Tell whether these holotypes, with the trace fossils beside them, meet a demand."""
    first, last = demands.first[number], demands.first[number + 1]
    want = first
    while want < last:
        usable = cards & counting(table, demands, want)
        if usable == 0 or count(usable) < demands.need[want]:
            return False
        want += 1
    return not table.setup.strict or last - first < 2 or is_met_one_by_one(
        table, demands, number, cards
    )  # fmt: skip


def counting(table: Table, demands: Demands, want: i64) -> i64:
    """Return the holotypes that count for a want, by themselves or by the trace beside them."""
    wanted = demands.traces[want]
    if wanted == 0:
        return demands.holotypes[want]
    found: i64 = 0
    kind: i64 = 0
    while kind < TRACES:
        if wanted >> kind & 1:
            found |= table.attached[kind]
        kind += 1
    return found


def is_met_one_by_one(table: Table, demands: Demands, number: i64, cards: i64) -> bool:
    """Tell whether every want can have cards of its own: every group of wants needs enough."""
    first = demands.first[number]
    groups: i64 = 1 << (demands.first[number + 1] - first)
    group: i64 = 1
    while group < groups:
        if not has_enough(table, demands, first, group, cards):
            return False
        group += 1
    return True


def has_enough(table: Table, demands: Demands, first: i64, group: i64, cards: i64) -> bool:
    """Tell whether a group of wants, as a mask, has as many cards as it needs."""
    holotypes: i64 = 0
    traces: i64 = 0  # a trace fossil is a card of its own, told by the holotype it lies with
    needed: i64 = 0
    want = first
    while group:
        if group & 1:
            if demands.traces[want] == 0:
                holotypes |= counting(table, demands, want)
            else:
                traces |= counting(table, demands, want)
            needed += demands.need[want]
        group >>= 1
        want += 1
    return count(cards & holotypes) + count(cards & traces) >= needed


def missing(table: Table, demands: Demands, number: i64, cards: i64) -> i64:
    """Count the cards still missing for a demand, want by want."""
    lacking: i64 = 0
    want = demands.first[number]
    while want < demands.first[number + 1]:
        lack = demands.need[want] - count(cards & counting(table, demands, want))
        if lack > 0:
            lacking += lack
        want += 1
    return lacking
