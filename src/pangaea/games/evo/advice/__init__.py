"""What is good in EVO."""

from pangaea.games.evo.advice.advisor import ADVISOR

__all__ = ["ADVISOR"]
