"""What is good in Eras."""

from pangaea.games.eras.advice.advisor import ADVISOR

__all__ = ["ADVISOR"]
