"""The shape of Twist Island: eight lands around a volcano, with a coast."""

from functools import cache
from math import cos, pi, sin, sqrt
from typing import Final

from pangaea.core.scene import Stretch

WIDTH: Final = 600.0
HEIGHT: Final = 400.0
ROUNDNESS: Final = 0.2  # how much the corners draw in
REACH: Final[tuple[float, ...]] = (0.47, 0.455)  # of the board, from its middle to the coast
EDGES: Final[tuple[float, ...]] = (-1.0, -0.35, 0.35, 1.0)  # of the three columns and rows
STEPS: Final = 7  # points along a side of a land
SHORE: Final = 60  # points around the island

Point = tuple[float, float]


def on_board(across: float, down: float, swell: float = 1.0) -> Point:
    """Return the point of the board for a point of the island, both from -1 to 1."""
    x = across * sqrt(1 - ROUNDNESS * down * down) * swell
    y = down * sqrt(1 - ROUNDNESS * across * across) * swell
    return round(WIDTH * (0.5 + REACH[0] * x), 1), round(HEIGHT * (0.5 + REACH[1] * y), 1)


@cache
def outline(place: int) -> tuple[float, ...]:
    """Return the corners of the land at one of nine places, row by row."""
    left, right = EDGES[place % 3], EDGES[place % 3 + 1]
    top, bottom = EDGES[place // 3], EDGES[place // 3 + 1]
    sides = (
        ((left, top), (right, top)),
        ((right, top), (right, bottom)),
        ((right, bottom), (left, bottom)),
        ((left, bottom), (left, top)),
    )
    points = [point for side in sides for point in along(*side)]
    return tuple(number for point in points for number in point)


def along(start: Point, end: Point) -> list[Point]:
    """List points along a side of a land, its end left to the next side."""
    parts = [step / STEPS for step in range(STEPS)]
    return [
        on_board(start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
        for part in parts
    ]


@cache
def middle(place: int) -> Point:
    """Return the middle of the land at one of nine places."""
    corners = outline(place)
    xs, ys = corners[::2], corners[1::2]
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


@cache
def coast() -> tuple[Stretch, ...]:
    """Return the water and the sand around the lands."""
    return Stretch(shore(1.075, 0.012), "sky"), Stretch(shore(1.035, 0.008), "sand")


def shore(swell: float, waves: float) -> str:
    """Draw a line around the island, with small bays."""
    points = [shore_point(number * 2 * pi / SHORE, swell, waves) for number in range(SHORE)]
    return "M" + "L".join(f"{x} {y}" for x, y in points) + "z"


def shore_point(angle: float, swell: float, waves: float) -> Point:
    """Return a point of the shore in a direction."""
    x, y = cos(angle), sin(angle)
    reach = 1 / max(abs(x), abs(y))
    return on_board(x * reach, y * reach, swell + waves * sin(9 * angle) + waves * sin(5 * angle))
