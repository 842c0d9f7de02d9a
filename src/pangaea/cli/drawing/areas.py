"""Areas of the table: cards in a row, piles, boards with places."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pangaea.cli.drawing.chart import chart, is_charted
from pangaea.cli.drawing.flow import Chain, Flow, Headed
from pangaea.cli.drawing.pieces import (
    Numbers,
    card,
    explained,
    label,
    read_signs,
    series_label,
    stacked,
    tag,
    told,
)
from pangaea.cli.drawing.style import DIM, colour
from pangaea.core.scene import Area, Piece, Scene, Spot


def pieces_on(scene: Scene, area: Area) -> list[Piece]:
    """List what lies on an area."""
    return [piece for piece in scene.pieces if piece.area == area.id]


def area_view(scene: Scene, area: Area, numbers: Numbers) -> RenderableType:
    """Draw an area under its name, or beside it."""
    name = name_of(area, numbers)
    if area.kind == "pile":
        return pile_view(scene, area, numbers)
    if area.empty == area.label and not pieces_on(scene, area):
        return name
    return Headed(name, content_view(scene, area, numbers))


def name_of(area: Area, numbers: Numbers) -> Text:
    """Draw the name of an area, with the number that chooses it."""
    style = "bold" if area.featured else ""
    return tag(numbers.areas.get(area.id)).append(area.label, style=style)


def pile_view(scene: Scene, area: Area, numbers: Numbers) -> Text:
    """Draw a pile: its name and how many pieces it has."""
    return name_of(area, numbers).append(f"  {pile_size(scene, area)}", style=DIM)


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
    row = row_view(pieces, numbers, framed=area.featured)
    if area.series:
        return Group(row, Flow([series_label(series) for series in area.series]))
    return row


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
    """Draw the places of a board; on a map, empty ones that say nothing are left out."""
    cells = [spot_view(area, spot, pieces, numbers) for spot in area.spots]
    loose = [piece for piece in pieces if not piece.spot]
    rest = [row_view(loose, numbers, framed=False)] if loose else []
    if area.kind == "grid" and area.columns:
        return Group(grid_view(cells, area.columns), *rest)
    if area.kind in {"track", "rail"}:
        return Group(Chain(cells), *rest)
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
    there = [piece for piece in pieces if piece.spot == spot.id]
    text = tag(numbers.spots.get((area.id, spot.id)))
    if area.kind in {"track", "rail"} and is_plain(spot) and not text and not there:
        return text.append(spot.text, style=colour(spot.colour))
    text.append(spot.label, style=colour(spot.colour))
    if spot.text and not told(spot.text, spot.label) and not spot.label.startswith(spot.text):
        text.append(f" {spot.text}", style=DIM)
    if shown := read_signs(spot.badges, spot.label):
        text.append(" ").append(shown)
    for stack in stacked(there, numbers):
        text.append(" ").append(label(stack))
    return text


def is_plain(spot: Spot) -> bool:
    """Tell whether a space is one of many alike: its number says enough."""
    return bool(spot.text) and spot.label.endswith(f" {spot.text}") and not spot.badges
