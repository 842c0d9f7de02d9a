"""Chapter 6: births."""

from functools import partial

from tests.games.evo.tables import (
    ANNA,
    BRUNO,
    CHLOE,
    anna_at,
    play,
    spaces_of,
    table_of,
    told,
    zone_of,
)
from tests.support import rule

from pangaea.games.evo import events
from pangaea.games.evo.rules import moments
from pangaea.games.evo.rules.names import BIRTHS
from pangaea.testing.answers import asked_what, choices, refusal

laying = partial(table_of, at=BIRTHS)
TEN = "B01 B02 B03 B04 B05 B06 B07 B08 B09 B10"


@rule("evo/6.1")
def test_everybody_lays_one_newborn_for_each_egg_in_turn() -> None:
    table = laying(
        anna="B02", bruno="D18", chloe="B13", traits="anna:egg2", order="chloe anna bruno"
    )
    asked = []

    for space in ("B12", "B03", "B01"):
        asked.append(int(table.first_asked()))
        play(table, space)

    assert asked == [CHLOE, ANNA, ANNA]
    assert table.first_asked() == BRUNO
    assert spaces_of(table, ANNA) == {"B01", "B02", "B03"}


@rule("evo/6.2")
def test_a_newborn_needs_an_empty_space_beside_an_adult() -> None:
    table = laying(anna="B02", bruno="B03", chloe="B13")

    assert choices(table) == {"B01", "B08", "B09"}
    assert refusal(table, "B03").words == "why-not-occupied"
    assert refusal(table, "D18").words == "why-not-near-adult"
    born = events.Born(seat=ANNA, zone=zone_of(table, "B01"))
    assert told(table, "B01") == [born]


@rule("evo/6.2")
def test_newborns_do_not_reach_further() -> None:
    table = laying(anna="B02", bruno="D18", chloe="B13", traits="anna:egg2")

    play(table, "B03")

    assert choices(table) == {"B01", "B08", "B09"}


@rule("evo/6.3")
def test_births_are_forced_even_into_deadly_ground() -> None:
    """With the marker on grey everything around B02 is deadly but the hill."""
    table = laying(anna="B02", bruno="D18", chloe="B13", climate="mountain")

    assert refusal(table, "done").rule == "evo/6.3"


@rule("evo/6.3")
def test_births_end_with_the_tenth_dinosaur() -> None:
    nine = TEN.removesuffix(" B10")
    table = laying(anna_at(nine), traits="anna:egg3")

    play(table, "B10")

    assert table.dinos[ANNA] == 10
    assert table.first_asked() == BRUNO


@rule("evo/6.3")
def test_births_end_when_there_is_no_room() -> None:
    table = laying(anna="B01", bruno="B02 B07 B08", chloe="D18")

    assert (asked_what(table), table.first_asked()) == ("birth", BRUNO)


@rule("evo/6.4")
def test_a_species_without_adults_has_no_births() -> None:
    table = laying(anna="", bruno="D18", chloe="B13")

    assert table.first_asked() == BRUNO


@rule("evo/6.4")
def test_as_an_option_it_comes_back_anywhere() -> None:
    table = table_of(
        anna="", bruno="D18", chloe="B13", traits="anna:egg2", at=BIRTHS,
        variants={"comes_back": True},
    )  # fmt: skip

    assert len(choices(table)) == 42 - 2
    assert "done" not in choices(table)

    play(table, "D01")

    assert choices(table) == {"B14", "D02", "D09"}
    assert refusal(table, "B13").words == "why-not-occupied"
    assert refusal(table, "B01").words == "why-not-near-newborn"


@rule("evo/6.4")
def test_who_has_an_adult_lays_as_usual_also_with_the_option() -> None:
    table = table_of(anna="B02", bruno="D18", chloe="B13", at=BIRTHS, variants={"comes_back": True})

    assert choices(table) == {"B01", "B03", "B08", "B09"}


@rule("evo/6.2")
def test_newborns_are_marked_until_the_survival_phase() -> None:
    table = laying(anna_at("B02"), climate="beach")

    play(table, "B03")
    assert moments.has_newborn(table, ANNA)

    play(table, "D19", genes="leg leg egg")
    assert not moments.has_newborn(table, ANNA)
