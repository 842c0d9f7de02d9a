"""Eras: what the box says on its lid, and where the rest is."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from pangaea.core.advisor import Advisor
from pangaea.core.box import BoxCheck
from pangaea.core.game import Game, SeatView
from pangaea.core.scene import Scene
from pangaea.core.state import Setup, State
from pangaea.core.variants import VariantValue
from pangaea.games.eras import scene
from pangaea.games.eras.advice import ADVISOR
from pangaea.games.eras.box import PROVENANCE, Box
from pangaea.games.eras.box.corrected import check_box
from pangaea.games.eras.rules import inventory
from pangaea.games.eras.rules.setup import ErasSetup
from pangaea.games.eras.rules.table import Table
from pangaea.games.eras.rules.turn import blank, setup_for
from pangaea.games.eras.rules.variants import VARIANTS


class ErasGame(Game):
    """The race along a path of eras."""

    slug = "eras"
    seats = (2, 3, 4, 5, 6)
    usual_seats = 4
    minutes = 60
    rulebook_version = "1"
    variants = VARIANTS
    hides = True
    may_not_end = True  # everybody can keep clear of what brings the end nearer
    authors = "?"  # the page words what we know: `credits`
    publisher = "Super-Ape Games (?)"
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
        assert isinstance(setup, ErasSetup)
        return blank(setup)

    def scene(self, state: State, view: SeatView) -> Scene:
        return scene.scene(self, table_of(state), view)

    def inventory(self, state: State) -> dict[str, int]:
        return inventory.inventory(table_of(state))


def table_of(state: State) -> Table:
    """Tell that a state is one of this game's."""
    assert isinstance(state, Table)
    return state


GAME: Final = ErasGame()
