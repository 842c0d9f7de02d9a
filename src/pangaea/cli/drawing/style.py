"""Colours and shapes of the terminal; a colour never stands alone."""

from typing import Final

from pangaea.core.scene import Player

COLOURS: Final = {
    "amber": "#e0a000",
    "teal": "#20a8a0",
    "violet": "#a070e8",
    "rose": "#f06080",
    "sky": "#40a0e8",
    "lime": "#80b830",
    "orange": "#f08020",
    "blue": "#4a90f0",
    "purple": "#b070d8",
    "red": "#f04848",
    "green": "#40b060",
    "grey": "bright_black",
    "yellow": "#d8b820",
    "brown": "#b08050",
    "pink": "#f080b0",
    "back": "bright_black",
}
SHAPES: Final = {
    "circle": "●",
    "square": "■",
    "triangle": "▲",
    "diamond": "◆",
    "star": "★",
    "hexagon": "⬢",
}
TONES: Final = {
    "good": "green",
    "bad": "red",
    "hot": "red",
    "cold": "blue",
    "accent": "cyan",
}
PATTERNS: Final = {
    "dots": "∙",
    "lines": "=",
    "hatch": "/",
    "cross": "×",
    "waves": "~",
    "peaks": "^",
    "trees": "♠",
}
NUMBER: Final = "bold cyan"  # of a choice
DIM: Final = "dim"


def colour(name: str) -> str:
    """Return the terminal's colour for a colour of the scene; unknown ones keep the default."""
    return COLOURS.get(name, "")


def bold(name: str) -> str:
    """Return a bold style in a colour of the scene."""
    return f"bold {colour(name)}".strip()


def mark(player: Player) -> str:
    """Return the shape that stands for a player."""
    return SHAPES.get(player.shape, "○")
