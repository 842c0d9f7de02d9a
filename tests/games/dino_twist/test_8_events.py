"""Chapter 8: the events, one by one."""

import pytest
from tests.games.dino_twist.tables import (
    CELIAN,
    LISE,
    MARILYS,
    asked_what,
    choices,
    coming,
    counted,
    discards_of,
    final,
    hand_of,
    island_of,
    on_island,
    on_twist,
    play,
    refusal,
    table_of,
    told,
)
from tests.support import rule

from pangaea.core.state import NOBODY
from pangaea.games.dino_twist.events import (
    Clashed,
    Erupted,
    EventTurned,
    Exchanged,
    MeteoritesFell,
    Refilled,
    RockFell,
    Supported,
    Whirled,
)
from pangaea.games.dino_twist.names import AQUA, CARNI, NO_EVENT
from pangaea.games.dino_twist.play import DinoTwist
from pangaea.games.dino_twist.scoring import island_points


def turned_over(events: str) -> DinoTwist:
    """Play a quiet turn, then turn these events over."""
    table = table_of(lise="voli:10 carni:3", celian="aqua:10 herbi:3", pile="", events_left=5)
    play(table, lise="voli:10", celian="aqua:10")
    play(table, lise="cliff")
    play(table, coming(table, events=events), celian="sea")
    return table


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

    assert any(isinstance(event, EventTurned) for event in happened)
    assert [event.lands for event in happened if isinstance(event, MeteoritesFell)] == [(5, 7)]


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
    table = table_of(lise=card, celian=other, event=event)

    play(table, lise=card, celian=other)

    assert choices(table, LISE) == left


@rule("dino_twist/8.2")
def test_a_weak_dinosaur_under_meteorites_is_no_target_for_preparing_either() -> None:
    table = table_of(
        lise="voli:5 aqua:2", celian="herbi:3", event="meteorites:mountain", twist="cliff=voli:7"
    )

    assert choices(table, LISE) == {"aqua:2"}
    assert refusal(table, LISE, "voli:5").rule == "dino_twist/4.3"


@rule("dino_twist/8.2")
def test_the_refusal_names_the_meteorites() -> None:
    table = table_of(lise="voli:5", celian="herbi:3", event="meteorites:mountain")
    play(table, lise="voli:5", celian="herbi:3")
    play(table, celian="hill")

    assert refusal(table, LISE, "mountain").rule == "dino_twist/8.2"


@rule("dino_twist/8.2")
def test_the_dinosaurs_stay_and_the_land_opens_again() -> None:
    table = table_of(
        lise="aqua:2 voli:9", celian="herbi:3 carni:2", event="meteorites:mountain",
        twist="mountain=voli:7", pile="",
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
        twist="mountain=voli:7", islands={"lise": "cliff=voli:5"},
    )  # fmt: skip

    assert "cemetery" in choices(table, LISE)


# -- three, alone ----------------------------------------------------------------------------


@rule("dino_twist/8.3")
def test_up_to_three_cards_of_a_species_and_the_weakest_stays() -> None:
    table = table_of(
        lise="voli:5 voli:2 voli:7 aqua:4", celian="herbi:3", event="three", twist="cliff=voli:10"
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
        lise="voli:2 voli:3 voli:4", celian="herbi:3", event="three",
        twist="cliff=voli:8 mountain=voli:8",
    )  # fmt: skip

    play(table, lise="voli:2 voli:3")

    assert choices(table, LISE) == {"voli:4"}


@rule("dino_twist/8.3", "dino_twist/5.2")
def test_a_cancelled_trio_brings_six_points() -> None:
    table = table_of(lise="voli:2 voli:3 voli:4", celian="voli:9", event="three", events_left=0)

    play(table, lise="voli:2 voli:3 voli:4", celian="voli:9")

    assert final(table).score(LISE) == 6


@rule("dino_twist/8.4")
def test_alone_in_the_world_there_is_no_duo() -> None:
    table = table_of(
        lise="voli:5 voli:7", celian="herbi:3", event="alone", twist="cliff=voli:6 mountain=voli:6"
    )

    assert choices(table, LISE) == {"voli:7"}
    assert refusal(table, LISE, "voli:5").rule == "dino_twist/8.4"
    play(table, lise="voli:7")
    assert table.asked() == [CELIAN]


@rule("dino_twist/8.4", "dino_twist/4.5")
def test_alone_in_the_world_duos_do_not_close_the_cemetery() -> None:
    table = table_of(
        lise="voli:5*2", celian="herbi:3", event="alone", twist="cliff=voli:9 mountain=voli:9"
    )

    assert choices(table, LISE) == {"cemetery"}


# -- carnage, fury ---------------------------------------------------------------------------


@rule("dino_twist/8.5")
def test_carnage_adds_two_to_every_attack() -> None:
    table = table_of(
        lise="voli:5 voli:2", celian="herbi:3", event="carnage", twist="hill=herbi:4 river=herbi:9"
    )

    play(table, lise="voli:5 voli:2", celian="herbi:3")

    assert list(table.power) == [9, 5]
    assert choices(table, CELIAN) == {"hill"}


@rule("dino_twist/8.6")
def test_in_its_fury_a_duo_of_seven_attacks_after_a_nine() -> None:
    table = table_of(lise="voli:3 voli:4", celian="aqua:9", event="fury:voli")

    play(table, lise="voli:3 voli:4", celian="aqua:9")

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
    table = table_of(
        lise="voli:3", celian="voli:6", event="fury:voli", events_left=0,
        twist="mountain=voli:5 cliff=voli:10",
    )  # fmt: skip
    play(table, lise="voli:3", celian="voli:6")

    play(table, lise="mountain")
    assert choices(table, CELIAN) == {"mountain"}, "the Voli of 3 defends with 3"
    play(table, celian="mountain")

    assert island_points(table, LISE) == 5
    assert island_points(table, CELIAN) == 3


@rule("dino_twist/8.7")
def test_bonuses_neither_make_nor_break_ties_of_a_species() -> None:
    table = table_of(lise="voli:6", celian="voli:4 voli:2", marilys="voli:8", event="carnage")

    happened = told(table, lise="voli:6", celian="voli:4 voli:2", marilys="voli:8")

    assert [event.power for event in happened if isinstance(event, Clashed)] == [8]
    assert table.asked() == [MARILYS]


# -- eruption --------------------------------------------------------------------------------


@rule("dino_twist/8.8")
def test_an_eruption_gives_way_to_the_next_event_at_once() -> None:
    table = turned_over("eruption carnage")

    assert table.setup.happening_rows[table.event].token == "carnage"
    assert (table.turn, table.events_left) == (2, 3)
    assert asked_what(table, LISE) == "prepare"


@rule("dino_twist/8.8", "dino_twist/10.1")
def test_an_eruption_as_the_last_event_ends_the_game() -> None:
    table = table_of(lise="voli:10 carni:3", celian="aqua:10", pile="", events_left=1)
    play(table, lise="voli:10", celian="aqua:10")
    play(table, lise="cliff")

    happened = told(table, coming(table, events="eruption"), celian="sea")

    assert [type(event) for event in happened[-2:]] == [Erupted, RockFell]
    assert table.first_asked() == NOBODY
    assert table.event == NO_EVENT


# -- earthquake ------------------------------------------------------------------------------


@rule("dino_twist/8.9")
def test_a_carni_of_the_desert_may_settle_in_the_desert_or_the_jungle() -> None:
    table = table_of(lise="carni:5", celian="herbi:9", event="quake", twist="desert=carni:4")
    play(table, lise="carni:5", celian="herbi:9")
    play(table, lise="desert")

    assert choices(table, LISE) == {"desert", "jungle"}
    play(table, lise="jungle")

    assert island_of(table, LISE) == {"jungle": "carni:4"}


@rule("dino_twist/8.9")
def test_in_an_earthquake_it_must_settle_while_one_of_the_lands_is_empty() -> None:
    table = table_of(
        lise="carni:5", celian="herbi:9", event="quake", twist="desert=carni:4",
        islands={"lise": "desert=carni:8"},
    )  # fmt: skip
    play(table, lise="carni:5", celian="herbi:9")
    play(table, lise="desert")

    assert choices(table, LISE) == {"desert", "jungle"}
    assert refusal(table, LISE, "decline").rule == "dino_twist/7.2"


@rule("dino_twist/8.9")
def test_in_an_earthquake_it_can_be_given_up_when_both_lands_are_occupied() -> None:
    table = table_of(
        lise="carni:5", celian="herbi:9", event="quake", twist="desert=carni:4",
        islands={"lise": "desert=carni:8 jungle=carni:7"},
    )  # fmt: skip
    play(table, lise="carni:5", celian="herbi:9")
    play(table, lise="desert")

    assert choices(table, LISE) == {"desert", "jungle", "decline"}
    play(table, lise="decline")
    assert discards_of(table)["carni:4"] == 1


@rule("dino_twist/8.9", "dino_twist/4.5")
def test_an_earthquake_widens_what_closes_the_cemetery() -> None:
    quiet, quake = (
        table_of(
            lise="carni:5 carni:2", celian="herbi:9", event=event,
            twist="desert=carni:4 jungle=carni:10",
            islands={"lise": "desert=carni:8 jungle=carni:3"},
        )
        for event in ("tornado", "quake")
    )  # fmt: skip

    assert "cemetery" in choices(quiet, LISE)
    assert "cemetery" not in choices(quake, LISE)


# -- tornado ---------------------------------------------------------------------------------


@rule("dino_twist/8.10")
def test_a_tornado_swaps_the_dinosaurs_of_each_species() -> None:
    table = table_of(
        lise="voli:10 carni:9", celian="herbi:10 carni:8", pile="",
        twist="beach=aqua:2 sea=aqua:7 hill=herbi:3 jungle=carni:4",
    )  # fmt: skip
    play(table, lise="voli:10", celian="herbi:10")
    play(table, lise="cliff")

    happened = told(table, coming(table, events="tornado"), celian="hill")

    assert any(isinstance(event, Whirled) for event in happened)
    lands = ("mountain", "cliff", "jungle", "desert", "river", "hill", "beach", "sea")
    assert [on_twist(table, land) for land in lands] == [
        "voli:10", "baby:voli", "baby:carni", "carni:4", "herbi:10", "baby:herbi", "aqua:7",
        "aqua:2",
    ]  # fmt: skip


# -- support ---------------------------------------------------------------------------------


@rule("dino_twist/8.11")
def test_lise_attacks_a_carni_of_seven_with_a_carni_of_three_and_an_aqua_of_five() -> None:
    table = table_of(
        lise="carni:3 aqua:5", celian="herbi:10", event="support",
        twist="jungle=carni:7 desert=carni:10 beach=aqua:10 sea=aqua:10",
    )  # fmt: skip
    play(table, lise="carni:3 aqua:5", celian="herbi:10")
    assert asked_what(table, LISE) == "support"
    assert choices(table, LISE) == {"carni"}
    play(table, lise="carni")
    assert (table.power[LISE], table.aim[LISE]) == (8, CARNI)

    play(table, lise="jungle")

    assert on_twist(table, "jungle") == "carni:3"
    assert discards_of(table) == counted("aqua:5")
    assert on_island(table, LISE, "jungle") == "carni:7"


@rule("dino_twist/8.11")
def test_the_card_of_the_attacking_species_stays_even_if_it_is_the_stronger() -> None:
    table = table_of(lise="carni:3 aqua:5", celian="herbi:10", event="support")
    play(table, lise="carni:3 aqua:5", celian="herbi:10")

    play(table, lise="aqua")
    play(table, lise="sea")

    assert on_twist(table, "sea") == "aqua:5"
    assert discards_of(table) == counted("carni:3")


@rule("dino_twist/8.11")
def test_one_of_the_two_species_must_have_a_target_when_preparing() -> None:
    table = table_of(
        lise="carni:3 aqua:5 voli:2", celian="herbi:10", event="support",
        twist="jungle=carni:7 desert=carni:10 beach=aqua:10 sea=aqua:10 "
        "cliff=voli:9 mountain=voli:9",
    )  # fmt: skip

    assert choices(table, LISE) == {"carni:3", "aqua:5"}
    play(table, lise="aqua:5")
    assert choices(table, LISE) == {"carni:3"}
    assert refusal(table, LISE, "voli:2").rule == "dino_twist/4.3"


@rule("dino_twist/8.11")
def test_mixed_duos_choose_at_the_same_time_and_then_ties_are_settled() -> None:
    table = table_of(
        lise="carni:3 aqua:5", celian="aqua:2 herbi:6", marilys="voli:9", event="support"
    )
    play(table, lise="carni:3 aqua:5", celian="aqua:2 herbi:6", marilys="voli:9")

    assert table.asked() == [LISE, CELIAN]
    waiting = [table.copy(), table.copy()]
    play(waiting[0], lise="aqua")
    play(waiting[1], lise="carni")
    assert waiting[0].veiled(CELIAN).plain() == waiting[1].veiled(CELIAN).plain()

    happened = told(waiting[0], celian="aqua")

    assert [event.species for event in happened if isinstance(event, Supported)] == [AQUA, AQUA]
    assert [event.seats for event in happened if isinstance(event, Clashed)] == [(LISE, CELIAN)]
    assert [int(number) for number in waiting[0].graves] == [2, 2, 0]


@rule("dino_twist/8.11")
def test_a_species_that_beats_nothing_or_is_not_there_cannot_be_chosen() -> None:
    table = table_of(
        lise="carni:3 aqua:5", celian="herbi:10", event="support",
        twist="beach=aqua:10 sea=aqua:10",
    )  # fmt: skip
    play(table, lise="carni:3 aqua:5", celian="herbi:10")

    assert refusal(table, LISE, "aqua").rule == "dino_twist/8.11"
    assert refusal(table, LISE, "voli").rule == "dino_twist/8.11"


@rule("dino_twist/8.11")
def test_a_duo_of_one_species_attacks_as_usual_under_support() -> None:
    table = table_of(lise="aqua:3 aqua:5", celian="herbi:10", event="support")

    play(table, lise="aqua:3 aqua:5", celian="herbi:10")

    assert table.aim[LISE] == AQUA
    assert asked_what(table, LISE) == "attack"


@rule("dino_twist/8.11", "dino_twist/4.5")
def test_support_counts_for_what_closes_the_cemetery() -> None:
    quiet, support = (
        table_of(
            lise="carni:3 aqua:5", celian="herbi:10", event=event,
            twist="jungle=carni:7 desert=carni:10 beach=aqua:10 sea=aqua:10",
        )
        for event in ("tornado", "support")
    )  # fmt: skip

    assert "cemetery" in choices(quiet, LISE)
    assert "cemetery" not in choices(support, LISE)


# -- new litter ------------------------------------------------------------------------------


def new_litter(lise: str, celian: str, pile: str) -> DinoTwist:
    """Turn a new litter over before players who hold these cards."""
    table = table_of(lise=f"voli:10 {lise}", celian=f"aqua:10 {celian}", pile="")
    play(table, lise="voli:10 ready" if "voli" in lise else "voli:10",
         celian="aqua:10 ready" if "aqua" in celian else "aqua:10")  # fmt: skip
    play(table, lise="cliff")
    play(table, coming(table, events="litter"), celian="sea")
    for token, number in counted(pile).items():
        kind = [row.token for row in table.setup.kind_rows].index(token)
        table.unseen[kind] += number
        table.gone[kind] -= number
        table.pile += number
    return table


@rule("dino_twist/8.12")
def test_up_to_three_cards_are_exchanged_by_all_at_once() -> None:
    table = new_litter(
        "carni:2 carni:3 herbi:2 herbi:3", "herbi:5 carni:5", "voli:2*2 voli:3*2 voli:4"
    )
    assert [asked_what(table, seat) for seat in table.asked()] == ["litter", "litter"]

    play(table, lise="carni:2 carni:3 herbi:2")
    assert table.asked() == [CELIAN], "three are the most"
    luck = coming(table, "voli:2*2 voli:3 voli:4")
    happened = told(table, luck, celian="herbi:5 enough")

    assert hand_of(table, LISE) == counted("herbi:3 voli:2*2 voli:3")
    assert hand_of(table, CELIAN) == counted("carni:5 voli:4")
    assert discards_of(table) == counted("carni:2 carni:3 herbi:2 herbi:5")
    assert [event.seat for event in happened if isinstance(event, Exchanged)] == [LISE, CELIAN]
    drawn = [event.number for event in happened if isinstance(event, Refilled)]
    assert drawn == [3, 1], "as many as were discarded, not up to seven"
    assert asked_what(table, LISE) == "prepare"


@rule("dino_twist/8.12")
def test_one_may_keep_all_cards() -> None:
    table = new_litter("carni:2 carni:3", "herbi:5", "voli:2")

    play(table, lise="enough", celian="enough")

    assert hand_of(table, LISE) == counted("carni:2 carni:3")
    assert not discards_of(table)


@rule("dino_twist/8.12", "dino_twist/4.1")
def test_nobody_sees_what_is_exchanged_before_all_have_chosen() -> None:
    start = new_litter("carni:2 carni:3 herbi:2 herbi:3", "herbi:5 carni:5", "voli:2*2 voli:3*2")
    none, three = start.copy(), start.copy()
    play(none, lise="enough")
    play(three, lise="carni:2 carni:3 herbi:2")

    assert none.veiled(CELIAN).plain() == three.veiled(CELIAN).plain()
    assert none.veiled(NOBODY).plain() == three.veiled(NOBODY).plain()


@rule("dino_twist/8.12")
def test_a_hand_of_two_can_exchange_no_more_than_two() -> None:
    table = new_litter("carni:2 carni:3", "herbi:5", "voli:2*3")

    play(table, lise="carni:2 carni:3")

    assert table.asked() == [CELIAN]
    assert refusal(table, CELIAN, "voli:2").rule == "dino_twist/2.3"
