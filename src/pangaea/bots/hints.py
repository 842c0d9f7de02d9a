"""What a strong player would answer at a seat, and how often such an answer wins."""

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from pangaea.bots.search import Search
from pangaea.core.advisor import Advisor
from pangaea.core.game import Game
from pangaea.core.luck import Luck
from pangaea.core.state import NOBODY, State

MOST: Final = 3  # answers that are named
WORTH_NAMING: Final = (
    10  # an answer tried a so-manieth as often as the best is named, the second always
)
SLICE: Final = 10  # iterations between two looks at the clock
LONGEST: Final = 3_000  # answers of a game played on in the mind; the rules of some set no end
GLANCE: Final = 20  # answers of such a game between two looks at the clock
ENOUGH: Final = 400  # games played on for each answer
LEAST: Final = 20  # fewer say nothing about chances


class Advised(Struct, frozen=True):
    """An answer that a strong player thinks of, and how often it led to victory in the mind."""

    option: int
    chance: float | None  # from 0 to 1; None: too few games were played on


def advise(
    game: Game,
    veiled: State,
    seat: int,
    luck: Luck,
    *,
    searched: Callable[[], bool],
    over: Callable[[], bool],
) -> list[Advised]:
    """Search until `searched`, then play the best answers on until `over`; the best comes first.

    Where the odds of the answers are known, nothing is searched for.
    """
    odds = game.advisor.odds(veiled, seat)
    options = veiled.options(seat)
    if odds:
        options = sorted(options, key=lambda option: -odds[options.index(option)])[:MOST]
    else:
        options = best_of(searched_at(game, veiled, seat, luck, searched), options)
    chances = Chances(game, veiled, seat, luck)
    for _ in range(ENOUGH):
        if not chances.play_on(options, over):
            break
    return [Advised(option, chances.of(option)) for option in options]


def searched_at(
    game: Game, veiled: State, seat: int, luck: Luck, enough: Callable[[], bool]
) -> Search:
    """Search from a position until it is enough."""
    search = Search(veiled, seat, luck, game.advisor)
    search.run(SLICE)
    while not enough():
        search.run(SLICE)
    return search


def best_of(search: Search, options: list[int]) -> list[int]:
    """Return the two or three answers that a search tried most."""
    tried = {option: int(search.tried(option)) for option in options}
    ranked = sorted(options, key=lambda option: (-tried[option], -search.worth(option)))
    best = tried[ranked[0]]
    third = [option for option in ranked[2:MOST] if tried[option] * WORTH_NAMING >= best]
    return ranked[:2] + third


class Chances:
    """How often answers win if everybody plays on by the game's policy, from fair guesses."""

    def __init__(self, game: Game, veiled: State, seat: int, luck: Luck) -> None:
        self.game = game
        self.veiled = veiled
        self.seat = seat
        self.luck = luck
        self.won: dict[int, float] = {}
        self.played: dict[int, int] = {}

    def play_on(self, options: list[int], over: Callable[[], bool]) -> bool:
        """Play one game on for each answer, all from the same guess; False: there was no time.

        What was not played for every answer counts for none: the best must not have more luck.
        """
        guess = self.veiled.imagined(self.luck)
        ends = [self._end(guess.copy(), option, over) for option in options]
        if over():
            return False
        for option, end in zip(options, ends, strict=True):
            if end is not None:
                self.won[option] = self.won.get(option, 0.0) + self._share(end)
                self.played[option] = self.played.get(option, 0) + 1
        return True

    def _end(self, state: State, option: int, over: Callable[[], bool]) -> State | None:
        """Return how a game ends after an answer, if it does in time."""
        state.answer(self.seat, option, self.luck)
        return state if play_out(state, self.game.advisor, self.luck, over) else None

    def _share(self, end: State) -> float:
        outcome = self.game.outcome(end)
        assert outcome is not None, "it was played to its end"
        return 1 / len(outcome.winners) if self.seat in outcome.winners else 0.0

    def of(self, option: int) -> float | None:
        """Return the share of victories after an answer, if enough games were played."""
        played = self.played.get(option, 0)
        return self.won[option] / played if played >= LEAST else None


def play_out(state: State, advisor: Advisor, luck: Luck, over: Callable[[], bool]) -> bool:
    """Play to the end by the game's policy; False if it does not come, or not in time."""
    for number in range(LONGEST):
        seat = state.first_asked()
        if seat == NOBODY:
            return True
        if number % GLANCE == 0 and over():
            return False
        state.answer(seat, advisor.policy(state, seat, luck), luck)
    return False
