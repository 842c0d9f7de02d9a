"""Chapter 7: publishing holotypes."""

import pytest
from tests.games.holotype.tables import *
from tests.support import rule

from pangaea.games.holotype.box import SPECIMENS, TRACE_NAMES, TRACES
from pangaea.games.holotype.events import Published, StudentUnlocked, TraceAdded
from pangaea.testing.answers import asked_what, choices, refusal

TAWA = "hand tawa | fossils 1T | research 3"
READY = "hand allosaurus archelon | fossils 5J 5C | research 8"


@rule("holotype/7.1")
def test_assistants_cannot_go_to_the_journal() -> None:
    table = table_of(ana=READY, bo="")

    play(table, "assistant")

    assert refusal(table, "journal").rule == "holotype/7.1"


@rule("holotype/7.1")
@pytest.mark.parametrize("worker", ["paleontologist", "student"])
def test_seniors_publish_one_holotype(worker: str) -> None:
    table = table_of(ana=f"student | {READY}", bo="")

    go(table, worker, "journal", "allosaurus")

    assert holotypes_of(table, ANA) == {"allosaurus"}
    assert table.turn == BO


@rule("holotype/7.1")
def test_the_journal_offers_publishing_or_contributing() -> None:
    table = table_of(ana=f"{READY} | holotypes {THEROPODS}", bo="", objectives="g01")

    go(table, "paleontologist", "journal")

    assert choices(table) == {"allosaurus", "archelon", "g01.1"}


@rule("holotype/7.2")
def test_a_published_specimen_leaves_the_hand_for_all_to_see() -> None:
    table = table_of(ana=READY, bo="")

    events = told(table, "paleontologist", "journal", "archelon")

    assert hand_of(table, ANA) == {"allosaurus"}
    assert holotypes_of(table.veiled(BO), ANA) == {"archelon"}
    assert any(isinstance(event, Published) and event.known_to == -1 for event in events)


@rule("holotype/7.3")
def test_the_cost_returns_to_the_supply_not_to_the_museum() -> None:
    """Archelon: 4 Cretaceous fossils and 4 research."""
    table = table_of(ana=READY, bo="")

    go(table, "paleontologist", "journal", "archelon")

    assert fossils_of(table, ANA) == [0, 5, 1]
    assert research_of(table, ANA) == 4
    assert museum_of(table) == [1, 2, 3]


@rule("holotype/7.3")
@pytest.mark.parametrize("short", ["fossils 3J 5C | research 4", "fossils 4J 4C | research 3"])
def test_the_whole_cost_is_needed(short: str) -> None:
    """Allosaurus needs 4 Jurassic and 4 research; other colours do not help."""
    table = table_of(ana=f"hand allosaurus | {short}", bo="")

    play(table, "paleontologist")

    assert "journal" not in choices(table)


@rule("holotype/7.3")
def test_a_refusal_says_what_is_missing() -> None:
    table = table_of(ana="hand allosaurus tawa | fossils 1T 2J | research 3", bo="")

    go(table, "paleontologist", "journal")

    assert refusal(table, "allosaurus").values == {"fossils": 2, "research": 1}
    assert refusal(table, "archelon").words == "why-not-in-hand"


@rule("holotype/7.4")
def test_a_trace_fossil_costs_one_more_fossil_and_scores() -> None:
    """Allosaurus 7 and eggs 3."""
    table = table_of(ana="hand allosaurus | fossils 5J | research 4 | traces eggs amber", bo="")

    events = told(table, "paleontologist", "journal", "allosaurus", "eggs")

    assert fossils_of(table, ANA) == [0, 0, 0]
    assert traces_of(table, ANA) == {"amber": 1}
    assert points(table, ANA) == 10
    assert any(isinstance(event, TraceAdded) for event in events)


@rule("holotype/7.4")
def test_a_trace_fossil_is_a_choice() -> None:
    table = table_of(ana="hand allosaurus | fossils 5J | research 4 | traces eggs", bo="")

    go(table, "paleontologist", "journal", "allosaurus")

    assert asked_what(table) == "trace"
    assert choices(table) == {"eggs", "none"}
    assert refusal(table, "amber").rule == "holotype/7.4"
    play(table, "none")
    assert fossils_of(table, ANA) == [0, 1, 0]
    assert points(table, ANA) == 7


@rule("holotype/7.4")
def test_while_a_trace_is_chosen_all_see_the_specimen() -> None:
    table = table_of(ana="hand allosaurus tawa | fossils 5J | research 4 | traces eggs", bo="")

    go(table, "paleontologist", "journal", "allosaurus")

    assert hand_of(table.veiled(BO), ANA) == {"allosaurus"}


@rule("holotype/7.4")
def test_without_a_fossil_to_spare_no_trace_is_asked_for() -> None:
    table = table_of(ana="hand allosaurus | fossils 4J 4C | research 4 | traces eggs", bo="")

    go(table, "paleontologist", "journal", "allosaurus")

    assert traces_of(table, ANA) == {"eggs": 1}
    assert table.turn == BO


@rule("holotype/7.4", "holotype/13.4")
@pytest.mark.parametrize("trace", TRACE_NAMES)
def test_every_type_of_trace_fossil_scores_its_points(trace: str) -> None:
    table = table_of(ana=f"hand tawa | fossils 2T | research 3 | traces {trace}", bo="")

    go(table, "paleontologist", "journal", "tawa", trace)

    assert points(table, ANA) == 5 + TRACES[trace].points


@rule("holotype/7.5")
def test_no_trace_fossil_goes_with_a_marine_reptile() -> None:
    table = table_of(ana="hand archelon | fossils 6C | research 4 | traces eggs", bo="")

    go(table, "paleontologist", "journal", "archelon")

    assert traces_of(table, ANA) == {"eggs": 1}
    assert fossils_of(table, ANA) == [0, 0, 2]


@rule("holotype/7.5")
def test_a_trace_fossil_cannot_be_added_later() -> None:
    """Tawa lies there already; the eggs can only go with Allosaurus."""
    table = table_of(
        ana="hand allosaurus | fossils 5J 1T | research 4 | traces eggs | holotypes tawa", bo=""
    )

    go(table, "paleontologist", "journal", "allosaurus", "eggs")

    assert sum(table.attached) == 1 << 11  # Allosaurus, the twelfth card


@rule("holotype/7.6")
def test_the_marker_moves_for_holotypes_only() -> None:
    ana = "hand tawa | fossils 2T | research 3 | traces eggs"
    table = table_of(ana=ana, bo=f"holotypes {THEROPODS}", objectives="g01")

    go(table, "paleontologist", "journal", "tawa", "eggs")
    assert table.track == 1
    go(table, "paleontologist", "journal", "g01.1")
    assert table.track == 1


@rule("holotype/7.7")
def test_the_third_holotype_unlocks_the_student() -> None:
    table = table_of(ana=f"{TAWA} | holotypes allosaurus archelon", bo="")

    events = told(table, "paleontologist", "journal", "tawa")

    assert lounge_of(table, ANA) == {"student", "assistant"}
    assert any(isinstance(event, StudentUnlocked) for event in events)
    assert table.turn == BO


@rule("holotype/7.7")
def test_the_second_holotype_does_not() -> None:
    table = table_of(ana=f"{TAWA} | holotypes allosaurus", bo="")

    go(table, "paleontologist", "journal", "tawa")

    assert lounge_of(table, ANA) == {"assistant"}


@rule("holotype/7.7")
def test_a_student_at_work_is_not_unlocked_again() -> None:
    holotypes = "holotypes allosaurus archelon maiasaura"
    table = table_of(ana=f"{TAWA} | {holotypes} | student | at library:student", bo="")

    go(table, "paleontologist", "journal", "tawa")

    assert lounge_of(table, ANA) == {"assistant"}


@rule("holotype/7.3", "holotype/13.1")
@pytest.mark.parametrize("key", list(SPECIMENS))
def test_every_specimen_costs_and_scores_what_is_printed(key: str) -> None:
    card = SPECIMENS[key]
    letter = {"triassic": "T", "jurassic": "J", "cretaceous": "C"}[card.period]
    genus = card.genus.lower()
    table = table_of(
        ana=f"hand {genus} | fossils {card.fossils}{letter} | research {card.research}", bo=""
    )

    go(table, "paleontologist", "journal", genus)

    assert table.stored(ANA) == research_of(table, ANA) == 0
    assert points(table, ANA) == card.points
