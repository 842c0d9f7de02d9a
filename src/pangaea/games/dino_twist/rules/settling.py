"""Settling: where the beaten dinosaur lives from now on (chapters 7, 8 and 11)."""

from typing import ClassVar, final

from mypy_extensions import i64

from pangaea.core.bits import BIT
from pangaea.core.flow import Choice
from pangaea.core.luck import Luck
from pangaea.core.question import Ask
from pangaea.core.reason import Reason
from pangaea.core.state import NOBODY
from pangaea.games.dino_twist import events
from pangaea.games.dino_twist.rules import names
from pangaea.games.dino_twist.rules.piles import discard_card, refill
from pangaea.games.dino_twist.rules.table import Table


@final
class Settle(Choice[Table]):
    """Where does the beaten dinosaur settle, if at all? [dino_twist 7.2, 8.9, 11.3]"""

    ask: ClassVar = Ask("settle", domain="settle", rule="7.2")

    def begin(self, table: Table, luck: Luck) -> None:
        land = must_settle_on(table, table.attacker)
        if land != names.NO_LAND:
            self.answer(table, table.attacker, land, luck)

    def first_asked(self, table: Table) -> i64:
        return NOBODY if table.captured == names.NO_CARD else table.attacker

    def choices(self, table: Table, seat: i64) -> i64:
        return ways_to_settle(table, seat)

    def refusal(self, table: Table, seat: i64, option: i64) -> Reason:
        if option == names.DECLINE:
            return why_not_decline(table, seat)
        if lands_open(table, seat) & BIT[option]:
            return Reason("why-not-alike", "dino_twist/11.1")
        return why_not_there(table)

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        if option == names.DECLINE:
            decline(table, seat)
        else:
            settle(table, seat, option)
        refill(table, seat, luck)

    def following(self, table: Table) -> i64:
        return names.ATTACK


# -- where it may settle ---------------------------------------------------------------------


def ways_to_settle(table: Table, seat: i64) -> i64:
    """Return the lands to choose from, alike ones once, and DECLINE where that is allowed."""
    lands = lands_open(table, seat)
    if table.sorts[seat] == names.PTIT_REX:
        for land in range(names.LANDS):
            if first_alike(table, seat, land) != land:
                lands &= ~BIT[land]
    return lands | BIT[names.DECLINE] if may_decline(table, seat) else lands


def lands_open(table: Table, seat: i64) -> i64:
    """Return the lands where it may settle: its own [dino_twist 7.1, 8.9, 11.1, 11.2, 11.7]."""
    if table.sorts[seat] == names.PTIT_REX:
        return names.ALL_LANDS
    if table.happening() == names.QUAKE:
        return BIT[table.target] | BIT[table.target ^ 1]
    return BIT[table.target]


def may_decline(table: Table, seat: i64) -> bool:
    """Tell whether it can be given up: nothing open is empty [dino_twist 7.2, 8.9, 11.3]."""
    lands = lands_open(table, seat)
    return not any(
        lands & BIT[land] and table.resident(seat, land) == names.NO_CARD
        for land in range(names.LANDS)
    )


def must_settle_on(table: Table, seat: i64) -> i64:
    """Return the only land there is to choose, or NO_LAND if there is a choice [dino_twist 7.2]."""
    if table.sorts[seat] == names.PTIT_REX:
        return 0 if is_bare(table, seat) else names.NO_LAND
    if table.happening() == names.QUAKE or table.resident(seat, table.target) != names.NO_CARD:
        return names.NO_LAND
    return table.target


def is_bare(table: Table, seat: i64) -> bool:
    """Tell whether nobody lives on an island yet."""
    return all(table.resident(seat, land) == names.NO_CARD for land in range(names.LANDS))


def first_alike(table: Table, seat: i64, land: i64) -> i64:
    """Return the land that stands for this one: where all are alike, who lives there decides."""
    if table.sorts[seat] != names.PTIT_REX:
        return land
    for other in range(land):
        if table.resident(seat, other) == table.resident(seat, land):
            return other
    return land


def alike(table: Table, seat: i64, option: i64) -> i64:
    """Return the answer that stands for this one, which nothing tells apart [dino_twist 11.1]."""
    is_land = table.step == names.SETTLE and option < names.LANDS
    return first_alike(table, seat, option) if is_land else option


def why_not_decline(table: Table, seat: i64) -> Reason:
    """Tell why the beaten dinosaur cannot be given up."""
    if table.sorts[seat] == names.PTIT_REX:
        return Reason("why-not-decline", "dino_twist/11.3")
    paragraph = "8.9" if table.happening() == names.QUAKE else "7.2"
    return Reason("why-not-decline", f"dino_twist/{paragraph}")


def why_not_there(table: Table) -> Reason:
    """Tell why the beaten dinosaur cannot settle on a land."""
    if table.happening() == names.QUAKE:
        return Reason("why-not-settle-quake", "dino_twist/8.9")
    return Reason("why-not-settle", "dino_twist/7.1")


# -- what becomes of it ----------------------------------------------------------------------


def settle(table: Table, seat: i64, land: i64) -> None:
    """Let the beaten dinosaur settle; whoever lived there is discarded [dino_twist 7.1, 7.2]."""
    place, card = seat * names.LANDS + land, table.captured
    old = table.islands[place]
    table.islands[place] = card
    table.captured = names.NO_CARD
    if old != names.NO_CARD:
        discard_card(table, old)
    if table.listener is not None:
        tell_settled(table, seat, land, card, old)


def tell_settled(table: Table, seat: i64, land: i64, card: i64, old: i64) -> None:
    """Say who settled where, and whom it replaced."""
    if table.listener is None:
        return
    anywhere, shaken = (
        int(table.sorts[seat] == names.PTIT_REX),
        int(table.happening() == names.QUAKE),
    )
    if old == names.NO_CARD:
        settled = events.Settled(seat=seat, card=card, land=land, anywhere=anywhere, shaken=shaken)
        table.listener.hear(settled)
    else:
        replaced = events.Replaced(
            seat=seat, card=card, land=land, old=old, anywhere=anywhere, shaken=shaken
        )
        table.listener.hear(replaced)


def decline(table: Table, seat: i64) -> None:
    """Discard the beaten dinosaur [dino_twist 7.2]."""
    card = table.captured
    table.captured = names.NO_CARD
    discard_card(table, card)
    if table.listener is not None:
        anywhere, shaken = (
            int(table.sorts[seat] == names.PTIT_REX),
            int(table.happening() == names.QUAKE),
        )
        declined = events.Declined(seat=seat, card=card, anywhere=anywhere, shaken=shaken)
        table.listener.hear(declined)
