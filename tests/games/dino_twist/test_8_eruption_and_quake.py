"""Chapter 8: eruption, earthquake and tornado."""

from tests.games.dino_twist.tables import *
from tests.support import rule

from pangaea.core.state import NOBODY
from pangaea.games.dino_twist.events import (
    Erupted,
    RockFell,
    Whirled,
)
from pangaea.games.dino_twist.rules.names import NO_EVENT
from pangaea.games.dino_twist.rules.table import Table
from pangaea.testing.answers import asked_what, choices


def turned_over(events: str) -> Table:
    """Play a quiet turn, then turn these events over."""
    table = table_of(lise="voli:10 carni:3", celian="aqua:10 herbi:3", pile="", events_left=5)
    play(table, lise="voli:10", celian="aqua:10")
    play(table, lise="cliff")
    play(table, coming(table, events=events), celian="sea")
    return table


def quaking(island: str = "") -> Table:
    """Let Lise beat a Carni of the desert while the earth quakes."""
    return attacking(
        "desert", lise="carni:5", celian="herbi:9", event="quake", twist="desert=4", island=island
    )


# -- eruption --------------------------------------------------------------------------------


@rule("dino_twist/8.8")
def test_an_eruption_gives_way_to_the_next_event_at_once() -> None:
    table = turned_over("eruption carnage")

    assert table.setup.happening_rows[table.event].token == "carnage"
    assert (table.turn, table.events_left) == (2, 3)
    assert asked_what(table, LISE) == "prepare"


@rule("dino_twist/8.8", "dino_twist/10.1")
def test_an_eruption_as_the_last_event_ends_the_game() -> None:
    table = table_of(lise="voli:10 carni:3", celian="aqua:10", pile="", events_left=1)
    play(table, lise="voli:10", celian="aqua:10")
    play(table, lise="cliff")

    happened = told(table, coming(table, events="eruption"), celian="sea")

    assert [type(event) for event in happened[-2:]] == [Erupted, RockFell]
    assert table.first_asked() == NOBODY
    assert table.event == NO_EVENT


# -- earthquake ------------------------------------------------------------------------------


@rule("dino_twist/8.9")
def test_a_carni_of_the_desert_may_settle_in_the_desert_or_the_jungle() -> None:
    table = quaking()

    assert choices(table, LISE) == {"desert", "jungle"}
    play(table, lise="jungle")

    assert island_of(table, LISE) == {"jungle": "carni:4"}


@rule("dino_twist/8.9")
def test_in_an_earthquake_it_must_settle_while_one_of_the_lands_is_empty() -> None:
    table = quaking("desert=8")

    assert choices(table, LISE) == {"desert", "jungle"}
    assert refusal(table, LISE, "decline").rule == "dino_twist/8.9"


@rule("dino_twist/8.9")
def test_in_an_earthquake_it_can_be_given_up_when_both_lands_are_occupied() -> None:
    table = quaking("desert=8 jungle=7")

    assert choices(table, LISE) == {"desert", "jungle", "decline"}
    play(table, lise="decline")
    assert discards_of(table)["carni:4"] == 1


@rule("dino_twist/8.9", "dino_twist/4.5")
def test_an_earthquake_widens_what_closes_the_cemetery() -> None:
    hands = {"lise": "carni:5 carni:2", "celian": "herbi:9"}
    twist, islands = "desert=4 jungle=10", {"lise": "desert=8 jungle=3"}

    assert may_bury_under("tornado", hands, twist=twist, islands=islands)
    assert not may_bury_under("quake", hands, twist=twist, islands=islands)


# -- tornado ---------------------------------------------------------------------------------


@rule("dino_twist/8.10")
def test_a_tornado_swaps_the_dinosaurs_of_each_species() -> None:
    hands = {"lise": "voli:10 carni:9", "celian": "herbi:10 carni:8"}
    table = table_of(hands, pile="", twist="beach=2 sea=7 hill=3 jungle=4")
    play(table, lise="voli:10", celian="herbi:10")
    play(table, lise="cliff")

    happened = told(table, coming(table, events="tornado"), celian="hill")

    assert any(isinstance(event, Whirled) for event in happened)
    lands = ("mountain", "cliff", "jungle", "desert", "river", "hill", "beach", "sea")
    assert [on_twist(table, land) for land in lands] == [
        "voli:10", "baby:voli", "baby:carni", "carni:4", "herbi:10", "baby:herbi", "aqua:7",
        "aqua:2",
    ]  # fmt: skip
