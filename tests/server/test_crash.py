"""Killed in mid-game, again and again: what was acknowledged is there, and nothing twice."""

import os
from pathlib import Path

import pytest
from tests.server.crashes import Logged, account, crash_trial
from tests.server.crashing import UNDO, Attempt

from pangaea import shelf

KILLS = int(os.environ.get("PANGAEA_KILLS", "100"))
SECONDS = 240 + 4 * KILLS  # some 30 for 100 on a quiet machine


def test_whatever_was_acknowledged_survives_a_hundred_kills_and_nothing_is_there_twice(
    tmp_path: Path,
) -> None:
    """Answers, undos, joins and rematches; every stored game proves itself afterwards."""
    assert shelf.game("cubosaurs").hides is False

    done = crash_trial(tmp_path, KILLS, seed=0, seconds=SECONDS)

    assert done.kills == KILLS
    assert done.answers >= KILLS
    assert min(done.undos, done.joins, done.rematches) >= KILLS // 10


ANSWER, UNDONE = Attempt("t", 0, 3, 5, "done"), Attempt("t", 0, UNDO, 6, "done")
KEPT = [Logged(5, 0, 3, 5), Logged(6, 0, UNDO, 6)]


def test_the_account_is_exact() -> None:
    """What the trial above relies on."""
    refused, last = Attempt("t", 0, 4, 5, "refused"), Attempt("t", 0, 2, 5, "open")
    tried = list(enumerate([refused, ANSWER, UNDONE, last]))

    assert account(tried, KEPT) == {1: 5, 2: 6}
    assert account(tried, [*KEPT, Logged(7, 0, 2, 5)]) == {1: 5, 2: 6, 3: 7}


@pytest.mark.parametrize(
    "kept",
    [KEPT[:1], KEPT[1:], KEPT[::-1], [*KEPT, *KEPT], [KEPT[0], KEPT[0], KEPT[1]]],
    ids=["the last lost", "the first lost", "in another order", "all twice", "one twice"],
)
def test_the_account_finds_what_is_wrong(kept: list[Logged]) -> None:
    with pytest.raises(AssertionError):
        account(enumerate([ANSWER, UNDONE]), kept)


def test_what_is_said_again_may_have_been_given_where_nothing_else_was_possible() -> None:
    again = Attempt("t", 1, 0, 6, "done", repeated=True)
    forced = Logged(8, 1, 0, 6, forced=True)

    assert account(enumerate([again]), [forced]) == {0: 8}
    assert account([], [forced]) == {}
    for attempt, line in [
        (Attempt("t", 1, 0, 6, "done"), forced),  # it was promised at once
        (again, Logged(8, 1, 0, 7, forced=True)),
        (again, Logged(8, 1, 2, 6, forced=True)),
    ]:
        with pytest.raises(AssertionError):
            account(enumerate([attempt]), [line])
