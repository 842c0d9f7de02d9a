"""What all tests share: the header that says which form of the rules is under test."""

from hypothesis import settings

import pangaea.core.state

# A shared machine stalls now and then; that says nothing about the code.
settings.register_profile("pangaea", deadline=None, print_blob=True)
settings.load_profile("pangaea")


def pytest_report_header() -> str:
    interpreted = str(pangaea.core.state.__file__).endswith(".py")
    return f"pangaea: {'interpreted' if interpreted else 'compiled'}"
