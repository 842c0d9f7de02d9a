"""Holotype behind its one public name."""

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
from pangaea.games.holotype import advice, inventory, outcome, refusals, scene, setting_up
from pangaea.games.holotype.box import Box
from pangaea.games.holotype.corrected import corrected_box, reconstructed
from pangaea.games.holotype.options import OMNIVORE_ONE, OPTIONS, last_space, strip_of
from pangaea.games.holotype.play import Holotype
from pangaea.games.holotype.questions import domains_for, questions_for
from pangaea.games.holotype.setup import HolotypeSetup


class HolotypeGame(Game):
    """The worker-placement game of fossils, research and publications."""

    slug = "holotype"
    seats = (2, 3, 4, 5)
    usual_seats = 3
    minutes = 75
    rulebook_version = "1"
    rules_version = 2  # a card searched out of the discard pile is hidden (9.9)
    options = OPTIONS
    hides = True
    may_not_end = True  # everybody can keep clear of what brings the end nearer
    authors = "Brett Harrison & Lex Terenchin"
    publisher = "Brexwerx Games"

    def setup(
        self, seats: int, options: Mapping[str, OptionValue], box: Struct | None = None
    ) -> Setup:
        figures = box if isinstance(box, Box) else Box()
        chosen = self.check(seats, options)
        strip = strip_of(figures, str(chosen["track"]), seats)
        return HolotypeSetup(
            seats=seats,
            questions=questions_for(domains_for(seats, figures)),
            box=figures,
            strip=strip,
            length=last_space(strip, int(chosen["last_space"])),
            elementary=bool(chosen["elementary"]),
            strict=chosen["omnivores"] == OMNIVORE_ONE,
        )

    def blank(self, setup: Setup) -> State:
        assert isinstance(setup, HolotypeSetup)
        return Holotype(setup)

    def lay_out(self, state: State, luck: Luck) -> None:
        setting_up.set_up(_table(state), luck)

    def domains(self, setup: Setup) -> dict[str, Domain]:
        assert isinstance(setup, HolotypeSetup)
        return domains_for(int(setup.seats), setup.box)

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


def _table(state: State) -> Holotype:
    assert isinstance(state, Holotype)
    return state


GAME: Final = HolotypeGame()
