"""The sense of Holotype that bots ask."""

from typing import Final, final

from mypy_extensions import i64

from pangaea.core.advisor import Advisor
from pangaea.core.luck import Luck
from pangaea.core.state import State
from pangaea.games.holotype.advice.values import values
from pangaea.games.holotype.rules.table import Table


@final
class HolotypeAdvisor(Advisor):
    """A sense of Holotype."""

    def values(self, state: State, seat: i64) -> list[float]:
        return values(table_of(state), seat)

    def policy(self, state: State, seat: i64, luck: Luck) -> i64:
        return self.best(state, seat, luck)


def table_of(state: State) -> Table:
    """Tell that a state is one of this game's."""
    assert isinstance(state, Table)
    return state


ADVISOR: Final = HolotypeAdvisor()
