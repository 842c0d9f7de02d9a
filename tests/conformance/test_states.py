"""What every game's state must keep to, at every seat count and with every variant."""

from pangaea.testing.play import *
from pangaea.testing.states import *
