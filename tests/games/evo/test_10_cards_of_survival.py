"""Chapter 10, cards 11, 12 and 18 to 20: warmth and the dead; one test or more for each."""

import pytest
from tests.games.evo.tables import *
from tests.support import rule

from pangaea.core.luck import Dice
from pangaea.games.evo import events
from pangaea.games.evo.rules.names import AFTER_SURVIVAL, BEFORE_SURVIVAL, MOVEMENT, SURVIVAL
from pangaea.testing.answers import asked_what, choices

# -- 11, 12, 18, 20: warmth ------------------------------------------------------------------

COLD_HERD = "B02 B03 B07 B08 B09"  # on yellow: temperate, three cold, one deadly
HOT_HERD = "B03 B02 B04 B05 B16"  # on green: temperate, three hot, one deadly


@rule("evo/10.11")
def test_thermal_underwear_saves_all_in_the_cold_but_none_on_deadly_ground() -> None:
    table = table_of(anna_at(COLD_HERD), climate="beach", hands="anna:thermal", at=BEFORE_SURVIVAL)

    play(table, "thermal", genes="leg leg leg")

    assert spaces_of(table, ANNA) == {"B02", "B03", "B07", "B08"}
    assert points_of(table)[ANNA] == 14


@rule("evo/10.11", "evo/10.12", "evo/10.18", "evo/10.20")
@pytest.mark.parametrize(
    ("climate", "anna", "bruno", "hers", "his"),
    [
        ("beach", COLD_HERD, "D18", "thermal", "cold_snap"),
        ("plain", HOT_HERD, "D17", "adaptable", "scorcher"),
    ],
)
def test_a_warm_or_adaptable_skin_is_stronger_than_the_weather(
    climate: str, anna: str, bruno: str, hers: str, his: str
) -> None:
    hands = f"anna:{hers} bruno:{his}"
    herds = {"anna": anna, "bruno": bruno, "chloe": ""}
    table = table_of(herds, climate=climate, hands=hands, at=BEFORE_SURVIVAL)

    play(table, hers, "pass", his, genes="leg leg leg")

    assert points_of(table)[ANNA] == 14


@rule("evo/10.12")
def test_a_scorcher_takes_a_parasol_from_everybody() -> None:
    """Bruno's single parasol is gone; Anna has one of two left."""
    table = table_of(
        anna_at("B02 B04"), climate="plain", hands="anna:scorcher", traits="anna:parasol2",
        at=BEFORE_SURVIVAL,
    )  # fmt: skip

    play(table, "scorcher")

    assert spaces_of(table, BRUNO) == set()
    assert (asked_what(table), choices(table)) == ("remove", {"B02", "B04"})


@rule("evo/10.18")
def test_adaptable_skin_saves_all_in_the_heat_but_none_on_deadly_ground() -> None:
    table = table_of(
        anna=HOT_HERD, bruno="D17", chloe="", climate="plain", hands="anna:adaptable",
        at=BEFORE_SURVIVAL,
    )  # fmt: skip

    play(table, "adaptable", genes="leg leg leg")

    assert spaces_of(table, ANNA) == {"B02", "B03", "B04", "B05"}


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

    assert (asked_what(table), points_of(table)) == ("card", [6, 1, 6])
    play(table, "survivalist", "pass", luck=Dice(1))

    assert points_of(table) == [5, 0, 6]


@rule("evo/10.19", "evo/9.3")
def test_where_nothing_died_nobody_is_asked_about_it() -> None:
    table = table_of(
        APART, climate="beach", hands="anna:survivalist", gone="quiet_eon", at=SURVIVAL
    )

    assert table.stage > AFTER_SURVIVAL


@rule("evo/10.6")
def test_a_card_played_while_moving_is_told() -> None:
    table = table_of(anna_at("B02 B05"), hands="anna:motivation", at=MOVEMENT)

    happened = told(table, "motivation")

    assert happened == [events.CardPlayed(seat=ANNA, card=5)]
    assert zone_of(table, "B02") in table.options(ANNA)
