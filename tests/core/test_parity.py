"""The rules play exactly the same, compiled and not."""

import os
import subprocess
import sys
from hashlib import blake2b

import pytest
from tests.conformance.cases import ENDS
from tests.conformance.walks import MOST_ANSWERS
from tests.support import COMPILED, ROOT

from pangaea import shelf
from pangaea.core.game import state_digest
from pangaea.core.luck import Dice

GAMES_EACH = 4
FORMS = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}


def checksum() -> str:
    """Play many games at random, and fold all that happened in them into one number."""
    folded = blake2b(digest_size=16)
    for case in ENDS:
        for seed in range(GAMES_EACH):
            luck = Dice(seed)
            state = case.game.start(case.setup, luck)
            for _ in range(MOST_ANSWERS):
                seat = state.first_asked()
                if seat < 0:
                    break
                state.answer(seat, state.random_option(seat, luck), luck)
                folded.update(repr(sorted(state.plain().items())).encode())
            folded.update(f"{case} {state_digest(state)} {case.game.outcome(state)}".encode())
    return folded.hexdigest()


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


def test_the_same_seeds_give_the_same_games() -> None:
    assert checksum() == checksum()


@pytest.mark.parametrize("form", FORMS if COMPILED else ["interpreted"])
def test_both_forms_play_the_same_games(form: str) -> None:
    """The compiled run has both at hand; the other one checks that a fresh process agrees."""
    assert other_checksum(form) == checksum()


def test_every_game_is_played() -> None:
    assert {case.slug for case in ENDS} == {game.slug for game in shelf.games()}
