"""The sense of Cubosaurs that bots ask."""

from typing import Final, final

from mypy_extensions import i64

from pangaea.core.advisor import Advisor
from pangaea.core.luck import Luck
from pangaea.core.state import State
from pangaea.games.cubosaurs.advice.values import values
from pangaea.games.cubosaurs.rules.table import Table


@final
class CubosaursAdvisor(Advisor):
    """A sense of Cubosaurs."""

    single = True
    stakes = 0.005
    ripe = 10
    trust = 90

    def values(self, state: State, seat: i64) -> list[float]:
        return values(table_of(state), seat)

    def policy(self, state: State, seat: i64, luck: Luck) -> i64:
        """Weigh everything, tiles too: with players in mind who seldom looked at tiles, search won
        83 % of 120 games against casual with 200 iterations; with these all of 40.
        """
        return self.best(state, seat, luck)

    def pace(self, state: State, turns: i64) -> i64:
        """Rounds do not depend on one another, but for who starts and the tokens left."""
        return table_of(state).round

    def depth(self, state: State) -> i64:
        return 1


def table_of(state: State) -> Table:
    """Tell that a state is one of this game's."""
    assert isinstance(state, Table)
    return state


ADVISOR: Final = CubosaursAdvisor()
