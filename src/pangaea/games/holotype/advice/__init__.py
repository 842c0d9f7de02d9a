"""What is good in Holotype."""

from pangaea.games.holotype.advice.advisor import ADVISOR

__all__ = ["ADVISOR"]
