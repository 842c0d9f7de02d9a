"""Chapter 9: tiles 1 to 5, for oneself, and what all tiles share."""

import pytest
from tests.games.cubosaurs.tables import *
from tests.support import rule

from pangaea.games.cubosaurs.events import Drew, PassedAsItWas
from pangaea.testing.answers import choices, final, refusal

ONE_OF_EACH = "trex stego bronto ptero penta black:3 grey:3 egg:trex"


# -- 1 and 2: points at the end of the round -------------------------------------------------


@rule("cubosaurs/9.1")
@pytest.mark.parametrize(
    ("cards", "types"),
    [
        ("", 0),
        ("trex*3", 1),
        ("egg:trex egg:stego egg:bronto", 1),
        ("black:3 black:2 grey:2", 2),
        (ONE_OF_EACH, 8),
        (ONE_OF_EACH + " trex*2 egg:penta", 8),
    ],
)
def test_tile_1_scores_a_point_per_type(cards: str, types: int) -> None:
    with_tile = table_of(fabien=cards, kristiaan="", bought="types")
    without = table_of(fabien=cards, kristiaan="", supply=40)

    assert points(with_tile, FABIEN) - points(without, FABIEN) == types


@rule("cubosaurs/9.1", "cubosaurs/9.2")
def test_tiles_1_and_2_can_always_be_bought() -> None:
    table = table_of(
        fabien="", kristiaan="", hand="trex", pile=0, market="types eggs", tokens="fabien:8"
    )

    assert choices(table) == {"keep", "tile-types", "tile-eggs"}


@rule("cubosaurs/9.1", "cubosaurs/4.9")
def test_tile_1_counts_what_is_there_at_the_end_of_the_round() -> None:
    table = table_of(
        fabien="stego", kristiaan="", hand="trex", pile=0, market="types", tokens="fabien:5",
        variants={"rounds": "1"},
    )  # fmt: skip

    play(table, "tile-types", "keep")

    assert final(table).score(FABIEN) == 2 + 4 + 2


@rule("cubosaurs/9.2")
@pytest.mark.parametrize(("eggs", "extra"), [("", 0), ("egg:trex", 2), ("egg:trex egg:stego", 4)])
def test_tile_2_scores_two_points_per_egg_whatever_the_egg_earns(eggs: str, extra: int) -> None:
    with_tile = table_of(fabien=f"ptero {eggs}", kristiaan="trex", bought="eggs")
    without = table_of(fabien=f"ptero {eggs}", kristiaan="trex", supply=40)

    assert points(with_tile, FABIEN) - points(without, FABIEN) == extra


@rule("cubosaurs/9.1", "cubosaurs/9.2")
def test_only_the_buyer_scores_tiles_1_and_2() -> None:
    table = table_of(fabien="", kristiaan="trex egg:stego", bought="types eggs")

    assert points(table, KRISTIAAN) == 4 - 3


# -- 3: draw ---------------------------------------------------------------------------------


@rule("cubosaurs/9.3")
def test_tile_3_draws_a_card_into_the_hand_even_of_a_type_that_is_there() -> None:
    table = table_of(
        fabien="trex stego", kristiaan="", hand="trex", pile=4, market="draw", tokens="fabien:1"
    )

    happened = told(table, "tile-draw", drawn="trex")

    assert hand_of(table) == counted("trex*2")
    assert table.cards_left() == 3
    assert table.asked() == [FABIEN]
    assert Drew(seat=FABIEN, card=0) in happened


@rule("cubosaurs/9.3", "cubosaurs/3.5")
def test_after_tile_3_passing_still_needs_a_card_of_a_new_type() -> None:
    table = for_sale("draw", fabien="trex stego penta", kristiaan="", hand="trex")

    play(table, "tile-draw", drawn="stego")

    assert choices(table) == {"keep", "penta"}


@rule("cubosaurs/9.3", "cubosaurs/8.10")
def test_tile_3_cannot_be_bought_when_the_pile_is_empty() -> None:
    table = table_of(
        fabien="trex", kristiaan="", hand="ptero", pile=0, market="draw", tokens="fabien:9"
    )

    assert refusal(table, "tile-draw").words == "why-not-empty-pile"
    assert refusal(table, "tile-draw").rule == "cubosaurs/9.3"


# -- 4 and 5: pass ---------------------------------------------------------------------------


@rule("cubosaurs/9.4")
@pytest.mark.parametrize("kristiaan", ["penta", ""])
def test_tile_4_passes_the_hand_as_it_is(kristiaan: str) -> None:
    """Having bought it one can no longer keep the Hand."""
    table = for_sale("refuse", fabien="stego", kristiaan=kristiaan, hand="trex")

    happened = told(table, "tile-refuse")

    assert table.asked() == [KRISTIAAN]
    assert hand_of(table) == counted("trex")
    assert cards_of(table, FABIEN) == counted("stego")
    assert PassedAsItWas(seat=FABIEN, receiver=KRISTIAAN) in happened


@rule("cubosaurs/9.4")
@pytest.mark.parametrize("collection", ["", "trex*2"], ids=["no card", "only types of the Hand"])
def test_tile_4_helps_who_would_have_to_keep(collection: str) -> None:
    table = for_sale("refuse", fabien=collection, kristiaan="", hand="trex")

    assert choices(table) == {"keep", "tile-refuse"}


@rule("cubosaurs/9.4", "cubosaurs/8.8")
def test_the_next_player_may_buy_with_the_hand_passed_by_tile_4() -> None:
    table = table_of(
        fabien="", kristiaan="", hand="trex", market="refuse draw", tokens="fabien:3 kristiaan:1"
    )

    play(table, "tile-refuse")

    assert choices(table) == {"keep", "tile-draw"}


@rule("cubosaurs/9.5")
def test_tile_5_passes_with_a_type_that_is_already_there() -> None:
    table = for_sale("forbidden", fabien="trex stego egg:stego", kristiaan="", hand="trex egg:trex")

    play(table, "tile-forbidden")

    assert table.asked() == [FABIEN]
    assert choices(table) == {"trex", "egg:stego"}

    play(table, "egg:stego")

    assert table.asked() == [KRISTIAAN]
    assert hand_of(table) == counted("trex egg:trex egg:stego")
    assert cards_of(table, FABIEN) == counted("trex stego")


@rule("cubosaurs/9.5")
def test_having_bought_tile_5_one_can_neither_keep_nor_add_another_type() -> None:
    table = for_sale("forbidden", fabien="trex stego", kristiaan="", hand="trex")

    play(table, "tile-forbidden")

    assert choices(table) == {"trex"}
    assert refusal(table, "stego").words == "why-not-allowed-type"
    assert refusal(table, "stego").rule == "cubosaurs/9.5"


@rule("cubosaurs/9.5", "cubosaurs/8.10")
def test_tile_5_needs_a_card_of_a_type_in_the_hand() -> None:
    table = for_sale("forbidden", fabien="stego grey:2", kristiaan="trex", hand="trex black:3")

    assert refusal(table, "tile-forbidden").words == "why-not-no-forbidden-card"
    assert refusal(table, "tile-forbidden").rule == "cubosaurs/9.5"


# -- all tiles -------------------------------------------------------------------------------


@rule("cubosaurs/9.11")
def test_tiles_1_and_2_score_only_in_the_round_they_were_bought_in() -> None:
    table = last_hand(bought="types eggs", market="draw", tokens="fabien:3")
    start = dealing(table, "stego*4", "trex*4", drawn="ptero", tiles="swap give")

    play(table, "keep", luck=start)

    assert tiles_of(table, FABIEN) == set()
    assert points(table, FABIEN) == 8


@rule("cubosaurs/9.11", "cubosaurs/9.12")
def test_bought_tiles_lie_in_front_of_the_buyer_until_the_round_ends() -> None:
    table = table_of(
        fabien="trex", kristiaan="", hand="ptero", market="types draw", tokens="fabien:6"
    )

    play(table, "tile-draw", "keep", "keep", drawn="stego penta bronto")
    play(table, "tile-types")

    assert tiles_of(table, FABIEN) == {"draw", "types"}


@rule("cubosaurs/9.12")
def test_an_instant_tile_works_once_only() -> None:
    table = table_of(
        fabien="trex stego", kristiaan="", hand="ptero", market="destroy_mine", tokens="fabien:9"
    )

    play(table, "tile-destroy_mine", "trex")

    assert table.asked() == [FABIEN]
    assert choices(table) == {"keep", "stego"}
