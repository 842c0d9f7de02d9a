"""Thunderbolts (chapter 10)."""

from mypy_extensions import i64

from pangaea.core.bits import count
from pangaea.core.luck import Luck, draw
from pangaea.games.eras import events
from pangaea.games.eras.rules import cone, deck
from pangaea.games.eras.rules.eruption import is_opponent
from pangaea.games.eras.rules.movement import send_back
from pangaea.games.eras.rules.names import (
    ASH_FALL,
    CALDERA,
    ERAS,
    FAULT,
    GUSTS,
    LIGHTNING_BOLT,
    NO_CARD,
    NOTHING,
    SECTOR_SPACES,
    STORM_EYE,
    TOKENS,
    TOKENS_BACK,
    TREMOR,
    UNREST,
    WATER_HOLE,
)
from pangaea.games.eras.rules.placing import take_up
from pangaea.games.eras.rules.spaces import era_of
from pangaea.games.eras.rules.table import Table


def next_bolt(table: Table, luck: Luck) -> i64:
    """Take the top thunderbolt and put it under its pile; once all were seen, the order repeats."""
    total = table.setup.bolt_count
    place = table.bolts_struck % total
    if table.bolts_struck < total:
        table.bolt_order[place] = draw(table.bolt_bag, total - table.bolts_struck, luck)
    table.bolts_struck += 1
    return table.bolt_order[place]


def strike(table: Table, luck: Luck) -> i64:
    """Carry out the top thunderbolt, except for what its player has to choose; return its kind."""
    bolt = next_bolt(table, luck)
    if table.listener is not None:
        seat = table.owner(table.turn)
        table.listener.hear(events.ThunderboltStruck(seat=seat, bolt=bolt))
    if bolt == WATER_HOLE:
        drink(table, table.turn)
    elif bolt != LIGHTNING_BOLT:
        strike_all(table, bolt)
    return bolt


def strike_all(table: Table, bolt: i64) -> None:
    """Deal with all animals, clockwise from the one whose turn it is."""
    animal = table.turn
    for number in range(table.setup.animals):  # noqa: B007 - a named variable stays a plain number
        if bolt == FAULT or bolt == CALDERA:
            lose_outermost(table, animal, cards_struck(table, bolt))
        elif bolt == STORM_EYE:
            blow_back(table, animal)
        else:
            lose_tokens(table, animal, tokens_lost(table, animal, bolt))
        animal = table.after(animal)


def cards_struck(table: Table, bolt: i64) -> i64:
    """Return the cards a thunderbolt strikes, as a mask."""
    if bolt == TREMOR or bolt == FAULT:
        return table.setup.quakes
    if bolt == ASH_FALL or bolt == CALDERA:
        return table.setup.fires
    if bolt == GUSTS or bolt == STORM_EYE:
        return table.setup.storms
    return table.setup.unstable


def tokens_lost(table: Table, animal: i64, bolt: i64) -> i64:
    """Return how many tokens a thunderbolt asks of an animal."""
    struck = count(table.cards[animal] & cards_struck(table, bolt))
    return min(struck, 1) if bolt == UNREST else struck


def lose_tokens(table: Table, animal: i64, tokens: i64) -> None:
    """Put tokens into the box, never more than there are."""
    lost = min(tokens, table.tokens[animal])
    if lost == 0:
        return
    table.tokens[animal] -= lost
    if table.listener is not None:
        seat = table.owner(animal)
        table.listener.hear(events.TokensLost(seat=seat, which=table.which(animal), tokens=lost))


def lose_outermost(table: Table, animal: i64, struck: i64) -> None:
    """Take the outermost of these cards out of a path."""
    era: i64 = ERAS - 1
    while era >= 0:
        card = table.card_at(animal, era)
        if card != NO_CARD and struck >> card & 1:
            lose_card(table, animal, era)
            return
        era -= 1


def lose_card(table: Table, animal: i64, era: i64) -> None:
    """Take a card out of a path; first its piece is sent back and the cone goes home."""
    card = table.card_at(animal, era)
    if table.listener is not None:
        seat = table.owner(animal)
        table.listener.hear(events.CardLost(seat=seat, which=table.which(animal), card=card))
    if era_of(table.piece[animal]) == era:
        send_back(table, animal)
    cone.leave_card(table, animal, era)
    take_up(table, animal, era)
    deck.discard(table, card)


def blow_back(table: Table, animal: i64) -> None:
    """Send a piece back if it stands on a hurricane card."""
    era = era_of(table.piece[animal])
    if era >= 0 and table.setup.storms >> table.card_at(animal, era) & 1:
        send_back(table, animal)


def drink(table: Table, animal: i64) -> None:
    """Take two tokens back from the box if the path has a water hole."""
    if not table.cards[animal] & table.setup.waters:
        return
    back = min(TOKENS_BACK, TOKENS - table.tokens[animal])
    if back == 0:
        return
    table.tokens[animal] += back
    if table.listener is not None:
        seat = table.owner(animal)
        table.listener.hear(
            events.TokensRegained(seat=seat, which=table.which(animal), tokens=back)
        )


def lightning_choices(table: Table) -> i64:
    """Spare everybody, or send back an opponent's piece on an era card; as a mask."""
    found: i64 = 1 << NOTHING
    for animal in range(table.setup.animals):
        if is_opponent(table, animal) and table.piece[animal] >= SECTOR_SPACES:
            found |= 1 << (animal + 1)
    return found
