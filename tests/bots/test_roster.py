"""The levels of bots: what each chooses, and what it may know."""

import re
from collections import Counter

import pytest
from tests.bots.toys import HEADS, TAILS, Coin, Heap, Steps

from pangaea import shelf
from pangaea.bots import (
    Bot,
    UnknownLevel,
    bot,
    level_name,
    level_of,
    levels,
    punctual_bot,
    seconds_for,
)
from pangaea.bots.roster import (
    GreedyBot,
    PunctualBot,
    RandomBot,
    SearchBot,
    TurnBudget,
    never,
)
from pangaea.core.advisor import Advisor
from pangaea.core.game import Game
from pangaea.core.luck import Dice, Luck
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


def test_there_are_four_levels_from_weak_to_strong() -> None:
    assert levels() == ["beginner", "casual", "strong", "expert"]


def test_the_names_of_earlier_releases_stand_for_levels() -> None:
    assert [level_of(name) for name in ("random", "greedy", "search")] == levels()[:3]
    assert [level_of(name) for name in levels()] == levels()
    assert isinstance(bot("greedy"), GreedyBot)
    assert isinstance(bot("search"), SearchBot)


def test_chance_stays_for_research_and_is_no_level() -> None:
    assert isinstance(bot("random"), RandomBot)
    assert "random" not in levels()


def test_a_level_says_its_place_in_the_order() -> None:
    for language in LANGUAGES:
        words = words_for("", language)
        for place, level in enumerate(levels(), start=1):
            assert re.search(rf"\b{place}\b.*\b4\b", words.say(f"bot-{level}-meaning"))


def test_a_level_is_named_even_if_a_record_calls_it_otherwise() -> None:
    words = words_for("", "en")

    assert level_name("greedy", words) == level_name("casual", words) == "Casual"
    assert level_name("champion", words) == "champion"


def test_research_may_say_how_many_iterations_a_turn_gets() -> None:
    player = bot("strong@70")

    assert isinstance(player, SearchBot)
    assert player.budget.whole == 70


@pytest.mark.parametrize("level", ["strong@", "strong@0", "strong@-1", "strong@many", "casual@5"])
def test_a_wrong_number_of_iterations_is_refused(level: str) -> None:
    if level == "strong@":
        assert isinstance(bot(level), SearchBot)
        return
    with pytest.raises(UnknownLevel):
        bot(level)


def test_every_level_has_a_name_and_a_meaning_in_every_language() -> None:
    for language in LANGUAGES:
        words = words_for("", language)
        assert all(words.has(f"bot-{level}") for level in levels())
        assert all(words.has(f"bot-{level}-meaning") for level in levels())


def test_an_unknown_level_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownLevel) as refusal:
        bot("grandmaster")

    assert str(refusal.value) == (
        "No bot plays at the level “grandmaster”. Levels: beginner, casual, strong, expert."
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
    never_run = SearchBot(0, no_look)

    assert never_run.choose(shelf.game("cubosaurs"), Heap(1), 0, Dice(1)) == 1


def no_look() -> bool:
    raise AssertionError("this bot has nothing to think about")


class Bookmaker(Advisor):
    """Knows the odds of every answer."""

    def __init__(self, odds: list[float]) -> None:
        self.told = odds

    def odds(self, state: State, seat: int) -> list[float]:
        return self.told


@pytest.mark.parametrize(
    ("odds", "given"),
    [([0.30, 0.40, 0.39], {2, 3}), ([0.30, 0.40, 0.37], {2}), ([0.1, 0.1, 0.1], {1, 2, 3})],
)
def test_where_the_odds_are_known_one_of_the_likeliest_answers_is_given_without_search(
    odds: list[float], given: set[int]
) -> None:
    game, player = Fond(), SearchBot(1, no_look)
    game.advisor = Bookmaker(odds)

    assert {player.choose(game, Heap(9), 0, Dice(seed)) for seed in range(60)} == given
    assert player.search is None


def test_a_search_can_be_stopped_between_slices() -> None:
    looks: list[int] = []

    def third_look() -> bool:
        looks.append(1)
        return len(looks) == 3

    SearchBot(1_000_000, third_look).choose(Fond(), Heap(9), 0, Dice(1))

    assert len(looks) == 3


def test_a_level_that_thinks_ahead_can_be_told_when_it_is_enough() -> None:
    player = bot("strong", lambda: True)

    assert isinstance(player, SearchBot)
    assert player.enough()


@pytest.mark.parametrize("level", ["random", "beginner", "casual", "strong@50", "expert@50"])
def test_what_is_hidden_does_not_move_a_bot(level: str) -> None:
    game = Fond()

    for seed in range(30):
        heads = bot(level).choose(game, Coin(HEADS).veiled(0), 0, Dice(seed))
        tails = bot(level).choose(game, Coin(TAILS).veiled(0), 0, Dice(seed))
        assert heads == tails


@pytest.mark.parametrize("level", levels())
def test_the_same_luck_gives_the_same_choice(level: str) -> None:
    game = shelf.game("cubosaurs")
    state, seat = wide_position(game)
    name = f"{level}@20" if seconds_for(level) else level

    chosen = [bot(name).choose(game, state.veiled(seat), seat, Dice(9)) for _ in range(2)]

    assert chosen[0] == chosen[1]


# -- a beginner ------------------------------------------------------------------------------


class Magpie(Advisor):
    """Sees one option glitter, and knows that the last is good."""

    def __init__(self, glitters: int | None) -> None:
        self.glitters = glitters

    def glitter(self, state: State, seat: int, luck: Luck) -> list[float]:
        return [float(option == self.glitters) for option in state.options(seat)]

    def values(self, state: State, seat: int) -> list[float]:
        return [float(option) for option in state.options(seat)]


class Shiny(CubosaursGame):
    """A game in which something glitters."""

    def __init__(self, glitters: int | None) -> None:
        self.advisor = Magpie(glitters)


@pytest.mark.parametrize("option", [1, 2, 3])
def test_a_beginner_takes_what_glitters(option: int) -> None:
    for seed in range(10):
        assert bot("beginner").choose(Shiny(option), Heap(9), 0, Dice(seed)) == option


def test_a_beginner_often_sees_what_is_good_but_not_always() -> None:
    luck = Dice(1)
    seen = Counter(bot("beginner").choose(Shiny(None), Heap(9), 0, luck) for _ in range(600))

    assert seen[2] > 2 * seen[1]
    assert seen[3] > 2 * seen[1] > 0


def test_what_glitters_is_what_an_answer_brings_at_once() -> None:
    """The coin counts when it is called, and heads is likelier."""
    luck = Dice(1)
    found = [Advisor().glitter(Coin(TAILS).veiled(0), 0, luck) for _ in range(200)]

    assert sum(heads for heads, _ in found) > 120 > 80 > sum(tails for _, tails in found)


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


# -- one budget for a turn, one tree for its answers -----------------------------------------


def test_a_turn_of_several_answers_has_one_budget() -> None:
    budget = TurnBudget(100)
    used = []
    for _ in range(4):
        used.append(budget.share(whole=False))
        budget.spend(used[-1])

    assert used == [50, 25, 12.5, 6.25]


def test_a_late_answer_still_gets_a_little_and_the_next_turn_all_again() -> None:
    budget = TurnBudget(100)
    budget.spend(1000)

    assert budget.share(whole=True) == 5
    budget.begin_turn()
    assert budget.share(whole=True) == 100


def test_a_bot_that_thinks_by_the_clock_keeps_to_it() -> None:
    ticks = iter(range(1000))
    player = PunctualBot(20.0, lambda: float(next(ticks)))

    player.choose(Fond(), Heap(9), 0, Dice(1))

    assert player.search is not None
    assert sum(player.search.tried(option) for option in (1, 2, 3)) == 10 * 10
    assert 8 <= player.budget.left <= 10


class Keen(Lover):
    """Would have a search with much time look two steps farther ahead."""

    farther = 2


@pytest.mark.parametrize(
    ("player", "farther"),
    [
        (bot("strong"), 0),
        (bot("expert@40"), 2),
        (punctual_bot("strong", never), 0),
        (punctual_bot("expert", never), 2),
    ],
)
def test_expert_looks_farther_ahead_than_strong(player: Bot, farther: int) -> None:
    assert isinstance(player, SearchBot)
    game = Fond()
    game.advisor = Keen(())

    search = player.search_at(game, Steps([]), 0, Dice(1))

    assert search.farther == farther


def test_only_levels_that_think_ahead_go_by_the_clock() -> None:
    assert [seconds_for(level) for level in levels()] == [0, 0, 1, 5]
    assert isinstance(punctual_bot("expert", lambda: 0.0), PunctualBot)
    assert isinstance(punctual_bot("casual", lambda: 0.0), GreedyBot)


def think_twice(second: State) -> tuple[SearchBot, int]:
    """Let a bot answer at a lone walk of two steps, then at a second position."""
    player, game = SearchBot(40), Fond()
    option = player.choose(game, Steps([]), 0, Dice(1))
    first = player.search
    assert first is not None
    known = int(first.tried(option))
    player.choose(game, second, 0, Dice(2))
    assert player.search is not None
    total = sum(int(player.search.tried(step)) for step in (HEADS, TAILS))
    return player, total - (known - 1)


def test_what_was_found_out_serves_the_next_answer_of_the_turn() -> None:
    """The first answer of the turn had 20 iterations, the second 10 and what the first knew."""
    first = SearchBot(40).choose(Fond(), Steps([]), 0, Dice(1))

    assert think_twice(Steps([first]))[1] == 10


def test_a_tree_that_does_not_lead_to_the_position_is_dropped() -> None:
    first = SearchBot(40).choose(Fond(), Steps([]), 0, Dice(1))
    player, _ = think_twice(Steps([1 - first]))

    assert player.search is not None
    assert sum(int(player.search.tried(step)) for step in (HEADS, TAILS)) == 10
