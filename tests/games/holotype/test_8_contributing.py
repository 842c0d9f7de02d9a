"""Chapter 8: contributing to global objectives."""

import pytest
from tests.games.holotype.tables import (
    ANA,
    BO,
    GENASAURS,
    THEROPODS,
    go,
    play,
    points,
    research_of,
    table_of,
    told,
)
from tests.support import rule

from pangaea.core.bits import count, members
from pangaea.games.holotype import GAME
from pangaea.games.holotype.box import OBJECTIVES, SPECIMENS, TRACE_NAMES, Box, Objective
from pangaea.games.holotype.box.wants import Want, read_wants
from pangaea.games.holotype.events import Contributed
from pangaea.games.holotype.rules.demands import is_met
from pangaea.games.holotype.rules.table import Table
from pangaea.testing.answers import choices, refusal


def contributing(table: Table) -> set[str]:
    """Go to the Journal and say what can be contributed to."""
    play(table, "paleontologist")
    if "journal" not in choices(table):
        return set()
    play(table, "journal")
    return {choice for choice in choices(table) if choice.startswith("g")}


@rule("holotype/8.1")
def test_a_disc_goes_on_a_circle_whose_wants_are_met() -> None:
    """Jurassic Systematics: two Jurassic theropods."""
    table = table_of(ana=f"holotypes {THEROPODS}", bo="", objectives="g01 g04")

    events = told(table, "paleontologist", "journal", "g01.1")

    assert table.discs[ANA] == 1
    assert [event.fee for event in events if isinstance(event, Contributed)] == [0]
    assert points(table, ANA) == 6 + 8 + 3


@rule("holotype/8.1")
def test_objectives_that_are_not_displayed_do_not_count() -> None:
    table = table_of(ana=f"holotypes {THEROPODS} allosaurus", bo="", objectives="g01")

    go(table, "paleontologist", "journal")

    assert refusal(table, "g08.2").words == "why-not-displayed"


@rule("holotype/8.2", "holotype/8.4")
def test_cards_of_others_can_be_referenced_for_five_research() -> None:
    table = table_of(
        ana="research 6", bo="holotypes dilophosaurus", cy="holotypes torvosaurus", objectives="g01"
    )

    go(table, "paleontologist", "journal", "g01.1")

    assert research_of(table, ANA) == 1
    assert [research_of(table, seat) for seat in (1, 2)] == [0, 0]


@rule("holotype/8.2")
def test_cards_are_not_used_up() -> None:
    """The same two theropods serve Ana and then Bo, on two cards."""
    bo = "research 5 | holotypes allosaurus ceratosaurus"
    table = table_of(ana=f"holotypes {THEROPODS}", bo=bo, objectives="g01 g04")

    go(table, "paleontologist", "journal", "g01.1")
    go(table, "paleontologist", "journal", "g04.1")

    assert count(table.discs[ANA]) == count(table.discs[BO]) == 1


@rule("holotype/8.2")
def test_cards_in_hand_do_not_count() -> None:
    table = table_of(ana="hand dilophosaurus | holotypes torvosaurus", bo="", objectives="g01")

    assert contributing(table) == set()


@rule("holotype/8.3")
def test_ones_own_cards_are_free_even_if_others_have_them_too() -> None:
    table = table_of(
        ana=f"research 7 | holotypes {THEROPODS}", bo="holotypes allosaurus", objectives="g01"
    )

    go(table, "paleontologist", "journal", "g01.1")

    assert research_of(table, ANA) == 7


@rule("holotype/8.4")
def test_with_less_than_five_research_others_cards_are_out_of_reach() -> None:
    table = table_of(
        ana="hand tawa | fossils 1T | research 4 | holotypes torvosaurus",
        bo="holotypes dilophosaurus", objectives="g01",
    )  # fmt: skip

    go(table, "paleontologist", "journal")

    assert choices(table) == {"tawa"}
    reason = refusal(table, "g01.1")
    assert (reason.rule, reason.values) == ("holotype/8.4", {"missing": 1})
    assert refusal(table, "g01.2").rule == "holotype/8.2"


@rule("holotype/8.5")
def test_a_want_without_a_period_takes_any() -> None:
    """Four theropods of three periods."""
    table = table_of(
        ana="holotypes tawa allosaurus utahraptor deinonychus", bo="", objectives="g04"
    )

    assert contributing(table) == {"g04.1"}


@rule("holotype/8.5")
def test_a_want_for_trace_fossils_takes_all_types() -> None:
    """Ichnology: any two, or tracks, or eggs."""
    table = table_of(ana="holotypes tawa+amber allosaurus+eggs", bo="", objectives="g14 g15")

    assert contributing(table) == {"g14.1", "g14.3", "g15.1"}


@rule("holotype/8.6")
def test_an_omnivore_counts_for_both_wants_of_a_circle() -> None:
    """Food Webs, circle 2: one omnivore and two herbivores."""
    table = table_of(ana="holotypes ornithomimus maiasaura", bo="", objectives="g12")

    assert contributing(table) == {"g12.2"}


@rule("holotype/8.6")
@pytest.mark.parametrize(
    ("holotypes", "enough"),
    [("ornithomimus maiasaura", False), ("ornithomimus maiasaura stegosaurus", True)],
)
def test_strictly_one_card_fills_one_want(holotypes: str, *, enough: bool) -> None:
    table = table_of(
        ana=f"holotypes {holotypes}", bo="", objectives="g12", variants={"omnivores": "one"}
    )

    assert contributing(table) == ({"g12.2"} if enough else set())


@rule("holotype/8.6")
def test_strictly_an_omnivore_still_takes_whichever_want_needs_it() -> None:
    """Three carnivores and three herbivores from five plain ones and an omnivore."""
    names = "tawa allosaurus stegosaurus maiasaura triceratops ornithomimus"
    table = table_of(
        ana=f"holotypes {names}", bo="", objectives="g12", variants={"omnivores": "one"}
    )

    assert "g12.1" in contributing(table)


@rule("holotype/8.6")
@pytest.mark.parametrize(
    ("holotypes", "enough"),
    [("tawa+eggs coelophysis", True), ("tawa+eggs allosaurus", False), ("tawa coelophysis", False)],
)
def test_strictly_a_trace_fossil_is_a_card_of_its_own(holotypes: str, *, enough: bool) -> None:
    """Two Triassic holotypes and the trace fossil beside one of them are three cards."""
    box = Box(objectives={**OBJECTIVES, "g02": Objective(("2 triassic + 1 trace",))})
    table = table_of(
        ana=f"holotypes {holotypes}", bo="", objectives="g02", box=box,
        variants={"omnivores": "one"},
    )  # fmt: skip

    assert contributing(table) == ({"g02.1"} if enough else set())


@rule("holotype/8.7")
def test_a_circle_takes_one_disc() -> None:
    table = table_of(ana=f"holotypes {THEROPODS} {GENASAURS}", bo="discs g01.1", objectives="g01")

    go(table, "paleontologist", "journal")

    assert choices(table) == {"g01.2"}
    assert refusal(table, "g01.1").rule == "holotype/8.7"


@rule("holotype/8.7")
def test_one_player_may_fill_several_circles_of_a_card() -> None:
    holotypes = f"holotypes {THEROPODS} {GENASAURS}"
    table = table_of(ana=f"{holotypes} | discs g01.1", bo="", objectives="g01")

    go(table, "paleontologist", "journal", "g01.2")

    assert count(table.discs[ANA]) == 2


@rule("holotype/8.8")
def test_without_a_disc_nobody_contributes() -> None:
    table = table_of(
        ana=f"hand coelophysis | fossils 1T | research 2 | holotypes {THEROPODS}"
        " | discs g02.1 g02.2 g02.3 g03.1 g03.2",
        bo="",
        objectives="g01 g02 g03",
    )

    go(table, "paleontologist", "journal")

    assert choices(table) == {"coelophysis"}
    assert refusal(table, "g01.1").rule == "holotype/8.8"


@rule("holotype/8.8")
def test_a_visit_is_one_contribution() -> None:
    table = table_of(ana=f"holotypes {THEROPODS} {GENASAURS}", bo="", objectives="g01")

    go(table, "paleontologist", "journal", "g01.1")

    assert table.turn == BO


@rule("holotype/8.9")
def test_a_completed_objective_is_not_replaced() -> None:
    table = table_of(
        ana=f"holotypes {THEROPODS} | discs g01.2", bo="discs g01.3", cy="",
        objectives="g01 g02 g03 g04",
    )  # fmt: skip
    displayed = table.displayed

    go(table, "paleontologist", "journal", "g01.1")

    assert table.displayed == displayed
    assert table.turn == BO


# -- every circle of every card --------------------------------------------------------------

CIRCLES = [
    (f"{key}.{number}", slot)
    for key, row in OBJECTIVES.items()
    for number, slot in enumerate(row.slots, start=1)
]


def filling(want: Want, used: set[str]) -> list[str]:
    """Name holotypes that meet a want, none of them used before."""
    if want.traces():
        trace = TRACE_NAMES[want.traces()[0]]
        plain = [card.genus.lower() for card in SPECIMENS.values() if card.clade == "theropod"]
        return [f"{genus}+{trace}" for genus in plain if genus not in used][: want.need]
    found = [
        card.genus.lower()
        for card in SPECIMENS.values()
        if want.fits(card) and card.genus.lower() not in used
    ]
    return found[: want.need]


@rule("holotype/13.5")
@pytest.mark.parametrize(("circle", "wants"), CIRCLES)
def test_every_circle_is_met_by_just_enough_and_by_no_less(circle: str, wants: str) -> None:
    names: list[str] = []
    for want in read_wants(wants):
        names += filling(want, set(names))
    table = table_of(ana=f"holotypes {' '.join(names)}", bo="", variants={"omnivores": "one"})
    number = GAME.domains(table.setup)["circle"].index[circle]
    cards = table.published[ANA]

    assert is_met(table, table.setup.circles, number, cards)
    for card in members(cards):
        assert not is_met(table, table.setup.circles, number, cards & ~(1 << card))
