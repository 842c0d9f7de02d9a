"""Setting up: islands, hands, and hands that must be exchanged (chapters 2 and 11)."""

from typing import ClassVar, final

from mypy_extensions import i64

from pangaea.core.luck import Luck
from pangaea.core.question import Ask
from pangaea.core.reason import Reason
from pangaea.games.dino_twist import events
from pangaea.games.dino_twist.rules import names
from pangaea.games.dino_twist.rules.choosing import SecretStep, decide
from pangaea.games.dino_twist.rules.piles import draw_cards
from pangaea.games.dino_twist.rules.table import Table


@final
class Island(SecretStep):
    """A T-Rex island or a P'tit Rex island? [dino_twist 11.4]"""

    ask: ClassVar = Ask("island", domain="island", rule="11.4", secret=True)

    def options(self, table: Table, seat: i64) -> list[int]:
        return [names.TREX, names.PTIT_REX]

    def why_not(self, table: Table, seat: i64, option: i64) -> Reason | None:
        return None

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        table.sorts[seat] = option
        decide(table, seat)
        if not table.undecided:
            tell_islands(table)
            deal(table, luck)


def set_up(table: Table, luck: Luck) -> None:
    """Deal, or first let everybody choose an island [dino_twist 2.3, 11.4]."""
    if table.setup.each_chooses:
        table.undecided = table.setup.everybody
    else:
        deal(table, luck)


def tell_islands(table: Table) -> None:
    """Say who took which island, once all have chosen."""
    if table.listener is not None:
        for seat in range(table.seats):
            table.listener.hear(events.IslandChosen(seat=seat, island=table.sorts[seat]))


def deal(table: Table, luck: Luck) -> None:
    """Give everybody a hand, exchanged again if need be [dino_twist 2.3, 2.4]."""
    for seat in range(table.seats):
        draw_cards(table, seat, names.HAND_SIZE, luck)
        while must_exchange(table, seat):
            exchange_hand(table, seat, luck)


def must_exchange(table: Table, seat: i64) -> bool:
    """Tell whether a hand has too many cards of one species [dino_twist 2.4, 11.5]."""
    return any(
        cards_of(table, seat, species) >= names.TOO_MANY_ALIKE for species in range(names.SPECIES)
    )


def cards_of(table: Table, seat: i64, species: i64) -> i64:
    """Count the cards of a species in a hand and prepared from it."""
    setup = table.setup
    found: i64 = 0
    for kind in range(setup.first_kind[species], setup.first_kind[species + 1]):
        found += table.in_hand(seat, kind)
    for place in range(names.MOST_PREPARED):
        card = table.card(seat, place)
        if card != names.NO_CARD and setup.species[card] == species:
            found += 1
    return found


def exchange_hand(table: Table, seat: i64, luck: Luck) -> None:
    """Shuffle a whole hand back and draw another [dino_twist 2.4]."""
    if table.listener is not None:
        table.listener.hear(events.HandExchanged(seat=seat))
    return_hand(table, seat)
    draw_cards(table, seat, names.HAND_SIZE, luck)


def return_hand(table: Table, seat: i64) -> None:
    """Put a whole hand back into the draw pile."""
    first = seat * table.setup.kinds
    for kind in range(table.setup.kinds):
        table.unseen[kind] += table.hands[first + kind]
        table.hands[first + kind] = 0
    table.pile += table.held[seat]
    table.held[seat] = 0
