"""What every game must keep to when played through the checked door."""

from pangaea.testing.matches import *
from pangaea.testing.play import *
