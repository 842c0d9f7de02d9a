"""Clutch: a tiny game for Pangaea, from outside. What the box says on its lid."""

from collections.abc import Mapping

from msgspec import Struct

from clutch.rules import Table, setup_for
from clutch.scene import scene
from pangaea.core.game import Game, SeatView
from pangaea.core.scene import Scene
from pangaea.core.state import Setup, State
from pangaea.core.variants import VariantValue


class ClutchGame(Game):
    """Send a mother to each nest; the strongest broods, the weakest finds a stray egg."""

    slug = "clutch"
    seats = (2, 3, 4)
    usual_seats = 3
    minutes = 5
    hides = True
    authors = "Pangaea contributors"

    def tables(self, seats: int, variants: Mapping[str, VariantValue], box: Struct) -> Setup:
        return setup_for(seats)

    def blank(self, setup: Setup) -> State:
        return Table(setup)

    def scene(self, state: State, view: SeatView) -> Scene:
        assert isinstance(state, Table)
        return scene(self, state, view)

    def inventory(self, state: State) -> dict[str, int]:
        assert isinstance(state, Table)
        return {"mothers": sum(hand.bit_count() for hand in state.hands) + state.gone.bit_count()}


GAME = ClutchGame()
