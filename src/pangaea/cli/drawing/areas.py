"""Areas of the table: cards in a row, piles, boards with places."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from pangaea.cli.drawing.chart import chart, is_charted
from pangaea.cli.drawing.flow import Flow
from pangaea.cli.drawing.pieces import (
    Numbers,
    card,
    explained,
    label,
    sign,
    stacked,
    tag,
    told,
)
from pangaea.cli.drawing.style import DIM, colour
from pangaea.core.scene import Area, Piece, Scene, Spot

INDENT = (0, 0, 0, 2)


def pieces_on(scene: Scene, area: Area) -> list[Piece]:
    """List what lies on an area."""
    return [piece for piece in scene.pieces if piece.area == area.id]


def area_view(scene: Scene, area: Area, numbers: Numbers) -> RenderableType:
    """Draw an area under its name."""
    name = tag(numbers.areas.get(area.id)).append(area.label, style="bold" if area.featured else "")
    if area.kind == "pile":
        return name.append(f"  {pile_size(scene, area)}", style=DIM)
    if area.empty == area.label and not pieces_on(scene, area):
        return name
    return Group(name, Padding(content_view(scene, area, numbers), INDENT))


def pile_size(scene: Scene, area: Area) -> str:
    """Show how many pieces lie on a pile."""
    count = area.count
    return str(sum(piece.count for piece in pieces_on(scene, area)) if count is None else count)


def content_view(scene: Scene, area: Area, numbers: Numbers) -> RenderableType:
    """Draw what lies on an area."""
    pieces = pieces_on(scene, area)
    if area.spots:
        board = board_view(area, pieces, numbers)
        return chart(scene, area, numbers, board) if is_charted(area) else board
    if not pieces:
        return Text(area.empty, style=DIM)
    return row_view(pieces, numbers, framed=area.featured)


def row_view(pieces: list[Piece], numbers: Numbers, *, framed: bool) -> RenderableType:
    """Draw pieces side by side; those with much to read get a line of their own."""
    stacks = stacked(pieces, numbers)
    if any(stack.piece.look.text for stack in stacks):
        return explained(stacks)
    if framed:
        return Columns([card(stack) for stack in stacks], padding=(0, 1))
    tagged = any(stack.number for stack in stacks)
    labels = [label(stack, set_in=tagged and not stack.number) for stack in stacks]
    return Flow(labels)


def board_view(area: Area, pieces: list[Piece], numbers: Numbers) -> RenderableType:
    """Draw the places of a board; on a map or a track, empty ones that say nothing are left out."""
    cells = [spot_view(area, spot, pieces, numbers) for spot in area.spots]
    loose = [piece for piece in pieces if not piece.spot]
    rest = [row_view(loose, numbers, framed=False)] if loose else []
    if area.kind == "grid" and area.columns:
        return Group(grid_view(cells, area.columns), *rest)
    shown = [
        cell
        for cell, spot in zip(cells, area.spots, strict=True)
        if says_something(area, spot, pieces, numbers)
    ]
    return Group(Flow(shown), *rest)


def grid_view(cells: list[Text], columns: int) -> Table:
    """Draw cells in rows."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for start in range(0, len(cells), columns):
        grid.add_row(*cells[start : start + columns])
    return grid


def says_something(area: Area, spot: Spot, pieces: list[Piece], numbers: Numbers) -> bool:
    """Tell whether a place holds anything, can be chosen, or has something to read."""
    taken = any(piece.spot == spot.id for piece in pieces)
    return taken or (area.id, spot.id) in numbers.spots or bool(spot.text or spot.badges)


def spot_view(area: Area, spot: Spot, pieces: list[Piece], numbers: Numbers) -> Text:
    """Draw a place and what lies there."""
    text = tag(numbers.spots.get((area.id, spot.id)))
    text.append(spot.label, style=colour(spot.colour))
    if spot.text and not told(spot.text, spot.label):
        text.append(f" {spot.text}", style=DIM)
    for badge in spot.badges:
        text.append(" ").append(sign(badge))
    for stack in stacked([piece for piece in pieces if piece.spot == spot.id], numbers):
        text.append(" ").append(label(stack))
    return text
