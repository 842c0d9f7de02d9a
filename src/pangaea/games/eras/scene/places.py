"""Where things lie: a path from left to right, and the board in the middle of the table.

Places never change, so each is worked out once.
"""

from functools import cache
from math import cos, radians, sin
from typing import Final

from pangaea.games.eras.rules.names import LANES, PATH_LENGTH, SECTORS

Outline = tuple[float, ...]

# A path: the sector's rocks, then its cards, each with a spine that names the era.
LANE: Final = 62.0
HEIGHT: Final = LANES * LANE
ROCK: Final = 44.0
FIRST_CARD: Final = 50.0
SPINE: Final = 24.0
CARD: Final = 104.0  # from one card to the next
GAP: Final = 4.0
WIDTH: Final = FIRST_CARD + PATH_LENGTH * CARD - GAP
ELASTIC: Final = 2.2  # a path may be drawn so much longer or shorter than it is
NUMBER: Final = 26.0  # how far below its upper end a spine bears the number of its era

# The board: the cone's home, and the sectors around it.
SIZE: Final = 100.0
MIDDLE: Final = SIZE / 2
HOME_RADIUS: Final = 27.0
INNER, OUTER = 30.0, 49.0
WEDGE: Final = 27.0  # degrees to either side of the middle of a sector


def box(left: float, right: float, top: float, bottom: float) -> Outline:
    """Return the outline of an upright box."""
    return (left, top, right, top, right, bottom, left, bottom)


@cache
def centre_of(outline: Outline) -> tuple[float, float]:
    """Return the middle of an outline."""
    across, down = outline[0::2], outline[1::2]
    return round(sum(across) / len(across), 1), round(sum(down) / len(down), 1)


def along(lane: int) -> tuple[float, float]:
    """Return where a lane begins and ends; looking outward, to the right, left is on top."""
    return lane * LANE, (lane + 1) * LANE


@cache
def rock_outline(lane: int) -> Outline:
    """Return the outline of a sector's rock."""
    return box(0.0, ROCK, *along(lane))


def card_start(place: int) -> float:
    """Return where the card at this place of a path begins."""
    return FIRST_CARD + place * CARD


@cache
def spine_outline(place: int) -> Outline:
    """Return the outline of the spine that names a card."""
    start = card_start(place)
    return box(start, start + SPINE, 0.0, HEIGHT)


def land_of(place: int) -> tuple[float, float]:
    """Return where the land of a card begins and how wide it is."""
    return card_start(place) + SPINE, CARD - GAP - SPINE


@cache
def slot_outline(place: int, lane: int, part: int, parts: int) -> Outline:
    """Return the outline of a space, or of one half of a swamp."""
    start, width = land_of(place)
    half = width / parts
    return box(start + part * half, start + (part + 1) * half, *along(lane))


@cache
def card_outline(place: int) -> Outline:
    """Return the outline of a whole card, for a place that is still free."""
    start = card_start(place)
    return box(start, start + CARD - GAP, 0.0, HEIGHT)


@cache
def home_outline() -> Outline:
    """Return the middle of the board, where the cone starts."""
    return corners([(HOME_RADIUS, 60.0 * number + 30) for number in range(SECTORS)])


@cache
def sector_outline(sector: int, bottom: int) -> Outline:
    """Return the outline of a sector on the board; one of them is at the bottom."""
    angle = 90 + (sector - bottom) * 360 / SECTORS
    return corners(
        [
            (INNER, angle - WEDGE),
            (OUTER, angle - WEDGE),
            (OUTER, angle),
            (OUTER, angle + WEDGE),
            (INNER, angle + WEDGE),
        ]
    )


def corners(points: list[tuple[float, float]]) -> Outline:
    """Return an outline from corners by their distance from the middle and their direction."""
    return tuple(
        round(MIDDLE + distance * turn(radians(angle)), 1)
        for distance, angle in points
        for turn in (cos, sin)
    )
