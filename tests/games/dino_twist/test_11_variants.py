"""Chapter 11: P'tit Rex islands and the Bankiiizaurus."""

import pytest
from tests.games.dino_twist.tables import (
    CELIAN,
    LISE,
    MARILYS,
    asked_what,
    choices,
    counted,
    discards_of,
    island_of,
    on_island,
    on_twist,
    play,
    refusal,
    setup_of,
    table_of,
)
from tests.support import rule

from pangaea.core.events import Journal
from pangaea.core.luck import Dice
from pangaea.core.state import NOBODY
from pangaea.games.dino_twist import GAME
from pangaea.games.dino_twist.dealing import must_exchange
from pangaea.games.dino_twist.events import IslandChosen
from pangaea.games.dino_twist.names import AQUA, PTIT_REX, TREX, VOLI
from pangaea.games.dino_twist.play import DinoTwist
from pangaea.games.dino_twist.scoring import island_points

JOKERS = {"bankiiizaurus": True}
FULL = "mountain=voli:9 cliff=voli:8 jungle=carni:2 desert=carni:4 river=herbi:10 hill=herbi:7 "
FULL += "beach=aqua:5 sea=baby:aqua"


# -- P'tit Rex -------------------------------------------------------------------------------


@rule("dino_twist/11.1", "dino_twist/11.3")
def test_on_a_ptit_rex_island_a_dinosaur_settles_anywhere() -> None:
    table = table_of(
        lise="voli:5", celian="aqua:9", ptit_rex="lise", twist="cliff=voli:3",
        islands={"lise": "mountain=carni:2"},
    )  # fmt: skip
    play(table, lise="voli:5", celian="aqua:9")
    play(table, lise="cliff")

    assert choices(table, LISE) == {"mountain", "cliff"}, "one empty land stands for all"
    play(table, lise="mountain")

    assert island_of(table, LISE) == {"mountain": "voli:3"}
    assert discards_of(table) == counted("carni:2")


@rule("dino_twist/11.1")
def test_the_first_one_settles_unasked() -> None:
    table = table_of(lise="voli:5", celian="aqua:9", ptit_rex="lise")
    play(table, lise="voli:5", celian="aqua:9")

    play(table, lise="cliff")

    assert table.asked() == [CELIAN]
    assert sorted(island_of(table, LISE).values()) == ["baby:voli"]


@rule("dino_twist/11.2")
def test_attacks_still_go_by_species() -> None:
    table = table_of(lise="voli:5 aqua:2", celian="carni:9", ptit_rex="lise celian")

    play(table, lise="voli:5", celian="carni:9")

    assert choices(table, LISE) == {"mountain", "cliff"}


@rule("dino_twist/11.2")
def test_an_earthquake_changes_nothing_there() -> None:
    lands = {"lise": FULL}
    options = []
    for event in ("quake", "tornado"):
        table = table_of(
            lise="voli:5", celian="aqua:9", ptit_rex="lise", event=event, islands=lands,
            twist="cliff=voli:3",
        )  # fmt: skip
        play(table, lise="voli:5", celian="aqua:9")
        play(table, lise="cliff")
        options.append(choices(table, LISE))

    assert options[0] == options[1]


@rule("dino_twist/11.3")
def test_the_beaten_one_can_be_given_up_only_when_all_lands_are_occupied() -> None:
    for lands, may_decline in ((FULL, True), (FULL.replace("beach=aqua:5 ", ""), False)):
        table = table_of(
            lise="voli:5", celian="aqua:9", ptit_rex="lise", islands={"lise": lands},
            twist="cliff=voli:3",
        )  # fmt: skip
        play(table, lise="voli:5", celian="aqua:9")
        play(table, lise="cliff")
        assert ("decline" in choices(table, LISE)) is may_decline


@rule("dino_twist/11.3")
def test_alike_lands_are_one_choice() -> None:
    table = table_of(
        lise="voli:5", celian="aqua:9", ptit_rex="lise", twist="cliff=voli:3",
        islands={"lise": "mountain=carni:2 sea=carni:2"},
    )  # fmt: skip
    play(table, lise="voli:5", celian="aqua:9")
    play(table, lise="cliff")

    assert choices(table, LISE) == {"mountain", "cliff"}
    assert refusal(table, LISE, "sea").rule == "dino_twist/11.1"


@rule("dino_twist/11.1", "dino_twist/4.5")
def test_for_the_cemetery_the_weakest_land_counts() -> None:
    trex, ptit = (
        table_of(
            lise="voli:5 voli:2", celian="aqua:9", ptit_rex=who, islands={"lise": FULL},
            twist="cliff=voli:3 mountain=voli:10",
        )
        for who in ("", "lise")
    )  # fmt: skip

    assert "cemetery" in choices(trex, LISE)
    assert "cemetery" not in choices(ptit, LISE), "a Voli of 3 could replace the baby"


@rule("dino_twist/11.4")
def test_one_option_gives_all_the_same_island() -> None:
    for name, sort in (("trex", TREX), ("ptit_rex", PTIT_REX)):
        table = GAME.start(setup_of(3, islands=name), Dice(1))
        assert isinstance(table, DinoTwist)
        assert list(table.sorts) == [sort] * 3


@rule("dino_twist/11.4")
def test_everyone_may_choose_before_the_cards_are_dealt() -> None:
    table = DinoTwist(setup_of(3, islands="each"))
    journal = Journal()
    table.listener = journal
    GAME.lay_out(table, Dice(1))
    assert [asked_what(table, seat) for seat in table.asked()] == ["island"] * 3
    assert sum(table.held) == 0

    play(table, celian="ptit-rex", lise="trex")
    assert journal.events == []
    assert list(table.veiled(MARILYS).sorts) == [TREX, TREX, TREX]
    play(table, marilys="ptit-rex")

    assert list(table.sorts) == [TREX, PTIT_REX, PTIT_REX]
    chosen = [event.island for event in journal.events if isinstance(event, IslandChosen)]
    assert chosen == [TREX, PTIT_REX, PTIT_REX]
    assert list(table.held) == [7, 7, 7]


@rule("dino_twist/11.4")
def test_both_sorts_are_played_side_by_side() -> None:
    table = table_of(
        lise="voli:5", celian="aqua:5", ptit_rex="lise", twist="cliff=voli:3 sea=aqua:3",
        islands={"lise": "cliff=herbi:2", "celian": "sea=aqua:2"},
    )  # fmt: skip
    play(table, lise="voli:5", celian="aqua:5")
    play(table, lise="cliff")
    assert choices(table, LISE) == {"mountain", "cliff"}
    play(table, lise="mountain", celian="sea")

    assert choices(table, CELIAN) == {"sea", "decline"}


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
        lise=f"{four} bankiiizaurus*2 aqua:2", celian=f"aqua:3*2 {four} voli:6", options=JOKERS
    )

    assert not must_exchange(table, LISE)
    assert must_exchange(table, CELIAN)


@rule("dino_twist/11.6")
def test_alone_a_joker_attacks_the_species_declared_in_secret() -> None:
    table = table_of(
        lise="bankiiizaurus", celian="voli:3", options=JOKERS, event="meteorites:cliff:desert",
        twist="jungle=bankiiizaurus",
    )  # fmt: skip
    play(table, lise="bankiiizaurus")
    assert asked_what(table, LISE) == "declare"
    assert choices(table, LISE) == {"voli", "herbi", "aqua"}, "eleven does not beat eleven"
    assert refusal(table, LISE, "carni").rule == "dino_twist/4.3"
    one, other = table.copy(), table.copy()
    play(one, lise="aqua")
    play(other, lise="herbi")

    assert one.veiled(CELIAN).plain() == other.veiled(CELIAN).plain()
    assert one.veiled(NOBODY).plain() == other.veiled(NOBODY).plain()
    play(one, celian="voli:3")
    assert (one.aim[LISE], one.power[LISE]) == (AQUA, 11)


@rule("dino_twist/11.6")
def test_two_jokers_declare_one_species_together() -> None:
    table = table_of(lise="bankiiizaurus*2", celian="voli:3", options=JOKERS)

    play(table, lise="bankiiizaurus bankiiizaurus aqua", celian="voli:3")

    assert (table.aim[LISE], table.power[LISE]) == (AQUA, 22)


@rule("dino_twist/11.6")
@pytest.mark.parametrize("order", ["bankiiizaurus voli:4", "voli:4 bankiiizaurus"])
def test_with_another_card_a_joker_takes_its_species(order: str) -> None:
    table = table_of(lise="bankiiizaurus voli:4", celian="aqua:3", options=JOKERS)

    play(table, lise=order, celian="aqua:3")
    assert (table.aim[LISE], table.power[LISE]) == (VOLI, 15)
    play(table, celian="sea")
    play(table, lise="cliff")

    assert on_twist(table, "cliff") == "voli:4"


@rule("dino_twist/11.6")
def test_a_trio_of_a_joker_and_two_of_a_species() -> None:
    table = table_of(
        lise="bankiiizaurus voli:4 voli:9", celian="aqua:3", options=JOKERS, event="three"
    )

    play(table, lise="voli:9 bankiiizaurus voli:4", celian="aqua:3")

    assert (table.aim[LISE], table.power[LISE]) == (VOLI, 24)


@rule("dino_twist/11.6", "dino_twist/8.11")
def test_under_support_a_joker_still_takes_its_partners_species() -> None:
    table = table_of(lise="bankiiizaurus voli:4", celian="aqua:3", options=JOKERS, event="support")

    play(table, lise="bankiiizaurus voli:4", celian="aqua:3")

    assert table.aim[LISE] == VOLI
    assert table.asked() == [CELIAN]
    assert asked_what(table, CELIAN) == "attack"


@rule("dino_twist/11.7")
def test_a_joker_on_twist_island_defends_as_the_species_of_its_territory() -> None:
    table = table_of(
        lise="voli:4 voli:8", celian="aqua:3", options=JOKERS,
        twist="cliff=bankiiizaurus mountain=voli:10",
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
        lise="voli:4 voli:8", celian="aqua:3", options=JOKERS, ptit_rex="lise",
        twist="cliff=bankiiizaurus mountain=voli:10", islands={"lise": "sea=aqua:4"},
    )  # fmt: skip
    play(table, lise="voli:4 voli:8", celian="aqua:3")
    play(table, celian="sea")
    play(table, lise="cliff")

    play(table, lise="sea")

    assert island_of(table, LISE) == {"sea": "bankiiizaurus"}


@rule("dino_twist/11.7", "dino_twist/8.9")
def test_in_an_earthquake_a_beaten_joker_has_the_lands_of_its_territory() -> None:
    table = table_of(
        lise="voli:4 voli:8", celian="aqua:3", options=JOKERS, event="quake",
        twist="cliff=bankiiizaurus mountain=voli:10",
    )  # fmt: skip
    play(table, lise="voli:4 voli:8", celian="aqua:3")
    play(table, celian="sea beach")

    play(table, lise="cliff")

    assert choices(table, LISE) == {"cliff", "mountain"}
