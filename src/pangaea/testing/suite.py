"""Every test of the conformance suite, for `from pangaea.testing.suite import *`."""

from pangaea.testing.figures import *
from pangaea.testing.lessons import *
from pangaea.testing.matches import *
from pangaea.testing.play import *
from pangaea.testing.scenes import *
from pangaea.testing.secrets import *
from pangaea.testing.states import *
from pangaea.testing.words import *
