"""What a strong player would answer, and the chances of it."""

from pangaea import shelf
from pangaea.bots.hints import ENOUGH, LEAST, Chances, advise
from pangaea.core.advisor import Advisor
from pangaea.core.luck import Dice
from pangaea.core.state import State
from pangaea.games.cubosaurs.game import CubosaursGame

GAME = shelf.game("cubosaurs")


class Countdown:
    """True once it was asked so many times."""

    def __init__(self, times: int) -> None:
        self.left = times

    def __call__(self) -> bool:
        self.left -= 1
        return self.left < 0


def test_the_answer_tried_most_comes_first_with_the_chance_it_won() -> None:
    table = GAME.start(GAME.setup(2, {}), Dice(3))
    seat = int(table.first_asked())

    found = advise(
        GAME, table.veiled(seat), seat, Dice(1), searched=Countdown(20), over=Countdown(20 * LEAST)
    )

    assert 2 <= len(found) <= 3
    assert all(one.option in table.options(seat) for one in found)
    assert all(one.chance is not None and 0 <= one.chance <= 1 for one in found)


class Bookmaker(Advisor):
    """Knows that an answer is the likelier the later it comes."""

    def odds(self, state: State, seat: int) -> list[float]:
        return [place / 10 for place in range(len(state.options(seat)))]


def test_where_the_odds_are_known_the_likeliest_answers_are_named() -> None:
    game = CubosaursGame()
    game.advisor = Bookmaker()
    table = game.start(game.setup(2, {}), Dice(3))
    seat = int(table.first_asked())

    found = advise(
        game, table.veiled(seat), seat, Dice(1), searched=lambda: False, over=lambda: True
    )

    assert [one.option for one in found] == table.options(seat)[::-1][:3]


def test_few_games_say_nothing_about_chances() -> None:
    table = GAME.start(GAME.setup(2, {}), Dice(3))
    seat = int(table.first_asked())

    found = advise(
        GAME, table.veiled(seat), seat, Dice(1), searched=Countdown(1), over=Countdown(LEAST - 1)
    )

    assert [one.chance for one in found] == [None] * len(found)


def test_what_was_not_played_for_every_answer_counts_for_none() -> None:
    table = GAME.start(GAME.setup(2, {}), Dice(3))
    seat = int(table.first_asked())
    chances = Chances(GAME, table.veiled(seat), seat, Dice(1))

    assert not chances.play_on(table.options(seat)[:2], Countdown(2))

    assert chances.played == {}


def test_chances_are_the_share_of_games_won() -> None:
    """At the last question of a game the same answer always ends it the same way."""
    luck = Dice(2)
    table = GAME.start(GAME.setup(2, {}), luck)
    before = table.copy()
    while not table.is_over():
        before = table.copy()
        seat = table.first_asked()
        table.answer(seat, table.options(seat)[0], luck)
    seat = int(before.first_asked())
    option = before.options(seat)[0]
    chances = Chances(GAME, before.veiled(seat), seat, Dice(1))

    for _ in range(LEAST):
        assert chances.play_on([option], lambda: False)

    outcome = GAME.outcome(table)
    assert outcome is not None
    assert chances.of(option) == (1 / len(outcome.winners) if seat in outcome.winners else 0.0)
    assert ENOUGH >= LEAST
