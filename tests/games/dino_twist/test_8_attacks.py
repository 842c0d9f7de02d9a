"""Chapter 8: events that change what may attack, and how strongly."""

import pytest
from tests.games.dino_twist.tables import *
from tests.support import rule

from pangaea.games.dino_twist import events
from pangaea.games.dino_twist.rules.scoring import island_points
from pangaea.testing.answers import choices, final


@rule("dino_twist/8.1")
def test_an_event_counts_for_everybody_and_for_one_turn() -> None:
    table = table_of(lise="voli:3 herbi:9", celian="aqua:5 herbi:8", event="carnage", pile="")
    play(table, lise="voli:3", celian="aqua:5")
    assert list(table.power) == [5, 7]

    play(table, lise="cliff")
    play(table, coming(table, events="tornado"), celian="sea")
    play(table, lise="herbi:9", celian="herbi:8")

    assert list(table.power) == [9, 8]


@rule("dino_twist/8.1")
def test_all_hear_which_event_was_turned_over() -> None:
    table = table_of(lise="voli:3 herbi:9", celian="aqua:5 herbi:8", pile="")
    play(table, lise="voli:3", celian="aqua:5")
    play(table, lise="cliff")

    happened = told(table, coming(table, events="meteorites:hill:sea"), celian="sea")

    assert any(isinstance(event, events.EventTurned) for event in happened)
    assert [event.lands for event in happened if isinstance(event, events.MeteoritesFell)] == [
        (5, 7)
    ]


# -- meteorites ------------------------------------------------------------------------------


@rule("dino_twist/8.2")
@pytest.mark.parametrize(
    ("event", "card", "left"),
    [
        ("meteorites:mountain", "voli:5", {"cliff"}),
        ("meteorites:jungle", "carni:5", {"desert"}),
        ("meteorites:river", "herbi:5", {"hill"}),
        ("meteorites:beach", "aqua:5", {"sea"}),
        ("meteorites:cliff:desert", "voli:5", {"mountain"}),
        ("meteorites:cliff:desert", "carni:5", {"jungle"}),
        ("meteorites:hill:sea", "herbi:5", {"river"}),
        ("meteorites:hill:sea", "aqua:5", {"beach"}),
        ("meteorites:hill:sea", "voli:5", {"mountain", "cliff"}),
    ],
)
def test_nobody_can_attack_where_meteorites_fell(event: str, card: str, left: set[str]) -> None:
    other = "voli:10" if not card.startswith("voli") else "aqua:10"
    table = revealed(lise=card, celian=other, event=event)

    assert choices(table, LISE) == left


@rule("dino_twist/8.2", "dino_twist/8.4")
@pytest.mark.parametrize(
    ("lise", "event", "twist", "usable", "paragraph"),
    [
        ("voli:5 aqua:2", "meteorites:mountain", "cliff=7", "aqua:2", "4.3"),
        ("voli:5 voli:7", "alone", "cliff=6 mountain=6", "voli:7", "8.4"),
    ],
    ids=["a weak dinosaur under meteorites is no target", "alone in the world there is no duo"],
)
def test_what_an_event_takes_away_is_no_target_for_preparing_either(
    lise: str, event: str, twist: str, usable: str, paragraph: str
) -> None:
    table = table_of(lise=lise, celian="herbi:3", event=event, twist=twist)

    assert choices(table, LISE) == {usable}
    assert refusal(table, LISE, "voli:5").rule == f"dino_twist/{paragraph}"


@rule("dino_twist/8.2")
def test_the_refusal_names_the_meteorites() -> None:
    table = revealed(lise="voli:5", celian="herbi:3", event="meteorites:mountain")
    play(table, celian="hill")

    assert refusal(table, LISE, "mountain").rule == "dino_twist/8.2"


@rule("dino_twist/8.2")
def test_the_dinosaurs_stay_and_the_land_opens_again() -> None:
    table = table_of(
        lise="aqua:2 voli:9", celian="herbi:3 carni:2", event="meteorites:mountain",
        twist="mountain=7", pile="",
    )  # fmt: skip
    play(table, lise="aqua:2", celian="herbi:3")
    play(table, lise="sea")
    play(table, coming(table, events="alone"), celian="hill")

    assert on_twist(table, "mountain") == "voli:7"
    play(table, lise="voli:9", celian="carni:2")
    play(table, celian="jungle")
    assert choices(table, LISE) == {"mountain", "cliff"}


@rule("dino_twist/8.2", "dino_twist/4.5")
def test_what_lies_under_meteorites_does_not_close_the_cemetery() -> None:
    table = table_of(
        lise="voli:9 voli:2", celian="herbi:3", event="meteorites:mountain",
        twist="mountain=7", islands={"lise": "cliff=5"},
    )  # fmt: skip

    assert "cemetery" in choices(table, LISE)


# -- three, alone ----------------------------------------------------------------------------


@rule("dino_twist/8.3")
def test_up_to_three_cards_of_a_species_and_the_weakest_stays() -> None:
    table = table_of(
        lise="voli:5 voli:2 voli:7 aqua:4", celian="herbi:3", event="three", twist="cliff=10"
    )
    play(table, lise="voli:5 voli:2")
    assert choices(table, LISE) == {"voli:7", "ready"}
    play(table, lise="voli:7", celian="herbi:3")
    assert table.power[LISE] == 14

    play(table, celian="hill")
    play(table, lise="cliff")

    assert on_twist(table, "cliff") == "voli:2"
    assert discards_of(table)["voli:5"] == 1
    assert on_island(table, LISE, "cliff") == "voli:10"


@rule("dino_twist/8.3")
def test_a_duo_that_beats_nothing_may_be_on_its_way_to_a_trio() -> None:
    table = table_of(
        lise="voli:2 voli:3 voli:4", celian="herbi:3", event="three", twist="cliff=8 mountain=8"
    )

    play(table, lise="voli:2 voli:3")

    assert choices(table, LISE) == {"voli:4"}


@rule("dino_twist/8.3", "dino_twist/5.2")
def test_a_cancelled_trio_brings_six_points() -> None:
    table = revealed(lise="voli:2 voli:3 voli:4", celian="voli:9", event="three", events_left=0)

    assert final(table).score(LISE) == 6


@rule("dino_twist/8.4")
def test_alone_in_the_world_one_card_attacks() -> None:
    hands = {"lise": "voli:5 voli:7", "celian": "herbi:3"}
    table = table_of(hands, event="alone", twist="cliff=6 mountain=6")

    play(table, lise="voli:7")

    assert table.asked() == [CELIAN]


@rule("dino_twist/8.4", "dino_twist/4.5")
def test_alone_in_the_world_duos_do_not_close_the_cemetery() -> None:
    table = table_of(lise="voli:5*2", celian="herbi:3", event="alone", twist="cliff=9 mountain=9")

    assert choices(table, LISE) == {"cemetery"}


# -- carnage, fury ---------------------------------------------------------------------------


@rule("dino_twist/8.5")
def test_carnage_adds_two_to_every_attack() -> None:
    table = revealed(
        lise="voli:5 voli:2", celian="herbi:3", event="carnage", twist="hill=4 river=9"
    )

    assert list(table.power) == [9, 5]
    assert choices(table, CELIAN) == {"hill"}


@rule("dino_twist/8.6")
def test_in_its_fury_a_duo_of_seven_attacks_after_a_nine() -> None:
    table = revealed(lise="voli:3 voli:4", event="fury:voli")

    assert list(table.power) == [10, 9]
    assert table.asked() == [CELIAN]


@rule("dino_twist/8.6")
@pytest.mark.parametrize("species", ["voli", "carni", "herbi", "aqua"])
def test_each_fury_is_for_its_species_alone(species: str) -> None:
    table = table_of(
        lise="voli:5", celian="carni:5", marilys="herbi:5", emilie="aqua:5", event=f"fury:{species}"
    )

    play(table, lise="voli:5", celian="carni:5", marilys="herbi:5", emilie="aqua:5")

    order = ("voli", "carni", "herbi", "aqua")
    assert list(table.power) == [8 if name == species else 5 for name in order]


@rule("dino_twist/8.7")
def test_a_bonus_counts_for_what_can_be_beaten_but_does_not_protect_or_score() -> None:
    table = revealed(
        lise="voli:3", celian="voli:6", event="fury:voli", events_left=0,
        twist="mountain=5 cliff=10",
    )  # fmt: skip

    play(table, lise="mountain")
    assert choices(table, CELIAN) == {"mountain"}, "the Voli of 3 defends with 3"
    play(table, celian="mountain")

    assert island_points(table, LISE) == 5
    assert island_points(table, CELIAN) == 3


@rule("dino_twist/8.7")
def test_bonuses_neither_make_nor_break_ties_of_a_species() -> None:
    table = table_of(lise="voli:6", celian="voli:4 voli:2", marilys="voli:8", event="carnage")

    happened = told(table, lise="voli:6", celian="voli:4 voli:2", marilys="voli:8")

    assert [event.power for event in happened if isinstance(event, events.Clashed)] == [8]
    assert table.asked() == [MARILYS]
