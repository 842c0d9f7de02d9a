"""The log of a first sight: everything that happened, as far as the seat may know."""

import pytest
from tests.following import Heard, Shown
from tests.server.guests import BOT, Guest, House, Line, device, scene_in

from pangaea.core.match import Match
from pangaea.core.scene import LogLine
from pangaea.server.live.ledger import BOOKMARK_EVERY, TAIL
from pangaea.server.wire import messages, rest

LONG = BOOKMARK_EVERY + TAIL + 20  # answers: the first of them lie before a bookmark


def play(line: Line, answers: int) -> None:
    """Answer for whoever is asked, not always the same."""
    for number in range(answers):
        asked = show_in(line.say(messages.LookFrom("en", 0))).next
        scene = scene_in(line.say(messages.LookFrom("en", asked)))
        assert scene.ask is not None
        choices = scene.ask.choices
        line.say(line.answer(scene, choices[number % len(choices)].option))


def show_in(heard: list[Heard]) -> Shown:
    return [message for message in heard if isinstance(message, Shown)][-1]


def told(line: Line, seat: int = 0, language: rest.Language = "en") -> list[LogLine]:
    return list(scene_in(line.say(messages.LookFrom(language, seat))).log)


def match_at(house: House, table: str) -> Match:
    return house.tables._tables[table].result().ledger.match


def undo(line: Line, seat: int) -> None:
    """Take the last choice of a seat back."""
    now = scene_in(line.say(messages.LookFrom("en", seat))).position
    line.say(messages.Undo("u", seat, now))


@pytest.fixture
def guest(house: House) -> Guest:
    return house.guest()


def played_eras(guest: Guest, answers: int) -> str:
    """Open a table for two on a device, and give some answers."""
    table = guest.open("eras", device("Ada"), device("Bo")).id
    with guest.at(table) as line:
        line.hello(0)
        play(line, answers)
    return table


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_first_sight_tells_everything_in_either_language(
    house: House, guest: Guest, language: rest.Language
) -> None:
    table = guest.open("eras", device("Ada"), device("Bo")).id
    with guest.at(table) as line:
        line.hello(0)
        play(line, 60)
        lines = [told(line, seat, language) for seat in (0, 1)]

    match = match_at(house, table)
    assert lines == [match.log(seat, language) for seat in (0, 1)]
    assert len(lines[0]) > 60


def test_what_lies_before_a_bookmark_is_told_after_a_restart(house: House, guest: Guest) -> None:
    table = guest.open("eras", device("Ada"), device("Bo")).id
    with guest.at(table) as line:
        line.hello(0)
        play(line, LONG)
        before = told(line)
    house.tables._tables.clear()  # forget, and rebuild from the log
    with guest.at(table) as line:
        line.hello(0)
        after = told(line)

    assert after == before
    assert len(after) > LONG


def test_the_whole_log_is_there_at_the_end(house: House, guest: Guest) -> None:
    table = guest.open("dino_twist", device("Ada"), BOT).id
    with guest.at(table) as line:
        line.hello(0)
        while (scene := scene_in(line.say(messages.LookFrom("en", 0)))).ending is None:
            if scene.ask is not None:
                line.say(line.answer(scene))
        lines = told(line)

    assert lines == match_at(house, table).log(0, "en")


def test_the_log_tells_that_an_answer_was_taken_back_however_long_ago(guest: Guest) -> None:
    table = guest.open("cubosaurs", device("Ada"), device("Bo")).id
    with guest.at(table) as line:
        line.hello(0)
        play(line, 10)
        undo(line, 0)
        at_once = told(line)
        play(line, 12)
        later = told(line)

    assert at_once[-1].text == "Ada took an answer back."
    assert later[: len(at_once)] == at_once
    assert [one.event for one in later].count("undo") == 1


def test_a_trace_goes_with_the_answers_it_stood_among(house: House, guest: Guest) -> None:
    """Who goes back beyond it hears of the last time only."""
    table = guest.open("cubosaurs", device("Ada"), device("Bo")).id
    with guest.at(table) as line:
        line.hello(0)
        play(line, 10)
        for _ in range(3):
            undo(line, 0)
            undo(line, 1)
        lines = told(line)

    assert [(one.event, one.seat) for one in lines[-2:]][-1] == ("undo", 1)
    assert [one.event for one in lines].count("undo") == 1
    assert lines[:-1] == match_at(house, table).log(0, "en")


def test_a_past_that_cannot_be_rebuilt_does_not_close_the_table(
    house: House, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = played_eras(guest, LONG)
    house.tables._tables.clear()
    damage_the_first_line(house, monkeypatch)
    with guest.at(table) as line:
        line.hello(0)
        lines = told(line)

    match = match_at(house, table)
    assert match.base > 0
    assert lines == match.log(0, "en")


def damage_the_first_line(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the store return a log whose first line cannot be read."""
    plain = house.tables.store.lines

    async def damaged(table: str, start: int = 0) -> list[str]:
        lines = await plain(table, start)
        return lines if start else ["{", *lines[1:]]

    monkeypatch.setattr(house.tables.store, "lines", damaged)
