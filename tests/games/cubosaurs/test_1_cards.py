"""Chapter 1: the cards and the goal."""

from collections import Counter

from tests.games.cubosaurs.tables import (
    FABIEN,
    GAETAN,
    KRISTIAAN,
    choices_with,
    play,
    setup_of,
    table_of,
)
from tests.support import rule

from pangaea.games.cubosaurs import GAME
from pangaea.games.cubosaurs.box import Box
from pangaea.games.cubosaurs.rules.names import EGG
from pangaea.testing.answers import final


@rule("cubosaurs/1.1", "cubosaurs/6.1")
def test_the_most_points_over_all_rounds_together_win() -> None:
    """Gaëtan wins the second round with 8 to 4, Fabien the game with 14 to 10."""
    table = table_of(
        fabien="", kristiaan="ptero", gaetan="stego*4",
        hand="trex", pile=0, round_number=2, earlier="fabien:10 gaetan:2",
    )  # fmt: skip

    play(table, "keep")

    assert final(table).winners == [FABIEN]
    assert [final(table).score(seat) for seat in (FABIEN, KRISTIAAN, GAETAN)] == [14, -1, 10]


@rule("cubosaurs/1.2")
def test_the_deck_has_55_cards_of_eight_types() -> None:
    copies: Counter[int] = Counter()

    for kind in setup_of(3, advanced=True).kind_rows:
        copies[kind.card_type] += kind.copies

    assert sum(copies.values()) == 55
    assert sorted(copies.values()) == [6, 7, 7, 7, 7, 7, 7, 7]
    assert copies[EGG] == 6


@rule("cubosaurs/1.2", "cubosaurs/3.5")
def test_black_and_grey_velociraptors_are_two_types() -> None:
    assert choices_with("grey:3", hand="black:3") == {"keep", "grey:3/-2"}


@rule("cubosaurs/1.3")
def test_the_six_eggs_are_all_different() -> None:
    eggs = [kind for kind in setup_of(3).kind_rows if kind.card_type == EGG]

    assert {egg.egg for egg in eggs} == {"trex", "stego", "bronto", "ptero", "penta", "raptor"}
    assert all(egg.copies == 1 for egg in eggs)


@rule("cubosaurs/1.3", "cubosaurs/3.5")
def test_all_eggs_are_one_type() -> None:
    assert choices_with("egg:stego ptero", hand="egg:trex") == {"keep", "ptero"}


@rule("cubosaurs/1.4")
def test_an_icon_makes_no_difference_in_the_basic_game() -> None:
    tokens = [kind.token for kind in setup_of(3).kind_rows]

    assert not any("+dna" in token for token in tokens)


@rule("cubosaurs/1.4", "cubosaurs/8.4")
def test_keeping_cards_earns_no_token_in_the_basic_game() -> None:
    table = table_of(fabien="trex", kristiaan="stego", hand="ptero*4")

    play(table, "keep", drawn="trex")

    assert list(table.tokens) == [0, 0]
    assert table.supply == 0


@rule("cubosaurs/1.4", "cubosaurs/8.3")
def test_an_icon_makes_a_card_another_kind_in_the_advanced_game() -> None:
    kinds = {kind.token: kind.copies for kind in setup_of(3, advanced=True).kind_rows}

    assert kinds["ptero"] == 3
    assert kinds["ptero+dna"] == 4


def test_the_box_is_for_two_to_five_players() -> None:
    assert GAME.seats == (2, 3, 4, 5)
    assert GAME.default_box() == Box()
