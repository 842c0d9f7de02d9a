"""Tiles that ask for a card or a player: destroy, steal, give, swap (chapter 9)."""

from typing import ClassVar, final

from mypy_extensions import i64

from pangaea.core.bits import BIT, members
from pangaea.core.flow import Step
from pangaea.core.luck import Luck
from pangaea.core.question import Ask
from pangaea.core.reason import Reason
from pangaea.core.state import NOBODY
from pangaea.games.cubosaurs import events
from pangaea.games.cubosaurs.rules import names, tokens
from pangaea.games.cubosaurs.rules.table import Table


@final
class Theirs(Step[Table]):
    """Which card of which opponent? [cubosaurs 9.7, 9.8, 9.10, 9.12]"""

    ask: ClassVar = Ask("theirs", domain="their_card", rule="9.12")

    def first_asked(self, table: Table) -> i64:
        takes = table.tile == names.TILE_DESTROY_THEIRS or table.tile == names.TILE_STEAL
        swaps = table.tile == names.TILE_SWAP and table.chosen == names.NO_CARD
        return table.turn if takes or swaps else NOBODY

    def options(self, table: Table, seat: i64) -> list[int]:
        return their_cards(table)

    def why_not(self, table: Table, seat: i64, option: i64) -> Reason | None:
        owner, kind = option // table.setup.kinds, option % table.setup.kinds
        if owner == seat:
            return Reason("why-not-own-card", "cubosaurs/9.12")
        return None if table.held[owner] & BIT[kind] else Reason("why-not-there", "cubosaurs/9.12")

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        if table.tile == names.TILE_SWAP:
            table.chosen = option
            return
        owner, kind = option // table.setup.kinds, option % table.setup.kinds
        if table.tile == names.TILE_STEAL:
            steal(table, owner, kind)
        else:
            destroy(table, owner, kind)
        end_effect(table)


@final
class Mine(Step[Table]):
    """Which card of one's own? [cubosaurs 9.6, 9.9, 9.10, 9.12]"""

    ask: ClassVar = Ask("mine", domain="card", rule="9.12")

    def first_asked(self, table: Table) -> i64:
        gives = table.tile == names.TILE_GIVE and table.chosen == names.NO_CARD
        swaps = table.tile == names.TILE_SWAP and table.chosen != names.NO_CARD
        return table.turn if table.tile == names.TILE_DESTROY_MINE or gives or swaps else NOBODY

    def options(self, table: Table, seat: i64) -> list[int]:
        return members(table.held[seat])

    def why_not(self, table: Table, seat: i64, option: i64) -> Reason | None:
        return None if table.held[seat] & BIT[option] else Reason("why-not-yours", "cubosaurs/9.12")

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        if table.tile == names.TILE_GIVE:
            table.chosen = option
            return
        if table.tile == names.TILE_SWAP:
            swap(table, table.chosen, option)
        else:
            destroy(table, seat, option)
        end_effect(table)


@final
class Receiver(Step[Table]):
    """Which opponent gets the card? [cubosaurs 9.9]"""

    ask: ClassVar = Ask("receiver", domain="seat", rule="9.9")

    def first_asked(self, table: Table) -> i64:
        return (
            table.turn
            if table.tile == names.TILE_GIVE and table.chosen != names.NO_CARD
            else NOBODY
        )

    def options(self, table: Table, seat: i64) -> list[int]:
        return [other for other in range(table.seats) if other != seat]

    def why_not(self, table: Table, seat: i64, option: i64) -> Reason | None:
        return Reason("why-not-yourself", "cubosaurs/9.9") if option == seat else None

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        give(table, option, table.chosen)
        end_effect(table)


def their_cards(table: Table) -> list[int]:
    """List the cards of all opponents: seat * kinds + kind."""
    kinds = table.setup.kinds
    return [
        seat * kinds + kind
        for seat in range(table.seats)
        if seat != table.turn
        for kind in members(table.held[seat])
    ]


def end_effect(table: Table) -> None:
    """Let the turn go on after a tile has had its effect."""
    table.tile = names.NO_TILE
    table.chosen = names.NO_CARD


def destroy(table: Table, owner: i64, kind: i64) -> None:
    """Put a card with those set aside for this round [cubosaurs 9.6, 9.7]."""
    table.leave_collection(owner, kind)
    if table.listener is not None:
        table.listener.hear(events.Destroyed(seat=table.turn, owner=owner, card=kind))


def steal(table: Table, owner: i64, kind: i64) -> None:
    """Take a card from an opponent's collection into one's own [cubosaurs 9.8]."""
    seat = table.turn
    table.leave_collection(owner, kind)
    table.enter_collection(seat, kind)
    if table.listener is not None:
        table.listener.hear(events.Stole(seat=seat, owner=owner, card=kind))
    tokens.earn(table, seat, [kind])


def give(table: Table, receiver: i64, kind: i64) -> None:
    """Put a card of one's own into an opponent's collection [cubosaurs 8.7, 9.9]."""
    seat = table.turn
    table.leave_collection(seat, kind)
    table.enter_collection(receiver, kind)
    if table.listener is not None:
        table.listener.hear(events.Gave(seat=seat, receiver=receiver, card=kind))
    if table.setup.receiver_earns:
        tokens.earn(table, receiver, [kind])


def swap(table: Table, theirs: i64, mine: i64) -> None:
    """Exchange a card of one's own for an opponent's [cubosaurs 8.7, 9.10]."""
    kinds = table.setup.kinds
    seat, owner, taken = table.turn, theirs // kinds, theirs % kinds
    table.leave_collection(owner, taken)
    table.leave_collection(seat, mine)
    table.enter_collection(seat, taken)
    table.enter_collection(owner, mine)
    if table.listener is not None:
        swapped = events.Swapped(seat=seat, owner=owner, taken=taken, given=mine)
        table.listener.hear(swapped)
    tokens.earn(table, seat, [taken])
    if table.setup.receiver_earns:
        tokens.earn(table, owner, [mine])
