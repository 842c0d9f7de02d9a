"""`make quick` leaves out tables, never a test of the contract that it does not name."""

import subprocess
import sys

from tests.quick import LONG
from tests.support import ROOT

from pangaea import shelf


def collected(*words: str) -> set[str]:
    """The tests of the contract that pytest would run."""
    command = [sys.executable, "-m", "pytest", "-q", "--collect-only", *words, "tests/conformance"]
    found = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return {line for line in found.splitlines() if "::" in line}


def test_quick_plays_every_game_and_every_test_with_the_smallest_table() -> None:
    whole, quick = collected(), collected("--quick")
    functions = {name.split("[")[0] for name in whole if not name.startswith(LONG)}

    assert quick < whole
    assert {name.split("[")[0] for name in quick} == functions
    for game in shelf.games():
        played = f"test_asking_changes_nothing[{game.slug}-"
        tables = {name for name in quick if played in name}
        assert len(tables) == 1
        assert tables.pop().endswith(f"[{game.slug}-{game.seats[0]}]")
