"""Eras behind its one public name."""

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
from pangaea.games.eras import advice, scene
from pangaea.games.eras.box import BOLT_NAMES, Box
from pangaea.games.eras.box.corrected import cards_in, corrected_box, reconstructed
from pangaea.games.eras.rules import inventory, refusals, scoring, turn
from pangaea.games.eras.rules.play import Eras
from pangaea.games.eras.rules.setup import ErasSetup
from pangaea.games.eras.rules.things import domains_for, questions_for
from pangaea.games.eras.rules.variants import ACCESS_UNLESS, OPTIONS


class ErasGame(Game):
    """The race along a path of eras."""

    slug = "eras"
    seats = (2, 3, 4, 5, 6)
    usual_seats = 4
    minutes = 60
    rulebook_version = "1"
    options = OPTIONS
    hides = True
    authors = "?"  # the page words what we know: `credits`
    publisher = "Super-Ape Games (?)"

    def setup(
        self, seats: int, options: Mapping[str, OptionValue], box: Struct | None = None
    ) -> Setup:
        figures = box if isinstance(box, Box) else Box()
        chosen = self.check(seats, options)
        cards = cards_in(figures)
        return ErasSetup(
            seats=seats,
            questions=questions_for(domains_for(seats, cards), seats),
            cards=cards,
            bolts=[figures.thunderbolts[name] for name in BOLT_NAMES],
            allows=chosen["access"] == ACCESS_UNLESS,
            fast=bool(chosen["fast"]),
            choose_sector=bool(chosen["choose_sector"]),
            turn_cap=int(chosen["turn_cap"]),
        )

    def blank(self, setup: Setup) -> State:
        assert isinstance(setup, ErasSetup)
        return Eras(setup)

    def lay_out(self, state: State, luck: Luck) -> None:
        turn.set_up(_table(state), luck)

    def domains(self, setup: Setup) -> dict[str, Domain]:
        assert isinstance(setup, ErasSetup)
        return domains_for(int(setup.seats), setup.card_rows)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(_table(state))

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


def _table(state: State) -> Eras:
    assert isinstance(state, Eras)
    return state


GAME: Final = ErasGame()
