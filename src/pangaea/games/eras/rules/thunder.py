"""Thunderbolts (chapter 10)."""

from typing import ClassVar, final

from mypy_extensions import i64

from pangaea.core.bits import BIT, count
from pangaea.core.luck import Luck, draw
from pangaea.core.question import Ask
from pangaea.core.reason import Reason
from pangaea.core.state import NOBODY
from pangaea.games.eras import events
from pangaea.games.eras.rules import cone, deck, names
from pangaea.games.eras.rules.eruption import Victim, is_opponent
from pangaea.games.eras.rules.movement import send_back
from pangaea.games.eras.rules.placing import take_up
from pangaea.games.eras.rules.spaces import era_of
from pangaea.games.eras.rules.table import Table


@final
class Lightning(Victim):
    """Lightning strikes: which opponent's piece goes back, if any? [eras 10.12]"""

    ask: ClassVar = Ask("lightning", domain="victim", rule="10.12")
    spares_own: ClassVar[str] = "eras/10.12"

    def begin(self, table: Table, luck: Luck) -> None:
        """Carry out the top thunderbolt, up to the choice that lightning leaves [eras 10.1]."""
        bolt = next_bolt(table, luck)
        strike(table, bolt)
        if bolt != names.LIGHTNING_BOLT or self.victims(table) == 0:
            deck.discard_revealed(table)

    def first_asked(self, table: Table) -> i64:
        return table.player() if table.revealed == names.THUNDERBOLT else NOBODY

    def victims(self, table: Table) -> i64:
        """Opponents' pieces on era cards; no cave shelters them [eras 10.12]."""
        found: i64 = 0
        for animal in range(table.setup.animals):
            if is_opponent(table, animal) and table.piece[animal] >= names.SECTOR_SPACES:
                found |= BIT[animal]
        return found

    def why_safe(self, table: Table, animal: i64) -> Reason:
        return Reason("why-not-in-sector", "eras/10.12")

    def following(self, table: Table) -> i64:
        """Turn over the next evolution card [eras 10.1]."""
        return names.ERUPT


def next_bolt(table: Table, luck: Luck) -> i64:
    """Take the top thunderbolt and put it under its pile: their order repeats [eras 10.1]."""
    total = table.setup.bolt_count
    place = table.bolts_struck % total
    if table.bolts_struck < total:
        table.bolt_order[place] = draw(table.bolt_bag, total - table.bolts_struck, luck)
    table.bolts_struck += 1
    return table.bolt_order[place]


def strike(table: Table, bolt: i64) -> None:
    """Carry out a thunderbolt, except for what its player has to choose [eras 10.1]."""
    if table.listener is not None:
        table.listener.hear(events.ThunderboltStruck(seat=table.player(), bolt=bolt))
        table.listener.pause(table)
    if bolt == names.WATER_HOLE:
        drink(table, table.turn)
    elif bolt != names.LIGHTNING_BOLT:
        strike_all(table, bolt)


def strike_all(table: Table, bolt: i64) -> None:
    """Deal with all animals, clockwise from the one whose turn it is [eras 10.2]."""
    animal = table.turn
    for number in range(table.setup.animals):  # noqa: B007 - a named variable stays a plain number
        if bolt == names.FAULT or bolt == names.CALDERA:
            lose_outermost(table, animal, table.setup.struck[bolt])
        elif bolt == names.STORM_EYE:
            blow_back(table, animal)
        else:
            lose_tokens(table, animal, tokens_lost(table, animal, bolt))
        animal = table.after(animal)


def tokens_lost(table: Table, animal: i64, bolt: i64) -> i64:
    """Return the tokens asked of an animal: one a card, or one [eras 10.5, 10.7, 10.9, 10.11]."""
    struck = count(table.cards[animal] & table.setup.struck[bolt])
    return min(struck, 1) if bolt == names.UNREST else struck


def lose_tokens(table: Table, animal: i64, tokens: i64) -> None:
    """Put tokens into the box, never more than there are [eras 10.3]."""
    lost = min(tokens, table.tokens[animal])
    if lost == 0:
        return
    table.tokens[animal] -= lost
    if table.listener is not None:
        seat = table.owner(animal)
        table.listener.hear(events.TokensLost(seat=seat, which=table.which(animal), tokens=lost))


def lose_outermost(table: Table, animal: i64, struck: i64) -> None:
    """Take the outermost of these cards out of a path [eras 10.6, 10.8]."""
    for era in range(names.ERAS - 1, -1, -1):
        card = table.card_at(animal, era)
        if card != names.NO_CARD and struck & BIT[card]:
            lose_card(table, animal, era)
            return


def lose_card(table: Table, animal: i64, era: i64) -> None:
    """Take a card out of a path; first its piece is sent back and the cone goes [eras 10.4]."""
    card = table.card_at(animal, era)
    if table.listener is not None:
        seat = table.owner(animal)
        table.listener.hear(events.CardLost(seat=seat, which=table.which(animal), card=card))
    if era_of(table.piece[animal]) == era:
        send_back(table, animal)
    cone.leave_card(table, animal, era)
    take_up(table, animal, era)
    deck.discard(table, card)
    if table.listener is not None:
        table.listener.pause(table)


def blow_back(table: Table, animal: i64) -> None:
    """Send a piece back if it stands on a hurricane card [eras 10.10]."""
    era = era_of(table.piece[animal])
    if era >= 0 and table.setup.struck[names.STORM_EYE] & BIT[table.card_at(animal, era)]:
        send_back(table, animal)


def drink(table: Table, animal: i64) -> None:
    """Take two tokens back from the box if the path has a water hole [eras 10.13]."""
    if not table.cards[animal] & table.setup.waters:
        return
    back = min(names.TOKENS_BACK, names.TOKENS - table.tokens[animal])
    if back == 0:
        return
    table.tokens[animal] += back
    if table.listener is not None:
        regained = events.TokensRegained(
            seat=table.owner(animal), which=table.which(animal), tokens=back
        )
        table.listener.hear(regained)
