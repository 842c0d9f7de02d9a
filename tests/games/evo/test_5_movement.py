"""Chapter 5: movement and combat."""

import pytest
from tests.games.evo.tables import ANNA, BRUNO, play, spaces_of, table_of, told, zone_of
from tests.support import rule

from pangaea.games.evo import events
from pangaea.games.evo.rules import movement
from pangaea.games.evo.rules.names import MOVEMENT
from pangaea.games.evo.rules.table import Table
from pangaea.testing.answers import asked_what, choices, refusal


def facing(attacker: int, defender: int) -> Table:
    """Anna on a beach, Bruno beside her, with so many horns."""
    return table_of(
        anna="B02", bruno="B03", chloe="D18", at=MOVEMENT,
        traits=f"anna:horn{attacker} bruno:horn{defender}",
    )  # fmt: skip


# -- steps -----------------------------------------------------------------------------------


@rule("evo/5.1")
def test_one_leg_is_one_step_into_any_adjacent_terrain() -> None:
    table = table_of(anna="B02", bruno="D18", chloe="B13")

    assert choices(table) == {"B02", "done"}
    play(table, "B02")
    assert choices(table) == {"B01", "B03", "B08", "B09"}
    assert refusal(table, "B10").rule == "evo/5.1"

    play(table, "B09")

    assert spaces_of(table, ANNA) == {"B09"}
    assert table.first_asked() == BRUNO


@rule("evo/5.1")
def test_steps_are_shared_between_dinosaurs_in_any_order() -> None:
    """Three legs: one dinosaur, the other, and the first again."""
    table = table_of(anna="B02 D18", bruno="B13", chloe="", traits="anna:leg3")

    play(table, "B02", "B09", "D18", "D17", "B09", "B16")

    assert spaces_of(table, ANNA) == {"B16", "D17"}
    assert table.first_asked() == BRUNO


@rule("evo/5.1")
def test_the_log_tells_a_step() -> None:
    table = table_of(anna="B02", bruno="D18", chloe="B13")
    origin, zone = zone_of(table, "B02"), zone_of(table, "B03")

    assert told(table, "B02", "B03") == [events.Walked(seat=ANNA, origin=origin, zone=zone)]


@rule("evo/5.2")
def test_steps_not_taken_are_lost() -> None:
    table = table_of(anna="B02", bruno="D18", chloe="B13", traits="anna:leg3")

    play(table, "B02", "B03", "done")

    assert table.first_asked() == BRUNO
    assert table.steps == 1


@rule("evo/5.2")
def test_a_dinosaur_may_cross_deadly_ground() -> None:
    """With the marker on yellow hills and mountains are deadly."""
    table = table_of(anna="B02", bruno="D18", chloe="B13", climate="beach", traits="anna:leg2")

    play(table, "B02", "B09", "B09", "B03")

    assert spaces_of(table, ANNA) == {"B03"}


@rule("evo/5.3")
def test_ones_own_dinosaurs_block() -> None:
    table = table_of(anna="B02 B03", bruno="D18", chloe="B13")

    play(table, "B02")

    assert refusal(table, "B03").words == "why-not-own-dinosaur"


@rule("evo/5.3")
def test_a_dinosaur_hemmed_in_cannot_step() -> None:
    table = table_of(anna="B01 B02 B07 B08", bruno="D18", chloe="B13")

    assert choices(table) == {"B02", "B07", "B08", "done"}
    assert refusal(table, "B01").words == "why-not-stuck"


@rule("evo/5.1")
def test_a_species_without_dinosaurs_is_not_asked() -> None:
    table = table_of(anna="", bruno="D18", chloe="B13")

    assert (asked_what(table), table.first_asked()) == ("walk", BRUNO)


# -- fights ----------------------------------------------------------------------------------


@rule("evo/5.4")
@pytest.mark.parametrize("die", [1, 6])
def test_an_attack_is_fought_at_once_and_costs_the_step(die: int) -> None:
    table = table_of(anna="B02 B06", bruno="B03", chloe="D18", traits="anna:leg2")

    play(table, "B02", "B03", dice=[die])

    assert (table.taken, table.first_asked()) == (1, ANNA)


@rule("evo/5.5")
@pytest.mark.parametrize(
    ("attacker", "defender", "wins"), [(0, 1, 1), (0, 0, 2), (1, 0, 4), (2, 0, 5), (4, 1, 5)]
)
def test_horns_decide_which_rolls_win(attacker: int, defender: int, wins: int) -> None:
    for die in range(1, 7):
        table = facing(attacker, defender)
        play(table, "B02", "B03", dice=[die])
        assert (spaces_of(table, ANNA) == {"B03"}) == (die <= wins)


@rule("evo/5.6")
@pytest.mark.parametrize(("attacker", "defender"), [(0, 2), (1, 3), (0, 4)])
def test_two_horns_behind_there_is_no_attack(attacker: int, defender: int) -> None:
    table = facing(attacker, defender)

    play(table, "B02")

    assert choices(table) == {"B01", "B08", "B09"}
    assert refusal(table, "B03").rule == "evo/5.6"


@rule("evo/5.7")
def test_a_winner_takes_the_space_and_goes_on() -> None:
    table = table_of(anna="B02", bruno="B03 D18", chloe="B13", traits="anna:leg2")

    play(table, "B02", "B03", "B03", "B04", dice=[2])

    assert spaces_of(table, ANNA) == {"B04"}
    assert spaces_of(table, BRUNO) == {"D18"}


@rule("evo/5.7")
def test_a_beaten_attacker_goes_home_and_the_defender_stays() -> None:
    table = table_of(anna="B02 B06", bruno="B03", chloe="D18")

    happened = told(table, "B02", "B03", dice=[3])

    zone = zone_of(table, "B03")
    assert happened == [events.AttackLost(seat=ANNA, owner=BRUNO, zone=zone, die=3)]
    assert spaces_of(table, ANNA) == {"B06"}
    assert spaces_of(table, BRUNO) == {"B03"}
    assert table.dinos[ANNA] == 1


@rule("evo/5.5")
def test_the_table_of_horns_is_bounded_on_both_sides() -> None:
    table = facing(0, 0)

    assert [movement.wins_up_to(table, ahead) for ahead in range(-4, 5)] == [
        0,
        0,
        0,
        1,
        2,
        4,
        5,
        5,
        5,
    ]
