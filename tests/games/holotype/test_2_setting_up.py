"""Chapter 2: setting up."""

import pytest
from tests.games.holotype.tables import *
from tests.support import evenly, looks_fair, rule

from pangaea.core.bits import count
from pangaea.core.events import Journal
from pangaea.core.luck import Dice, Script
from pangaea.games.holotype import GAME
from pangaea.games.holotype.events import GoalKept, GoalsDealt
from pangaea.games.holotype.rules.names import DISCS, GOAL, HIDDEN, LOCKED, STUDENT, WORKER, WORKERS
from pangaea.games.holotype.rules.table import Table
from pangaea.games.holotype.rules.turn import blank

HANDS = "tawa allosaurus triceratops stegosaurus archelon maiasaura"


def two_players() -> Table:
    return new_table(2, HANDS, goals="p01 p10 p03 p04", objectives="g01 g07 g14")


@rule("holotype/2.1")
@pytest.mark.parametrize(
    ("seats", "spaces"),
    [(2, [1, 1, 1, 1, 1]), (3, [1, 2, 2, 1, 1]), (4, [2, 2, 2, 2, 1]), (5, [2, 3, 3, 2, 2])],
)
def test_worker_spaces_of_lab_field_library_journal_museum(seats: int, spaces: list[int]) -> None:
    assert list(setup_of(seats).spaces) == spaces


@rule("holotype/2.2")
@pytest.mark.parametrize(("seats", "length"), [(2, 14), (3, 20), (4, 25), (5, 30)])
def test_the_marker_starts_on_zero_of_the_strip_for_the_players(seats: int, length: int) -> None:
    table = GAME.start(setup_of(seats), Dice(seats))

    assert isinstance(table, Table)
    assert table.track == 0
    assert table.setup.length == length


@rule("holotype/2.3")
def test_the_museum_starts_with_one_two_and_three_fossils() -> None:
    assert museum_of(two_players()) == [1, 2, 3]


@rule("holotype/2.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_more_global_objective_than_players_is_turned_up(seats: int) -> None:
    table = GAME.start(setup_of(seats), Dice(seats))

    assert isinstance(table, Table)
    assert count(table.displayed) == seats + 1


@rule("holotype/2.5")
def test_two_workers_wait_in_the_lounge_and_the_student_elsewhere() -> None:
    table = two_players()

    for seat in (ANA, BO):
        assert lounge_of(table, seat) == {"paleontologist", "assistant"}
        assert table.workers[seat * WORKERS + STUDENT] == LOCKED
        assert table.stored(seat) == table.research[seat] == 0
        assert table.milestones[seat] == table.discs[seat] == 0
    assert DISCS == 5


@rule("holotype/2.6")
def test_everyone_is_dealt_three_specimens() -> None:
    table = two_players()

    assert hand_of(table, ANA) == {"tawa", "allosaurus", "triceratops"}
    assert hand_of(table, BO) == {"stegosaurus", "archelon", "maiasaura"}


@rule("holotype/2.7")
def test_all_choose_one_of_two_personal_objectives_in_any_order() -> None:
    table = two_players()

    assert table.asked() == [ANA, BO]
    assert [table.question(ANA).secret, table.options(ANA)] == [True, [0, 9]]
    table.answer(BO, 3, Script([]))
    assert (table.step, table.asked()) == (GOAL, [ANA])
    table.answer(ANA, 9, Script([BO]))
    assert (table.step, table.turn) == (WORKER, BO)
    assert list(table.goal) == [9, 3]


@rule("holotype/2.7")
def test_nobody_sees_what_another_was_dealt_or_kept() -> None:
    table = two_players()
    journal = Journal()
    table.listener = journal
    table.answer(BO, 3, Script([]))

    veiled = table.veiled(ANA)

    assert (veiled.goal[BO], veiled.offers[BO]) == (HIDDEN, 0)
    assert veiled.offers[ANA] == 1 | 1 << 9
    assert [event.known_to for event in journal.taken() if isinstance(event, GoalKept)] == [1 << BO]


@rule("holotype/2.7")
def test_only_its_owner_hears_which_objectives_were_dealt() -> None:
    table, journal = blank(setup_of(2)), Journal()
    table.listener = journal
    GAME.lay_out(table, Dice(1))

    dealt = [event for event in journal.taken() if isinstance(event, GoalsDealt)]

    assert [(event.seat, event.known_to) for event in dealt] == [(0, 1), (1, 2)]
    assert all(len(event.goals) == 2 for event in dealt)


@rule("holotype/2.8")
@pytest.mark.parametrize("first", [ANA, BO])
def test_the_lot_says_who_starts(first: int) -> None:
    table = two_players()

    play(table, "p10", "p04", luck=Script([first]))

    assert table.asked() == [first]


@rule("holotype/2.8")
def test_the_lot_is_fair() -> None:
    firsts = []
    for seed in range(400):
        luck = Dice(seed)
        table = GAME.start(setup_of(5, elementary=True), luck)
        firsts.append(int(table.first_asked()))

    assert looks_fair(firsts, evenly(5))
