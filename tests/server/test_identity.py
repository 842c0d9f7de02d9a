"""Who I am, without an account: other devices, a link to keep, signing out, and being forgotten."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from time import sleep

import msgspec
import pytest
from tests.server.guests import BOT, Guest, House, device, scene_in
from tests.server.test_company import said, together
from tests.server.test_gathering import GUEST, names, refused, sit
from tests.server.test_own_tables import own
from tests.server.test_web_push import Browser, wish

import pangaea
from pangaea.core.record import NAMED, tied
from pangaea.server import sessions
from pangaea.server.sessions import DeviceLinks, device_name
from pangaea.server.settings import DATABASE
from pangaea.server.store.sqlite import SqliteStore
from pangaea.server.wire import messages, rest

FORMER = "a former player"


def made(guest: Guest, what: str = "link") -> str:
    return guest.post(f"/api/me/{what}", {}, rest.LinkMade).path.removeprefix("/device/")


def look(guest: Guest, token: str) -> rest.DeviceLink:
    return guest.get(f"/api/me/device/{token}", rest.DeviceLink)


def take(guest: Guest, token: str) -> rest.DeviceLink:
    return guest.post("/api/me/device", {"token": token}, rest.DeviceLink)


def taken_back(guest: Guest, token: str) -> str:
    return guest.post("/api/me/device", {"token": token}, rest.Problem, 404).text


# -- other devices ---------------------------------------------------------------------------


def test_a_second_device_has_my_seats_and_the_first_keeps_them(house: House) -> None:
    ada, _, table = together(house)
    phone = house.guest()
    token = made(ada)
    assert look(phone, token) == rest.DeviceLink(known=True, name="Ada", tables=1)

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
    assert look(house.guest(), second) == rest.DeviceLink(known=False, ended="used")
    assert look(house.guest(), first).ended == "old"
    assert look(house.guest(), "cut-off").ended == "unknown"


def test_a_link_grows_old(tmp_path: Path) -> None:
    async def trial() -> None:
        now = [100.0]
        store = SqliteStore(tmp_path / "t.sqlite")
        links = DeviceLinks(store, lambda: now[0])
        token = await links.make("ada")
        now[0] += sessions.SECONDS - 1
        assert await links.owner(token) == "ada"

        now[0] += 1

        assert await links.owner(token) == await links.use(token) == ""
        await store.close()

    asyncio.run(trial())


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


PHONE = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36"


def devices(guest: Guest) -> list[rest.DeviceInfo]:
    return guest.get("/api/me/devices", list[rest.DeviceInfo])


def signed_out(guest: Guest, gone: str) -> list[rest.DeviceInfo]:
    return guest.post("/api/me/devices/sign-out", {"device": gone}, list[rest.DeviceInfo])


def with_phone(house: House) -> tuple[Guest, Guest, str]:
    """Ada at her desk, and her phone; they sit at a table with Bo."""
    ada, _, table = together(house)
    phone = house.guest()
    phone.client.headers["user-agent"] = PHONE
    take(phone, made(ada))
    return ada, phone, table


def test_my_devices_are_listed_by_what_they_are_and_when_they_were_seen(house: House) -> None:
    ada, phone, _ = with_phone(house)

    mine = devices(ada)

    assert [one.this for one in mine] == [True, False]
    assert mine[1].name == "Chrome · Android"
    assert abs(mine[1].seen - house.tables.now()) < 60
    assert [one.id for one in devices(phone)] == [one.id for one in reversed(mine)]
    assert devices(house.guest())[0].this  # a stranger has one, and sees nobody else's


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1", "Safari · iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36 Edg/130.0", "Edge · Windows"),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Firefox/131.0", "Firefox · Linux"),
        ("curl/8", ""),
    ],
)
def test_a_device_is_named_after_what_it_says_of_itself(agent: str, name: str) -> None:
    assert device_name(agent) == name


def test_one_lost_device_is_signed_out_and_the_others_stay(house: House) -> None:
    ada, lost, table = with_phone(house)
    tablet = house.guest()
    take(tablet, made(ada))
    kept, short = made(lost, "recovery"), made(lost)
    gone = next(one.id for one in devices(ada) if one.name)
    with lost.at(table) as line, lost.client.websocket_connect("/api/turns") as turns:
        assert scene_in(line.hello()).seat == 0
        turns.receive_text()

        left = signed_out(ada, gone)

        assert line.socket.receive()["type"] == "websocket.close"
        assert turns.receive()["type"] == "websocket.close"
    assert gone not in [one.id for one in left]
    assert own(lost) == []
    refused(lost, table, "resign", 403, seat=0)
    assert own(ada) == own(tablet) == [table]
    taken_back(house.guest(), kept)  # whoever found the device may have made it
    taken_back(house.guest(), short)
    assert take(house.guest(), made(ada, "recovery")).tables == 1


@pytest.mark.parametrize("which", ["one", "all"])
def test_a_line_that_a_lost_device_kept_open_without_a_word_is_of_no_use(
    house: House, which: str
) -> None:
    ada, lost, table = with_phone(house)
    gone = next(one.id for one in devices(ada) if one.name)
    with lost.at(table) as line:
        if which == "one":
            signed_out(ada, gone)
        else:
            ada.post("/api/me/sign-out", {}, rest.LinkMade)
        line.socket.send_text(msgspec.json.encode(messages.Hello("en")).decode())

        assert line.socket.receive()["type"] == "websocket.close"


def test_what_a_signed_out_device_still_says_on_its_line_is_not_heard(house: House) -> None:
    """It may take its time to read that the line is closed."""
    ada, lost, table = with_phone(house)
    gone = next(one.id for one in devices(ada) if one.name)
    with ada.at(table) as mine, lost.at(table) as line:
        mine.hello()
        line.hello()
        signed_out(ada, gone)
        line.socket.send_text(msgspec.json.encode(messages.Say("still here")).decode())
        line.socket.send_text(msgspec.json.encode(messages.HandOver("h", 0, "casual")).decode())
        sleep(0.1)
        heard = mine.heard()

    assert not any(isinstance(one, messages.Talk) for one in heard)
    assert not ada.table(table).seats[0].stand_in


def test_a_device_stays_signed_out_after_a_restart(house: House) -> None:
    ada, lost, _ = with_phone(house)
    gone = next(one.id for one in devices(ada) if one.name)
    signed_out(ada, gone)

    assert house.client.portal is not None
    assert house.client.portal.call(house.tables.store.signed_out) == {gone}
    assert [one.id for one in devices(lost)] != [gone]


def test_nobody_signs_out_this_device_or_another_s(house: House) -> None:
    ada, phone, _ = with_phone(house)
    here, there = (one.id for one in devices(ada))
    bo = house.guest()

    for guest, which, status in ((ada, here, 400), (bo, there, 404), (ada, "nothing", 404)):
        wish = {"device": which}
        guest.post("/api/me/devices/sign-out", wish, rest.Problem, status)

    assert own(phone) != []


def test_a_lost_device_is_told_of_no_turn_any_more(house: House) -> None:
    ada, lost, _ = with_phone(house)
    for guest, endpoint in ((ada, "https://push.example/ada"), (lost, "https://push.example/lost")):
        guest.client.post("/api/push", json=wish(Browser(), endpoint)).raise_for_status()
    gone = next(one.id for one in devices(ada) if one.name)

    signed_out(ada, gone)

    assert naming(house, "https://push.example/lost") == set()
    assert naming(house, "https://push.example/ada") == {"subscriptions"}


def test_a_cookie_of_before_devices_had_ids_is_known_and_given_anew(house: House) -> None:
    ada, _, table = together(house)
    value = ada.client.cookies[sessions.COOKIE]
    person, day = value.split(".")[:2]
    keys = sessions.session_keys(house.tables.settings.data_dir)
    former = f"{person}.{day}"
    signature = sessions._signature(keys.current, former)
    old = house.guest()
    old.client.cookies.set(sessions.COOKIE, f"{former}.{signature}")

    assert own(old) == [table]
    assert len(devices(old)) == 2


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
        one.say(messages.Say("mine"))
        one.say(messages.Say(phrase="well"))
        other.say(messages.Say("theirs"))

    reply = ada.client.get("/api/me/export")
    mine = msgspec.json.decode(reply.content, type=rest.Mine)

    assert [one.text for one in mine.said] == ["mine", "Well played!"]
    assert [one.id for one in mine.tables] == [table]
    assert "theirs" not in reply.text


def test_who_deletes_everything_is_a_former_player_and_the_game_goes_on(house: House) -> None:
    ada, bo, table = together(house)
    alone = bo.open("cubosaurs", device("Bo"), BOT).id
    with ada.at(table) as one, bo.at(table) as other:
        one.hello()
        other.hello()
        other.say(messages.Say("a secret of Bo"))
        one.say(messages.Say("hello Bob"))

        bo.post("/api/me/delete", {}, dict)

        shown = scene_in(one.heard())
        assert [player.name for player in shown.players] == ["Ada", FORMER]
    assert names(ada.table(table)) == ["Ada", FORMER]
    assert ada.table(table).seats[1].stand_in
    assert own(bo) == []
    ada.get(f"/api/tables/{alone}", rest.Problem, 404)
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
    bo.post(f"/api/tables/{table}/hide", {"hidden": True}, rest.TableInfo)
    bo.post("/api/me/recovery", {}, rest.LinkMade)
    assert {"seats", "orders", "subscriptions", "settled", "blocks", "hidden"} <= naming(
        house, person
    )

    bo.post("/api/me/delete", {}, dict)
    call(house.tables.notices.tick)

    assert naming(house, person) == {"people"}  # that old cookies are void, and nothing else
    assert naming(house, endpoint) == set()
    assert call(store.owner_of_recovery, "") == ""


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
    ada.post(f"/api/tables/{table}/resign", {"seat": 0}, rest.TableInfo)
    bo.post("/api/me/delete", {}, dict)
    with ada.at(table) as line:
        line.hello()
        while ada.table(table).state != "over":
            line.say(messages.Pace(0, skip=True))

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
