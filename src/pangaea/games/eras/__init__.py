"""Eras: a race along a path of eras, with a volcano that walks."""

from pangaea.games.eras.game import GAME

__all__ = ["GAME"]
