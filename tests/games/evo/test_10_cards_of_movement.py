"""Chapter 10, cards 6 to 10: steps, horns and peace; one test or more for each."""

import pytest
from tests.games.evo.tables import ANNA, BRUNO, anna_at, play, spaces_of, table_of
from tests.support import rule

from pangaea.games.evo.rules.names import BEFORE_MOVEMENT
from pangaea.games.evo.rules.table import Table
from pangaea.testing.answers import asked_what, choices, refusal

# -- 6 Motivation ----------------------------------------------------------------------------


@rule("evo/10.6")
def test_motivation_gives_a_step_for_each_dinosaur_less_those_taken() -> None:
    table = table_of(anna_at("B02 B05 B13"), hands="anna:motivation+dud")

    play(table, "B02", "B03", "motivation", "pass")

    assert table.steps - table.taken == 2
    play(table, "B05", "B04", "B13", "B12")
    assert table.first_asked() == BRUNO


@rule("evo/10.6")
def test_motivation_counts_instead_of_legs() -> None:
    table = table_of(anna_at("B02 B05"), hands="anna:motivation+dud", traits="anna:leg4")

    play(table, "motivation", "pass")

    assert table.steps == 2


@rule("evo/10.6", "evo/9.3")
def test_who_holds_a_card_is_asked_once_more_after_the_last_step() -> None:
    """With two dinosaurs Motivation could bring a step, so any card in hand is a reason to ask."""
    for hand in ("motivation", "unexpected"):
        table = table_of(anna_at("B02 B05"), hands=f"anna:{hand}")
        play(table, "B02", "B03")
        assert (asked_what(table), table.first_asked()) == ("walk", ANNA)
        assert "done" in choices(table)


# -- 7 and 8: horns --------------------------------------------------------------------------


def beside(hands: str, traits: str = "") -> Table:
    """Anna on B02 beside Bruno on B03, before anybody moves."""
    return table_of(
        anna="B02", bruno="B03", chloe="D18", hands=hands, traits=traits, at=BEFORE_MOVEMENT
    )


@rule("evo/10.7")
@pytest.mark.parametrize(("die", "wins"), [(5, True), (6, False)])
def test_super_size_attacks_with_two_more_horns(die: int, wins: bool) -> None:
    table = beside("anna:super_size")

    play(table, "super_size", "B02", "B03", dice=[die])

    assert (spaces_of(table, ANNA) == {"B03"}) == wins


@rule("evo/10.7")
def test_super_size_also_counts_for_whether_one_may_attack() -> None:
    table = beside("anna:super_size", "bruno:horn3")

    play(table, "super_size", "B02")

    assert "B03" in choices(table)


@rule("evo/10.7")
def test_super_size_does_not_help_the_attacked() -> None:
    table = beside("anna:super_size")

    play(table, "super_size", "done", "B03", "B02", dice=[2])

    assert spaces_of(table, BRUNO) == {"B02"}


@rule("evo/10.8")
def test_big_brother_defends_with_two_more_horns() -> None:
    table = beside("bruno:big_brother")

    play(table, "big_brother", "B02")

    assert "B03" not in choices(table)
    assert refusal(table, "B03").rule == "evo/5.6"


@rule("evo/10.7", "evo/10.8")
def test_super_size_and_big_brother_cancel_out() -> None:
    for die, wins in ((2, True), (3, False)):
        table = beside("anna:super_size bruno:big_brother")
        play(table, "super_size", "pass", "big_brother", "B02", "B03", dice=[die])
        assert (spaces_of(table, ANNA) == {"B03"}) == wins


# -- 9 and 10: peace -------------------------------------------------------------------------


@rule("evo/10.9")
def test_peace_gas_keeps_two_players_from_one_another() -> None:
    table = table_of(
        anna="B02", bruno="B03", chloe="B01", hands="anna:peace_gas", at=BEFORE_MOVEMENT
    )

    play(table, "peace_gas")
    assert choices(table) == {"2", "3"}
    play(table, "2", "B02")

    assert refusal(table, "B03").rule == "evo/10.9"
    assert "B01" in choices(table)
    play(table, "B09", "B03")
    assert refusal(table, "B09").rule == "evo/10.9"


@rule("evo/10.10")
def test_a_vegetarian_diet_forbids_every_combat() -> None:
    table = beside("chloe:vegetarian", "anna:horn4")

    play(table, "vegetarian", "B02")

    assert choices(table) == {"B01", "B08", "B09"}
    assert refusal(table, "B03").rule == "evo/10.10"
