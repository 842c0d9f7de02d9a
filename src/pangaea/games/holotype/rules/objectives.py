"""Contributing to a global objective (chapter 8)."""

from mypy_extensions import i64

from pangaea.core.bits import BIT, INDEX, count
from pangaea.games.holotype import events
from pangaea.games.holotype.rules.demands import is_met
from pangaea.games.holotype.rules.names import BY_OBJECTIVES, DISCS, REFERENCE_FEE
from pangaea.games.holotype.rules.table import Table
from pangaea.games.holotype.rules.track import end_game
from pangaea.games.holotype.rules.turn_end import finish_action


def open_circles(table: Table) -> i64:
    """Return the circles on display that have no disc."""
    found: i64 = 0
    cards = table.displayed
    while cards:
        found |= table.setup.slots_of[INDEX[(cards & -cards) % 67]]
        cards &= cards - 1
    return found & ~discs_laid(table)


def discs_laid(table: Table) -> i64:
    """Return the circles that have a disc."""
    found: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        found |= table.discs[seat]
        seat += 1
    return found


def published_by_all(table: Table) -> i64:
    """Return all holotypes on the table."""
    found: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        found |= table.published[seat]
        seat += 1
    return found


def contributions(table: Table) -> i64:
    """Return the circles that the player in turn can contribute to."""
    seat = table.turn
    found: i64 = 0
    if table.displayed == 0 or count(table.discs[seat]) == DISCS:
        return found
    usable = table.published[seat]
    if table.research[seat] >= REFERENCE_FEE:
        usable = published_by_all(table)
    if usable == 0:
        return found
    circles = open_circles(table)
    while circles:
        circle = INDEX[(circles & -circles) % 67]
        if is_met(table, table.setup.circles, circle, usable):
            found |= BIT[circle]
        circles &= circles - 1
    return found


def fee(table: Table, seat: i64, circle: i64) -> i64:
    """Return what a contribution costs: nothing with one's own cards, else a flat fee."""
    if is_met(table, table.setup.circles, circle, table.published[seat]):
        return 0
    return REFERENCE_FEE


def contribute(table: Table, circle: i64) -> None:
    """Pay, lay the leftmost disc on a circle; the last objective needed ends the game."""
    seat = table.turn
    paid = fee(table, seat, circle)
    table.research[seat] -= paid
    table.discs[seat] |= BIT[circle]
    if table.listener is not None:
        card = table.setup.slot_card[circle]
        told = events.Contributed(seat=seat, objective=card, circle=circle, fee=paid)
        table.listener.hear(told)
    if completed(table) >= table.seats:
        end_game(table, BY_OBJECTIVES)
    else:
        finish_action(table)


def completed(table: Table) -> i64:
    """Count the global objectives whose circles are all filled."""
    laid = discs_laid(table)
    number: i64 = 0
    cards = table.displayed
    while cards:
        circles = table.setup.slots_of[INDEX[(cards & -cards) % 67]]
        if circles & ~laid == 0:
            number += 1
        cards &= cards - 1
    return number
