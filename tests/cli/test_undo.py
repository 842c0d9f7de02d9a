"""Taking back at the terminal: the same as at a server's table."""

import pytest
from rich.console import Console

from pangaea.cli.seated.answers import Desk
from pangaea.core.errors import NothingToUndo
from pangaea.core.match import Match
from pangaea.core.sealed import Sealed
from pangaea.shelf import game


def test_a_bots_part_of_a_secret_choice_stays_when_a_person_takes_back() -> None:
    match = Match(game("dino_twist"), 3, Sealed("seed"), bots=["", "greedy", "greedy"])
    for seat in (0, 1, 1):
        match.answer(seat, match.options(seat)[0])

    drawn_again = Desk(Console(quiet=True), match, "en").take(0, "undo")

    assert drawn_again
    assert [step.seat for step in match.steps] == [1, 1]
    assert 0 in match.asked


def test_who_has_chosen_nothing_has_nothing_to_take_back() -> None:
    match = Match(game("dino_twist"), 2, Sealed("seed"))
    match.answer(1, match.options(1)[0])

    with pytest.raises(NothingToUndo):
        Desk(Console(quiet=True), match, "en").take(0, "undo")
    assert match.position == 1
