"""Who is removed in the middle of a game has nothing left of the seat, and does not come back."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from time import monotonic, sleep

import pytest
from msgspec.structs import replace
from tests.following import Shown
from tests.server.guests import INVITE, Guest, House, Line, device, only, scene_in
from tests.server.test_company import said
from tests.server.test_gathering import arrange, refused, sit
from tests.server.test_identity import FORMER, naming
from tests.server.test_orders import all_at, evo, exceptions, orders, pass_option

from pangaea.server.errors import NotAllowed
from pangaea.server.live.agreement import Proposal
from pangaea.server.live.ledger import Ledger
from pangaea.server.tables import actions
from pangaea.server.wire import messages, rest


def removed(host: Guest, table: str, seat: int) -> None:
    arrange(host, table, seat=seat, to="removed", level="casual")


@contextmanager
def threesome(house: House) -> Iterator[tuple[list[Guest], list[Line], str, list[int]]]:
    """Three people at a game; return also their seats, whoever is asked first, the host last."""
    guests = [house.guest() for _ in range(3)]
    table = guests[0].open("cubosaurs", device("Ada"), INVITE, INVITE)
    for seat, name in ((1, "Bo"), (2, "Cy")):
        guests[seat].join(table.seats[seat].invite, name)
    with ExitStack() as stack:
        lines = [stack.enter_context(guest.at(table.id)) for guest in guests]
        for line in lines:
            line.hello()
        row = ledger_of(house, table.id).row
        first = ledger_of(house, table.id).match.asked[0]
        seats = [(first + step) % 3 for step in range(3)]
        row.owner = row.seats[seats[2]].holder
        yield guests, lines, table.id, seats


def party_of(host: Guest, guest: Guest) -> str:
    """Return a table that Ada has opened for two more, where Bo has sat down."""
    wish = {
        "game": "cubosaurs", "party": True, "shares": False,
        "seats": [device("Ada"), {"kind": "guest"}, {"kind": "guest"}],
    }  # fmt: skip
    table = host.post("/api/tables", wish, rest.TableInfo).id
    sit(guest, table, 1, "Bo")
    return table


def ledger_of(house: House, table: str) -> Ledger:
    return house.tables._tables[table].result().ledger


def wish_to_take_back(line: Line, seat: int) -> int:
    """Answer, and ask the others whether it may be taken back; return where the game stood."""
    scene = scene_in(line.say(messages.LookFrom("en")))
    line.say(line.answer(scene))
    now = scene_in(line.say(messages.LookFrom("en"))).position
    line.say(messages.Undo("u", seat, now))
    return scene.position


def test_what_is_sent_afterwards_is_what_everybody_who_watches_is_sent(house: House) -> None:
    guests, table = evo(house)
    host, victim, stranger = guests[0], guests[1], house.guest()
    with victim.at(table) as gone, stranger.at(table) as other, host.at(table) as line:
        gone.hello()
        other.hello()
        line.hello()
        before = len(gone.raw)
        removed(host, table, 1)
        gone.heard()
        other.heard()
        mine = scene_in(gone.say(messages.LookFrom("en")))
        theirs = scene_in(other.say(messages.LookFrom("en")))

        assert mine == theirs
        assert not any('"orders"' in text for text in gone.raw[before:])
        assert only(gone.say(messages.LookFrom("en", 1)), messages.Refused).text
        assert only(gone.say(messages.GiveOrder("o", 1, 0)), messages.Refused).text
        assert only(gone.say(messages.Say(text="hello?")), messages.Refused).text
        assert only(gone.say(messages.Undo("u", 1, mine.position)), messages.Refused).text
    victim.get(f"/api/tables/{table}/order?seat=1", rest.Problem, 403)
    victim.get(f"/api/tables/{table}/scene?seat=1", rest.Problem, 403)


def test_an_order_of_who_was_removed_is_carried_out_no_more(house: House) -> None:
    guests, table = evo(house)
    with all_at(guests, table) as (lines, seat, scene):
        host, ledger = (seat + 1) % 3, ledger_of(house, table)
        ledger.row.owner = ledger.row.seats[host].holder
        unless = exceptions(scene, possible=True)
        lines[seat].say(messages.GiveOrder("o", seat, pass_option(scene), unless, 60.0))
        removed(guests[host], table, seat)
        heard = lines[seat].say(messages.LookFrom("en"))
        end = monotonic() + 30
        while ledger.match.settled <= scene.position and monotonic() < end:
            sleep(0.05)

        assert ledger.match.settled > scene.position  # the bot did not wait for the order's time
        assert not any(isinstance(one, messages.OrdersTold) and orders([one]) for one in heard)


def test_what_who_was_removed_has_proposed_is_proposed_no_more(house: House) -> None:
    with threesome(house) as (guests, lines, table, (first, second, host)):
        wish_to_take_back(lines[first], first)
        asked = only(lines[second].heard(), messages.Proposed)
        removed(guests[host], table, first)
        lines[second].heard()

        refusal = only(
            lines[second].say(messages.Consent(asked.id, second, True)), messages.Refused
        )

    assert refusal.text


def test_nobody_waits_for_the_consent_of_who_was_removed(house: House) -> None:
    with threesome(house) as (guests, lines, table, (first, second, host)):
        before = wish_to_take_back(lines[first], first)
        asked = only(lines[host].heard(), messages.Proposed)
        lines[host].say(messages.Consent(asked.id, host, agree=True))
        assert ledger_of(house, table).match.settled > before

        removed(guests[host], table, second)

        assert ledger_of(house, table).match.settled == before


def test_who_was_removed_comes_back_by_no_door_also_after_a_restart(house: House) -> None:
    ada, bo, cy = (house.guest() for _ in range(3))
    table = party_of(ada, bo)
    with ada.at(table) as line:
        line.hello()
        ada.post(f"/api/tables/{table}/start", {"level": "casual"}, rest.TableInfo)
        with bo.at(table) as his:
            his.hello()
        removed(ada, table, 1)
        assert any("removed by the host" in text for _, text in said(line.heard()))

    assert "removed you" in refused(bo, table, "sit", 403, seat=2, name="Bo")
    house.tables._tables.clear()
    assert "removed you" in refused(bo, table, "sit", 403, seat=2, name="Bo")
    refused(bo, table, "host", 409)
    assert sit(cy, table, 2, "Cy").seats[2].name == "Cy"
    with bo.at(table) as his:
        assert not any(isinstance(one, messages.Talk) for one in his.hello())


def test_who_was_removed_and_deletes_everything_leaves_no_name_behind(house: House) -> None:
    """Nor do those who left before the game began, and had said something."""
    ada, bo, cy = (house.guest() for _ in range(3))
    seats = [device("Ada"), {"kind": "guest"}, {"kind": "guest"}]
    wish = {"game": "cubosaurs", "shares": False, "seats": seats}
    table = ada.post("/api/tables", wish, rest.TableInfo).id
    sit(bo, table, 1, "Bobbin")
    sit(cy, table, 2, "Cyrus")
    with ada.at(table) as line, bo.at(table) as his, cy.at(table) as theirs:
        for one in (line, his, theirs):
            one.hello()
        his.say(messages.Say("from me"))
        theirs.say(messages.Say("from me, too"))
        cy.post(f"/api/tables/{table}/stand-up", {}, rest.TableInfo)
        ada.post(f"/api/tables/{table}/start", {"level": "casual"}, rest.TableInfo)
        his.say(messages.HandOver("h", 1, "casual"))
        his.say(messages.HandOver("h", 1, ""))
        removed(ada, table, 1)
        assert {"seats", "talk"} <= naming(house, "Bobbin")

        bo.post("/api/me/delete", {}, dict)
        cy.post("/api/me/delete", {}, dict)

        assert [player.name for player in scene_in(line.heard()).players][:2] == ["Ada", FORMER]
    assert naming(house, "Bobbin") == set()
    assert naming(house, "Cyrus") == set()
    house.tables._tables.clear()
    with ada.at(table) as line:
        told = said(line.hello())
        assert [text for _, text in told if "removed by the host" in text and FORMER in text]
        assert not any("from me" in text for _, text in told)
    assert "removed you" not in refused(bo, table, "sit", 409, seat=2, name="Bo")  # a new person


def test_who_is_removed_is_awaited_nowhere_any_more(house: House) -> None:
    """Neither the sign in the header nor a notice that waits goes on calling them."""
    with (
        threesome(house) as (guests, _, table, (first, _, host)),
        guests[first].client.websocket_connect("/api/turns") as socket,
    ):
        assert table in socket.receive_text()
        removed(guests[host], table, first)
        socket.send_text("")

        assert socket.receive_text() == '{"type":"turns","tables":[]}'


def test_nobody_is_removed_twice(house: House) -> None:
    with threesome(house) as (guests, lines, table, (first, _, host)):
        removed(guests[host], table, first)
        lines[host].heard()

        refused(guests[host], table, "arrange", 409, seat=first, to="removed", level="casual")

        assert said(lines[host].heard()) == []


def test_a_seat_taken_from_somebody_can_be_offered_to_a_newcomer(house: House) -> None:
    with threesome(house) as (guests, _, table, (first, second, host)):
        removed(guests[host], table, first)
        arrange(guests[host], table, seat=first, to="newcomer")

        assert "removed you" in refused(guests[first], table, "sit", 403, seat=first, name="Again")
        assert sit(house.guest(), table, first, "Di").seats[first].name == "Di"
        refused(guests[second], table, "arrange", 403, seat=first, to="newcomer")


def test_who_waits_to_sit_elsewhere_while_being_removed_is_removed(house: House) -> None:
    """They ask for a bot's seat again and again: once they hold none, it would be theirs."""
    ada, bo = house.guest(), house.guest()
    table = party_of(ada, bo)
    ada.post(f"/api/tables/{table}/start", {"level": "casual"}, rest.TableInfo)
    for guest in (ada, bo):
        with guest.at(table) as line:
            line.hello()
    live = house.tables._tables[table].result()

    async def at_once() -> None:
        host, person = live.ledger.row.owner, live.ledger.row.seats[1].holder
        wish = rest.Arrangement(1, "removed", level="casual")
        async with live.lock:
            removal = asyncio.create_task(actions.arrange(house.tables, table, wish, host))
            await asyncio.sleep(0.05)
            sitting = actions.sit(house.tables, table, rest.Sitting(2, "Bo"), person)
            coming = asyncio.create_task(sitting)
            await asyncio.sleep(0.05)
        await removal
        with pytest.raises(NotAllowed):
            await coming

    assert house.client.portal is not None
    house.client.portal.call(at_once)

    assert not any(seat.mine for seat in bo.table(table).seats)


def test_a_removal_is_whole_even_if_what_was_proposed_can_no_longer_be(house: House) -> None:
    """The others were asked for a bot for somebody who has come back since."""
    with threesome(house) as (guests, lines, table, (first, second, host)):
        live = house.tables._tables[table].result()
        live.agreement.proposal = Proposal(
            "x", host, live.ledger.row.seats[host].holder, {live.ledger.row.seats[first].holder},
            away=second, level="casual",
        )  # fmt: skip

        removed(guests[host], table, first)
        lines[first].heard()
        mine = scene_in(lines[first].say(messages.LookFrom("en")))

        assert mine.seat is None
        assert live.agreement.proposal is None


def test_a_page_is_never_shown_what_a_seat_sees_that_its_person_has_lost(house: House) -> None:
    """Also if the disk fails between taking the seat away and telling so."""
    with threesome(house) as (_, lines, table, (first, second, _)):
        live = house.tables._tables[table].result()
        row = live.ledger.row
        row.seats[second] = replace(row.seats[second], holder="somebody else")
        lines[second].heard()
        lines[first].say(lines[first].answer(scene_in(lines[first].say(messages.LookFrom("en")))))

        shown = [one for one in lines[second].heard() if isinstance(one, Shown)]

    assert shown
    assert all(scene.seat is None for one in shown for scene in one.steps)
