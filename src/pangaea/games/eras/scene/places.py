"""Where things lie: the ring of sectors with paths growing outward, and one path laid flat.

Places never change, so each is worked out once.
"""

from collections.abc import Callable
from functools import cache
from math import cos, radians, sin
from typing import Final

from pangaea.games.eras.rules.names import LANES, PATH_LENGTH, SECTORS

Outline = tuple[float, ...]
# A rectangle by its distance from the board (from, to) and its place across the lanes (from, to).
Frame = Callable[[float, float, float, float], Outline]

SIZE: Final = 1000.0  # of the ring's own units
MIDDLE: Final = SIZE / 2
LANE: Final = 56.0
EDGE: Final = 148.0  # where a sector's rocks begin, from the middle
ROCK_DEPTH: Final = 30.0
FIRST_CARD: Final = 182.0
CARD_DEPTH: Final = 52.0
SPINE: Final = 30.0  # the strip beside a card, on its left, that names the era
GAP: Final = 4.0
HOME_RADIUS: Final = 85.0

HALF: Final = LANES * LANE / 2  # from the middle of a path to its side
# A path laid flat is drawn longer than in the ring, one's own the most: there is room for it.
OWN_STRETCH: Final = 1.9
STRETCH: Final = 1.15
PAIR_STRETCH: Final = 0.75  # two paths of an opponent share the room of one
FLAT_HEIGHT: Final = 2 * HALF + SPINE
INSERTION: Final = 18.0  # the strip between two cards where a card goes in


@cache
def ring_frame(sector: int, own_sector: int) -> Frame:
    """Lay a sector's path outward from the middle; one's own sector is at the bottom."""
    angle = radians(90 + (sector - own_sector) * 360 / SECTORS)
    out = (cos(angle), sin(angle))
    right = (-sin(angle), cos(angle))

    def framed(near: float, far: float, left: float, right_end: float) -> Outline:
        corners = ((near, left), (near, right_end), (far, right_end), (far, left))
        return tuple(
            round(MIDDLE + along * out[axis] + across * right[axis], 1)
            for along, across in corners
            for axis in (0, 1)
        )

    return framed


def flat_width(stretch: float) -> float:
    """Return the width of a path laid flat."""
    return stretch * (FIRST_CARD - EDGE + PATH_LENGTH * CARD_DEPTH)


@cache
def flat_frame(stretch: float) -> Frame:
    """Lay a path from left to right, the left lane on top, and above it what names the eras."""

    def framed(near: float, far: float, left: float, right_end: float) -> Outline:
        x0, x1 = stretch * (near - EDGE), stretch * (far - EDGE)
        y0, y1 = left + HALF + SPINE, right_end + HALF + SPINE
        return (x0, y0, x1, y0, x1, y1, x0, y1)

    return framed


@cache
def centre_of(outline: Outline) -> tuple[float, float]:
    """Return the middle of an outline."""
    across, down = outline[0::2], outline[1::2]
    return round(sum(across) / len(across), 1), round(sum(down) / len(down), 1)


def across(lane: int) -> tuple[float, float]:
    """Return where a lane begins and ends, from the middle of the path."""
    left = (lane - LANES / 2) * LANE
    return left + 1, left + LANE - 1


@cache
def rock_outline(frame: Frame, lane: int) -> Outline:
    """Return the outline of a sector's rock."""
    return frame(EDGE, EDGE + ROCK_DEPTH, *across(lane))


def card_start(place: int) -> float:
    """Return where the card at this place of a path begins, from the middle of the board."""
    return FIRST_CARD + place * CARD_DEPTH


@cache
def spine_outline(frame: Frame, place: int) -> Outline:
    """Return the outline of the strip that names a card."""
    start = card_start(place)
    return frame(start, start + CARD_DEPTH - GAP, -HALF - SPINE, -HALF - 1)


@cache
def slot_outline(frame: Frame, place: int, lane: int, part: int, parts: int) -> Outline:
    """Return the outline of a space, or of one half of a swamp."""
    start = card_start(place)
    depth = (CARD_DEPTH - GAP) / parts
    return frame(start + part * depth, start + (part + 1) * depth, *across(lane))


@cache
def card_outline(frame: Frame, place: int) -> Outline:
    """Return the outline of a whole card, for a place that is still free."""
    start = card_start(place)
    return frame(start, start + CARD_DEPTH - GAP, -HALF, HALF)


def insertion_outline(frame: Frame, place: int) -> Outline:
    """Return the outline of the strip before the card at this place, where another may go in."""
    middle = card_start(place) - GAP / 2
    return frame(middle - INSERTION / 2, middle + INSERTION / 2, -HALF - SPINE, HALF)


@cache
def home_outline() -> Outline:
    """Return the middle of the board, where the cone starts."""
    corners = [radians(60 * number) for number in range(SECTORS)]
    return tuple(
        round(MIDDLE + HOME_RADIUS * turn(corner), 1) for corner in corners for turn in (cos, sin)
    )
