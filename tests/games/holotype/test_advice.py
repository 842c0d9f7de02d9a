"""What the advice likes: a sense of the game, and no loops."""

import pytest
from tests.games.holotype.tables import *

from pangaea.bots import bot
from pangaea.core import notation
from pangaea.core.luck import Dice
from pangaea.core.state import NOBODY
from pangaea.games.holotype import GAME
from pangaea.games.holotype.advice import actions
from pangaea.games.holotype.advice.aims import circles_to_end
from pangaea.games.holotype.advice.prospects import Prospects
from pangaea.games.holotype.rules.names import PALEONTOLOGIST
from pangaea.games.holotype.rules.table import Table

HUNTER = bot("greedy")


def liked(table: Table) -> str:
    """Say what a greedy bot answers."""
    seat = int(table.first_asked())
    option = HUNTER.choose(GAME, table.veiled(seat), seat, Dice(1))
    return notation.written(table.question(seat), option).split()[1]


def test_a_specimen_that_can_be_paid_is_published() -> None:
    table = table_of(ana="hand allosaurus tawa | fossils 4J | research 4", bo="")

    assert liked(table) == "paleontologist"
    assert liked(play(table, "paleontologist")) == "journal"
    assert liked(play(table, "journal")) == "allosaurus"


def test_workers_are_recalled_when_only_a_senior_is_missing_to_publish() -> None:
    table = table_of(
        ana="hand allosaurus | fossils 4J | research 4 | at field:paleontologist", bo=""
    )

    assert liked(table) == "recall"


def test_research_is_fetched_when_only_research_is_missing() -> None:
    table = table_of(ana="hand allosaurus tyrannosaurus | fossils 4J | research 1", bo="")

    play(table, liked(table))

    assert liked(table) == "library"


def test_an_empty_hand_goes_to_the_lab() -> None:
    table = table_of(ana="fossils 2T 2J 2C | research 6", bo="")

    play(table, liked(table))

    assert liked(table) == "lab"


def test_the_objective_that_fits_the_hand_is_kept() -> None:
    table = table_of(ana="hand shonisaurus shastasaurus cymbospondylus", bo="")
    table.step, table.owing = 0, 1
    table.offers[ANA] = 1 << 3 | 1 << 1  # marine reptiles or genasaurs

    assert liked(table) == "p04"


def test_a_publication_that_serves_the_objective_comes_first() -> None:
    """Both cost about the same; only the theropod pays for Theropod Taxonomy."""
    table = table_of(
        ana="goal p01 | hand allosaurus stegosaurus | fossils 4J | research 4"
        " | holotypes tawa coelophysis torvosaurus",
        bo="",
    )

    go(table, "paleontologist", "journal")

    assert liked(table) == "allosaurus"


def test_the_field_card_of_the_wanted_colour_is_chosen() -> None:
    table = table_of(ana="hand brachiosaurus | research 5", bo="")

    go(table, "paleontologist", "field", luck=digging(table, "f20 f12"))

    assert liked(table) == "f12"


def test_a_useless_museum_face_is_rolled_again_and_a_good_one_kept() -> None:
    table = table_of(ana="hand triceratops", bo="", museum="")

    go(table, "assistant", "field", luck=digging(table, "f18", "3", "3", "museum"))
    assert liked(table) == "museum"

    other = table_of(ana="hand triceratops", bo="", museum="")
    go(other, "assistant", "field", luck=digging(other, "f18", "3", "3", "3"))
    assert liked(other) == "keep"


def test_late_in_the_game_specimens_are_thrown_away() -> None:
    table = table_of(ana="hand tyrannosaurus brontosaurus sauroposeidon", bo="", track=13)

    play(table, liked(table))

    assert liked(table) == "lab"
    play(table, "lab")
    assert liked(table) == "throw"


def test_a_trace_fossil_goes_along() -> None:
    table = table_of(ana="hand tawa | fossils 2T | research 3 | traces eggs", bo="")

    go(table, "paleontologist", "journal", "tawa")

    assert liked(table) == "eggs"


def test_deals_that_help_are_made_and_then_no_more() -> None:
    """Two Jurassic fossils for the Triassic one that Tawa lacks."""
    table = table_of(ana="hand tawa | fossils 4J | research 3", bo="")

    go(table, "paleontologist", "museum")
    assert liked(table) == "2j-1t"
    play(table, "2j-1t")
    assert liked(table) in ("done", "1j-1r")


def test_a_full_store_of_the_wrong_colour_is_traded_away() -> None:
    """Eight Triassic fossils publish no Jurassic specimen, however much they are worth."""
    table = table_of(ana="hand diplodocus | fossils 8T | research 9", bo="", museum="0T 2J 3C")

    go(table, "paleontologist", "museum")

    assert liked(table) == "1t-2j"


def test_objectives_that_are_nearly_complete_are_an_end_too() -> None:
    """One disc is missing: whoever holds specimens is rid of them, early on the track or not."""
    hand = "hand tyrannosaurus brontosaurus sauroposeidon"
    discs = "g01.1 g01.2 g01.3 g02.1 g02.2"
    early = table_of(ana=hand, bo="", objectives="g01 g02 g03", track=2)
    late = table_of(ana=hand, bo=f"discs {discs}", objectives="g01 g02 g03", track=2)

    throws = [
        actions.throwing(table, Prospects(table, ANA, table.hands[ANA]), PALEONTOLOGIST)
        for table in (early, late)
    ]

    assert throws[0] < 0 < throws[1]
    assert circles_to_end(early) == 6
    assert circles_to_end(late) == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_games_end_in_a_sensible_length(seats: int) -> None:
    """No turn takes for ever, no game lasts more than seventy turns each."""
    luck = Dice(seats)
    table = GAME.start(GAME.setup(seats, {}), luck)
    turns = deals = 0
    while (seat := int(table.first_asked())) != NOBODY:
        verb = table.question(seat).verb
        turns += verb == "worker"
        deals = deals + 1 if verb == "deal" else 0
        assert deals < 20
        assert turns < 70 * seats
        table.answer(seat, HUNTER.choose(GAME, table.veiled(seat), seat, luck), luck)


def test_a_game_that_once_never_ended_ends() -> None:
    """Both stores were full of Triassic fossils, and no deal looked better than none."""
    luck = Dice(82)
    table = GAME.start(GAME.setup(2, {"track": "3"}), luck)
    answers = 0
    while (seat := int(table.first_asked())) != NOBODY:
        advice, options = GAME.advisor.values(table.veiled(seat), seat), table.options(seat)
        table.answer(seat, options[advice.index(max(advice))], luck)
        answers += 1
        assert answers < 1500


def test_who_plays_with_a_hoarder_does_not_draw_the_same_card_for_ever() -> None:
    """A player who takes every specimen leaves one that goes round and round."""
    for seed in range(6):
        luck = Dice(seed)
        table = GAME.start(GAME.setup(2, {}), luck)
        answers = 0
        while (seat := int(table.first_asked())) != NOBODY:
            veiled, first = table.veiled(seat), table.options(seat)[0]
            answer = first if seat == ANA else HUNTER.choose(GAME, veiled, seat, luck)
            table.answer(seat, answer, luck)
            answers += 1
            assert answers < 1500
