"""How the table of EVO looks."""

from pangaea.games.evo.scene.table import scene

__all__ = ["scene"]
