"""Clutch keeps to what every game must keep to, and to its own rulebook."""

from pangaea.testing.suite import *

GAMES = ["clutch"]
