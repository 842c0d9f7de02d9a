"""EVO: what the box says on its lid, and where the rest is."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from pangaea.core.advisor import Advisor
from pangaea.core.box import BoxCheck, reconstructed
from pangaea.core.game import Game, SeatView
from pangaea.core.scene import Scene
from pangaea.core.state import Setup, State
from pangaea.core.variants import VariantValue
from pangaea.games.evo import scene
from pangaea.games.evo.advice import ADVISOR
from pangaea.games.evo.box import PROVENANCE, Box, notes_on
from pangaea.games.evo.box.corrected import check_box
from pangaea.games.evo.rules import auction, inventory
from pangaea.games.evo.rules.setup import EvoSetup
from pangaea.games.evo.rules.table import Table
from pangaea.games.evo.rules.turn import blank, setup_for
from pangaea.games.evo.rules.variants import VARIANTS


class EvoGame(Game):
    """The board game of dinosaurs, weather and genes."""

    slug = "evo"
    seats = (3, 4, 5)
    usual_seats = 4
    minutes = 90
    rulebook_version = "1"
    rules_version = 2
    variants = VARIANTS
    hides = True
    authors = "Philippe Keyaerts"
    publisher = "Eurogames"
    box = Box()
    advisor: Advisor = ADVISOR
    provenance = PROVENANCE

    def check_box(self, box: Struct, check: BoxCheck) -> None:
        assert isinstance(box, Box)
        check_box(box, check)

    def notes(self, box: Struct) -> list[str]:
        return notes_on(reconstructed(box, self.box, self.provenance))

    def tables(self, seats: int, variants: Mapping[str, VariantValue], box: Struct) -> Setup:
        assert isinstance(box, Box)
        return setup_for(seats, variants, box)

    def blank(self, setup: Setup) -> State:
        assert isinstance(setup, EvoSetup)
        return blank(setup)

    def alike(self, state: State, seat: int, option: int) -> int:
        return auction.alike(table_of(state), option)

    def scene(self, state: State, view: SeatView) -> Scene:
        return scene.scene(self, table_of(state), view)

    def inventory(self, state: State) -> dict[str, int]:
        return inventory.inventory(table_of(state))


def table_of(state: State) -> Table:
    """Tell that a state is one of this game's."""
    assert isinstance(state, Table)
    return state


GAME: Final = EvoGame()
