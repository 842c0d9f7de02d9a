"""What `make quick` leaves to `make test`: the same rules again, longer or with other tables."""

import pytest

from pangaea.testing.cases import Case

LONG = (
    "tests/conformance/test_fuzz.py",
    "tests/conformance/test_veil.py",
    "tests/core/test_parity.py",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--quick", action="store_true", help="one table per game and test of the contract"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep what is quick; pytest tells how many others there are."""
    if config.getoption("--quick"):
        others = [item for item in items if not is_quick(item)]
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if is_quick(item)]


def is_quick(item: pytest.Item) -> bool:
    """Of all the tables that a test of the contract plays, the smallest is quick."""
    callspec = getattr(item, "callspec", None)
    given = callspec.params.values() if callspec else ()
    cases = [value for value in given if isinstance(value, Case)]
    return not item.nodeid.startswith(LONG) and all(is_smallest(case) for case in cases)


def is_smallest(case: Case) -> bool:
    """The usual game with the fewest seats, by the rules of today."""
    return case.seats == case.game.seats[0] and not case.chosen and not case.older
