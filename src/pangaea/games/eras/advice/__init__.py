"""What is good in Eras."""

from pangaea.games.eras.advice.values import values

__all__ = ["values"]
