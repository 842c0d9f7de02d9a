"""Dino Twist, by Bertrand Arpino: prepare in secret, attack from weak to strong."""

from pangaea.games.dino_twist.game import GAME

__all__ = ["GAME"]
