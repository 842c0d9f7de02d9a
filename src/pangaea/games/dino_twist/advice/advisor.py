"""The sense of Dino Twist that bots ask."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.advisor import Advisor
from pangaea.core.luck import Luck
from pangaea.core.state import State
from pangaea.games.dino_twist.advice.figures import NAMES, figures, learned_worth
from pangaea.games.dino_twist.advice.policy import choice
from pangaea.games.dino_twist.advice.values import values
from pangaea.games.dino_twist.advice.worth import worth
from pangaea.games.dino_twist.rules.table import Table


@final
class DinoTwistAdvisor(Advisor):
    """A sense of Dino Twist."""

    stakes = 0.023
    ripe = 30
    farther = 1  # a third turn
    trust = 100

    def values(self, state: State, seat: i64) -> list[float]:
        return values(table_of(state), seat)

    def policy(self, state: State, seat: i64, luck: Luck) -> i64:
        return choice(table_of(state), seat, luck)

    def worth(self, state: State) -> list[float]:
        model = self.model
        return worth(table_of(state)) if model is None else learned_worth(table_of(state), model)

    def figure_names(self) -> list[str]:
        return NAMES

    def figures(self, state: State) -> vec[float]:
        return figures(table_of(state))

    def pace(self, state: State, turns: i64) -> i64:
        return table_of(state).turn

    def depth(self, state: State) -> i64:
        """Look to the end of the next turn: what is held back now is played there."""
        return 2


def table_of(state: State) -> Table:
    """Tell that a state is one of this game's."""
    assert isinstance(state, Table)
    return state


ADVISOR: Final = DinoTwistAdvisor()
