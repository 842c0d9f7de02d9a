"""Contributing to a global objective (chapter 8)."""

from mypy_extensions import i64

from pangaea.core.bits import BIT, count, lowest, members, without_lowest
from pangaea.core.reason import Reason
from pangaea.games.holotype import events
from pangaea.games.holotype.rules import track
from pangaea.games.holotype.rules.demands import is_met
from pangaea.games.holotype.rules.names import BY_OBJECTIVES, DISCS, REFERENCE_FEE
from pangaea.games.holotype.rules.table import Table


def open_circles(table: Table) -> i64:
    """Return the circles on display that have no disc [holotype 8.1, 8.7]."""
    found: i64 = 0
    cards = table.displayed
    while cards:
        found |= table.setup.slots_of[lowest(cards)]
        cards = without_lowest(cards)
    return found & ~discs_laid(table)


def discs_laid(table: Table) -> i64:
    """Return the circles that have a disc."""
    found: i64 = 0
    for discs in table.discs:
        found |= discs
    return found


def published_by_all(table: Table) -> i64:
    """Return all holotypes on the table."""
    found: i64 = 0
    for holotypes in table.published:
        found |= holotypes
    return found


def usable(table: Table, seat: i64) -> i64:
    """Return the holotypes a seat can reference: others' cost research [holotype 8.2, 8.4]."""
    if table.research[seat] < REFERENCE_FEE:
        return table.published[seat]
    return published_by_all(table)


def open_to(table: Table, seat: i64) -> i64:
    """Return the circles that a seat can contribute to [holotype 8.1, 8.8]."""
    found: i64 = 0
    cards = usable(table, seat)
    if table.displayed == 0 or cards == 0 or count(table.discs[seat]) == DISCS:
        return found
    circles = open_circles(table)
    while circles:
        circle = lowest(circles)
        if is_met(table, table.setup.circles, circle, cards):
            found |= BIT[circle]
        circles = without_lowest(circles)
    return found


def why_not_contribute(table: Table, seat: i64, circle: i64) -> Reason | None:
    """Tell why a circle cannot be contributed to [holotype 8.1, 8.2, 8.4, 8.7, 8.8]."""
    if not table.displayed & BIT[table.setup.slot_card[circle]]:
        return Reason("why-not-displayed", "holotype/8.1")
    if discs_laid(table) & BIT[circle]:
        return Reason("why-not-circle-taken", "holotype/8.7")
    if count(table.discs[seat]) == DISCS:
        return Reason("why-not-no-disc", "holotype/8.8")
    if is_met(table, table.setup.circles, circle, usable(table, seat)):
        return None
    if is_met(table, table.setup.circles, circle, published_by_all(table)):
        missing = REFERENCE_FEE - int(table.research[seat])
        return Reason("why-not-fee", "holotype/8.4", {"missing": missing})
    return Reason("why-not-wants", "holotype/8.2")


def fee(table: Table, seat: i64, circle: i64) -> i64:
    """Return what a contribution costs: nothing with one's own cards [holotype 8.3, 8.4]."""
    if is_met(table, table.setup.circles, circle, table.published[seat]):
        return 0
    return REFERENCE_FEE


def contribute(table: Table, circle: i64) -> None:
    """Pay, lay the leftmost disc; the last objective needed ends the game [holotype 8.1, 11.2]."""
    seat = table.turn
    paid = fee(table, seat, circle)
    table.research[seat] -= paid
    table.discs[seat] |= BIT[circle]
    if table.listener is not None:
        card = table.setup.slot_card[circle]
        told = events.Contributed(seat=seat, objective=card, circle=circle, fee=paid)
        table.listener.hear(told)
    if completed(table) >= table.seats:
        track.end_game(table, BY_OBJECTIVES)


def completed(table: Table) -> i64:
    """Count the global objectives whose circles are all filled; they stay [holotype 8.9]."""
    laid = discs_laid(table)
    number: i64 = 0
    for card in members(table.displayed):
        if table.setup.slots_of[card] & ~laid == 0:
            number += 1
    return number
