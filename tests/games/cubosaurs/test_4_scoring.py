"""Chapter 4: the points of a round."""

import pytest
from tests.games.cubosaurs.tables import *
from tests.support import rule

from pangaea.core.variants import VariantValue

FABIENS_CARDS = "bronto*3 penta black:3 grey:2*2 egg:penta"


# -- the rulebook's examples -----------------------------------------------------------------


@rule("cubosaurs/4.10", "cubosaurs/4.9")
def test_fabien_scores_three() -> None:
    """+5 Brontosaurs, -3 Pentaceratops, -3 for the egg, +4 for a pair and a lone Grey."""
    table = table_of(fabien=FABIENS_CARDS, gaetan="penta*2")

    assert points(table, FABIEN) == 5 - 3 - 3 + 4 == 3


@rule("cubosaurs/4.10", "cubosaurs/4.6")
def test_with_two_pentaceratops_the_egg_would_earn_fabien_three_rather_than_cost_three() -> None:
    """The egg turns from -3 to +3, and the series from -3 to -1: 3 + 6 + 2."""
    table = table_of(fabien=FABIENS_CARDS + " penta", gaetan="penta*2")

    assert points(table, FABIEN) == 5 - 1 + 3 + 4 == 11


@rule("cubosaurs/4.3")
@pytest.mark.parametrize(("cards", "expected"), [(1, 4), (4, -5), (5, -5), (6, -5), (7, -5)])
def test_one_trex_earns_four_and_four_or_more_cost_five(cards: int, expected: int) -> None:
    assert points_for(f"trex*{cards}") == expected


@rule("cubosaurs/4.4")
def test_the_pictured_pair_of_velociraptors_earns_five() -> None:
    assert points_for("black:3 grey:2") == 5


@rule("cubosaurs/4.4")
def test_the_pictured_black_velociraptor_alone_costs_two() -> None:
    assert points_for("black:3") == -2


@rule("cubosaurs/4.4")
def test_the_lone_grey_velociraptor_of_the_example_costs_one() -> None:
    assert points_for("grey:2") == -1


@rule("cubosaurs/4.6")
@pytest.mark.parametrize(
    ("mine", "theirs", "egg"), [(2, 1, 4), (2, 2, 4), (2, 3, -3)], ids=["most", "tied", "fewer"]
)
def test_the_stegosaurus_egg_earns_four_with_the_most_else_costs_three(
    mine: int, theirs: int, egg: int
) -> None:
    table = table_of(fabien=f"egg:stego stego*{mine}", gaetan=f"stego*{theirs}")
    without = table_of(fabien=f"stego*{mine}", gaetan=f"stego*{theirs}")

    assert points(table, FABIEN) - points(without, FABIEN) == egg


# -- series ----------------------------------------------------------------------------------


@rule("cubosaurs/4.3")
@pytest.mark.parametrize(
    ("species", "series"),
    [
        ("trex", (4, 1, -2, -5)),
        ("stego", (2, -1, -2, 8)),
        ("bronto", (-3, 2, 5, -5)),
        ("ptero", (-1, -1, -1, -1)),
        ("penta", (-3, -1, 3, 7)),
    ],
)
def test_a_series_scores_one_value_for_its_number_of_cards(
    species: str, series: tuple[int, int, int, int]
) -> None:
    tables = [table_of(fabien=f"{species}*{number}", gaetan="") for number in range(1, 8)]

    assert [points(table, FABIEN) for table in tables] == [*series, *[series[3]] * 3]


@rule("cubosaurs/4.3", "cubosaurs/4.9")
def test_no_card_is_no_point() -> None:
    table = table_of(fabien="", gaetan="trex")

    assert points(table, FABIEN) == 0


@rule("cubosaurs/4.3", "cubosaurs/8.4")
def test_an_icon_changes_nothing_in_a_series() -> None:
    table = table_of(fabien="stego*2 stego+dna*2", gaetan="", supply=40)

    assert points(table, FABIEN) == 8


# -- raptors ---------------------------------------------------------------------------------


@rule("cubosaurs/4.5")
def test_the_grey_goes_with_the_stronger_black() -> None:
    """3 + 2 - 1; the other way round it would be 2 + 2 - 2."""
    assert points_for("black:3 black:2 grey:2") == 4


@rule("cubosaurs/4.5")
def test_the_stronger_grey_is_paired_before_the_milder() -> None:
    assert points_for("black:2 grey:3 grey:2*2") == 2 + 3 - 1 - 1


@rule("cubosaurs/4.4", "cubosaurs/4.5")
def test_as_many_pairs_as_possible_are_made() -> None:
    assert points_for("black:3*4 black:2*3 grey:3*3 grey:2*4") == 4 * 3 + 3 * 2 + 3 * 3 + 4 * 2


@rule("cubosaurs/4.4")
def test_each_lone_velociraptor_costs_its_own_value() -> None:
    assert points_for("black:3*2 black:2") == -2 - 2 - 1


# -- eggs ------------------------------------------------------------------------------------


@rule("cubosaurs/4.6")
@pytest.mark.parametrize(
    ("egg", "dinosaur", "most", "otherwise"),
    [
        ("trex", "trex", 4, -2),
        ("stego", "stego", 4, -3),
        ("bronto", "bronto", 3, -2),
        ("ptero", "ptero", 3, -2),
        ("penta", "penta", 3, -3),
        ("raptor", "black:3", 4, -3),
    ],
)
def test_each_egg_has_its_values(egg: str, dinosaur: str, most: int, otherwise: int) -> None:
    """Both have one: a tie is enough. With a second one the other player takes the majority."""
    alone = points(table_of(fabien=dinosaur, gaetan=""), FABIEN)
    tied = table_of(fabien=f"egg:{egg} {dinosaur}", gaetan=dinosaur)
    behind = table_of(fabien=f"egg:{egg} {dinosaur}", gaetan=f"{dinosaur}*2")

    assert points(tied, FABIEN) == alone + most
    assert points(behind, FABIEN) == alone + otherwise


@rule("cubosaurs/4.6")
def test_each_egg_is_scored_on_its_own() -> None:
    table = table_of(fabien="egg:ptero egg:penta ptero", kristiaan="penta", gaetan="")

    assert points(table, FABIEN) == -1 + 3 - 3


@rule("cubosaurs/4.6")
def test_any_player_with_more_takes_the_majority() -> None:
    table = table_of(fabien="egg:ptero ptero", kristiaan="ptero", gaetan="ptero*2")

    assert points(table, FABIEN) == -1 - 2


@rule("cubosaurs/4.6")
def test_only_who_holds_the_egg_scores_it() -> None:
    table = table_of(fabien="egg:ptero", kristiaan="ptero*2")

    assert points(table, KRISTIAAN) == -1


@rule("cubosaurs/4.7")
@pytest.mark.parametrize(("gaetan", "egg"), [("grey:3*3", 4), ("grey:3*3 black:2", -3)])
def test_the_velociraptor_egg_counts_both_colours_paired_or_not(gaetan: str, egg: int) -> None:
    """Fabien has a pair and a lone Black: three; Gaëtan as many, or one more of any colour."""
    table = table_of(fabien="egg:raptor black:3*2 grey:2", gaetan=gaetan)

    assert points(table, FABIEN) == (3 + 2 - 2) + egg


@rule("cubosaurs/4.8")
@pytest.mark.parametrize(
    ("gaetan", "needs_card", "expected"),
    [("trex", True, -3), ("trex", False, 4), ("stego", False, -3)],
    ids=[
        "an egg costs even if nobody has one of its kind",
        "by the literal text all tie at zero and the egg earns",
        "by the literal text too one dinosaur of another takes the majority",
    ],
)
def test_an_egg_of_a_kind_its_owner_lacks(gaetan: str, needs_card: bool, expected: int) -> None:
    literal: dict[str, VariantValue] = {"egg_needs_card": needs_card}
    table = table_of(fabien="egg:stego", gaetan=gaetan, variants=literal)

    assert points(table, FABIEN) == expected
