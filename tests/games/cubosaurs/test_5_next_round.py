"""Chapter 5: the next round; chapter 7: two players."""

import pytest
from tests.games.cubosaurs.tables import *
from tests.support import evenly, looks_fair, rule

from pangaea.core.luck import Dice
from pangaea.games.cubosaurs.events import LotDrawn, RoundBegan

FIRST = "trex stego ptero penta"


@rule("cubosaurs/5.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_to_five_players_play_two_rounds(seats: int) -> None:
    assert setup_of(seats).rounds == 2


@rule("cubosaurs/7.1")
def test_two_players_play_three_rounds() -> None:
    assert setup_of(2).rounds == 3


@rule("cubosaurs/5.1", "cubosaurs/7.1")
@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("rounds", ["1", "2", "3", "4", "5"])
def test_another_number_of_rounds_can_be_chosen(seats: int, rounds: str) -> None:
    assert setup_of(seats, rounds=rounds).rounds == int(rounds)


@rule("cubosaurs/5.2")
def test_all_cards_are_shuffled_again() -> None:
    """Collections, Hand, cards set aside and destroyed: all 55 are dealt from anew."""
    table = table_of(
        fabien="trex*4", kristiaan="egg:penta", gaetan="stego*3", hand="egg:trex", pile=0
    )

    play(table, "keep", luck=dealing(table, "trex*4", "egg:penta egg:trex stego*2", drawn="ptero"))

    assert len(table.unseen) == 55 - 4 * 3 - 1
    assert table.cards_left() == 6 * 3 - 1


@rule("cubosaurs/5.2", "cubosaurs/2.2")
def test_every_round_starts_with_four_new_cards_each() -> None:
    table = table_of(
        fabien="trex*4", kristiaan="penta*4", gaetan="stego*4", hand="egg:trex", pile=0
    )

    play(table, "keep", luck=dealing(table, FIRST, "bronto*4", "ptero*4", drawn="egg:trex"))

    assert cards_of(table, FABIEN) == counted(FIRST)
    assert [sum(cards_of(table, seat).values()) for seat in range(3)] == [4, 4, 4]
    assert hand_of(table) == counted("egg:trex")


@rule("cubosaurs/5.3")
def test_the_lowest_score_of_the_round_begins_the_next() -> None:
    """-5 for Gaëtan's four T-Rex; Fabien keeps a Pterodactyl for -1, Kristiaan has 8."""
    table = table_of(fabien="", kristiaan="stego*4", gaetan="trex*4", hand="ptero", pile=0)

    play(table, "keep", luck=dealing(table, FIRST, drawn="ptero"))

    assert table.asked() == [GAETAN]
    assert cards_of(table, GAETAN) == counted(FIRST)


@rule("cubosaurs/5.3")
def test_the_totals_do_not_matter() -> None:
    """Of three rounds this is the second: Fabien is far behind, Kristiaan scored least in it."""
    table = table_of(
        fabien="trex", kristiaan="bronto", gaetan="stego", hand="penta*3", pile=0, turn="gaetan",
        round_number=2, earlier="fabien:-20 kristiaan:9", variants={"rounds": "3"},
    )  # fmt: skip

    play(table, "keep", luck=dealing(table, FIRST, drawn="ptero"))

    assert table.round == 2
    assert table.asked() == [KRISTIAAN]


@rule("cubosaurs/5.3")
@pytest.mark.parametrize(("lot", "first"), [(0, FABIEN), (1, GAETAN)])
def test_a_tie_for_the_lowest_is_settled_by_lot(lot: int, first: int) -> None:
    table = table_of(fabien="", kristiaan="trex", gaetan="ptero*3", hand="ptero", pile=0)

    happened = told(table, "keep", luck=dealing(table, FIRST, drawn="stego", lot=lot))

    assert table.asked() == [first]
    assert [event.seat for event in happened if isinstance(event, LotDrawn)] == [first]


@rule("cubosaurs/5.3")
def test_the_lot_is_fair() -> None:
    table = table_of(fabien="", kristiaan="ptero", gaetan="ptero*3", hand="ptero", pile=0)

    firsts = [play(table.copy(), "keep", luck=Dice(seed)).first_asked() for seed in range(300)]

    assert looks_fair(firsts, evenly(3))


@rule("cubosaurs/5.3")
def test_no_lot_is_drawn_without_a_tie() -> None:
    table = table_of(fabien="", kristiaan="trex", gaetan="stego", hand="ptero", pile=0)

    happened = told(table, "keep", luck=dealing(table, FIRST, drawn="stego"))

    assert [event for event in happened if isinstance(event, LotDrawn)] == []
    assert [event for event in happened if isinstance(event, RoundBegan)] == [
        RoundBegan(number=2, seat=FABIEN)
    ]


@rule("cubosaurs/5.4")
def test_the_second_round_goes_anticlockwise() -> None:
    table = table_of(fabien="", kristiaan="trex", gaetan="stego", hand="ptero", pile=0)
    play(table, "keep", luck=dealing(table, FIRST, drawn="stego"))

    assert keeping_in_turn(table, "penta", "grey:2") == [FABIEN, GAETAN, KRISTIAAN]


@rule("cubosaurs/5.4", "cubosaurs/3.4")
def test_in_the_second_round_a_hand_is_passed_the_other_way() -> None:
    table = table_of(fabien="trex", kristiaan="", gaetan="", hand="ptero", round_number=2)

    play(table, "trex")

    assert table.asked() == [GAETAN]


@rule("cubosaurs/5.4")
def test_a_third_round_goes_clockwise_again() -> None:
    variants = {"rounds": "3"}
    table = table_of(
        fabien="", kristiaan="trex", gaetan="stego", hand="ptero", pile=0, round_number=2,
        variants={**variants},
    )  # fmt: skip

    play(table, "keep", luck=dealing(table, FIRST, drawn="stego"))
    play(table, "keep", drawn="penta")

    assert table.asked() == [KRISTIAAN]


@rule("cubosaurs/7.1")
def test_of_two_players_the_opponent_may_pass_the_hand_straight_back() -> None:
    table = table_of(fabien="trex", kristiaan="stego", hand="ptero")

    play(table, "trex", "stego")

    assert table.asked() == [FABIEN]
    assert hand_of(table) == counted("ptero trex stego")


@rule("cubosaurs/7.1", "cubosaurs/5.4")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_with_two_players_a_hand_goes_to_the_opponent_in_every_round(number: int) -> None:
    table = table_of(fabien="trex", kristiaan="", hand="ptero", round_number=number)

    play(table, "trex")

    assert table.asked() == [KRISTIAAN]
