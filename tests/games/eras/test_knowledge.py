"""What search knows of Eras: a fast answer, and what a position promises."""

import pytest
from tests.games.eras.tables import ANN, answered, begin, play, table_of

from pangaea.core.luck import Dice
from pangaea.core.state import NOBODY
from pangaea.games.eras import GAME
from pangaea.games.eras.rules.table import Table

ADVISOR = GAME.advisor
FULL = "1-5 2-6 3-6 5-4 6-5 8-4"


def worth(table: Table, seat: int = ANN) -> float:
    """Return what a table promises a seat."""
    return ADVISOR.worth(table)[seat]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_advice_leaves_the_table_as_it_is(seats: int) -> None:
    luck = Dice(seats)
    state = GAME.start(GAME.setup(seats, {"turn_cap": 30}), luck)
    while (seat := int(state.first_asked())) != NOBODY:
        veiled = state.veiled(seat)
        ADVISOR.values(veiled, seat)
        ADVISOR.odds(veiled, seat)
        ADVISOR.worth(veiled)
        assert veiled == state.veiled(seat)
        state.answer(seat, state.random_option(seat, luck), luck)


def test_it_steps_to_the_end_of_a_complete_path_and_stays_there() -> None:
    assert answered(table_of(ann=f"{FULL} @6R", ben="", cy="")) == "8R"
    assert answered(table_of(ann=f"{FULL} @8C", ben="", cy="")) == "stay"


def test_it_puts_the_cone_before_the_leading_rival() -> None:
    table = play(table_of(ann=f"{FULL} @8C", ben="1-1 2-2 3-2 @1L", cy=""), "step stay")

    assert answered(table) == "2/2L"


def test_whoever_only_has_to_survive_is_promised_nearly_all() -> None:
    ready = table_of(ann=f"{FULL} @8C", ben="1-1", cy="2-1")

    assert worth(ready) > 0.8


def test_one_step_nearer_is_worth_more() -> None:
    far, near, ready = (
        worth(table_of(ann=f"{FULL} @{space}", ben="1-1 2-1", cy="3-1"))
        for space in ("3C", "5L", "8C")
    )

    assert far < near < ready


def test_either_of_two_animals_may_win() -> None:
    """A second animal that is as near makes victory likelier, though not twice as likely."""
    one, both = (
        worth(table_of(ann="1-5 2-6 3-6 @3C", ben="4-1", ann2=second, ben2="", two=True))
        for second in ("", "1-6 2-5 3-5 @3R")
    )

    assert one < both < 2 * one


def test_the_next_in_turn_has_the_better_chance() -> None:
    """Ann has placed her card and is about to step: her turn is nearly over."""
    ann, ben, cy = ADVISOR.worth(table_of(ann="", ben="", cy=""))

    assert ben > cy > ann


def test_neither_reads_others_predictions() -> None:
    table = begin(table_of(ann="1-1", ben="", cy=""), "3-1")
    other = table.copy()
    seen = []
    for number, twin in ((2, table), (7, other)):
        twin.answer(1, number, Dice(1))
        veiled = twin.veiled(ANN)
        answer, odds = ADVISOR.policy(veiled, ANN, Dice(1)), ADVISOR.odds(veiled, ANN)
        seen.append((answer, odds, ADVISOR.worth(veiled)))

    assert seen[0] == seen[1]
