"""The Specimen Lab: draw and discard, take a discarded card, or discard (chapter 4)."""

from typing import ClassVar, final

from mypy_extensions import i64

from pangaea.core.bits import BIT
from pangaea.core.flow import Choice
from pangaea.core.luck import Luck
from pangaea.core.question import Ask
from pangaea.core.reason import Reason
from pangaea.core.state import NOBODY
from pangaea.games.holotype.rules import names, specimens
from pangaea.games.holotype.rules.storage import after_action
from pangaea.games.holotype.rules.table import Table
from pangaea.games.holotype.rules.tasks import Task


@final
class Bench(Task):
    """Draw and discard, take the top of the discard pile, or only discard? [holotype 4.1]"""

    ask: ClassVar = Ask("lab", domain="bench", rule="4.1")

    def choices(self, table: Table, seat: i64) -> i64:
        found: i64 = 0
        if table.piled > 0 or table.deck_size() > 0:
            found |= BIT[names.DRAW]
            if table.has(seat, names.MORE_CARDS):
                found |= BIT[names.DRAW_MORE]
        if table.piled > 0:
            found |= BIT[names.TAKE]
        if table.hands[seat] != 0:
            found |= BIT[names.THROW]
        return found

    def refusal(self, table: Table, seat: i64, option: i64) -> Reason:
        if option == names.DRAW_MORE and not table.has(seat, names.MORE_CARDS):
            return Reason("why-not-lab-milestone", "holotype/9.10")
        return Reason("why-not-no-card", "holotype/3.8")

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        table.tasks = names.NO_TASKS
        if option == names.TAKE:
            take(table)
        elif option == names.THROW:
            throw(table)
        else:
            draw(table, 1 if option == names.DRAW_MORE else 0, luck)

    def following(self, table: Table) -> i64:
        if table.owed > 0:
            return names.DISCARD
        if table.tasks & names.PILE_SEARCH:
            return names.SEARCH
        return after_action(table)


@final
class Discard(Choice[Table]):
    """Which specimen of your hand do you discard, or is it enough? [holotype 4.4, 4.6, 9.10]"""

    ask: ClassVar = Ask("discard", domain="discard", rule="4.4")

    def first_asked(self, table: Table) -> i64:
        return table.turn if table.owed + table.spare > 0 else NOBODY

    def choices(self, table: Table, seat: i64) -> i64:
        found = table.hands[seat]
        return found if table.owed > 0 else found | BIT[names.DONE]

    def refusal(self, table: Table, seat: i64, option: i64) -> Reason:
        if option == names.DONE:
            return Reason("why-not-discard-due", "holotype/4.4")
        return Reason("why-not-in-hand", "holotype/4.4")

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        if option == names.DONE:
            table.spare = 0
            return
        specimens.discard(table, seat, option)
        if table.owed > 0:
            table.owed -= 1
        else:
            table.spare -= 1
        if table.hands[seat] == 0:
            table.spare = 0

    def following(self, table: Table) -> i64:
        return after_action(table)


@final
class Search(Task):
    """Which card of the whole discard pile do you take? [holotype 9.9]"""

    ask: ClassVar = Ask("search", domain="specimen", rule="9.9")

    def choices(self, table: Table, seat: i64) -> i64:
        return specimens.cards_in_pile(table)

    def refusal(self, table: Table, seat: i64, option: i64) -> Reason:
        return Reason("why-not-in-pile", "holotype/9.9")

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        table.tasks = names.NO_TASKS
        specimens.take_from_pile(table, seat, option)

    def following(self, table: Table) -> i64:
        return after_action(table)


def draw(table: Table, more: i64, luck: Luck) -> None:
    """Draw specimens; then one must be discarded, old or new [holotype 4.3, 4.4, 4.9, 9.10]."""
    number: i64 = names.SENIOR_DRAW if table.worker >= names.STUDENT else names.ASSISTANT_DRAW
    drawn = specimens.draw_specimens(table, table.turn, number + more, luck)
    specimens.tell_draw(table, table.turn, drawn)
    table.owed = 1
    table.spare = 1 if table.has(table.turn, names.MORE_CARDS) else 0


def take(table: Table) -> None:
    """Take the top discarded card, or search the pile with the milestone [holotype 4.5, 9.9]."""
    if table.has(table.turn, names.SEARCHING) and table.piled > 1:
        table.tasks = names.PILE_SEARCH
    else:
        specimens.take_from_pile(table, table.turn, table.pile[table.piled - 1])


def throw(table: Table) -> None:
    """Only discard: one specimen, or two with a senior worker [holotype 4.6, 4.7]."""
    table.owed = 1
    table.spare = 1 if table.worker >= names.STUDENT else 0
