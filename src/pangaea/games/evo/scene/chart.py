"""Where the spaces of the island are drawn: pointy hexagons in rows shifted by half a space."""

from functools import lru_cache
from math import cos, pi, sin, sqrt
from typing import Final

from pangaea.games.evo.rules.island import Island

RADIUS: Final = 10.0
MARGIN: Final = 2.0
HALF_WIDTH: Final = RADIUS * sqrt(3) / 2
CHARTS: Final = 8  # islands whose charts are kept: those of the box, and a few corrected ones

Places = tuple[tuple[int, int], ...]  # column and row of each space


class Chart:
    """Centres and outlines of all spaces, in units of the drawing."""

    def __init__(self, places: Places) -> None:
        middles = [middle(column, row) for column, row in places]
        across, down = [x for x, _ in middles], [y for _, y in middles]
        left, top = min(across) - HALF_WIDTH - MARGIN, min(down) - RADIUS - MARGIN
        self.width: Final = round(max(across) + HALF_WIDTH + MARGIN - left, 2)
        self.height: Final = round(max(down) + RADIUS + MARGIN - top, 2)
        self.centres: Final = [(round(x - left, 2), round(y - top, 2)) for x, y in middles]
        self.outlines: Final = [hexagon(x, y) for x, y in self.centres]


def chart_of(island: Island) -> Chart:
    """Return the chart of an island."""
    return chart_for(tuple([(space.column, space.row) for space in island.spaces]))


@lru_cache(CHARTS)
def chart_for(places: Places) -> Chart:
    """Draw a chart, or return one that was drawn before."""
    return Chart(places)


def middle(column: int, row: int) -> tuple[float, float]:
    """Return where the middle of a space lies."""
    return (column + (row & 1) / 2) * RADIUS * sqrt(3), row * RADIUS * 1.5


def hexagon(x: float, y: float) -> tuple[float, ...]:
    """Return the corners of a space."""
    found: list[float] = []
    for corner in range(6):
        angle = pi / 3 * corner + pi / 6
        found += [round(x + RADIUS * cos(angle), 2), round(y + RADIUS * sin(angle), 2)]
    return tuple(found)
