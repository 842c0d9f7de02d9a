"""Chapter 9: tiles 6 to 10, which destroy and move cards of collections."""

import pytest
from tests.games.cubosaurs.tables import *
from tests.support import rule

from pangaea.games.cubosaurs.events import Destroyed, Gave, Stole, Swapped
from pangaea.testing.answers import choices, refusal

# -- 6 and 7: destroy ------------------------------------------------------------------------


@rule("cubosaurs/9.6")
def test_tile_6_destroys_a_card_of_ones_own() -> None:
    table = for_sale("destroy_mine", fabien="trex*2 stego", kristiaan="penta")
    unseen = len(table.unseen)

    happened = told(table, "tile-destroy_mine", "trex")

    assert cards_of(table, FABIEN) == counted("trex stego")
    assert len(table.unseen) == unseen
    assert Destroyed(seat=FABIEN, owner=FABIEN, card=0) in happened
    assert choices(table) == {"keep", "trex", "stego"}


@rule("cubosaurs/9.6", "cubosaurs/8.10")
def test_tile_6_needs_a_card() -> None:
    table = for_sale("destroy_mine", fabien="", kristiaan="penta")

    assert refusal(table, "tile-destroy_mine").words == "why-not-no-card"
    assert refusal(table, "tile-destroy_mine").rule == "cubosaurs/9.6"


@rule("cubosaurs/9.7")
def test_tile_7_destroys_any_card_of_any_opponent() -> None:
    table = for_sale("destroy_theirs", fabien="trex", kristiaan="penta*2", gaetan="stego")
    penta = kind_named(table.setup, "penta")

    play(table, "tile-destroy_theirs")

    assert choices(table) == {"2/penta", "3/stego"}

    happened = told(table, "2/penta")

    assert cards_of(table, KRISTIAAN) == counted("penta")
    assert cards_of(table, FABIEN) == counted("trex")
    assert happened == [Destroyed(seat=FABIEN, owner=KRISTIAAN, card=penta)]


@rule("cubosaurs/9.7", "cubosaurs/9.8", "cubosaurs/8.10")
@pytest.mark.parametrize(("tile", "paragraph"), [("destroy_theirs", "9.7"), ("steal", "9.8")])
def test_tiles_7_and_8_need_an_opponent_with_a_card(tile: str, paragraph: str) -> None:
    table = for_sale(tile, fabien="trex", kristiaan="", gaetan="")

    assert refusal(table, f"tile-{tile}").words == "why-not-no-card"
    assert refusal(table, f"tile-{tile}").rule == f"cubosaurs/{paragraph}"


@rule("cubosaurs/9.6", "cubosaurs/9.7", "cubosaurs/5.2")
def test_a_destroyed_card_does_not_come_back_in_this_round() -> None:
    """The only T-Rex egg is destroyed: it is not among the cards that may still be drawn."""
    table = for_sale("destroy_mine", fabien="egg:trex", kristiaan="")

    play(table, "tile-destroy_mine", "egg:trex")

    assert kind_named(table.setup, "egg:trex") not in table.unseen


# -- 8, 9 and 10: steal, give, swap ----------------------------------------------------------


@rule("cubosaurs/9.8")
def test_tile_8_takes_a_card_from_an_opponent() -> None:
    table = for_sale("steal", fabien="trex", kristiaan="penta*2 egg:trex", gaetan="stego")
    egg = kind_named(table.setup, "egg:trex")

    play(table, "tile-steal")

    assert choices(table) == {"2/penta", "2/egg:trex", "3/stego"}

    happened = told(table, "2/egg:trex")

    assert cards_of(table, FABIEN) == counted("trex egg:trex")
    assert cards_of(table, KRISTIAAN) == counted("penta*2")
    assert happened == [Stole(seat=FABIEN, owner=KRISTIAAN, card=egg)]
    assert table.asked() == [FABIEN]


@rule("cubosaurs/9.8", "cubosaurs/9.12")
def test_ones_own_card_cannot_be_stolen() -> None:
    table = for_sale("steal", fabien="trex", kristiaan="penta")

    play(table, "tile-steal")

    assert refusal(table, "1/trex").words == "why-not-own-card"
    assert refusal(table, "1/trex").rule == "cubosaurs/9.12"


@rule("cubosaurs/9.9")
def test_tile_9_gives_a_card_to_an_opponent_of_choice() -> None:
    table = for_sale("give", fabien="trex stego", kristiaan="penta", gaetan="")
    stego = kind_named(table.setup, "stego")

    play(table, "tile-give")

    assert choices(table) == {"trex", "stego"}

    play(table, "stego")

    assert choices(table) == {"2", "3"}

    happened = told(table, "3")

    assert cards_of(table, GAETAN) == counted("stego")
    assert cards_of(table, FABIEN) == counted("trex")
    assert happened == [Gave(seat=FABIEN, receiver=GAETAN, card=stego)]
    assert table.asked() == [FABIEN]


@rule("cubosaurs/9.9")
def test_a_card_is_not_given_to_oneself() -> None:
    table = for_sale("give", fabien="trex", kristiaan="")

    play(table, "tile-give", "trex")

    assert refusal(table, "1").words == "why-not-yourself"
    assert refusal(table, "1").rule == "cubosaurs/9.9"


@rule("cubosaurs/9.9", "cubosaurs/8.10")
def test_tile_9_needs_a_card() -> None:
    table = for_sale("give", fabien="", kristiaan="trex")

    assert refusal(table, "tile-give").words == "why-not-no-card"
    assert refusal(table, "tile-give").rule == "cubosaurs/9.9"


@rule("cubosaurs/9.10")
def test_tile_10_exchanges_a_card_with_an_opponent() -> None:
    table = for_sale("swap", fabien="trex stego", kristiaan="penta*2", gaetan="ptero")
    trex, penta = kind_named(table.setup, "trex"), kind_named(table.setup, "penta")

    play(table, "tile-swap")

    assert choices(table) == {"2/penta", "3/ptero"}

    play(table, "2/penta")

    assert choices(table) == {"trex", "stego"}

    happened = told(table, "trex")

    assert cards_of(table, FABIEN) == counted("stego penta")
    assert cards_of(table, KRISTIAAN) == counted("penta trex")
    assert happened == [Swapped(seat=FABIEN, owner=KRISTIAAN, taken=penta, given=trex)]
    assert table.asked() == [FABIEN]


@rule("cubosaurs/9.10")
def test_the_card_taken_cannot_be_the_one_given() -> None:
    table = for_sale("swap", fabien="trex", kristiaan="penta")

    play(table, "tile-swap", "2/penta")

    assert choices(table) == {"trex"}


@rule("cubosaurs/9.10")
def test_equal_cards_may_be_exchanged() -> None:
    table = for_sale("swap", fabien="trex", kristiaan="trex")

    play(table, "tile-swap", "2/trex", "trex")

    assert cards_of(table, FABIEN) == cards_of(table, KRISTIAAN) == counted("trex")
    assert table.held[FABIEN] == table.held[KRISTIAAN] == 1


@rule("cubosaurs/9.10", "cubosaurs/8.10")
@pytest.mark.parametrize(("mine", "theirs"), [("", "trex"), ("trex", "")])
def test_tile_10_needs_a_card_on_both_sides(mine: str, theirs: str) -> None:
    table = for_sale("swap", fabien=mine, kristiaan=theirs)

    assert refusal(table, "tile-swap").words == "why-not-no-card"
    assert refusal(table, "tile-swap").rule == "cubosaurs/9.10"


# -- never the Hand --------------------------------------------------------------------------


@rule("cubosaurs/9.12")
@pytest.mark.parametrize("tile", ["destroy_mine", "give"])
def test_tiles_act_on_collections_never_on_the_hand(tile: str) -> None:
    table = for_sale(tile, fabien="trex", kristiaan="penta", hand="ptero")

    play(table, f"tile-{tile}")

    assert choices(table) == {"trex"}
    assert hand_of(table) == counted("ptero")
