"""EVO behind its one public name."""

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
from pangaea.games.evo import advice, scene
from pangaea.games.evo.box import (
    CLIMATE_STEPS,
    GENE_NAMES,
    ISLANDS,
    PORTRAIT,
    START_POINTS,
    TERRAIN_NAMES,
    WINS_UP_TO,
    Box,
    Meteor,
)
from pangaea.games.evo.box.corrected import corrected_box, reconstructed
from pangaea.games.evo.rules import auction, flow, inventory, refusals, scoring
from pangaea.games.evo.rules.island import island_of
from pangaea.games.evo.rules.names import ASK_GENE, DINOS, SPURT_VALUE, TRAITS
from pangaea.games.evo.rules.setup import EvoSetup
from pangaea.games.evo.rules.things import domains_for, questions_for
from pangaea.games.evo.rules.turn import Evo
from pangaea.games.evo.rules.variants import OPTIONS


class EvoGame(Game):
    """The board game of dinosaurs, weather and genes."""

    slug = "evo"
    seats = (3, 4, 5)
    usual_seats = 4
    minutes = 90
    rulebook_version = "1"
    rules_version = 2
    options = OPTIONS
    hides = True
    authors = "Philippe Keyaerts"
    publisher = "Eurogames"

    def setup(
        self, seats: int, options: Mapping[str, OptionValue], box: Struct | None = None
    ) -> Setup:
        figures = box if isinstance(box, Box) else Box()
        chosen = self.check(seats, options)
        island = island_of(figures.halves, sides_for(seats, str(chosen["island"])))
        bids = amounts_possible(seats, figures)
        return EvoSetup(
            seats=seats,
            questions=questions_for(domains_for(seats, island, bids)),
            island=island,
            climate=[TERRAIN_NAMES.index(name) for name in figures.climate],
            climate_steps=list(CLIMATE_STEPS),
            meteor_start=figures.meteor.starts[str(seats)],
            meteor_faces=meteor_faces(figures.meteor),
            genes=[figures.genes[name] for name in GENE_NAMES],
            portrait=[PORTRAIT[name] for name in GENE_NAMES[:TRAITS]],
            start_points=START_POINTS,
            wins_up_to=list(WINS_UP_TO),
            bids=bids,
            comes_back=bool(chosen["comes_back"]),
            experts=bool(chosen["experts"]),
        )

    def blank(self, setup: Setup) -> State:
        assert isinstance(setup, EvoSetup)
        return Evo(setup)

    def lay_out(self, state: State, luck: Luck) -> None:
        flow.set_up(_table(state), luck)

    def domains(self, setup: Setup) -> dict[str, Domain]:
        assert isinstance(setup, EvoSetup)
        return domains_for(int(setup.seats), setup.island, int(setup.bids))

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(_table(state))

    def why_not(self, state: State, seat: int, option: int) -> WhyNotAnswer | None:
        return refusals.why_not(_table(state), seat, option)

    def alike(self, state: State, seat: int, option: int) -> int:
        table = _table(state)
        is_row = table.phase == ASK_GENE and option < table.rows
        return int(auction.first_alike(table, option)) if is_row else option

    def scene(self, state: State, view: SeatView) -> Scene:
        return scene.scene(self, _table(state), view)

    def advise(self, state: State, seat: int) -> list[float]:
        return advice.values(_table(state), seat)

    def default_box(self) -> Struct:
        return Box()

    def read_box(self, plain: object) -> Struct:
        return corrected_box(plain)

    def notes(self, box: Struct) -> list[str]:
        assert isinstance(box, Box)
        left = reconstructed(box)
        found = ["note-map"] if any(name.startswith("halves") for name in left) else []
        return [*found, "note-meteor"] if "meteor" in left else found

    def inventory(self, state: State) -> dict[str, int]:
        return inventory.inventory(_table(state))


def sides_for(seats: int, wished: str) -> str:
    """Return which half boards are put together; only four players have a choice."""
    possible = ISLANDS[seats]
    return wished if wished in possible else possible[0]


def meteor_faces(meteor: Meteor) -> list[int]:
    """Return for each space of the track the mask of faces that end the game there."""
    return [
        sum(1 << face for face in meteor.faces.get(str(space), ()))
        for space in range(meteor.impact + 1)
    ]


def amounts_possible(seats: int, box: Box) -> int:
    """Return how many amounts can ever be bid: ten dinosaurs surviving every turn, and more."""
    turns = box.meteor.impact - box.meteor.starts[str(seats)]
    return START_POINTS + DINOS * turns + box.genes["mutant"] + SPURT_VALUE + 1


def _table(state: State) -> Evo:
    assert isinstance(state, Evo)
    return state


GAME: Final = EvoGame()
