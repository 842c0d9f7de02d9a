"""What is good in Dino Twist."""

from pangaea.games.dino_twist.advice.advisor import ADVISOR

__all__ = ["ADVISOR"]
