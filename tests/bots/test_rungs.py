"""No level falls below the one under it: a sequential test for each rung, within a minute.

One player of the better level sits among others of the level below, on every seat in turn with the
same luck. Poor is the fair share, good is what the ladder (docs/strength.md) shows with room to
spare; the budgets of search are small, so that it costs little. `make test` plays all of it on the
compiled rules, and what is cheap on the others.
"""

from collections.abc import Iterator
from typing import Final

import pytest
from tests.support import COMPILED

from pangaea import shelf
from pangaea.arena.sequential import judged
from pangaea.arena.series import Series, played

MOST_GAMES: Final = 80
CHEAP: Final = [
    ("cubosaurs", 2, "casual", "beginner", 0.70),
    ("dino_twist", 2, "casual", "beginner", 0.70),
]
DEAR: Final = [
    ("eras", 2, "casual", "beginner", 0.75),
    ("evo", 3, "casual", "beginner", 0.55),
    ("holotype", 2, "casual", "beginner", 0.70),
    ("cubosaurs", 2, "strong@100", "casual", 0.65),
    ("dino_twist", 2, "strong@200", "casual", 0.65),
    ("dino_twist", 4, "strong@100", "casual", 0.40),
    ("eras", 2, "strong@100", "casual", 0.65),
    ("evo", 3, "strong@100", "casual", 0.55),
    ("holotype", 2, "strong@100", "casual", 0.68),
    ("cubosaurs", 2, "expert@600", "strong@100", 0.62),
]


def victories(slug: str, seats: int, level: str, rival: str) -> Iterator[float]:
    """Play games, and yield what the one among the others won of each."""
    bots = (level, *[rival] * (seats - 1))
    game = shelf.game(slug)
    series = Series(slug, seats, MOST_GAMES, 5, bots, game.check(seats, {}), None, rotate=True)
    for number in range(MOST_GAMES):
        shared = played(series, number, number + 1).victories[0]
        yield sum(times / (others + 1) for others, times in enumerate(shared))


@pytest.mark.parametrize(
    ("slug", "seats", "level", "rival", "good"), CHEAP + DEAR if COMPILED else CHEAP
)
def test_no_level_falls_below_the_one_under_it(
    slug: str, seats: int, level: str, rival: str, good: float
) -> None:
    verdict = judged(victories(slug, seats, level, rival), 1 / seats, good)

    assert verdict.holds, f"{level} is no better than {rival}: {verdict}"
