"""No seat learns what it cannot know."""

from pangaea.testing.play import *
from pangaea.testing.secrets import *
