"""What a hand promises: the worth of each specimen, and how far off its publication is."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.bits import BIT, count, lowest, without_lowest
from pangaea.games.holotype.advice.aims import Aims
from pangaea.games.holotype.rules.names import PERIODS, PLACES, SPECIMENS, TRACES
from pangaea.games.holotype.rules.storage import storage
from pangaea.games.holotype.rules.table import Table

FOSSIL_WORTH: Final = vec[float]([2.0, 1.0, 0.67])  # in research cubes, as the Museum trades them
TRIP: Final = 2.2  # worth of the fossils of the right colour that an expedition brings
STUDY: Final = 2.6  # research cubes that an action at the Library brings
SWAP: Final = 0.4  # how far fossils of other colours help
OWN_COLOUR: Final = 0.4  # share of a lack that they cannot make good: no deal is free
IMPATIENCE: Final = 0.25  # how fast a publication loses worth for every turn it is away
# How much the second, third and fourth best specimen of a hand count beside the best.
SECOND: Final = 0.5
THIRD: Final = 0.25
FOURTH: Final = 0.1
SPARE: Final = 0.12  # a cube without a purpose
ENOUGH: Final = 8.0  # research beyond this has no purpose at all
TRACE_JOY: Final = 1.2  # a trace fossil in hand, for a specimen it can go with
UNKNOWN: Final = -1000.0  # an action that was not weighed yet
ALL: Final = -1  # leave out no specimen of a hand

NO_CARDS: Final = vec[i64]([0] * SPECIMENS)
NO_WORTHS: Final = vec[float]([0.0] * SPECIMENS)
NO_CUBES: Final = vec[float]([0.0] * (PERIODS + 1))
NO_ACTIONS: Final = vec[float]([UNKNOWN] * (2 * PLACES))


def has_trace(table: Table, seat: i64) -> bool:
    """Tell whether a seat holds a trace fossil."""
    first = seat * TRACES
    traces = table.traces
    return traces[first] + traces[first + 1] + traces[first + 2] + traces[first + 3] > 0


def fading(turns: float) -> float:
    """Return what is left of the worth of something so many turns away."""
    return exp(-IMPATIENCE * turns)


class Prospects:
    """A hand with the worth of its specimens, to weigh different stores of cubes against."""

    def __init__(self, table: Table, seat: i64, hand: i64) -> None:
        self.table: Final = table
        self.seat: i64 = seat
        self.aims: Final = Aims(table, seat)
        self.joy: float = TRACE_JOY if has_trace(table, seat) else 0.0
        # The specimens, what publishing each is worth, and what each promises with `cubes`: three
        # colours of fossils, then research. These are the seat's own unless others are tried.
        self.held: i64 = count(hand)
        self.cards: vec[i64] = NO_CARDS[: self.held]
        self.worths: vec[float] = NO_WORTHS[: self.held]
        self.hopes: vec[float] = NO_WORTHS[: self.held]
        self.cubes: vec[float] = NO_CUBES[:]
        self.acted: vec[float] = NO_ACTIONS[:]  # actions weighed: juniors' places, then seniors'
        self.count_cubes()
        for place in range(self.held):
            card = lowest(hand)
            hand = without_lowest(hand)
            self.cards[place] = card
            self.worths[place] = self.worth(card)
            self.hopes[place] = self.hope(place)
        self.before: float = self.promise(ALL)

    def count_cubes(self) -> None:
        """Look at what the seat has."""
        for period in range(PERIODS):
            self.cubes[period] = float(self.table.fossils[self.seat * PERIODS + period])
        self.cubes[PERIODS] = float(self.table.research[self.seat])

    def worth(self, card: i64) -> float:
        """Return what publishing a specimen is worth: points, objectives, and a lighter hand."""
        total = float(self.table.setup.points[card]) + self.aims.gain(card) + self.burden(card)
        return total if self.table.setup.marine & BIT[card] else total + self.joy

    def burden(self, card: i64) -> float:
        """Return what a specimen left in hand may cost, the more the nearer the end."""
        return float(self.table.setup.research[card]) * self.aims.far * self.aims.far

    def time(self, card: i64) -> float:
        """Estimate the turns until a specimen could be published, publishing included."""
        setup = self.table.setup
        period = setup.period_of[card]
        lack = (float(setup.fossils[card]) - self.cubes[period]) * FOSSIL_WORTH[period]
        turns = 1.0
        if lack > 0.0:
            turns += max(OWN_COLOUR * lack, lack - SWAP * self.spare_fossils(period)) / TRIP
        short = float(setup.research[card]) - self.cubes[PERIODS]
        return turns + short / STUDY if short > 0.0 else turns

    def spare_fossils(self, period: i64) -> float:
        """Return the worth of the fossils of the other colours."""
        total = 0.0
        for other in range(PERIODS):
            if other != period:
                total += self.cubes[other] * FOSSIL_WORTH[other]
        return total

    def idle_cubes(self) -> float:
        """Return the small worth of cubes by themselves."""
        total = SPARE * min(self.cubes[PERIODS], ENOUGH)
        for period in range(PERIODS):
            total += SPARE * self.cubes[period] * FOSSIL_WORTH[period]
        return total

    def hope(self, place: i64) -> float:
        """Return the worth of one specimen of the hand, the less the farther away."""
        return self.worths[place] * fading(self.time(self.cards[place]))

    def place_of(self, card: i64) -> i64:
        """Return where in the hand a specimen is."""
        place: i64 = 0
        while self.cards[place] != card:
            place += 1
        return place

    def best_hope(self) -> float:
        """Return what the most promising specimen promises."""
        best = 0.0
        for place in range(self.held):
            best = max(best, self.hopes[place])
        return best

    def needed(self) -> i64:
        """Return how many specimens there is time to publish: one at least, so that games end."""
        return max(1, int(self.aims.chances + 0.99))

    def is_spare(self, place: i64) -> bool:
        """Tell whether so many specimens look better that this one will hardly be published."""
        mine = self.hopes[place]
        better: i64 = 0
        for other in range(self.held):
            if self.hopes[other] > mine or (self.hopes[other] == mine and other < place):
                better += 1
        return better >= self.needed()

    def promise(self, without: i64) -> float:
        """Return what the hand promises with the cubes looked at, perhaps without a specimen."""
        first, second, third, fourth = 0.0, 0.0, 0.0, 0.0
        for place in range(self.held):
            hope = self.hope(place) if place != without else 0.0
            if hope > fourth:
                fourth = min(hope, third)
                third = min(max(hope, third), second)
                second = min(max(hope, second), first)
                first = max(hope, first)
        return self.idle_cubes() + first + SECOND * second + THIRD * third + FOURTH * fourth

    def gain(self, cube: i64, number: float) -> float:
        """Return what more cubes of a colour promise, as far as there is room for them."""
        if cube < PERIODS:
            room = float(storage(self.table, self.seat) - self.table.stored(self.seat))
            number = min(number, room + 1.0)
        held = self.cubes[cube]
        self.cubes[cube] = held + number
        after = self.promise(ALL)
        self.cubes[cube] = held
        return after - self.before
