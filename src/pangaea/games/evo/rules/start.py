"""Setting up (chapter 2)."""

from mypy_extensions import i64

from pangaea.core.bits import BIT
from pangaea.core.luck import Luck
from pangaea.games.evo import events
from pangaea.games.evo.rules import cards, herds
from pangaea.games.evo.rules.names import START_CARDS
from pangaea.games.evo.rules.table import Table


def set_up(table: Table, luck: Luck) -> None:
    """Draw the starting beaches by lot, then deal the cards [evo 1.5, 2.2, 2.3]."""
    left = [int(zone) for zone in table.setup.starts]
    for seat in range(table.seats):
        zone = left.pop(luck.pick(len(left)))
        herds.place(table, seat, zone)
        if table.listener is not None:
            table.listener.hear(events.StartDrawn(seat=seat, zone=zone))
    for seat in range(table.seats):
        deal_hand(table, seat, luck)


def deal_hand(table: Table, seat: i64, luck: Luck) -> None:
    """Deal three event cards, for their owner's eyes only [evo 2.2, 2.5]."""
    dealt = [cards.deal(table, seat, luck) for _ in range(START_CARDS)]
    if table.listener is not None:
        hand = events.CardsDealt(seat=seat, cards=tuple(sorted(dealt)), known_to=BIT[seat])
        table.listener.hear(hand)
