"""A map as a chart: its places where they lie, each with its name, its sign and who is there."""

from collections import defaultdict
from itertools import pairwise

from msgspec import Struct
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from pangaea.cli.drawing.pieces import Numbers, tag
from pangaea.cli.drawing.style import DIM, PATTERNS, TONES, bold, colour, mark
from pangaea.core.scene import Area, Badge, Piece, Player, Scene, Spot

GAP = 1
UNOWNED = "◦"
NAMELESS = "·"
SHORT_KIND = 10  # a kind that takes more letters is told by its texture and its first word


class Cell(Struct, frozen=True):
    """A place on the chart."""

    x: float
    y: float
    text: Text


class Chart:
    """Cells where they lie; another view stands in where the window is too narrow."""

    def __init__(self, cells: list[Cell], legend: Text, instead: RenderableType) -> None:
        self.cells = cells
        self.legend = legend
        self.instead = instead

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        rows = rows_of(self.cells)
        scale = scale_for(rows)
        first = min(cell.x for cell in self.cells)
        lines = [line_of(row, first, scale) for row in rows]
        if max(line.cell_len for line in lines) > options.max_width:
            yield self.instead
            return
        yield from lines
        if self.legend:
            yield self.legend


def is_charted(area: Area) -> bool:
    """Tell whether the places of a map have short names, or lie at one player's place."""
    return area.kind == "map" and (area.owner is not None or is_named(area))


def is_named(area: Area) -> bool:
    """Tell whether the short names of an area's places are spoken too."""
    return all(name_of(spot) in spot.label for spot in area.spots)


def name_of(spot: Spot) -> str:
    """Return the name that is printed on a place, or else its own."""
    return spot.name or spot.id


def short_name(area: Area, spot: Spot) -> str:
    """Name a place in short: by its name, by what stands on it, or by what kind it is."""
    if is_named(area):
        return texture(spot) + name_of(spot)
    kind = kind_of(spot)
    if len(kind) > SHORT_KIND:
        kind = texture(spot) + kind.split()[0]
    return spot.text or kind or NAMELESS


def kind_of(spot: Spot) -> str:
    """Return the end of a place's label, which says what kind it is."""
    return spot.label.rpartition(", ")[2] if ", " in spot.label else ""


def chart(scene: Scene, area: Area, numbers: Numbers, instead: RenderableType) -> Chart:
    """Draw a map as a chart."""
    pieces = [piece for piece in scene.pieces if piece.area == area.id]
    letters = letters_of([badge for spot in area.spots for badge in spot.badges])
    cells = [
        Cell(spot.x, spot.y, cell_text(scene, area, spot, pieces, numbers, letters))
        for spot in area.spots
    ]
    return Chart(cells, legend_of(area, letters), instead)


def letters_of(badges: list[Badge]) -> dict[str, str]:
    """Give each sign a letter of its meaning that no other has, of the last word if possible."""
    found: dict[str, str] = {}
    for badge in badges:
        if badge.label not in found:
            letters = badge.label.rpartition(" ")[2] + badge.label
            free = [letter for letter in letters.lower() if letter not in found.values()]
            found[badge.label] = free[0] if free else ""
    return found


def legend_of(area: Area, letters: dict[str, str]) -> Text:
    """Say what the textures and the letters mean."""
    if is_named(area):
        grounds = {texture(spot): ground_of(spot) for spot in area.spots}
    else:
        long = [spot for spot in area.spots if len(kind_of(spot)) > SHORT_KIND]
        grounds = {texture(spot): kind_of(spot) for spot in long}
    signs = {letter: label for label, letter in letters.items()}
    named = {sign: meaning for sign, meaning in (grounds | signs).items() if sign}
    return Text(" · ".join(f"{sign} {meaning}" for sign, meaning in named.items()), style=DIM)


def ground_of(spot: Spot) -> str:
    """Say what a named place is: the word before its name, or in brackets after it."""
    before, _, after = spot.label.partition(name_of(spot))
    return before.strip() or after.partition(",")[0].strip(" ()")


def texture(spot: Spot) -> str:
    """Return the sign that stands for a place's texture: no colour stands alone."""
    return PATTERNS.get(spot.pattern, "")


def cell_text(
    scene: Scene,
    area: Area,
    spot: Spot,
    pieces: list[Piece],
    numbers: Numbers,
    letters: dict[str, str],
) -> Text:
    """Draw a place: its number if it can be chosen, its name, its signs, whose pieces are there."""
    there = [piece for piece in pieces if piece.spot == spot.id]
    chosen = [numbers.spots.get((area.id, spot.id)), *[numbers.pieces.get(p.id) for p in there]]
    text = tag(next((number for number in chosen if number), None))
    text.append(short_name(area, spot), style=bold(spot.colour) if there else colour(spot.colour))
    for badge in spot.badges:
        text.append(letters[badge.label], style=TONES.get(badge.tone, DIM))
    for piece in there:
        owner = None if piece.owner is None else scene.players[piece.owner]
        text.append_text(mark_of(owner))
    return text


def mark_of(owner: Player | None) -> Text:
    """Draw whose piece it is."""
    return Text(UNOWNED) if owner is None else Text(mark(owner), style=bold(owner.colour))


def rows_of(cells: list[Cell]) -> list[list[Cell]]:
    """Sort the cells into rows from top to bottom, each from left to right."""
    rows: defaultdict[float, list[Cell]] = defaultdict(list)
    for cell in cells:
        rows[cell.y].append(cell)
    return [sorted(rows[y], key=lambda cell: cell.x) for y in sorted(rows)]


def scale_for(rows: list[list[Cell]]) -> float:
    """Return how many columns a unit takes so that no cell covers its neighbour."""
    needed = [
        (left.text.cell_len + GAP) / (right.x - left.x)
        for row in rows
        for left, right in pairwise(row)
    ]
    return max(needed, default=0.0)


def line_of(row: list[Cell], first: float, scale: float) -> Text:
    """Set the cells of a row where they lie."""
    line = Text()
    for cell in row:
        line.pad_right(round((cell.x - first) * scale) - line.cell_len)
        line.append_text(cell.text)
    return line
