"""A finished record, and ways to damage it."""

import json
from collections.abc import Callable

import pytest

import pangaea
from pangaea.core.errors import DamagedRecord
from pangaea.core.match import Match
from pangaea.core.record import link_of, tied

Lines = list[dict[str, object]]


def finished(seed: int = 11) -> Match:
    match = pangaea.new("cubosaurs", 2, seed=seed, rounds="1")
    number = 0
    while match.asked:
        number += 1
        options = match.options(match.asked[0])
        match.answer(match.asked[0], options[-1 if number % 3 else 0])
    return match


RECORD = finished().record()
ANSWERS = len(RECORD.splitlines()) - 2
LAST = ANSWERS + 2


def edited(change: Callable[[Lines], object]) -> str:
    """The record with its lines changed, by somebody who ties them to one another again."""
    lines: Lines = [json.loads(line) for line in RECORD.splitlines()]
    change(lines)
    return chained(lines)


def chained(lines: Lines) -> str:
    rows, link = [], ""
    for line in lines:
        text = json.dumps({name: value for name, value in line.items() if name != "chain"})
        rows.append(tied(text, link))
        link = link_of(rows[-1])
    return "".join(f"{row}\n" for row in rows)


def refused(text: str, door: Callable[[str], object] = pangaea.loads) -> DamagedRecord:
    with pytest.raises(DamagedRecord) as caught:
        door(text)
    for language in ("en", "fr"):
        assert caught.value.text(language)
    if "line" in caught.value.details:
        assert str(caught.value.details["line"]) in caught.value.text("fr")
    return caught.value


def line_of(text: str, door: Callable[[str], object] = pangaea.loads) -> int:
    return int(refused(text, door).details["line"])


def drawing_line() -> int:
    """The first answer after which luck was asked."""
    lines = [json.loads(line) for line in RECORD.splitlines()]
    return next(
        number for number, line in enumerate(lines, start=1) if number > 1 and line.get("luck")
    )
