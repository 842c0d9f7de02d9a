"""Chapter 4: the Specimen Lab."""

import pytest
from tests.games.holotype.tables import *
from tests.support import rule

from pangaea.core.luck import Script
from pangaea.games.holotype.events import DeckShuffled, DrewSpecimens, SawSpecimens
from pangaea.games.holotype.rules.names import HIDDEN
from pangaea.testing.answers import asked_what, choices, refusal


@rule("holotype/4.1")
def test_the_lab_offers_three_actions() -> None:
    table = table_of(ana="hand tawa", bo="", discard="allosaurus")

    go(table, "paleontologist", "lab")

    assert choices(table) == {"draw", "take", "throw"}


@rule("holotype/4.1")
def test_what_cannot_be_done_is_not_offered() -> None:
    table = table_of(ana="", bo="")

    go(table, "paleontologist", "lab")

    assert choices(table) == {"draw"}
    assert refusal(table, "take").words == "why-not-no-card"
    assert refusal(table, "draw-more").rule == "holotype/9.10"


@rule("holotype/4.2", "holotype/4.6")
def test_discards_lie_in_the_order_the_player_likes() -> None:
    table = table_of(ana="hand tawa allosaurus", bo="")

    go(table, "paleontologist", "lab", "throw", "allosaurus", "tawa")

    assert pile_of(table) == ["allosaurus", "tawa"]


@rule("holotype/4.3", "holotype/4.4")
@pytest.mark.parametrize(
    ("worker", "drawn"),
    [("paleontologist", "tawa allosaurus archelon"), ("assistant", "tawa allosaurus")],
)
def test_three_are_drawn_by_a_senior_and_two_by_an_assistant(worker: str, drawn: str) -> None:
    table = table_of(ana="hand maiasaura", bo="")

    go(table, worker, "lab", "draw", luck=drawing(table, drawn))

    assert asked_what(table) == "discard"
    assert choices(table) == {*drawn.split(), "maiasaura"}
    play(table, "allosaurus")
    assert pile_of(table) == ["allosaurus"]
    assert hand_of(table, ANA) == {*drawn.split(), "maiasaura"} - {"allosaurus"}


@rule("holotype/4.3")
def test_a_student_draws_three() -> None:
    table = table_of(ana="student", bo="")

    go(table, "student", "lab", "draw", luck=drawing(table, "tawa allosaurus archelon"))

    assert len(hand_of(table, ANA)) == 3


@rule("holotype/4.3")
def test_others_hear_how_many_cards_were_drawn_and_no_more() -> None:
    table = table_of(ana="", bo="")
    luck = drawing(table, "tawa allosaurus archelon")

    events = told(table, "paleontologist", "lab", "draw", luck=luck)

    drew = next(event for event in events if isinstance(event, DrewSpecimens))
    saw = next(event for event in events if isinstance(event, SawSpecimens))
    assert (drew.number, drew.known_to) == (3, -1)
    assert saw.known_to == 1 << ANA


@rule("holotype/4.4")
def test_the_discard_is_due_and_a_trace_fossil_cannot_pay_it() -> None:
    table = table_of(ana="traces eggs", bo="")

    go(table, "assistant", "lab", "draw", luck=drawing(table, "tawa allosaurus"))

    assert choices(table) == {"tawa", "allosaurus"}
    assert refusal(table, "done").rule == "holotype/4.4"
    assert traces_of(table, ANA) == {"eggs": 1}


@rule("holotype/4.5")
@pytest.mark.parametrize("worker", ["paleontologist", "assistant"])
def test_the_top_card_is_taken_by_any_worker(worker: str) -> None:
    table = table_of(ana="", bo="", discard="allosaurus tawa")

    go(table, worker, "lab", "take")

    assert hand_of(table, ANA) == {"tawa"}
    assert pile_of(table) == ["allosaurus"]


@rule("holotype/4.5")
def test_a_card_taken_from_the_discard_pile_stays_known_to_all() -> None:
    table = table_of(ana="hand archelon | goal p01", bo="goal p02", discard="allosaurus tawa")

    go(table, "assistant", "lab", "take")

    veiled = table.veiled(1)
    assert hand_of(veiled, ANA) == {"tawa"}
    assert veiled.hand_size(ANA) == 2
    assert veiled.goal[ANA] == HIDDEN


@rule("holotype/4.6")
def test_a_senior_may_stop_after_one_discard() -> None:
    table = table_of(ana="hand tawa allosaurus", bo="")

    go(table, "paleontologist", "lab", "throw", "tawa", "done")

    assert hand_of(table, ANA) == {"allosaurus"}


@rule("holotype/4.6")
def test_an_assistant_discards_exactly_one() -> None:
    table = table_of(ana="hand tawa allosaurus", bo="")

    go(table, "assistant", "lab", "throw", "tawa")

    assert table.turn == 1


@rule("holotype/4.6")
def test_only_discarding_needs_a_card() -> None:
    table = table_of(ana="", bo="")

    go(table, "assistant", "lab")

    assert refusal(table, "throw").rule == "holotype/3.8"


@rule("holotype/4.7")
def test_a_discarded_specimen_costs_nothing_at_the_end() -> None:
    """Tawa would cost its 3 research."""
    table = table_of(ana="hand tawa", bo="")
    before = points(table, ANA)

    go(table, "assistant", "lab", "throw", "tawa")

    assert (before, points(table, ANA)) == (-3, 0)


@rule("holotype/4.8")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    """One card is left; the two that follow come from the shuffled discard pile."""
    table = table_of(ana="", bo="", discard="allosaurus archelon maiasaura", deck="tawa")
    luck = Script([0, 0, 1])  # tawa, then allosaurus and archelon of the new deck
    events = told(table, "paleontologist", "lab", "draw", luck=luck)

    assert [event.cards for event in events if isinstance(event, DeckShuffled)] == [3]
    assert hand_of(table, ANA) == {"tawa", "allosaurus", "archelon"}
    assert pile_of(table) == []
    assert table.deck_size() == 1


@rule("holotype/4.8", "holotype/4.9")
def test_with_both_piles_short_the_discard_is_still_due() -> None:
    table = table_of(ana="hand maiasaura", bo="", deck="tawa")

    go(table, "paleontologist", "lab", "draw", luck=drawing(table, "tawa"))

    assert choices(table) == {"tawa", "maiasaura"}
