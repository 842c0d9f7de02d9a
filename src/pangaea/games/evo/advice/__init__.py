"""What is good in EVO."""

from pangaea.games.evo.advice.values import values

__all__ = ["values"]
