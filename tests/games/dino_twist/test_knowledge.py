"""What search knows of Dino Twist: a policy that is always legal, the worth of a position."""

import pytest
from tests.games.dino_twist.tables import CELIAN, LISE, attacking, play, table_of

from pangaea.core.luck import Dice
from pangaea.games.dino_twist import GAME
from pangaea.games.dino_twist.rules.table import Table

ADVISOR = GAME.advisor
FULL = "mountain=9 cliff=9 jungle=9 desert=9 river=9 hill=9 beach=9 sea=9"


def likely(table: Table, seat: int, luck: int = 1) -> str:
    """Say what the policy answers for a seat."""
    option = ADVISOR.policy(table.veiled(seat), seat, Dice(luck))
    return table.question(seat).domain.things[option].token


def worth(table: Table) -> list[float]:
    """Say what a position promises each seat."""
    return ADVISOR.worth(table)


# -- the policy -------------------------------------------------------------------------------


def test_it_attacks_the_dinosaur_that_brings_most_with_the_weakest_card_that_does() -> None:
    """The Voli of 9 is out of reach of all but the Voli of 10; elsewhere are babies."""
    table = table_of(lise="voli:10 carni:2 aqua:10", celian="aqua:2", twist="mountain=9 cliff=9")

    assert {likely(table, LISE, luck) for luck in range(9)} == {"voli:10"}
    play(table, lise="voli:10", celian="aqua:2")
    play(table, celian="sea")
    assert likely(table, LISE) in {"mountain", "cliff"}


def test_it_joins_a_second_card_where_one_is_too_weak() -> None:
    table = table_of(lise="voli:5 voli:6", celian="aqua:2", twist="mountain=9 cliff=9")

    first = likely(table, LISE)
    play(table, lise=first)
    assert {first, likely(table, LISE)} == {"voli:5", "voli:6"}


def test_it_keeps_the_stronger_of_two_dinosaurs() -> None:
    for old, answer in (("voli:8", "decline"), ("voli:3", "mountain")):
        table = attacking("mountain", lise="voli:7", twist="mountain=5", island=f"mountain={old}")
        assert likely(table, LISE) == answer


# -- the worth --------------------------------------------------------------------------------


def test_a_full_strong_island_is_worth_more_than_an_empty_one() -> None:
    table = table_of(lise="voli:2", celian="voli:3", islands={"lise": FULL}, events_left=0)

    assert worth(table)[LISE] > 0.95
    assert worth(table)[CELIAN] < 0.05


def test_equal_islands_are_worth_the_same() -> None:
    table = table_of(lise="voli:2", celian="aqua:10*3")

    assert worth(table)[LISE] == pytest.approx(worth(table)[CELIAN])
    assert worth(table)[LISE] == pytest.approx(0.5)


def test_a_lead_is_worth_more_the_fewer_turns_are_left() -> None:
    early, late = (
        worth(
            table_of(
                lise="voli:2",
                celian="voli:3",
                islands={"lise": "mountain=9"},
                events_left=left,
            )
        )
        for left in (9, 0)
    )

    assert late[LISE] > early[LISE] > 0.5


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("mountain=9", "mountain=8"),  # a point more
        ("mountain=3 cliff=3", "mountain=5"),  # a land more, on the way to a bonus
        ("mountain=4", "mountain=5"),  # a claw: it may win the claw bonus
    ],
    ids=["strength", "lands", "claws"],
)
def test_strength_lands_and_claws_count(better: str, worse: str) -> None:
    table = table_of(
        lise="voli:2", celian="voli:2", islands={"lise": better, "celian": worse}, events_left=0
    )

    assert worth(table)[LISE] > worth(table)[CELIAN]


def test_graves_and_bonuses_count_as_in_the_end() -> None:
    table = table_of(lise="voli:2", celian="voli:3", graves="lise:2", bonus="celian:3")

    assert worth(table)[LISE] > worth(table)[CELIAN]  # four points against three


def test_neither_policy_nor_worth_knows_what_others_hold() -> None:
    tables = [
        table_of(lise="voli:5 carni:8 aqua:3", celian=hand, twist="mountain=4")
        for hand in ("voli:10 aqua:10", "herbi:2 carni:2")
    ]

    assert worth(tables[0]) == worth(tables[1])
    for luck in range(20):
        assert likely(tables[0], LISE, luck) == likely(tables[1], LISE, luck)
        options = [ADVISOR.policy(table, LISE, Dice(luck)) for table in tables]
        assert options[0] == options[1]


def test_the_horizon_is_the_end_of_the_next_turn() -> None:
    table = table_of(lise="voli:5", celian="aqua:3")

    assert ADVISOR.pace(table, 0) == ADVISOR.pace(table, 7) == table.turn
    assert ADVISOR.depth(table) == 2
