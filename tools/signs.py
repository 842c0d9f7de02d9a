"""Draw web/src/styles/signs.woff: the few signs the page shows that its fonts lack.

Without it a machine that has hardly any fonts shows boxes for them. A sign is lines and dots in a
square of a thousand; `SIGNS` lists them all.
"""

from collections.abc import Iterable
from math import cos, hypot, radians, sin
from pathlib import Path
from typing import Final

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

TARGET: Final = Path(__file__).parents[1] / "web" / "src" / "styles" / "signs.woff"
NAME: Final = "Pangaea Signs"
EM: Final = 1000
ASCENT: Final = 950
DESCENT: Final = 250
MARGIN: Final = 60
LINE: Final = 78  # the width of a line
THIN: Final = 58
CORNERS: Final = 32  # of a circle
Point = tuple[float, float]
Outline = list[Point]  # clockwise is full, the other way round empty


def line(*points: Point, width: float = LINE) -> list[Outline]:
    """A line from point to point."""
    return [_stretch(*points[n : n + 2], width / 2) for n in range(len(points) - 1)]


def _stretch(begin: Point, end: Point, half: float) -> Outline:
    """A straight line, longer by half its width at both ends, so that corners are whole."""
    (x, y), (to_x, to_y) = begin, end
    long = hypot(to_x - x, to_y - y)
    along, aside = (to_x - x) / long * half, (to_y - y) / long * half
    return [
        (x - along - aside, y - aside + along),
        (to_x + along - aside, to_y + aside + along),
        (to_x + along + aside, to_y + aside - along),
        (x - along + aside, y - aside - along),
    ]


def arc(x: float, y: float, radius: float, begin: float, end: float) -> list[Point]:
    """Points on a circle, from one angle in degrees to another."""
    count = max(2, round(abs(end - begin) / 360 * CORNERS))
    angles = [radians(begin + (end - begin) * n / count) for n in range(count + 1)]
    return [(x + radius * cos(angle), y + radius * sin(angle)) for angle in angles]


def dot(x: float, y: float, radius: float) -> list[Outline]:
    """A full circle."""
    return [arc(x, y, radius, 360, 0)[:-1]]


def ring(x: float, y: float, radius: float) -> list[Outline]:
    """An empty circle."""
    return [*dot(x, y, radius), arc(x, y, radius - LINE, 0, 360)[:-1]]


def arrow(*, down: bool = False) -> list[Outline]:
    """An arrow to the right, or downwards."""
    shaft = [(80.0, 340.0), (800.0, 340.0)]
    head = [(560.0, 580.0), (800.0, 340.0), (560.0, 100.0)]
    if down:
        shaft, head = ([(780 - y, 780 - x) for x, y in part] for part in (shaft, head))
    return line(*shaft) + line(*head)


def back() -> list[Outline]:
    """An arrow round to the left: once again."""
    x, y, radius = 400.0, 310.0, 270.0
    end = 100
    tip_x, tip_y = arc(x, y, radius, 0, end)[-1]
    head = (tip_x + 130, tip_y + 170), (tip_x - 20, tip_y), (tip_x + 160, tip_y - 130)
    return line(*arc(x, y, radius, -200, end)) + line(*head)


SIGNS: Final[dict[str, tuple[list[Outline], int]]] = {  # and how wide each is
    "→": (arrow(), 880),
    "↓": (arrow(down=True), 880),
    "↺": (back(), 800),
    "⋯": (dot(150, 340, 62) + dot(400, 340, 62) + dot(650, 340, 62), 800),
    "⌃": (line((100, 230), (350, 480), (600, 230)), 700),
    "▾": ([[(90, 500), (610, 500), (350, 160)]], 700),
    "○": (ring(380, 340, 300), 760),
    "●": (dot(380, 340, 300), 760),
    "✓": (line((110, 330), (310, 110), (680, 620)), 780),
    "✕": (line((120, 110), (620, 610)) + line((120, 610), (620, 110)), 740),
    "✗": (line((150, 90), (600, 640)) + line((130, 580), (610, 120)), 740),
    "†": (line((210, 60), (210, 700)) + line((70, 520), (350, 520)), 420),
    "‡": (
        line((210, 60), (210, 700)) + line((70, 520), (350, 520)) + line((70, 240), (350, 240)),
        420,
    ),
    "ᵉ": (
        line(*arc(210, 520, 130, -45, -360), width=THIN) + line((90, 520), (330, 520), width=THIN),
        410,
    ),
}


def drawn(outlines: Iterable[Outline]) -> object:
    """A sign as fonts keep it."""
    pen = TTGlyphPen(None)
    for outline in outlines:
        pen.moveTo(outline[0])
        for point in outline[1:]:
            pen.lineTo(point)
        pen.closePath()
    return pen.glyph()


def main() -> None:
    """Write the font."""
    names = {sign: f"uni{ord(sign):04X}" for sign in SIGNS}
    font = FontBuilder(EM, isTTF=True)
    font.setupGlyphOrder([".notdef", *names.values()])
    font.setupCharacterMap({ord(sign): name for sign, name in names.items()})
    glyphs = {names[sign]: drawn(outlines) for sign, (outlines, _) in SIGNS.items()}
    font.setupGlyf({".notdef": drawn([]), **glyphs})
    widths = {names[sign]: (width, MARGIN) for sign, (_, width) in SIGNS.items()}
    font.setupHorizontalMetrics({".notdef": (EM, 0), **widths})
    font.setupHorizontalHeader(ascent=ASCENT, descent=-DESCENT)
    font.setupNameTable({"familyName": NAME, "styleName": "Regular"})
    font.setupOS2(sTypoAscender=ASCENT, sTypoDescender=-DESCENT, usWinAscent=ASCENT)
    font.setupPost()
    font.font["head"].created = font.font["head"].modified = 0  # the same font every time
    font.font.recalcTimestamp = False
    font.font.flavor = "woff"
    font.save(TARGET)


if __name__ == "__main__":
    main()
