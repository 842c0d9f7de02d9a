"""Eras: what the box says on its lid, and where the rest is."""

from typing import Final

from pangaea.core.advisor import Advisor
from pangaea.core.rooms import GameInRooms, Rooms
from pangaea.games.eras.advice import ADVISOR
from pangaea.games.eras.box import PROVENANCE, Box
from pangaea.games.eras.box.corrected import check_box
from pangaea.games.eras.rules.inventory import inventory
from pangaea.games.eras.rules.setup import ErasSetup
from pangaea.games.eras.rules.table import Table
from pangaea.games.eras.rules.turn import blank, setup_for
from pangaea.games.eras.rules.variants import VARIANTS
from pangaea.games.eras.scene import scene


class ErasGame(GameInRooms[Box, ErasSetup, Table]):
    """The race along a path of eras."""

    slug = "eras"
    authors = "?"  # the page words what we know: `credits`
    publisher = "Super-Ape Games (?)"
    may_not_end = True  # everybody can keep clear of what brings the end nearer
    seats, usual_seats, minutes = (2, 3, 4, 5, 6), 4, 60
    variants = VARIANTS
    hides = True
    box, provenance = Box(), PROVENANCE
    advisor: Advisor = ADVISOR
    rooms = Rooms(Box, ErasSetup, Table, check_box, setup_for, blank, scene, inventory)


GAME: Final = ErasGame()
