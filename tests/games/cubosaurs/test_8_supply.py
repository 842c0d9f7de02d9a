"""Chapter 8: the advanced game: an empty supply, and who is paid."""

import pytest
from tests.games.cubosaurs.tables import FABIEN, GAETAN, KRISTIAAN, new_table, play, table_of, told
from tests.support import rule

from pangaea.core.flow import OVER
from pangaea.core.variants import VariantValue
from pangaea.games.cubosaurs.box import TILES, Box, Tile
from pangaea.games.cubosaurs.events import TokenTaken
from pangaea.games.cubosaurs.rules.table import Table
from pangaea.testing.answers import choices

CHEAP_SWAP = Box(tiles={**TILES, "swap": Tile(1, interaction=True)})


def without_supply(hand: str, tokens: str) -> Table:
    """Lay out a table of three without a card, when no token is left in the supply."""
    return table_of(fabien="", kristiaan="", gaetan="", hand=hand, tokens=tokens, supply=0)


def swapped_with_an_empty_supply() -> Table:
    """In a box whose swap costs 1 the supply then holds just that token, and both earn one."""
    table = table_of(
        fabien="ptero+dna", kristiaan="stego+dna", gaetan="", hand="trex", market="swap",
        tokens="fabien:4 kristiaan:16 gaetan:20", supply=0, box=CHEAP_SWAP,
    )  # fmt: skip
    return play(table, "tile-swap", "2/stego+dna", "ptero+dna")


def tokens_after(
    tile: str, *answers: str, token_for: str, tokens: str = "fabien:4", **collections: str
) -> list[int]:
    """Let Fabien use a tile, and count the tokens by one of two readings of who is paid."""
    reading: dict[str, VariantValue] = {"token_for": token_for}
    table = table_of(collections, hand="trex", market=tile, tokens=tokens, variants=reading)
    return list(play(table, f"tile-{tile}", *answers).tokens)


# -- an empty supply -------------------------------------------------------------------------


@rule("cubosaurs/8.6")
def test_from_an_empty_supply_the_token_comes_from_an_opponent_of_choice() -> None:
    table = without_supply("ptero+dna", "fabien:10 kristiaan:20 gaetan:10")

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
    table = without_supply("ptero+dna*2", "fabien:38 kristiaan:1 gaetan:1")

    play(table, "keep", "2")

    assert choices(table) == {"3"}

    play(table, "3", drawn="stego")

    assert list(table.tokens) == [40, 0, 0]


@rule("cubosaurs/8.6")
def test_an_opponent_without_tokens_cannot_be_chosen() -> None:
    table = without_supply("ptero+dna", "fabien:20 gaetan:20")

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
        supply=0, variants={"rounds": "1"},
    )  # fmt: skip

    play(table, "keep", "2")

    assert table.step == OVER
    assert list(table.tokens) == [2, 38]


# -- who is paid -----------------------------------------------------------------------------


@rule("cubosaurs/8.7", "cubosaurs/9.9")
@pytest.mark.parametrize(("token_for", "paid"), [("received", 1), ("added", 0)])
def test_a_gift_pays_the_player_it_is_given_to(token_for: str, paid: int) -> None:
    cards = {"fabien": "ptero+dna", "kristiaan": ""}

    assert tokens_after("give", "ptero+dna", "2", token_for=token_for, **cards) == [0, paid]


@rule("cubosaurs/8.7", "cubosaurs/9.10")
@pytest.mark.parametrize(("token_for", "paid"), [("received", 1), ("added", 0)])
def test_a_swap_pays_both_sides_or_only_the_buyer(token_for: str, paid: int) -> None:
    cards = {"fabien": "ptero+dna", "kristiaan": "stego+dna"}
    answers = ("2/stego+dna", "ptero+dna")

    assert tokens_after("swap", *answers, token_for=token_for, **cards) == [1, paid]


@rule("cubosaurs/8.7", "cubosaurs/9.8")
@pytest.mark.parametrize("token_for", ["received", "added"])
def test_a_stolen_card_pays_the_thief_in_either_reading(token_for: str) -> None:
    cards = {"fabien": "", "kristiaan": "stego+dna", "tokens": "fabien:5 kristiaan:1"}

    assert tokens_after("steal", "2/stego+dna", token_for=token_for, **cards) == [1, 1]


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
    table = swapped_with_an_empty_supply()

    assert list(table.tokens) == [4, 16, 20]
    assert table.supply == 0
    assert table.asked() == [KRISTIAAN]
    assert choices(table) == {"1", "3"}


@rule("cubosaurs/8.6", "cubosaurs/8.7")
def test_after_an_opponent_took_a_token_the_turn_goes_on() -> None:
    table = play(swapped_with_an_empty_supply(), "1")

    assert list(table.tokens) == [3, 17, 20]
    assert table.asked() == [FABIEN]
    assert choices(table) == {"keep", "stego+dna"}
