"""Chapter 5: competing for a premium card."""

from itertools import permutations

import pytest
from tests.games.eras.tables import *
from tests.support import looks_fair, rule

from pangaea.core.luck import Dice
from pangaea.games.eras import events
from pangaea.games.eras.rules.names import HIDDEN, MOST_TIES, OWED, PREDICT
from pangaea.games.eras.rules.table import Table
from pangaea.testing.answers import asked_what, choices, refusal


def contest(tokens: str = "", discard: str = "", deck_holds: str | None = None) -> Table:
    """Ann has turned over the pond, a premium card."""
    table = table_of(ann="", ben="", cy="", tokens=tokens, discard=discard)
    begin(table, "3-1")
    if deck_holds is not None:
        keep_in_deck(table, deck_holds.split())
    return table


@rule("eras/5.4")
def test_five_is_nearest_to_a_dinosaur() -> None:
    """Predictions of 3, 5 and 9; a Dinosaur card (6) is turned."""
    table = contest()

    play(table, "predict 3", "predict 5", "predict 9", drawn="6-5")

    assert asked_what(table) == "place"
    assert table.asked() == [BEN]


@rule("eras/5.1")
@pytest.mark.parametrize(
    ("card", "number"),
    [
        *((f"{era}-3", era) for era in range(1, 9)),
        ("eruption", 9),
        ("thunderbolt", 10),
    ],
)
def test_predictions_stand_for_eras_eruption_and_thunderbolt(card: str, number: int) -> None:
    """Ann predicts exactly, the others one off."""
    table = contest(tokens="ben:10 cy:10")
    off = number - 1 if number > 1 else 2
    other = number + 1 if number < 10 else off

    play(table, f"predict {number}", f"predict {off}", f"predict {other}", drawn=card)

    assert table.asked() == [ANN]


@rule("eras/5.1")
@pytest.mark.parametrize("order", list(permutations([ANN, BEN, CY])))
def test_all_choose_at_once_in_any_order_and_nothing_shows_before_the_last(
    order: tuple[int, ...],
) -> None:
    table = contest()
    luck = Fate(table, "6-5")
    numbers = {ANN: 3, BEN: 5, CY: 9}

    for answered, seat in enumerate(order):
        assert table.asked() == sorted(order[answered:])
        assert table.step == PREDICT
        assert not any(table.shown)
        table.answer(seat, numbers[seat], luck)

    assert table.asked() == [BEN]
    assert list(table.shown) == [3, 5, 9]


@rule("eras/5.1")
def test_others_see_who_owes_a_prediction_and_no_number() -> None:
    table = contest()
    table.answer(BEN, 7, Dice(1))

    assert list(table.veiled(ANN).bid) == [OWED, HIDDEN, OWED]
    assert list(table.veiled(BEN).bid) == [OWED, 7, OWED]
    assert list(table.veiled(-1).bid) == [OWED, HIDDEN, OWED]


@rule("eras/5.1")
def test_only_the_seat_itself_hears_its_prediction() -> None:
    table = contest()

    (heard,) = told(table, "predict 7")

    assert isinstance(heard, events.Predicted)
    assert heard.may_know(ANN)
    assert not heard.may_know(BEN)
    assert not heard.may_know(-1)


@rule("eras/5.1")
def test_hidden_predictions_are_imagined_fairly() -> None:
    table = contest(tokens="ben:3")
    table.answer(BEN, 2, Dice(1))
    luck = Dice(5)

    seen = [int(table.veiled(ANN).imagined(luck).bid[BEN]) for _ in range(4000)]

    assert looks_fair(seen, dict.fromkeys(range(4), 0.25))


@rule("eras/5.2")
def test_one_predicts_only_with_the_tokens_one_has() -> None:
    table = contest(tokens="ann:4 ben:0")

    assert table.asked() == [ANN, CY]
    assert choices(table, ANN) == {"0", "1", "2", "3", "4"}
    assert refusal(table, "predict 5").rule == "eras/5.2"


@rule("eras/5.3")
def test_if_nobody_competes_the_card_is_discarded_and_none_is_turned() -> None:
    table = contest()
    left = table.deck

    play(table, "predict 0", "predict 0", "predict 0")

    assert top_of(table) == "3-1"
    assert table.deck == left
    assert asked_what(table) == "step"
    assert table.asked() == [ANN]


@rule("eras/5.2", "eras/5.3")
def test_nobody_is_asked_when_nobody_has_tokens() -> None:
    table = contest(tokens="ann:0 ben:0 cy:0")

    assert top_of(table) == "3-1"
    assert asked_what(table) == "step"


@rule("eras/5.4")
def test_nearness_is_not_circular() -> None:
    """Thunderbolt (10): an 8 is nearer than a 1."""
    table = contest()

    play(table, "predict 1", "predict 8", "predict 0", drawn="thunderbolt")

    assert table.asked() == [BEN]


@rule("eras/5.5")
@pytest.mark.parametrize("card", ["eruption", "thunderbolt"])
def test_the_card_turned_has_no_effect(card: str) -> None:
    table = contest()

    play(table, "predict 10", "predict 1", "predict 0", drawn=card)

    assert asked_what(table) == "place"
    assert top_of(table) == card
    assert table.bolts_struck == 0


@rule("eras/5.6")
def test_a_lone_competitor_wins_but_a_card_is_turned() -> None:
    table = contest()

    play(table, "predict 0", "predict 0", "predict 1", drawn="8-4")

    assert table.asked() == [CY]
    assert discarded(table) == {"8-4"}


@rule("eras/5.7")
def test_only_the_tied_repeat_and_must_compete() -> None:
    table = contest()

    play(table, "predict 5", "predict 7", "predict 1", drawn="6-5")

    assert asked_what(table) == "predict"
    assert table.asked() == [ANN, BEN]
    assert "0" not in choices(table)
    assert refusal(table, "predict 0").rule == "eras/5.7"
    play(table, "predict 2", "predict 3", drawn="2-6")
    assert table.asked() == [ANN]
    assert discarded(table) == {"6-5", "2-6"}


@rule("eras/5.7", "eras/11.1")
def test_the_deck_may_run_out_in_mid_contest() -> None:
    """One card is left, the contest ties on it, and the next comes from the discard pile."""
    table = contest(discard="1-5 4-6 8-4 eruption", deck_holds="6-5")

    play(table, "predict 5", "predict 7", "predict 0", drawn="6-5")
    play(table, "predict 4", "predict 8", drawn="4-6")

    assert table.asked() == [ANN]
    assert table.deck_eruptions == 1, "6-5 lay on top of it, so it stays in the game"
    assert discarded(table) == {"4-6"}
    assert int(table.deck).bit_count() == 3


@rule("eras/5.8")
def test_tokens_shown_are_taken_back() -> None:
    table = contest()

    play(table, "predict 3", "predict 5", "predict 9", "place 1", drawn="6-5")

    assert list(table.tokens) == [10, 10, 10]
    assert path_of(table, ANN) == "3-1"


@rule("eras/5.9")
def test_a_lot_decides_when_all_tied_have_one_token() -> None:
    table = contest(tokens="ann:1 ben:1 cy:1")

    heard = told(table, "predict 1", "predict 1", "predict 0", drawn="6-5 1")

    assert table.asked() == [BEN]
    assert any(isinstance(event, events.LotDrawn) for event in heard)


@rule("eras/5.9")
def test_a_lot_decides_after_a_hundred_ties() -> None:
    table = contest(tokens="cy:0")
    for _ in range(MOST_TIES - 1):
        play(table, "predict 5", "predict 5")
        assert asked_what(table) == "predict"

    play(table, "predict 5", "predict 5", drawn="0 0")

    assert asked_what(table) == "place"
    assert table.asked() == [ANN]
