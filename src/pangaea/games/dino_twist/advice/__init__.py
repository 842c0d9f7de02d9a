"""What is good in Dino Twist."""

from pangaea.games.dino_twist.advice.values import values

__all__ = ["values"]
