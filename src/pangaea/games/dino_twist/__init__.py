"""Dino Twist, by Bertrand Arpino: prepare in secret, reveal together, attack from weak to strong."""

from pangaea.games.dino_twist.game import GAME

__all__ = ["GAME"]
