"""EVO: what the box says on its lid, and where the rest is."""

from typing import Final

from msgspec import Struct

from pangaea.core.advisor import Advisor
from pangaea.core.box import reconstructed
from pangaea.core.rooms import GameInRooms, Rooms
from pangaea.core.state import State
from pangaea.games.evo.advice import ADVISOR
from pangaea.games.evo.box import PROVENANCE, Box, notes_on
from pangaea.games.evo.box.corrected import check_box
from pangaea.games.evo.rules import auction
from pangaea.games.evo.rules.inventory import inventory
from pangaea.games.evo.rules.setup import EvoSetup
from pangaea.games.evo.rules.table import Table
from pangaea.games.evo.rules.turn import blank, setup_for
from pangaea.games.evo.rules.variants import VARIANTS
from pangaea.games.evo.scene import scene


class EvoGame(GameInRooms[Box, EvoSetup, Table]):
    """The board game of dinosaurs, weather and genes."""

    slug = "evo"
    authors = "Philippe Keyaerts"
    publisher = "Eurogames"
    seats, usual_seats, minutes = (3, 4, 5), 4, 90
    variants = VARIANTS
    rules_version = 2
    hides = True
    box, provenance = Box(), PROVENANCE
    advisor: Advisor = ADVISOR
    rooms = Rooms(Box, EvoSetup, Table, check_box, setup_for, blank, scene, inventory)

    def notes(self, box: Struct) -> list[str]:
        return notes_on(reconstructed(box, self.box, self.provenance))

    def alike(self, state: State, seat: int, option: int) -> int:
        return auction.alike(self.rooms.table(state), option)


GAME: Final = EvoGame()
