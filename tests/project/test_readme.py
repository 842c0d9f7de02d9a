"""The examples of the README and of the library's page do what they say."""

import doctest

import pytest
from tests.support import ROOT


@pytest.mark.parametrize("page", ["README.md", "docs/library.md"])
def test_the_library_examples_hold(page: str) -> None:
    results = doctest.testfile(str(ROOT / page), module_relative=False)

    assert results.attempted >= 4
    assert results.failed == 0
