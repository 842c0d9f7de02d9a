"""A match taken up again from a bookmark."""

import pytest

import pangaea
from pangaea.core.errors import DamagedRecord, NothingToUndo
from pangaea.core.luck import Script
from pangaea.core.match import Match
from pangaea.core.record import link_of
from pangaea.core.replay import Bookmark, bookmark, resumed


def played(answers: int) -> Match:
    """Give some answers, always the last option."""
    match = pangaea.new("cubosaurs", 3, seed=5)
    for _ in range(answers):
        seat = match.asked[0]
        match.answer(seat, match.options(seat)[-1])
    return match


def marked(match: Match, lines: int) -> tuple[str, Bookmark, list[str]]:
    """Return a header, a bookmark after some lines, and the lines that follow it."""
    state, rows = match.position_at(lines), match.rows()
    link = link_of(rows[lines - 1])
    mark = bookmark(state, lines=lines, position=lines, picks=0, link=link)
    return match.head(), mark, rows[lines:]


def test_it_is_at_the_same_position() -> None:
    match = played(40)
    twin = resumed(*marked(match, 33), pangaea.game)

    assert (twin.base, twin.position) == (33, 40)
    assert twin.state.plain() == match.state.plain()
    assert twin.header() == match.header()


def test_it_shows_the_same_from_the_bookmark_on() -> None:
    match = played(40)
    twin = resumed(*marked(match, 33), pangaea.game)

    for position in range(34, 41):
        assert twin.scene(1, "fr", position) == match.scene(1, "fr", position)
    assert twin.log(1, "en") == match.log(1, "en", since=34)


def test_it_takes_back_as_far_as_it_knows() -> None:
    match = played(36)
    twin = resumed(*marked(match, 33), pangaea.game)
    for _ in range(3):
        twin.undo()
    assert twin.state.plain() == match.position_at(33).plain()

    with pytest.raises(NothingToUndo):
        twin.undo()


def test_it_goes_on_like_the_original() -> None:
    match = played(40)
    twin = resumed(*marked(match, 16), pangaea.game)
    seat = match.asked[0]
    match.answer(seat, match.options(seat)[0])
    twin.luck = Script(match.steps[-1].luck)
    twin.answer(seat, match.steps[-1].option)

    assert twin.state.plain() == match.state.plain()


def test_a_line_that_does_not_fit_is_named() -> None:
    header, mark, lines = marked(played(40), 33)

    with pytest.raises(DamagedRecord) as refused:
        resumed(header, mark, [lines[0], "nonsense"], pangaea.game)
    assert refused.value.details["line"] == 36
    with pytest.raises(DamagedRecord):
        resumed(lines[0], mark, lines, pangaea.game)


def test_a_step_knows_how_many_options_there_were() -> None:
    match = pangaea.new("cubosaurs", 2, seed=1)
    seat = match.asked[0]
    options = match.options(seat)
    match.answer(seat, options[0])

    assert match.steps[0].choices == len(options)
