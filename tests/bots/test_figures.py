"""What describes positions to a learned model, in every game that has such figures."""

from collections.abc import Iterator
from math import isfinite

import pytest

from pangaea import shelf
from pangaea.core.game import Game
from pangaea.core.luck import Dice
from pangaea.core.model import Model, size
from pangaea.core.state import State

GAMES = [game.slug for game in shelf.games() if game.advisor.figure_names()]
LOOKS = 12


def positions(game: Game, seats: int) -> Iterator[State]:
    """Go through a game by chance; yield some positions of it as a seat imagines them."""
    luck = Dice(seats)
    state = game.start(game.setup(seats, {}), luck)
    for answer in range(20 * LOOKS):
        seat = state.first_asked()
        if answer % 20 == 0:
            yield state.veiled(seat).imagined(luck)
        state.answer(seat, game.advisor.policy(state.copy(), seat, luck), luck)
        if state.is_over():
            return


@pytest.mark.parametrize("slug", GAMES)
def test_every_seat_has_every_figure(slug: str) -> None:
    game = shelf.game(slug)
    names = game.advisor.figure_names()

    assert len(set(names)) == len(names)
    for seats in game.seats:
        for state in positions(game, seats):
            before = state.copy()
            figures = list(game.advisor.figures(state))
            assert len(figures) == seats * len(names)
            assert all(map(isfinite, figures))
            assert state == before


@pytest.mark.parametrize("slug", GAMES)
def test_the_first_figure_alone_is_the_formula(slug: str) -> None:
    """With the most players, so that nobody has two animals, which one figure cannot tell."""
    game = shelf.game(slug)
    width = len(game.advisor.figure_names())
    alone = Model(width, 1, [1.0] + [0.0] * (int(size(width, 1)) - 1))
    learned = game.advisor.model
    try:
        for state in positions(game, max(game.seats)):
            game.advisor.model = None
            formula = game.advisor.worth(state)
            game.advisor.model = alone
            assert game.advisor.worth(state) == pytest.approx(formula)
    finally:
        game.advisor.model = learned
