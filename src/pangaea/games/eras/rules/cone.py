"""The cone, a volcano that walks (chapter 8)."""

from typing import ClassVar, final

from mypy_extensions import i64

from pangaea.core.bits import BIT, count, members, nth
from pangaea.core.flow import Step
from pangaea.core.luck import Luck
from pangaea.core.question import Ask
from pangaea.core.reason import Reason
from pangaea.core.state import NOBODY
from pangaea.games.eras import events
from pangaea.games.eras.rules import names
from pangaea.games.eras.rules.movement import has_cone, kind_at
from pangaea.games.eras.rules.revealing import end_turn
from pangaea.games.eras.rules.spaces import near_half, slot_of
from pangaea.games.eras.rules.table import Table


@final
class Cone(Step[Table]):
    """Which rock does the cone go to, if any? Then the turn ends. [eras 4.4, 8.1, 8.2]"""

    ask: ClassVar = Ask("cone", domain="cone", rule="8.1")

    def begin(self, table: Table, luck: Luck) -> None:
        if not has_place(table):
            end_turn(table)

    def first_asked(self, table: Table) -> i64:
        if not table.under_way:
            return NOBODY
        return table.player()

    def options(self, table: Table, seat: i64) -> list[int]:
        found = [names.NOTHING]
        for animal in range(table.setup.animals):
            first = 1 + animal * names.SLOTS
            found += [first + slot for slot in members(free_rocks(table, animal))]
        return found

    def random_option(self, table: Table, seat: i64, luck: Luck) -> i64:
        total: i64 = 1
        for animal in range(table.setup.animals):
            total += count(free_rocks(table, animal))
        place = luck.pick(total)
        if place == 0:
            return names.NOTHING
        return 1 + rock_at(table, place - 1)

    def why_not(self, table: Table, seat: i64, option: i64) -> Reason | None:
        if option == names.NOTHING:
            return None
        animal, slot = (option - 1) // names.SLOTS, (option - 1) % names.SLOTS
        if free_rocks(table, animal) & BIT[slot]:
            return None
        return why_not_put(table, animal, slot)

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        if option != names.NOTHING:
            move(table, option - 1)
        end_turn(table)

    def following(self, table: Table) -> i64:
        """Begin the next turn."""
        return names.ERUPT


def free_rocks(table: Table, animal: i64) -> i64:
    """Return the slots of a path where the cone may be put, as a set [eras 8.1, 8.2]."""
    found = table.rocks[animal]
    space = table.piece[animal]
    if space >= names.SECTOR_SPACES:
        found &= ~BIT[slot_of(space)]
    cone = table.cone - animal * names.SLOTS
    if 0 <= cone < names.SLOTS:
        found &= ~BIT[cone]
    return found


def has_place(table: Table) -> bool:
    """Tell whether there is a rock the cone could go to."""
    return any(free_rocks(table, animal) for animal in range(table.setup.animals))


def rock_at(table: Table, place: i64) -> i64:
    """Return the free rock at this place among those of all paths: animal * SLOTS + slot."""
    for animal in range(table.setup.animals):
        rocks = free_rocks(table, animal)
        here = count(rocks)
        if place < here:
            return animal * names.SLOTS + nth(rocks, place)
        place -= here
    raise AssertionError("the rocks were counted")


def why_not_put(table: Table, animal: i64, slot: i64) -> Reason:
    """Tell why the cone cannot go there [eras 8.1, 8.2]."""
    if has_cone(table, animal, slot):
        return Reason("why-not-cone-there", "eras/8.2")
    if table.card_at(animal, slot // names.LANES) == names.NO_CARD:
        return Reason("why-not-cone-card", "eras/8.1")
    if kind_at(table, animal, slot) != names.ROCK:
        return Reason("why-not-cone-rock", "eras/8.1")
    return Reason("why-not-cone-piece", "eras/8.2")


def move(table: Table, rock: i64) -> None:
    """Put the cone on a rock, where it stays until it is moved [eras 8.1, 8.3]."""
    table.cone = rock
    if table.listener is not None:
        animal, slot = rock // names.SLOTS, rock % names.SLOTS
        moved = events.ConeMoved(
            seat=table.player(),
            owner=table.owner(animal),
            which=table.which(animal),
            space=near_half(slot),
        )
        table.listener.hear(moved)


def leave_card(table: Table, animal: i64, era: i64) -> None:
    """Send the cone home if it stands on a card replaced or lost [eras 6.6, 8.3, 10.4]."""
    if table.cone != names.HOME and table.cone // names.LANES == animal * names.ERAS + era:
        table.cone = names.HOME
        if table.listener is not None:
            table.listener.hear(events.ConeWentHome())
