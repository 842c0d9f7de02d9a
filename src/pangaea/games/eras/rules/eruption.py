"""Eruptions (chapter 9)."""

from typing import ClassVar, final

from mypy_extensions import i64

from pangaea.core.bits import BIT
from pangaea.core.flow import OVER, Choice
from pangaea.core.luck import Luck
from pangaea.core.question import Ask
from pangaea.core.reason import Reason
from pangaea.core.state import NOBODY
from pangaea.games.eras import events
from pangaea.games.eras.rules import deck, names, revealing
from pangaea.games.eras.rules.movement import is_flank, kind_at, send_back
from pangaea.games.eras.rules.placing import is_premium
from pangaea.games.eras.rules.spaces import slot_of
from pangaea.games.eras.rules.table import Table


class Victim(Choice[Table]):
    """A question for an opponent's piece to send back, or for sparing all."""

    spares_own: ClassVar[str]  # the paragraph that says whose pieces are never harmed

    def victims(self, table: Table) -> i64:
        """Return the animals whose pieces can be sent back, as a set."""
        raise TypeError("a danger must know whom it strikes")

    def choices(self, table: Table, seat: i64) -> i64:
        return BIT[names.NOTHING] | self.victims(table) << 1

    def why_safe(self, table: Table, animal: i64) -> Reason:
        """Tell why an opponent's piece cannot be sent back."""
        raise TypeError("a danger must say who is safe from it")

    def refusal(self, table: Table, seat: i64, option: i64) -> Reason:
        animal = option - 1
        if is_opponent(table, animal):
            return self.why_safe(table, animal)
        return own_piece(table, animal, self.spares_own)

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        if option != names.NOTHING:
            send_back(table, option - 1)
        deck.discard_revealed(table)


@final
class Erupt(Victim):
    """An eruption was turned over: which exposed piece goes back, if any? [eras 9.1]"""

    ask: ClassVar = Ask("erupt", domain="victim", rule="9.1")
    spares_own: ClassVar[str] = "eras/9.4"

    def begin(self, table: Table, luck: Luck) -> None:
        """Turn over the next card, the first of a turn or one after an action card."""
        if not table.under_way:
            revealing.begin_turn(table)
        if table.step == OVER:
            return
        revealing.reveal(table, luck)
        if table.revealed == names.ERUPTION and self.victims(table) == 0:
            spare_all(table)

    def first_asked(self, table: Table) -> i64:
        if table.revealed != names.ERUPTION:
            return NOBODY
        return table.player()

    def victims(self, table: Table) -> i64:
        """Opponents' pieces that stand exposed [eras 9.1, 9.4]."""
        found: i64 = 0
        for animal in range(table.setup.animals):
            if is_opponent(table, animal) and is_exposed(table, animal):
                found |= BIT[animal]
        return found

    def why_safe(self, table: Table, animal: i64) -> Reason:
        space = table.piece[animal]
        if space < names.SECTOR_SPACES:
            return Reason("why-not-in-sector", "eras/9.2")
        if not is_flank(table, animal, slot_of(space)):
            return Reason("why-not-flank", "eras/9.2")
        return Reason("why-not-cave", "eras/9.3")

    def following(self, table: Table) -> i64:
        """Go on with the card that was turned over, or with the next [eras 4.1, 4.2, 4.3]."""
        if table.revealed == names.NO_CARD:
            return names.ERUPT
        if table.revealed == names.THUNDERBOLT:
            return names.LIGHTNING
        return names.PREDICT if is_premium(table, table.revealed) else names.PLACE


def is_exposed(table: Table, animal: i64) -> bool:
    """Tell whether a piece stands on a flank, outside a cave [eras 9.2, 9.3]."""
    space = table.piece[animal]
    if space < names.SECTOR_SPACES:
        return False
    slot = slot_of(space)
    return is_flank(table, animal, slot) and kind_at(table, animal, slot) != names.CAVE


def is_opponent(table: Table, animal: i64) -> bool:
    """Tell whether an animal is another player's than the one in turn [eras 9.4, 13.2]."""
    return table.owner(animal) != table.player()


def own_piece(table: Table, animal: i64, rule: str) -> Reason:
    """Tell that a piece is one's own; of two animals neither is an opponent [eras 13.2]."""
    return Reason("why-not-own-piece", rule if animal == table.turn else "eras/13.2")


def spare_all(table: Table) -> None:
    """Discard an eruption that finds no piece to send back [eras 9.4]."""
    if table.listener is not None:
        table.listener.hear(events.NobodyExposed())
    deck.discard_revealed(table)
