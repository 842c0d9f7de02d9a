"""Information-set Monte Carlo tree search: imagine what is hidden, try, remember, try again.

One tree holds what the searching seat could see happen: its branches are answers. Every iteration
imagines the hidden part anew and lets luck fall as it likes, so an answer is judged over all the
positions it can meet; a branch is compared with others only as often as it was on offer. An
iteration ends at a horizon, a distance from where the search began, in what the game's advisor
thinks the position is worth.

Where all choose in secret, the searching seat answers first, and every other seat learns within
the search what serves it, in a small tree of its own that hangs where the secret choice began:
nobody answers to what another chooses meanwhile, and no later branch depends on it.

Between the answers to the question at the root, if it is an open one, there is a race (`race.py`).
Farther down, advice says where to look first: the best advised answer is expected to be twice as
good as the next. How much an answer tried little is favoured there is measured in the spread of the
results, so that it means the same in a game of narrow and of wide margins. Until an answer is ripe,
having been tried so often, those that follow it are not told apart: all play on by policy.
"""

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from pangaea.bots.race import WORLDS, Race, Runner
from pangaea.core.advisor import TO_THE_END, Advisor
from pangaea.core.luck import Dice, Luck
from pangaea.core.question import Question
from pangaea.core.state import NOBODY, State

FADING: Final = 0.5  # what is expected of an answer, against the one advised before it
OPEN_MIND: Final = 0.2  # share of the attention that all answers get alike, whatever the advice
EVEN: Final = 0.5  # what to expect where nothing has been tried
FIRST_SPREAD: Final = 0.2  # of results, until there are some
NEVER: Final = -1  # the end of a search that stops nowhere before the game does
ROOM: Final = 150_000  # branches a tree may have: about 20 megabytes
SURE: Final = 3.0  # standard errors beyond which a secret answer is no likelier, or no less likely
FINE: Final = 1 << 30
MIXED: Final = 4  # a secret answer is one of those tried at least a so-manieth of the most


class Branch:
    """An answer in the tree: how often it was on offer and tried, and what it brought its seat."""

    def __init__(self, seat: i64, question: Question | None, option: i64, hope: float) -> None:
        self.seat: i64 = seat
        self.question = question
        self.option: i64 = option
        self.hope: float = hope  # the share of attention it deserves, by advice
        self.offered: i64 = 0
        self.tried: i64 = 0
        self.reward: float = 0.0
        self.first: Branch | None = None  # the answers that follow, as a chain
        self.last: Branch | None = None
        self.next: Branch | None = None
        self.secret: Branch | None = None  # where the others' secret choices from here begin

    def follows(self, seat: i64, question: Question, option: i64) -> "Branch | None":
        """Return the branch of an answer that follows this one, if it was ever on offer."""
        branch = self.first
        while branch is not None:
            if branch.option == option and branch.seat == seat and branch.question is question:
                return branch
            branch = branch.next
        return None

    def grow(self, seat: i64, question: Question, option: i64, hope: float) -> "Branch":
        """Add the branch of an answer that was never on offer here."""
        branch = Branch(seat, question, option, hope)
        last = self.last
        if last is None:
            self.first = branch
        else:
            last.next = branch
        self.last = branch
        return branch

    def secret_of(self, seat: i64) -> "Branch":
        """Return where the secret choices of another seat begin, if all choose from here."""
        branch = self.secret
        while branch is not None and branch.seat != seat:
            branch = branch.next
        if branch is None:
            branch = Branch(seat, None, 0, 1.0)
            branch.next = self.secret
            self.secret = branch
        return branch

    def mean(self) -> float:
        """Return what the answer brought on average."""
        return EVEN if self.tried == 0 else self.reward / float(self.tried)


class Search:
    """A search for one seat in one veiled position; run it in slices, then take the best."""

    def __init__(
        self,
        veiled: State,
        seat: i64,
        luck: Luck,
        advisor: Advisor,
        room: i64 = ROOM,
        farther: i64 = 0,
    ) -> None:
        self.seat: i64 = seat
        self.farther: i64 = farther  # steps of pace beyond the depth that advice names
        self.luck = luck
        self.dice: Luck = luck  # the luck of the iteration under way
        self.advisor = advisor
        self.most: i64 = room
        self.room: i64 = room  # branches that may still grow
        self.root = Branch(NOBODY, None, 0, 1.0)
        self.spreads: Final = [Spread() for _ in range(veiled.seats)]
        self.path: list[Branch] = []
        self.asked_last: i64 = seat
        self.turns: i64 = 0
        self.begin_at(veiled)

    def begin_at(self, veiled: State) -> None:
        """Search from this position on; the root holds what is known of it."""
        self.veiled = veiled
        depth = self.advisor.depth(veiled)
        self.end: i64 = NEVER
        if depth != TO_THE_END:
            self.end = self.advisor.pace(veiled, 0) + depth + self.farther
        self.race: Race | None = None  # between the answers to the question, if it is an open one
        self.running: list[Branch] = []
        self.seed: i64 = 0  # of the worlds they run through

    def start_race(self) -> None:
        """Let the answers to an open question run through the same worlds."""
        veiled, seat = self.veiled, self.seat
        if self.race is not None or veiled.question(seat).secret:
            return
        options = veiled.options(seat)
        if len(options) < 2 or len(options) > self.room:
            return
        self.running = self.on_offer(self.root, veiled, seat, options)
        self.seed = self.luck.pick(FINE) * WORLDS
        self.race = Race(self.advisor.values(veiled, seat), self.advisor)

    def follow(self, option: i64, veiled: State) -> bool:
        """Go on from the position after one's own answer, with what the tree knows of it."""
        branch = self.root.follows(self.seat, self.veiled.question(self.seat), option)
        if branch is None:
            return False
        branch.next = None
        if self.veiled.question(self.seat).secret:
            branch.secret = self.root.secret  # the others are where they were in their choice
        self.root = branch
        self.room = self.most - size_of(branch)
        self.begin_at(veiled)
        return True

    def run(self, iterations: i64) -> None:
        """Search a little further."""
        self.start_race()
        race = self.race
        for _ in range(iterations):
            if race is None:
                self.iterate()
            else:
                self.run_world(race, race.next())

    def run_world(self, race: Race, runner: Runner) -> None:
        """Try an answer of the race in its next world, and remember what it brought."""
        seat = self.seat
        branch = self.running[runner.place]
        self.dice = Dice(self.seed + runner.ran % WORLDS)
        state = self.veiled.imagined(self.dice)
        self.path = [branch]
        self.asked_last = seat
        self.turns = 0
        state.answer(seat, branch.option, self.dice)
        if branch.tried < self.advisor.ripe:
            self.roll_out(state)
        else:
            walk = Walk(self.root, state.seats)
            walk.descend_to(branch, secret=False)
            self.descend(walk, state, self.next_asked(state))
        rewards = self.weighed(state)
        self.remember(rewards)
        race.remember(runner, rewards[seat])

    def iterate(self) -> None:
        """Imagine the position, walk down the tree, play to the horizon, remember the result."""
        self.dice = self.luck
        state = self.veiled.imagined(self.dice)
        self.path = []
        self.asked_last = self.seat
        self.turns = 0
        self.descend(Walk(self.root, state.seats), state, self.seat)
        self.remember(self.weighed(state))

    def descend(self, walk: "Walk", state: State, seat: i64) -> None:
        """Walk down the tree as far as it goes, then play on to the horizon."""
        while self.goes_on(state, seat):
            options = state.options(seat)
            option: i64 = options[0]
            if len(options) > 1:
                option = self.step(walk, state, seat, options)
                if walk.is_lost:
                    state.answer(seat, option, self.dice)
                    self.roll_out(state)
                    return
            state.answer(seat, option, self.dice)
            seat = self.next_asked(state)

    def step(self, walk: "Walk", state: State, seat: i64, options: list[int]) -> i64:
        """Choose an answer and step down to it: in the tree, or in a secret choice of others."""
        question = state.question(seat)
        if question.secret and seat != self.seat:
            return self.secret_step(walk, state, seat, options)
        branch = self.chosen(walk.branch, state, seat, options)
        if branch is None:
            walk.is_lost = True
            return self.likely(state, seat)
        walk.is_lost = branch.tried < self.advisor.ripe
        walk.descend_to(branch, secret=question.secret)
        self.path.append(branch)
        return branch.option

    def secret_step(self, walk: "Walk", state: State, seat: i64, options: list[int]) -> i64:
        """Choose for another seat, which does not know what this one answers meanwhile."""
        place = walk.place_of(seat)
        if place is None:
            return self.likely(state, seat)
        branch = self.chosen(place, state, seat, options)
        if branch is None:
            return self.likely(state, seat)
        walk.places[seat] = None if branch.tried < self.advisor.ripe else branch
        self.path.append(branch)
        return branch.option

    def goes_on(self, state: State, seat: i64) -> bool:
        """Tell whether somebody is asked on this side of the horizon, and count the turns."""
        if seat == NOBODY:
            return False
        if seat != self.asked_last:
            self.asked_last = seat
            self.turns += 1
        return self.end == NEVER or self.advisor.pace(state, self.turns) < self.end

    def roll_out(self, state: State) -> None:
        """Play to the horizon, by chance and by the game's policy."""
        seat = state.first_asked()
        while self.goes_on(state, seat):
            state.answer(seat, self.likely(state, seat), self.dice)
            seat = state.first_asked()

    def likely(self, state: State, seat: i64) -> i64:
        """Return what somebody may well answer."""
        if self.dice.pick(100) < self.advisor.trust:
            return self.advisor.policy(state, seat, self.dice)
        return state.random_option(seat, self.dice)

    def weighed(self, state: State) -> list[float]:
        """Return what an iteration ended in: the rules weigh the end, advice what is before it."""
        return state.rewards() if state.is_over() else self.advisor.worth(state)

    def next_asked(self, state: State) -> i64:
        """Return who answers next: where all choose in secret, the searching seat before others."""
        seat = state.first_asked()
        if seat != NOBODY and seat != self.seat and state.question(seat).secret:
            return self.seat if self.seat in state.asked() else seat
        return seat

    def chosen(self, place: Branch, state: State, seat: i64, options: list[int]) -> Branch | None:
        """Return the answer to try; None where the tree has no room for the answers."""
        found = self.on_offer(place, state, seat, options)
        if not found:
            return None
        spread = self.spreads[seat].deviation
        if state.question(seat).secret:
            return any_good(found, spread, self.dice)
        return most_promising(found, self.advisor.curiosity * spread)

    def on_offer(self, place: Branch, state: State, seat: i64, options: list[int]) -> list[Branch]:
        """Return the branches of the legal answers, new ones with what advice hopes of them."""
        question = state.question(seat)
        found: list[Branch] = []
        hopes: list[float] = []
        cursor = place.first  # mostly the same answers are on offer, in the same order
        for number, option in enumerate(options):
            known = cursor
            if (
                known is None
                or known.option != option
                or known.question is not question
                or known.seat != seat
            ):
                known = place.follows(seat, question, option)
            if known is None:
                if self.room <= 0:
                    continue
                if not hopes:
                    hopes = self.hopes(state, seat)
                known = place.grow(seat, question, option, hopes[number])
                self.room -= 1
            cursor = known.next
            known.offered += 1
            found.append(known)
        return found

    def hopes(self, state: State, seat: i64) -> list[float]:
        """Share attention among the options by the order of the advice; equals get the same."""
        values = self.advisor.values(state, seat)
        shares: list[float] = []
        for value in values:
            share = 1.0
            for other in values:
                if other > value:
                    share *= FADING
            shares.append(share)
        scale = (1.0 - OPEN_MIND) / sum(shares)
        alike = OPEN_MIND / float(len(shares))
        return [share * scale + alike for share in shares]

    def remember(self, rewards: list[float]) -> None:
        """Add what each seat got to the answers it gave."""
        for branch in self.path:
            branch.tried += 1
            branch.reward += rewards[branch.seat]
        for seat, reward in enumerate(rewards):
            self.spreads[seat].add(reward)

    def best(self) -> i64:
        """Return the answer that won the race, or in a secret choice the one tried most often."""
        race = self.race
        if race is not None:
            return self.running[race.leader().place].option
        best: Branch | None = None
        branch = self.root.first
        while branch is not None:
            if best is None or is_better(branch, best):
                best = branch
            branch = branch.next
        assert best is not None, "a search must run before it can tell"
        return best.option

    def answer(self) -> i64:
        """Return the answer to give: the best, or in a secret choice one nobody can foresee."""
        if self.veiled.question(self.seat).secret:
            return self.mixed()
        return self.best()

    def mixed(self) -> i64:
        """Return one of the answers tried much that are not clearly worse, as often as tried."""
        best = self.best()
        most, worth = self.tried(best), self.worth(best)
        spread = self.spreads[self.seat].deviation
        good: list[Branch] = []
        total: i64 = 0
        branch = self.root.first
        while branch is not None:
            doubt = spread / sqrt(float(max(branch.tried, 1)))
            if branch.tried * MIXED >= most and branch.mean() + doubt >= worth:
                good.append(branch)
                total += branch.tried
            branch = branch.next
        place = self.luck.pick(total)
        for one in good:
            place -= one.tried
            if place < 0:
                return one.option
        return good[0].option

    def tried(self, option: i64) -> i64:
        """Return how often an answer was tried."""
        branch = self.root.follows(self.seat, self.veiled.question(self.seat), option)
        return 0 if branch is None else branch.tried

    def worth(self, option: i64) -> float:
        """Return what an answer brought on average, from 0 to 1."""
        branch = self.root.follows(self.seat, self.veiled.question(self.seat), option)
        return EVEN if branch is None else branch.mean()


class Walk:
    """Where an iteration has come to: in the tree, and in the others' secret choices."""

    def __init__(self, root: Branch, seats: i64) -> None:
        self.branch = root
        self.stage = root  # where the secret choice under way began
        self.places: list[Branch | None] = []  # of each seat in its secret choices
        self.is_secret = False
        self.is_lost = False  # beyond what the tree knows
        self.seats: i64 = seats

    def descend_to(self, branch: Branch, *, secret: bool) -> None:
        """Step down; a secret choice lasts until the next open answer."""
        self.branch = branch
        if not secret:
            self.stage = branch
            self.is_secret = False

    def place_of(self, seat: i64) -> Branch | None:
        """Return where another seat is in its secret choices; None: beyond what it learned."""
        if not self.is_secret:
            self.is_secret = True
            self.places = []
            for other in range(self.seats):
                self.places.append(self.stage.secret_of(other))
        return self.places[seat]


class Spread:
    """How far the results of a seat lie apart."""

    def __init__(self) -> None:
        self.count: float = 0.0
        self.total: float = 0.0
        self.squares: float = 0.0
        self.deviation: float = FIRST_SPREAD

    def add(self, value: float) -> None:
        """Count one more result; the first few do not say much."""
        self.count += 1.0
        self.total += value
        self.squares += value * value
        if self.count >= 8.0:
            mean = self.total / self.count
            variance = self.squares / self.count - mean * mean
            self.deviation = sqrt(variance) if variance > 1e-6 else 0.001


def most_promising(branches: list[Branch], curiosity: float) -> Branch:
    """Return the branch to follow; one never tried is expected to be as good as the others."""
    usual = usual_reward(branches)
    best = branches[0]
    most: float = -1000.0
    for branch in branches:
        worth = usual if branch.tried == 0 else branch.reward / float(branch.tried)
        room = curiosity * branch.hope * sqrt(float(branch.offered)) / float(1 + branch.tried)
        if worth + room > most:
            most = worth + room
            best = branch
    return best


def any_good(branches: list[Branch], spread: float, luck: Luck) -> Branch:
    """Return a branch by chance, the likelier the more it was hoped of and the more it brought.

    Who chose the best alone would be foreseen: two that try to outguess each other would go round
    in step, and neither would learn anything.
    """
    usual = usual_reward(branches)
    weights: list[float] = []
    total: float = 0.0
    for branch in branches:
        better = (branch.mean() - usual) / spread * sqrt(float(branch.tried))
        weight = branch.hope * exp(min(max(better, -SURE), SURE))
        weights.append(weight)
        total += weight
    place = total * float(luck.pick(FINE)) / float(FINE)
    for number, weight in enumerate(weights):
        place -= weight
        if place < 0.0:
            return branches[number]
    return branches[0]


def usual_reward(branches: list[Branch]) -> float:
    """Return what the answers brought on average, all together."""
    tried: i64 = 0
    reward: float = 0.0
    for branch in branches:
        tried += branch.tried
        reward += branch.reward
    return EVEN if tried == 0 else reward / float(tried)


def size_of(root: Branch) -> i64:
    """Count the branches that follow one, those of secret choices too."""
    size: i64 = 0
    branch = root.first
    while branch is not None:
        size += 1 + size_of(branch)
        branch = branch.next
    branch = root.secret
    while branch is not None:
        size += size_of(branch)
        branch = branch.next
    return size


def is_better(branch: Branch, other: Branch) -> bool:
    """Tell which of two answers a search would rather give."""
    if branch.tried != other.tried:
        return branch.tried > other.tried
    return branch.reward > other.reward
