"""Storage: what does not fit at the end of an action goes to the Museum (chapter 5)."""

from typing import ClassVar, final

from mypy_extensions import i64

from pangaea.core.bits import BIT
from pangaea.core.flow import Choice
from pangaea.core.luck import Luck
from pangaea.core.question import Ask
from pangaea.core.reason import Reason
from pangaea.core.state import NOBODY
from pangaea.games.holotype import events
from pangaea.games.holotype.rules import names
from pangaea.games.holotype.rules.table import Table


@final
class Store(Choice[Table]):
    """The action is over: which fossil too many do you give to the Museum? [holotype 5.9, 10.5]"""

    ask: ClassVar = Ask("store", domain="cube", rule="5.9")

    def first_asked(self, table: Table) -> i64:
        return table.turn if is_overfull(table) else NOBODY

    def choices(self, table: Table, seat: i64) -> i64:
        found: i64 = 0
        for period in range(names.PERIODS):
            if table.fossils[seat * names.PERIODS + period] > 0:
                found |= BIT[period]
        return found

    def refusal(self, table: Table, seat: i64, option: i64) -> Reason:
        if option == names.RESEARCH:
            return Reason("why-not-research-stored", "holotype/5.8")
        return Reason("why-not-colour-held", "holotype/5.9")

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        table.fossils[seat * names.PERIODS + option] -= 1
        table.museum[option] += 1
        if table.listener is not None:
            table.listener.hear(events.Overflowed(seat=seat, cube=option))

    def following(self, table: Table) -> i64:
        return names.WORKER  # of the next player: personal objectives were chosen once for all


def after_action(table: Table) -> i64:
    """Return the step after an action: to make room if need be, or another's turn."""
    if is_overfull(table):
        return names.STORE
    return names.WORKER


def is_overfull(table: Table) -> bool:
    """Tell whether the player in turn has more fossils than fit [holotype 5.9]."""
    return table.stored(table.turn) > storage(table, table.turn)


def storage(table: Table, seat: i64) -> i64:
    """Return how many fossils a seat can keep; research needs no room [holotype 5.8, 9.6]."""
    if table.has(seat, names.MORE_STORAGE):
        return names.STORAGE + names.EXTRA_STORAGE
    return names.STORAGE
