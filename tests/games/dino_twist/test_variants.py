"""The variants of the game, in all their values."""

import pytest
from tests.games.dino_twist.tables import setup_of
from tests.support import rule

import pangaea
from pangaea.core.errors import BadSeats, BadVariant
from pangaea.games.dino_twist import GAME


def test_the_options_and_their_defaults() -> None:
    assert {variant.name: variant.default for variant in GAME.variants} == {
        "islands": "trex", "bankiiizaurus": False, "island_bonus": "next",
    }  # fmt: skip


@rule("dino_twist/9.2")
def test_the_bonus_goes_to_the_next_card_unless_chosen_otherwise() -> None:
    assert not setup_of(3).by_rank
    assert setup_of(3, island_bonus="rank").by_rank


@rule("dino_twist/11.5")
def test_the_jokers_stay_in_the_box_unless_chosen() -> None:
    assert setup_of(3).joker == -1
    assert setup_of(3, bankiiizaurus=True).joker == 36


def test_wrong_values_and_seats_are_refused() -> None:
    with pytest.raises(BadVariant):
        pangaea.new("dino_twist", 3, islands="volcano")
    with pytest.raises(BadSeats):
        pangaea.new("dino_twist", 7)
    with pytest.raises(BadSeats):
        pangaea.new("dino_twist", 1)
