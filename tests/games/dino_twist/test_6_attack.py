"""Chapter 6: the attack."""

from tests.games.dino_twist.tables import *
from tests.support import played_on, rule

from pangaea.core.events import Journal
from pangaea.core.luck import Dice
from pangaea.games.dino_twist import GAME
from pangaea.games.dino_twist.box import Box
from pangaea.games.dino_twist.events import Attacked, FoundNothing
from pangaea.games.dino_twist.rules.turn import blank
from pangaea.testing.answers import asked_what, choices

TWO_OF_THREE = Box(claws=dict.fromkeys(("voli", "carni", "herbi", "aqua"), (2,) * 9))


@rule("dino_twist/6.4")
def test_emilie_leaves_her_voli_of_two_and_discards_the_five() -> None:
    others = {"lise": "aqua:10", "celian": "herbi:10", "marilys": "carni:10"}
    table = all_revealed(**others, emilie="voli:5 voli:2", twist="mountain=6 cliff=9")

    assert choices(table, EMILIE) == {"mountain"}
    play(table, emilie="mountain")

    assert spoils_of(table, EMILIE, "mountain") == ("voli:2", counted("voli:5"), "voli:6")


@rule("dino_twist/6.4")
def test_a_single_attacker_stays_on_twist_island() -> None:
    table = attacking("cliff", lise="voli:5")

    assert on_twist(table, "cliff") == "voli:5"
    assert not discards_of(table), "the baby went home with Lise"


@rule("dino_twist/6.1")
def test_the_weak_are_quick() -> None:
    table = all_revealed(lise="voli:9", celian="aqua:2 aqua:6", marilys="herbi:3", emilie="carni:7")
    order = []

    while table.turn == 1:
        order.append(table.first_asked())
        table.answer(order[-1], table.options(order[-1])[0], Dice(1))

    assert order == [MARILYS, EMILIE, CELIAN, LISE]


@rule("dino_twist/6.2")
def test_equal_totals_of_different_species_go_by_seats() -> None:
    hands = {
        "lise": "voli:6",
        "celian": "aqua:2",
        "marilys": "herbi:6",
        "emilie": "carni:4 carni:2",
    }
    table = all_revealed(**hands)
    play(table, celian="sea")

    assert table.asked() == [LISE]
    play(table, lise="cliff")
    assert table.asked() == [MARILYS]
    play(table, marilys="hill")
    assert table.asked() == [EMILIE]


@rule("dino_twist/6.2")
def test_equal_totals_draw_in_the_order_of_the_seats() -> None:
    table = revealed(lise="voli:6", celian="aqua:6", pile="carni:2*3 carni:3*3 carni:4*2")

    luck = coming(table, "carni:4 carni:2*3 carni:3*3")
    play(table, luck, lise="cliff")

    assert hand_of(table, LISE) == counted("carni:4 carni:2*3 carni:3*3")


@rule("dino_twist/6.3")
def test_only_weaker_dinosaurs_of_the_same_species_on_their_two_territories() -> None:
    table = revealed(lise="voli:5", twist="mountain=5 cliff=4")

    assert choices(table, LISE) == {"cliff"}
    assert refusal(table, LISE, "mountain").rule == "dino_twist/6.3"
    assert refusal(table, LISE, "sea").rule == "dino_twist/6.3"


@rule("dino_twist/6.3")
def test_between_two_territories_the_attacker_chooses_and_cannot_decline() -> None:
    table = revealed(lise="voli:5", twist="mountain=3 cliff=4")

    assert choices(table, LISE) == {"mountain", "cliff"}


@rule("dino_twist/6.5")
def test_of_two_equal_cards_that_differ_by_claws_the_attacker_chooses_who_stays() -> None:
    table = revealed(lise="voli:5 voli:5+claws", box=TWO_OF_THREE)

    play(table, celian="sea")
    play(table, lise="cliff")
    assert asked_what(table, LISE) == "leave"
    assert choices(table, LISE) == {"voli:5", "voli:5+claws"}
    play(table, lise="voli:5")

    assert on_twist(table, "cliff") == "voli:5"
    assert discards_of(table) == counted("voli:5+claws")


@rule("dino_twist/6.5")
def test_a_stronger_card_cannot_stay_in_their_place() -> None:
    table = revealed(lise="voli:5 voli:5+claws voli:6", box=TWO_OF_THREE, event="three")

    play(table, celian="sea")
    play(table, lise="cliff")

    assert choices(table, LISE) == {"voli:5", "voli:5+claws"}
    assert refusal(table, LISE, "voli:6").rule == "dino_twist/6.5"


@rule("dino_twist/6.4")
def test_only_a_card_that_attacked_can_stay() -> None:
    table = table_of(
        lise="voli:5 voli:5+claws voli:2", celian="aqua:9", box=TWO_OF_THREE, twist="cliff=9"
    )
    play(table, lise="voli:5 voli:5+claws", celian="aqua:9")
    play(table, celian="sea")

    play(table, lise="cliff")

    reason = refusal(table, LISE, "voli:2")
    assert (reason.words, reason.rule) == ("why-not-absent-card", "dino_twist/6.4")


@rule("dino_twist/6.5")
def test_equal_cards_that_are_alike_ask_nothing() -> None:
    table = table_of(lise="voli:5*2", celian="aqua:9")
    play(table, lise="voli:5 voli:5", celian="aqua:9")

    play(table, celian="sea")
    play(table, lise="cliff")

    assert on_twist(table, "cliff") == "voli:5"
    assert table.turn == 2


@rule("dino_twist/6.6")
def test_a_dinosaur_left_this_turn_can_be_beaten_later_in_the_turn() -> None:
    table = revealed(lise="voli:5", celian="voli:8", twist="cliff=10")

    play(table, lise="mountain")
    assert choices(table, CELIAN) == {"mountain"}
    play(table, celian="mountain")

    assert on_island(table, CELIAN, "mountain") == "voli:5"
    assert on_twist(table, "mountain") == "voli:8"


@rule("dino_twist/6.7")
def test_there_is_always_something_left_to_attack() -> None:
    for seed in range(80):
        luck, journal = Dice(seed), Journal()
        table = blank(setup_of(6, bankiiizaurus=seed % 2 == 0))
        table.listener = journal
        GAME.lay_out(table, luck)
        played_on(table, luck, 5000)
        assert not any(isinstance(event, FoundNothing) for event in journal.events)


@rule("dino_twist/6.7")
def test_if_nothing_were_left_the_cards_would_be_discarded() -> None:
    """It cannot happen, so somebody moves a dinosaur behind the players' backs."""
    table = table_of(lise="voli:5 carni:2", celian="aqua:2", pile="")
    play(table, lise="voli:5", celian="aqua:2")
    voli_10 = 8
    table.twist[0], table.twist[1] = voli_10, voli_10

    happened = told(table, celian="sea")

    assert [event.seat for event in happened if isinstance(event, FoundNothing)] == [LISE]
    assert discards_of(table)["voli:5"] + hand_of(table, LISE)["voli:5"] == 1
    assert sum(table.graves) == 0


@rule("dino_twist/6.3", "dino_twist/6.4")
def test_the_log_tells_who_beat_whom_and_who_stays() -> None:
    table = revealed(lise="voli:5 voli:2", twist="mountain=6")

    happened = told(table, lise="mountain")

    voli_2, voli_6 = 0, 4
    assert happened[0] == Attacked(seat=LISE, power=7, land=0, beaten=voli_6, left=voli_2)
