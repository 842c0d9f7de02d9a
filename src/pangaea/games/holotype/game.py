"""Holotype: what the box says on its lid, and where the rest is."""

from typing import Final

from pangaea.core.advisor import Advisor
from pangaea.core.rooms import GameInRooms, Rooms
from pangaea.games.holotype.advice import ADVISOR
from pangaea.games.holotype.box import PROVENANCE, Box
from pangaea.games.holotype.box.corrected import check_box
from pangaea.games.holotype.rules.inventory import inventory
from pangaea.games.holotype.rules.setup import HolotypeSetup
from pangaea.games.holotype.rules.table import Table
from pangaea.games.holotype.rules.turn import blank, setup_for
from pangaea.games.holotype.rules.variants import VARIANTS
from pangaea.games.holotype.scene import scene


class HolotypeGame(GameInRooms[Box, HolotypeSetup, Table]):
    """The worker-placement game of fossils, research and publications."""

    slug = "holotype"
    authors = "Brett Harrison & Lex Terenchin"
    publisher = "Brexwerx Games"
    may_not_end = True  # everybody can keep clear of what brings the end nearer
    seats, usual_seats, minutes = (2, 3, 4, 5), 3, 75
    variants = VARIANTS
    rules_version = 2  # a card searched out of the discard pile is hidden (9.9)
    hides = True
    box, provenance = Box(), PROVENANCE
    advisor: Advisor = ADVISOR
    rooms = Rooms(Box, HolotypeSetup, Table, check_box, setup_for, blank, scene, inventory)


GAME: Final = HolotypeGame()
