"""Random play, position by position, in whatever order seats may answer."""

from collections.abc import Iterator

from pangaea.core.luck import Dice, Luck
from pangaea.core.match import Match
from pangaea.core.sealed import Sealed
from pangaea.core.state import State
from pangaea.testing.cases import Case

MOST_ANSWERS = 20_000  # no game on the shelf lasts nearly as long


def sampled(number: int, every: int) -> bool:
    """Choose positions to look at: often in the first hundred, now and then in a long game."""
    return number % (every if number < 100 else 16 * every) == 0


def positions(case: Case, seed: int) -> Iterator[State]:
    """Play a game at random; every position on the way, the last one included."""
    luck = Dice(seed)
    state = case.game.start(case.setup, luck)
    for _ in range(MOST_ANSWERS):
        yield state
        asked = state.asked()
        if not asked:
            return
        answer_at_random(state, asked[luck.pick(len(asked))], luck)
    raise AssertionError("the game does not end")


def answer_at_random(state: State, seat: int, luck: Luck) -> None:
    """Give a legal answer."""
    options = state.options(seat)
    state.answer(seat, options[luck.pick(len(options))], luck)


def ended(state: State, luck: Luck) -> State:
    """Play a state to its end."""
    for _ in range(MOST_ANSWERS):
        asked = state.asked()
        if not asked:
            return state
        answer_at_random(state, asked[luck.pick(len(asked))], luck)
    raise AssertionError("the game does not end")


def begun(case: Case, seed: int) -> Match:
    """Start a match whose luck can be proven."""
    return Match(case.game, case.seats, Sealed(f"seed {seed}"), case.variants, rules=case.rules)


def step(match: Match, luck: Luck) -> bool:
    """Give one random answer; False when the game is over."""
    asked = match.asked
    if not asked:
        return False
    seat = asked[luck.pick(len(asked))]
    options = match.options(seat)
    match.answer(seat, options[luck.pick(len(options))])
    return True


def finished(case: Case, seed: int) -> Match:
    """Play a whole match at random."""
    match, luck = begun(case, seed), Dice(seed)
    while step(match, luck):
        assert match.position < MOST_ANSWERS
    return match
