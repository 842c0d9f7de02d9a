"""What all tests share: the header that says which form of the rules is under test."""

from hypothesis import settings
from tests.did_not_run import pytest_make_collect_report, pytest_runtest_makereport
from tests.quick import pytest_addoption, pytest_collection_modifyitems

import pangaea.core.state

__all__ = [
    "pytest_addoption",
    "pytest_collection_modifyitems",
    "pytest_make_collect_report",
    "pytest_report_header",
    "pytest_runtest_makereport",
]

# A shared machine stalls now and then; that says nothing about the code.
settings.register_profile("pangaea", deadline=None, print_blob=True)
settings.load_profile("pangaea")


def pytest_report_header() -> str:
    interpreted = str(pangaea.core.state.__file__).endswith(".py")
    return f"pangaea: {'interpreted' if interpreted else 'compiled'}"
