"""What can be chosen on the table, and what it says each answer would bring."""

from tests.games.holotype.scenes import hints, pieces, seen, standing_for
from tests.games.holotype.tables import GENASAURS, THEROPODS, digging, go, play, table_of
from tests.support import rule

from pangaea.core.luck import Dice
from pangaea.games.holotype import GAME
from pangaea.games.holotype.box import MILESTONE_NAMES
from pangaea.games.holotype.rules.table import Table


def test_a_free_space_stands_for_a_place_and_the_whole_place_when_it_is_full() -> None:
    table = table_of(ana="", bo="at library:assistant museum:paleontologist")

    scene = seen(play(table, "paleontologist"))

    assert standing_for(scene, "field") == ("", "board", "field0")
    assert standing_for(scene, "library") == ("", "board", "library")


def test_every_free_space_of_a_place_may_be_pointed_at() -> None:
    """With five players the Field has three spaces, and somebody stands on the first."""
    table = table_of(ana="", bo="at field:paleontologist", cy="", di="", ed="")

    scene = seen(play(table, "assistant"))

    assert scene.ask is not None
    field = next(one for one in scene.ask.choices if one.notation.endswith(" field"))
    assert [at.spot for at in field.pointers()] == ["field1", "field2"]


def test_a_place_that_cannot_be_chosen_says_why() -> None:
    table = table_of(ana="", bo="at library:paleontologist")

    scene = seen(play(table, "assistant"))

    assert scene.ask is not None
    rules = {refusal.spot: refusal.rule for refusal in scene.ask.refusals}
    assert rules == {"library": "holotype/3.6", "journal0": "holotype/7.1"}


def test_places_hint_at_what_they_bring() -> None:
    table = table_of(ana="hand tawa | fossils 1T | research 3 | milestones library", bo="")

    found = hints(seen(play(table, "paleontologist")))

    assert found == {
        "lab": "draw 3, discard one",
        "field": "choose between two sites",
        "library": "+4 research",
        "journal": "one paper to publish, no circle open",
        "museum": "6 deals possible",
    }


@rule("holotype/11.6")
def test_a_publication_hints_at_points_and_the_personal_objective() -> None:
    table = table_of(
        ana="goal p01 | hand allosaurus stegosaurus | fossils 4J | research 4"
        " | holotypes tawa coelophysis torvosaurus",
        bo="",
    )

    found = hints(seen(go(table, "paleontologist", "journal")))

    assert found == {
        "allosaurus": "+7 points and 4 for your objective; leaves 0 Jurassic fossils"
        " and 0 research cubes",
        "stegosaurus": "+7 points; leaves 0 Jurassic fossils and 0 research cubes",
    }


@rule("holotype/8.4")
def test_a_contribution_hints_at_its_fee() -> None:
    table = table_of(
        ana=f"research 5 | holotypes {GENASAURS}", bo=f"holotypes {THEROPODS}", objectives="g01"
    )

    found = hints(seen(go(table, "paleontologist", "journal")))

    assert found == {
        "g01.1": "+3 points for 5 research, with cards of others",
        "g01.2": "+3 points, free: your own cards are enough",
    }


@rule("holotype/5.3")
def test_a_choice_of_site_says_its_period_dice_and_rerolls() -> None:
    """Navajo Sandstone has 2 dice, a reroll and a trace fossil; Sundance Formation 3 dice."""
    table = table_of(ana="", bo="")
    go(table, "paleontologist", "field", luck=digging(table, "f11 f12"))

    assert hints(seen(table)) == {
        "f11": "Jurassic: 2 dice, one reroll, and a trace fossil to draw before rolling.",
        "f12": "Jurassic: 3 dice, no reroll.",
    }


@rule("holotype/5.6")
def test_every_die_can_be_clicked_to_roll_it_again() -> None:
    table = table_of(ana="", bo="")

    go(table, "assistant", "field", luck=digging(table, "f10", "1", "1", "museum"))

    scene = seen(table)
    assert len(pieces(scene, "dice")) == 3
    assert standing_for(scene, "museum")[0] != ""
    assert standing_for(scene, "keep") == ("", "", "")


@rule("holotype/9.3")
def test_milestones_to_choose_from_say_what_they_do() -> None:
    table = table_of(ana="hand tawa | fossils 1T | research 3", bo="", track=3)

    scene = seen(play(table, "paleontologist", "journal", "tawa"))

    assert set(hints(scene)) == set(MILESTONE_NAMES)
    assert all(hints(scene).values())


@rule("holotype/2.7")
def test_the_first_question_says_what_each_objective_wants_and_gives() -> None:
    table = GAME.start(GAME.setup(2, {}), Dice(1))
    assert isinstance(table, Table)
    box = list(GAME.box.goals.values())

    scene = seen(table)

    assert scene.ask is not None
    for choice in scene.ask.choices:
        goal = box[choice.option]
        best = str(max((*goal.steps, goal.worth)))
        assert best in choice.hint
        assert "in your hand" in choice.hint


@rule("holotype/3.1")
def test_a_worker_says_where_it_could_go() -> None:
    """The Assistant cannot publish, and with nothing to publish neither can anybody else."""
    table = table_of(ana="", bo="at library:paleontologist")

    assert hints(seen(table)) == {
        "paleontologist": "can go to Lab, Field, Library, Museum",
        "assistant": "can go to Lab, Field, Museum",
    }


@rule("holotype/10.1")
def test_a_deal_says_what_one_has_then_and_to_stop_comes_last() -> None:
    table = table_of(ana="fossils 1T 1C | research 1", bo="", museum="1T 2J 3C")

    scene = seen(go(table, "paleontologist", "museum"))

    assert scene.ask is not None
    told = {choice.label: choice.hint for choice in scene.ask.choices}
    assert told["Give 1 Triassic for 2 Jurassic"] == "then you have 0 T 2 J 1 C, 1 research"
    assert told["Give 1 Triassic for 2 research"] == "then you have 0 T 0 J 1 C, 3 research"
    assert scene.ask.choices[-1].label == "Make no more deals"
    assert scene.ask.choices[-1].tone == "plain"
