"""Chapter 8: the advanced game: set-up and tokens."""

import pytest
from tests.games.cubosaurs.tables import (
    FABIEN,
    GAETAN,
    KRISTIAAN,
    choices,
    counted,
    dealing,
    hand_of,
    market_of,
    new_table,
    play,
    refusal,
    setup_of,
    table_of,
    told,
)
from tests.support import rule

from pangaea.games.cubosaurs.box import TILES, Box, Tile
from pangaea.games.cubosaurs.events import TokensGained, TokenTaken
from pangaea.games.cubosaurs.names import OVER

NO_ICONS = "trex stego bronto penta"
ICONS = "ptero+dna*4"
CHEAP_SWAP = Box(tiles={**TILES, "swap": Tile(1, interaction=True)})


# -- setting up ------------------------------------------------------------------------------


@rule("cubosaurs/8.1")
@pytest.mark.parametrize(
    ("seats", "tiles"),
    [
        (2, "types draw swap"),
        (3, "types draw swap give"),
        (4, "types draw swap give steal"),
        (5, "types draw swap give steal eggs"),
    ],
)
def test_the_market_has_one_tile_more_than_players(seats: int, tiles: str) -> None:
    table = new_table(seats, NO_ICONS, drawn="ptero", tiles=tiles, advanced=True)

    assert market_of(table) == set(tiles.split())
    assert len(market_of(table)) == seats + 1


@rule("cubosaurs/8.1")
def test_the_supply_has_forty_tokens() -> None:
    table = new_table(2, NO_ICONS, NO_ICONS, drawn="ptero", tiles="types draw swap", advanced=True)

    assert table.supply == 40
    assert list(table.tokens) == [0, 0]


@rule("cubosaurs/8.1")
def test_the_basic_game_has_neither_market_nor_tokens() -> None:
    table = new_table(3, NO_ICONS, drawn="ptero")

    assert market_of(table) == set()
    assert table.supply == 0
    assert refusal(table, "tile-draw").words == "why-not-for-sale"


@rule("cubosaurs/8.2")
def test_tiles_seven_to_ten_can_be_left_out() -> None:
    """Six tiles remain: with five players all of them lie in the market."""
    table = new_table(
        5, NO_ICONS, drawn="ptero", tiles="types eggs draw refuse forbidden destroy_mine",
        advanced=True, interaction=False,
    )  # fmt: skip

    assert market_of(table) == {"types", "eggs", "draw", "refuse", "forbidden", "destroy_mine"}


@rule("cubosaurs/8.2")
def test_usually_all_ten_tiles_are_in_the_game() -> None:
    assert setup_of(3, advanced=True).tiles == 0b11_1111_1111
    assert setup_of(3, advanced=True, interaction=False).tiles == 0b00_0011_1111


@rule("cubosaurs/8.3")
def test_sixteen_cards_have_an_icon() -> None:
    icons = {
        row.token.removesuffix("+dna"): row.copies
        for row in setup_of(3, advanced=True).kind_rows
        if row.icon
    }

    assert icons == {
        "trex": 2, "stego": 2, "bronto": 2, "ptero": 4, "penta": 2, "black:2/-1": 2, "grey:2/-1": 2,
    }  # fmt: skip
    assert sum(icons.values()) == 16


# -- earning tokens --------------------------------------------------------------------------


@rule("cubosaurs/8.4")
def test_a_kept_card_with_an_icon_earns_a_token() -> None:
    table = table_of(fabien="", kristiaan="", hand="ptero+dna trex+dna bronto", supply=40)

    happened = told(table, "keep", drawn="stego")

    assert table.tokens[FABIEN] == 2
    assert table.supply == 38
    gained = [event for event in happened if isinstance(event, TokensGained)]
    assert sum(event.tokens for event in gained) == 2


@rule("cubosaurs/8.4")
def test_two_equal_cards_with_icons_earn_two_tokens() -> None:
    table = table_of(fabien="", kristiaan="", hand="ptero+dna*2", supply=40)

    play(table, "keep", drawn="stego")

    assert table.tokens[FABIEN] == 2


@rule("cubosaurs/8.4")
def test_no_token_is_lost_when_the_card_leaves_and_the_next_collection_earns_one() -> None:
    table = table_of(
        fabien="ptero+dna", kristiaan="", hand="trex", tokens="fabien:1", supply=39
    )  # fmt: skip

    play(table, "ptero+dna")

    assert list(table.tokens) == [1, 0]

    play(table, "keep", drawn="stego")

    assert list(table.tokens) == [1, 1]


@rule("cubosaurs/8.4")
def test_cards_in_a_hand_earn_nothing_yet() -> None:
    table = table_of(fabien="", kristiaan="", hand="trex", supply=40)

    play(table, "keep", drawn="ptero+dna")

    assert list(table.tokens) == [0, 0]


@rule("cubosaurs/8.5")
def test_the_starting_cards_earn_tokens() -> None:
    table = new_table(
        2, ICONS, "trex+dna stego+dna bronto penta", first=KRISTIAAN, drawn="stego",
        tiles="types draw swap", advanced=True,
    )  # fmt: skip

    assert list(table.tokens) == [2, 4]
    assert table.supply == 34


@rule("cubosaurs/8.5", "cubosaurs/8.13")
def test_the_starting_cards_of_later_rounds_earn_tokens_too() -> None:
    table = table_of(
        fabien="", kristiaan="trex", hand="ptero", pile=0, market="draw give steal",
        tokens="fabien:3 kristiaan:1",
    )  # fmt: skip

    play(table, "keep", luck=dealing(table, ICONS, NO_ICONS, drawn="stego"))

    assert list(table.tokens) == [3 + 4, 1]


@rule("cubosaurs/8.5")
def test_a_short_supply_serves_the_first_player_first() -> None:
    """Two tokens are left: Fabien begins and takes both, then two of Kristiaan's."""
    table = table_of(
        fabien="", kristiaan="trex", gaetan="trex", hand="ptero", pile=0,
        market="draw give steal types", tokens="kristiaan:2 gaetan:36", supply=2,
    )  # fmt: skip
    start = dealing(table, ICONS, "stego+dna trex*2 penta", NO_ICONS)

    play(table, "keep", luck=start)

    assert list(table.tokens) == [2, 2, 36]
    assert table.asked() == [FABIEN]
    assert choices(table) == {"2", "3"}

    play(table, "2", "2")

    assert list(table.tokens) == [4, 0, 36]
    assert table.asked() == [GAETAN]  # the second round goes the other way


@rule("cubosaurs/8.5", "cubosaurs/8.6", "cubosaurs/3.1")
def test_once_the_starting_tokens_are_settled_the_first_player_draws() -> None:
    table = table_of(
        fabien="", kristiaan="trex", hand="ptero", pile=0,
        market="draw give steal", tokens="kristiaan:40", supply=0,
    )  # fmt: skip
    play(table, "keep", luck=dealing(table, "ptero+dna trex*2 penta", NO_ICONS))

    play(table, "2", drawn="stego")

    assert list(table.tokens) == [1, 39]
    assert table.asked() == [FABIEN]
    assert hand_of(table) == counted("stego")


# -- an empty supply -------------------------------------------------------------------------


@rule("cubosaurs/8.6")
def test_from_an_empty_supply_the_token_comes_from_an_opponent_of_choice() -> None:
    table = table_of(
        fabien="", kristiaan="", gaetan="", hand="ptero+dna",
        tokens="fabien:10 kristiaan:20 gaetan:10", supply=0,
    )  # fmt: skip

    play(table, "keep")

    assert table.asked() == [FABIEN]
    assert choices(table) == {"2", "3"}

    happened = told(table, "3", drawn="stego")

    assert list(table.tokens) == [11, 20, 9]
    assert happened[0] == TokenTaken(seat=FABIEN, owner=GAETAN)
    assert table.asked() == [KRISTIAAN]


@rule("cubosaurs/8.6")
def test_the_supply_is_used_up_before_opponents_pay() -> None:
    table = table_of(
        fabien="", kristiaan="", hand="ptero+dna*2", tokens="fabien:20 kristiaan:19", supply=1
    )

    play(table, "keep", "2", drawn="stego")

    assert list(table.tokens) == [22, 18]
    assert table.supply == 0


@rule("cubosaurs/8.6")
def test_one_chooses_anew_for_each_token() -> None:
    table = table_of(
        fabien="", kristiaan="", gaetan="", hand="ptero+dna*2",
        tokens="fabien:38 kristiaan:1 gaetan:1", supply=0,
    )  # fmt: skip

    play(table, "keep", "2")

    assert choices(table) == {"3"}

    play(table, "3", drawn="stego")

    assert list(table.tokens) == [40, 0, 0]


@rule("cubosaurs/8.6")
def test_an_opponent_without_tokens_cannot_be_chosen() -> None:
    table = table_of(
        fabien="", kristiaan="", gaetan="", hand="ptero+dna",
        tokens="fabien:20 gaetan:20", supply=0,
    )  # fmt: skip

    play(table, "keep")

    assert choices(table) == {"3"}


@rule("cubosaurs/8.6")
def test_if_no_opponent_has_a_token_one_gets_nothing() -> None:
    table = table_of(fabien="", kristiaan="", hand="ptero+dna*2", tokens="fabien:40", supply=0)

    play(table, "keep", drawn="stego")

    assert list(table.tokens) == [40, 0]
    assert list(table.owed) == [0, 0]
    assert table.asked() == [KRISTIAAN]


@rule("cubosaurs/8.6")
def test_the_round_can_end_with_a_token_taken() -> None:
    table = table_of(
        fabien="", kristiaan="", hand="ptero+dna", pile=0, tokens="fabien:1 kristiaan:39",
        supply=0, options={"rounds": "1"},
    )  # fmt: skip

    play(table, "keep", "2")

    assert table.phase == OVER
    assert list(table.tokens) == [2, 38]


# -- who is paid -----------------------------------------------------------------------------


@rule("cubosaurs/8.7", "cubosaurs/9.9")
@pytest.mark.parametrize(("token_for", "paid"), [("received", 1), ("added", 0)])
def test_a_gift_pays_the_player_it_is_given_to(token_for: str, paid: int) -> None:
    table = table_of(
        fabien="ptero+dna", kristiaan="", hand="trex", market="give", tokens="fabien:4",
        options={"token_for": token_for},
    )  # fmt: skip

    play(table, "tile-give", "ptero+dna", "2")

    assert list(table.tokens) == [0, paid]


@rule("cubosaurs/8.7", "cubosaurs/9.10")
@pytest.mark.parametrize(("token_for", "paid"), [("received", 1), ("added", 0)])
def test_a_swap_pays_both_sides_or_only_the_buyer(token_for: str, paid: int) -> None:
    table = table_of(
        fabien="ptero+dna", kristiaan="stego+dna", hand="trex", market="swap", tokens="fabien:4",
        options={"token_for": token_for},
    )  # fmt: skip

    play(table, "tile-swap", "2/stego+dna", "ptero+dna")

    assert list(table.tokens) == [1, paid]


@rule("cubosaurs/8.7", "cubosaurs/9.8")
@pytest.mark.parametrize("token_for", ["received", "added"])
def test_a_stolen_card_pays_the_thief_in_either_reading(token_for: str) -> None:
    table = table_of(
        fabien="", kristiaan="stego+dna", hand="trex", market="steal",
        tokens="fabien:5 kristiaan:1", options={"token_for": token_for},
    )  # fmt: skip

    play(table, "tile-steal", "2/stego+dna")

    assert list(table.tokens) == [1, 1]


@rule("cubosaurs/8.7")
@pytest.mark.parametrize("token_for", ["received", "added"])
def test_starting_and_kept_cards_pay_in_either_reading(token_for: str) -> None:
    table = new_table(
        2, "ptero+dna trex*2 penta", drawn="stego+dna", tiles="types draw swap", advanced=True,
        token_for=token_for,
    )  # fmt: skip

    play(table, "keep", drawn="bronto")

    assert table.tokens[FABIEN] == 2


@rule("cubosaurs/8.7", "cubosaurs/8.6")
def test_in_a_swap_the_buyer_is_paid_first() -> None:
    """In a box whose swap costs 1 the supply holds just that token, and both earn one."""
    table = table_of(
        fabien="ptero+dna", kristiaan="stego+dna", gaetan="", hand="trex", market="swap",
        tokens="fabien:4 kristiaan:16 gaetan:20", supply=0, box=CHEAP_SWAP,
    )  # fmt: skip

    play(table, "tile-swap", "2/stego+dna", "ptero+dna")

    assert list(table.tokens) == [4, 16, 20]
    assert table.supply == 0
    assert table.asked() == [KRISTIAAN]
    assert choices(table) == {"1", "3"}


@rule("cubosaurs/8.6", "cubosaurs/8.7")
def test_after_an_opponent_took_a_token_the_turn_goes_on() -> None:
    table = table_of(
        fabien="ptero+dna", kristiaan="stego+dna", gaetan="", hand="trex", market="swap",
        tokens="fabien:4 kristiaan:16 gaetan:20", supply=0, box=CHEAP_SWAP,
    )  # fmt: skip
    play(table, "tile-swap", "2/stego+dna", "ptero+dna")

    play(table, "1")

    assert list(table.tokens) == [3, 17, 20]
    assert table.asked() == [FABIEN]
    assert choices(table) == {"keep", "stego+dna"}
