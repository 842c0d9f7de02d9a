"""The answers at the root run through the same worlds; advice decides until they say otherwise."""

import pytest
from tests.bots.toys import HEADS, TAILS, Heap, Lottery, Prisoners

from pangaea.bots.race import Race, Runner
from pangaea.bots.search import Search
from pangaea.core.advisor import Advisor
from pangaea.core.luck import Dice
from pangaea.core.state import State


class Sure(Advisor):
    """Knows the values of the options, what they stand for and how far to believe them."""

    def __init__(self, values: list[float], stakes: float, faith: float) -> None:
        self.known = values
        self.stakes = stakes
        self.faith = faith

    def values(self, state: State, seat: int) -> list[float]:
        return self.known


def race_of(values: list[float], *, stakes: float = 0.1, faith: float = 10.0) -> Race:
    """Start a race between answers of these values."""
    return Race(values, Sure(values, stakes, faith))


def run(race: Race, runner: Runner, rewards: list[float]) -> None:
    """Let an answer run through worlds that bring so much."""
    for reward in rewards:
        race.remember(runner, reward)


@pytest.mark.parametrize("seed", range(20))
def test_luck_that_all_answers_share_cancels_out(seed: int) -> None:
    """Tails is a twentieth better, the luck of a world ten times as wide: few worlds tell."""
    search = Search(Lottery(), 0, Dice(seed), Advisor())

    search.run(12)

    assert search.best() == TAILS
    assert search.tried(HEADS) + search.tried(TAILS) == 12


def test_before_anything_ran_the_best_advised_answer_leads() -> None:
    assert race_of([0.0, 2.0, 1.0]).leader().place == 1


def test_advice_weighs_as_much_as_so_many_worlds() -> None:
    """Two points behind are worth 0.2 in ten worlds; to be 0.5 ahead takes more than four."""
    race = race_of([2.0, 0.0])
    pacemaker, other = race.runners
    run(race, pacemaker, [0.1] * 5)

    run(race, other, [0.6] * 4)
    assert race.leader() is pacemaker

    run(race, other, [0.6])
    assert race.leader() is other
    assert other.lead(10.0) == pytest.approx((5 * 0.5 - 10 * 0.2) / 15)


def test_the_pacemaker_runs_first_in_every_world() -> None:
    race = race_of([1.0, 1.0, 0.0])
    for _ in range(200):
        runner = race.next()
        assert runner is race.pacemaker or runner.ran < race.pacemaker.ran
        race.remember(runner, 0.1 * float(runner.place))


def test_an_answer_that_fell_behind_is_given_another_chance_in_time() -> None:
    race = race_of([1.0, 0.0], stakes=0.0)
    pacemaker, other = race.runners
    run(race, pacemaker, [0.5] * 3)
    run(race, other, [0.2] * 3)

    for _ in range(500):
        runner = race.next()
        race.remember(runner, 0.5 if runner is pacemaker else 0.9)

    assert race.leader() is other


def test_answers_that_follow_are_told_apart_once_an_answer_is_ripe() -> None:
    patient = Advisor()
    patient.ripe = 30
    search = Search(Heap(9), 0, Dice(1), patient)

    search.run(30)
    branch = search.root.first
    assert branch is not None
    assert branch.first is None

    search.run(300)
    assert branch.first is not None


def test_a_secret_choice_is_no_race() -> None:
    search = Search(Prisoners(), 0, Dice(1), Advisor())

    search.run(10)

    assert search.race is None
