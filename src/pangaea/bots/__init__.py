"""Players that know the contract only."""

from pangaea.bots.roster import (
    Bot,
    TurnBudget,
    UnknownLevel,
    bot,
    known_level,
    level_name,
    level_of,
    levels,
    looks_far,
    punctual_bot,
    seconds_for,
)

__all__ = [
    "Bot",
    "TurnBudget",
    "UnknownLevel",
    "bot",
    "known_level",
    "level_name",
    "level_of",
    "levels",
    "looks_far",
    "punctual_bot",
    "seconds_for",
]
