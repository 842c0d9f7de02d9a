"""The levels of play a seat can be given to; words `bot-<level>` and `bot-<level>-meaning`."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from pangaea.bots.search import Search
from pangaea.core.errors import PangaeaError
from pangaea.core.game import Game
from pangaea.core.luck import Dice, Luck, LuckError, Script
from pangaea.core.state import State
from pangaea.core.words import Words

STRONG: Final = 1_000  # iterations for one turn where no clock decides
EXPERT: Final = 5_000
SLICE: Final = 10  # iterations between two looks at whether to go on
LEAST: Final = 20  # a later answer of a turn gets at least a so-manieth of its budget
ALIKE: Final = 0.02  # answers to a secret question whose odds lie no farther apart
SURE_STEPS: Final = 3  # of so many answers a beginner gets one by chance among the better ones


class UnknownLevel(PangaeaError, LookupError):
    """No bot plays at that level."""


class Bot(ABC):
    """A player that is handed what its seat may know, and no more."""

    def begin_turn(self) -> None:  # noqa: B027 - who does not think ahead has no budget
        """Hear that somebody else was asked since the last answer: the budget is for a turn."""

    @abstractmethod
    def choose(self, game: Game, veiled: State, seat: int, luck: Luck) -> int:
        """Return the option to answer with; `luck` decides between equals and feeds search."""


class RandomBot(Bot):
    """Answers anything that is allowed: a yardstick for research, not a level."""

    def choose(self, game: Game, veiled: State, seat: int, luck: Luck) -> int:
        return veiled.random_option(seat, luck)


class BeginnerBot(Bot):
    """Takes what brings most at once, whatever others can do then; else guesses what is good."""

    def choose(self, game: Game, veiled: State, seat: int, luck: Luck) -> int:
        options = veiled.options(seat)
        if len(options) == 1:
            return options[0]
        glitter = game.advisor.glitter(veiled, seat, luck)
        most = max(glitter)
        if most > min(glitter):
            best = [option for place, option in enumerate(options) if glitter[place] == most]
            return best[luck.pick(len(best))]
        return self.guess(game, veiled, seat, luck)

    def guess(self, game: Game, veiled: State, seat: int, luck: Luck) -> int:
        """Return one of the better half of the options, or now and then any."""
        if luck.pick(SURE_STEPS) == 0:
            return veiled.random_option(seat, luck)
        options = veiled.options(seat)
        values = game.advisor.values(veiled, seat)
        middle = sorted(values)[len(values) // 2]
        better = [option for place, option in enumerate(options) if values[place] >= middle]
        return better[luck.pick(len(better))]


class GreedyBot(Bot):
    """Takes the answer that the game's own advice likes best."""

    def choose(self, game: Game, veiled: State, seat: int, luck: Luck) -> int:
        return game.advisor.best(veiled, seat, luck)


def never() -> bool:
    """Let a search use its whole budget."""
    return False


class TurnBudget:
    """Shares out the iterations or seconds of a turn among its answers, nobody knows how many."""

    def __init__(self, whole: float) -> None:
        self.whole = whole
        self.left = whole

    def begin_turn(self) -> None:
        """Have the whole budget again."""
        self.left = self.whole

    def share(self, *, whole: bool) -> float:
        """Return what the next answer may use: half of what is left, or all for a whole turn."""
        return max(self.left if whole else self.left / 2, self.whole / LEAST)

    def spend(self, used: float) -> None:
        """Take what an answer used off the budget."""
        self.left = max(0.0, self.left - used)


class SearchBot(Bot):
    """Thinks ahead by playing games in its mind: so many for a turn, all its answers together.

    What it found out for one answer serves the next where the position follows from it alone;
    `enough` may stop it early. Who has much time looks `far`: the luck of what lies farther ahead
    evens out only in many iterations.
    """

    def __init__(
        self, iterations: int = STRONG, enough: Callable[[], bool] = never, *, far: bool = False
    ) -> None:
        self.budget = TurnBudget(float(iterations))
        self.enough = enough
        self.far = far
        self.search: Search | None = None
        self.trail: list[int] = []  # its own answers since the position of the search

    def begin_turn(self) -> None:
        self.budget.begin_turn()

    def choose(self, game: Game, veiled: State, seat: int, luck: Luck) -> int:
        option = self.option(game, veiled, seat, luck)
        self.trail.append(option)
        return option

    def option(self, game: Game, veiled: State, seat: int, luck: Luck) -> int:
        """Return the answer: the only one, one by its odds, or what a search finds."""
        options = veiled.options(seat)
        if len(options) == 1:
            return options[0]
        odds = game.advisor.odds(veiled, seat)
        if odds:
            return one_of_the_likeliest(options, odds, luck)
        search = self.search_at(game, veiled, seat, luck)
        self.think(search, self.budget.share(whole=game.advisor.single))
        return int(search.answer())

    def think(self, search: Search, share: float) -> None:
        """Search in slices, until the share is used up or it is enough."""
        left = max(int(share), 1)
        self.budget.spend(float(left))
        while left > 0:
            search.run(min(left, SLICE))
            left = 0 if self.enough() else left - SLICE

    def search_at(self, game: Game, veiled: State, seat: int, luck: Luck) -> Search:
        """Return the search of the last answer if the position follows from it, or a new one."""
        kept, trail, self.trail = self.search, self.trail, []
        if kept is not None and is_followed(kept, trail, veiled, seat):
            kept.luck = luck
            if kept.follow(trail[0], veiled):
                return kept
        farther = game.advisor.farther if self.far else 0
        self.search = Search(veiled, seat, luck, game.advisor, farther=farther)
        return self.search


class PunctualBot(SearchBot):
    """Thinks ahead by the clock: so many seconds for a turn, all its answers together."""

    def __init__(self, seconds: float, clock: Callable[[], float], *, far: bool = False) -> None:
        super().__init__(far=far)
        self.budget = TurnBudget(seconds)
        self.clock = clock

    def think(self, search: Search, share: float) -> None:
        began = self.clock()
        search.run(SLICE)
        while self.clock() - began < share:
            search.run(SLICE)
        self.budget.spend(self.clock() - began)


def is_followed(search: Search, trail: list[int], veiled: State, seat: int) -> bool:
    """Tell whether a seat's own answers alone, without luck, lead from a search to a position."""
    if search.seat != seat or not trail or type(search.veiled) is not type(veiled):
        return False
    state, no_luck = search.veiled.imagined(Dice(0)), Script([])
    try:
        for option in trail:
            if seat not in state.asked() or option not in state.options(seat):
                return False
            state.answer(seat, option, no_luck)
    except LuckError:
        return False
    return state.veiled(seat) == veiled


def one_of_the_likeliest(options: list[int], odds: list[float], luck: Luck) -> int:
    """Return one of the answers whose odds are best or alike, so that nobody can foresee which."""
    best = max(odds)
    good = [option for place, option in enumerate(options) if odds[place] >= best - ALIKE]
    return good[luck.pick(len(good))]


LEVELS: Final = ("beginner", "casual", "strong", "expert")
FORMER: Final = {"random": "beginner", "greedy": "casual", "search": "strong"}
BUDGETS: Final = {"strong": STRONG, "expert": EXPERT}
SECONDS: Final = {"strong": 1.0, "expert": 5.0}  # for a turn, where a clock decides
FAR: Final = "expert"  # the level that has time to look farther ahead
BY_ITERATIONS: Final = "@"  # `strong@200`: so many iterations for a turn, for research


def levels() -> list[str]:
    """List the levels, the weakest first."""
    return list(LEVELS)


def level_of(name: str) -> str:
    """Return the level that a name of this or of an earlier release stands for."""
    return FORMER.get(name, name)


def known_level(name: str) -> str:
    """Return the level of a name that people may give a seat; refuse any other."""
    level = level_of(name)
    if level not in LEVELS:
        raise UnknownLevel("error-unknown-level", level=name, known=", ".join(LEVELS))
    return level


def level_name(level: str, words: Words) -> str:
    """Name a level for people; a record may have one that there is no more."""
    for key in (f"bot-{level}", f"bot-{level_of(level)}"):
        if words.has(key):
            return words.say(key)
    return level


def seconds_for(level: str) -> float:
    """Return how long a level thinks about a turn; 0: it does not think ahead."""
    return SECONDS.get(level_of(level), 0.0)


def looks_far(level: str) -> bool:
    """Tell whether a level has time to look farther ahead than others."""
    return level_of(level) == FAR


def bot(level: str, enough: Callable[[], bool] = never) -> Bot:
    """Return a player of this level; one that thinks ahead looks now and then if it is enough."""
    if level == "random":
        return RandomBot()
    name, _, iterations = level_of(level).partition(BY_ITERATIONS)
    name = level_of(name)
    if name in BUDGETS and (not iterations or (iterations.isdecimal() and int(iterations) > 0)):
        return SearchBot(int(iterations or BUDGETS[name]), enough, far=looks_far(name))
    if iterations or name not in LEVELS:
        raise UnknownLevel("error-unknown-level", level=level, known=", ".join(LEVELS))
    return BeginnerBot() if name == "beginner" else GreedyBot()


def punctual_bot(level: str, clock: Callable[[], float]) -> Bot:
    """Return a player of this level that thinks by the clock, as at a table with people."""
    seconds = seconds_for(level)
    return PunctualBot(seconds, clock, far=looks_far(level)) if seconds else bot(level)
