"""Cubosaurs, by Fabien Tanguy: pass or keep, with the advanced DNA game."""

from pangaea.games.cubosaurs.game import GAME

__all__ = ["GAME"]
