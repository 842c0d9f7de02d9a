"""Setting up: sectors, the first player, the first rocks (chapter 2)."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from pangaea.core.bits import BIT
from pangaea.core.flow import Choice
from pangaea.core.luck import Luck
from pangaea.core.question import Ask
from pangaea.core.reason import Reason
from pangaea.core.state import NOBODY
from pangaea.games.eras import events
from pangaea.games.eras.rules.movement import step
from pangaea.games.eras.rules.names import ERUPT, NO_PLACE, SECTOR, SECTOR_SPACES, SECTORS
from pangaea.games.eras.rules.table import Table

ALL_ROCKS: Final = BIT[SECTOR_SPACES] - 1  # of a sector


def set_up(table: Table, luck: Luck) -> None:
    """Hand the sectors out unless they are chosen; draw the first player [eras 2.3, 2.4]."""
    if not table.setup.choose_sector:
        for animal in range(table.setup.animals):
            table.sector[animal] = table.setup.sectors[animal]
    table.turn = luck.pick(table.seats)
    if table.listener is not None:
        table.listener.hear(events.FirstDrawn(seat=table.turn))


@final
class Sector(Choice[Table]):
    """Which sector is yours? [eras 2.3]"""

    ask: ClassVar = Ask("sector", domain="sector", rule="2.3")

    def first_asked(self, table: Table) -> i64:
        return table.player() if table.sector[table.turn] == NO_PLACE else NOBODY

    def choices(self, table: Table, seat: i64) -> i64:
        return free_sectors(table)

    def refusal(self, table: Table, seat: i64, option: i64) -> Reason:
        return Reason("why-not-sector", "eras/2.3")

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        table.sector[table.turn] = option
        if table.listener is not None:
            table.listener.hear(events.SectorTaken(seat=seat, sector=option))


@final
class Start(Choice[Table]):
    """On which rock of your sector does the piece start? [eras 2.4]"""

    ask: ClassVar = Ask("start", domain="lane", rule="2.4")

    def first_asked(self, table: Table) -> i64:
        seated = table.sector[table.turn] != NO_PLACE
        return table.player() if seated and table.piece[table.turn] == NO_PLACE else NOBODY

    def choices(self, table: Table, seat: i64) -> i64:
        return ALL_ROCKS

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        step(table, option)
        table.turn = (table.turn + 1) % table.setup.animals

    def following(self, table: Table) -> i64:
        """Let the next one sit down; when all have a rock, the first turn begins."""
        return SECTOR if table.piece[table.turn] == NO_PLACE else ERUPT


def free_sectors(table: Table) -> i64:
    """Return the sectors nobody has, as a set."""
    free = BIT[SECTORS] - 1
    for animal in range(table.setup.animals):
        if table.sector[animal] != NO_PLACE:
            free &= ~BIT[table.sector[animal]]
    return free
