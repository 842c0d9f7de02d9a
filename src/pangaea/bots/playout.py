"""Random play to the end of a game, as fast as the rules allow."""

from mypy_extensions import i64

from pangaea.core.luck import Luck
from pangaea.core.state import NOBODY, State


def playout(state: State, luck: Luck) -> int:
    """Answer at random until the game is over; return the number of answers."""
    answers: i64 = 0
    seat = state.first_asked()
    while seat != NOBODY:
        state.answer(seat, state.random_option(seat, luck), luck)
        answers += 1
        seat = state.first_asked()
    return answers
