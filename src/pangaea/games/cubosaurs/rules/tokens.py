"""DNA tokens: earned from the supply, or taken from an opponent once it is empty (chapter 8)."""

from typing import ClassVar, final

from mypy_extensions import i64

from pangaea.core.bits import BIT
from pangaea.core.flow import Step
from pangaea.core.luck import Luck
from pangaea.core.question import Ask
from pangaea.core.reason import Reason
from pangaea.core.state import NOBODY
from pangaea.games.cubosaurs import events
from pangaea.games.cubosaurs.rules.table import Table


@final
class Creditor(Step[Table]):
    """The supply is empty: which opponent gives up a token? [cubosaurs 8.6]"""

    ask: ClassVar = Ask("creditor", domain="seat", rule="8.6")

    def begin(self, table: Table, luck: Luck) -> None:
        forgive(table)

    def first_asked(self, table: Table) -> i64:
        seat = table.turn
        for _ in range(table.seats):
            if table.owed[seat] > 0:
                return seat
            seat = table.next_seat[seat]
        return NOBODY

    def options(self, table: Table, seat: i64) -> list[int]:
        return creditors(table, seat)

    def why_not(self, table: Table, seat: i64, option: i64) -> Reason | None:
        if option == seat:
            return Reason("why-not-own-token", "cubosaurs/8.6")
        return None if table.tokens[option] else Reason("why-not-no-token", "cubosaurs/8.6")

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        take_token(table, seat, option)
        forgive(table)


def earn(table: Table, seat: i64, cards: list[int]) -> None:
    """Pay a token for each DNA icon, while the supply lasts [cubosaurs 8.3, 8.4, 8.6]."""
    icons: i64 = 0
    for kind in cards:
        if table.setup.icons & BIT[kind]:
            icons += 1
    paid = icons if icons < table.supply else table.supply
    table.supply -= paid
    table.tokens[seat] += paid
    table.owed[seat] += icons - paid
    if paid > 0 and table.listener is not None:
        table.listener.hear(events.TokensGained(seat=seat, tokens=paid))


def creditors(table: Table, seat: i64) -> list[int]:
    """List the opponents that have a token to give."""
    return [other for other in range(table.seats) if other != seat and table.tokens[other] > 0]


def forgive(table: Table) -> None:
    """Drop what nobody can pay: a token that no opponent has is not earned [cubosaurs 8.6]."""
    seat = table.turn
    for _ in range(table.seats):
        if table.owed[seat] > 0:
            if creditors(table, seat):
                return
            table.owed[seat] = 0
        seat = table.next_seat[seat]


def take_token(table: Table, seat: i64, owner: i64) -> None:
    """Take a token owed from an opponent."""
    table.owed[seat] -= 1
    table.tokens[owner] -= 1
    table.tokens[seat] += 1
    if table.listener is not None:
        table.listener.hear(events.TokenTaken(seat=seat, owner=owner))
