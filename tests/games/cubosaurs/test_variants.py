"""The variants of the game, in all their values."""

import pytest
from tests.games.cubosaurs.tables import setup_of
from tests.support import rule

import pangaea
from pangaea.core.errors import BadSeats, BadVariant
from pangaea.games.cubosaurs import GAME


def test_the_options_and_their_defaults() -> None:
    assert {variant.name: variant.default for variant in GAME.variants} == {
        "advanced": False,
        "interaction": True,
        "rounds": "usual",
        "egg_needs_card": True,
        "token_for": "received",
    }


@rule("cubosaurs/8.1")
def test_the_advanced_game_is_an_option() -> None:
    assert not setup_of(3).advanced
    assert setup_of(3).token_supply == 0
    assert setup_of(3, advanced=True).advanced
    assert setup_of(3, advanced=True).token_supply == 40


@rule("cubosaurs/4.8")
def test_the_egg_ruling_is_an_option() -> None:
    assert setup_of(3).egg_needs_card
    assert not setup_of(3, egg_needs_card=False).egg_needs_card


@rule("cubosaurs/8.7")
def test_the_token_ruling_is_an_option() -> None:
    assert setup_of(3).receiver_earns
    assert not setup_of(3, token_for="added").receiver_earns


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(BadSeats) as caught:
        pangaea.new("cubosaurs", seats)

    assert caught.value.details == {"seats": seats, "least": 2, "most": 5}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("advanced", 1), ("interaction", "yes"), ("rounds", "6"), ("rounds", "0"),
        ("egg_needs_card", "no"), ("token_for", "thief"),
    ],
)  # fmt: skip
def test_other_values_are_refused(name: str, value: bool | int | str) -> None:
    with pytest.raises(BadVariant) as caught:
        GAME.check(3, {name: value})

    assert caught.value.key == "error-variant-value"
    assert caught.value.details["name"] == name
