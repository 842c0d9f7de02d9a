"""What is good in Cubosaurs."""

from pangaea.games.cubosaurs.advice.advisor import ADVISOR

__all__ = ["ADVISOR"]
