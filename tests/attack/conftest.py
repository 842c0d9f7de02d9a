"""The guests' house, for attacks that need no process of their own."""

from tests.server.conftest import _the_same_luck_every_time, house, settings

__all__ = ["_the_same_luck_every_time", "house", "settings"]
