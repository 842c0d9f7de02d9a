"""Tables: opened, joined by link, continued, played again."""

import pytest
from starlette.testclient import TestClient
from tests.following import Heard
from tests.server.guests import BOT, INVITE, Guest, House, Line, device, only, scene_in
from tests.server.test_rematch import played

from pangaea.server.app import create_app
from pangaea.server.settings import Rates, Settings
from pangaea.server.wire import messages, rest


def played_out(line: Line, answers: int = 500) -> Heard:
    """Answer the first choice for every seat until the game is over."""
    heard = line.hello()
    for _ in range(answers):
        scene = scene_in(heard)
        if scene.ending is not None:
            return heard[-1]
        if scene.ask is None:
            asked = next(player.seat for player in scene.players if player.turn)
            heard = line.say(messages.LookFrom("en", asked))
        else:
            heard = line.say(line.answer(scene))
    raise AssertionError("the game did not end")


def test_a_table_of_one_person_and_bots_begins_at_once(house: House) -> None:
    table = house.guest().open("cubosaurs", device("Ada"), BOT, BOT)

    assert table.state == "running"
    assert [seat.kind for seat in table.seats] == ["person", "bot", "bot"]
    assert [seat.mine for seat in table.seats] == [True, False, False]
    assert len({seat.name for seat in table.seats}) == 3
    assert table.maker


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "nothing", "seats": [BOT, BOT]},
        {"game": "cubosaurs", "seats": [BOT]},
        {"game": "cubosaurs", "seats": [BOT] * 9},
        {"game": "cubosaurs", "seats": [BOT, {"kind": "bot", "level": "genius"}]},
        {"game": "cubosaurs", "seats": [BOT, {"kind": "bot", "level": "strong@1000000000"}]},
        {"game": "cubosaurs", "seats": [BOT, {"kind": "throne"}]},
        {"game": "cubosaurs", "seats": [BOT, BOT], "variants": {"rounds": "many"}},
        {"game": "cubosaurs", "seats": [BOT, BOT], "variants": {"luck": True}},
        {"game": "cubosaurs", "seats": [BOT, BOT], "box": "not TOML ["},
        {"game": "cubosaurs", "seats": [BOT, device(" \u200b ")]},
        {"game": "cubosaurs", "seats": [BOT, BOT], "language": "tlh"},
        {"game": "cubosaurs"},
        [],
    ],
)
def test_an_impossible_wish_is_refused_in_words(house: House, wish: object) -> None:
    guest = house.guest()
    problem = guest.post("/api/tables", wish, rest.Problem, 400)

    assert problem.text
    assert guest.get("/api/tables", list[rest.TableInfo]) == []


def test_an_oversized_request_is_refused(house: House) -> None:
    wish = {"game": "cubosaurs", "seats": [BOT, BOT], "box": "#" * 70_000}
    problem = house.guest().post("/api/tables", wish, rest.Problem, 413)

    assert "65,536" in problem.text


def test_a_request_of_another_site_is_refused(house: House) -> None:
    client = house.guest().client
    wish = {"game": "cubosaurs", "seats": [BOT, BOT]}
    headers = {"origin": "https://elsewhere.example"}

    assert client.post("/api/tables", json=wish, headers=headers).status_code == 403


def test_the_game_waits_for_whoever_is_invited(house: House) -> None:
    ada, bo = house.guest(), house.guest()
    table = ada.open("cubosaurs", device("Ada"), INVITE)
    with ada.at(table.id) as line:
        welcome = only(line.hello(), messages.Welcome)
        bo.join(table.seats[1].invite, "  Bo \n ")
        heard = line.heard()

    assert welcome.table.state == "waiting"
    assert only(heard, messages.TableChanged).table.seats[1].name == "Bo"
    assert only(heard, messages.TableChanged).table.state == "running"
    assert scene_in(heard).position == 0


def test_only_the_maker_sees_the_invite_links(house: House) -> None:
    ada = house.guest()
    table = ada.open("cubosaurs", device("Ada"), INVITE, INVITE)
    links = [seat.invite for seat in table.seats[1:]]

    assert len(set(links)) == 2
    assert all(len(link.rsplit("/", 1)[1]) >= 22 for link in links)  # 128 bits and more
    assert [seat.invite for seat in house.guest().table(table.id).seats] == ["", "", ""]
    assert [seat.invite for seat in ada.table(table.id).seats[1:]] == links


def test_an_invite_link_seats_one_person_only(house: House) -> None:
    ada, bo, cy = house.guest(), house.guest(), house.guest()
    table = ada.open("cubosaurs", device("Ada"), INVITE, INVITE)
    link = table.seats[1].invite
    bo.join(link, "Bo")
    bo.join(link, "Bo")  # the same person, once more

    cy.join(link, "Cy", 409)
    cy.join(link[:-1] + "x", "Cy", 409)
    cy.join(f"/table/{table.id}/join/x", "Cy", 409)
    assert [seat.mine for seat in bo.table(table.id).seats] == [False, True, False]
    assert [seat.mine for seat in cy.table(table.id).seats] == [False, False, False]


def test_an_invite_link_says_what_it_leads_to(house: House) -> None:
    ada, bo, cy = house.guest(), house.guest(), house.guest()
    table = ada.open("cubosaurs", device("Ada"), INVITE, INVITE)
    _, _, _, _, token = table.seats[1].invite.split("/")

    def state(guest: Guest, name: str, token: str) -> str:
        return guest.get(f"/api/tables/{name}/join/{token}", rest.Invitation).state

    assert state(bo, table.id, token) == "open"
    bo.join(table.seats[1].invite, "Bo")
    assert state(bo, table.id, token) == "mine"
    assert state(cy, table.id, token) == "taken"
    assert state(cy, table.id, token[:-1]) == "ended"  # no seat of this table is reached by it
    assert state(cy, "nowhere", token) == "unknown"


def test_who_opens_an_invite_link_learns_no_other_link(house: House) -> None:
    ada = house.guest()
    table = ada.open("cubosaurs", device("Ada"), INVITE, INVITE)
    _, _, _, _, token = table.seats[1].invite.split("/")

    found = house.guest().get(f"/api/tables/{table.id}/join/{token}", rest.Invitation)

    assert found.table is not None
    assert [seat.invite for seat in found.table.seats] == ["", "", ""]


def test_a_name_is_needed_and_no_name_is_used_twice(house: House) -> None:
    ada, bo = house.guest(), house.guest()
    table = ada.open("cubosaurs", device("Ada"), INVITE)
    link = table.seats[1].invite

    bo.join(link, " ", 400)
    bo.join(link, "Ada")
    assert [seat.name for seat in bo.table(table.id).seats] == ["Ada", "Ada 2"]


def test_my_tables_are_those_i_made_or_sit_at(house: House) -> None:
    ada, bo = house.guest(), house.guest()
    first = ada.open("cubosaurs", device("Ada"), INVITE)
    second = ada.open("cubosaurs", device("Ada"), device("Al"))
    bo.join(first.seats[1].invite, "Bo")

    hers = ada.get("/api/tables", list[rest.TableInfo])
    assert {table.id for table in hers} == {first.id, second.id}
    his = bo.get("/api/tables", list[rest.TableInfo])
    assert [table.id for table in his] == [first.id]
    assert [t.my_turn for t in hers + his].count(True) == 2
    assert house.guest().get("/api/tables", list[rest.TableInfo]) == []


def test_people_see_who_is_there(house: House) -> None:
    ada, bo = house.guest(), house.guest()
    table = ada.open("cubosaurs", device("Ada"), INVITE)
    bo.join(table.seats[1].invite, "Bo")
    with ada.at(table.id) as hers:
        hers.hello()
        with bo.at(table.id) as his:
            his.hello()
            came = only(hers.heard(), messages.TableChanged).table
        left = [m for _ in range(100) for m in hers.heard() if isinstance(m, messages.TableChanged)]

    assert [seat.online for seat in came.seats] == [True, True]
    assert [seat.online for seat in left[-1].table.seats] == [True, False]


def test_one_device_plays_all_its_seats_to_the_end(house: House) -> None:
    guest = house.guest()
    table = guest.open("cubosaurs", device("Ada"), device("Bo"), rounds="1")
    with guest.at(table.id) as line:
        played_out(line)

    assert guest.table(table.id).state == "over"


def test_a_rematch_seats_the_same_people_once(house: House) -> None:
    ada, bo = house.guest(), house.guest()
    table = ada.open("whispers", device("Ada"), INVITE, rounds=1)
    bo.join(table.seats[1].invite, "Bo")
    too_early = ada.post(f"/api/tables/{table.id}/rematch", {}, rest.Problem, 400)
    with ada.at(table.id) as hers, bo.at(table.id) as his:
        hers.say(hers.answer(scene_in(hers.hello())))
        his.say(his.answer(scene_in(his.hello())))
        hers.heard()
        house.guest().post(f"/api/tables/{table.id}/rematch", {}, rest.Problem, 403)
        first = bo.post(f"/api/tables/{table.id}/rematch", {}, rest.TableInfo)
        second = ada.post(f"/api/tables/{table.id}/rematch", {}, rest.TableInfo)
        told = only(hers.heard()[:1], messages.TableChanged)

    assert too_early.text
    assert first.id == second.id == told.table.rematch != table.id
    assert first.variants == {"rounds": 1}
    assert [seat.name for seat in first.seats] == ["Bo", "Ada"]  # everybody moves up a seat
    assert [seat.mine for seat in first.seats] == [True, False]
    assert [seat.mine for seat in second.seats] == [False, True]
    assert (first.maker, second.maker, second.state) == (True, False, "running")


def test_who_does_not_come_to_a_rematch_is_replaced_by_a_bot(house: House) -> None:
    _, bo, table = played(house)
    again = bo.post(f"/api/tables/{table.id}/rematch", {"shares": True}, rest.TableInfo)
    with bo.at(again.id) as his:
        his.hello_sharing()
        his.say(messages.Share("bb" * 16))
        assert bo.table(again.id).state == "waiting"
        wish = {"seat": 1, "to": "bot", "level": "casual"}

        begun = bo.post(f"/api/tables/{again.id}/arrange", wish, rest.TableInfo)

    assert begun.state == "running"
    assert [seat.kind for seat in begun.seats] == ["person", "bot"]


def test_an_address_that_opens_tables_too_fast_must_wait(settings: Settings) -> None:
    slow = Rates(openings=0.001, openings_burst=3)
    app = create_app(Settings(data_dir=settings.data_dir, rates=slow))
    with TestClient(app) as client:
        guest = Guest(client)
        for _ in range(3):
            guest.open("cubosaurs", BOT, BOT)
        wish = {"game": "cubosaurs", "seats": [BOT, BOT]}
        problem = guest.post("/api/tables", wish, rest.Problem, 429)

    assert problem.text


def test_a_line_that_says_too_much_is_told_and_then_closed(settings: Settings) -> None:
    slow = Rates(messages=0.001, messages_burst=5)
    app = create_app(Settings(data_dir=settings.data_dir, rates=slow))
    with TestClient(app) as client:
        guest = Guest(client)
        table = guest.open("cubosaurs", device("Ada"), device("Bo"))
        with guest.at(table.id) as line:
            for _ in range(50):
                line.socket.send_text('{"type":"ping"}')
            messages = [line.socket.receive() for _ in range(35)]

    texts = [message.get("text", "") for message in messages]
    assert sum('"pong"' in text for text in texts) == 5
    assert sum('"refused"' in text for text in texts) == 29
    assert messages[-1]["type"] == "websocket.close"
    assert messages[-1]["code"] == 1008
