"""Cubosaurs behind its one public name."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from pangaea.core.game import Game, SeatView, WhyNotAnswer
from pangaea.core.luck import Luck
from pangaea.core.options import OptionValue
from pangaea.core.outcome import Outcome
from pangaea.core.question import Domain
from pangaea.core.scene import Scene
from pangaea.core.state import Setup, State
from pangaea.games.cubosaurs import advice, inventory, outcome, refusals, rounds, scene
from pangaea.games.cubosaurs.box import (
    SPECIES_NAMES,
    TILE_NAMES,
    TOKENS,
    Box,
)
from pangaea.games.cubosaurs.corrected import corrected_box, reconstructed
from pangaea.games.cubosaurs.kinds import kinds_in
from pangaea.games.cubosaurs.names import BLACK
from pangaea.games.cubosaurs.options import OPTIONS, TOKEN_RECEIVED, rounds_of
from pangaea.games.cubosaurs.play import Cubosaurs
from pangaea.games.cubosaurs.questions import domains_for, questions_for
from pangaea.games.cubosaurs.setup import CubosaursSetup, Kind


class CubosaursGame(Game):
    """The card game of keeping a hand or passing it on."""

    slug = "cubosaurs"
    seats = (2, 3, 4, 5)
    usual_seats = 3
    minutes = 20
    rulebook_version = "1"
    options = OPTIONS
    hides = False
    same_for_all = True
    authors = "Fabien Tanguy"
    publisher = "Catch Up Games"

    def setup(
        self, seats: int, options: Mapping[str, OptionValue], box: Struct | None = None
    ) -> Setup:
        figures = box if isinstance(box, Box) else Box()
        chosen = self.check(seats, options)
        advanced = bool(chosen["advanced"])
        kinds = kinds_in(figures, with_icons=advanced)
        domains = domains_for(seats, kinds)
        return CubosaursSetup(
            seats=seats,
            questions=questions_for(domains),
            kinds=kinds,
            series=[points for name in SPECIES_NAMES for points in (0, *figures.series[name])],
            egg_subjects=[egg_subject(kind) for kind in kinds],
            tile_costs=[figures.tiles[name].cost for name in TILE_NAMES],
            tiles=tiles_in_play(figures, interaction=bool(chosen["interaction"])),
            rounds=rounds_of(str(chosen["rounds"]), seats),
            advanced=advanced,
            egg_needs_card=bool(chosen["egg_needs_card"]),
            receiver_earns=chosen["token_for"] == TOKEN_RECEIVED,
            token_supply=TOKENS if advanced else 0,
        )

    def blank(self, setup: Setup) -> State:
        assert isinstance(setup, CubosaursSetup)
        return Cubosaurs(setup)

    def lay_out(self, state: State, luck: Luck) -> None:
        rounds.set_up(_table(state), luck)

    def domains(self, setup: Setup) -> dict[str, Domain]:
        assert isinstance(setup, CubosaursSetup)
        return domains_for(int(setup.seats), setup.kind_rows)

    def outcome(self, state: State) -> Outcome | None:
        return outcome.outcome(_table(state))

    def why_not(self, state: State, seat: int, option: int) -> WhyNotAnswer | None:
        return refusals.why_not(_table(state), seat, option)

    def scene(self, state: State, view: SeatView) -> Scene:
        return scene.scene(self, _table(state), view)

    def advise(self, state: State, seat: int) -> list[float]:
        return advice.values(_table(state), seat)

    def inventory(self, state: State) -> dict[str, int]:
        return inventory.inventory(_table(state))

    def default_box(self) -> Struct:
        return Box()

    def read_box(self, plain: object) -> Struct:
        return corrected_box(plain)

    def notes(self, box: Struct) -> list[str]:
        assert isinstance(box, Box)
        return ["note-reconstructed"] if reconstructed(box) else []


def egg_subject(kind: Kind) -> int:
    """Return the type an egg counts; BLACK stands for raptors of both colours."""
    return SPECIES_NAMES.index(kind.egg) if kind.egg in SPECIES_NAMES else BLACK


def tiles_in_play(box: Box, *, interaction: bool) -> int:
    """Return the mask of tiles; those with direct interaction may be left out."""
    return sum(
        1 << number
        for number, name in enumerate(TILE_NAMES)
        if interaction or not box.tiles[name].interaction
    )


def _table(state: State) -> Cubosaurs:
    assert isinstance(state, Cubosaurs)
    return state


GAME: Final = CubosaursGame()
