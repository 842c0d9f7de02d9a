"""Chapter 10, cards 1 to 13: the climate, movement and survival; one test or more for each."""

import pytest
from tests.games.evo.tables import (
    ANNA,
    APART,
    BRUNO,
    CHLOE,
    CLIMATES,
    choices,
    play,
    points_of,
    question,
    refusal,
    spaces_of,
    table_of,
    told,
    zone_of,
)
from tests.support import rule

from pangaea.core.luck import Dice
from pangaea.games.evo import events
from pangaea.games.evo.names import (
    AFTER_CLIMATE,
    BEFORE_CLIMATE,
    BEFORE_MOVEMENT,
    BEFORE_SURVIVAL,
    MOVEMENT,
    SURVIVAL,
)
from pangaea.games.evo.play import Evo

FIVE = "D16 D17 D18 D19 D20"


# -- 1 Flood ---------------------------------------------------------------------------------


@rule("evo/10.1")
def test_the_flood_rolls_for_every_dinosaur_on_the_coast_in_turn_order() -> None:
    """One parasol: 3 and one is 4, which kills; 4 and one is 5, which does not."""
    table = table_of(
        anna="B02 B09", bruno="D18", chloe="B13", hands="anna:flood", order="bruno anna chloe",
        at=BEFORE_CLIMATE,
    )  # fmt: skip

    happened = told(table, "flood", dice=[4, 3, 1, 2])

    drowned = [event for event in happened if isinstance(event, events.Drowned)]
    assert [(event.seat, event.die) for event in drowned] == [(ANNA, 3), (CHLOE, 1)]
    assert spaces_of(table, ANNA) == {"B09"}
    assert spaces_of(table, BRUNO) == {"D18"}


@rule("evo/10.1")
def test_four_parasols_are_safe_from_the_flood() -> None:
    table = table_of(APART, hands="anna:flood", traits="bruno:parasol4", at=AFTER_CLIMATE)

    play(table, "flood", dice=[6, 1, 6])

    assert spaces_of(table, BRUNO) == {"D18"}


@rule("evo/10.1")
@pytest.mark.parametrize("stage", [BEFORE_CLIMATE, AFTER_CLIMATE])
def test_the_flood_comes_before_or_after_the_die(stage: int) -> None:
    table = table_of(APART, hands="anna:flood", at=stage)

    assert "flood" in choices(table)


# -- 2 Accident ------------------------------------------------------------------------------


@rule("evo/10.2")
def test_an_accident_strikes_any_dinosaur_of_a_rival_with_five() -> None:
    table = table_of(
        anna="B02", bruno=FIVE, chloe="B13", hands="anna:accident", climate="beach",
        at=BEFORE_CLIMATE,
    )  # fmt: skip

    play(table, "accident")
    assert choices(table) == set(FIVE.split())
    assert refusal(table, "B13").words == "why-not-small-herd"
    assert refusal(table, "B02").words == "why-not-rival"
    play(table, "D17", dice=[2])

    assert spaces_of(table, BRUNO) == set(FIVE.split()) - {"D17"}


# -- 3 to 5: the climate ---------------------------------------------------------------------


def marker(table: Evo) -> str:
    return CLIMATES[table.climate]


@rule("evo/10.3")
@pytest.mark.parametrize(
    ("start", "end"), [("beach", "hill"), ("hill2", "beach"), ("plain2", "plain")]
)
def test_a_catastrophe_moves_the_marker_two_spaces_without_a_die(start: str, end: str) -> None:
    table = table_of(APART, hands="anna:catastrophe", climate=start, at=BEFORE_CLIMATE)

    play(table, "catastrophe")

    assert marker(table) == end
    assert question(table) == "walk"


@rule("evo/10.4")
@pytest.mark.parametrize(
    ("way", "end"), [("forward", "hill"), ("stay", "plain"), ("back", "beach")]
)
def test_the_weather_gene_chooses_where_the_marker_goes(way: str, end: str) -> None:
    table = table_of(APART, hands="anna:weather", climate="plain", at=BEFORE_CLIMATE)

    play(table, "weather", way)

    assert marker(table) == end
    assert question(table) == "walk"


@rule("evo/10.5")
@pytest.mark.parametrize(
    ("start", "end"),
    [("plain", "beach"), ("plain2", "hill"), ("hill", "plain2"), ("hill2", "mountain")],
)
def test_no_more_seasons_rolls_from_the_twin_space(start: str, end: str) -> None:
    """One space forward from the other space of the same colour."""
    table = table_of(APART, hands="anna:seasons", climate=start, at=BEFORE_CLIMATE)

    play(table, "seasons", dice=[3])

    assert marker(table) == end


@rule("evo/10.5")
@pytest.mark.parametrize("start", ["beach", "mountain"])
def test_no_more_seasons_needs_green_or_brown(start: str) -> None:
    table = table_of(APART, hands="anna:seasons", climate=start, at=BEFORE_CLIMATE)

    assert "seasons" not in choices(table)
    assert refusal(table, "seasons").words == "why-not-no-twin"


# -- 6 Motivation ----------------------------------------------------------------------------


@rule("evo/10.6")
def test_motivation_gives_a_step_for_each_dinosaur_less_those_taken() -> None:
    table = table_of(anna="B02 B05 B13", bruno="D18", chloe="", hands="anna:motivation+dud")

    play(table, "B02", "B03", "motivation", "pass")

    assert table.steps - table.taken == 2
    play(table, "B05", "B04", "B13", "B12")
    assert table.asking == BRUNO


@rule("evo/10.6")
def test_motivation_counts_instead_of_legs() -> None:
    table = table_of(
        anna="B02 B05", bruno="D18", chloe="", hands="anna:motivation+dud", traits="anna:leg4"
    )

    play(table, "motivation", "pass")

    assert table.steps == 2


@rule("evo/10.6", "evo/9.3")
def test_who_holds_a_card_is_asked_once_more_after_the_last_step() -> None:
    """With two dinosaurs Motivation could bring a step, so any card in hand is a reason to ask."""
    for hand in ("motivation", "unexpected"):
        table = table_of(anna="B02 B05", bruno="D18", chloe="", hands=f"anna:{hand}")
        play(table, "B02", "B03")
        assert (question(table), table.asking) == ("walk", ANNA)
        assert "done" in choices(table)


# -- 7 and 8: horns --------------------------------------------------------------------------


def beside(hands: str, traits: str = "") -> Evo:
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


# -- 11, 12, 18, 20: warmth ------------------------------------------------------------------

COLD_HERD = "B02 B03 B07 B08 B09"  # on yellow: temperate, three cold, one deadly
HOT_HERD = "B03 B02 B04 B05 B16"  # on green: temperate, three hot, one deadly


@rule("evo/10.11")
def test_thermal_underwear_saves_all_in_the_cold_but_none_on_deadly_ground() -> None:
    table = table_of(
        anna=COLD_HERD, bruno="D18", chloe="", climate="beach", hands="anna:thermal",
        at=BEFORE_SURVIVAL,
    )  # fmt: skip

    play(table, "thermal", genes="leg leg leg")

    assert spaces_of(table, ANNA) == {"B02", "B03", "B07", "B08"}
    assert points_of(table)[ANNA] == 14


@rule("evo/10.11", "evo/10.20")
def test_thermal_underwear_is_stronger_than_a_cold_snap() -> None:
    table = table_of(
        anna=COLD_HERD, bruno="D18", chloe="", climate="beach",
        hands="anna:thermal bruno:cold_snap", at=BEFORE_SURVIVAL,
    )  # fmt: skip

    play(table, "thermal", "pass", "cold_snap", genes="leg leg leg")

    assert points_of(table)[ANNA] == 14


@rule("evo/10.12")
def test_a_scorcher_takes_a_parasol_from_everybody() -> None:
    """Bruno's single parasol is gone; Anna has one of two left."""
    table = table_of(
        anna="B02 B04", bruno="D18", chloe="", climate="plain", hands="anna:scorcher",
        traits="anna:parasol2", at=BEFORE_SURVIVAL,
    )  # fmt: skip

    play(table, "scorcher")

    assert spaces_of(table, BRUNO) == set()
    assert (question(table), choices(table)) == ("remove", {"B02", "B04"})


@rule("evo/10.18")
def test_adaptable_skin_saves_all_in_the_heat_but_none_on_deadly_ground() -> None:
    table = table_of(
        anna=HOT_HERD, bruno="D17", chloe="", climate="plain", hands="anna:adaptable",
        at=BEFORE_SURVIVAL,
    )  # fmt: skip

    play(table, "adaptable", genes="leg leg leg")

    assert spaces_of(table, ANNA) == {"B02", "B03", "B04", "B05"}


@rule("evo/10.12", "evo/10.18")
def test_adaptable_skin_is_stronger_than_a_scorcher() -> None:
    table = table_of(
        anna=HOT_HERD, bruno="D17", chloe="", climate="plain",
        hands="anna:adaptable bruno:scorcher", at=BEFORE_SURVIVAL,
    )  # fmt: skip

    play(table, "adaptable", "pass", "scorcher", genes="leg leg leg")

    assert points_of(table)[ANNA] == 14


@rule("evo/10.20")
def test_a_cold_snap_takes_a_fur_from_everybody_down_to_none() -> None:
    table = table_of(
        anna="B02 B03", bruno="D18 D17", chloe="", climate="beach", hands="anna:cold_snap",
        traits="bruno:fur0", at=BEFORE_SURVIVAL,
    )  # fmt: skip

    play(table, "cold_snap", genes="leg leg leg")

    assert spaces_of(table, ANNA) == {"B02"}
    assert spaces_of(table, BRUNO) == {"D18"}


# -- 19 Survivalist gene ---------------------------------------------------------------------


@rule("evo/10.19")
def test_the_survivalist_gene_fines_everybody_for_their_dead() -> None:
    """On yellow the hills are deadly: Anna loses one, Bruno two of whom he can pay for one."""
    table = table_of(
        anna="B02 B09", bruno="D11 D13", chloe="B13", climate="beach",
        hands="anna:survivalist bruno:unexpected", points="anna:5 bruno:1 chloe:5", at=SURVIVAL,
    )  # fmt: skip

    assert (question(table), points_of(table)) == ("card", [6, 1, 6])
    play(table, "survivalist", "pass", luck=Dice(1))

    assert points_of(table) == [5, 0, 6]


@rule("evo/10.19", "evo/9.3")
def test_where_nothing_died_nobody_is_asked_about_it() -> None:
    table = table_of(APART, climate="beach", hands="anna:survivalist", at=SURVIVAL)

    assert table.stage > SURVIVAL + 2


@rule("evo/10.6")
def test_a_card_played_while_moving_is_told() -> None:
    table = table_of(anna="B02 B05", bruno="D18", chloe="", hands="anna:motivation", at=MOVEMENT)

    happened = told(table, "motivation")

    assert happened == [events.CardPlayed(seat=ANNA, card=5)]
    assert zone_of(table, "B02") in table.options(ANNA)
