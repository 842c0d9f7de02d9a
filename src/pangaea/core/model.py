"""What self-play taught of a game: a small net that reads a position and shares the victory out.

Every seat is described by the same few figures and weighed by the same net: a sum of its figures,
and of what hidden units make of them. What a seat's weight is beside the others' is its share.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LONGEST: Final = 60.0  # a weight so far behind the best has no share


class Model:
    """A net with one hidden layer; its weights lie in one row.

    First the figures' own weights, then for each hidden unit its weights, its bias and its voice.
    """

    def __init__(self, width: i64, hidden: i64, weights: list[float]) -> None:
        assert len(weights) == size(width, hidden), "a net has as many weights as its shape wants"
        self.width: i64 = width
        self.hidden: i64 = hidden
        self.weights: vec[float] = vec[float](weights)

    def score(self, figures: vec[float], first: i64) -> float:
        """Weigh the seat whose figures begin at a place."""
        weights, width = self.weights, self.width
        total = 0.0
        for place in range(width):
            total += weights[place] * figures[first + place]
        at: i64 = width
        for _ in range(self.hidden):
            unit = weights[at + width]
            for place in range(width):
                unit += weights[at + place] * figures[first + place]
            if unit > 0.0:
                total += weights[at + width + 1] * unit
            at += width + 2
        return total

    def shares(self, figures: vec[float], seats: i64) -> list[float]:
        """Share the victory out among the seats, by their figures one after the other."""
        return shared([self.score(figures, seat * self.width) for seat in range(seats)])


def shared(scores: list[float]) -> list[float]:
    """Turn weights into shares that add up to one: a weight of one more is e times as likely."""
    best = max(scores)
    found: list[float] = []
    whole = 0.0
    for score in scores:
        chance = exp(score - best) if score > best - LONGEST else 0.0
        found.append(chance)
        whole += chance
    return [chance / whole for chance in found]


def size(width: i64, hidden: i64) -> i64:
    """Return how many weights a net has."""
    return width + hidden * (width + 2)
