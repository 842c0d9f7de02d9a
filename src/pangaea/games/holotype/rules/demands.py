"""Do these holotypes and trace fossils meet what an objective wants? (chapters 8 and 11)."""

from mypy_extensions import i64

from pangaea.core.bits import BIT, count, members
from pangaea.games.holotype.rules.names import TRACES
from pangaea.games.holotype.rules.setup import Demands
from pangaea.games.holotype.rules.table import Table


def is_met(table: Table, demands: Demands, number: i64, cards: i64) -> bool:
    """Tell whether holotypes, with the traces beside them, meet a demand [holotype 8.2, 8.5]."""
    first, last = demands.first[number], demands.first[number + 1]
    for want in range(first, last):
        usable = cards & counting(table, demands, want)
        if usable == 0 or count(usable) < demands.need[want]:
            return False
    if not table.setup.strict or last - first < 2:
        return True
    return is_met_one_by_one(table, demands, number, cards)


def counting(table: Table, demands: Demands, want: i64) -> i64:
    """Return the holotypes that count for a want, by themselves or by the trace beside them."""
    wanted = demands.traces[want]
    if wanted == 0:
        return demands.holotypes[want]
    found: i64 = 0
    for kind in range(TRACES):
        if wanted & BIT[kind]:
            found |= table.attached[kind]
    return found


def is_met_one_by_one(table: Table, demands: Demands, number: i64, cards: i64) -> bool:
    """Tell whether every want can have cards of its own: each group of wants needs enough.

    That is the stricter reading for omnivores [holotype 8.6].
    """
    first = demands.first[number]
    groups = BIT[demands.first[number + 1] - first]
    return all(has_enough(table, demands, first, group, cards) for group in range(1, groups))


def has_enough(table: Table, demands: Demands, first: i64, group: i64, cards: i64) -> bool:
    """Tell whether a group of wants, as a mask, has as many cards as it needs."""
    holotypes: i64 = 0
    traces: i64 = 0  # a trace fossil is a card of its own, told by the holotype it lies with
    needed: i64 = 0
    for place in members(group):
        want = first + place
        if demands.traces[want] == 0:
            holotypes |= counting(table, demands, want)
        else:
            traces |= counting(table, demands, want)
        needed += demands.need[want]
    return count(cards & holotypes) + count(cards & traces) >= needed


def missing(table: Table, demands: Demands, number: i64, cards: i64) -> i64:
    """Count the cards still missing for a demand, want by want."""
    lacking: i64 = 0
    for want in range(demands.first[number], demands.first[number + 1]):
        lack = demands.need[want] - count(cards & counting(table, demands, want))
        if lack > 0:
            lacking += lack
    return lacking
