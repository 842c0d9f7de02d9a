"""What is good in EVO."""

from pangaea.games.evo.advice.values import values
from pangaea.games.evo.advice.worth import COURSE

__all__ = ["COURSE", "values"]
