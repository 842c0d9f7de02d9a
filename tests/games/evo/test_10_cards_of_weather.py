"""Chapter 10, cards 1 to 5: flood, accident and the climate; one test or more for each."""

import pytest
from tests.games.evo.tables import *
from tests.support import rule

from pangaea.games.evo import events
from pangaea.games.evo.rules.names import AFTER_CLIMATE, BEFORE_CLIMATE
from pangaea.games.evo.rules.table import Table
from pangaea.testing.answers import asked_what, choices, refusal

FIVE = "D16 D17 D18 D19 D20"


# -- 1 Flood ---------------------------------------------------------------------------------


@rule("evo/10.1")
def test_the_flood_rolls_for_every_dinosaur_on_the_coast_in_turn_order() -> None:
    """One parasol: 3 and one is 4, which kills; 4 and one is 5, which does not."""
    table = table_of(
        anna="B02 B09", bruno="D18", chloe="B13", hands="anna:flood", order="bruno anna chloe",
        at=BEFORE_CLIMATE,
    )  # fmt: skip

    happened = told(table, "flood", dice=[4, 3, 1, 2])

    drowned = [event for event in happened if isinstance(event, events.Drowned)]
    assert [(event.seat, event.die) for event in drowned] == [(ANNA, 3), (CHLOE, 1)]
    assert spaces_of(table, ANNA) == {"B09"}
    assert spaces_of(table, BRUNO) == {"D18"}


@rule("evo/10.1")
def test_four_parasols_are_safe_from_the_flood() -> None:
    table = table_of(APART, hands="anna:flood", traits="bruno:parasol4", at=AFTER_CLIMATE)

    play(table, "flood", dice=[6, 1, 6])

    assert spaces_of(table, BRUNO) == {"D18"}


@rule("evo/10.1")
@pytest.mark.parametrize("stage", [BEFORE_CLIMATE, AFTER_CLIMATE])
def test_the_flood_comes_before_or_after_the_die(stage: int) -> None:
    table = table_of(APART, hands="anna:flood", at=stage)

    assert "flood" in choices(table)


# -- 2 Accident ------------------------------------------------------------------------------


@rule("evo/10.2")
def test_an_accident_strikes_any_dinosaur_of_a_rival_with_five() -> None:
    table = table_of(
        anna="B02", bruno=FIVE, chloe="B13", hands="anna:accident", climate="beach",
        at=BEFORE_CLIMATE,
    )  # fmt: skip

    play(table, "accident")
    assert choices(table) == set(FIVE.split())
    assert refusal(table, "B13").words == "why-not-small-herd"
    assert refusal(table, "B02").words == "why-not-rival"
    play(table, "D17", dice=[2])

    assert spaces_of(table, BRUNO) == set(FIVE.split()) - {"D17"}


# -- 3 to 5: the climate ---------------------------------------------------------------------


def marker(table: Table) -> str:
    return CLIMATES[table.climate]


@rule("evo/10.3")
@pytest.mark.parametrize(
    ("start", "end"), [("beach", "hill"), ("hill2", "beach"), ("plain2", "plain")]
)
def test_a_catastrophe_moves_the_marker_two_spaces_without_a_die(start: str, end: str) -> None:
    table = table_of(APART, hands="anna:catastrophe", climate=start, at=BEFORE_CLIMATE)

    play(table, "catastrophe")

    assert marker(table) == end
    assert asked_what(table) == "walk"


@rule("evo/10.4")
@pytest.mark.parametrize(
    ("way", "end"), [("forward", "hill"), ("stay", "plain"), ("back", "beach")]
)
def test_the_weather_gene_chooses_where_the_marker_goes(way: str, end: str) -> None:
    table = table_of(APART, hands="anna:weather", climate="plain", at=BEFORE_CLIMATE)

    play(table, "weather", way)

    assert marker(table) == end
    assert asked_what(table) == "walk"


@rule("evo/10.5")
@pytest.mark.parametrize(
    ("start", "end"),
    [("plain", "beach"), ("plain2", "hill"), ("hill", "plain2"), ("hill2", "mountain")],
)
def test_no_more_seasons_rolls_from_the_twin_space(start: str, end: str) -> None:
    """One space forward from the other space of the same colour."""
    table = table_of(APART, hands="anna:seasons", climate=start, at=BEFORE_CLIMATE)

    play(table, "seasons", dice=[3])

    assert marker(table) == end


@rule("evo/10.5")
@pytest.mark.parametrize("start", ["beach", "mountain"])
def test_no_more_seasons_needs_green_or_brown(start: str) -> None:
    table = table_of(APART, hands="anna:seasons", climate=start, at=BEFORE_CLIMATE)

    assert "seasons" not in choices(table)
    assert refusal(table, "seasons").words == "why-not-no-twin"
