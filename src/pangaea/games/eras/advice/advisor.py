"""The sense of Eras that bots ask."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.advisor import Advisor
from pangaea.core.luck import Luck
from pangaea.core.state import State
from pangaea.games.eras.advice.figures import NAMES, figures, learned_worth
from pangaea.games.eras.advice.odds import odds
from pangaea.games.eras.advice.policy import policy
from pangaea.games.eras.advice.values import values
from pangaea.games.eras.advice.worth import worth
from pangaea.games.eras.rules.table import Table

CROWD: Final = 4  # so many seats make one


@final
class ErasAdvisor(Advisor):
    """A sense of Eras."""

    stakes = 0.3
    ripe = 40
    trust = 100

    def values(self, state: State, seat: i64) -> list[float]:
        return values(table_of(state), seat)

    def policy(self, state: State, seat: i64, luck: Luck) -> i64:
        """Look at the leading rival only, which is enough for two; in a crowd weigh everybody."""
        if state.seats >= CROWD:
            return self.best(state, seat, luck)
        return policy(table_of(state), seat, luck)

    def odds(self, state: State, seat: i64) -> list[float]:
        return odds(table_of(state), seat)

    def worth(self, state: State) -> list[float]:
        model = self.model
        return worth(table_of(state)) if model is None else learned_worth(table_of(state), model)

    def figure_names(self) -> list[str]:
        return NAMES

    def figures(self, state: State) -> vec[float]:
        return figures(table_of(state))

    def pace(self, state: State, turns: i64) -> i64:
        return table_of(state).turns

    def depth(self, state: State) -> i64:
        """One round of the table: farther ahead, the luck of the deck drowns what one did."""
        return table_of(state).setup.animals


def table_of(state: State) -> Table:
    """Tell that a state is one of this game's."""
    assert isinstance(state, Table)
    return state


ADVISOR: Final = ErasAdvisor()
