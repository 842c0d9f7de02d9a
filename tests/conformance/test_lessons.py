"""What every lesson must keep to."""

from pangaea.testing.lessons import *
from pangaea.testing.play import *
