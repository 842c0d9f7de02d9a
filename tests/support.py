"""What tests of several kinds share: the rule mark, the form under test, chance of chance."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import pytest

import pangaea.core.state
from pangaea.core.luck import Luck
from pangaea.core.record import read_record
from pangaea.core.state import NOBODY, State

rule = pytest.mark.rule

ROOT: Final = Path(__file__).parent.parent
FIXTURES: Final = ROOT / "tests" / "fixtures"
COMPILED: Final = not str(pangaea.core.state.__file__).endswith(".py")


def told_by(record: str) -> tuple[object, ...]:
    """Say what a record tells of a game, in whichever format: who sat, what was said, the end."""
    read = read_record(record)
    header, lines, footer = read.header, read.lines, read.footer
    said = [
        (line.seat, getattr(line, "answer", "undo"), getattr(line, "luck", [])) for line in lines
    ]
    known = (header.game, header.options, header.seats, header.luck, header.seal)
    return (*known, said, footer and (footer.outcome, footer.seed))


def played_on(state: State, luck: Luck, answers: int) -> State:
    """Play a state on at random for some answers, or to its end."""
    for _ in range(answers):
        seat = state.first_asked()
        if seat == NOBODY:
            break
        state.answer(seat, state.random_option(seat, luck), luck)
    return state


def chi_square(seen: Iterable[int], expected: dict[int, float]) -> float:
    """Return how far what was seen lies from what was expected, in standard deviations.

    For chi-square with d degrees of freedom, mean d and variance 2d.
    """
    counted = Counter(seen)
    total = sum(counted.values())
    assert set(counted) <= set(expected), "something was seen that cannot be"
    distance = sum(
        (counted[value] - total * share) ** 2 / (total * share) for value, share in expected.items()
    )
    degrees = len(expected) - 1
    return float((distance - degrees) / (2 * degrees) ** 0.5)


def looks_fair(seen: Iterable[int], expected: dict[int, float]) -> bool:
    """Tell whether what was seen is no surprise; seeds are fixed, so this never flickers."""
    return chi_square(seen, expected) < 4


def evenly(size: int) -> dict[int, float]:
    """Expect each of 0..size-1 as often as the others."""
    return dict.fromkeys(range(size), 1 / size)
