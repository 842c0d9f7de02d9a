"""Chapter 8: the advanced game: buying tiles, between rounds, the end."""

import pytest
from tests.games.cubosaurs.tables import *
from tests.support import rule

from pangaea.core.flow import OVER
from pangaea.core.luck import Dice
from pangaea.games.cubosaurs.events import Bought, MarketFilled
from pangaea.testing.answers import choices, final, refusal

# -- buying ----------------------------------------------------------------------------------


@rule("cubosaurs/8.8")
def test_a_tile_is_bought_before_the_hand_is_kept_or_passed() -> None:
    table = table_of(
        fabien="trex", kristiaan="", hand="ptero", market="types draw", tokens="fabien:6"
    )

    assert choices(table) == {"keep", "trex", "tile-types", "tile-draw"}

    play(table, "tile-types")

    assert table.asked() == [FABIEN]
    assert choices(table) == {"keep", "trex"}


@rule("cubosaurs/8.8")
def test_only_one_tile_is_bought_in_a_turn() -> None:
    table = table_of(
        fabien="trex", kristiaan="", hand="ptero", market="types draw", tokens="fabien:6"
    )

    play(table, "tile-types")

    assert refusal(table, "tile-draw").words == "why-not-second-tile"
    assert refusal(table, "tile-draw").rule == "cubosaurs/8.8"


@rule("cubosaurs/8.8")
def test_every_turn_allows_a_purchase_also_with_a_passed_hand() -> None:
    table = table_of(
        fabien="trex stego", kristiaan="penta", hand="ptero", market="types draw eggs",
        tokens="fabien:12 kristiaan:6",
    )  # fmt: skip

    play(table, "tile-types", "trex")

    assert choices(table) == {"keep", "penta", "tile-draw", "tile-eggs"}

    play(table, "tile-eggs", "penta")

    assert "tile-draw" in choices(table)


@rule("cubosaurs/8.8")
def test_tokens_earned_by_keeping_come_too_late_for_this_turn() -> None:
    table = table_of(fabien="", kristiaan="", hand="ptero+dna", market="draw", supply=40)

    assert choices(table) == {"keep"}

    play(table, "keep", drawn="trex")

    assert table.asked() == [KRISTIAAN]


@rule("cubosaurs/8.9")
@pytest.mark.parametrize(
    ("tile", "price"),
    [
        ("types", 5), ("eggs", 3), ("draw", 1), ("refuse", 3), ("forbidden", 2),
        ("destroy_mine", 3), ("destroy_theirs", 3), ("steal", 5), ("give", 4), ("swap", 4),
    ],
)  # fmt: skip
def test_a_tile_needs_its_full_price_which_goes_back_to_the_supply(tile: str, price: int) -> None:
    rich, poor = (
        table_of(
            fabien="trex stego",
            kristiaan="stego",
            hand="trex",
            market=tile,
            tokens=f"fabien:{tokens}",
            supply=30,
        )
        for tokens in (price, price - 1)
    )

    reason = refusal(poor, f"tile-{tile}")
    happened = told(rich, f"tile-{tile}", drawn="stego" if tile == "draw" else "")

    assert reason.words == "why-not-affordable"
    assert reason.rule == "cubosaurs/8.9"
    assert reason.values == {"cost": price, "tokens": price - 1}
    assert rich.tokens[FABIEN] == 0
    assert rich.supply == 30 + price
    assert tiles_of(rich, FABIEN) == {tile}
    assert market_of(rich) == set()
    assert [event.cost for event in happened if isinstance(event, Bought)] == [price]


@rule("cubosaurs/8.10")
def test_a_tile_that_cannot_be_put_to_use_may_not_be_bought() -> None:
    """Nobody has a card and the pile is empty: only tiles 1, 2 and 4 can be used."""
    every = "types eggs draw refuse forbidden destroy_mine destroy_theirs steal give swap"
    table = table_of(fabien="", kristiaan="", hand="trex", pile=0, market=every, tokens="fabien:20")

    assert choices(table) == {"keep", "tile-types", "tile-eggs", "tile-refuse"}


@rule("cubosaurs/8.11")
def test_the_market_is_not_refilled_during_a_round() -> None:
    table = table_of(
        fabien="trex", kristiaan="", hand="ptero", market="types draw eggs", tokens="fabien:5"
    )

    play(table, "tile-types", "keep", drawn="stego")

    assert market_of(table) == {"draw", "eggs"}
    assert refusal(table, "tile-types").words == "why-not-for-sale"
    assert refusal(table, "tile-types").rule == "cubosaurs/8.11"


@rule("cubosaurs/8.11")
def test_when_the_market_is_empty_nothing_can_be_bought() -> None:
    table = table_of(fabien="trex", kristiaan="", hand="ptero", tokens="fabien:30")

    assert choices(table) == {"keep", "trex"}


@rule("cubosaurs/8.12", "cubosaurs/4.1")
def test_without_a_hand_and_a_pile_the_round_ends_before_any_purchase() -> None:
    table = table_of(
        fabien="trex", kristiaan="egg:trex", hand="ptero", pile=0, market="eggs",
        tokens="kristiaan:10", variants={"rounds": "1"},
    )  # fmt: skip

    play(table, "keep")

    assert table.step == OVER
    assert tiles_of(table, KRISTIAAN) == set()


# -- between rounds --------------------------------------------------------------------------


@rule("cubosaurs/8.13")
def test_unspent_tokens_are_kept() -> None:
    table = last_hand(market="draw give steal", tokens="fabien:3 kristiaan:7")

    play(table, "keep", luck=dealing(table, NO_ICONS, NO_ICONS, drawn="stego"))

    assert list(table.tokens) == [3, 7]
    assert table.supply == 30


@rule("cubosaurs/8.13")
def test_unsold_tiles_stay_and_the_market_is_filled_up() -> None:
    table = last_hand(market="draw", bought="types eggs", tokens="fabien:3")

    happened = told(
        table, "keep", luck=dealing(table, NO_ICONS, NO_ICONS, drawn="stego", tiles="swap types")
    )

    assert market_of(table) == {"draw", "swap", "types"}
    assert [event.tiles for event in happened if isinstance(event, MarketFilled)] == [(0, 9)]


@rule("cubosaurs/8.13", "cubosaurs/9.11")
def test_bought_tiles_may_come_back_to_the_market() -> None:
    """All ten are in play: two stay for sale, the eight others can be turned up."""
    table = last_hand(market="draw give", bought="types eggs", tokens="fabien:3")

    seen: set[str] = set()
    for seed in range(80):
        seen |= market_of(play(table.copy(), "keep", luck=Dice(seed)))

    assert len(seen) == 10


@rule("cubosaurs/8.13")
def test_nothing_is_told_of_a_market_that_was_full() -> None:
    table = last_hand(market="draw give swap", tokens="fabien:3")

    happened = told(table, "keep", luck=dealing(table, NO_ICONS, NO_ICONS, drawn="stego"))

    assert [event for event in happened if isinstance(event, MarketFilled)] == []


# -- the end ---------------------------------------------------------------------------------


@rule("cubosaurs/8.14")
@pytest.mark.parametrize(("tokens", "points"), [(0, 0), (1, 0), (2, 1), (5, 2), (6, 3)])
def test_every_two_tokens_left_are_a_point(tokens: int, points: int) -> None:
    table = table_of(
        fabien="", kristiaan="", hand="trex", pile=0, tokens=f"fabien:{tokens}",
        supply=40 - tokens, variants={"rounds": "1"},
    )  # fmt: skip

    play(table, "keep")

    assert final(table).score(FABIEN) == 4 + points


@rule("cubosaurs/8.14", "cubosaurs/6.2")
def test_tokens_do_not_count_in_the_last_round_of_a_tie() -> None:
    """Both have 5: Fabien 4 in the round and 2 tokens, Kristiaan 2 in the round and 6 tokens."""
    table = table_of(
        fabien="", kristiaan="stego", hand="trex", pile=0, tokens="fabien:2 kristiaan:6",
        variants={"rounds": "1"},
    )  # fmt: skip

    play(table, "keep")

    assert [final(table).score(seat) for seat in (FABIEN, KRISTIAAN)] == [5, 5]
    assert final(table).winners == [FABIEN]


@rule("cubosaurs/8.14")
def test_tokens_count_once_at_the_end_of_the_game_not_of_a_round() -> None:
    table = last_round(fabien="", kristiaan="", earlier="fabien:1", tokens="fabien:4")

    play(table, "keep")

    assert final(table).score(FABIEN) == 1 + 4 + 2
    assert cards_of(table, FABIEN) == counted("trex")
