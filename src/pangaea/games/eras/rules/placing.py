"""Placing a card in a path (chapters 3 and 6)."""

from typing import ClassVar, final

from mypy_extensions import i64

from pangaea.core.bits import BIT, count, lowest
from pangaea.core.flow import Choice
from pangaea.core.luck import Luck
from pangaea.core.question import Ask
from pangaea.core.reason import Reason
from pangaea.core.state import NOBODY
from pangaea.games.eras import events
from pangaea.games.eras.rules import cone, deck, names
from pangaea.games.eras.rules.spaces import era_of, near_half
from pangaea.games.eras.rules.table import Table


@final
class Place(Choice[Table]):
    """Into whose path does the card go, or is it discarded? [eras 4.2, 4.3, 6.1]"""

    ask: ClassVar = Ask("place", domain="path", rule="6.1")

    def first_asked(self, table: Table) -> i64:
        if table.revealed == names.NO_CARD:
            return NOBODY
        return table.chooser

    def choices(self, table: Table, seat: i64) -> i64:
        found = BIT[names.NOTHING]
        for animal in range(table.setup.animals):
            if may_take(table, animal, table.revealed):
                found |= BIT[animal + 1]
        return found

    def refusal(self, table: Table, seat: i64, option: i64) -> Reason:
        animal, era = option - 1, table.setup.era[table.revealed]
        if table.card_at(animal, era) == names.NO_CARD:
            return Reason("why-not-full", "eras/6.2")
        if era_of(table.piece[animal]) == era:
            return Reason("why-not-occupied", "eras/6.3")
        return Reason("why-not-premium", "eras/6.4")

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        if option == names.NOTHING:
            deck.drop_revealed(table)
        else:
            place(table, option - 1)

    def following(self, table: Table) -> i64:
        """A piece that the card draws back is put on it first."""
        return names.STEP if table.landing == names.NO_PLACE else names.LAND


@final
class Land(Choice[Table]):
    """On which rock of the new card is the piece put that it draws back? [eras 6.5]"""

    ask: ClassVar = Ask("land", domain="lane", rule="6.5")

    def first_asked(self, table: Table) -> i64:
        return table.chooser if table.landing != names.NO_PLACE else NOBODY

    def choices(self, table: Table, seat: i64) -> i64:
        return landing_rocks(table)

    def refusal(self, table: Table, seat: i64, option: i64) -> Reason:
        return Reason("why-not-landing", "eras/6.5")

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        land(table, option)


def may_take(table: Table, animal: i64, card: i64) -> bool:
    """Tell whether a path can take a card: a new era, or the same [eras 3.1, 6.2, 6.3, 6.4]."""
    era = table.setup.era[card]
    old = table.card_at(animal, era)
    if old == names.NO_CARD:
        return count(table.eras[animal]) < names.PATH_LENGTH
    if era_of(table.piece[animal]) == era:
        return False
    return is_premium(table, card) or not is_premium(table, old)


def is_premium(table: Table, card: i64) -> bool:
    """Tell whether a card has a water hole or a cave [eras 1.4]."""
    return table.setup.premium & BIT[card] != 0


def place(table: Table, animal: i64) -> None:
    """Put the revealed card into a path, in place of a card of its era if there is one."""
    card = table.revealed
    era = table.setup.era[card]
    table.revealed = names.NO_CARD
    if table.card_at(animal, era) == names.NO_CARD:
        insert(table, animal, card)
    else:
        replace(table, animal, card)


def insert(table: Table, animal: i64, card: i64) -> None:
    """Add a card where its era belongs; a piece farther out goes to it [eras 3.2, 6.2, 6.5]."""
    era = table.setup.era[card]
    lay(table, animal, card)
    if table.listener is not None:
        owner = table.owner(animal)
        table.listener.hear(
            events.CardAdded(seat=table.chooser, card=card, owner=owner, which=table.which(animal))
        )
    if era_of(table.piece[animal]) > era:
        table.landing = animal * names.ERAS + era
        if count(landing_rocks(table)) == 1:
            land(table, lowest(landing_rocks(table)))


def replace(table: Table, animal: i64, card: i64) -> None:
    """Put a card in place of the one of the same era, which is discarded [eras 6.3, 6.6]."""
    era = table.setup.era[card]
    old = table.card_at(animal, era)
    cone.leave_card(table, animal, era)
    take_up(table, animal, era)
    deck.discard(table, old)
    lay(table, animal, card)
    if table.listener is not None:
        owner = table.owner(animal)
        table.listener.hear(
            events.CardReplaced(
                seat=table.chooser, card=card, old=old, owner=owner, which=table.which(animal)
            )
        )


def lay(table: Table, animal: i64, card: i64) -> None:
    """Lay a card into a path: its era is its place [eras 3.2]."""
    era = table.setup.era[card]
    table.path[animal * names.ERAS + era] = card
    table.eras[animal] |= BIT[era]
    table.cards[animal] |= BIT[card]
    table.rocks[animal] |= table.setup.rocks[card] << era * names.LANES


def take_up(table: Table, animal: i64, era: i64) -> None:
    """Take a card out of a path; the gap closes [eras 10.4]."""
    card = table.card_at(animal, era)
    table.path[animal * names.ERAS + era] = names.NO_CARD
    table.eras[animal] &= ~BIT[era]
    table.cards[animal] &= ~BIT[card]
    table.rocks[animal] &= ~(table.setup.rocks[card] << era * names.LANES)


def landing_rocks(table: Table) -> i64:
    """Return the lanes of the rocks of a card just inserted below a piece, as a set [eras 6.5]."""
    return table.setup.rocks[table.path[table.landing]]


def land(table: Table, lane: i64) -> None:
    """Put the piece dragged back on a rock of the new card [eras 6.5]."""
    animal, era = table.landing // names.ERAS, table.landing % names.ERAS
    table.landing = names.NO_PLACE
    space = near_half(era * names.LANES + lane)
    table.piece[animal] = space
    if table.listener is not None:
        seat = table.owner(animal)
        table.listener.hear(events.DraggedBack(seat=seat, which=table.which(animal), space=space))
