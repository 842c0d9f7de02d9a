"""What a seat cannot know: the predictions of others; unseen cards are bags, all else is open."""

from mypy_extensions import i64

from pangaea.core.bits import BIT, count, nth
from pangaea.core.flow import Course
from pangaea.core.luck import Luck
from pangaea.core.state import NOBODY
from pangaea.games.eras.rules.contest import predictions
from pangaea.games.eras.rules.names import HIDDEN, OWED
from pangaea.games.eras.rules.table import Table


class Veil(Course[Table]):
    """A course that keeps secrets: what a seat of Eras cannot know, and may imagine."""

    def hide(self, table: Table, viewer: i64) -> None:
        """Take out the predictions of others: who still owes one shows none of them [eras 5.1]."""
        for seat in range(table.seats):
            if seat != viewer:
                hide_seat(table, seat, HIDDEN if table.owing(seat) == NOBODY else OWED)

    def imagine(self, table: Table, luck: Luck) -> None:
        """Put a fair random prediction wherever one is hidden."""
        for animal in range(table.setup.animals):
            if table.bid[animal] == HIDDEN:
                numbers = predictions(table, animal)
                table.bid[animal] = nth(numbers, luck.pick(count(numbers)))


def hide_seat(table: Table, seat: i64, mark: i64) -> None:
    """Put a mark in place of a seat's predictions."""
    for animal in range(seat, table.setup.animals, table.seats):
        if table.rivals & BIT[animal]:
            table.bid[animal] = mark
