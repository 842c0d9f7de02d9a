"""Who I am, without an account: other devices, a link to keep, signing out, and being forgotten."""

import sqlite3
from contextlib import closing

import msgspec
import pytest
from tests.server.guests import BOT, Guest, House, device, scene_in
from tests.server.test_company import said, together
from tests.server.test_gathering import GUEST, names, refused, sit
from tests.server.test_own_tables import own
from tests.server.test_web_push import Browser, wish

import pangaea
from pangaea.core.record import NAMED, tied
from pangaea.server import devices, wire
from pangaea.server.devices import DeviceLinks
from pangaea.server.settings import DATABASE

FORMER = "a former player"


def made(guest: Guest, what: str = "link") -> str:
    return guest.post(f"/api/me/{what}", {}, wire.LinkMade).path.removeprefix("/device/")


def look(guest: Guest, token: str) -> wire.DeviceLink:
    return guest.get(f"/api/me/device/{token}", wire.DeviceLink)


def take(guest: Guest, token: str) -> wire.DeviceLink:
    return guest.post("/api/me/device", {"token": token}, wire.DeviceLink)


def taken_back(guest: Guest, token: str) -> str:
    return guest.post("/api/me/device", {"token": token}, wire.Problem, 404).text


# -- other devices ---------------------------------------------------------------------------


def test_a_second_device_has_my_seats_and_the_first_keeps_them(house: House) -> None:
    ada, _, table = together(house)
    phone = house.guest()
    token = made(ada)
    assert look(phone, token) == wire.DeviceLink(known=True, name="Ada", tables=1)

    assert take(phone, token).tables == 1

    assert own(phone) == own(ada) == [table]
    with phone.at(table) as other, ada.at(table) as one:
        assert scene_in(other.hello()).seat == 0
        assert scene_in(one.hello()).seat == 0


def test_a_link_is_good_once_and_only_the_latest(house: House) -> None:
    ada = house.guest()
    first, second = made(ada), made(ada)

    taken_back(house.guest(), first)
    take(house.guest(), second)

    assert "used up" in taken_back(house.guest(), second)
    assert not look(house.guest(), second).known


def test_a_link_grows_old() -> None:
    now = [0.0]
    links = DeviceLinks(lambda: now[0])
    token = links.make("ada")
    now[0] = devices.SECONDS - 1
    assert links.owner(token) == "ada"

    now[0] = devices.SECONDS

    assert links.owner(token) == links.use(token) == ""


def test_a_device_with_tables_of_its_own_is_told_what_it_leaves(house: House) -> None:
    ada, bo = house.guest(), house.guest()
    bo.open("cubosaurs", device("Bo"), BOT)

    assert look(bo, made(ada)).losing == 1
    assert look(ada, made(ada)).mine


def test_a_recovery_link_is_kept_and_survives_a_restart_of_everything(house: House) -> None:
    ada, _, table = together(house)
    token = made(ada, "recovery")

    for _ in range(2):
        lost = house.guest()
        take(lost, token)
        assert own(lost) == [table]

    made(ada, "recovery")
    taken_back(house.guest(), token)


def test_the_store_does_not_know_a_recovery_link(house: House) -> None:
    token = made(house.guest(), "recovery")

    assert token.encode() not in house.tables.settings.database.read_bytes()


def test_a_lost_device_is_signed_out_with_all_its_links(house: House) -> None:
    ada, _, table = together(house)
    lost = house.guest()
    take(lost, made(ada))
    kept, short = made(lost, "recovery"), made(lost)
    with lost.at(table) as line:
        assert scene_in(line.hello()).seat == 0

        fresh = made(ada, "sign-out")

        assert line.socket.receive()["type"] == "websocket.close"
    assert own(lost) == []
    refused(lost, table, "resign", 403, seat=0)
    assert own(ada) == [table]
    taken_back(house.guest(), kept)
    taken_back(house.guest(), short)
    assert take(house.guest(), fresh).tables == 1


def test_nobody_is_signed_in_by_another_site_s_page(house: House) -> None:
    token = made(house.guest())
    victim = house.guest()

    reply = victim.client.post(
        "/api/me/device", json={"token": token}, headers={"origin": "https://elsewhere.example"}
    )

    assert reply.status_code == 403
    assert look(house.guest(), token).known


# -- my data ---------------------------------------------------------------------------------


def test_my_data_hold_what_i_said_and_nothing_of_others(house: House) -> None:
    ada, bo, table = together(house)
    with ada.at(table) as one, bo.at(table) as other:
        one.hello()
        other.hello()
        one.say(wire.Say("mine"))
        one.say(wire.Say(phrase="well"))
        other.say(wire.Say("theirs"))

    reply = ada.client.get("/api/me/export")
    mine = msgspec.json.decode(reply.content, type=wire.Mine)

    assert [one.text for one in mine.said] == ["mine", "Well played!"]
    assert [one.id for one in mine.tables] == [table]
    assert "theirs" not in reply.text


def test_who_deletes_everything_is_a_former_player_and_the_game_goes_on(house: House) -> None:
    ada, bo, table = together(house)
    alone = bo.open("cubosaurs", device("Bo"), BOT).id
    with ada.at(table) as one, bo.at(table) as other:
        one.hello()
        other.hello()
        other.say(wire.Say("a secret of Bo"))
        one.say(wire.Say("hello Bob"))

        bo.post("/api/me/delete", {}, dict)

        shown = scene_in(one.heard())
        assert [player.name for player in shown.players] == ["Ada", FORMER]
    assert names(ada.table(table)) == ["Ada", FORMER]
    assert ada.table(table).seats[1].stand_in
    assert own(bo) == []
    ada.get(f"/api/tables/{alone}", wire.Problem, 404)
    house.tables._tables.clear()
    with ada.at(table) as one:
        heard = one.hello()
        assert said(heard) == [("Ada", "hello Bob")]
        assert [player.name for player in scene_in(heard).players] == ["Ada", FORMER]


def test_nothing_of_who_deletes_everything_is_left_in_the_database(house: House) -> None:
    """Neither browsers, nor orders, nor what they were told, nor whom they blocked."""
    _, bo, table = together(house)
    endpoint = "https://push.example/bo"
    bo.client.post("/api/push", json=wish(Browser(), endpoint)).raise_for_status()
    assert house.client.portal is not None
    call, store = house.client.portal.call, house.tables.store
    row = call(store.load, table)
    assert row is not None
    person = row.seats[1].holder
    call(store.order, table, 1, person, "cubosaurs.hand", b"{}")
    call(store.settle, table, person, "turn")
    bo.post(f"/api/tables/{table}/block", {"seat": 0}, list)
    bo.post(f"/api/tables/{table}/hide", {"hidden": True}, wire.TableInfo)
    bo.post("/api/me/recovery", {}, wire.LinkMade)
    assert {"seats", "orders", "subscriptions", "settled", "blocks", "hidden"} <= naming(
        house, person
    )

    bo.post("/api/me/delete", {}, dict)
    call(house.tables.notices.tick)

    assert naming(house, person) == {"people"}  # that old cookies are void, and nothing else
    assert naming(house, endpoint) == set()
    assert call(store.recovered, "") == ""


def naming(house: House, text: str) -> set[str]:
    """The parts of the database in which somebody or something is named."""
    with closing(sqlite3.connect(house.tables.settings.data_dir / DATABASE)) as db:
        parts = [
            name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type='table'")
        ]
        return {
            part
            for part in parts
            for row in db.execute(f"SELECT * FROM {part}")
            if any(text in str(one) for one in row)
        }


def test_a_host_who_is_forgotten_is_followed_and_a_waiting_seat_is_free(house: House) -> None:
    ada, bo = house.guest(), house.guest()
    table = ada.open_sharing("cubosaurs", device("Ada"), GUEST, GUEST).id
    sit(bo, table, 1, "Bo")

    ada.post("/api/me/delete", {}, dict)

    assert bo.table(table).maker
    assert names(bo.table(table)) == ["", "Bo", ""]


@pytest.mark.parametrize("form", ["pangaea/5", NAMED])
def test_the_record_of_a_game_without_a_name_is_proven(house: House, form: str) -> None:
    """Also of a game begun with the last format, whose header names people."""
    ada, bo, table = together(house)
    if form == NAMED:
        _name_in_the_header(house, table)
    ada.post(f"/api/tables/{table}/resign", {"seat": 0}, wire.TableInfo)
    bo.post("/api/me/delete", {}, dict)
    with ada.at(table) as line:
        line.hello()
        while ada.table(table).state != "over":
            line.say(wire.Pace(0, skip=True))

    text = ada.client.get(f"/api/tables/{table}/record").text

    assert f'"format":"{form}"' in text
    assert '"Bo"' not in text
    assert pangaea.verify(text)
    assert list(pangaea.loads(text).names) == ["Ada", FORMER]


def _name_in_the_header(house: House, table: str) -> None:
    """Write the first line as the last format did."""
    row = house.tables._tables[table].result().ledger.row
    text = row.header.rpartition(',"chain"')[0] + "}"
    named = text.replace("pangaea/5", NAMED).replace(
        '"seats":[{},{}]', '"seats":[{"name":"Ada"},{"name":"Bo"}]'
    )
    assert named != text
    store = house.tables.store
    portal = house.client.portal
    assert portal is not None

    async def write() -> None:
        query = "UPDATE tables SET header = ? WHERE id = ?"
        await store._write(  # type: ignore[attr-defined]
            lambda db: db.execute(query, (tied(named, ""), table))
        )

    portal.call(write)
    house.tables._tables.clear()
