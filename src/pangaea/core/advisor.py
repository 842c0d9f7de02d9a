"""What a game's own sense says of a position, for bots: they know the contract only.

Everything here is asked on veiled or imagined states, never on the real table. Search asks it
thousands of times a second, so a game compiles its own (`advice/`) and builds as little as it can.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pangaea.core.luck import Luck
from pangaea.core.model import Model
from pangaea.core.state import State

TO_THE_END: Final = 0  # the depth of a search that stops nowhere before
NO_FIGURES: Final = vec[float]()


@mypyc_attr(allow_interpreted_subclasses=True)
class Advisor:
    """A sense of one game; without any opinion unless the game has one."""

    curiosity: float = 1.0  # how much search favours an answer that was tried little
    single: bool = False  # whether a turn is mostly one answer, which then gets all the thinking
    stakes: float = 0.0  # what a difference of one between `values` changes of the worth
    faith: float = 15.0  # so many imagined worlds weigh as much as what `values` say
    ripe: int = 1  # how often an answer is tried before search tells apart those that follow it
    farther: int = 0  # so many steps of pace more a search looks ahead that has time for it
    trust: int = 50  # of 100 answers of a roll-out, those that follow `policy`; others are chance
    model: Model | None = None  # what self-play taught, if the game brings it

    def figure_names(self) -> list[str]:
        """Name the figures that describe a seat to a learned model; none: nothing is learned."""
        return []

    def figures(self, state: State) -> vec[float]:
        """Describe every seat's position by its figures, one seat after the other."""
        return NO_FIGURES

    def values(self, state: State, seat: i64) -> list[float]:
        """Say how good each option of `state.options(seat)` looks, for a player with time."""
        return [0.0] * len(state.options(seat))

    def policy(self, state: State, seat: i64, luck: Luck) -> i64:
        """Return an option that somebody may well choose, as fast as possible: for roll-outs."""
        return state.random_option(seat, luck)

    def odds(self, state: State, seat: i64) -> list[float]:
        """Say how likely each answer to a secret question succeeds; nothing: search finds out.

        The others are expected to answer about as advice would. Who thinks ahead gives one of the
        likeliest answers by chance, without a search.
        """
        return []

    def worth(self, state: State) -> list[float]:
        """Say what a position promises each seat, from 0 to 1, whoever is asked whatever.

        It is compared with `state.rewards()`, which weighs the end, so both share one scale.
        """
        return state.rewards()

    def glitter(self, state: State, seat: i64, luck: Luck) -> list[float]:
        """Say what each option brings at once, as a beginner sees it who thinks of nobody else."""
        found: list[float] = []
        for option in state.options(seat):
            after = state.imagined(luck)
            after.answer(seat, option, luck)
            found.append(after.rewards()[seat])
        return found

    def pace(self, state: State, turns: i64) -> i64:
        """Return how far the game has come, in steps of a size that suits a horizon.

        `turns` counts how often another seat was asked since the position that is searched.
        """
        return turns

    def depth(self, state: State) -> i64:
        """Return how many steps of pace search looks ahead from here, or TO_THE_END."""
        return TO_THE_END

    def best(self, state: State, seat: i64, luck: Luck) -> i64:
        """Return an option of the highest value; luck decides between equals."""
        values = self.values(state, seat)
        most = max(values)
        best = [option for place, option in enumerate(state.options(seat)) if values[place] == most]
        return best[luck.pick(len(best))]
