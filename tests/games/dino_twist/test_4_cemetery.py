"""Chapter 4: the cemetery instead of an attack."""

import pytest
from tests.games.dino_twist.tables import CELIAN, LISE, MARILYS, play, refusal, table_of
from tests.support import rule

from pangaea.testing.answers import asked_what, choices

FULL = "mountain=9 cliff=9 jungle=9 desert=9 river=9 hill=9 "
FULL += "beach=9 sea=9"


# -- the cemetery ----------------------------------------------------------------------------


@rule("dino_twist/4.5")
def test_the_cemetery_is_open_only_if_nothing_stronger_can_be_won() -> None:
    table = table_of(
        lise="voli:3 voli:8", celian="aqua:5 aqua:2", islands={"celian": "beach=3 sea=6"}
    )

    assert "cemetery" not in choices(table, LISE), "any dinosaur is welcome on an empty land"
    assert refusal(table, LISE, "cemetery").rule == "dino_twist/4.5"
    assert "cemetery" in choices(table, CELIAN), "babies are weaker than what he has"


@rule("dino_twist/4.5")
def test_who_may_use_the_cemetery_may_attack_all_the_same() -> None:
    table = table_of(lise="voli:3", celian="aqua:5 aqua:2", islands={"celian": FULL})

    assert choices(table, CELIAN) == {"aqua:5", "aqua:2", "cemetery"}


@rule("dino_twist/4.5")
@pytest.mark.parametrize(
    ("celian", "twist", "island", "is_open"),
    [
        ("aqua:6 aqua:3", "beach=5 sea=baby:aqua", "beach=7 sea=3", True),
        ("aqua:6 aqua:4", "beach=9 sea=9", "beach=8 sea=10", False),
    ],
    ids=["a 5 would beat the 3, but on the other land", "a duo would win something stronger"],
)
def test_each_land_is_compared_with_its_own_territory(
    celian: str, twist: str, island: str, is_open: bool
) -> None:
    table = table_of(lise="voli:3", celian=celian, twist=twist, islands={"celian": island})

    assert ("cemetery" in choices(table, CELIAN)) == is_open


@rule("dino_twist/4.6")
def test_exactly_two_cards_are_buried_face_down() -> None:
    table = table_of(
        lise="voli:3", celian="aqua:5 aqua:2 aqua:3", marilys="carni:3", islands={"celian": FULL}
    )

    play(table, celian="cemetery aqua:2")
    assert asked_what(table, CELIAN) == "bury"
    play(table, celian="aqua:3", lise="voli:3", marilys="carni:3")

    assert table.graves[CELIAN] == 2
    own, others = table.veiled(CELIAN), table.veiled(LISE)
    assert sum(own.buried) == 2
    assert sum(others.buried) == 0
    assert others.graves[CELIAN] == 2


@rule("dino_twist/4.6")
def test_who_holds_a_single_card_buries_it() -> None:
    table = table_of(lise="voli:3", celian="aqua:2", twist="beach=9 sea=9")

    assert choices(table, CELIAN) == {"cemetery"}
    play(table, celian="cemetery aqua:2", lise="voli:3")

    assert table.graves[CELIAN] == 1


@rule("dino_twist/4.7")
def test_who_can_attack_nothing_can_always_use_the_cemetery() -> None:
    table = table_of(
        lise="voli:3", celian="aqua:2 aqua:3 carni:2", twist="beach=9 sea=9 jungle=9 desert=9"
    )

    assert choices(table, CELIAN) == {"cemetery"}


@rule("dino_twist/4.7")
def test_who_holds_no_card_sits_the_turn_out() -> None:
    table = table_of(lise="voli:3", celian="", marilys="aqua:4")

    assert table.asked() == [LISE, MARILYS]
    play(table, lise="voli:3", marilys="aqua:4")
    assert table.power[CELIAN] == 0
