"""The cone, a volcano that walks (chapter 8)."""

from mypy_extensions import i64

from pangaea.core.bits import count, members, nth
from pangaea.core.luck import Luck
from pangaea.games.eras import events
from pangaea.games.eras.rules.names import (
    ERAS,
    HOME,
    LANES,
    NOTHING,
    SECTOR_SPACES,
    SLOTS,
)
from pangaea.games.eras.rules.spaces import near_half, slot_of
from pangaea.games.eras.rules.table import Table


def free_rocks(table: Table, animal: i64) -> i64:
    """Return the slots of a path where the cone may be put, as a mask."""
    found = table.rocks[animal]
    space = table.piece[animal]
    if space >= SECTOR_SPACES:
        found &= ~(1 << slot_of(space))
    if table.cone >= 0 and table.cone // SLOTS == animal:
        found &= ~(1 << table.cone % SLOTS)
    return found


def has_place(table: Table) -> bool:
    """Tell whether there is a rock the cone could go to."""
    return any(free_rocks(table, animal) for animal in range(table.setup.animals))


def options(table: Table) -> list[int]:
    """Leave the cone where it is, or put it on an empty rock of any path."""
    found = [NOTHING]
    for animal in range(table.setup.animals):
        first = 1 + animal * SLOTS
        found += [first + slot for slot in members(free_rocks(table, animal))]
    return found


def random_option(table: Table, luck: Luck) -> i64:
    """Choose like `options`, without making the list."""
    total: i64 = 1
    for animal in range(table.setup.animals):
        total += count(free_rocks(table, animal))
    place = luck.pick(total)
    if place == 0:
        return NOTHING
    place -= 1
    for animal in range(table.setup.animals):
        rocks = free_rocks(table, animal)
        here = count(rocks)
        if place < here:
            return 1 + animal * SLOTS + nth(rocks, place)
        place -= here
    raise AssertionError("the rocks were counted")


def move(table: Table, option: i64) -> None:
    """Put the cone where the option says."""
    if option == NOTHING:
        return
    table.cone = option - 1
    if table.listener is not None:
        animal, slot = table.cone // SLOTS, table.cone % SLOTS
        table.listener.hear(
            events.ConeMoved(
                seat=table.owner(table.turn),
                owner=table.owner(animal),
                which=table.which(animal),
                space=near_half(slot),
            )
        )


def leave_card(table: Table, animal: i64, era: i64) -> None:
    """Send the cone home if it stands on this card."""
    if table.cone >= 0 and table.cone // LANES == animal * ERAS + era:
        table.cone = HOME
        if table.listener is not None:
            table.listener.hear(events.ConeWentHome())
