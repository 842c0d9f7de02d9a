"""Dino Twist behind its one public name."""

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
from pangaea.games.dino_twist import advice, scene
from pangaea.games.dino_twist.box import ISLAND_BONUSES, Box
from pangaea.games.dino_twist.box.corrected import corrected_box, reconstructed
from pangaea.games.dino_twist.rules import happenings, inventory, outcome, refusals, settling
from pangaea.games.dino_twist.rules.kinds import babies, happenings_in, kinds_in, layout_in
from pangaea.games.dino_twist.rules.names import LANDS, PTIT_REX, SETTLE, TREX
from pangaea.games.dino_twist.rules.play import DinoTwist
from pangaea.games.dino_twist.rules.setup import DinoTwistSetup
from pangaea.games.dino_twist.rules.things import domains_for, questions_for
from pangaea.games.dino_twist.rules.variants import ALL_PTIT_REX, BY_RANK, EACH_CHOOSES, OPTIONS


class DinoTwistGame(Game):
    """The card game of attacks prepared in secret."""

    slug = "dino_twist"
    seats = (2, 3, 4, 5, 6)
    usual_seats = 4
    minutes = 15
    rulebook_version = "1"
    options = OPTIONS
    hides = True
    authors = "Bertrand Arpino"
    publisher = "Bankiiiz Editions"

    def setup(
        self, seats: int, options: Mapping[str, OptionValue], box: Struct | None = None
    ) -> Setup:
        figures = box if isinstance(box, Box) else Box()
        chosen = self.check(seats, options)
        kinds = kinds_in(figures, jokers=bool(chosen["bankiiizaurus"]))
        happenings = happenings_in(figures)
        return DinoTwistSetup(
            seats=seats,
            questions=questions_for(domains_for(seats, kinds, babies(), happenings)),
            kinds=kinds,
            babies=babies(),
            happenings=happenings,
            bonuses=list(ISLAND_BONUSES),
            layout=layout_in(figures),
            island=PTIT_REX if chosen["islands"] == ALL_PTIT_REX else TREX,
            each_chooses=chosen["islands"] == EACH_CHOOSES,
            by_rank=chosen["island_bonus"] == BY_RANK,
        )

    def blank(self, setup: Setup) -> State:
        assert isinstance(setup, DinoTwistSetup)
        return DinoTwist(setup)

    def lay_out(self, state: State, luck: Luck) -> None:
        happenings.set_up(_table(state), luck)

    def domains(self, setup: Setup) -> dict[str, Domain]:
        assert isinstance(setup, DinoTwistSetup)
        kinds = int(setup.kinds)
        rows = setup.kind_rows
        return domains_for(int(setup.seats), rows[:kinds], rows[kinds:], setup.happening_rows)

    def outcome(self, state: State) -> Outcome | None:
        return outcome.outcome(_table(state))

    def why_not(self, state: State, seat: int, option: int) -> WhyNotAnswer | None:
        return refusals.why_not(_table(state), seat, option)

    def alike(self, state: State, seat: int, option: int) -> int:
        table = _table(state)
        is_land = table.phase == SETTLE and option < LANDS
        return int(settling.first_alike(table, seat, option)) if is_land else option

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


def _table(state: State) -> DinoTwist:
    assert isinstance(state, DinoTwist)
    return state


GAME: Final = DinoTwistGame()
