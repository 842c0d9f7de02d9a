"""Who repeats a mistake does not fill the log, and nothing is kept from it either."""

import logging

import pytest

from pangaea.server import process
from pangaea.server.process import MOST_REPEATS, REPEAT_SECONDS, RepeatFilter


def record(text: str, *values: object) -> logging.LogRecord:
    return logging.LogRecord("server", logging.WARNING, "x.py", 1, text, values, None)


def test_a_message_is_written_a_few_times_and_then_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1_000.0]
    monkeypatch.setattr(process, "monotonic", lambda: now[0])
    calm = RepeatFilter()

    written = [calm.filter(record("table %s", number)) for number in range(100)]
    other = calm.filter(record("something else"))
    now[0] += REPEAT_SECONDS
    later = record("table %s", "x")
    passed = calm.filter(later)

    assert sum(written) == MOST_REPEATS
    assert other
    assert passed
    assert later.getMessage() == f"table x (and {100 - MOST_REPEATS} more before)"


def test_a_message_with_its_own_percent_signs_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1_000.0]
    monkeypatch.setattr(process, "monotonic", lambda: now[0])
    calm = RepeatFilter()
    for _ in range(MOST_REPEATS + 1):
        calm.filter(record("100 % of it"))
    now[0] += REPEAT_SECONDS
    later = record("100 % of it")

    assert calm.filter(later)
    assert later.getMessage() == "100 % of it (and 1 more before)"
