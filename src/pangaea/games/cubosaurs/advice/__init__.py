"""What is good in Cubosaurs."""

from pangaea.games.cubosaurs.advice.values import values

__all__ = ["values"]
