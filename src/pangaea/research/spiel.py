"""Our games as games of OpenSpiel: `register()`, then `pyspiel.load_game("pangaea_SLUG")`.

An action is a question's offset plus the option. Luck is a chance node for every pick, even-handed
as ours is. Where all choose at once the seats answer one after the other, and nobody is told what
another chose. What a player knows is the veiled position, so two ways to one position are one
information state.
"""

from itertools import accumulate
from typing import Final, Self

import pyspiel

from pangaea import shelf
from pangaea.core.game import Game
from pangaea.core.luck import Luck
from pangaea.core.notation import written
from pangaea.core.state import NOBODY, Setup, State

PREFIX: Final = "pangaea_"
LONGEST: Final = 100_000  # answers and picks; the rules of some games set no end
MOST_OUTCOMES: Final = 1_000


class Undecided(Exception):
    """Luck is asked for something that chance has not said yet."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class Said(Luck):
    """Luck that says what chance nodes decided, and stops where the next one is due."""

    def __init__(self, said: list[int]) -> None:
        self.said = said
        self.used = 0

    def pick(self, n: int) -> int:
        if n == 1:
            return 0
        if self.used == len(self.said):
            raise Undecided(n)
        self.used += 1
        return self.said[self.used - 1]


class Moment:
    """A table, and the answer under way if chance has still to say something for it."""

    def __init__(self, game: Game, setup: Setup, table: State) -> None:
        self.game = game
        self.setup = setup
        self.table = table
        self.answer: tuple[int, int] | None = None
        self.said: list[int] = []
        self.outcomes = 0  # of the chance node that is due; 0: none is

    @classmethod
    def at_start(cls, game: Game, setup: Setup) -> Self:
        """Return the moment before a game is set up, up to its first chance node."""
        moment = cls(game, setup, game.blank(setup))
        moment.go_on()
        return moment

    def copy(self) -> "Moment":
        """Return a copy that shares nothing that changes."""
        other = Moment(self.game, self.setup, self.table.copy())
        other.answer, other.said, other.outcomes = self.answer, list(self.said), self.outcomes
        return other

    def __deepcopy__(self, memo: object) -> "Moment":
        return self.copy()

    def choose(self, option: int) -> None:
        """Take the answer of the seat that is asked."""
        self.answer = (int(self.table.first_asked()), option)
        self.go_on()

    def decide(self, outcome: int) -> None:
        """Take what chance says."""
        self.said.append(outcome)
        self.go_on()

    def go_on(self) -> None:
        """Carry the answer out, or the set-up, as far as chance has spoken."""
        table = self.table.copy()
        try:
            if self.answer is None:
                self.game.lay_out(table, Said(self.said))
            else:
                table.answer(*self.answer, Said(self.said))
        except Undecided as due:
            self.outcomes = due.outcomes
            return
        self.table, self.answer, self.said, self.outcomes = table, None, [], 0


class SpielGame(pyspiel.Game):
    """One of our games for a number of players."""

    def __init__(self, game: Game, parameters: dict[str, int] | None = None) -> None:
        seats = (parameters or {}).get("players", game.usual_seats)
        self.game = game
        self.setup = game.setup(seats, {})
        sizes = [len(question.domain) for question in self.setup.questions]
        starts = accumulate(sizes, initial=0)
        self.offsets = dict(zip((one.name for one in self.setup.questions), starts, strict=False))
        super().__init__(game_type(game), game_info(seats, sum(sizes)), parameters or {})

    def new_initial_state(self) -> "SpielState":
        """Return the state before the set-up."""
        return SpielState(self, Moment.at_start(self.game, self.setup))

    def state_at(self, table: State) -> "SpielState":
        """Return the state of a table at one of its questions."""
        return SpielState(self, Moment(self.game, self.setup, table))

    def make_py_observer(self, *_: object) -> None:
        """Offer no tensors: what a player knows is told as text."""
        return


class SpielState(pyspiel.State):
    """A moment of a game."""

    def __init__(self, game: SpielGame, moment: Moment) -> None:
        super().__init__(game)
        self.of = game.offsets
        self.moment = moment

    def current_player(self) -> int:
        """Return who is asked, or OpenSpiel's names for chance and for the end."""
        if self.moment.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        seat = int(self.moment.table.first_asked())
        return int(pyspiel.PlayerId.TERMINAL) if seat == NOBODY else seat

    def _legal_actions(self, player: int) -> list[int]:
        table = self.moment.table
        offset = self.of[table.question(player).name]
        return sorted(offset + option for option in table.options(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance can say, each as likely as the others."""
        outcomes = self.moment.outcomes
        return [(outcome, 1.0 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        if self.moment.outcomes:
            self.moment.decide(int(action))
        else:
            self.moment.choose(int(action) - self.of[self.asked_question()])

    def asked_question(self) -> str:
        """Name the question that is asked."""
        table = self.moment.table
        return table.question(table.first_asked()).name

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"luck {action}"
        question = self.moment.table.question(player)
        return written(question, action - self.of[question.name])

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return not self.moment.outcomes and self.moment.table.is_over()

    def returns(self) -> list[float]:
        """Return what the end is worth to each seat, from 0 to 1; nothing before it."""
        table = self.moment.table
        return table.rewards() if self.is_terminal() else [0.0] * int(table.seats)

    def information_state_string(self, player: int | None = None) -> str:
        """Return the position as a player may know it."""
        seat = self.current_player() if player is None else player
        return str(sorted(self.moment.table.veiled(seat).plain().items()))

    def observation_string(self, player: int | None = None) -> str:
        """Return the position as a player may know it."""
        return self.information_state_string(player)

    def __str__(self) -> str:
        return repr(self.moment.table)


def game_type(game: Game) -> pyspiel.GameType:
    """Describe a game as OpenSpiel sorts games."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + game.slug,
        long_name=f"Pangaea: {game.slug}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={"players": game.usual_seats},
    )


def game_info(seats: int, actions: int) -> pyspiel.GameInfo:
    """Say how large a game is."""
    return pyspiel.GameInfo(
        num_distinct_actions=actions,
        max_chance_outcomes=MOST_OUTCOMES,
        num_players=seats,
        min_utility=0.0,
        max_utility=1.0,
        max_game_length=LONGEST,
    )


def register() -> list[str]:
    """Make every game on the shelf known to OpenSpiel, once; return their names there."""
    known = set(pyspiel.registered_names())
    for game in shelf.games():
        if PREFIX + game.slug not in known:
            pyspiel.register_game(game_type(game), class_of(game))
    return [PREFIX + game.slug for game in shelf.games()]


def class_of(game: Game) -> type[SpielGame]:
    """Return a class of its own for a game: OpenSpiel holds on to it beyond Python's end."""

    class OneGame(SpielGame):
        def __init__(self, parameters: dict[str, int] | None = None) -> None:
            super().__init__(game, parameters)

    return OneGame
