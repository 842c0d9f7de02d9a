"""Settling: where the beaten dinosaur lives from now on (chapters 7, 8 and 11)."""

from mypy_extensions import i64

from pangaea.core.bits import members
from pangaea.games.dino_twist import events
from pangaea.games.dino_twist.rules.names import (
    ALL_LANDS,
    DECLINE,
    LANDS,
    NO_CARD,
    NO_LAND,
    PTIT_REX,
    QUAKE,
)
from pangaea.games.dino_twist.rules.piles import discard_card
from pangaea.games.dino_twist.rules.table import Table


def lands_open(table: Table, seat: i64) -> i64:
    """Return the lands of one's island where the beaten dinosaur may settle."""
    if table.sorts[seat] == PTIT_REX:
        return ALL_LANDS
    if table.happening() == QUAKE:
        return 1 << table.target | 1 << (table.target ^ 1)
    return 1 << table.target


def options(table: Table, seat: i64) -> list[int]:
    """The lands, alike ones once; give up only if none of them is empty."""
    lands = members(lands_open(table, seat))
    found = [land for land in lands if first_alike(table, seat, land) == land]
    if NO_CARD in [table.islands[seat * LANDS + land] for land in found]:
        return found
    return [*found, DECLINE]


def first_alike(table: Table, seat: i64, land: i64) -> i64:
    """Return the land that stands for this one: where all are alike, who lives there decides."""
    if table.sorts[seat] != PTIT_REX:
        return land
    first = seat * LANDS
    other: i64 = 0
    while table.islands[first + other] != table.islands[first + land]:
        other += 1
    return other


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
    anywhere, shaken = int(table.sorts[seat] == PTIT_REX), int(table.happening() == QUAKE)
    if old == NO_CARD:
        settled = events.Settled(seat=seat, card=card, land=land, anywhere=anywhere, shaken=shaken)
        table.listener.hear(settled)
    else:
        replaced = events.Replaced(
            seat=seat, card=card, land=land, old=old, anywhere=anywhere, shaken=shaken
        )
        table.listener.hear(replaced)


def decline(table: Table, seat: i64) -> None:
    """Discard the beaten dinosaur."""
    card = table.captured
    table.captured = NO_CARD
    discard_card(table, card)
    if table.listener is not None:
        anywhere, shaken = int(table.sorts[seat] == PTIT_REX), int(table.happening() == QUAKE)
        declined = events.Declined(seat=seat, card=card, anywhere=anywhere, shaken=shaken)
        table.listener.hear(declined)
