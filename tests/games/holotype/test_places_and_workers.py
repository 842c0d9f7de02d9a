"""Every place with every kind of worker, and by an Erosion Event with the same rank."""

import pytest
from tests.games.holotype.tables import *
from tests.support import rule

from pangaea.games.holotype.rules.table import Table
from pangaea.testing.answers import asked_what, choices, refusal

WORKERS = ["assistant", "student", "paleontologist"]
every_worker = pytest.mark.parametrize("worker", WORKERS)
either_way = pytest.mark.parametrize("way", ["by placing", "by erosion"])


def is_senior(worker: str) -> bool:
    return worker != "assistant"


def table_for(**things: str) -> Table:
    """A player with all three workers at home."""
    return table_of(ana=f"student | {things.get('ana', '')}", bo="", discard="allosaurus")


def eroded(table: Table, worker: str) -> Table:
    """Send a worker to the field, where it finds the Erosion Event."""
    if is_senior(worker):
        return go(table, worker, "field", "f25", luck=digging(table, "f12 f25"))
    return go(table, worker, "field", luck=digging(table, "f25"))


def act(table: Table, worker: str, way: str, place: str) -> None:
    """Let a worker act at a place, where it was put or where an Erosion Event sent it."""
    if way == "by erosion":
        play(eroded(table, worker), place)
    else:
        go(table, worker, place)


@rule("holotype/4.3", "holotype/4.4")
@every_worker
@either_way
def test_draw_and_discard(worker: str, way: str) -> None:
    table = table_for()

    act(table, worker, way, "lab")
    drawn = "tawa coelophysis gojirasaurus" if is_senior(worker) else "tawa coelophysis"
    play(table, "draw", luck=drawing(table, drawn))

    assert hand_of(table, ANA) == set(drawn.split())
    assert "done" not in choices(table)
    play(table, "tawa")
    assert hand_of(table, ANA) == set(drawn.split()) - {"tawa"}
    assert asked_what(table) == "worker"


@rule("holotype/4.5")
@every_worker
def test_take_the_top_card(worker: str) -> None:
    table = go(table_for(), worker, "lab", "take")

    assert hand_of(table, ANA) == {"allosaurus"}


@rule("holotype/4.6")
@every_worker
def test_only_discard(worker: str) -> None:
    table = go(table_for(ana="hand tawa coelophysis utahraptor"), worker, "lab", "throw", "tawa")

    assert (asked_what(table) == "discard") == is_senior(worker)
    if is_senior(worker):
        assert "done" in choices(table)
        play(table, "utahraptor")
        assert hand_of(table, ANA) == {"coelophysis"}
    assert asked_what(table) == "worker"


@rule("holotype/5.2")
@every_worker
def test_field_cards(worker: str) -> None:
    table = table_for()

    if is_senior(worker):
        play(table, worker)
        play(table, "field", luck=digging(table, "f12 f17"))
        assert choices(table) == {"f12", "f17"}
    else:
        go(table, worker, "field", luck=digging(table, "f12", "1", "1", "2"))
        assert table.stored(ANA) == 4


@rule("holotype/6.1")
@every_worker
@either_way
def test_research(worker: str, way: str) -> None:
    table = table_for()

    act(table, worker, way, "library")

    assert research_of(table, ANA) == (3 if is_senior(worker) else 2)


@rule("holotype/7.1", "holotype/5.11")
@every_worker
@either_way
def test_publishing(worker: str, way: str) -> None:
    table = table_for(ana="hand tawa | fossils 1T | research 3")

    if way == "by erosion":
        eroded(table, worker)
    else:
        play(table, worker)

    assert ("journal" in choices(table)) == is_senior(worker)
    if is_senior(worker):
        play(table, "journal", "tawa")
        assert holotypes_of(table, ANA) == {"tawa"}
    else:
        assert refusal(table, "journal").rule == "holotype/7.1"


@rule("holotype/7.1", "holotype/8.1")
@every_worker
def test_contributing(worker: str) -> None:
    table = table_of(ana="student | holotypes tawa coelophysis", bo="", objectives="g02 g03 g04")

    play(table, worker)

    assert ("journal" in choices(table)) == is_senior(worker)
    if is_senior(worker):
        play(table, "journal", "g02.1")
        assert table.discs[ANA] != 0


@rule("holotype/10.2")
@every_worker
@either_way
def test_dealing(worker: str, way: str) -> None:
    table = table_for(ana="fossils 2T 2J")

    act(table, worker, way, "museum")
    play(table, "1t-2j")

    assert ("1j-1r" in choices(table)) == is_senior(worker)
    if not is_senior(worker):
        assert refusal(table, "1j-1r").rule == "holotype/10.2"
