"""Chapter 9: tiles 6 to 10, which destroy and move cards of collections."""

import pytest
from tests.games.cubosaurs.tables import *
from tests.support import rule

from pangaea.core.reason import Reason
from pangaea.games.cubosaurs.events import Destroyed, Gave, Stole, Swapped
from pangaea.games.cubosaurs.rules.table import Table
from pangaea.testing.answers import choices, refusal


def offered(table: Table, *answers: str) -> list[set[str]]:
    """Give answers, and list what may be answered after each."""
    return [choices(play(table, answer)) for answer in answers]


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


@rule("cubosaurs/9.6", "cubosaurs/9.7", "cubosaurs/9.8", "cubosaurs/9.9", "cubosaurs/9.10")
@rule("cubosaurs/8.10")
@pytest.mark.parametrize(
    ("tile", "paragraph", "collections"),
    [
        ("destroy_mine", "9.6", {"fabien": "", "kristiaan": "penta"}),
        ("destroy_theirs", "9.7", {"fabien": "trex", "kristiaan": "", "gaetan": ""}),
        ("steal", "9.8", {"fabien": "trex", "kristiaan": "", "gaetan": ""}),
        ("give", "9.9", {"fabien": "", "kristiaan": "trex"}),
        ("swap", "9.10", {"fabien": "", "kristiaan": "trex"}),
        ("swap", "9.10", {"fabien": "trex", "kristiaan": ""}),
    ],
)
def test_a_tile_needs_a_card_to_act_on(
    tile: str, paragraph: str, collections: dict[str, str]
) -> None:
    """Tiles 6 and 9 need one of one's own, tiles 7 and 8 an opponent's, tile 10 both."""
    table = for_sale(tile, **collections)

    no_card = Reason("why-not-no-card", f"cubosaurs/{paragraph}")
    assert refusal(table, f"tile-{tile}") == no_card


@rule("cubosaurs/9.7")
def test_tile_7_destroys_any_card_of_any_opponent() -> None:
    table = for_sale("destroy_theirs", fabien="trex", kristiaan="penta*2", gaetan="stego")
    penta = kind_named(table.setup, "penta")

    assert offered(table, "tile-destroy_theirs") == [{"2/penta", "3/stego"}]

    happened = told(table, "2/penta")

    assert cards_of(table, KRISTIAAN) == counted("penta")
    assert cards_of(table, FABIEN) == counted("trex")
    assert happened == [Destroyed(seat=FABIEN, owner=KRISTIAAN, card=penta)]


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

    assert offered(table, "tile-steal") == [{"2/penta", "2/egg:trex", "3/stego"}]

    happened = told(table, "2/egg:trex")

    assert cards_of(table, FABIEN) == counted("trex egg:trex")
    assert cards_of(table, KRISTIAAN) == counted("penta*2")
    assert happened == [Stole(seat=FABIEN, owner=KRISTIAAN, card=egg)]
    assert table.asked() == [FABIEN]


@rule("cubosaurs/9.8", "cubosaurs/9.12")
def test_ones_own_card_cannot_be_stolen() -> None:
    table = for_sale("steal", fabien="trex", kristiaan="penta")

    play(table, "tile-steal")

    assert refusal(table, "1/trex") == Reason("why-not-own-card", "cubosaurs/9.12")


@rule("cubosaurs/9.9")
def test_tile_9_gives_a_card_to_an_opponent_of_choice() -> None:
    table = for_sale("give", fabien="trex stego", kristiaan="penta", gaetan="")
    stego = kind_named(table.setup, "stego")

    assert offered(table, "tile-give", "stego") == [{"trex", "stego"}, {"2", "3"}]

    happened = told(table, "3")

    assert cards_of(table, GAETAN) == counted("stego")
    assert cards_of(table, FABIEN) == counted("trex")
    assert happened == [Gave(seat=FABIEN, receiver=GAETAN, card=stego)]
    assert table.asked() == [FABIEN]


@rule("cubosaurs/9.9")
def test_a_card_is_not_given_to_oneself() -> None:
    table = for_sale("give", fabien="trex", kristiaan="")

    play(table, "tile-give", "trex")

    assert refusal(table, "1") == Reason("why-not-yourself", "cubosaurs/9.9")


@rule("cubosaurs/9.10")
def test_tile_10_exchanges_a_card_with_an_opponent() -> None:
    table = for_sale("swap", fabien="trex stego", kristiaan="penta*2", gaetan="ptero")
    trex, penta = kind_named(table.setup, "trex"), kind_named(table.setup, "penta")

    asked = [{"2/penta", "3/ptero"}, {"trex", "stego"}]
    assert offered(table, "tile-swap", "2/penta") == asked

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


# -- never the Hand --------------------------------------------------------------------------


@rule("cubosaurs/9.12")
@pytest.mark.parametrize("tile", ["destroy_mine", "give"])
def test_tiles_act_on_collections_never_on_the_hand(tile: str) -> None:
    table = for_sale(tile, fabien="trex", kristiaan="penta", hand="ptero")

    play(table, f"tile-{tile}")

    assert choices(table) == {"trex"}
    assert hand_of(table) == counted("ptero")
