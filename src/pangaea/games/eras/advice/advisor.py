"""The sense of Eras that bots ask."""

from typing import Final, final

from mypy_extensions import i64

from pangaea.core.advisor import Advisor
from pangaea.core.luck import Luck
from pangaea.core.state import State
from pangaea.games.eras.advice.values import values
from pangaea.games.eras.rules.table import Table


@final
class ErasAdvisor(Advisor):
    """A sense of Eras."""

    def values(self, state: State, seat: i64) -> list[float]:
        return values(table_of(state), seat)

    def policy(self, state: State, seat: i64, luck: Luck) -> i64:
        return self.best(state, seat, luck)

    def pace(self, state: State, turns: i64) -> i64:
        return table_of(state).turns

    def depth(self, state: State) -> i64:
        """Two rounds of the table: farther ahead, random play says little about a path."""
        return 2 * table_of(state).setup.animals


def table_of(state: State) -> Table:
    """Tell that a state is one of this game's."""
    assert isinstance(state, Table)
    return state


ADVISOR: Final = ErasAdvisor()
