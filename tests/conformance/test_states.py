"""What every game's state must keep to, at every seat count and with every option."""

from pangaea.testing.play import *
from pangaea.testing.states import *
