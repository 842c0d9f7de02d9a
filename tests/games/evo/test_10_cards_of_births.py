"""Chapter 10, cards 13 to 15 and 26, and 10.27: newborns; one test or more for each."""

import pytest
from tests.games.evo.tables import ANNA, BRUNO, anna_at, play, spaces_of, table_of
from tests.support import rule

from pangaea.games.evo.rules.names import BEFORE_BIRTHS, BEFORE_MOVEMENT, BIRTHS
from pangaea.games.evo.rules.table import Table
from pangaea.testing.answers import asked_what, choices, refusal

FOUR = "D16 D17 D18 D19"


# -- 13 Cuckoo -------------------------------------------------------------------------------


def hatched(herd: str, anna: str = "B02") -> Table:
    """Bruno has just laid a newborn on D10, the last of the phase; Anna holds Cuckoo."""
    return play(
        table_of(
            anna=anna, bruno=herd, chloe="", hands="anna:cuckoo", order="anna chloe bruno",
            at=BIRTHS,
        ),
        *(["B03"] if anna else []), "D10",
    )  # fmt: skip


@rule("evo/10.13")
def test_a_cuckoo_replaces_a_newborn_of_a_herd_of_five() -> None:
    """Newborns count: four and one make five."""
    table = hatched(FOUR)

    assert choices(table) == {"pass", "rest", "cuckoo"}
    play(table, "cuckoo")
    assert choices(table) == {"D10"}
    assert refusal(table, "D17").words == "why-not-newborn"
    play(table, "D10")

    assert "D10" in spaces_of(table, ANNA)
    assert spaces_of(table, BRUNO) == set(FOUR.split())


@rule("evo/10.13")
def test_a_cuckoo_needs_a_herd_of_five() -> None:
    table = hatched("D16 D17 D18")

    assert "cuckoo" not in choices(table)


@rule("evo/10.13")
def test_a_cuckoo_may_come_from_an_extinct_species() -> None:
    table = hatched(FOUR, anna="")

    play(table, "cuckoo", "D10")

    assert spaces_of(table, ANNA) == {"D10"}


@rule("evo/10.13")
def test_a_cuckoo_needs_a_dinosaur_in_reserve() -> None:
    ten = "B01 B02 B03 B04 B05 B06 B07 B08 B09 B10"
    table = table_of(
        anna=ten, bruno=FOUR, chloe="", hands="anna:cuckoo", order="bruno anna chloe", at=BIRTHS
    )

    play(table, "D10")

    assert "cuckoo" not in choices(table)


# -- 14 and 15: laying -----------------------------------------------------------------------


@rule("evo/10.14")
@pytest.mark.parametrize(("die", "wins"), [(4, True), (5, False)])
def test_killer_babies_attack_with_one_more_horn(die: int, wins: bool) -> None:
    table = table_of(anna="B02", bruno="B03", chloe="D18", hands="anna:killer_babies", at=BIRTHS)

    play(table, "killer_babies")
    assert choices(table) == {"B01", "B03", "B08", "B09"}
    play(table, "B03", dice=[die])

    assert spaces_of(table, ANNA) == ({"B02", "B03"} if wins else {"B02"})
    assert spaces_of(table, BRUNO) == (set() if wins else {"B03"})
    assert table.first_asked() != ANNA  # the egg is spent


@rule("evo/10.14")
def test_killer_babies_spare_their_own_and_those_with_three_horns_more() -> None:
    table = table_of(
        anna="B02 B08", bruno="B03", chloe="B01", hands="anna:killer_babies",
        traits="bruno:horn3 chloe:horn2", at=BIRTHS,
    )  # fmt: skip

    play(table, "killer_babies")

    assert {"B03", "B08"} & choices(table) == set()
    assert "B01" in choices(table)
    assert refusal(table, "B03").words == "why-not-newborn-horns"
    assert refusal(table, "B08").words == "why-not-own-dinosaur"


@rule("evo/10.14")
def test_cards_of_the_movement_phase_do_not_count_for_killer_babies() -> None:
    """Super size, Big brother and Peace gas are over: equal horns and one more win up to 4."""
    for die, wins in ((4, True), (5, False)):
        table = table_of(
            anna="B02", bruno="B03", chloe="D18",
            hands="anna:super_size+killer_babies+peace_gas bruno:big_brother", at=BEFORE_MOVEMENT,
        )  # fmt: skip
        play(table, "super_size", "pass", "pass", "big_brother", "pass", "peace_gas", "2", "pass")
        play(table, "pass", "done", "done", "done", "pass")
        play(table, "killer_babies", "B03", dice=[die])
        assert ("B03" in spaces_of(table, ANNA)) == wins


@rule("evo/10.14", "evo/10.10")
def test_a_vegetarian_diet_also_stops_killer_babies() -> None:
    table = table_of(
        anna="B02", bruno="B03", chloe="", hands="anna:killer_babies bruno:vegetarian",
        at=BEFORE_MOVEMENT,
    )  # fmt: skip

    play(table, "pass", "vegetarian", "pass", "pass", "done", "done")
    while asked_what(table) == "card":
        play(table, "pass")
    play(table, "killer_babies")

    assert choices(table) == {"B01", "B08", "B09"}


@rule("evo/10.15")
def test_a_long_range_layer_reaches_three_steps_over_any_land() -> None:
    """From B02: B10 is two steps away, B11 three, B12 four; Bruno's dinosaurs do not hinder."""
    table = table_of(anna="B02", bruno="B03 B09", chloe="", hands="anna:long_range", at=BIRTHS)
    assert "B10" not in choices(table)

    play(table, "long_range")

    assert {"B01", "B10", "B11"} <= choices(table)
    assert {"B02", "B03", "B09", "B12"} & choices(table) == set()


@rule("evo/10.15", "evo/10.14")
def test_with_killer_babies_rivals_at_that_distance_are_open() -> None:
    table = table_of(
        anna="B02", bruno="B10 B12", chloe="", hands="anna:long_range+killer_babies", at=BIRTHS
    )

    play(table, "long_range", "pass", "killer_babies")

    assert "B10" in choices(table)
    assert "B12" not in choices(table)


@rule("evo/10.27")
def test_further_and_occupied_spaces_are_a_permission() -> None:
    """Nothing empty beside the adult: with both cards Anna may still stop."""
    table = table_of(
        anna="B01", bruno="B02 B07 B08", chloe="", hands="anna:long_range+killer_babies", at=BIRTHS
    )
    assert choices(table) == {"done", "killer_babies", "long_range"}

    play(table, "killer_babies", "pass", "long_range")

    assert "done" in choices(table)
    assert {"B02", "B03"} <= choices(table)


@rule("evo/10.27", "evo/6.3")
def test_an_empty_space_beside_an_adult_still_forces_a_birth() -> None:
    table = table_of(anna_at("B02"), hands="anna:long_range", at=BIRTHS)

    play(table, "long_range")

    assert "done" not in choices(table)


# -- 26 No births ----------------------------------------------------------------------------


@rule("evo/10.26")
def test_no_births_means_none_of_any_kind() -> None:
    table = table_of(
        anna_at("B02"), hands="anna:no_births", climate="beach", at=BEFORE_BIRTHS,
        variants={"comes_back": True},
    )  # fmt: skip

    play(table, "no_births", genes="leg leg leg")

    assert asked_what(table) == "gene"
    assert [int(number) for number in table.dinos] == [1, 1, 0]
