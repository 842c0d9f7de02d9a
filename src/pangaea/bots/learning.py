"""Learning what positions are worth from games that were played to their end.

A lesson is a position as every seat's figures, with the share of the victory that each seat had at
last. The net learns by gradient descent with momentum and a step of its own for each weight
(Adam's way), lesson after lesson; nothing but the lessons and the first weights decides it.
"""

from math import log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.luck import Luck
from pangaea.core.model import Model, shared, size

MEMORY: Final = 0.9  # of the direction
LONG_MEMORY: Final = 0.999  # of how large the directions were
TINY: Final = 1e-8
BATCH: Final = 32  # lessons before each step
FINE: Final = 1 << 20
LEAST_SHARE: Final = 1e-9
FIRST_VOICE: Final = 0.1  # of a hidden unit, before it has learned anything


class Pupil:
    """A net that learns; its figures are brought to one scale first."""

    def __init__(self, width: i64, hidden: i64, means: list[float], scales: list[float]) -> None:
        self.width: i64 = width
        self.hidden: i64 = hidden
        self.means: vec[float] = vec[float](means)
        self.scales: vec[float] = vec[float](scales)
        nothing = [0.0] * size(width, hidden)
        self.net: Final = Model(width, hidden, nothing)
        self.direction: vec[float] = vec[float](nothing)
        self.speed: vec[float] = vec[float](nothing)
        self.slope: vec[float] = vec[float](nothing)
        self.steps: i64 = 0
        self.lessons: i64 = 0

    def begin(self, luck: Luck) -> None:
        """Give the hidden units something to differ by: small weights by chance."""
        weights, reach, at = self.net.weights, sqrt(2.0 / float(self.width)), self.width
        for _ in range(self.hidden):
            for place in range(self.width):
                weights[at + place] = reach * by_chance(luck)
            weights[at + self.width + 1] = FIRST_VOICE * by_chance(luck)
            at += self.width + 2

    def scaled(self, figures: vec[float], seats: i64) -> vec[float]:
        """Bring the figures of all seats to one scale."""
        found = figures[:]
        for seat in range(seats):
            for place in range(self.width):
                at = seat * self.width + place
                found[at] = (figures[at] - self.means[place]) / self.scales[place]
        return found

    def learn(self, figures: vec[float], results: list[float], pace: float) -> float:
        """Hear one lesson; return how surprising it was."""
        seats: i64 = len(results)
        inputs = self.scaled(figures, seats)
        shares = self.net.shares(inputs, seats)
        surprise = 0.0
        for seat in range(seats):
            surprise -= results[seat] * log(max(shares[seat], LEAST_SHARE))
            self.add_slope(inputs, seat * self.width, shares[seat] - results[seat])
        self.lessons += 1
        if self.lessons % BATCH == 0:
            self.step(pace)
        return surprise

    def add_slope(self, inputs: vec[float], first: i64, wrong: float) -> None:
        """Remember which way each weight would have made a seat's share less wrong."""
        width, weights, slope = self.width, self.net.weights, self.slope
        for place in range(width):
            slope[place] += wrong * inputs[first + place]
        at = width
        for _ in range(self.hidden):
            unit = weights[at + width]
            for place in range(width):
                unit += weights[at + place] * inputs[first + place]
            if unit > 0.0:
                voice = wrong * weights[at + width + 1]
                for place in range(width):
                    slope[at + place] += voice * inputs[first + place]
                slope[at + width] += voice
                slope[at + width + 1] += wrong * unit
            at += width + 2

    def step(self, pace: float) -> None:
        """Change every weight a little, against what the last lessons were wrong by."""
        self.steps += 1
        warm = 1.0 - MEMORY ** float(self.steps)
        wide = 1.0 - LONG_MEMORY ** float(self.steps)
        weights, direction, speed = self.net.weights, self.direction, self.speed
        for place in range(len(weights)):
            slope = self.slope[place] / float(BATCH)
            self.slope[place] = 0.0
            direction[place] = MEMORY * direction[place] + (1.0 - MEMORY) * slope
            speed[place] = LONG_MEMORY * speed[place] + (1.0 - LONG_MEMORY) * slope * slope
            weights[place] -= pace * (direction[place] / warm) / (sqrt(speed[place] / wide) + TINY)

    def plain_weights(self) -> list[float]:
        """Return the weights for figures as they are, the scale worked into them."""
        found = [weight for weight in self.net.weights]  # noqa: C416 - a vec is no list
        for place in range(self.width):
            found[place] /= self.scales[place]
        at = self.width
        for _ in range(self.hidden):
            for place in range(self.width):
                weight = found[at + place] / self.scales[place]
                found[at + place] = weight
                found[at + self.width] -= weight * self.means[place]
            at += self.width + 2
        return found


def surprise_of(net: Model, figures: vec[float], results: list[float]) -> float:
    """Return how surprised a net that does not learn is by a result."""
    shares = net.shares(figures, len(results))
    found = 0.0
    for seat, result in enumerate(results):
        found -= result * log(max(shares[seat], LEAST_SHARE))
    return found


def even_surprise(results: list[float]) -> float:
    """Return how surprised one is who holds all seats for equal."""
    equal = shared([0.0] * len(results))
    return -log(equal[0]) * sum(results)


def by_chance(luck: Luck) -> float:
    """Return a number between -1 and 1."""
    return 2.0 * float(luck.pick(FINE)) / float(FINE) - 1.0
