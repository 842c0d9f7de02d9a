"""What a seat cannot know: the cards in other hands; the pile is what is in no hand (2.5)."""

from mypy_extensions import i64

from pangaea.core.bits import count
from pangaea.core.flow import Course
from pangaea.core.luck import Luck
from pangaea.games.evo.rules import cards
from pangaea.games.evo.rules.table import Table


class Veil(Course[Table]):
    """A course that keeps secrets: what a seat of EVO cannot know, and may imagine."""

    def hide(self, table: Table, viewer: i64) -> None:
        """Leave of other hands what everybody has seen; their size stays [evo 2.5, 10.21]."""
        for seat in range(table.seats):
            if seat != viewer:
                table.hand[seat] = table.shown[seat]

    def imagine(self, table: Table, luck: Luck) -> None:
        """Fill the hands with cards that nobody has seen, each as likely."""
        for seat in range(table.seats):
            held = table.held[seat]
            for _ in range(held - count(table.hand[seat])):
                cards.deal(table, seat, luck)
            table.held[seat] = held
