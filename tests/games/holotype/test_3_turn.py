"""Chapter 3: placing, bumping, recalling."""

import pytest
from tests.games.holotype.tables import *
from tests.support import rule

from pangaea.games.holotype.events import Bumped, Placed, Recalled
from pangaea.testing.answers import asked_what, choices, refusal


@rule("holotype/3.1")
def test_a_turn_places_one_worker_and_the_next_player_follows() -> None:
    table = table_of(ana="", bo="", cy="")

    go(table, "assistant", "library")

    assert table.turn == BO
    assert workers_at(table, "library") == {"1/assistant"}


@rule("holotype/3.1")
def test_placing_is_told() -> None:
    table = table_of(ana="", bo="")

    events = told(table, "assistant", "library")

    assert [type(event) for event in events[:1]] == [Placed]


@rule("holotype/3.2", "holotype/3.10")
@pytest.mark.parametrize(
    ("ana", "left", "refused", "paragraph"),
    [
        ("at library:assistant", {"paleontologist", "recall"}, "assistant", "3.2"),
        ("", {"assistant", "paleontologist"}, "recall", "3.10"),
    ],
    ids=["a placed worker stays", "nobody on the board, nobody to recall"],
)
def test_which_workers_can_be_placed_or_recalled(
    ana: str, left: set[str], refused: str, paragraph: str
) -> None:
    table = table_of(ana=ana, bo="")

    assert choices(table) == left
    assert refusal(table, refused).rule == f"holotype/{paragraph}"


@rule("holotype/3.3")
def test_the_student_is_locked_at_first() -> None:
    table = table_of(ana="", bo="")

    assert refusal(table, "student").rule == "holotype/3.3"
    assert "student" not in lounge_of(table, ANA)


@rule("holotype/3.3", "holotype/3.9")
def test_a_locked_student_does_not_spare_the_recall() -> None:
    table = table_of(ana="at library:assistant field:paleontologist", bo="")

    assert choices(table) == {"recall"}


@rule("holotype/3.4")
def test_example_a_a_free_space_must_be_taken() -> None:
    """Red wants to send the Paleontologist to the field; one of its two spaces is free."""
    red_and_yellow = table_of(red="", yellow="at field:assistant", blue="")

    play(red_and_yellow, "paleontologist", "field", luck=digging(red_and_yellow, "f09 f12"))

    assert workers_at(red_and_yellow, "field") == {"1/paleontologist", "2/assistant"}
    assert lounge_of(red_and_yellow, 1) == {"paleontologist"}


@rule("holotype/3.5")
def test_several_of_ones_own_workers_may_stand_together() -> None:
    table = table_of(ana="at library:assistant", bo="", cy="")

    go(table, "paleontologist", "library")

    assert workers_at(table, "library") == {"1/assistant", "1/paleontologist"}


@rule("holotype/3.6", "holotype/3.7")
@pytest.mark.parametrize("victim", ["1/student", "2/assistant"])
def test_example_b_the_player_chooses_whom_to_bump(victim: str) -> None:
    """Both library spaces are taken by Red's own Student and Yellow's Assistant."""
    table = table_of(red="student | at library:student", yellow="at library:assistant", blue="")

    go(table, "paleontologist", "library")

    assert asked_what(table) == "bump"
    assert choices(table) == {"1/student", "2/assistant"}
    play(table, victim)
    assert workers_at(table, "library") == {"1/paleontologist", "1/student", "2/assistant"} - {
        victim
    }


RANKS = ["assistant", "student", "paleontologist"]


@rule("holotype/3.6")
@pytest.mark.parametrize("mine", RANKS)
@pytest.mark.parametrize("theirs", RANKS)
def test_a_worker_bumps_its_own_rank_and_those_below(mine: str, theirs: str) -> None:
    table = table_of(ana="student", bo=f"student | at museum:{theirs}")

    play(table, mine)

    assert ("museum" in choices(table)) == (RANKS.index(mine) >= RANKS.index(theirs))
    if "museum" not in choices(table):
        assert refusal(table, "museum").rule == "holotype/3.6"


@rule("holotype/3.6", "holotype/3.7")
@pytest.mark.parametrize("mine", RANKS)
@pytest.mark.parametrize("own", RANKS)
def test_the_same_ranks_count_among_ones_own_workers(mine: str, own: str) -> None:
    if mine == own:
        return  # nobody has two of a rank
    table = table_of(ana=f"student | at museum:{own}", bo="")

    play(table, mine)

    assert ("museum" in choices(table)) == (RANKS.index(mine) > RANKS.index(own))
    if "museum" in choices(table):
        play(table, "museum")
        assert workers_at(table, "museum") == {f"1/{mine}"}
        assert own in lounge_of(table, ANA)


@rule("holotype/3.6")
def test_only_the_weaker_of_two_is_bumped_without_a_question() -> None:
    table = table_of(ana="student", bo="at library:assistant", cy="at library:paleontologist")

    go(table, "student", "library")

    assert workers_at(table, "library") == {"1/student", "3/paleontologist"}


@rule("holotype/3.6")
def test_nobody_of_a_higher_rank_can_be_chosen() -> None:
    table = table_of(
        ana="", bo="at field:assistant", cy="at field:paleontologist", di="at library:assistant"
    )

    play(table, "assistant")

    assert "field" in choices(table)
    assert "library" in choices(table)


@rule("holotype/3.7")
def test_a_bumped_worker_is_back_at_once_without_a_cube() -> None:
    table = table_of(ana="", bo="at library:assistant")

    events = told(table, "paleontologist", "library")

    assert [type(event) for event in events[:2]] == [Bumped, Placed]
    assert lounge_of(table, BO) == {"assistant", "paleontologist"}
    assert research_of(table, BO) == 0
    assert "assistant" in choices(table)


@rule("holotype/3.7")
def test_ones_own_bumped_worker_waits_for_the_next_turn() -> None:
    table = table_of(ana="at library:assistant", bo="")

    go(table, "paleontologist", "library")

    assert table.turn == BO
    assert lounge_of(table, ANA) == {"assistant"}


@rule("holotype/3.8")
def test_no_worker_goes_to_the_journal_for_nothing() -> None:
    table = table_of(ana="hand allosaurus | fossils 4J | research 3", bo="")

    play(table, "paleontologist")

    assert refusal(table, "journal").rule == "holotype/3.8"


@rule("holotype/3.8")
def test_no_worker_goes_to_a_lab_without_any_card() -> None:
    table = table_of(ana="", bo="", deck="")

    play(table, "paleontologist")

    assert choices(table) == {"field", "library", "museum"}
    assert refusal(table, "lab").rule == "holotype/3.8"


@rule("holotype/3.8", "holotype/10.1")
def test_the_museum_may_be_visited_for_nothing() -> None:
    table = table_of(ana="", bo="")

    go(table, "assistant", "museum", "done")

    assert workers_at(table, "museum") == {"1/assistant"}
    assert table.turn == BO


@rule("holotype/3.9")
def test_a_recall_brings_all_workers_and_a_research_cube() -> None:
    table = table_of(ana="at library:assistant field:paleontologist", bo="")

    events = told(table, "recall")

    assert isinstance(events[0], Recalled)
    assert lounge_of(table, ANA) == {"assistant", "paleontologist"}
    assert research_of(table, ANA) == 1
    assert table.turn == BO


@rule("holotype/3.9")
def test_a_recall_is_open_while_workers_are_at_home() -> None:
    table = table_of(ana="at library:assistant", bo="")

    assert "recall" in choices(table)


@rule("holotype/3.10")
def test_there_is_always_something_to_do() -> None:
    """The Assistant finds every place taken by Paleontologists; one of them is its own."""
    table = table_of(
        ana="at library:paleontologist", bo="at library:paleontologist",
        cy="at field:paleontologist", di="at field:paleontologist",
    )  # fmt: skip

    assert "recall" in choices(table)
