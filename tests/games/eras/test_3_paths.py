"""Chapters 3 and 6: paths, and placing a card."""

import pytest
from tests.games.eras.tables import *
from tests.support import rule

from pangaea import shelf
from pangaea.games.eras import events
from pangaea.games.eras.rules.movement import steps
from pangaea.testing.answers import asked_what, choices, refusal


@rule("eras/3.1", "eras/3.2")
def test_a_fish_card_goes_between_algae_and_birds() -> None:
    table = table_of(ann="2-6 5-4", ben="", cy="", revealed="3-4")

    play(table, "place 1")

    assert path_of(table, ANN) == "2-6 3-4 5-4"


@rule("eras/3.1", "eras/3.2", "eras/6.2")
def test_a_complete_path_lacks_two_eras_and_takes_neither() -> None:
    full = "2-6 3-4 5-4 6-5 7-3 8-4"
    for card in ("1-5", "4-6"):
        table = table_of(ann=full, ben="", cy="", revealed=card)

        assert choices(table) == {"discard", "2", "3"}
        assert refusal(table, "place 1").rule == "eras/6.2"


@rule("eras/3.3")
def test_no_step_leads_into_another_path() -> None:
    """A step is named by the path's own spaces alone: the sectors beside are never among them."""
    table = table_of(ann="", ben="1-5", cy="")

    assert choices(table) == {"stay", "0L", "0R"}


@rule("eras/6.1", "eras/4.3")
def test_a_card_may_go_into_any_path_or_be_discarded() -> None:
    table = table_of(ann="", ben="1-5", cy="4-6 5-4", revealed="3-3")

    assert choices(table) == {"discard", "1", "2", "3"}
    assert path_of(play(table.copy(), "place 3"), CY) == "3-3 4-6 5-4"
    assert path_of(play(table.copy(), "place 2"), BEN) == "1-5 3-3"
    assert discarded(play(table.copy(), "place discard")) == {"3-3"}


@rule("eras/6.2")
def test_a_new_last_era_goes_to_the_end() -> None:
    table = table_of(ann="2-6 5-4", ben="", cy="", revealed="8-4")

    assert path_of(play(table, "place 1"), ANN) == "2-6 5-4 8-4"


@rule("eras/6.2")
def test_a_new_first_era_goes_between_the_board_and_the_first_card() -> None:
    table = table_of(ann="2-6 5-4 @2R", ben="", cy="", revealed="1-5")

    play(table, "place 1")

    assert path_of(table, ANN) == "1-5 2-6 5-4"
    assert where(table, ANN) == "1C", "drawn back to the only rock of the new card"
    for language, board in (("en", "the board"), ("fr", "le plateau")):
        paragraph = shelf.rulebook("eras", language).paragraph("6.2")
        assert paragraph is not None
        assert board in paragraph.text


@rule("eras/6.3", "eras/6.1")
def test_a_card_replaces_one_of_its_era_in_a_complete_path_too() -> None:
    table = table_of(ann="", ben="1-5 2-6 3-4 4-6 5-4 6-5 @3C", cy="", revealed="5-3")

    play(table, "place 2")

    assert path_of(table, BEN) == "1-5 2-6 3-4 4-6 5-3 6-5"
    assert where(table, BEN) == "3C"
    assert top_of(table) == "5-4"


@rule("eras/6.3")
def test_a_card_under_a_piece_cannot_be_replaced() -> None:
    table = table_of(ann="5-4 @5R", ben="", cy="", revealed="5-3")

    assert refusal(table, "place 1").rule == "eras/6.3"


@rule("eras/6.4")
def test_an_ordinary_card_cannot_replace_a_premium_one() -> None:
    table = table_of(ann="5-1", ben="", cy="", revealed="5-3")

    assert refusal(table, "place 1").rule == "eras/6.4"


@rule("eras/6.4")
@pytest.mark.parametrize("old", ["5-1", "5-3"])
def test_a_premium_card_replaces_any_card(old: str) -> None:
    table = table_of(ann=old, ben="", cy="", revealed="5-2")

    assert path_of(play(table, "place 1"), ANN) == "5-2"


@rule("eras/6.5")
def test_a_card_inserted_below_a_piece_draws_it_to_a_rock_the_placer_chooses() -> None:
    table = table_of(ann="", ben="2-6 5-4 @5L", cy="", revealed="3-4")

    play(table, "place 2")

    assert asked_what(table) == "land"
    assert table.asked() == [ANN]
    assert choices(table) == {"C", "R"}, "its left space is a swamp"
    assert refusal(table, "land L").rule == "eras/6.5"
    assert where(play(table, "land R"), BEN) == "3R"
    assert asked_what(table) == "step"


@rule("eras/6.5")
def test_directly_below_the_piece_is_nearer_too_and_one_rock_leaves_no_choice() -> None:
    table = table_of(ann="", ben="4-3 @4R", cy="", revealed="3-5")

    heard = told(table, "place 2")

    assert where(table, BEN) == "3L"
    assert any(isinstance(event, events.DraggedBack) for event in heard)


@rule("eras/6.5")
def test_a_card_beyond_the_piece_leaves_it_alone() -> None:
    table = table_of(ann="2-6 5-4 @2R", ben="", cy="", revealed="3-4")

    play(table, "place 1")

    assert where(table, ANN) == "2R"
    assert asked_what(table) == "step"


@rule("eras/6.6", "eras/8.3")
def test_the_cone_goes_home_when_its_card_is_replaced() -> None:
    table = table_of(ann="5-4", ben="", cy="", cone="ann/5L", revealed="5-3")

    assert cone_of(play(table, "place 1")) == "home"


@rule("eras/8.3")
def test_the_cone_stays_when_another_card_is_replaced() -> None:
    table = table_of(ann="4-6 5-4", ben="", cy="", cone="ann/5L", revealed="4-5")

    assert cone_of(play(table, "place 1")) == "1/5L"


def test_counters_kept_for_speed_agree_with_the_path() -> None:
    table = table_of(ann="2-6 5-4 7-2", ben="", cy="", revealed="5-3")

    play(table, "place 1")

    assert table.eras[ANN] == 0b1010010
    assert int(table.cards[ANN]).bit_count() == 3
    rocks = {(era, lane) for era, lane in ((1, 2), (4, 0), (4, 1), (6, 1))}
    assert table.rocks[ANN] == sum(1 << (era * 3 + lane) for era, lane in rocks)
    assert steps(table, ANN) > 0
