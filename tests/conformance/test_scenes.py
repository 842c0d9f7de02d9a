"""What every scene must keep to."""

from pangaea.testing.play import *
from pangaea.testing.scenes import *
