"""Chapter 7: survival and points."""

from functools import partial

from hypothesis import given
from hypothesis import strategies as st
from tests.games.evo.tables import (
    ANNA,
    BRUNO,
    anna_at,
    genes_of,
    play,
    points_of,
    spaces_of,
    table_of,
)
from tests.support import rule

from pangaea.core.luck import Dice
from pangaea.games.evo.rules import survival
from pangaea.games.evo.rules.names import COLD, DEADLY, HOT, SURVIVAL
from pangaea.testing.answers import asked_what, choices, refusal

# The rulebook's herd: one on a beach, two on plains, five on hills, two on mountains.
HERD = "B02 B03 B07 B09 B10 B11 B12 B15 B16 B17"
SKIN = "anna:fur2"
surviving = partial(table_of, at=SURVIVAL)


@rule("evo/7.1", "evo/7.2", "evo/7.3")
def test_the_rulebook_example_on_brown() -> None:
    """The beach is deadly; one parasol saves one of two on hot plains; furs save the mountains."""
    table = surviving(anna=HERD, bruno="", chloe="", climate="hill", traits=SKIN)

    assert "B02" not in spaces_of(table, ANNA)
    assert (asked_what(table), choices(table)) == ("remove", {"B03", "B07"})

    play(table, "B07", genes="leg leg leg")

    assert spaces_of(table, ANNA) == set(HERD.split()) - {"B02", "B07"}
    assert points_of(table)[ANNA] == 10 + 8


@rule("evo/7.1", "evo/7.2")
def test_the_rulebook_example_on_yellow() -> None:
    """Hills and mountains are deadly; the furs save both plains; the parasol is of no use."""
    table = surviving(anna=HERD, bruno="", chloe="", climate="beach", traits=SKIN, luck=Dice(1))

    assert spaces_of(table, ANNA) == {"B02", "B03", "B07"}
    assert points_of(table)[ANNA] == 13


@rule("evo/7.2")
def test_without_protection_nothing_is_asked() -> None:
    table = surviving(
        anna="B02 B03 B09", bruno="", chloe="", climate="beach", traits="anna:fur0", luck=Dice(1)
    )

    assert spaces_of(table, ANNA) == {"B02"}


@rule("evo/7.3")
def test_the_owner_chooses_which_but_not_how_many() -> None:
    table = surviving(anna_at("B02 B03 B07 B08"), climate="beach", traits="anna:fur2")

    assert choices(table) == {"B03", "B07", "B08"}
    assert refusal(table, "B02").words == "why-not-temperate"

    play(table, "B08", genes="leg leg leg")

    assert spaces_of(table, ANNA) == {"B02", "B03", "B07"}


@rule("evo/7.3")
def test_players_choose_in_turn_order() -> None:
    table = surviving(
        anna="B03 B07", bruno="D17 D20", chloe="", climate="beach", order="bruno anna chloe"
    )

    assert (table.first_asked(), choices(table)) == (BRUNO, {"D17", "D20"})
    play(table, "D20")
    assert (table.first_asked(), choices(table)) == (ANNA, {"B03", "B07"})


@rule("evo/7.4")
def test_everybody_scores_a_point_for_each_survivor() -> None:
    table = surviving(anna_at("B02 B04 B05"), climate="beach", luck=Dice(1))

    assert points_of(table) == [13, 11, 10]


counts = st.lists(st.integers(0, 9), min_size=4, max_size=4).filter(lambda c: sum(c) <= 10)
SPACES = (
    ["B01", "B02", "B04", "B05", "B06", "B13", "D01", "D08", "D09"],
    ["B03", "B07", "B08", "B14", "B20", "B21", "D02", "D10", "D12"],
    ["B09", "B10", "B11", "B12", "B15", "D07", "D11", "D13", "D21"],
    ["B16", "B17", "B18", "B19", "D03", "D04", "D05", "D06", "D14"],
)


@rule("evo/7.1", "evo/7.2", "evo/7.3")
@given(counts, st.integers(0, 5), st.integers(1, 6), st.integers(1, 6))
def test_survivors_are_those_the_rule_keeps(
    herd: list[int], climate: int, furs: int, parasols: int
) -> None:
    """Against a plain sum by terrain, whatever the owner chooses."""
    names = ["beach", "plain", "hill", "mountain", "hill2", "plain2"]
    places = [space for number, row in zip(herd, SPACES, strict=True) for space in row[:number]]
    table = surviving(
        anna=" ".join(places),
        bruno="",
        chloe="",
        climate=names[climate],
        traits=f"anna:fur{furs}+parasol{parasols}",
        luck=Dice(1),
    )
    while table.step == SURVIVAL:
        table.answer(ANNA, table.options(ANNA)[0], Dice(1))

    middle = [0, 1, 2, 3, 2, 1][climate]
    colder = herd[middle + 1] if middle < 3 else 0
    warmer = herd[middle - 1] if middle > 0 else 0
    assert table.dinos[ANNA] == herd[middle] + min(colder, furs) + min(warmer, parasols)


@rule("evo/7.1")
def test_what_is_shown_before_the_phase_is_what_happens() -> None:
    table = table_of(anna=HERD, bruno="", chloe="", climate="hill", traits=SKIN)

    assert genes_of(table, ANNA)["fur"] == 2
    assert survival.survivors(table, ANNA) == 8
    assert [survival.in_season(table, ANNA, season) for season in (COLD, HOT, DEADLY)] == [
        2,
        2,
        1,
    ]
