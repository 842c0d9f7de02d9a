"""What every figure of a rulebook must keep to."""

from pangaea.testing.figures import *
from pangaea.testing.play import *
