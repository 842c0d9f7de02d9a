"""The log as JSON: one line a message, tables and people by pseudonyms."""

import io
import json
import logging
import sys
from collections.abc import Iterator

import pytest
from tests.server.guests import House, device

from pangaea.server import process
from pangaea.server.process import (
    JsonFormatter,
    PersonId,
    TableId,
    pseudonym,
    pseudonyms_from,
    start_log,
)


@pytest.fixture(autouse=True)
def key() -> Iterator[None]:
    before = process._key[0]
    pseudonyms_from(b"k" * 32)
    yield
    pseudonyms_from(before)


def written(message: str, *values: object, error: BaseException | None = None) -> dict[str, str]:
    """Write a message as JSON and read it again."""
    cause = (type(error), error, error.__traceback__) if error else None
    record = logging.LogRecord("pangaea.server", logging.ERROR, "x.py", 1, message, values, cause)
    line = JsonFormatter().format(record)
    assert "\n" not in line
    return dict(json.loads(line))


def test_a_line_says_when_how_bad_and_what() -> None:
    found = written("the store could not roll back (%r)", OSError("full"))

    assert found["level"] == "error"
    assert found["from"] == "pangaea.server"
    assert found["message"] == "the store could not roll back (OSError('full'))"
    assert found["at"].endswith("+00:00")
    assert "table" not in found


def test_tables_and_people_have_pseudonyms_wherever_they_are_named() -> None:
    found = written("table %s opened by %s: %s", TableId("Zx81"), PersonId("ada-id"), "evo")

    assert found["table"] == pseudonym("Zx81")
    assert found["person"] == pseudonym("ada-id")
    assert found["message"] == f"table {pseudonym('Zx81')} opened by {pseudonym('ada-id')}: evo"
    assert "Zx81" not in json.dumps(found)
    assert "ada-id" not in json.dumps(found)


def test_a_pseudonym_lasts_as_long_as_the_key_and_says_nothing_without_it() -> None:
    first = pseudonym("Zx81")
    again = pseudonym("Zx81")
    pseudonyms_from(b"another" * 4)

    assert first == again
    assert pseudonym("Zx81") != first
    assert len(first) == 12


def test_an_error_keeps_its_trace_on_one_line() -> None:
    try:
        raise ValueError("mistake")
    except ValueError as error:
        found = written("a bot failed", error=error)

    assert "ValueError: mistake" in found["error"]


def test_a_server_tells_who_opens_what_by_pseudonyms(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = io.StringIO()
    monkeypatch.setattr(sys, "stderr", told)
    root, server = logging.getLogger(), logging.getLogger("pangaea.server")
    before, level = root.handlers[:], server.level
    root.handlers = []
    try:
        start_log("json")
        table = house.guest().open("cubosaurs", device("Ada"), device("Bo")).id
    finally:
        root.handlers = before
        server.setLevel(level)

    lines = [json.loads(line) for line in told.getvalue().splitlines()]
    opened = [line for line in lines if "opened by" in line["message"]]
    assert [line["table"] for line in opened] == [pseudonym(table)]
    assert table not in told.getvalue()
    assert "Ada" not in told.getvalue()
