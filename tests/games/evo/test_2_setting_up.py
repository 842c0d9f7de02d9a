"""Chapter 2: setting up."""

import pytest
from tests.games.evo.tables import *
from tests.support import evenly, looks_fair, rule

from pangaea.core.luck import Dice
from pangaea.core.state import NOBODY
from pangaea.games.evo import GAME
from pangaea.games.evo.rules.names import BEFORE_CLIMATE
from pangaea.games.evo.rules.table import Table

any_number = pytest.mark.parametrize("seats", [3, 4, 5])


def fresh(seats: int, seed: int = 1) -> Table:
    table = GAME.start(setup_of(seats), Dice(seed))
    assert isinstance(table, Table)
    return table


@rule("evo/2.1")
def test_everybody_starts_alike() -> None:
    table = fresh(4)

    assert points_of(table) == [10] * 4
    for seat in range(4):
        assert genes_of(table, seat) == {"egg": 1, "leg": 1, "fur": 1, "parasol": 1, "tail": 1}


@rule("evo/2.2")
@any_number
def test_everybody_is_dealt_three_of_the_26_cards(seats: int) -> None:
    table = fresh(seats)

    hands = [cards_of(table, seat) for seat in range(seats)]

    assert [len(hand) for hand in hands] == [3] * seats
    assert len(set().union(*hands)) == 3 * seats
    assert table.pile_size() == 26 - 3 * seats


@rule("evo/2.2")
def test_all_genes_are_in_the_bag() -> None:
    assert [int(number) for number in fresh(3).bag] == [12, 8, 8, 8, 8, 6, 6, 6]


@rule("evo/2.3")
@any_number
def test_everybody_has_one_dinosaur_on_a_beach_of_their_own(seats: int) -> None:
    table = fresh(seats)

    assert [len(spaces_of(table, seat)) for seat in range(seats)] == [1] * seats
    starts = {table.setup.island.spaces[zone].token for zone in table.setup.starts}
    assert set().union(*(spaces_of(table, seat) for seat in range(seats))) == starts


@rule("evo/2.3")
def test_the_beaches_are_drawn_by_lot() -> None:
    starts = ["B02", "B13", "D18"]

    drawn = [starts.index(spaces_of(fresh(3, seed), ANNA).pop()) for seed in range(300)]

    assert looks_fair(drawn, evenly(3))


@rule("evo/2.4")
@pytest.mark.parametrize(("seats", "space"), [(3, 0), (4, 1), (5, 2)])
def test_the_markers_start_on_their_spaces(seats: int, space: int) -> None:
    table = blank(setup_of(seats))

    assert table.climate == 0
    assert table.setup.climate[0] == 0
    assert table.meteor == space


@rule("evo/2.5")
def test_hands_are_secret_and_their_size_is_not() -> None:
    table = table_of(
        anna="B02", bruno="D18", chloe="B13", hands="anna:flood+encore bruno:dud", at=BEFORE_CLIMATE
    )

    seen = table.veiled(BRUNO)

    assert cards_of(seen, ANNA) == set()
    assert cards_of(seen, BRUNO) == {"dud"}
    assert [int(number) for number in seen.held] == [2, 1, 0]
    assert [cards_of(table.veiled(NOBODY), seat) for seat in (ANNA, BRUNO, CHLOE)] == [set()] * 3


@rule("evo/2.5")
def test_what_a_hand_may_hold_is_imagined_fairly() -> None:
    """Of the 25 cards Bruno does not hold, each is as likely to be the one Anna has."""
    table = table_of(
        anna="B02", bruno="D18", chloe="B13", hands="anna:flood bruno:dud", at=BEFORE_CLIMATE
    )
    seen, luck = table.veiled(BRUNO), Dice(4)

    imagined = [int(seen.imagined(luck).hand[ANNA]).bit_length() - 1 for _ in range(2000)]

    assert looks_fair(imagined, {card: 1 / 25 for card in range(26) if card != 15})
