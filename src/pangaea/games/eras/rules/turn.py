"""A game of Eras: the steps of a turn, in the order of the rulebook."""

from collections.abc import Mapping
from typing import Final, final

from pangaea.core.flow import Step, questions_of
from pangaea.core.variants import VariantValue
from pangaea.games.eras.box import Box
from pangaea.games.eras.rules import outlook, scoring, setting_up
from pangaea.games.eras.rules.cards import cards_in
from pangaea.games.eras.rules.cone import Cone
from pangaea.games.eras.rules.contest import Predict, PredictFirst, PredictSecond
from pangaea.games.eras.rules.eruption import Erupt
from pangaea.games.eras.rules.movement import ExtraStep, OneStep
from pangaea.games.eras.rules.placing import Land, Place
from pangaea.games.eras.rules.setting_up import Sector, Start
from pangaea.games.eras.rules.setup import ErasSetup
from pangaea.games.eras.rules.table import Table
from pangaea.games.eras.rules.things import domains_for
from pangaea.games.eras.rules.thunder import Lightning
from pangaea.games.eras.rules.veil import Veil


@final
class Eras(Veil):
    """A game of Eras."""

    def rewards(self, table: Table) -> list[float]:
        return outlook.rewards(table)


STEPS: Final[list[Step[Table]]] = [
    Sector(),  # chapter 2: everybody sits down
    Start(),
    Erupt(),  # chapter 4: turn over cards until an era card appears; chapter 9: eruptions
    Lightning(),  # chapter 10: thunderbolts
    Predict(),  # chapter 5: compete for a premium card
    Place(),  # chapter 6: place the card
    Land(),
    OneStep(),  # chapter 7: move the piece
    ExtraStep(),
    Cone(),  # chapter 8: move the cone; then the next turn begins
]
ONE_ANIMAL: Final = Eras(STEPS, setting_up.set_up, scoring.outcome)
TWO_ANIMALS: Final = Eras(  # chapter 13: for Predict
    [*STEPS, PredictFirst(), PredictSecond()], setting_up.set_up, scoring.outcome
)


def course_for(seats: int) -> Eras:
    """Return the course of a game: two players have two animals each [eras 13.1]."""
    return TWO_ANIMALS if seats == 2 else ONE_ANIMAL


def setup_for(seats: int, variants: Mapping[str, VariantValue], box: Box) -> ErasSetup:
    """Make the tables of a game for these seats, variants and figures."""
    cards = cards_in(box)
    domains = domains_for(seats, cards)
    questions = questions_of("eras", course_for(seats).steps, domains)
    return ErasSetup(seats, variants, box, cards, questions, domains)


def blank(setup: ErasSetup) -> Table:
    """Return an empty table."""
    return Table(setup, None, course_for(int(setup.seats)))
