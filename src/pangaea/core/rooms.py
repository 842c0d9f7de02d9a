"""A game in rooms: its lid names them, and each works on the game's own kind of table."""

from collections.abc import Callable, Mapping
from typing import Final, Generic, TypeVar

from msgspec import Struct

from pangaea.core.box import BoxCheck
from pangaea.core.game import Game, SeatView
from pangaea.core.scene import Scene
from pangaea.core.state import Setup, State
from pangaea.core.variants import VariantValue

BoxKind = TypeVar("BoxKind", bound=Struct)
SetupKind = TypeVar("SetupKind", bound=Setup)
TableKind = TypeVar("TableKind", bound=State)


class Rooms(Generic[BoxKind, SetupKind, TableKind]):
    """The kinds of box, setup and table that a game has, and what its rooms do with them."""

    def __init__(
        self,
        box: type[BoxKind],
        setup: type[SetupKind],
        table: type[TableKind],
        check_box: Callable[[BoxKind, BoxCheck], None],
        setup_for: Callable[[int, Mapping[str, VariantValue], BoxKind], SetupKind],
        blank: Callable[[SetupKind], TableKind],
        scene: Callable[[Game, TableKind, SeatView], Scene],
        inventory: Callable[[TableKind], dict[str, int]],
    ) -> None:
        self.kind_of_box: Final = box
        self.kind_of_setup: Final = setup
        self.kind_of_table: Final = table
        self.check_box: Final = check_box
        self.setup_for: Final = setup_for
        self.blank: Final = blank
        self.scene: Final = scene
        self.inventory: Final = inventory

    def box(self, box: Struct) -> BoxKind:
        """Tell that a box is one of this game's."""
        assert isinstance(box, self.kind_of_box)
        return box

    def table(self, state: State) -> TableKind:
        """Tell that a state is one of this game's."""
        assert isinstance(state, self.kind_of_table)
        return state


class GameInRooms(Game, Generic[BoxKind, SetupKind, TableKind]):
    """A game that leaves to its rooms what every game must do."""

    rooms: Rooms[BoxKind, SetupKind, TableKind]

    def check_box(self, box: Struct, check: BoxCheck) -> None:
        self.rooms.check_box(self.rooms.box(box), check)

    def tables(self, seats: int, variants: Mapping[str, VariantValue], box: Struct) -> SetupKind:
        return self.rooms.setup_for(seats, variants, self.rooms.box(box))

    def setup(
        self, seats: int, variants: Mapping[str, VariantValue], box: Struct | None = None
    ) -> SetupKind:
        return self.tables(seats, self.check(seats, variants), self.box if box is None else box)

    def blank(self, setup: Setup) -> TableKind:
        assert isinstance(setup, self.rooms.kind_of_setup)
        return self.rooms.blank(setup)

    def scene(self, state: State, view: SeatView) -> Scene:
        return self.rooms.scene(self, self.rooms.table(state), view)

    def inventory(self, state: State) -> dict[str, int]:
        return self.rooms.inventory(self.rooms.table(state))
