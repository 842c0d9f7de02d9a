"""What a seat cannot know: the cards in other hands; the pile is what is in no hand (2.5)."""

from mypy_extensions import i64

from pangaea.core.bits import count
from pangaea.core.luck import Luck
from pangaea.games.evo.rules import cards
from pangaea.games.evo.rules.table import Table


def hide(table: Table, viewer: i64) -> None:
    """Leave of other hands only what everybody has seen; their size stays."""
    seat: i64 = 0
    while seat < table.seats:
        if seat != viewer:
            table.hand[seat] = table.shown[seat]
        seat += 1


def imagine(table: Table, luck: Luck) -> None:
    """Fill the hands with cards that nobody has seen, each as likely."""
    seat: i64 = 0
    while seat < table.seats:
        held = table.held[seat]
        missing = held - count(table.hand[seat])
        while missing > 0:
            cards.deal(table, seat, luck)
            missing -= 1
        table.held[seat] = held
        seat += 1
