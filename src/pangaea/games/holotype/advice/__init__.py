"""What is good in Holotype."""

from pangaea.games.holotype.advice.values import values

__all__ = ["values"]
