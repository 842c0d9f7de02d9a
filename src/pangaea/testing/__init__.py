"""The conformance suite: what every game must keep to, for any game's own tests.

    from pangaea.testing.suite import *

    GAMES = ["clutch"]

Without GAMES it plays every game on the shelf. Needs pytest (`pip install pangaea[testing]`).
"""

import pytest

for _module in ("answers", "states", "matches", "scenes", "secrets", "words"):
    pytest.register_assert_rewrite(f"pangaea.testing.{_module}")

rule = pytest.mark.rule  # the paragraphs of the rulebook that a test holds

__all__ = ["rule"]
