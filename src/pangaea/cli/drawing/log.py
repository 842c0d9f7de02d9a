"""What happened, in words and in the players' colours."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from pangaea.cli.drawing.style import DIM, bold, mark
from pangaea.core.scene import LogLine, Player


def log_view(lines: Sequence[LogLine], players: Sequence[Player]) -> Table:
    """Draw events, each led by the shape of whom it is about."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for line in lines:
        player = next((player for player in players if player.seat == line.seat), None)
        shape = Text(" ") if player is None else Text(mark(player), style=bold(player.colour))
        grid.add_row(shape, Text(line.text, style="bold" if line.important else DIM))
    return grid
