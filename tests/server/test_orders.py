"""Standing orders: given once, carried out by the server, told to nobody else."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from time import monotonic

import msgspec
import pytest
from tests.following import Heard
from tests.server.guests import Guest, House, Line, device, only, scene_in
from tests.server.test_clocks import timed

from pangaea.core.scene import Scene
from pangaea.server import wire


def orders(heard: list[Heard]) -> list[tuple[str, list[str]]]:
    told = [message for message in heard if isinstance(message, wire.OrdersTold)][-1]
    return [(order.answer, order.unless) for order in told.orders]


def evo(house: House) -> tuple[list[Guest], str]:
    """Three people at a game with moments for cards."""
    guests = [house.guest() for _ in range(3)]
    seats = [device("Ada"), {"kind": "invite"}, {"kind": "invite"}]
    table = guests[0].open("evo", *seats)
    for seat in (1, 2):
        guests[seat].join(table.seats[seat].invite, f"Guest {seat}")
    return guests, table.id


def asked_for_cards(line: Line) -> Scene | None:
    """Answer whatever comes first, until a moment for cards asks this page, or somebody else."""
    for _ in range(60):
        scene = scene_in(line.say(wire.LookFrom("en")))
        if scene.ask is None or scene.ask.question == "evo.card":
            return scene if scene.ask else None
        line.say(line.answer(scene))
    return None


def first_asked(lines: list[Line]) -> int:
    for _ in range(60):
        for seat, line in enumerate(lines):
            if asked_for_cards(line) is not None:
                return seat
    raise AssertionError("no moment for cards")


@contextmanager
def all_at(guests: list[Guest], table: str) -> Iterator[tuple[list[Line], int, Scene]]:
    """Open a page for each; say which seat is the first to be asked for cards, and what it sees."""
    with ExitStack() as open_lines:
        lines = [open_lines.enter_context(guest.at(table)) for guest in guests]
        for line in lines:
            line.hello()
        seat = first_asked(lines)
        scene = asked_for_cards(lines[seat])
        assert scene is not None
        yield lines, seat, scene


def pass_option(scene: Scene) -> int:
    assert scene.ask is not None
    return next(one.option for one in scene.ask.choices if one.notation == "card pass")


def go_on(lines: list[Line], mine: Line, position: int, seconds: float = 20) -> None:
    """Let all play to a position; only the server answers for one of them when cards are asked."""
    end, now = monotonic() + seconds, 0
    while now < position:
        assert monotonic() < end, "the order was not carried out"
        for line in lines:
            scene = scene_in(line.say(wire.LookFrom("en")))
            now = max(now, scene.position)
            is_ordered = scene.ask and line is mine and scene.ask.question == "evo.card"
            if scene.ask is not None and not is_ordered:
                line.say(line.answer(scene))


def test_an_order_answers_now_and_the_next_times_and_others_hear_nothing_of_it(
    house: House,
) -> None:
    guests, table = evo(house)
    with all_at(guests, table) as (lines, seat, scene):
        mine = lines[seat]

        heard = mine.say(wire.GiveOrder("o", seat, pass_option(scene)))
        assert orders(heard) == [("pass", [])]
        go_on(lines, mine, scene.position + 30)
        others = [text for line in lines if line is not mine for text in line.raw]

    assert not any('"type":"orders"' in text for text in others)


def test_an_exception_asks_all_the_same(house: House) -> None:
    guests, table = evo(house)
    with all_at(guests, table) as (lines, seat, scene):
        assert scene.ask is not None
        rest = next(one.option for one in scene.ask.choices if one.notation == "card rest")

        heard = lines[seat].say(wire.GiveOrder("o", seat, pass_option(scene), [rest]))

        assert orders(heard)[0][1]
        still = scene_in(lines[seat].say(wire.LookFrom("en")))
        assert still.ask is not None
        assert still.position == scene.position


def test_an_order_survives_a_restart_and_can_be_revoked(house: House) -> None:
    guests, table = evo(house)
    with all_at(guests, table) as (lines, seat, scene):
        lines[seat].say(wire.GiveOrder("o", seat, pass_option(scene)))
    house.tables._tables.clear()
    with guests[seat].at(table) as line:
        assert orders(line.hello()) == [("pass", [])]
        assert orders(line.say(wire.Revoke("r", seat, "evo.card"))) == []
    house.tables._tables.clear()
    with guests[seat].at(table) as line:
        assert not any(isinstance(message, wire.OrdersTold) for message in line.hello())


def test_who_takes_a_seat_over_has_none_of_the_orders_given_before(house: House) -> None:
    guests, table = evo(house)
    with guests[0].at(table) as one, guests[1].at(table) as two, guests[2].at(table) as three:
        lines = [one, two, three]
        for line in lines:
            line.hello()
        seat = first_asked(lines)
        scene = asked_for_cards(lines[seat])
        assert scene is not None
        assert scene.ask is not None
        rest = next(one.option for one in scene.ask.choices if one.notation == "card rest")
        lines[seat].say(wire.GiveOrder("o", seat, pass_option(scene), [rest]))
        other = (seat + 1) % 3
        seats = house.tables._tables[table].result().ledger.row.seats
        seats[seat].holder = seats[other].holder

        with guests[other].at(table) as line:
            heard = line.hello()

    assert not any(isinstance(message, wire.OrdersTold) for message in heard)


def test_nobody_gives_orders_for_another_s_seat_or_to_a_question_not_asked(house: House) -> None:
    guests, table = evo(house)
    with guests[0].at(table) as one:
        one.hello()

        assert only(one.say(wire.GiveOrder("o", 1, 0)), wire.Refused).text
        assert only(one.say(wire.Revoke("r", 2, "evo.card")), wire.Refused).text
        assert only(one.say(wire.GiveOrder("o", 0, 10_000)), wire.Refused).text
    guests[0].get(f"/api/tables/{table}/order?seat=1", wire.Problem, 403)


def test_the_sheet_lists_what_a_question_knows_and_says_nothing_of_other_hands(
    house: House,
) -> None:
    guests, table = evo(house)
    with all_at(guests, table) as (_, seat, scene):
        assert scene.ask is not None
    sheet = guests[seat].get(f"/api/tables/{table}/order?seat={seat}", wire.OrderSheet)

    assert sheet.question == "evo.card"
    legal = {thing.option for thing in sheet.things if thing.legal}
    assert legal == {choice.option for choice in scene.ask.choices}
    assert len({thing.label for thing in sheet.things}) == len(sheet.things)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_turns_are_told_live_to_every_page_of_a_person(house: House, language: str) -> None:
    guests, table = timed_pair(house)
    told = msgspec.json.Decoder(wire.Heard)

    with guests[0].client.websocket_connect(f"/api/turns?lang={language}") as socket:
        first = told.decode(socket.receive_text())
        assert isinstance(first, wire.TurnsTold)
        with guests[0].at(table) as one, guests[1].at(table) as other:
            lines = [one, other]
            for line in lines:
                line.hello()
            scene = scene_in(one.say(wire.LookFrom("en")))
            mine = scene.ask is not None
            assert first.tables == ([table] if mine else [])
            while mine == (scene_in(one.say(wire.LookFrom("en"))).ask is not None):
                mover = lines[0 if mine else 1]
                mover.say(mover.answer(scene_in(mover.say(wire.LookFrom("en")))))
        after = told.decode(socket.receive_text())

    assert isinstance(after, wire.TurnsTold)
    assert after.tables == ([] if mine else [table])


def timed_pair(house: House) -> tuple[list[Guest], str]:
    return timed(house, {"kind": "live", "bank": 600})


def test_a_stranger_is_told_of_no_turns(house: House) -> None:
    timed_pair(house)
    with house.guest().client.websocket_connect("/api/turns") as socket:
        assert socket.receive_text() == '{"type":"turns","tables":[]}'
