"""Chapter 8: support and a new litter."""

from tests.games.dino_twist.tables import *
from tests.support import rule

from pangaea.core.state import NOBODY
from pangaea.games.dino_twist import events
from pangaea.games.dino_twist.rules.names import AQUA, CARNI
from pangaea.games.dino_twist.rules.table import Table
from pangaea.testing.answers import asked_what, choices

# -- support ---------------------------------------------------------------------------------

ONE_WEAK_CARNI = "jungle=7 desert=10 beach=10 sea=10"


@rule("dino_twist/8.11")
def test_lise_attacks_a_carni_of_seven_with_a_carni_of_three_and_an_aqua_of_five() -> None:
    table = revealed(
        lise="carni:3 aqua:5", celian="herbi:10", event="support", twist=ONE_WEAK_CARNI
    )
    assert asked_what(table, LISE) == "support"
    assert choices(table, LISE) == {"carni"}
    play(table, lise="carni")
    assert (table.power[LISE], table.aim[LISE]) == (8, CARNI)

    play(table, lise="jungle")

    assert spoils_of(table, LISE, "jungle") == ("carni:3", counted("aqua:5"), "carni:7")


@rule("dino_twist/8.11")
def test_the_card_of_the_attacking_species_stays_even_if_it_is_the_stronger() -> None:
    table = revealed(lise="carni:3 aqua:5", celian="herbi:10", event="support")

    play(table, lise="aqua")
    play(table, lise="sea")

    assert on_twist(table, "sea") == "aqua:5"
    assert discards_of(table) == counted("carni:3")


@rule("dino_twist/8.11")
def test_one_of_the_two_species_must_have_a_target_when_preparing() -> None:
    table = table_of(
        lise="carni:3 aqua:5 voli:2", celian="herbi:10", event="support",
        twist=f"{ONE_WEAK_CARNI} cliff=9 mountain=9",
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

    assert [event.species for event in happened if isinstance(event, events.Supported)] == [
        AQUA,
        AQUA,
    ]
    assert [event.seats for event in happened if isinstance(event, events.Clashed)] == [
        (LISE, CELIAN)
    ]
    assert [int(number) for number in waiting[0].graves] == [2, 2, 0]


@rule("dino_twist/8.11")
def test_a_species_that_beats_nothing_or_is_not_there_cannot_be_chosen() -> None:
    table = revealed(
        lise="carni:3 aqua:5", celian="herbi:10", event="support", twist="beach=10 sea=10"
    )

    reason = refusal(table, LISE, "aqua")
    assert (reason.words, reason.rule) == ("why-not-beats-none", "dino_twist/8.11")
    assert reason.values == {"power": 8, "strength": 10}
    assert refusal(table, LISE, "voli").rule == "dino_twist/8.11"


@rule("dino_twist/8.11")
def test_a_duo_of_one_species_attacks_as_usual_under_support() -> None:
    table = revealed(lise="aqua:3 aqua:5", celian="herbi:10", event="support")

    assert table.aim[LISE] == AQUA
    assert asked_what(table, LISE) == "attack"


@rule("dino_twist/8.11", "dino_twist/4.5")
def test_support_counts_for_what_closes_the_cemetery() -> None:
    hands = {"lise": "carni:3 aqua:5", "celian": "herbi:10"}

    assert may_bury_under("tornado", hands, twist=ONE_WEAK_CARNI)
    assert not may_bury_under("support", hands, twist=ONE_WEAK_CARNI)


# -- new litter ------------------------------------------------------------------------------


def new_litter(lise: str, celian: str, pile: str) -> Table:
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
    assert [event.seat for event in happened if isinstance(event, events.Exchanged)] == [
        LISE,
        CELIAN,
    ]
    drawn = [event.number for event in happened if isinstance(event, events.Refilled)]
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
