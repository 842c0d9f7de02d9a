"""The library's face: stable names, and the example in its first lines."""

import doctest
from pathlib import Path

import pytest
from tests.support import ROOT

import pangaea
from pangaea.bots import roster
from pangaea.core import errors
from pangaea.core.luck import Dice

INTERNAL = {"StaleBookmark", "MissingExtra"}  # of a store's bookmarks, and of the commands


def test_the_example_of_the_library_works() -> None:
    failed, tried = doctest.testmod(pangaea)

    assert tried > 0
    assert failed == 0


def test_the_shelf_can_be_looked_over() -> None:
    slugs = [game.slug for game in pangaea.all_games()]

    assert slugs == sorted(slugs)
    assert "cubosaurs" in slugs
    assert pangaea.game("cubosaurs") in pangaea.all_games()


def test_a_match_offers_the_stable_names(tmp_path: Path) -> None:
    match = pangaea.new("cubosaurs", 4, seed=7, advanced=True)
    seat = match.asked[0]

    match.answer(seat, match.options(seat)[0])
    match.save(str(tmp_path / "game.jsonl"))

    assert match.outcome is None
    assert match.question(match.asked[0]).name == "cubosaurs.hand"
    assert match.state.seats == 4
    assert match.scene(seat, "fr").language == "fr"
    assert match.scene(None, "en").seat is None
    assert match.log(None, "fr")
    assert pangaea.load(str(tmp_path / "game.jsonl")).record() == match.record()


@pytest.mark.parametrize("seed", [7, "seven"])
def test_the_same_seed_gives_the_same_luck(seed: int | str) -> None:
    one, other = (pangaea.new("cubosaurs", 3, seed=seed) for _ in range(2))

    assert one.start_luck == other.start_luck
    assert one.seal == other.seal


def test_without_a_seed_every_match_has_its_own_luck() -> None:
    one, other = (pangaea.new("cubosaurs", 3) for _ in range(2))

    assert one.seal != other.seal


def test_luck_can_be_brought_along() -> None:
    one, other = (pangaea.new("cubosaurs", 3, luck=Dice(3)) for _ in range(2))

    assert one.start_luck == other.start_luck
    assert one.seal == ""


def test_a_match_a_question_and_a_state_say_what_they_are() -> None:
    """Seats are named by their numbers, as every call takes them."""
    match = pangaea.new("cubosaurs", 2, seed=1, names=["Ada", "Bo"])
    seat = match.asked[0]

    assert repr(match) == f"<Match cubosaurs for 2, 0 answers, asks seat {seat}: cubosaurs.hand>"
    assert repr(match.game) == "<Game cubosaurs for 2, 3, 4, 5>"
    assert repr(match.question(seat)).startswith("<Question cubosaurs.hand [cubosaurs/3.3]")
    assert repr(match.state) == f"<Table for 2, seat {seat}: cubosaurs.hand>"


def test_a_finished_match_says_who_won() -> None:
    match = pangaea.new("cubosaurs", 2, seed=1, rounds="1", names=["Ada", "Bo"])
    while match.asked:
        match.answer(match.asked[0], "keep")

    winners = ", ".join(f"seat {seat}" for seat in match.outcome.winners)  # type: ignore[union-attr]
    assert repr(match).endswith(f"won by {winners}>")


def test_legal_answers_can_be_read_and_given_as_they_are_written() -> None:
    match = pangaea.new("cubosaurs", 2, seed=1)
    seat = match.asked[0]

    written = match.answers(seat)
    match.answer(seat, written[-1])

    assert written[0] == "hand keep"
    assert len(written) == len(set(written)) > 1


def test_states_are_equal_when_their_positions_are() -> None:
    one, other = pangaea.new("evo", 3, seed=1), pangaea.new("evo", 3, seed=1)

    assert one.state == other.state
    assert one.state != pangaea.new("evo", 3, seed=2).state
    assert one.state.copy() == one.state


def test_every_error_that_a_caller_may_meet_is_exported() -> None:
    known = {
        name
        for module in (errors, roster)
        for name, kind in vars(module).items()
        if isinstance(kind, type) and issubclass(kind, errors.PangaeaError)
    }

    assert known - INTERNAL <= set(pangaea.__all__)


def test_every_name_is_explained_in_the_page_of_the_library() -> None:
    page = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")

    assert [name for name in pangaea.__all__ if f"`{name}" not in page] == []


def test_the_library_knows_its_version() -> None:
    assert pangaea.__version__.count(".") == 2
