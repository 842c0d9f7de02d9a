"""How the table of Holotype looks to one seat."""

from pangaea.games.holotype.scene.whole import scene

__all__ = ["scene"]
