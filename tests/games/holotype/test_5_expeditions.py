"""Chapter 5: field expeditions."""

import pytest
from tests.games.holotype.tables import *
from tests.support import rule

from pangaea.core.bits import count
from pangaea.core.luck import Script
from pangaea.games.holotype.box import FIELD_CARDS
from pangaea.games.holotype.events import (
    DrewFields,
    FieldDiscardsShuffled,
    FieldsShuffled,
    SawTrace,
)
from pangaea.games.holotype.rules.names import CRETACEOUS, JURASSIC
from pangaea.games.holotype.rules.setup import mask_of
from pangaea.testing.answers import asked_what, choices, refusal


@rule("holotype/5.1")
def test_twenty_four_formations_and_an_erosion_event() -> None:
    periods = [card.period for card in FIELD_CARDS.values()]

    assert len(periods) == 25
    assert periods.count("erosion") == 1
    assert [periods.count(name) for name in ("triassic", "jurassic", "cretaceous")] == [8, 8, 8]


@rule("holotype/5.2", "holotype/5.3")
def test_a_senior_chooses_of_two_cards_before_any_die_is_rolled() -> None:
    table = table_of(ana="", bo="")

    events = told(table, "paleontologist", "field", luck=digging(table, "f12 f17"))

    assert choices(table) == {"f12", "f17"}
    assert sum(table.dice) == 0
    drew = next(event for event in events if isinstance(event, DrewFields))
    assert drew.known_to == -1
    assert drew.cards == tuple(fields_named(table, "f12 f17"))


@rule("holotype/5.2")
def test_an_assistant_turns_up_one_card() -> None:
    """Sundance Formation: three Jurassic dice, no reroll."""
    table = table_of(ana="", bo="")

    go(table, "assistant", "field", luck=digging(table, "f12", "1", "1", "2"))

    assert fossils_of(table, ANA) == [0, 4, 0]
    assert table.turn == BO


@rule("holotype/5.3")
def test_the_card_not_chosen_has_no_effect() -> None:
    """Chinle (f06) would bring a trace fossil; Morrison is chosen."""
    table = table_of(ana="", bo="")

    go(table, "paleontologist", "field", luck=digging(table, "f06 f09"))
    dice = [side_of(table, JURASSIC, face) for face in ("1", "1", "1", "2")]
    play(table, "f09", luck=Script(dice))

    assert traces_of(table, ANA) == {}
    assert fossils_of(table, ANA) == [0, 5, 0]
    assert table.field_discard == mask_of(fields_named(table, "f06 f09"))


@rule("holotype/5.4")
def test_the_trace_icon_brings_a_trace_fossil_before_the_roll() -> None:
    """Dakota Formation: two Cretaceous dice and a trace fossil; others see only that it came."""
    table = table_of(ana="", bo="")
    luck = digging(table, "f24", "3", "3", trace="amber")

    events = told(table, "assistant", "field", luck=luck)

    assert traces_of(table, ANA) == {"amber": 1}
    assert [event.known_to for event in events if isinstance(event, SawTrace)] == [1 << ANA]
    assert table.veiled(BO).traces_held(ANA) == 1
    assert traces_of(table.veiled(BO), ANA) == {}


@rule("holotype/5.4")
def test_without_trace_fossils_left_nothing_is_drawn() -> None:
    table = table_of(ana="", bo="")
    for kind in range(4):
        table.trace_bag[kind] = 0

    go(table, "assistant", "field", luck=digging(table, "f24", "3", "3"))

    assert traces_of(table, ANA) == {}
    assert fossils_of(table, ANA) == [0, 0, 6]


@rule("holotype/5.5", "holotype/5.7")
@pytest.mark.parametrize(
    ("field", "faces", "found"),
    [("f03", "1 1 1", [3, 0, 0]), ("f12", "1 2 2", [0, 5, 0]), ("f20", "1 2 3", [0, 0, 6])],
)
def test_dice_bring_fossils_of_the_cards_colour(field: str, faces: str, found: list[int]) -> None:
    table = table_of(ana="", bo="")

    go(table, "assistant", "field", luck=digging(table, field, *faces.split()))

    assert fossils_of(table, ANA) == found
    assert museum_of(table) == [1, 2, 3]


@rule("holotype/5.5")
def test_no_card_asks_for_more_dice_than_there_are() -> None:
    assert max(card.dice for card in FIELD_CARDS.values()) == 4


@rule("holotype/5.6")
def test_a_reroll_is_one_die_and_the_new_face_stands() -> None:
    """Kayenta Formation: three Jurassic dice, one reroll."""
    table = table_of(ana="", bo="", museum="")

    go(table, "assistant", "field", luck=digging(table, "f10", "1", "1", "museum"))

    assert asked_what(table) == "reroll"
    assert choices(table) == {"1", "museum", "keep"}
    play(table, "museum", luck=Script([side_of(table, JURASSIC, "2")]))
    assert fossils_of(table, ANA) == [0, 4, 0]


@rule("holotype/5.6")
def test_two_rerolls_may_go_to_the_same_die() -> None:
    """Niobrara Formation: two Cretaceous dice, two rerolls."""
    table = table_of(ana="", bo="", museum="")

    go(table, "assistant", "field", luck=digging(table, "f22", "2", "museum"))
    play(table, "museum", luck=Script([side_of(table, CRETACEOUS, "1")]))
    assert choices(table) == {"1", "2", "keep"}
    play(table, "1", luck=Script([side_of(table, CRETACEOUS, "3")]))

    assert fossils_of(table, ANA) == [0, 0, 5]


@rule("holotype/5.6")
def test_rerolls_may_be_declined() -> None:
    table = table_of(ana="", bo="")

    go(table, "assistant", "field", "keep", luck=digging(table, "f22", "2", "2"))

    assert fossils_of(table, ANA) == [0, 0, 4]


@rule("holotype/5.7")
def test_museum_faces_take_what_the_museum_has() -> None:
    """Three faces, one Triassic fossil there."""
    table = table_of(ana="", bo="", museum="1T")

    go(table, "assistant", "field", luck=digging(table, "f03", "museum", "museum", "museum"))

    assert fossils_of(table, ANA) == [1, 0, 0]
    assert museum_of(table) == [0, 0, 0]


@rule("holotype/5.8", "holotype/5.9")
def test_what_does_not_fit_goes_to_the_museum_by_choice() -> None:
    """Seven stored and three found: two must go, of any colour."""
    table = table_of(ana="fossils 3T 4C | research 9", bo="", museum="")

    go(table, "assistant", "field", luck=digging(table, "f12", "1", "1", "1"))

    assert asked_what(table) == "store"
    assert choices(table) == {"triassic", "jurassic", "cretaceous"}
    play(table, "cretaceous", "jurassic")
    assert fossils_of(table, ANA) == [3, 2, 3]
    assert museum_of(table) == [0, 1, 1]
    assert research_of(table, ANA) == 9


@rule("holotype/5.8")
def test_eight_fossils_fit() -> None:
    table = table_of(ana="fossils 5T", bo="")

    go(table, "assistant", "field", luck=digging(table, "f12", "1", "1", "1"))

    assert table.stored(ANA) == 8
    assert table.turn == BO


@rule("holotype/5.10")
def test_an_erosion_event_acts_at_any_other_place() -> None:
    table = table_of(ana="hand tawa | fossils 1T | research 3", bo="")

    go(table, "paleontologist", "field", "f25", luck=digging(table, "f12 f25"))

    assert asked_what(table) == "erosion"
    assert choices(table) == {"lab", "library", "journal", "museum"}
    assert refusal(table, "field").rule == "holotype/5.10"
    play(table, "library")
    assert research_of(table, ANA) == 6
    assert table.turn == BO


@rule("holotype/5.11")
def test_erosion_needs_no_space_and_bumps_nobody() -> None:
    table = table_of(ana="", bo="at library:paleontologist")

    go(table, "assistant", "field", "library", luck=digging(table, "f25"))

    assert workers_at(table, "library") == {"2/paleontologist"}
    assert workers_at(table, "field") == {"1/assistant"}
    assert research_of(table, ANA) == 2
    assert lounge_of(table, BO) == {"assistant"}


@rule("holotype/5.11")
def test_an_assistant_cannot_publish_by_erosion() -> None:
    table = table_of(ana="hand tawa | fossils 1T | research 3", bo="")

    go(table, "assistant", "field", luck=digging(table, "f25"))

    assert choices(table) == {"lab", "library", "museum"}
    assert refusal(table, "journal").rule == "holotype/7.1"


@rule("holotype/5.11")
def test_a_senior_publishes_by_erosion() -> None:
    table = table_of(ana="hand tawa | fossils 1T | research 3", bo="")

    go(table, "paleontologist", "field", "f25", "journal", "tawa", luck=digging(table, "f12 f25"))

    assert hand_of(table, ANA) == set()
    assert workers_at(table, "field") == {"1/paleontologist"}


@rule("holotype/5.11")
def test_milestones_of_the_chosen_place_count_and_that_of_the_field_does_not() -> None:
    table = table_of(ana="milestones library field", bo="")

    go(table, "assistant", "field", "library", luck=digging(table, "f25"))

    assert research_of(table, ANA) == 3
    assert fossils_of(table, ANA) == [0, 0, 0]


@rule("holotype/5.12")
def test_an_erosion_event_shuffles_all_cards_even_if_not_chosen() -> None:
    table = table_of(ana="", bo="")
    table.field_discard = mask_of(fields_named(table, "f01 f02"))
    table.field_deck &= ~table.field_discard

    play(table, "paleontologist", "field", luck=digging(table, "f12 f25"))
    dice = [side_of(table, JURASSIC, "1")] * 3
    events = told(table, "f12", luck=Script(dice))

    assert any(isinstance(event, FieldsShuffled) for event in events)
    assert count(table.field_deck) == 25
    assert table.field_discard == table.drawn == 0


@rule("holotype/5.12")
def test_other_cards_wait_in_the_discard_pile() -> None:
    table = table_of(ana="", bo="")

    go(table, "assistant", "field", luck=digging(table, "f12", "1", "1", "1"))

    assert table.field_discard == mask_of(fields_named(table, "f12"))
    assert count(table.field_deck) == 24


@rule("holotype/5.13")
def test_an_empty_field_deck_is_made_anew() -> None:
    """One card is left for a Paleontologist who needs two."""
    table = table_of(ana="", bo="")
    table.field_deck = mask_of(fields_named(table, "f12"))
    table.field_discard = mask_of(fields_named(table, "f01 f17"))

    events = told(table, "worker paleontologist", "place field", luck=Script([0, 1]))

    assert [event.cards for event in events if isinstance(event, FieldDiscardsShuffled)] == [2]
    assert choices(table) == {"f12", "f17"}
    assert table.field_deck == mask_of(fields_named(table, "f01"))


FIELDS = [key for key, card in FIELD_CARDS.items() if card.period != "erosion"]


@rule("holotype/13.2")
@pytest.mark.parametrize("field", FIELDS)
def test_every_field_card_rolls_its_dice(field: str) -> None:
    """All dice show one fossil; declined rerolls and drawn traces are as printed."""
    table, card = table_of(ana="", bo=""), FIELD_CARDS[field]
    trace = "tracks" if card.trace else ""

    go(table, "assistant", "field", luck=digging(table, field, *["1"] * card.dice, trace=trace))
    if card.rerolls:
        assert table.rerolls == card.rerolls
        play(table, "keep")

    assert table.stored(ANA) == card.dice
    assert bool(traces_of(table, ANA)) == card.trace
