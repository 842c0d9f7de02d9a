"""Players that know the contract only."""

from pangaea.bots.roster import (
    Bot,
    TurnBudget,
    UnknownLevel,
    bot,
    level_name,
    level_of,
    levels,
    punctual_bot,
    seconds_for,
)

__all__ = [
    "Bot",
    "TurnBudget",
    "UnknownLevel",
    "bot",
    "level_name",
    "level_of",
    "levels",
    "punctual_bot",
    "seconds_for",
]
