"""Standing orders: given once, carried out by the server, told to nobody else."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from time import monotonic, sleep

import msgspec
import pytest
from tests.following import Heard
from tests.server.guests import Guest, House, Line, device, only, scene_in
from tests.server.test_clocks import timed
from tests.server.test_company import replaceable

from pangaea.core.scene import Scene
from pangaea.server.live import company
from pangaea.server.wire import messages, rest


def orders(heard: list[Heard]) -> list[tuple[str, list[str]]]:
    told = [message for message in heard if isinstance(message, messages.OrdersTold)][-1]
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
        scene = scene_in(line.say(messages.LookFrom("en")))
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
            scene = scene_in(line.say(messages.LookFrom("en")))
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

        heard = mine.say(messages.GiveOrder("o", seat, pass_option(scene)))
        assert orders(heard) == [("pass", [])]
        go_on(lines, mine, scene.position + 30)
        others = [text for line in lines if line is not mine for text in line.raw]

    assert not any('"type":"orders"' in text for text in others)


def test_whose_cards_the_table_waits_for_is_not_told_by_who_may_be_replaced(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody may know who is asked: after a while it may be anybody, for everybody alike."""
    guests, table = evo(house)
    with all_at(guests, table) as (lines, seat, _), house.guest().at(table) as watching:
        watching.hello()
        assert replaceable(lines[(seat + 1) % 3]) == [False] * 3
        monkeypatch.setattr(company, "UNMOVED", 0.0)

        assert [replaceable(line) for line in (*lines, watching)] == [[True] * 3] * 4


WAIT = 1.0  # seconds that an order with exceptions makes a table wait


def exceptions(scene: Scene, *, possible: bool) -> list[int]:
    """One answer beside passing that could be given now, or one that could not."""
    assert scene.ask is not None
    legal = {one.option for one in scene.ask.choices}
    if possible:
        return [next(one.option for one in scene.ask.choices if one.notation == "card rest")]
    return [next(option for option in range(40) if option not in legal)]


def is_needed(house: House, table: str, seat: int) -> bool:
    """Whether whoever has a seat would be sent a notice of their turn."""
    assert house.client.portal is not None
    row = house.tables._tables[table].result().ledger.row
    needed: bool = house.client.portal.call(house.tables._needs, row.seats[seat].holder, table)
    return needed


@pytest.mark.parametrize("possible", [True, False])
def test_who_has_ordered_is_needed_for_exceptions_only(house: House, *, possible: bool) -> None:
    guests, table = evo(house)
    with all_at(guests, table) as (lines, seat, scene):
        assert is_needed(house, table, seat)

        unless = exceptions(scene, possible=possible)
        lines[seat].say(messages.GiveOrder("o", seat, pass_option(scene), unless, 60.0))

        assert is_needed(house, table, seat) == possible


def noticed(line: Line, began: float) -> tuple[float, list[str]]:
    """Wait until somebody else's page is shown something; say when, and what kinds it heard."""
    kinds: list[str] = []
    while "Shown" not in kinds:
        assert monotonic() < began + 10, "the order was not carried out"
        kinds += [type(message).__name__ for message in line.heard()]
        sleep(0.01)
    return monotonic() - began, kinds


@pytest.mark.parametrize("answer", ["", "pass", "rest"])
@pytest.mark.parametrize("possible", [True, False])
def test_nobody_can_tell_by_the_time_whether_an_exception_was_possible(
    house: House, *, possible: bool, answer: str
) -> None:
    """Also not by an answer given by hand: it is seen when the order's would be."""
    guests, table = evo(house)
    with all_at(guests, table) as (lines, seat, scene):
        mine, other = lines[seat], lines[seat - 1]
        other.heard()
        began = monotonic()
        unless = exceptions(scene, possible=possible)
        mine.say(messages.GiveOrder("o", seat, pass_option(scene), unless, WAIT))
        assert scene.ask is not None
        options = {one.notation: one.option for one in scene.ask.choices}
        chosen = options[f"card {answer or 'pass'}"]
        if answer:
            kept = only(mine.say(mine.answer(scene, chosen)), messages.Kept)
            assert 0 < kept.seconds <= WAIT
        seconds, kinds = noticed(other, began)
        ledger = house.tables._tables[table].result().ledger
        step = ledger.match.steps[scene.position]

    assert WAIT <= seconds < WAIT + 0.5
    assert kinds == ["Shown"]
    assert step.seat == seat
    assert step.option == chosen


def test_an_answer_given_by_hand_before_its_time_survives_a_restart(house: House) -> None:
    """Whoever gave it has gone, and need not come back for it."""
    guests, table = evo(house)
    with all_at(guests, table) as (lines, seat, scene):
        assert scene.ask is not None
        rest = next(one.option for one in scene.ask.choices if one.notation == "card rest")
        lines[seat].say(messages.GiveOrder("o", seat, pass_option(scene), [rest], 2.0))
        only(lines[seat].say(lines[seat].answer(scene, rest)), messages.Kept)
    assert house.client.portal is not None
    house.client.portal.call(house.tables.evict_all)

    with guests[seat - 1].at(table) as other:
        other.hello()
        noticed(other, monotonic())
    ledger = house.tables._tables[table].result().ledger

    assert (ledger.match.steps[scene.position].seat, ledger.match.steps[scene.position].option) == (
        seat,
        rest,
    )


def test_an_answer_given_by_hand_is_given_once(house: House) -> None:
    """The next time, the order answers again."""
    guests, table = evo(house)
    with all_at(guests, table) as (lines, seat, scene):
        assert scene.ask is not None
        rest = next(one.option for one in scene.ask.choices if one.notation == "card rest")
        lines[seat].say(messages.GiveOrder("o", seat, pass_option(scene), [rest], WAIT))
        only(lines[seat].say(lines[seat].answer(scene, rest)), messages.Kept)
        noticed(lines[seat - 1], monotonic())
        end, kept = monotonic() + 10, [b"by_hand"]
        while any(b"by_hand" in line for line in kept):
            assert monotonic() < end, "what was given is still kept"
            assert house.client.portal is not None
            found = house.client.portal.call(house.tables.store.orders, table)
            kept = [line for _, _, line in found]

    assert len(kept) == 1


def test_the_waiting_time_is_told_to_who_ordered_and_must_be_sensible(house: House) -> None:
    guests, table = evo(house)
    with all_at(guests, table) as (lines, seat, scene):
        option, unless = pass_option(scene), exceptions(scene, possible=True)
        for seconds in (0.5, 90_000.0):
            wish = messages.GiveOrder("o", seat, option, unless, seconds)
            assert only(lines[seat].say(wish), messages.Refused).text
        told = only(
            lines[seat].say(messages.GiveOrder("o", seat, option, unless)), messages.OrdersTold
        )

    assert [order.wait for order in told.orders] == [20.0]


def test_an_order_called_off_lets_the_seat_answer_at_once(house: House) -> None:
    guests, table = evo(house)
    with all_at(guests, table) as (lines, seat, scene):
        mine, unless = lines[seat], exceptions(scene, possible=True)
        mine.say(messages.GiveOrder("o", seat, pass_option(scene), unless, 60.0))
        only(mine.say(mine.answer(scene, pass_option(scene))), messages.Kept)
        mine.say(messages.Revoke("r", seat, "evo.card"))

        done = only(mine.say(mine.answer(scene, pass_option(scene))), messages.Done)

    assert done.position > scene.position


def test_an_order_survives_a_restart_and_can_be_revoked(house: House) -> None:
    guests, table = evo(house)
    with all_at(guests, table) as (lines, seat, scene):
        lines[seat].say(messages.GiveOrder("o", seat, pass_option(scene)))
    house.tables._tables.clear()
    with guests[seat].at(table) as line:
        assert orders(line.hello()) == [("pass", [])]
        assert orders(line.say(messages.Revoke("r", seat, "evo.card"))) == []
    house.tables._tables.clear()
    with guests[seat].at(table) as line:
        assert not any(isinstance(message, messages.OrdersTold) for message in line.hello())


def test_my_data_hold_my_orders_and_nobody_else_s(house: House) -> None:
    guests, table = evo(house)
    with all_at(guests, table) as (lines, seat, scene):
        lines[seat].say(messages.GiveOrder("o", seat, pass_option(scene)))
    for other, guest in enumerate(guests):
        mine = guest.get("/api/me/export", rest.Mine)

        assert [(one.table, one.answer) for one in mine.orders] == [(table, "pass")] * (
            other == seat
        )


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
        lines[seat].say(messages.GiveOrder("o", seat, pass_option(scene), [rest]))
        other = (seat + 1) % 3
        seats = house.tables._tables[table].result().ledger.row.seats
        seats[seat].holder = seats[other].holder

        with guests[other].at(table) as line:
            heard = line.hello()

    assert not any(isinstance(message, messages.OrdersTold) for message in heard)


def test_nobody_gives_orders_for_another_s_seat_or_to_a_question_not_asked(house: House) -> None:
    guests, table = evo(house)
    with guests[0].at(table) as one:
        one.hello()

        assert only(one.say(messages.GiveOrder("o", 1, 0)), messages.Refused).text
        assert only(one.say(messages.Revoke("r", 2, "evo.card")), messages.Refused).text
        assert only(one.say(messages.GiveOrder("o", 0, 10_000)), messages.Refused).text
    guests[0].get(f"/api/tables/{table}/order?seat=1", rest.Problem, 403)


def test_the_sheet_lists_what_a_question_knows_and_says_nothing_of_other_hands(
    house: House,
) -> None:
    guests, table = evo(house)
    with all_at(guests, table) as (_, seat, scene):
        assert scene.ask is not None
    sheet = guests[seat].get(f"/api/tables/{table}/order?seat={seat}", rest.OrderSheet)

    assert sheet.question == "evo.card"
    legal = {thing.option for thing in sheet.things if thing.legal}
    assert legal == {choice.option for choice in scene.ask.choices}
    assert len({thing.label for thing in sheet.things}) == len(sheet.things)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_turns_are_told_live_to_every_page_of_a_person(house: House, language: str) -> None:
    guests, table = timed_pair(house)
    told = msgspec.json.Decoder(messages.Heard)

    with guests[0].client.websocket_connect(f"/api/turns?lang={language}") as socket:
        first = told.decode(socket.receive_text())
        assert isinstance(first, messages.TurnsTold)
        with guests[0].at(table) as one, guests[1].at(table) as other:
            lines = [one, other]
            for line in lines:
                line.hello()
            scene = scene_in(one.say(messages.LookFrom("en")))
            mine = scene.ask is not None
            assert first.tables == ([table] if mine else [])
            while mine == (scene_in(one.say(messages.LookFrom("en"))).ask is not None):
                mover = lines[0 if mine else 1]
                mover.say(mover.answer(scene_in(mover.say(messages.LookFrom("en")))))
        after = told.decode(socket.receive_text())

    assert isinstance(after, messages.TurnsTold)
    assert after.tables == ([] if mine else [table])


def timed_pair(house: House) -> tuple[list[Guest], str]:
    return timed(house, {"kind": "live", "bank": 600})


def test_a_stranger_is_told_of_no_turns(house: House) -> None:
    timed_pair(house)
    with house.guest().client.websocket_connect("/api/turns") as socket:
        assert socket.receive_text() == '{"type":"turns","tables":[]}'
