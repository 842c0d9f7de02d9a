"""The README's library example does what it says."""

import doctest
from pathlib import Path

README = Path(__file__).parents[2] / "README.md"


def test_the_library_example_of_the_readme_holds() -> None:
    results = doctest.testfile(str(README), module_relative=False)

    assert results.attempted >= 4
    assert results.failed == 0
