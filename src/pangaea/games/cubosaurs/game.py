"""Cubosaurs: what the box says on its lid, and where the rest is."""

from typing import Final

from pangaea.core.advisor import Advisor
from pangaea.core.rooms import GameInRooms, Rooms
from pangaea.games.cubosaurs.advice import ADVISOR
from pangaea.games.cubosaurs.box import PROVENANCE, Box
from pangaea.games.cubosaurs.box.corrected import check_box
from pangaea.games.cubosaurs.rules.inventory import inventory
from pangaea.games.cubosaurs.rules.setup import CubosaursSetup
from pangaea.games.cubosaurs.rules.table import Table
from pangaea.games.cubosaurs.rules.turn import blank, setup_for
from pangaea.games.cubosaurs.rules.variants import VARIANTS
from pangaea.games.cubosaurs.scene import scene


class CubosaursGame(GameInRooms[Box, CubosaursSetup, Table]):
    """The card game of keeping a hand or passing it on."""

    slug = "cubosaurs"
    authors = "Fabien Tanguy"
    publisher = "Catch Up Games"
    seats, usual_seats, minutes = (2, 3, 4, 5), 3, 20
    open_to_all = True
    variants = VARIANTS
    box, provenance = Box(), PROVENANCE
    advisor: Advisor = ADVISOR
    rooms = Rooms(Box, CubosaursSetup, Table, check_box, setup_for, blank, scene, inventory)


GAME: Final = CubosaursGame()
