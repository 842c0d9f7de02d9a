"""The sense of Holotype that bots ask."""

from typing import Final, final

from mypy_extensions import i64

from pangaea.core.advisor import Advisor
from pangaea.core.luck import Luck
from pangaea.core.state import State
from pangaea.games.holotype.advice.values import likely, values
from pangaea.games.holotype.advice.worth import worth
from pangaea.games.holotype.rules import scoring
from pangaea.games.holotype.rules.table import Table


@final
class HolotypeAdvisor(Advisor):
    """A sense of Holotype."""

    trust: int = 100
    rounds: i64 = 2

    def values(self, state: State, seat: i64) -> list[float]:
        return values(table_of(state), seat)

    def policy(self, state: State, seat: i64, luck: Luck) -> i64:
        return likely(table_of(state), seat, luck)

    def worth(self, state: State) -> list[float]:
        return worth(table_of(state))

    def glitter(self, state: State, seat: i64, luck: Luck) -> list[float]:
        """Points on the table glitter; what specimens in hand may cost, a beginner forgets."""
        found: list[float] = []
        for option in state.options(seat):
            after = table_of(state.imagined(luck))
            after.answer(seat, option, luck)
            points = scoring.holotype_points(after, seat) + scoring.trace_points(after, seat)
            found.append(float(points + scoring.contribution_points(after, seat)))
        return found

    def depth(self, state: State) -> i64:
        """Look a few rounds of the table ahead."""
        return self.rounds * state.seats


def table_of(state: State) -> Table:
    """Tell that a state is one of this game's."""
    assert isinstance(state, Table)
    return state


ADVISOR: Final = HolotypeAdvisor()
