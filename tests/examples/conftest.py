"""Games from outside are installed where only these tests look for them."""

import pytest
from tests.examples.installing import Installed, installed


@pytest.fixture(scope="session")
def clutch(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return installed("clutch", tmp_path_factory.mktemp("outside"))
