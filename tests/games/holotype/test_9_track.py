"""Chapter 9: the track and the milestones."""

import pytest
from msgspec.structs import replace
from tests.games.holotype.tables import *
from tests.support import rule

from pangaea.core.game import SeatView
from pangaea.core.words import words_for
from pangaea.games.holotype import GAME
from pangaea.games.holotype.box import MILESTONE_NAMES, TRACKS, Box, Strip
from pangaea.games.holotype.events import MilestoneTaken, MuseumReset
from pangaea.games.holotype.rules.table import Table
from pangaea.testing.answers import asked_what, choices, refusal

READY = "hand tawa | fossils 1T | research 3"


def publishing_on(space: int, bo: str = "") -> Table:
    """A table where Ana's next holotype moves the marker to this space."""
    return table_of(ana=READY, bo=bo, track=space - 1, museum="9T 9J 9C")


@rule("holotype/9.1")
def test_a_plain_space_does_nothing() -> None:
    table = publishing_on(5)

    go(table, "paleontologist", "journal", "tawa")

    assert museum_of(table) == [9, 9, 9]
    assert table.turn == BO


@rule("holotype/9.1", "holotype/9.2")
@pytest.mark.parametrize("space", TRACKS["2"].resets)
def test_a_reset_empties_and_stocks_the_museum(space: int) -> None:
    table = publishing_on(space)

    events = told(table, "paleontologist", "journal", "tawa")

    assert museum_of(table) == [1, 2, 3]
    assert any(isinstance(event, MuseumReset) for event in events)


@rule("holotype/9.1", "holotype/9.3")
@pytest.mark.parametrize("space", TRACKS["3"].milestones)
def test_everybody_takes_a_milestone_from_the_player_in_turn_on(space: int) -> None:
    table = table_of(ana="", bo=READY, cy="", turn="bo", track=space - 1)

    go(table, "paleontologist", "journal", "tawa")

    assert (asked_what(table), table.asked()) == ("milestone", [1])
    play(table, "library")
    assert table.asked() == [2]
    play(table, "library")
    assert table.asked() == [0]
    events = told(table, "field")
    assert [type(event) for event in events] == [MilestoneTaken]
    assert [milestones_of(table, seat) for seat in range(3)] == [
        {"field"},
        {"library"},
        {"library"},
    ]
    assert table.asked() == [2]
    assert asked_what(table) == "worker"


@rule("holotype/9.3")
def test_a_milestone_one_has_cannot_be_taken_again() -> None:
    table = publishing_on(4, bo="milestones lab museum")

    go(table, "paleontologist", "journal", "tawa", "storage")

    assert choices(table) == set(MILESTONE_NAMES) - {"lab", "museum"}


@rule("holotype/9.3")
def test_who_has_all_milestones_is_not_asked() -> None:
    table = publishing_on(4, bo=f"milestones {' '.join(MILESTONE_NAMES)}")

    go(table, "paleontologist", "journal", "tawa", "storage")

    assert (asked_what(table), table.asked()) == ("worker", [BO])


@rule("holotype/9.4")
def test_a_space_with_both_symbols_resets_first() -> None:
    strips = {**TRACKS, "2": Strip(14, resets=(3,), milestones=(3,))}
    box = replace(Box(), tracks=strips)
    table = table_of(ana=READY, bo="", track=2, museum="9T", box=box)

    events = told(table, "paleontologist", "journal", "tawa", "library")

    kinds = [type(event) for event in events]
    assert kinds.index(MuseumReset) < kinds.index(MilestoneTaken)


@rule("holotype/9.4")
def test_the_last_space_has_no_symbol() -> None:
    strips = {**TRACKS, "2": Strip(3, resets=(3,), milestones=(3,))}
    table = table_of(ana=READY, bo="", track=2, museum="9T", box=replace(Box(), tracks=strips))

    go(table, "paleontologist", "journal", "tawa")

    assert table.is_over()
    assert museum_of(table) == [9, 0, 0]


@rule("holotype/9.5")
@pytest.mark.parametrize(("worker", "cubes"), [("paleontologist", 4), ("assistant", 3)])
def test_the_library_milestone_adds_a_cube(worker: str, cubes: int) -> None:
    assert researched(worker, ana="milestones library") == cubes


@rule("holotype/9.6")
def test_the_storage_milestone_makes_room_for_twelve() -> None:
    table = table_of(ana="milestones storage | fossils 10T", bo="")

    go(table, "assistant", "field", luck=digging(table, "f12", "1", "1", "1"))

    assert asked_what(table) == "store"
    play(table, "triassic")
    assert table.stored(ANA) == 12


@rule("holotype/9.7")
def test_the_field_milestone_adds_a_fossil_of_the_rolled_colour() -> None:
    table = table_of(ana="milestones field", bo="", museum="")

    go(table, "assistant", "field", luck=digging(table, "f03", "museum", "museum", "museum"))

    assert fossils_of(table, ANA) == [1, 0, 0]


@rule("holotype/9.8")
@pytest.mark.parametrize("cube", ["triassic", "jurassic", "cretaceous", "research"])
def test_the_museum_milestone_gives_any_cube_after_the_deals(cube: str) -> None:
    table = table_of(ana="milestones museum", bo="")

    go(table, "assistant", "museum", "done", f"gift {cube}")

    found = dict(
        zip(("triassic", "jurassic", "cretaceous"), fossils_of(table, ANA), strict=True),
        research=research_of(table, ANA),
    )
    assert found.pop(cube) == 1
    assert sum(found.values()) == 0
    assert museum_of(table) == [1, 2, 3]


@rule("holotype/9.8", "holotype/5.9")
def test_the_gift_needs_room_too() -> None:
    table = table_of(ana="milestones museum | fossils 8T", bo="", museum="")

    go(table, "assistant", "museum", "done", "gift jurassic", "store triassic")

    assert fossils_of(table, ANA) == [7, 1, 0]
    assert museum_of(table) == [1, 0, 0]


@rule("holotype/9.9")
def test_the_discard_milestone_takes_any_card_and_keeps_the_order() -> None:
    table = table_of(ana="milestones search", bo="", discard="tawa allosaurus archelon maiasaura")

    go(table, "assistant", "lab", "take")

    assert choices(table) == {"tawa", "allosaurus", "archelon", "maiasaura"}
    play(table, "allosaurus")
    assert pile_of(table) == ["tawa", "archelon", "maiasaura"]
    assert hand_of(table, ANA) == {"allosaurus"}


@rule("holotype/9.9")
def test_a_single_discarded_card_needs_no_search() -> None:
    table = table_of(ana="milestones search", bo="", discard="tawa")

    go(table, "assistant", "lab", "take")

    assert hand_of(table, ANA) == {"tawa"}


@rule("holotype/9.10")
@pytest.mark.parametrize(
    ("milestones", "spoken"),
    [
        ("", {"Draw 3 cards, then discard one"}),
        (
            "milestones lab",
            {"Draw 3 cards, then discard one or two", "Draw 4 cards, then discard one or two"},
        ),
    ],
)
def test_the_choices_say_how_many_are_drawn_and_discarded(
    milestones: str, spoken: set[str]
) -> None:
    table = go(table_of(ana=milestones, bo=""), "paleontologist", "lab")

    scene = GAME.scene(table, SeatView(ANA, words_for("holotype", "en"), ("Ana", "Bo")))

    assert scene.ask is not None
    assert {choice.label for choice in scene.ask.choices} == spoken


@rule("holotype/9.10")
def test_with_the_lab_milestone_nothing_to_draw_is_the_reason() -> None:
    """Both piles are empty: it is not the milestone that lacks."""
    table = table_of(ana="milestones lab | hand tawa", bo="", deck="")

    go(table, "assistant", "lab")

    assert choices(table) == {"throw"}
    assert refusal(table, "draw-more").words == "why-not-no-card"


@rule("holotype/9.10")
@pytest.mark.parametrize(("action", "drawn"), [("draw", 3), ("draw-more", 4)])
@pytest.mark.parametrize("discards", [1, 2])
def test_the_lab_milestone_gives_four_ways(action: str, drawn: int, discards: int) -> None:
    """Draw 3 or 4, discard 1 or 2."""
    cards = ["tawa", "allosaurus", "archelon", "maiasaura"][:drawn]
    table = table_of(ana="student | milestones lab", bo="")
    last = cards[1] if discards == 2 else "done"

    go(table, "student", "lab", action, cards[0], last, luck=drawing(table, " ".join(cards)))

    assert hand_of(table, ANA) == set(cards[discards:])
    assert table.turn == BO


@rule("holotype/9.10")
def test_the_lab_milestone_does_not_help_only_discarding() -> None:
    table = table_of(ana="hand tawa allosaurus archelon | milestones lab", bo="")

    go(table, "assistant", "lab", "throw", "tawa")

    assert table.turn == BO
