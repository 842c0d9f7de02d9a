"""Dino Twist: what the box says on its lid, and where the rest is."""

from typing import Final

from pangaea.core.advisor import Advisor
from pangaea.core.rooms import GameInRooms, Rooms
from pangaea.core.state import State
from pangaea.games.dino_twist.advice import ADVISOR
from pangaea.games.dino_twist.box import PROVENANCE, Box
from pangaea.games.dino_twist.box.corrected import check_box
from pangaea.games.dino_twist.rules import settling
from pangaea.games.dino_twist.rules.inventory import inventory
from pangaea.games.dino_twist.rules.setup import DinoTwistSetup
from pangaea.games.dino_twist.rules.table import Table
from pangaea.games.dino_twist.rules.turn import blank, setup_for
from pangaea.games.dino_twist.rules.variants import VARIANTS
from pangaea.games.dino_twist.scene import scene


class DinoTwistGame(GameInRooms[Box, DinoTwistSetup, Table]):
    """The card game of attacks prepared in secret."""

    slug = "dino_twist"
    authors = "Bertrand Arpino"
    publisher = "Bankiiiz Editions"
    seats, usual_seats, minutes = (2, 3, 4, 5, 6), 4, 15
    variants = VARIANTS
    hides = True
    box, provenance = Box(), PROVENANCE
    advisor: Advisor = ADVISOR
    rooms = Rooms(Box, DinoTwistSetup, Table, check_box, setup_for, blank, scene, inventory)

    def alike(self, state: State, seat: int, option: int) -> int:
        return settling.alike(self.rooms.table(state), seat, option)


GAME: Final = DinoTwistGame()
