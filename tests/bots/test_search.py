"""Information-set search finds what is known to be best, and cannot peek."""

import pytest
from tests.bots.toys import HEADS, TAILS, TALK, Coin, Heap, Pennies, Prisoners, Rounds

from pangaea import shelf
from pangaea.bots.search import Advise, Search
from pangaea.core.luck import Dice
from pangaea.core.state import State


@pytest.mark.parametrize(("size", "best"), [(5, 1), (6, 2), (7, 3), (9, 1), (3, 3)])
def test_it_leaves_the_rival_a_multiple_of_four(size: int, best: int) -> None:
    search = Search(Heap(size), 0, Dice(1))

    search.run(2000)

    assert search.best() == best


def test_it_judges_a_hidden_coin_by_its_odds() -> None:
    search = Search(Coin(TAILS).veiled(0), 0, Dice(1))

    search.run(2000)

    assert search.best() == HEADS
    assert search.worth(HEADS) == pytest.approx(0.75, abs=0.05)


@pytest.mark.parametrize("seat", [0, 1])
def test_seats_asked_at_once_are_answered_for_one_after_the_other(seat: int) -> None:
    search = Search(Prisoners(), seat, Dice(1))

    search.run(500)

    assert search.best() == TALK


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_answers_to_what_is_chosen_in_secret_at_the_same_time(seat: int) -> None:
    """A fair guess stays one: neither does the guesser see the coin nor the hider the guess."""
    search = Search(Pennies(), seat, Dice(1))

    search.run(2000)

    assert search.worth(HEADS) == pytest.approx(0.5, abs=0.06)
    assert search.worth(TAILS) == pytest.approx(0.5, abs=0.06)


def test_every_iteration_tries_one_answer_at_the_root() -> None:
    search = Search(Heap(7), 0, Dice(1))

    search.run(300)

    assert sum(search.tried(option) for option in (1, 2, 3)) == 300
    assert min(search.tried(option) for option in (1, 2, 3)) > 0


def test_slices_add_up_to_the_same_search() -> None:
    whole, sliced = Search(Heap(10), 0, Dice(3)), Search(Heap(10), 0, Dice(3))

    whole.run(500)
    for _ in range(5):
        sliced.run(100)

    for option in (1, 2, 3):
        assert whole.tried(option) == sliced.tried(option)
        assert whole.worth(option) == sliced.worth(option)


def test_searching_changes_nothing_on_the_table() -> None:
    game = shelf.game("cubosaurs")
    state = game.start(game.setup(3, {}), Dice(5))
    before = state.plain()

    Search(state, int(state.first_asked()), Dice(1)).run(20)

    assert state.plain() == before


def loving(option: int) -> Advise:
    """Return advice that likes one option of a heap best."""

    def advise(state: State, seat: int) -> list[float]:
        return [float(known == option) for known in state.options(seat)]

    return advise


@pytest.mark.parametrize("option", [1, 2, 3])
def test_it_looks_first_where_the_advice_points(option: int) -> None:
    search = Search(Heap(30), 0, Dice(1), loving(option))

    search.run(1)

    assert search.best() == option


def test_bad_advice_is_overcome() -> None:
    """From six, only taking two leaves the rival a multiple of four."""
    search = Search(Heap(6), 0, Dice(1), loving(3))

    search.run(2000)

    assert search.best() == 2


def test_hopes_halve_down_the_order_of_the_advice() -> None:
    def by_size(state: State, seat: int) -> list[float]:
        return [float(option) for option in state.options(seat)]

    hopes = Search(Heap(9), 0, Dice(1), by_size).hopes(Heap(9), 0)

    assert hopes == pytest.approx([1 / 7, 2 / 7, 4 / 7])


def test_without_advice_all_hopes_are_equal() -> None:
    assert Search(Heap(9), 0, Dice(1)).hopes(Heap(9), 0) == pytest.approx([1 / 3] * 3)


def test_it_does_not_look_past_the_horizon() -> None:
    search = Search(Rounds([]), 0, Dice(1))

    search.run(5)

    assert search.veiled.horizon() == 0
    assert Rounds.weighed == [1] * 5  # each time where the second of three rounds begins
