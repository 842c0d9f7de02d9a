"""The sense of Holotype that bots ask."""

from typing import Final, final

from mypy_extensions import i64

from pangaea.core.advisor import Advisor
from pangaea.core.luck import Luck
from pangaea.core.state import State
from pangaea.games.holotype.advice.values import likely, values
from pangaea.games.holotype.advice.worth import worth
from pangaea.games.holotype.rules.table import Table


@final
class HolotypeAdvisor(Advisor):
    """A sense of Holotype."""

    rounds: i64 = 2

    def values(self, state: State, seat: i64) -> list[float]:
        return values(table_of(state), seat)

    def policy(self, state: State, seat: i64, luck: Luck) -> i64:
        return likely(table_of(state), seat, luck)

    def worth(self, state: State) -> list[float]:
        return worth(table_of(state))

    def depth(self, state: State) -> i64:
        """Look a few rounds of the table ahead."""
        return self.rounds * state.seats


def table_of(state: State) -> Table:
    """Tell that a state is one of this game's."""
    assert isinstance(state, Table)
    return state


ADVISOR: Final = HolotypeAdvisor()
