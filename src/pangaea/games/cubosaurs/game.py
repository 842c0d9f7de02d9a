"""Cubosaurs: what the box says on its lid, and where the rest is."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from pangaea.core.advisor import Advisor
from pangaea.core.box import BoxCheck
from pangaea.core.game import Game, SeatView
from pangaea.core.scene import Scene
from pangaea.core.state import Setup, State
from pangaea.core.variants import VariantValue
from pangaea.games.cubosaurs import scene
from pangaea.games.cubosaurs.advice import ADVISOR
from pangaea.games.cubosaurs.box import PROVENANCE, Box
from pangaea.games.cubosaurs.box.corrected import check_box
from pangaea.games.cubosaurs.rules import inventory
from pangaea.games.cubosaurs.rules.setup import CubosaursSetup
from pangaea.games.cubosaurs.rules.table import Table
from pangaea.games.cubosaurs.rules.turn import blank, setup_for
from pangaea.games.cubosaurs.rules.variants import VARIANTS


class CubosaursGame(Game):
    """The card game of keeping a hand or passing it on."""

    slug = "cubosaurs"
    seats = (2, 3, 4, 5)
    usual_seats = 3
    minutes = 20
    rulebook_version = "1"
    variants = VARIANTS
    same_for_all = True
    authors = "Fabien Tanguy"
    publisher = "Catch Up Games"
    box = Box()
    advisor: Advisor = ADVISOR
    provenance = PROVENANCE

    def check_box(self, box: Struct, check: BoxCheck) -> None:
        assert isinstance(box, Box)
        check_box(box, check)

    def tables(self, seats: int, variants: Mapping[str, VariantValue], box: Struct) -> Setup:
        assert isinstance(box, Box)
        return setup_for(seats, variants, box)

    def blank(self, setup: Setup) -> State:
        assert isinstance(setup, CubosaursSetup)
        return blank(setup)

    def scene(self, state: State, view: SeatView) -> Scene:
        return scene.scene(self, table_of(state), view)

    def inventory(self, state: State) -> dict[str, int]:
        return inventory.inventory(table_of(state))


def table_of(state: State) -> Table:
    """Tell that a state is one of this game's."""
    assert isinstance(state, Table)
    return state


GAME: Final = CubosaursGame()
