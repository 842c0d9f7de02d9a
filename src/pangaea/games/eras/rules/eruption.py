"""Eruptions (chapter 9)."""

from mypy_extensions import i64

from pangaea.games.eras.rules.movement import is_flank, kind_at, send_back
from pangaea.games.eras.rules.names import CAVE, NOTHING, SECTOR_SPACES
from pangaea.games.eras.rules.spaces import slot_of
from pangaea.games.eras.rules.table import Table


def is_exposed(table: Table, animal: i64) -> bool:
    """Tell whether a piece stands on a flank, outside a cave."""
    space = table.piece[animal]
    if space < SECTOR_SPACES:
        return False
    slot = slot_of(space)
    return is_flank(table, animal, slot) and kind_at(table, animal, slot) != CAVE


def is_opponent(table: Table, animal: i64) -> bool:
    """Tell whether an animal belongs to another player than the one whose turn it is."""
    return table.owner(animal) != table.owner(table.turn)


def choices(table: Table) -> i64:
    """Spare everybody, or send back an exposed piece of an opponent; as a mask."""
    found: i64 = 1 << NOTHING
    for animal in range(table.setup.animals):
        if is_opponent(table, animal) and is_exposed(table, animal):
            found |= 1 << (animal + 1)
    return found


def send_chosen_back(table: Table, option: i64) -> None:
    """Send back the piece that was chosen, if any."""
    if option != NOTHING:
        send_back(table, option - 1)
