"""The lobby and one's own tables: shown, put aside, given up, deleted; nobody touches another's."""

import pytest
from tests.server.guests import BOT, Guest, House, device, only, scene_in, until
from tests.server.test_company import said, together
from tests.server.test_gathering import GUEST, arrange, names, refused, sit, start

import pangaea
from pangaea.server.live import company
from pangaea.server.wire import messages, rest


def ask(guest: Guest, table: str, what: str, **wish: object) -> rest.TableInfo:
    return guest.post(f"/api/tables/{table}/{what}", wish, rest.TableInfo)


def lobby(guest: Guest) -> list[str]:
    return [table.id for table in guest.get("/api/lobby", list[rest.TableInfo])]


def own(guest: Guest, query: str = "") -> list[str]:
    return [table.id for table in guest.get(f"/api/tables{query}", list[rest.TableInfo])]


# -- the lobby -------------------------------------------------------------------------------


def test_only_a_table_that_its_host_made_public_is_in_the_lobby(house: House) -> None:
    ada, bo = house.guest(), house.guest()
    table = ada.open("cubosaurs", device("Ada"), GUEST).id
    assert lobby(bo) == []

    refused(bo, table, "publish", 403, public=True)
    assert lobby(bo) == []
    assert ask(ada, table, "publish", public=True).public

    assert lobby(bo) == [table]
    ask(ada, table, "publish", public=False)
    assert lobby(bo) == []


def test_a_table_is_made_public_when_it_is_made_and_survives_a_restart(house: House) -> None:
    ada = house.guest()
    wish = {"game": "cubosaurs", "seats": [device("Ada"), GUEST], "public": True}
    table = ada.post("/api/tables", wish, rest.TableInfo).id

    house.tables._tables.clear()

    assert lobby(house.guest()) == [table]


def test_a_full_table_is_gone_and_one_that_runs_can_be_watched(house: House) -> None:
    ada, bo, cy = house.guest(), house.guest(), house.guest()
    table = ada.open("cubosaurs", device("Ada"), GUEST).id
    ask(ada, table, "publish", public=True)
    sit(bo, table, 1, "Bo")
    assert lobby(cy) == []

    with ada.at(table) as one, bo.at(table) as other:
        one.hello()
        other.hello()
        start(ada, table)

    assert lobby(cy) == [table]
    with cy.at(table) as line:
        assert scene_in(line.hello()).seat is None


def test_the_lobby_tells_no_more_than_a_table_tells_a_stranger(house: House) -> None:
    ada, cy = house.guest(), house.guest()
    table = ada.open("cubosaurs", device("Ada"), GUEST, {"kind": "invite"}).id
    ask(ada, table, "publish", public=True)

    (shown,) = cy.get("/api/lobby", list[rest.TableInfo])

    assert shown == cy.table(table)
    assert not any(seat.invite for seat in shown.seats)


# -- putting aside and deleting --------------------------------------------------------------


def test_a_table_put_aside_is_gone_from_my_list_only(house: House) -> None:
    ada, bo, table = together(house)

    ask(bo, table, "hide", hidden=True)

    assert own(bo) == []
    assert own(bo, "?hidden=1") == [table]
    assert own(ada) == [table]
    ask(bo, table, "hide", hidden=False)
    assert own(bo) == [table]


def test_a_stranger_puts_nothing_aside(house: House) -> None:
    _, _, table = together(house)

    refused(house.guest(), table, "hide", 403, hidden=True)


def test_what_only_i_see_can_be_deleted(house: House) -> None:
    ada = house.guest()
    table = ada.open("cubosaurs", device("Ada"), BOT).id
    with ada.at(table) as line:
        line.hello()
        line.say(messages.Say("to myself"))
        assert ada.table(table).deletable

        ada.post(f"/api/tables/{table}/delete", {}, dict)

    assert own(ada) == []
    ada.get(f"/api/tables/{table}", rest.Problem, 404)


@pytest.mark.parametrize("who", ["host", "guest", "stranger"])
def test_nobody_deletes_what_another_plays(house: House, who: str) -> None:
    ada, bo, table = together(house)
    asks = {"host": ada, "guest": bo, "stranger": house.guest()}[who]

    assert refused(asks, table, "delete", 403)

    assert ada.table(table).state == "running"


# -- giving up and leaving -------------------------------------------------------------------


def test_who_gives_up_is_told_of_and_cannot_come_back(house: House) -> None:
    ada, bo, table = together(house)
    with ada.at(table) as one, bo.at(table) as other:
        one.hello()
        other.hello()

        given = ask(bo, table, "resign", seat=1)

        assert (given.seats[1].resigned, given.seats[1].stand_in) == (True, "casual")
        assert any("Bo gave up" in text for _, text in said(one.heard()))
        back = other.say(messages.HandOver("h", 1))
        assert [m.id for m in back if isinstance(m, messages.Refused)] == ["h"]
    house.tables._tables.clear()
    assert ada.table(table).seats[1].resigned


def test_who_has_given_up_answers_takes_back_and_orders_nothing_any_more(house: House) -> None:
    """The bot plays to the end, whatever a page that is not ours may send."""
    _, bo, table = together(house)
    with bo.at(table) as line:
        position = scene_in(line.hello()).position
        ask(bo, table, "resign", seat=1)
        line.heard()
        for wish in (
            messages.Answer("x", 1, position, 0),
            messages.Undo("x", 1, position),
            messages.EndGame("x", 1, position),
            messages.GiveOrder("x", 1, 0),
            messages.Revoke("x", 1, "cubosaurs.hand"),
        ):
            assert "given up for good" in only(line.say(wish), messages.Refused).text

    assert "given up for good" in refused(bo, table, "resign", 400, seat=1)


@pytest.mark.parametrize("seat", [0, 1, 7, -1])
def test_nobody_gives_up_a_seat_that_is_not_theirs(house: House, seat: int) -> None:
    ada, bo, table = together(house)
    asks = bo if seat != 1 else house.guest()

    refused(asks, table, "resign", 403, seat=seat)

    assert not any(one.resigned for one in ada.table(table).seats)


def test_a_game_that_somebody_gave_up_is_lost_for_them_and_its_record_is_proven(
    house: House,
) -> None:
    ada = house.guest()
    table = ada.open("cubosaurs", device("Ada"), BOT, rounds="1").id
    ask(ada, table, "resign", seat=0)
    with ada.at(table) as line:
        line.hello()
        while ada.table(table).state != "over":
            line.say(messages.Pace(0, skip=True))
        ending = scene_in(line.say(messages.LookFrom("en"))).ending

    assert ending is not None
    assert ending.winners == (1,)
    assert "Ada gave up" in ending.text
    assert pangaea.verify(ada.client.get(f"/api/tables/{table}/record").text)


def test_the_host_leaves_and_the_next_one_is_host(house: House) -> None:
    ada, bo = house.guest(), house.guest()
    table = ada.open_sharing("cubosaurs", device("Ada"), GUEST, GUEST).id
    sit(bo, table, 1, "Bo")

    ask(ada, table, "stand-up")

    assert bo.table(table).maker
    assert not ada.table(table).maker
    assert start(bo, table, "casual").state in ("waiting", "running")


def test_a_host_who_is_away_is_followed_by_who_sits_here(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bo, cy = house.guest(), house.guest(), house.guest()
    table = ada.open("cubosaurs", device("Ada"), GUEST).id
    sit(bo, table, 1, "Bo")
    refused(bo, table, "host", 403)
    monkeypatch.setattr(company, "A_WHILE", 0.0)

    refused(cy, table, "host", 403)
    with ada.at(table) as line:
        line.hello()
        refused(bo, table, "host", 403)

    assert ask(bo, table, "host").maker


# -- whom the host removes -------------------------------------------------------------------


def test_the_host_removes_somebody_in_the_middle_of_a_game_and_a_bot_plays_on(
    house: House,
) -> None:
    ada, bo, table = together(house)
    refused(bo, table, "arrange", 403, seat=0, to="removed")
    refused(ada, table, "arrange", 403, seat=0, to="removed")
    with ada.at(table) as one, bo.at(table) as other:
        one.hello()
        assert scene_in(other.hello()).seat == 1

        seats = arrange(ada, table, seat=1, to="removed", level="casual").seats

        assert scene_in(other.heard()).seat is None  # nobody's hand is left to who was removed
        notice = "Bo was removed by the host. A bot (Casual) plays on."
        assert ("Bo", notice) in said(one.heard())
        assert only(other.say(messages.HandOver("h", 1, "")), messages.Refused).text
        refused(bo, table, "resign", 403, seat=1)
        refused(bo, table, "sit", 403, seat=1, name="Bo")  # nor anywhere else in this game
    assert (seats[1].name, seats[1].stand_in) == ("Bo", "casual")
    assert own(bo) == []
    refused(ada, table, "arrange", 409, seat=5, to="removed")
    house.tables._tables.clear()
    assert _scene(bo, table).seat is None


# -- newcomers -------------------------------------------------------------------------------


def test_a_newcomer_takes_over_a_bot_s_seat_that_the_host_offers(house: House) -> None:
    ada, bo, table = together(house, BOT)
    cy = house.guest()
    refused(cy, table, "sit", 409, seat=2, name="Cy")
    refused(bo, table, "arrange", 403, seat=2, to="newcomer")
    assert arrange(ada, table, seat=2, to="newcomer").seats[2].welcome

    with ada.at(table) as one, cy.at(table) as other:
        one.hello()
        assert scene_in(other.hello()).seat is None
        refused(bo, table, "sit", 403, seat=2, name="Bo")
        taken = sit(cy, table, 2, "Cy")

        assert scene_in(other.heard()).seat == 2
        assert ("Cy", "Cy takes this seat over from here on.") in said(one.heard())
    assert names(taken) == ["Ada", "Bo", "Cy"]
    assert [player.name for player in _scene(cy, table).players] == ["Ada", "Bo", "Cy"]
    refused(house.guest(), table, "sit", 409, seat=2, name="Di")


def _scene(guest: Guest, table: str) -> pangaea.core.scene.Scene:
    with guest.at(table) as line:
        return scene_in(line.hello())


def test_the_others_vote_the_seat_of_who_vanished_to_a_newcomer(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(company, "A_WHILE", 0.0)
    ada, bo, table = together(house)
    cy = house.guest()
    with ada.at(table) as one:
        one.hello()
        one.say(messages.HandOver("h", 1, "casual", newcomer=True))
        assert ada.table(table).seats[1].welcome

        with bo.at(table) as other:
            assert scene_in(other.hello()).seat == 1
            sit(cy, table, 1, "Cy")

            assert scene_in(other.heard()).seat is None  # nobody's hand is left to who lost a seat
            assert other.say(messages.Answer("x", 1, 0, 0))
            refused(bo, table, "resign", 403, seat=1)


# -- blocking --------------------------------------------------------------------------------


def test_who_is_blocked_is_not_heard_not_seated_and_not_met_in_the_lobby(house: House) -> None:
    ada, bo, table = together(house)
    blocked = ada.post(f"/api/tables/{table}/block", {"seat": 1}, list[str])
    public = ada.open("cubosaurs", device("Ada"), GUEST).id
    ask(ada, public, "publish", public=True)
    theirs = bo.open("cubosaurs", device("Bo"), GUEST).id
    ask(bo, theirs, "publish", public=True)

    assert blocked == ["Bo"]
    with ada.at(table) as one, bo.at(table) as other:
        one.hello()
        other.hello()
        assert said(other.say(messages.Say("psst"))) == [("Bo", "psst")]
        assert said(one.heard()) == []
        assert said(one.hello()) == []
        assert said(one.say(messages.Say("anyway"))) == [("Ada", "anyway")]
    assert lobby(bo) == [theirs]
    assert lobby(ada) == [public]
    refused(bo, public, "sit", 403, seat=1, name="Bo")
    assert ada.post("/api/unblock", {"number": 0}, list[str]) == []
    assert set(lobby(bo)) == {public, theirs}


@pytest.mark.parametrize("seat", [0, 2, 9, -1])
def test_nobody_blocks_themselves_a_bot_or_a_seat_that_is_not_there(
    house: House, seat: int
) -> None:
    ada, _, table = together(house, BOT)

    refused(ada, table, "block", 400, seat=seat)


# -- watching --------------------------------------------------------------------------------


def test_watchers_are_listed_and_told_apart(house: House) -> None:
    ada, _, table = together(house)
    with ada.at(table) as one, house.guest().at(table) as other, house.guest().at(table) as third:
        one.hello()
        other.say(messages.Hello("en", name="Ada"))
        third.say(messages.Hello("en", name="Ada"))

        told = [m.table for m in one.heard() if isinstance(m, messages.TableChanged)][-1]

    assert (told.watchers, told.watching) == (2, ["Ada 2", "Ada 3"])


def test_who_watches_with_a_delay_sees_nothing_newer_by_any_way(house: House) -> None:
    ada, cy = house.guest(), house.guest()
    wish = {
        "game": "cubosaurs", "seats": [device("Ada"), BOT], "delay": 300, "public": True,
    }  # fmt: skip
    table = ada.post("/api/tables", wish, rest.TableInfo).id
    with ada.at(table) as one, cy.at(table) as watcher:
        first = scene_in(one.hello())
        begun = scene_in(watcher.hello())
        one.say(one.answer(first if first.ask else until(one, lambda scene: bool(scene.ask))))

        assert begun.position == 0
        assert ada.table(table).position > 0
        assert not [m for m in watcher.heard() if type(m).__name__ == "Shown"]
        assert scene_in(watcher.say(messages.LookFrom("fr"))).position == 0
        told = [m for m in watcher.say(messages.LookFrom("fr")) if hasattr(m, "table")]
        assert [m.table.position for m in told] == [0]
        assert only(watcher.say(messages.Say("so late")), messages.Refused).position == 0
    assert cy.table(table).position == 0
    assert [shown.position for shown in cy.get("/api/lobby", list[rest.TableInfo])] == [0]
    opened = cy.table(table).updated
    assert opened < ada.table(table).updated  # when the last move was tells of it, too
    assert [shown.updated for shown in cy.get("/api/lobby", list[rest.TableInfo])] == [opened]
    cy.get(f"/api/tables/{table}/scenes?from=0&to=1", rest.Problem, 400)
    assert '"position":0' in cy.client.get(f"/api/tables/{table}/scene").text
    cy.get(f"/api/tables/{table}/record", rest.Problem, 403)
    assert ada.client.get(f"/api/tables/{table}/scenes?from=0&to=1").status_code == 200
