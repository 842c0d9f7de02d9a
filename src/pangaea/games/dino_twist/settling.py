"""Settling: where the beaten dinosaur lives from now on (chapters 7, 8 and 11)."""

from mypy_extensions import i64

from pangaea.games.dino_twist import events
from pangaea.games.dino_twist.names import (
    ALL_LANDS,
    DECLINE,
    LANDS,
    NO_CARD,
    NO_LAND,
    PTIT_REX,
    QUAKE,
)
from pangaea.games.dino_twist.piles import discard_card
from pangaea.games.dino_twist.table import Table


def lands_open(table: Table, seat: i64) -> i64:
    """Return the lands of one's island where the beaten dinosaur may settle."""
    if table.sorts[seat] == PTIT_REX:
        return ALL_LANDS
    if table.happening() == QUAKE:
        return 1 << table.target | 1 << (table.target ^ 1)
    return 1 << table.target


def options(table: Table, seat: i64) -> list[int]:
    """The lands, alike ones of a P'tit Rex island once; give up only if none of them is empty."""
    lands = lands_open(table, seat)
    first = seat * LANDS
    found: list[int] = []
    seen: set[int] = set()
    for land in range(LANDS):
        living = int(table.islands[first + land])
        alike = table.sorts[seat] == PTIT_REX and living in seen
        if lands >> land & 1 and not alike:
            found.append(land)
            seen.add(living)
    return found if NO_CARD in seen else [*found, DECLINE]


def must_settle_on(table: Table, seat: i64) -> i64:
    """Return the only land there is to choose, or NO_LAND if there is a choice."""
    if table.sorts[seat] == PTIT_REX:
        return 0 if is_bare(table, seat) else NO_LAND
    if table.happening() == QUAKE or table.islands[seat * LANDS + table.target] != NO_CARD:
        return NO_LAND
    return table.target


def is_bare(table: Table, seat: i64) -> bool:
    """Tell whether nobody lives on an island yet."""
    land: i64 = 0
    while land < LANDS:
        if table.islands[seat * LANDS + land] != NO_CARD:
            return False
        land += 1
    return True


def settle(table: Table, seat: i64, land: i64) -> None:
    """Let the beaten dinosaur settle; whoever lived there is discarded."""
    place, card = seat * LANDS + land, table.captured
    old = table.islands[place]
    table.islands[place] = card
    table.captured = NO_CARD
    if old != NO_CARD:
        discard_card(table, old)
    if table.listener is not None:
        tell_settled(table, seat, land, card, old)


def tell_settled(table: Table, seat: i64, land: i64, card: i64, old: i64) -> None:
    """Say who settled where, and whom it replaced."""
    if table.listener is None:
        return
    anywhere = int(table.sorts[seat] == PTIT_REX)
    if old == NO_CARD:
        settled = events.Settled(seat=seat, card=card, land=land, anywhere=anywhere)
        table.listener.hear(settled)
    else:
        replaced = events.Replaced(seat=seat, card=card, land=land, old=old, anywhere=anywhere)
        table.listener.hear(replaced)


def decline(table: Table, seat: i64) -> None:
    """Discard the beaten dinosaur."""
    card = table.captured
    table.captured = NO_CARD
    discard_card(table, card)
    if table.listener is not None:
        table.listener.hear(events.Declined(seat=seat, card=card))
