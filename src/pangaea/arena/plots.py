"""Plots as SVG: rows with a dot and its interval, or with a box; made of lines and text alone."""

from collections.abc import Sequence
from html import escape
from typing import Final

from msgspec import Struct

WIDTH: Final = 720
NAMES: Final = 210  # of the width, for what the rows are called
FIGURES: Final = 90  # and for the figures at the end
ROW: Final = 26
HEAD: Final = 34
FOOT: Final = 30
TICKS: Final = (1, 2, 5)
MOST_TICKS: Final = 6


class Row(Struct, frozen=True):
    """A row of a plot: a value within its interval; with a box, the middle half of what it sums."""

    name: str
    value: float
    low: float
    high: float
    text: str
    box: tuple[float, float] | None = None
    mark: float | None = None  # what would be fair in this row


def plotted(title: str, rows: Sequence[Row], line: float | None = None) -> str:
    """Draw rows under a title; `line` marks a value through all of them."""
    least, most = bounds(rows, line)
    scale = Scale(least, most)
    height = HEAD + ROW * len(rows) + FOOT
    parts = [text(0, 16, title, "start", bold=True)]
    for tick in ticks(least, most):
        parts.append(upright(scale.at(tick), HEAD - 6, height - FOOT + 4, "#ddd"))
        parts.append(text(scale.at(tick), height - 10, f"{tick:g}", "middle"))
    if line is not None:
        parts.append(upright(scale.at(line), HEAD - 6, height - FOOT + 4, "#a33", dashed=True))
    for number, row in enumerate(rows):
        parts.extend(row_parts(row, HEAD + ROW * number + ROW / 2, scale))
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="{escape(title)}" font-family="sans-serif" font-size="13">\n'
        f"{body}\n</svg>\n"
    )


class Scale:
    """Where values lie from left to right."""

    def __init__(self, least: float, most: float) -> None:
        self.least = least
        self.step = (WIDTH - NAMES - FIGURES) / (most - least)

    def at(self, value: float) -> float:
        """Return how far from the left a value lies."""
        return round(NAMES + (value - self.least) * self.step, 1)


def bounds(rows: Sequence[Row], line: float | None) -> tuple[float, float]:
    """Return the least and the most that must be seen, with a little room."""
    values = [value for row in rows for value in (row.low, row.high)]
    values += [row.mark for row in rows if row.mark is not None]
    values += [] if line is None else [line]
    least, most = min(values), max(values)
    room = (most - least) * 0.05 or 1.0
    return least - room, most + room


def ticks(least: float, most: float) -> list[float]:
    """Return round values to mark, not too many of them."""
    step = 1e-6
    while True:
        for part in TICKS:
            first = -(-least // (step * part)) * (step * part)
            found = [first + number * step * part for number in range(MOST_TICKS + 1)]
            if found[-1] > most:
                return [round(tick, 9) for tick in found if tick <= most]
        step *= 10


def row_parts(row: Row, y: float, scale: Scale) -> list[str]:
    """Draw one row."""
    parts = [
        text(NAMES - 12, y + 4, row.name, "end"),
        level(scale.at(row.low), scale.at(row.high), y),
        text(WIDTH - 2, y + 4, row.text, "end"),
    ]
    if row.mark is not None:
        parts.append(upright(scale.at(row.mark), y - 8, y + 8, "#a33"))
    if row.box is not None:
        left, right = scale.at(row.box[0]), scale.at(row.box[1])
        parts.append(
            f'<rect x="{left}" y="{y - 7}" width="{round(right - left, 1)}" height="14" '
            'fill="#9bd" stroke="#246"/>'
        )
        return [*parts, upright(scale.at(row.value), y - 7, y + 7, "#123")]
    return [*parts, f'<circle cx="{scale.at(row.value)}" cy="{y}" r="4.5" fill="#246"/>']


def level(left: float, right: float, y: float) -> str:
    """Draw a line from left to right."""
    return f'<line x1="{left}" x2="{right}" y1="{y}" y2="{y}" stroke="#246" stroke-width="2"/>'


def upright(x: float, top: float, bottom: float, colour: str, *, dashed: bool = False) -> str:
    """Draw a line from top to bottom."""
    dash = ' stroke-dasharray="4 3"' if dashed else ""
    return f'<line x1="{x}" x2="{x}" y1="{top}" y2="{bottom}" stroke="{colour}"{dash}/>'


def text(x: float, y: float, said: str, anchor: str, *, bold: bool = False) -> str:
    """Write something."""
    weight = ' font-weight="bold"' if bold else ""
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}"{weight}>{escape(said)}</text>'
