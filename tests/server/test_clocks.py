"""Clocks by the table's choice: they run by what all may see, and nobody loses by the time."""

from collections.abc import Iterator

import msgspec
import pytest
from starlette.testclient import TestClient
from tests.following import Heard
from tests.server.guests import Guest, House, Line, device, only, scene_in
from tests.server.test_company import said, stands_in

from pangaea.core.record import AnswerLine, TimeControl, read_record
from pangaea.server.app import create_app
from pangaea.server.live import company
from pangaea.server.live.clocks import DAY, GRACE, MINUTE
from pangaea.server.settings import Settings
from pangaea.server.wire import messages, rest

LIVE = {"kind": "live", "bank": 600, "increment": 10}
DAYS = {"kind": "days", "bank": 2 * DAY, "increment": 2 * DAY, "cap": 5 * DAY}
NOON = 1_000_000.0


class Hands:
    """A time of day that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
def house(settings: Settings, hands: Hands) -> Iterator[House]:
    """A server whose time stands still."""
    app = create_app(settings, now=hands)
    with TestClient(app) as client:
        yield House(app, client)


def keep_time(house: House) -> None:
    """Let the server look at the clocks that are due."""
    assert house.client.portal is not None
    house.client.portal.call(house.tables.keep_time)


def timed(
    house: House, clock: dict[str, object], game: str = "cubosaurs", people: int = 2
) -> tuple[list[Guest], str]:
    """Some people at a table with a clock."""
    guests = [house.guest() for _ in range(people)]
    wish = {
        "game": game,
        "seats": [device("Ada"), *({"kind": "invite"} for _ in guests[1:])],
        "clock": clock,
    }
    table = guests[0].post("/api/tables", wish, rest.TableInfo)
    for seat, guest in enumerate(guests[1:], start=1):
        guest.join(table.seats[seat].invite, f"Guest {seat}")
    return guests, table.id


def test_where_days_are_counted_nobody_loses_a_seat_for_not_being_here(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once a bot plays for them, the others may offer the seat to somebody else."""
    (ada, bo), table = timed(house, DAYS)
    monkeypatch.setattr(company, "A_WHILE", 0.0)
    with ada.at(table) as line:
        line.hello()
        for newcomer in (True, False):
            wish = messages.HandOver("h", 1, "casual", newcomer)
            assert only(line.say(wish), messages.Refused).text
        with bo.at(table) as his:
            his.hello()
            his.say(messages.HandOver("h", 1, "casual"))
        line.say(messages.HandOver("h", 1, "casual", newcomer=True))

    assert ada.table(table).seats[1].welcome


def faces(heard: list[Heard]) -> list[tuple[float, bool]]:
    told = [message for message in heard if isinstance(message, messages.ClocksTold)][-1]
    return [(face.left, face.runs) for face in told.seats]


def answer(line: Line) -> list[tuple[float, bool]]:
    """Answer, and return what the clocks show then."""
    scene = scene_in(line.say(messages.LookFrom("en")))
    line.say(line.answer(scene))
    return faces(line.hello())


def first_to_move(lines: list[Line]) -> int:
    scene = scene_in(lines[0].say(messages.LookFrom("en")))
    return next(player.seat for player in scene.players if player.turn)


def test_the_clock_of_who_is_awaited_runs_and_a_turn_adds_to_it(house: House, hands: Hands) -> None:
    (ada, bo), table = timed(house, LIVE)
    with ada.at(table) as one, bo.at(table) as other:
        begun = faces(one.hello())
        other.hello()
        lines = [one, other]
        mover = first_to_move(lines)
        assert begun[mover] == (600.0, True)
        assert begun[1 - mover] == (600.0, False)

        hands.now += 25
        after = answer(lines[mover])

        while after[mover][1]:  # the turn may have more questions
            after = answer(lines[mover])
        assert after[mover] == (600.0 - 25 + 10, False)
        assert after[1 - mover] == (600.0, True)


def test_days_fill_up_to_the_cap_and_no_further(house: House) -> None:
    (ada, bo), table = timed(house, DAYS)
    with ada.at(table) as one, bo.at(table) as other:
        one.hello()
        other.hello()
        lines, seen = [one, other], set()
        for _ in range(12):
            told = answer(lines[first_to_move(lines)])
            seen |= {left for left, runs in told if not runs}

    assert max(seen) == 5 * DAY
    assert 4 * DAY in seen


def test_when_time_is_out_a_bot_plays_on_and_one_click_gives_the_seat_back(
    house: House, hands: Hands
) -> None:
    guests, table = timed(house, LIVE)
    with guests[0].at(table) as one, guests[1].at(table) as other:
        one.hello()
        other.hello()
        lines = [one, other]
        mover = first_to_move(lines)
        name = guests[0].table(table).seats[mover].name

        hands.now += 599
        keep_time(house)
        assert not any(seat.stand_in for seat in guests[0].table(table).seats)
        hands.now += 1
        keep_time(house)

        heard = lines[mover].heard()
        assert stands_in(heard)[mover] == "casual"
        assert said(heard) == [(name, f"Time is out for {name}: a bot (Casual) plays on.")]
        heard = lines[mover].say(messages.HandOver("h", mover))
        assert stands_in(heard)[mover] == ""


def test_who_comes_back_after_the_time_was_out_has_some_again(house: House, hands: Hands) -> None:
    guests, table = timed(house, LIVE)
    with guests[0].at(table) as one:
        one.hello()
        mover = first_to_move([one])
        hands.now += 601
        keep_time(house)
    with guests[mover].at(table) as line, guests[1 - mover].at(table) as other:
        other.hello()
        line.hello()
        line.say(messages.HandOver("h", mover))
        told = faces(line.hello())
        while not told[mover][1]:  # the bot was fast: it is the other's turn
            told = answer(other)

    assert told[mover] == (MINUTE, True)


def test_a_bot_plays_on_where_nobody_looks_and_the_table_had_left_the_memory(
    house: House, hands: Hands
) -> None:
    (ada, _), table = timed(house, LIVE)
    with ada.at(table) as one:
        one.hello()
    house.tables._tables.clear()

    hands.now += 601
    keep_time(house)

    assert sum(bool(seat.stand_in) for seat in ada.table(table).seats) == 1


def test_clocks_survive_a_restart(settings: Settings, hands: Hands) -> None:
    with TestClient(create_app(settings, now=hands)) as client:
        house = House(client.app, client)  # type: ignore[arg-type]
        guests, table = timed(house, LIVE)
        cookies = [guest.client.cookies for guest in guests]
        with guests[0].at(table) as one:
            one.hello()
            mover = first_to_move([one])
        with guests[mover].at(table) as line:
            line.hello()
            hands.now += 100
            while answer(line)[mover][1]:
                pass
    hands.now += 5_000  # nobody's live clock runs while the server is down
    with TestClient(create_app(settings, now=hands)) as client:
        house = House(client.app, client)  # type: ignore[arg-type]
        ada = house.guest()
        ada.client.cookies = cookies[0]
        keep_time(house)
        with ada.at(table) as line:
            told = faces(line.hello())
            assert told[mover] == (600 - 100 + 10, False)
            assert told[1 - mover] == (600, True)
            hands.now += 30
            assert faces(line.hello())[1 - mover] == (570, True)


def test_days_run_on_while_the_server_is_down_but_nobody_is_late_as_soon_as_it_starts(
    settings: Settings, hands: Hands
) -> None:
    with TestClient(create_app(settings, now=hands)) as client:
        house = House(client.app, client)  # type: ignore[arg-type]
        _, table = timed(house, DAYS)
    hands.now += 9 * DAY
    with TestClient(create_app(settings, now=hands)) as client:
        house = House(client.app, client)  # type: ignore[arg-type]
        guest = house.guest()
        hands.now += GRACE - 1
        keep_time(house)
        assert not any(seat.stand_in for seat in guest.table(table).seats)
        hands.now += 1
        keep_time(house)
        assert sum(bool(seat.stand_in) for seat in guest.table(table).seats) == 1


def test_an_answer_taken_back_and_given_again_adds_no_time(house: House) -> None:
    ada = house.guest()
    wish = {"game": "cubosaurs", "seats": [device("Ada"), device("Bo")], "clock": LIVE}
    table = ada.post("/api/tables", wish, rest.TableInfo).id
    with ada.at(table) as line:
        line.hello()
        seat = first_to_move([line])
        once = answer(line)[seat][0]
        position = scene_in(line.say(messages.LookFrom("en", seat))).position
        line.say(messages.Undo("u", seat, position))
        line.say(messages.LookFrom("en", seat))
        again = answer(line)[seat][0]

    assert once == again == 610


def test_the_record_keeps_the_clock_and_what_was_left(house: House, hands: Hands) -> None:
    ada = house.guest()
    wish = {"game": "cubosaurs", "seats": [device("Ada"), device("Bo")], "clock": LIVE}
    table = ada.post("/api/tables", wish, rest.TableInfo).id
    with ada.at(table) as line:
        line.hello()
        hands.now += 7.25
        answer(line)

    record = read_record(ada.client.get(f"/api/tables/{table}/record").text)

    assert record.header.clock == TimeControl("live", 600, 10)
    first = record.lines[0]
    assert isinstance(first, AnswerLine)
    assert (first.left, first.at) == (592.75, NOON + 7.25)


def test_a_table_without_a_clock_tells_none(house: House) -> None:
    ada = house.guest()
    table = ada.open("cubosaurs", device("Ada"), device("Bo")).id
    with ada.at(table) as line:
        heard = line.hello()
        heard += line.say(line.answer(scene_in(heard)))

    assert not any(isinstance(message, messages.ClocksTold) for message in heard)
    record = ada.client.get(f"/api/tables/{table}/record").text
    assert '"clock"' not in record
    assert '"left"' not in record


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "live", "bank": 59},
        {"kind": "live", "bank": 3 * 3600 + 1},
        {"kind": "days", "bank": 15 * DAY, "increment": DAY},
        {"kind": "days", "bank": DAY, "increment": DAY, "cap": DAY / 2},
        {"kind": "days", "bank": DAY, "increment": DAY, "cap": 61 * DAY},
    ],
)
def test_a_clock_that_cannot_be_played_with_is_refused(
    house: House, clock: dict[str, object]
) -> None:
    wish = {"game": "cubosaurs", "seats": [device("Ada"), device("Bo")], "clock": clock}

    assert house.guest().post("/api/tables", wish, rest.Problem, 400).text


def test_a_rematch_and_the_table_s_link_say_the_clock(house: House) -> None:
    ada = house.guest()
    wish = {"game": "cubosaurs", "seats": [device("Ada"), device("Bo")], "clock": DAYS}
    table = ada.post("/api/tables", wish, rest.TableInfo)

    assert table.wording[-1] == "2 days a turn, at most 5 kept"


# -- where others may not see who is awaited ----------------------------------------------------


def secret_table(house: House) -> tuple[list[Guest], str]:
    """Three people who all choose at once, in secret."""
    return timed(house, LIVE, game="dino_twist", people=3)


def test_where_all_choose_at_once_each_clock_runs_alone_and_parts_tell_nothing(
    house: House, hands: Hands
) -> None:
    guests, table = secret_table(house)
    with guests[0].at(table) as one, guests[1].at(table) as other:
        assert [runs for _, runs in faces(one.hello())] == [True] * 3
        other.hello()
        hands.now += 20
        parts = 0
        scene = scene_in(one.say(messages.LookFrom("en")))
        while scene.ask is not None:
            one.say(one.answer(scene))
            scene = scene_in(one.say(messages.LookFrom("en")))
            parts += 1
            hands.now += 5
        told = [message for message in other.heard() if isinstance(message, messages.ClocksTold)]

    assert parts > 1
    assert len(told) == 1  # when Ada was ready, and not before
    assert [face.runs for face in told[0].seats] == [False, True, True]


def card_window(house: House) -> tuple[list[Guest], str, int]:
    """Play a game of cards and moments to where nobody is named; return who is asked."""
    guests, table = timed(house, LIVE, game="evo", people=3)
    for _ in range(200):
        for seat, guest in enumerate(guests):
            with guest.at(table) as line:
                heard = line.hello()
                scene = scene_in(heard)
                if scene.ask is None:
                    continue
                if not is_anybody_named(house, table):
                    return guests, table, seat
                line.say(line.answer(scene))
    raise AssertionError("no such moment")


def is_anybody_named(house: House, table: str) -> bool:
    with house.guest().at(table) as watcher:
        return any(player.turn for player in scene_in(watcher.hello()).players)


def test_in_a_moment_for_cards_no_clock_runs_and_only_who_is_asked_knows_how_long(
    house: House, hands: Hands
) -> None:
    guests, table, seat = card_window(house)
    told = []
    for guest in [*guests, house.guest()]:
        with guest.at(table) as line:
            heard = line.hello()
            told.append(only(heard, messages.ClocksTold))

    assert not any(face.runs for one in told for face in one.seats)
    assert len({msgspec.json.encode(one.seats) for one in told}) == 1
    assert [one.own for one in told] == [MINUTE if number == seat else None for number in range(4)]
    hands.now += MINUTE
    keep_time(house)
    assert guests[0].table(table).seats[seat].stand_in == "casual"
