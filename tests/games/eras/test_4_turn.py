"""Chapter 4: the turn."""

from tests.games.eras.tables import ANN, BEN, CY, begin, play, table_of, top_of, where
from tests.support import rule

from pangaea.games.eras.rules.names import NO_CARD
from pangaea.testing.answers import asked_what, choices


@rule("eras/4.1")
def test_cards_are_turned_over_until_an_era_card_appears() -> None:
    table = table_of(ann="", ben="", cy="")

    begin(table, "eruption thunderbolt unrest eruption 3-4")

    assert asked_what(table) == "place"
    assert table.asked() == [ANN]
    assert (table.heap_eruptions, table.heap_thunder) == (2, 1)
    assert top_of(table) == "eruption"


@rule("eras/4.2")
def test_all_may_compete_for_a_premium_card() -> None:
    table = table_of(ann="", ben="", cy="", turn_of="cy")

    begin(table, "3-1")

    assert asked_what(table) == "predict"
    assert table.asked() == [ANN, BEN, CY]


@rule("eras/4.2")
def test_the_winner_of_a_premium_card_may_discard_it() -> None:
    table = begin(table_of(ann="", ben="", cy=""), "3-1")

    play(table, "predict 1", "predict 4", "predict 9", drawn="4-6")

    assert table.asked() == [BEN]
    assert "discard" in choices(table)
    play(table, "place discard")
    assert top_of(table) == "3-1"


@rule("eras/4.3")
def test_an_ordinary_card_is_the_player_s_own() -> None:
    table = begin(table_of(ann="", ben="", cy="", turn_of="ben"), "3-4")

    assert table.asked() == [BEN]
    play(table, "place discard")
    assert top_of(table) == "3-4"
    assert table.revealed == NO_CARD


@rule("eras/4.4")
def test_a_turn_ends_with_step_extra_step_and_cone_in_this_order() -> None:
    table = table_of(ann="1-5", ben="", cy="", revealed="3-4")

    play(table, "place 1")
    assert asked_what(table) == "step"
    play(table, "step 1C")
    assert asked_what(table) == "extra"
    play(table, "extra 3C")
    assert asked_what(table) == "cone"
    play(table, "cone leave", drawn="8-4")

    assert where(table, ANN) == "3C"
    assert table.turn == BEN
    assert asked_what(table) == "place"


@rule("eras/4.4")
def test_each_part_of_the_end_is_optional() -> None:
    table = table_of(ann="1-5", ben="", cy="")

    play(table, "step stay", "cone leave", drawn="8-4")

    assert where(table, ANN) == "0C"
    assert table.turn == BEN


@rule("eras/4.4", "eras/5.1")
def test_the_player_whose_turn_it_is_ends_it_whoever_won_the_contest() -> None:
    table = begin(table_of(ann="", ben="", cy=""), "3-1")

    play(table, "predict 1", "predict 4", "predict 9", "place 2", drawn="4-6")

    assert asked_what(table) == "step"
    assert table.asked() == [ANN]


@rule("eras/2.4", "eras/4.4")
def test_play_goes_clockwise() -> None:
    table = table_of(ann="", ben="", cy="")
    turns = []
    for card in ("8-4", "8-2", "8-3", "7-3"):
        turns.append(int(table.turn))
        play(table, "step stay", drawn=card)
        play(table, "place discard")

    assert turns == [ANN, BEN, CY, ANN]
