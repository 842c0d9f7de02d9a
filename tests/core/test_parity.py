"""The rules play exactly the same, compiled and not, and the table is drawn the same."""

import os
import subprocess
import sys
from functools import cache
from hashlib import blake2b

import msgspec
import pytest
from tests.support import COMPILED, ROOT

from pangaea import bots, shelf
from pangaea.core.game import Game, SeatView, state_digest
from pangaea.core.luck import Dice
from pangaea.core.state import NOBODY, Setup, State
from pangaea.core.words import words_for
from pangaea.testing.cases import cases_of
from pangaea.testing.veil import NAMES
from pangaea.testing.walks import MOST_ANSWERS

EVERY = [case for game in shelf.games() for case in cases_of(game)]
BETWEEN_THOUGHTS = 50
FORMS = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}


@cache
def checksum() -> str:
    """Play every case at random, and fold all that happened in them into one number."""
    folded = blake2b(digest_size=16)
    for case in EVERY:
        luck = Dice(1)
        setup = case.setup
        state = case.game.start(setup, luck)
        for number in range(MOST_ANSWERS):
            seat = state.first_asked()
            if seat < 0:
                break
            if number % BETWEEN_THOUGHTS == 0:
                folded.update(f"{thought(case.game, setup, state, seat)}".encode())
                folded.update(sight(case.game, state, seat) + sight(case.game, state, None))
            state.answer(seat, state.random_option(seat, luck), luck)
            folded.update(repr(sorted(state.plain().items())).encode())
        folded.update(f"{case} {state_digest(state)} {case.game.outcome(state)}".encode())
        folded.update(sight(case.game, state, None))
    return folded.hexdigest()


def thought(game: Game, setup: Setup, state: State, seat: int) -> int:
    """Choose by plain data, as a worker does whose server runs in the other form."""
    told = game.blank(setup)
    told.refill(state.veiled(seat).plain())
    return bots.bot("greedy").choose(game, told, seat, Dice(1))


def sight(game: Game, state: State, seat: int | None) -> bytes:
    """Draw the table as a page is sent it: 0 and 0.0 are not the same there."""
    view = SeatView(seat, words_for(game.slug, "fr"), NAMES[: int(state.seats)])
    return msgspec.json.encode(game.scene(state.veiled(NOBODY if seat is None else seat), view))


def other_checksum(form: str) -> str:
    """Work it out in a process of its own, in the form named."""
    code = (
        "from tests.core.test_parity import checksum; from tests.support import COMPILED;"
        "print('compiled' if COMPILED else 'interpreted', checksum())"
    )
    path = os.pathsep.join([str(FORMS[form]), str(ROOT)])
    found = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": path},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    played, number = found.stdout.split()
    assert played == form
    return number


@pytest.mark.parametrize("form", FORMS if COMPILED else ["interpreted"])
def test_both_forms_play_the_same_games(form: str) -> None:
    """A fresh process of either form agrees; the uncompiled run has only its own at hand."""
    assert other_checksum(form) == checksum()


def test_every_game_is_played() -> None:
    assert {case.slug for case in EVERY} == {game.slug for game in shelf.games()}
