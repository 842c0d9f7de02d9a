"""The levels of play a seat can be given to; words `bot-<level>` and `bot-<level>-meaning`."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from pangaea.bots.search import Search
from pangaea.core.errors import PangaeaError
from pangaea.core.game import Game
from pangaea.core.luck import Luck
from pangaea.core.state import State

ITERATIONS: Final = 300  # of the search level, for one answer
SLICE: Final = 10  # iterations between two looks at whether to go on


class UnknownLevel(PangaeaError, LookupError):
    """No bot plays at that level."""


class Bot(ABC):
    """A player that is handed what its seat may know, and no more."""

    @abstractmethod
    def choose(self, game: Game, veiled: State, seat: int, luck: Luck) -> int:
        """Return the option to answer with; `luck` decides between equals and feeds search."""


class RandomBot(Bot):
    """Answers anything that is allowed."""

    def choose(self, game: Game, veiled: State, seat: int, luck: Luck) -> int:
        return veiled.random_option(seat, luck)


class GreedyBot(Bot):
    """Takes the answer that the game's own advice likes best."""

    def choose(self, game: Game, veiled: State, seat: int, luck: Luck) -> int:
        return game.advisor.best(veiled, seat, luck)


def never() -> bool:
    """Let a search use its whole budget."""
    return False


class SearchBot(Bot):
    """Thinks ahead by playing hundreds of games in its mind; `enough` may stop it early."""

    def __init__(self, iterations: int = ITERATIONS, enough: Callable[[], bool] = never) -> None:
        self.iterations = iterations
        self.enough = enough

    def choose(self, game: Game, veiled: State, seat: int, luck: Luck) -> int:
        options = veiled.options(seat)
        if len(options) == 1:
            return options[0]
        search = Search(veiled, seat, luck, game.advisor)
        left = self.iterations
        while left > 0:
            search.run(min(left, SLICE))
            left = 0 if self.enough() else left - SLICE
        return search.best()


LEVELS: Final[dict[str, type[Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
}


def levels() -> list[str]:
    """List the levels, the weakest first."""
    return list(LEVELS)


def bot(level: str, enough: Callable[[], bool] = never) -> Bot:
    """Return a player of this level; one that thinks ahead looks now and then if it is enough."""
    if level not in LEVELS:
        raise UnknownLevel("error-unknown-level", level=level, known=", ".join(LEVELS))
    return SearchBot(enough=enough) if level == "search" else LEVELS[level]()
