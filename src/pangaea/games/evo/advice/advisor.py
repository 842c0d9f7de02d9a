"""The sense of EVO that bots ask."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.advisor import Advisor
from pangaea.core.luck import Luck
from pangaea.core.state import State
from pangaea.games.evo.advice.figures import NAMES, figures, learned_worth
from pangaea.games.evo.advice.policy import choice
from pangaea.games.evo.advice.values import values
from pangaea.games.evo.advice.worth import worth
from pangaea.games.evo.rules.names import AFTER_SURVIVAL
from pangaea.games.evo.rules.table import Table


@final
class EvoAdvisor(Advisor):
    """A sense of EVO."""

    stakes = 0.025
    ripe = 40
    trust = 100  # one bid by chance can cost all points: it would drown what is compared

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
        """Count half turns: all up to survival and its points, then the meteor and the auction."""
        table = table_of(state)
        return 2 * table.turn + (1 if table.stage >= AFTER_SURVIVAL else 0)

    def depth(self, state: State) -> i64:
        """Look to the points of this turn, or to the genes of this auction: `worth` knows the rest.

        The weather and the auction to come differ by more than what one decides now.
        """
        return 1


def table_of(state: State) -> Table:
    """Tell that a state is one of this game's."""
    assert isinstance(state, Table)
    return state


ADVISOR: Final = EvoAdvisor()
