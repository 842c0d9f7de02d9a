"""Each line of a record is tied to the one before: what was changed, lost or cut is found there."""

import pytest
from tests.core.damage import LAST, RECORD, line_of, refused

import pangaea
from pangaea.core.record import UNCHAINED, Break, read_record

ROWS = RECORD.splitlines()
LINES = range(1, LAST + 1)


def text_of(rows: list[str]) -> str:
    return "".join(f"{row}\n" for row in rows)


@pytest.mark.parametrize("line", LINES)
def test_a_changed_line_is_named(line: int) -> None:
    """One figure, time, card or point is written differently, and the line can still be read."""
    row = ROWS[line - 1]
    changed = (
        row.replace('"rulebook":"1"', '"rulebook":"2"') if line == 1 else row.replace("1", "2", 1)
    )
    assert changed != row

    assert line_of(text_of([*ROWS[: line - 1], changed, *ROWS[line:]])) == line


@pytest.mark.parametrize("line", LINES)
def test_a_line_without_its_link_is_named(line: int) -> None:
    bare = ROWS[line - 1].partition(',"chain"')[0] + "}"

    assert line_of(text_of([*ROWS[: line - 1], bare, *ROWS[line:]])) == line


@pytest.mark.parametrize("line", LINES[1:-1])
def test_a_missing_line_is_noticed_at_its_place(line: int) -> None:
    text = text_of(ROWS[: line - 1] + ROWS[line:])

    assert refused(text).key == "error-record-chain"
    assert line_of(text) == line


@pytest.mark.parametrize("line", LINES[1:-1])
def test_a_line_that_is_there_twice_is_named(line: int) -> None:
    assert line_of(text_of(ROWS[:line] + ROWS[line - 1 :])) == line + 1


@pytest.mark.parametrize("line", LINES[:-1])
def test_a_record_cut_at_the_end_of_a_line_is_recognised(line: int) -> None:
    text = text_of(ROWS[:line])

    assert refused(text).key == "error-record-cut"
    assert line_of(text) == line


def test_a_line_from_another_game_is_named() -> None:
    other = pangaea.new("cubosaurs", 2, seed=11, rounds="1", names=["Ada", "Bo"])
    while other.asked:
        other.answer(other.asked[0], other.options(other.asked[0])[0])
    foreign = other.record().splitlines()[5]

    assert line_of(text_of([*ROWS[:5], foreign, *ROWS[6:]])) == 6


def test_a_game_that_is_not_over_ends_with_a_break_and_can_be_played_on() -> None:
    match = pangaea.new("cubosaurs", 2, seed=1, rounds="1")
    for _ in range(3):
        match.answer(match.asked[0], "keep")
    match.undo()
    text = match.record()

    again = pangaea.loads(text)
    again.answer(again.asked[0], "keep")
    later = again.record()

    assert read_record(text).end == Break(2)
    assert later.splitlines()[: len(text.splitlines()) - 1] == text.splitlines()[:-1]
    assert read_record(later).end == Break(3)


def test_a_break_at_another_place_is_named() -> None:
    match = pangaea.new("cubosaurs", 2, seed=1, rounds="1")
    for _ in range(3):
        match.answer(match.asked[0], "keep")
    rows = match.record().splitlines()
    match.answer(match.asked[0], "keep")

    assert line_of(text_of([*rows[:-1], match.last_row()])) == len(rows)


def test_what_is_read_is_written_again_as_it_was() -> None:
    """Also a member that only a later version knows stays where it is."""
    assert pangaea.loads(RECORD).record() == RECORD


def test_a_record_of_the_first_format_stays_in_it() -> None:
    text = first_format()

    match = pangaea.loads(text)

    assert read_record(text).header.format == UNCHAINED
    assert match.record() == text
    match.answer(match.asked[0], match.options(match.asked[0])[0])
    again = pangaea.loads(match.record())
    assert read_record(again.record()).header.format == UNCHAINED
    assert again.state.plain() == match.state.plain()


def first_format() -> str:
    """The beginning of a game as the first release wrote it."""
    luck = str(pangaea.loads(RECORD).start_luck).replace(" ", "")
    return (
        '{"type":"header","format":"pangaea/1","game":"cubosaurs","rulebook":"1",'
        '"box":"c3ddd68fc67cca18","options":{"rounds":"1"},'
        f'"seats":[{{"name":"Ada"}},{{"name":"Bo"}}],"seal":"","luck":{luck},"figures":null}}\n'
    )
