"""The peers: OpenSpiel and RLCard, each driven the fastest way its own interface offers.

Neither library carries types, so each is loaded by name and seen through a protocol below.
"""

from collections.abc import Callable
from importlib import import_module
from random import Random
from time import process_time
from typing import Final, Protocol, Self

from bench.contestant import Contestant, copier

SEATS: Final = 3
OVER: Final = -4  # OpenSpiel's current_player once the game has ended
LUCK: Final = -1  # OpenSpiel's current_player where chance decides

POSITIONS: Final = 64
ROLLOUTS: Final = 50
CALIBRATION: Final = 1.0
EVEN: Final = 1e-9

RANDOM: Final = Random(1)


class SpielState(Protocol):
    """The part of `pyspiel.State` that random play needs."""

    def current_player(self) -> int: ...
    def legal_actions(self) -> list[int]: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def apply_action(self, action: int) -> None: ...
    def clone(self) -> Self: ...


class SpielGame(Protocol):
    """The part of `pyspiel.Game` that random play needs."""

    def new_initial_state(self) -> SpielState: ...


class CardGame(Protocol):
    """The part of an RLCard game that random play needs."""

    def init_game(self) -> object: ...
    def get_legal_actions(self) -> list[str]: ...
    def step(self, action: str) -> object: ...
    def is_over(self) -> bool: ...


class CardEnvironment(Protocol):
    """The part of an RLCard environment that random play needs."""

    game: CardGame
    num_players: int

    def reset(self) -> tuple[dict[str, dict[int, None]], int]: ...
    def step(self, action: int) -> tuple[dict[str, dict[int, None]], int]: ...
    def is_over(self) -> bool: ...


def spiel_games(name: str) -> Contestant:
    """Whole games of OpenSpiel from Python, chance nodes asked for their outcomes."""
    game = spiel_game(name)

    def play() -> int:
        return played_by_the_guide(game.new_initial_state())

    return Contestant(SEATS, play, copier([state.clone for state in positions(game)]))


def spiel_even_games(name: str) -> Contestant:
    """Whole games of OpenSpiel from Python, by a shortcut that fits games of even chance."""
    game = spiel_game(name)

    def play() -> int:
        return played(game.new_initial_state())

    return Contestant(SEATS, play)


def spiel_rollouts(name: str) -> Contestant:
    """Copies of dealt positions of OpenSpiel, played to the end from Python."""
    game = spiel_game(name)
    roots = [dealt(game) for _ in range(POSITIONS)]

    def play() -> int:
        return sum(played(root.clone()) for root in roots)

    return Contestant(SEATS, play)


def spiel_bot_games(name: str) -> Contestant:
    """Whole games of OpenSpiel played inside C++ by its uniformly random bots.

    `evaluate_bots` takes an empty table to its end in one call, the deal included. It does not say
    how many decisions that took, so each call counts as the mean length of a random game.
    """
    pyspiel = import_module("pyspiel")
    game = spiel_game(name)
    length = mean(lambda: played(game.new_initial_state()))
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(SEATS)]

    def play() -> float:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, RANDOM.getrandbits(31))
        return length

    return Contestant(SEATS, play)


def spiel_native_rollouts(name: str) -> Contestant:
    """Copies of dealt positions of OpenSpiel, played to the end inside C++.

    The loop in C++ that pyspiel reaches is that of its RandomRolloutEvaluator: clone, then legal
    actions, a uniform pick and apply until the end. Only MCTSBot calls it; with one simulation the
    search is a single evaluation of the root and builds no tree. The root must be a player's node
    (a chance node crashes the search), so the deal is not in the measured work, nor in its count:
    a call counts as ROLLOUTS times the mean number of decisions from those same roots.
    """
    pyspiel = import_module("pyspiel")
    game = spiel_game(name)
    roots = [dealt(game) for _ in range(POSITIONS)]
    length = mean(lambda: sum(played(root.clone()) for root in roots))
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(
        pyspiel.load_game(spelled(name)),
        evaluator,
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=100,
        solve=False,
        seed=1,
        verbose=False,
    )

    def play() -> float:
        for root in roots:
            bot.mcts_search(root)
        return ROLLOUTS * length

    return Contestant(SEATS, play)


def rlcard_games(name: str) -> Contestant:
    """Whole games of RLCard by its rules alone, without the observations for learners."""
    environment = card_environment(name)
    game = environment.game

    def play() -> int:
        decisions = 0
        game.init_game()
        while not game.is_over():
            legal = game.get_legal_actions()
            game.step(legal[int(RANDOM.random() * len(legal))])
            decisions += 1
        return decisions

    return Contestant(environment.num_players, play)


def rlcard_steps(name: str) -> Contestant:
    """Whole games of RLCard through its environment, as its users drive it."""
    environment = card_environment(name)

    def play() -> int:
        decisions = 0
        state, _ = environment.reset()
        while not environment.is_over():
            legal = list(state["legal_actions"])
            state, _ = environment.step(legal[int(RANDOM.random() * len(legal))])
            decisions += 1
        return decisions

    return Contestant(environment.num_players, play)


def card_environment(name: str) -> CardEnvironment:
    """Load an RLCard game with the seats that it offers: two for uno."""
    environment: CardEnvironment = import_module("rlcard").make(name, config={"seed": 1})
    return environment


def spelled(name: str) -> str:
    """Name an OpenSpiel game with our number of players."""
    return f"{name}(players={SEATS})"


def spiel_game(name: str) -> SpielGame:
    """Load an OpenSpiel game and make sure that its luck is what `played` takes it for."""
    game: SpielGame = import_module("pyspiel").load_game(spelled(name))
    assert chance_is_even(game), f"{name}: chance outcomes are not equally likely"
    return game


def played(state: SpielState) -> int:
    """Play a state to its end at random and count what players decided, not what chance did.

    Chance goes the same quick way as players: its outcomes are the legal actions of its node, all
    equally likely in these games (see `chance_is_even`). Asking for their probabilities instead
    would make oh_hell, with its long deal, about half as fast.
    """
    decisions = 0
    random, player, legal, apply = (
        RANDOM.random,
        state.current_player,
        state.legal_actions,
        state.apply_action,
    )
    while (who := player()) != OVER:
        actions = legal()
        apply(actions[int(random() * len(actions))])
        if who >= 0:
            decisions += 1
    return decisions


def played_by_the_guide(state: SpielState) -> int:
    """Play a state to its end at random; a chance node is asked for its outcomes, as it should be.

    Drawing them by their probabilities would be slower still; here they are equally likely.
    """
    decisions = 0
    random = RANDOM.random
    while (who := state.current_player()) != OVER:
        if who == LUCK:
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(random() * len(outcomes))][0])
            continue
        legal = state.legal_actions()
        state.apply_action(legal[int(random() * len(legal))])
        decisions += 1
    return decisions


def chance_is_even(game: SpielGame) -> bool:
    """Tell whether chance was even-handed at every node of some random games."""
    for _ in range(20):
        state = game.new_initial_state()
        while (who := state.current_player()) != OVER:
            if who == LUCK and not is_even(state):
                return False
            state.apply_action(RANDOM.choice(state.legal_actions()))
    return True


def is_even(state: SpielState) -> bool:
    """Tell whether a chance node gives each legal action the same probability."""
    outcomes = state.chance_outcomes()
    share = 1 / len(outcomes)
    alike = all(abs(chance - share) < EVEN for _, chance in outcomes)
    return alike and [action for action, _ in outcomes] == state.legal_actions()


def dealt(game: SpielGame) -> SpielState:
    """Return a new game after the deal, where the first player decides."""
    state = game.new_initial_state()
    while state.current_player() == LUCK:
        state.apply_action(RANDOM.choice(state.legal_actions()))
    return state


def positions(game: SpielGame) -> list[SpielState]:
    """Pick positions from all over some random games, to be copied."""
    found: list[SpielState] = []
    for _ in range(POSITIONS):
        state = dealt(game)
        while (who := state.current_player()) != OVER:
            if who >= 0:
                found.append(state.clone())
            state.apply_action(RANDOM.choice(state.legal_actions()))
    return RANDOM.sample(found, POSITIONS)


def mean(step: Callable[[], int]) -> float:
    """Average a count over a second of tries."""
    total = tries = 0
    end = process_time() + CALIBRATION
    while process_time() < end:
        total += step()
        tries += 1
    return total / tries
