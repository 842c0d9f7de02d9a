"""EVO, by Philippe Keyaerts: dinosaurs, a climate that never stays put, and a meteor."""

from pangaea.games.evo.game import GAME

__all__ = ["GAME"]
