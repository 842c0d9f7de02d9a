"""Chapter 8: the advanced game: set-up and earning tokens."""

import pytest
from tests.games.cubosaurs.tables import *
from tests.support import rule

from pangaea.games.cubosaurs.events import TokensGained
from pangaea.testing.answers import choices, refusal

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
    table = table_of(fabien="ptero+dna", kristiaan="", hand="trex", tokens="fabien:1", supply=39)

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
    table = last_hand(market="draw give steal", tokens="fabien:3 kristiaan:1")

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
    table = last_hand(market="draw give steal", tokens="kristiaan:40", supply=0)
    play(table, "keep", luck=dealing(table, "ptero+dna trex*2 penta", NO_ICONS))

    play(table, "2", drawn="stego")

    assert list(table.tokens) == [1, 39]
    assert table.asked() == [FABIEN]
    assert hand_of(table) == counted("stego")
