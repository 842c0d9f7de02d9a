"""How the table of Cubosaurs looks."""

from pangaea.games.cubosaurs.scene.table import scene

__all__ = ["scene"]
