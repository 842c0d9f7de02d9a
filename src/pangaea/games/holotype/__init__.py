"""Holotype, by Brett Harrison and Lex Terenchin: dig, study and publish."""

from pangaea.games.holotype.game import GAME

__all__ = ["GAME"]
