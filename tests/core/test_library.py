"""The library's face: stable names, and the example in its first lines."""

import doctest
from pathlib import Path

import pytest

import pangaea
from pangaea.core.luck import Dice


def test_the_example_of_the_library_works() -> None:
    failed, tried = doctest.testmod(pangaea)

    assert tried > 0
    assert failed == 0


def test_the_shelf_can_be_looked_over() -> None:
    slugs = [game.slug for game in pangaea.games()]

    assert slugs == sorted(slugs)
    assert "cubosaurs" in slugs
    assert pangaea.game("cubosaurs") in pangaea.games()


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
