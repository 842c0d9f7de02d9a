"""Placing a card in a path (chapters 3 and 6)."""

from mypy_extensions import i64

from pangaea.core.bits import count, lowest
from pangaea.games.eras import events
from pangaea.games.eras.rules import cone, deck
from pangaea.games.eras.rules.masks import BIT
from pangaea.games.eras.rules.names import (
    ERAS,
    LANES,
    NO_CARD,
    NO_PLACE,
    NOTHING,
    PATH_LENGTH,
)
from pangaea.games.eras.rules.spaces import era_of, near_half
from pangaea.games.eras.rules.table import Table


def choices(table: Table) -> i64:
    """Discard the revealed card, or place it in a path that can take it; as a mask."""
    found: i64 = 1 << NOTHING
    for animal in range(table.setup.animals):
        if may_take(table, animal, table.revealed):
            found |= 1 << (animal + 1)
    return found


def may_take(table: Table, animal: i64, card: i64) -> bool:
    """Tell whether a path can take a card: a new era if it has room, or in place of the same."""
    era = table.setup.era[card]
    old = table.card_at(animal, era)
    if old == NO_CARD:
        return count(table.eras[animal]) < PATH_LENGTH
    if era_of(table.piece[animal]) == era:
        return False
    return is_premium(table, card) or not is_premium(table, old)


def is_premium(table: Table, card: i64) -> bool:
    """Tell whether a card has a water hole or a cave."""
    return table.setup.premium >> card & 1 == 1


def place(table: Table, animal: i64) -> None:
    """Put the revealed card into a path, in place of a card of its era if there is one."""
    card = table.revealed
    era = table.setup.era[card]
    table.revealed = NO_CARD
    if table.card_at(animal, era) == NO_CARD:
        insert(table, animal, card)
    else:
        replace(table, animal, card)


def insert(table: Table, animal: i64, card: i64) -> None:
    """Add a card where its era belongs; a piece farther out is to be put on it."""
    era = table.setup.era[card]
    lay(table, animal, card)
    if table.listener is not None:
        owner = table.owner(animal)
        table.listener.hear(
            events.CardAdded(seat=table.chooser, card=card, owner=owner, which=table.which(animal))
        )
    if era_of(table.piece[animal]) > era:
        table.landing = animal * ERAS + era
        if count(landing_choices(table)) == 1:
            land(table, lowest(landing_choices(table)))


def replace(table: Table, animal: i64, card: i64) -> None:
    """Put a card in place of the one of the same era, which is discarded."""
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
    """Lay a card into a path."""
    era = table.setup.era[card]
    table.path[animal * ERAS + era] = card
    table.eras[animal] |= 1 << era
    table.cards[animal] |= BIT[card]
    table.rocks[animal] |= table.setup.rocks[card] << era * LANES


def take_up(table: Table, animal: i64, era: i64) -> None:
    """Take a card out of a path; the gap closes."""
    table.cards[animal] &= ~BIT[table.card_at(animal, era)]
    table.path[animal * ERAS + era] = NO_CARD
    table.eras[animal] &= ~(1 << era)
    table.rocks[animal] &= ~(0b111 << era * LANES)


def landing_card(table: Table) -> i64:
    """Return the card just inserted below a piece."""
    return table.path[table.landing]


def landing_choices(table: Table) -> i64:
    """Return the lanes of the new card's rocks, as a mask."""
    return table.setup.rocks[landing_card(table)]


def land(table: Table, lane: i64) -> None:
    """Put the piece dragged back on a rock of the new card."""
    animal, era = table.landing // ERAS, table.landing % ERAS
    table.landing = NO_PLACE
    space = near_half(era * LANES + lane)
    table.piece[animal] = space
    if table.listener is not None:
        seat = table.owner(animal)
        table.listener.hear(events.DraggedBack(seat=seat, which=table.which(animal), space=space))
