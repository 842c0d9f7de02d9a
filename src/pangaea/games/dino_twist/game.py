"""Dino Twist: what the box says on its lid, and where the rest is."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from pangaea.core.advisor import Advisor
from pangaea.core.box import BoxCheck
from pangaea.core.game import Game, SeatView
from pangaea.core.scene import Scene
from pangaea.core.state import Setup, State
from pangaea.core.variants import VariantValue
from pangaea.games.dino_twist import scene
from pangaea.games.dino_twist.advice import ADVISOR
from pangaea.games.dino_twist.box import PROVENANCE, Box
from pangaea.games.dino_twist.box.corrected import check_box
from pangaea.games.dino_twist.rules import inventory, settling
from pangaea.games.dino_twist.rules.setup import DinoTwistSetup
from pangaea.games.dino_twist.rules.table import Table
from pangaea.games.dino_twist.rules.turn import blank, setup_for
from pangaea.games.dino_twist.rules.variants import VARIANTS


class DinoTwistGame(Game):
    """The card game of attacks prepared in secret."""

    slug = "dino_twist"
    seats = (2, 3, 4, 5, 6)
    usual_seats = 4
    minutes = 15
    rulebook_version = "1"
    variants = VARIANTS
    hides = True
    authors = "Bertrand Arpino"
    publisher = "Bankiiiz Editions"
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
        assert isinstance(setup, DinoTwistSetup)
        return blank(setup)

    def alike(self, state: State, seat: int, option: int) -> int:
        return settling.alike(table_of(state), seat, option)

    def scene(self, state: State, view: SeatView) -> Scene:
        return scene.scene(self, table_of(state), view)

    def inventory(self, state: State) -> dict[str, int]:
        return inventory.inventory(table_of(state))


def table_of(state: State) -> Table:
    """Tell that a state is one of this game's."""
    assert isinstance(state, Table)
    return state


GAME: Final = DinoTwistGame()
