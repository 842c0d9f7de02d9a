"""Where the spaces of the island are drawn: pointy hexagons in rows shifted by half a space."""

from math import cos, pi, sin, sqrt
from typing import Final

from pangaea.games.evo.island import Island, Space

RADIUS: Final = 10.0
MARGIN: Final = 2.0
HALF_WIDTH: Final = RADIUS * sqrt(3) / 2


class Chart:
    """Centres and outlines of all spaces, in units of the drawing."""

    def __init__(self, island: Island) -> None:
        across = [middle(space)[0] for space in island.spaces]
        down = [middle(space)[1] for space in island.spaces]
        left, top = min(across) - HALF_WIDTH - MARGIN, min(down) - RADIUS - MARGIN
        self.width: Final = round(max(across) + HALF_WIDTH + MARGIN - left, 2)
        self.height: Final = round(max(down) + RADIUS + MARGIN - top, 2)
        self.centres: Final = [
            (round(x - left, 2), round(y - top, 2)) for x, y in zip(across, down, strict=True)
        ]
        self.outlines: Final = [hexagon(x, y) for x, y in self.centres]


def middle(space: Space) -> tuple[float, float]:
    """Return where the middle of a space lies."""
    column = space.column + (space.row & 1) / 2
    return column * RADIUS * sqrt(3), space.row * RADIUS * 1.5


def hexagon(x: float, y: float) -> tuple[float, ...]:
    """Return the corners of a space."""
    found: list[float] = []
    for corner in range(6):
        angle = pi / 3 * corner + pi / 6
        found += [round(x + RADIUS * cos(angle), 2), round(y + RADIUS * sin(angle), 2)]
    return tuple(found)
