"""Variants of a game: checked, completed, read from text."""

import pytest

from pangaea.core.errors import BadVariant
from pangaea.core.variants import Variant, VariantValue, completed

FLAG = Variant("advanced", "flag", False, "x/1.1")
NUMBER = Variant("rounds", "number", 2, "x/1.2", least=1, most=5)
CHOICE = Variant("map", "choice", "small", "x/1.3", ("small", "large"))
ALL = (FLAG, NUMBER, CHOICE)


def test_defaults_complete_what_is_not_given() -> None:
    assert completed("cubosaurs", ALL, {"rounds": 3}) == {
        "advanced": False,
        "rounds": 3,
        "map": "small",
    }


def test_an_unknown_variant_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadVariant) as caught:
        completed("cubosaurs", ALL, {"speed": 3})

    assert caught.value.key == "error-unknown-variant"
    assert "advanced, rounds, map" in caught.value.text("fr")


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("advanced", 1, "true, false"),
        ("advanced", "true", "true, false"),
        ("rounds", 0, "1..5"),
        ("rounds", 6, "1..5"),
        ("rounds", True, "1..5"),
        ("rounds", "3", "1..5"),
        ("map", "huge", "small, large"),
    ],
)
def test_a_wrong_value_is_refused_with_the_right_ones(
    name: str, value: VariantValue, allowed: str
) -> None:
    with pytest.raises(BadVariant) as caught:
        completed("cubosaurs", ALL, {name: value})

    assert caught.value.key == "error-variant-value"
    assert caught.value.details["allowed"] == allowed


@pytest.mark.parametrize(
    ("variant", "text", "value"),
    [
        (FLAG, "yes", True), (FLAG, "On", True), (FLAG, "0", False), (FLAG, "maybe", "maybe"),
        (NUMBER, "4", 4), (NUMBER, "-4", -4), (NUMBER, "four", "four"), (CHOICE, "large", "large"),
    ],
)  # fmt: skip
def test_a_value_is_read_from_text(variant: Variant, text: str, value: VariantValue) -> None:
    assert variant.read(text) == value
