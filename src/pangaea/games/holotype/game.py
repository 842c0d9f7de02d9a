"""Holotype: what the box says on its lid, and where the rest is."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from pangaea.core.advisor import Advisor
from pangaea.core.box import BoxCheck
from pangaea.core.game import Game, SeatView
from pangaea.core.scene import Scene
from pangaea.core.state import Setup, State
from pangaea.core.variants import VariantValue
from pangaea.games.holotype import scene
from pangaea.games.holotype.advice import ADVISOR
from pangaea.games.holotype.box import PROVENANCE, Box
from pangaea.games.holotype.box.corrected import check_box
from pangaea.games.holotype.rules import inventory
from pangaea.games.holotype.rules.setup import HolotypeSetup
from pangaea.games.holotype.rules.table import Table
from pangaea.games.holotype.rules.turn import blank, setup_for
from pangaea.games.holotype.rules.variants import VARIANTS


class HolotypeGame(Game):
    """The worker-placement game of fossils, research and publications."""

    slug = "holotype"
    seats = (2, 3, 4, 5)
    usual_seats = 3
    minutes = 75
    rulebook_version = "1"
    rules_version = 2  # a card searched out of the discard pile is hidden (9.9)
    variants = VARIANTS
    hides = True
    may_not_end = True  # everybody can keep clear of what brings the end nearer
    authors = "Brett Harrison & Lex Terenchin"
    publisher = "Brexwerx Games"
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
        assert isinstance(setup, HolotypeSetup)
        return blank(setup)

    def scene(self, state: State, view: SeatView) -> Scene:
        return scene.scene(self, table_of(state), view)

    def inventory(self, state: State) -> dict[str, int]:
        return inventory.inventory(table_of(state))


def table_of(state: State) -> Table:
    """Tell that a state is one of this game's."""
    assert isinstance(state, Table)
    return state


GAME: Final = HolotypeGame()
