"""Information-set search finds what is known to be best, and cannot peek."""

import pytest
from tests.bots.toys import (
    HEADS,
    QUIET,
    SECRET,
    TAILS,
    TALK,
    Coin,
    Heap,
    Pennies,
    Prisoners,
    Rounds,
    Steps,
)

from pangaea import shelf
from pangaea.bots.search import OPEN_MIND, Branch, Search
from pangaea.core.advisor import Advisor
from pangaea.core.luck import Dice
from pangaea.core.state import State


@pytest.mark.parametrize(("size", "best"), [(5, 1), (6, 2), (7, 3), (9, 1), (3, 3)])
def test_it_leaves_the_rival_a_multiple_of_four(size: int, best: int) -> None:
    search = Search(Heap(size), 0, Dice(1), Advisor())

    search.run(2000)

    assert search.best() == best


def test_it_judges_a_hidden_coin_by_its_odds() -> None:
    search = Search(Coin(TAILS).veiled(0), 0, Dice(1), Advisor())

    search.run(2000)

    assert search.best() == HEADS
    assert search.worth(HEADS) == pytest.approx(0.75, abs=0.05)


@pytest.mark.parametrize("seat", [0, 1])
def test_seats_asked_at_once_are_answered_for_one_after_the_other(seat: int) -> None:
    search = Search(Prisoners(), seat, Dice(1), Advisor())

    search.run(500)

    assert search.best() == TALK


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_answers_to_what_is_chosen_in_secret_at_the_same_time(seat: int) -> None:
    """A fair guess stays one: neither does the guesser see the coin nor the hider the guess."""
    search = Search(Pennies(), seat, Dice(1), Advisor())

    search.run(2000)

    assert search.worth(HEADS) == pytest.approx(0.5, abs=0.06)
    assert search.worth(TAILS) == pytest.approx(0.5, abs=0.06)


def test_every_iteration_tries_one_answer_at_the_root() -> None:
    search = Search(Heap(7), 0, Dice(1), Advisor())

    search.run(300)

    assert sum(search.tried(option) for option in (1, 2, 3)) == 300
    assert min(search.tried(option) for option in (1, 2, 3)) > 0


def test_slices_add_up_to_the_same_search() -> None:
    whole, sliced = Search(Heap(10), 0, Dice(3), Advisor()), Search(Heap(10), 0, Dice(3), Advisor())

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

    Search(state, int(state.first_asked()), Dice(1), game.advisor).run(20)

    assert state.plain() == before


class Loving(Advisor):
    """Likes one option of a heap best."""

    def __init__(self, option: int) -> None:
        self.option = option

    def values(self, state: State, seat: int) -> list[float]:
        return [float(known == self.option) for known in state.options(seat)]


class BySize(Advisor):
    """Likes to take as much as possible."""

    def values(self, state: State, seat: int) -> list[float]:
        return [float(option) for option in state.options(seat)]


class Ahead(Advisor):
    """Looks two calls ahead, whatever number has been called."""

    def pace(self, state: State, turns: int) -> int:
        assert isinstance(state, Rounds)
        return len(state.called)

    def depth(self, state: State) -> int:
        return 2


class TurnsAhead(Advisor):
    """Looks so many turns ahead and calls all positions equal."""

    def __init__(self, turns: int) -> None:
        self.turns = turns
        self.sizes: list[int] = []

    def depth(self, state: State) -> int:
        return self.turns

    def worth(self, state: State) -> list[float]:
        assert isinstance(state, Heap)
        self.sizes.append(state.size)
        return [0.5, 0.5]


@pytest.mark.parametrize("option", [1, 2, 3])
def test_it_looks_first_where_the_advice_points(option: int) -> None:
    search = Search(Heap(30), 0, Dice(1), Loving(option))

    search.run(1)

    assert search.best() == option


def test_bad_advice_is_overcome() -> None:
    """From six, only taking two leaves the rival a multiple of four."""
    search = Search(Heap(6), 0, Dice(1), Loving(3))

    search.run(2000)

    assert search.best() == 2


def test_hopes_halve_down_the_order_of_the_advice_but_for_what_all_get_alike() -> None:
    hopes = Search(Heap(9), 0, Dice(1), BySize()).hopes(Heap(9), 0)

    assert hopes == pytest.approx(
        [OPEN_MIND / 3 + (1 - OPEN_MIND) * share / 7 for share in (1, 2, 4)]
    )


def test_without_advice_all_hopes_are_equal() -> None:
    assert Search(Heap(9), 0, Dice(1), Advisor()).hopes(Heap(9), 0) == pytest.approx([1 / 3] * 3)


@pytest.mark.parametrize("called", [0, 1, 2, 5])
def test_the_horizon_is_a_distance_from_where_the_search_begins(called: int) -> None:
    Rounds.weighed.clear()

    Search(Rounds([HEADS] * called), 0, Dice(1), Ahead()).run(5)

    assert Rounds.weighed == [called + 2] * 5


def test_who_has_much_time_looks_farther_ahead() -> None:
    Rounds.weighed.clear()

    Search(Rounds([]), 0, Dice(1), Ahead(), farther=1).run(5)

    assert Rounds.weighed == [3] * 5


def test_the_horizon_may_be_counted_in_turns() -> None:
    """Three turns ahead another seat has been asked three times; the heap is not empty yet."""
    advisor = TurnsAhead(3)

    Search(Heap(30), 0, Dice(1), advisor).run(50)

    assert len(advisor.sizes) == 50
    assert all(21 <= size <= 27 for size in advisor.sizes)


def test_the_end_is_weighed_by_the_rules_even_within_the_horizon() -> None:
    advisor = TurnsAhead(30)
    search = Search(Heap(3), 0, Dice(1), advisor)

    search.run(100)

    assert advisor.sizes == []
    assert search.best() == 3


def test_a_question_with_one_answer_costs_nothing() -> None:
    """The last of a heap of one is taken without a branch: the root is all there is."""
    search = Search(Heap(1), 0, Dice(1), Advisor())

    search.run(10)

    assert search.root.first is None


def test_a_tree_has_a_bounded_number_of_branches() -> None:
    search = Search(Heap(40), 0, Dice(1), Advisor(), 50)

    search.run(2000)

    assert branches_of(search.root) <= 50
    assert search.room >= 0
    assert sum(search.tried(option) for option in (1, 2, 3)) == 2000


def branches_of(branch: Branch) -> int:
    """Count the branches below one."""
    found, below = 0, branch.first
    while below is not None:
        found += 1 + branches_of(below)
        below = below.next
    return found


def test_what_does_not_follow_makes_room_for_what_does() -> None:
    """Of 50 branches at most, those beside the answer given may grow again."""
    search = Search(Steps([]), 0, Dice(1), Advisor(), 50)
    search.run(200)
    grown = branches_of(search.root)

    assert search.follow(TAILS, Steps([TAILS]))
    assert branches_of(search.root) < grown
    assert search.room == 50 - branches_of(search.root)
    assert search.tried(TAILS) > search.tried(HEADS) > 0


def test_a_secret_answer_cannot_be_foreseen() -> None:
    """Hider and guesser do best to mix both sides evenly, whatever the luck of the search."""
    answers = []
    for seed in range(60):
        search = Search(Pennies(), 0, Dice(seed), Advisor())
        search.run(200)
        answers.append(int(search.answer()))

    assert 15 <= answers.count(HEADS) <= 45


def test_an_open_answer_is_the_best() -> None:
    search = Search(Heap(6), 0, Dice(1), Advisor())
    search.run(1000)

    assert {int(search.answer()) for _ in range(20)} == {2}


@pytest.mark.parametrize("seat", [0, 1])
def test_others_learn_what_serves_them_in_secret(seat: int) -> None:
    """To talk is better for either, so the other is expected to talk."""
    search = Search(Prisoners(), seat, Dice(1), Advisor())

    search.run(500)

    other = search.root.secret_of(1 - seat)
    talks, is_quiet = (other.follows(1 - seat, SECRET, said) for said in (TALK, QUIET))
    assert talks is not None
    assert is_quiet is not None
    assert talks.tried > 4 * is_quiet.tried
