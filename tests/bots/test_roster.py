"""The levels of bots: what each chooses, and what it may know."""

from collections import Counter

import pytest
from tests.bots.toys import HEADS, TAILS, Coin, Heap

from pangaea import shelf
from pangaea.bots import Bot, UnknownLevel, bot, levels
from pangaea.bots.roster import GreedyBot, RandomBot, SearchBot
from pangaea.core.advisor import Advisor
from pangaea.core.game import Game
from pangaea.core.luck import Dice
from pangaea.core.state import Setup, State
from pangaea.core.variants import VariantValue
from pangaea.core.words import LANGUAGES, words_for
from pangaea.games.cubosaurs.game import CubosaursGame

ONE_ROUND: dict[str, VariantValue] = {"rounds": "1"}


class Lover(Advisor):
    """Loves the options at given places."""

    def __init__(self, loved: tuple[int, ...]) -> None:
        self.loved = loved

    def values(self, state: State, seat: int) -> list[float]:
        return [float(place in self.loved) for place in range(len(state.options(seat)))]


class Fond(CubosaursGame):
    """Cubosaurs with advice that loves the options at given places."""

    def __init__(self, *loved: int) -> None:
        self.advisor = Lover(loved)


def wide_position(game: Game) -> tuple[State, int]:
    """Return a position with at least three options, and the seat asked."""
    for seed in range(100):
        state = game.start(game.setup(3, {}), Dice(seed))
        seat = int(state.first_asked())
        if len(state.options(seat)) > 2:
            return state, seat
    raise AssertionError("no such position")


def test_there_are_three_levels_from_weak_to_strong() -> None:
    assert levels() == ["random", "greedy", "search"]


def test_every_level_has_a_name_and_a_meaning_in_every_language() -> None:
    for language in LANGUAGES:
        words = words_for("", language)
        assert all(words.has(f"bot-{level}") for level in levels())
        assert all(words.has(f"bot-{level}-meaning") for level in levels())


def test_an_unknown_level_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownLevel) as refusal:
        bot("grandmaster")

    assert str(refusal.value) == (
        "No bot plays at the level “grandmaster”. Levels: random, greedy, search."
    )
    assert "« grandmaster »" in refusal.value.text("fr").replace("\u00a0", " ")


def test_random_chooses_every_option_about_as_often() -> None:
    game = shelf.game("cubosaurs")
    state, seat = wide_position(game)
    options = state.options(seat)
    luck = Dice(1)

    seen = Counter(RandomBot().choose(game, state, seat, luck) for _ in range(900 * len(options)))

    assert set(seen) == set(options)
    assert all(800 < times < 1000 for times in seen.values())


def test_greedy_takes_what_the_advice_likes_best() -> None:
    state, seat = wide_position(shelf.game("cubosaurs"))

    for place, option in enumerate(state.options(seat)):
        assert GreedyBot().choose(Fond(place), state, seat, Dice(1)) == option


def test_greedy_lets_luck_decide_between_equals() -> None:
    state, seat = wide_position(shelf.game("cubosaurs"))
    options = state.options(seat)
    luck = Dice(1)

    seen = {GreedyBot().choose(Fond(0, 2), state, seat, luck) for _ in range(50)}

    assert seen == {options[0], options[2]}


def test_search_answers_a_single_option_at_once() -> None:
    never_run = SearchBot(iterations=0)

    assert never_run.choose(shelf.game("cubosaurs"), Heap(1), 0, Dice(1)) == 1


def test_a_search_can_be_stopped_between_slices() -> None:
    looks: list[int] = []

    def third_look() -> bool:
        looks.append(1)
        return len(looks) == 3

    SearchBot(1_000_000, third_look).choose(Fond(), Heap(9), 0, Dice(1))

    assert len(looks) == 3


def test_a_level_that_thinks_ahead_can_be_told_when_it_is_enough() -> None:
    player = bot("search", lambda: True)

    assert isinstance(player, SearchBot)
    assert player.enough()


@pytest.mark.parametrize("player", [RandomBot(), SearchBot(50)])
def test_what_is_hidden_does_not_move_a_bot(player: Bot) -> None:
    game = Fond()

    for seed in range(30):
        heads = player.choose(game, Coin(HEADS).veiled(0), 0, Dice(seed))
        tails = player.choose(game, Coin(TAILS).veiled(0), 0, Dice(seed))
        assert heads == tails


@pytest.mark.parametrize("level", levels())
def test_the_same_luck_gives_the_same_choice(level: str) -> None:
    game = shelf.game("cubosaurs")
    state, seat = wide_position(game)
    player = SearchBot(20) if level == "search" else bot(level)

    chosen = [player.choose(game, state.veiled(seat), seat, Dice(9)) for _ in range(2)]

    assert chosen[0] == chosen[1]


def test_search_beats_random() -> None:
    """Even ten iterations are worth far more than none: at least 5 of 6 short games."""
    game = shelf.game("cubosaurs")
    setup = game.setup(2, ONE_ROUND)

    assert sum(points_of_search(game, setup, number) for number in range(6)) >= 5


def points_of_search(game: Game, setup: Setup, number: int) -> float:
    """Play a game of search against random and return search's share of the victory."""
    luck = Dice(number)
    place = number % 2
    state = game.start(setup, luck)
    while (seat := int(state.first_asked())) >= 0:
        player: Bot = SearchBot(10) if seat == place else RandomBot()
        state.answer(seat, player.choose(game, state.veiled(seat), seat, luck), luck)
    outcome = game.outcome(state)
    assert outcome is not None
    return (place in outcome.winners) / len(outcome.winners)
