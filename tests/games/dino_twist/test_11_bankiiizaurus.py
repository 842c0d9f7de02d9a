"""Chapter 11: the Bankiiizaurus."""

import pytest
from tests.games.dino_twist.tables import *
from tests.support import rule

from pangaea.core.state import NOBODY
from pangaea.games.dino_twist.rules.dealing import must_exchange
from pangaea.games.dino_twist.rules.names import AQUA, VOLI
from pangaea.games.dino_twist.rules.scoring import island_points
from pangaea.testing.answers import asked_what, choices

JOKERS = {"bankiiizaurus": True}


# -- Bankiiizaurus ---------------------------------------------------------------------------


@rule("dino_twist/11.5")
def test_two_jokers_of_eleven_without_claws_join_the_cards() -> None:
    without, with_jokers = setup_of(2), setup_of(2, bankiiizaurus=True)

    joker = with_jokers.kind_rows[with_jokers.joker]

    assert without.cards == 108
    assert with_jokers.cards == 110
    assert (joker.token, joker.strength, joker.copies) == ("bankiiizaurus", 11, 2)
    assert not joker.claws


@rule("dino_twist/11.5")
def test_jokers_do_not_count_as_a_species_for_the_exchange_of_hands() -> None:
    four = "voli:2 voli:3 voli:4 voli:5"
    table = table_of(
        lise=f"{four} bankiiizaurus*2 aqua:2", celian=f"aqua:3*2 {four} voli:6", variants=JOKERS
    )

    assert not must_exchange(table, LISE)
    assert must_exchange(table, CELIAN)


@rule("dino_twist/11.6")
def test_alone_a_joker_attacks_the_species_declared_in_secret() -> None:
    table = table_of(
        lise="bankiiizaurus", celian="voli:3", variants=JOKERS, event="meteorites:cliff:desert",
        twist="jungle=bankiiizaurus",
    )  # fmt: skip
    play(table, lise="bankiiizaurus")
    assert asked_what(table, LISE) == "declare"
    assert choices(table, LISE) == {"voli", "herbi", "aqua"}, "eleven does not beat eleven"
    reason = refusal(table, LISE, "carni")
    assert (reason.words, reason.rule) == ("why-not-beats-none", "dino_twist/4.3")
    assert reason.values == {"power": 11, "strength": 11}
    one, other = table.copy(), table.copy()
    play(one, lise="aqua")
    play(other, lise="herbi")

    assert one.veiled(CELIAN).plain() == other.veiled(CELIAN).plain()
    assert one.veiled(NOBODY).plain() == other.veiled(NOBODY).plain()
    play(one, celian="voli:3")
    assert (one.aim[LISE], one.power[LISE]) == (AQUA, 11)


@rule("dino_twist/11.6")
def test_two_jokers_declare_one_species_together() -> None:
    table = table_of(lise="bankiiizaurus*2", celian="voli:3", variants=JOKERS)

    play(table, lise="bankiiizaurus bankiiizaurus aqua", celian="voli:3")

    assert (table.aim[LISE], table.power[LISE]) == (AQUA, 22)


@rule("dino_twist/11.6")
@pytest.mark.parametrize("order", ["bankiiizaurus voli:4", "voli:4 bankiiizaurus"])
def test_with_another_card_a_joker_takes_its_species(order: str) -> None:
    table = table_of(lise="bankiiizaurus voli:4", celian="aqua:3", variants=JOKERS)

    play(table, lise=order, celian="aqua:3")
    assert (table.aim[LISE], table.power[LISE]) == (VOLI, 15)
    play(table, celian="sea")
    play(table, lise="cliff")

    assert on_twist(table, "cliff") == "voli:4"


@rule("dino_twist/11.6")
def test_a_trio_of_a_joker_and_two_of_a_species() -> None:
    table = table_of(
        lise="bankiiizaurus voli:4 voli:9", celian="aqua:3", variants=JOKERS, event="three"
    )

    play(table, lise="voli:9 bankiiizaurus voli:4", celian="aqua:3")

    assert (table.aim[LISE], table.power[LISE]) == (VOLI, 24)


@rule("dino_twist/11.6", "dino_twist/8.11")
def test_under_support_a_joker_still_takes_its_partners_species() -> None:
    table = table_of(lise="bankiiizaurus voli:4", celian="aqua:3", variants=JOKERS, event="support")

    play(table, lise="bankiiizaurus voli:4", celian="aqua:3")

    assert table.aim[LISE] == VOLI
    assert table.asked() == [CELIAN]
    assert asked_what(table, CELIAN) == "attack"


@rule("dino_twist/11.7")
def test_a_joker_on_twist_island_defends_as_the_species_of_its_territory() -> None:
    table = table_of(
        lise="voli:4 voli:8", celian="aqua:3", variants=JOKERS,
        twist="cliff=bankiiizaurus mountain=10",
    )  # fmt: skip
    play(table, lise="voli:4 voli:8", celian="aqua:3")
    play(table, celian="sea")
    assert choices(table, LISE) == {"mountain", "cliff"}

    play(table, lise="cliff")

    assert on_island(table, LISE, "cliff") == "bankiiizaurus"
    assert island_points(table, LISE) == 11


@rule("dino_twist/11.7")
def test_a_beaten_joker_settles_anywhere_on_a_ptit_rex_island() -> None:
    table = table_of(
        lise="voli:4 voli:8", celian="aqua:3", variants=JOKERS, ptit_rex="lise",
        twist="cliff=bankiiizaurus mountain=10", islands={"lise": "sea=4"},
    )  # fmt: skip
    play(table, lise="voli:4 voli:8", celian="aqua:3")
    play(table, celian="sea")
    play(table, lise="cliff")

    play(table, lise="sea")

    assert island_of(table, LISE) == {"sea": "bankiiizaurus"}


@rule("dino_twist/11.7", "dino_twist/8.9")
def test_in_an_earthquake_a_beaten_joker_has_the_lands_of_its_territory() -> None:
    table = table_of(
        lise="voli:4 voli:8", celian="aqua:3", variants=JOKERS, event="quake",
        twist="cliff=bankiiizaurus mountain=10",
    )  # fmt: skip
    play(table, lise="voli:4 voli:8", celian="aqua:3")
    play(table, celian="sea beach")

    play(table, lise="cliff")

    assert choices(table, LISE) == {"cliff", "mountain"}
