"""Chapter 7: settling and refilling."""

from tests.games.dino_twist.tables import *
from tests.support import rule

from pangaea.core.luck import Dice
from pangaea.games.dino_twist.events import Drew, Refilled, Replaced, Reshuffled
from pangaea.games.dino_twist.rules.scoring import island_points
from pangaea.games.dino_twist.rules.table import Table
from pangaea.testing.answers import asked_what, choices, final


def meeting_a_stronger_one() -> Table:
    """Let Lise beat a Voli of 2, which belongs where an 8 of hers lives."""
    return attacking("mountain", lise="voli:5", twist="mountain=2", island="mountain=8")


@rule("dino_twist/7.1")
def test_a_voli_of_the_mountain_settles_on_the_mountain() -> None:
    table = revealed(lise="voli:5", twist="mountain=3")

    play(table, lise="mountain")

    assert island_of(table, LISE) == {"mountain": "voli:3"}


@rule("dino_twist/7.2")
def test_on_an_empty_land_it_settles_unasked() -> None:
    table = revealed(lise="voli:5")

    play(table, lise="mountain")

    assert table.asked() == [CELIAN]
    assert on_island(table, LISE, "mountain") == "baby:voli"


@rule("dino_twist/7.2")
def test_a_stronger_one_may_be_replaced_by_a_weaker_one() -> None:
    table = meeting_a_stronger_one()

    assert asked_what(table, LISE) == "settle"
    assert choices(table, LISE) == {"mountain", "decline"}
    happened = told(table, lise="mountain")

    voli_2, voli_8 = 0, 6
    assert happened[0] == Replaced(seat=LISE, card=voli_2, land=0, old=voli_8, anywhere=0)
    assert discards_of(table) == counted("voli:8")


@rule("dino_twist/7.2")
def test_or_kept_and_the_beaten_one_is_discarded() -> None:
    table = meeting_a_stronger_one()

    play(table, lise="decline")

    assert on_island(table, LISE, "mountain") == "voli:8"
    assert discards_of(table) == counted("voli:2")


@rule("dino_twist/7.1", "dino_twist/7.2")
def test_it_cannot_settle_on_another_land() -> None:
    table = meeting_a_stronger_one()

    assert refusal(table, LISE, "cliff").rule == "dino_twist/7.1"


@rule("dino_twist/7.3")
def test_a_baby_is_worth_one_point_and_goes_back_to_the_box() -> None:
    table = table_of(lise="voli:5", celian="aqua:9", islands={"lise": "mountain=baby:voli"},
                     twist="mountain=3")  # fmt: skip
    assert island_points(table, LISE) == 1
    play(table, lise="voli:5", celian="aqua:9")
    play(table, lise="mountain")

    play(table, lise="mountain")

    assert island_points(table, LISE) == 3
    assert not discards_of(table)


@rule("dino_twist/7.4")
def test_the_attacker_draws_back_to_seven_after_the_attack() -> None:
    table = table_of(lise="voli:5 voli:2 carni:2*3 carni:3*2", celian="aqua:9")
    play(table, lise="voli:5 voli:2", celian="aqua:9")
    luck = coming(table, "herbi:10 aqua:10")

    happened = told(table, luck, lise="mountain")

    assert hand_of(table, LISE) == counted("carni:2*3 carni:3*2 herbi:10 aqua:10")
    assert table.held[LISE] == 7
    assert [event.number for event in happened if isinstance(event, Refilled)] == [2]
    drew = [event for event in happened if isinstance(event, Drew)]
    assert [event.known_to for event in drew] == [1 << LISE]


@rule("dino_twist/7.4")
def test_others_learn_only_how_many_cards_were_drawn() -> None:
    one = table_of(lise="voli:5 carni:2*3 carni:3*3", celian="aqua:9")
    play(one, lise="voli:5", celian="aqua:9")
    other = one.copy()

    play(one, coming(one, "herbi:10"), lise="mountain")
    play(other, coming(other, "aqua:2"), lise="mountain")

    assert one.veiled(CELIAN).plain() == other.veiled(CELIAN).plain()
    assert one.veiled(LISE).plain() != other.veiled(LISE).plain()


@rule("dino_twist/7.5")
def test_the_discards_are_shuffled_when_the_pile_is_empty() -> None:
    table = table_of(
        lise="voli:5 voli:2 carni:2*3 carni:3", celian="aqua:9", pile="herbi:2",
        discards="herbi:9*3",
    )  # fmt: skip
    play(table, lise="voli:5 voli:2", celian="aqua:9")

    happened = told(table, Dice(2), lise="mountain")

    assert [event.cards for event in happened if isinstance(event, Reshuffled)] == [4]
    assert hand_of(table, LISE)["herbi:2"] == 1
    assert table.held[LISE] == 7
    assert table.pile == 4 - 2
    assert not discards_of(table)


@rule("dino_twist/7.5")
def test_with_both_piles_empty_one_plays_on_with_fewer_cards() -> None:
    table = table_of(lise="voli:5 carni:2 carni:3", celian="aqua:9", pile="")
    play(table, lise="voli:5", celian="aqua:9")

    play(table, lise="mountain")

    assert hand_of(table, LISE) == counted("carni:2 carni:3")


@rule("dino_twist/7.5", "dino_twist/4.7")
def test_a_table_without_cards_comes_to_its_end() -> None:
    table = revealed(lise="voli:5", pile="", events_left=3)

    play(table, lise="mountain", celian="sea")

    assert final(table).winners == [LISE, CELIAN]
