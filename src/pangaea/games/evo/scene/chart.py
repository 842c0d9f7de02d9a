"""Where the spaces of the island are drawn: pointy hexagons in shifted rows, and their coast."""

from functools import lru_cache
from itertools import pairwise
from math import cos, floor, hypot, pi, sin, sqrt
from typing import Final

from pangaea.games.evo.rules.island import Island

RADIUS: Final = 10.0
MARGIN: Final = 4.0
HALF_WIDTH: Final = RADIUS * sqrt(3) / 2
CHARTS: Final = 8  # islands whose charts are kept: those of the box, and a few corrected ones
SIDES: Final = 6
SHORES: Final[tuple[float, ...]] = (9.0, 5.6, 3.2)  # reach of shallows, surf, sand
WILD: Final = 0.4  # how much of that differs from bay to bay

Places = tuple[tuple[int, int], ...]  # column and row of each space
Point = tuple[float, float]


class Chart:
    """The centres of all spaces and the coast around them, in units of the drawing."""

    def __init__(self, places: Places) -> None:
        middles = [middle(column, row) for column, row in places]
        across, down = [x for x, _ in middles], [y for _, y in middles]
        left, top = min(across) - HALF_WIDTH - MARGIN, min(down) - RADIUS - MARGIN
        self.width: Final = round(max(across) + HALF_WIDTH + MARGIN - left, 2)
        self.height: Final = round(max(down) + RADIUS + MARGIN - top, 2)
        self.centres: Final = [(round(x - left, 2), round(y - top, 2)) for x, y in middles]
        loops = coasts(self.centres)
        self.shores: Final = [shore(loops, reach) for reach in SHORES]


def chart_of(island: Island) -> Chart:
    """Return the chart of an island."""
    return chart_for(tuple([(space.column, space.row) for space in island.spaces]))


@lru_cache(CHARTS)
def chart_for(places: Places) -> Chart:
    """Draw a chart, or return one that was drawn before."""
    return Chart(places)


def middle(column: int, row: int) -> Point:
    """Return where the middle of a space lies."""
    return (column + (row & 1) / 2) * RADIUS * sqrt(3), row * RADIUS * 1.5


def corners(x: float, y: float) -> list[Point]:
    """Return the corners of a space, clockwise from the lower right."""
    angles = [pi / 3 * corner + pi / 6 for corner in range(SIDES)]
    return [(x + RADIUS * cos(angle), y + RADIUS * sin(angle)) for angle in angles]


HEXAGON: Final = tuple([round(number, 2) for corner in corners(0, 0) for number in corner])


# -- the coast --------------------------------------------------------------------------------


def coasts(centres: list[Point]) -> list[list[Point]]:
    """Return the closed lines along which land meets water, each with the land to its right."""
    following: dict[Point, tuple[Point, Point]] = {}  # from each corner the next one
    for x, y in centres:
        around = [*corners(x, y), corners(x, y)[0]]
        following.update({near(start): (start, end) for start, end in pairwise(around)
                          if is_coast(start, end, (x, y), centres)})  # fmt: skip
    return list(loops_of(following))


def near(point: Point) -> Point:
    """Return the place of a corner in the lattice: the same for all spaces that share it."""
    return round((point[0] - MARGIN) / HALF_WIDTH), round((point[1] - MARGIN) / RADIUS * 2)


def is_coast(start: Point, end: Point, land: Point, centres: list[Point]) -> bool:
    """Tell whether there is no space on the other side of an edge."""
    x, y = start[0] + end[0] - land[0], start[1] + end[1] - land[1]
    return all(hypot(x - other, y - down) > 1 for other, down in centres)


def loops_of(following: dict[Point, tuple[Point, Point]]) -> list[list[Point]]:
    """Join edges to closed lines."""
    found: list[list[Point]] = []
    while following:
        at = next(iter(following))
        loop: list[Point] = []
        while at in following:
            start, end = following.pop(at)
            loop.append(start)
            at = near(end)
        found.append(loop)
    return found


def shore(loops: list[list[Point]], reach: float) -> str:
    """Draw a soft line some way off the coast, as an SVG path."""
    return "".join([soft_line([off_coast(loop, at, reach) for at in range(len(loop))])
                    for loop in loops])  # fmt: skip


def off_coast(loop: list[Point], at: int, reach: float) -> Point:
    """Return a point in the sea before a corner of the coast, here nearer, there farther."""
    (px, py), (x, y), (nx, ny) = loop[at - 1], loop[at], loop[(at + 1) % len(loop)]
    # Two sides of equal length: the land lies to the right, so the sea to the left of both.
    out = (ny - py, px - nx)
    length = hypot(*out) or 1
    far = reach * (1 + WILD * (2 * chance(x, y) - 1))
    return x + out[0] / length * far, y + out[1] / length * far


def chance(x: float, y: float) -> float:
    """Return a number from 0 to 1 that looks random and is always the same for a place."""
    number = sin(round(x) * 12.9898 + round(y) * 78.233) * 43758.5453
    return number - floor(number)


def soft_line(points: list[Point]) -> str:
    """Draw a closed curve that bends at each point."""
    halves = [half(points[at - 1], points[at]) for at in range(len(points))]
    ends = [*halves[1:], halves[0]]
    bends = [f"Q{written(bend)} {written(end)}" for bend, end in zip(points, ends, strict=True)]
    return f"M{written(halves[0])}{''.join(bends)}Z"


def half(one: Point, other: Point) -> Point:
    """Return the point between two."""
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def written(point: Point) -> str:
    """Write a point into a path, as closely as a soft line needs."""
    return f"{point[0]:.0f} {point[1]:.0f}"
