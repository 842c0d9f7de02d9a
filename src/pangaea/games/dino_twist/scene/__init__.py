"""How the table of Dino Twist looks."""

from pangaea.games.dino_twist.scene.table import scene

__all__ = ["scene"]
