"""What happened, in words and in the players' colours."""

from collections.abc import Sequence

from rich.text import Text

from pangaea.cli.drawing.style import DIM, bold, mark
from pangaea.core.scene import LogLine, Player


def log_text(line: LogLine, players: Sequence[Player]) -> Text:
    """Write one event, led by the shape of whom it is about."""
    player = next((player for player in players if player.seat == line.seat), None)
    text = Text("  ") if player is None else Text(f"{mark(player)} ", style=bold(player.colour))
    return text.append(line.text, style="bold" if line.important else f"not bold {DIM}")
