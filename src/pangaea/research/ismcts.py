"""OpenSpiel's information-set tree search as a player of our games: `ismcts@200`.

The search is OpenSpiel's own, from its Python package. It is handed what our bots are handed: the
veiled position, which it imagines anew for every iteration, and the same number of iterations for
the same answers of a turn. A leaf is valued as its RandomRolloutEvaluator does, by one game played
to the end at random; ours plays it on the compiled rules, so that a comparison takes hours less.
"""

from typing import Final

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import Evaluator

from pangaea.bots import Bot, TurnBudget, UnknownLevel, bot
from pangaea.bots.playout import playout
from pangaea.core.game import Game
from pangaea.core.luck import Dice, Luck
from pangaea.core.state import State
from pangaea.research.spiel import SpielGame, SpielState

LEVEL: Final = "ismcts"
CURIOSITY: Final = 0.7  # the constant of UCT, for rewards from 0 to 1
SEEDS: Final = 1 << 31


class Rollouts(Evaluator):
    """Values a state by a game played to its end at random; no action is liked beforehand."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def evaluate(self, state: SpielState) -> list[float]:
        """Return what a random game from here is worth to each seat."""
        table = state.moment.table.copy()
        playout(table, self.luck)
        return table.rewards()

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """Like all actions alike."""
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


class SpielBot(Bot):
    """Lets OpenSpiel search: so many iterations for a turn, shared out as ours are."""

    def __init__(self, iterations: int, curiosity: float = CURIOSITY) -> None:
        self.budget = TurnBudget(float(iterations))
        self.curiosity = curiosity
        self.games: dict[tuple[str, int], SpielGame] = {}

    def begin_turn(self) -> None:
        self.budget.begin_turn()

    def choose(self, game: Game, veiled: State, seat: int, luck: Luck) -> int:
        options = veiled.options(seat)
        if len(options) == 1:
            return options[0]
        share = max(int(self.budget.share(whole=game.advisor.single)), 1)
        self.budget.spend(float(share))
        return self.searched(game, veiled, seat, Dice(int(luck.pick(SEEDS))), share)

    def searched(self, game: Game, veiled: State, seat: int, luck: Luck, iterations: int) -> int:
        """Return the option that so many iterations find best."""
        spiel = self.game_of(game, int(veiled.seats))
        searcher = ISMCTSBot(
            spiel,
            Rollouts(luck),
            self.curiosity,
            iterations + 1,  # its first one only values the root
            random_state=np.random.RandomState(int(luck.pick(SEEDS))),
        )
        searcher.set_resampler(lambda *_: spiel.state_at(veiled.imagined(luck)))
        action = int(searcher.step(spiel.state_at(veiled.copy())))
        return action - spiel.offsets[veiled.question(seat).name]

    def game_of(self, game: Game, seats: int) -> SpielGame:
        """Return the game for OpenSpiel, made once."""
        key = (game.slug, seats)
        if key not in self.games:
            self.games[key] = SpielGame(game, {"players": seats})
        return self.games[key]


def contestant(level: str) -> Bot:
    """Return a player of a level: one of ours, or OpenSpiel's search with so many iterations."""
    name, _, iterations = level.partition("@")
    if name != LEVEL:
        return bot(level)
    if not (iterations.isdecimal() and int(iterations) > 0):
        raise UnknownLevel("error-unknown-level", level=level, known=f"{LEVEL}@200")
    return SpielBot(int(iterations))
