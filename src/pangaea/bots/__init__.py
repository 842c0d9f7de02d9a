"""Players that know the contract only."""

from pangaea.bots.roster import Bot, UnknownLevel, bot, levels

__all__ = ["Bot", "UnknownLevel", "bot", "levels"]
