"""Pangaea itself, in whichever form (interpreted or compiled) PYTHONPATH offers."""

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Final

import pangaea
from bench.contestant import Contestant, copier
from bench.lineup import Variants
from pangaea.bots.playout import playout
from pangaea.core.game import Game
from pangaea.core.luck import Dice
from pangaea.core.state import NOBODY, State

SEATS: Final = 3  # or as near to it as a game allows
POSITIONS: Final = 64
LUCK: Final = Dice(1)

Start = Callable[[], State]


def games() -> list[str]:
    """Name every game on the shelf."""
    return [game.slug for game in pangaea.all_games()]


def whole_games(slug: str, variants: Variants) -> Contestant:
    """Whole games, from the shuffle to the end, by the library's own random playout."""
    start = starter(slug, variants)

    def play() -> int:
        return playout(start(), LUCK)

    return contestant(slug, play, copier([state.copy for state in positions(start)]))


def rollouts(slug: str, variants: Variants) -> Contestant:
    """Copies of dealt positions, played to the end by the library's own random playout."""
    start = starter(slug, variants)
    roots = [start() for _ in range(POSITIONS)]

    def play() -> int:
        return sum(playout(root.copy(), LUCK) for root in roots)

    return contestant(slug, play)


def listed_games(slug: str, variants: Variants) -> Contestant:
    """Whole games with every step called from interpreted Python and every option listed."""
    start = starter(slug, variants)
    random = Random(1).random

    def play() -> int:
        state = start()
        decisions = 0
        while (seat := state.first_asked()) != NOBODY:
            legal = state.options(seat)
            state.answer(seat, legal[int(random() * len(legal))], LUCK)
            decisions += 1
        return decisions

    return contestant(slug, play)


def contestant(
    slug: str, play: Callable[[], int], copy: Callable[[], int] | None = None
) -> Contestant:
    """Present a way to play, and say in which form it runs."""
    return Contestant(seats_at(pangaea.game(slug)), play, copy, is_compiled())


def seats_at(game: Game) -> int:
    """Return the number of seats to play with."""
    return min(game.seats, key=lambda seats: abs(seats - SEATS))


def is_compiled() -> bool:
    """Tell whether the playout that was found is machine code."""
    return not str(import_module("pangaea.bots.playout").__file__).endswith(".py")


def starter(slug: str, variants: Variants) -> Start:
    """Make the function that lays the table for a new game."""
    game = pangaea.game(slug)
    setup = game.setup(seats_at(game), variants)
    return lambda: game.start(setup, LUCK)


def positions(start: Start) -> list[State]:
    """Pick positions from all over some random games, to be copied."""
    found: list[State] = []
    for _ in range(POSITIONS):
        state = start()
        while (seat := state.first_asked()) != NOBODY:
            found.append(state.copy())
            state.answer(seat, state.random_option(seat, LUCK), LUCK)
    return Random(1).sample(found, POSITIONS)
