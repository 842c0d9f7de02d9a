"""Luck that can be proven: sealed before anybody sits down, mixed from what every device sent."""

import gzip
import json
from hashlib import sha256

import pytest
from tests.core.damage import chained
from tests.server.guests import BOT, INVITE, Guest, House, Line, device, only, scene_in
from tests.server.test_releases import RELEASES

import pangaea
from pangaea.server.store.contract import TableRow
from pangaea.server.wire import messages, rest

ADA, BO, CY = "a1" * 16, "b2" * 16, "c3" * 16


def seed_of(house: House, table: str) -> str:
    return kept(house, table).seed


def kept(house: House, table: str) -> TableRow:
    portal = house.client.portal
    assert portal is not None
    row = portal.call(house.tables.store.load, table)
    assert row is not None
    return row


def sealed(seed: str) -> str:
    return sha256(f"pangaea seal {seed}".encode()).hexdigest()


def sent(table: rest.TableInfo) -> list[tuple[list[int], str]]:
    return [(share.seats, share.sent) for share in table.luck.shares]


def whole_game(line: Line) -> None:
    """Answer for whoever is asked at this page until the game is over."""
    scene = scene_in(line.hello())
    while scene.ending is None:
        asked = next(player.seat for player in scene.players if player.turn)
        scene = scene_in(line.say(messages.LookFrom("en", asked)))
        scene = scene_in(line.say(line.answer(scene)))


def record_of(guest: Guest, table: str) -> str:
    text: str = guest.client.get(f"/api/tables/{table}/record").text
    return text


# -- the seal ----------------------------------------------------------------------------------


def test_the_seal_is_shown_when_the_table_is_made_and_never_changes(house: House) -> None:
    ada, bo, watcher = house.guest(), house.guest(), house.guest()
    table = ada.open_sharing("cubosaurs", device("Ada"), INVITE)
    invite = table.seats[1].invite
    token = invite.split("/")[-1]

    assert table.luck.seal == sealed(seed_of(house, table.id))
    assert table.luck.proof == "page"
    shown = bo.get(f"/api/tables/{table.id}/join/{token}", rest.Invitation)
    assert shown.table is not None
    assert shown.table.luck.seal == table.luck.seal
    with ada.at(table.id) as line:
        assert only(line.hello_sharing(), messages.Welcome).table.luck.seal == table.luck.seal
        line.say(messages.Share(ADA))
    bo.join(invite, "Bo", sent=BO)
    begun = watcher.table(table.id)
    assert begun.state == "running"
    assert begun.luck.seal == table.luck.seal


def test_the_seed_is_told_to_nobody_before_the_end(house: House) -> None:
    ada = house.guest()
    table = ada.open_sharing("cubosaurs", device("Ada"), BOT)
    seed = seed_of(house, table.id)
    with ada.at(table.id) as line:
        line.hello_sharing()
        line.say(messages.Share(ADA))
        told = "".join(line.raw)

    assert '"type":"show"' in told
    assert f'"{seed}"' not in told + record_of(ada, table.id)
    assert ada.get(f"/api/tables/{table.id}/proof", rest.Problem, 400).text


# -- contributions -----------------------------------------------------------------------------


def test_nothing_is_dealt_before_every_device_has_sent_its_bytes(house: House) -> None:
    ada, bo = house.guest(), house.guest()
    table = ada.open_sharing("cubosaurs", device("Ada"), device("Al"), INVITE, rounds="1")
    bo.join(table.seats[2].invite, "Bo", sent=BO)

    waiting = ada.table(table.id)
    assert (waiting.state, kept(house, table.id).header) == ("waiting", "")
    assert [seat.awaited for seat in waiting.seats] == [True, True, False]
    with ada.at(table.id) as line:
        line.hello_sharing()
        line.say(messages.Share(ADA))

    begun = bo.table(table.id)
    assert begun.state == "running"
    assert sent(begun) == [([2], BO), ([0, 1], ADA)]  # one each device, in order


def test_the_seed_is_that_of_the_house_and_of_every_device_in_order(house: House) -> None:
    ada = house.guest()
    table = ada.open_sharing("cubosaurs", device("Ada"), device("Al"), rounds="1")
    with ada.at(table.id) as line:
        line.hello_sharing()
        line.say(messages.Share(ADA))
        whole_game(line)

    record = record_of(ada, table.id)
    footer = json.loads(record.splitlines()[-1])
    mixed = sha256(f"pangaea seed {footer['seed']}/{ADA}".encode()).hexdigest()
    assert footer["mixed"] == mixed
    assert sealed(footer["seed"]) == table.luck.seal
    assert pangaea.verify(record)
    assert ada.get(f"/api/tables/{table.id}/proof", rest.ServerProof).proven


def test_bytes_are_sent_once(house: House) -> None:
    ada, bo = house.guest(), house.guest()
    table = ada.open_sharing("cubosaurs", device("Ada"), INVITE, INVITE)
    with ada.at(table.id) as line:
        line.hello_sharing()
        line.say(messages.Share(ADA))
        line.say(messages.Share(CY))
    for seat in (1, 2):
        bo.join(table.seats[seat].invite, "Bo", sent=[BO, CY][seat - 1])

    assert sent(ada.table(table.id)) == [([0], ADA), ([1, 2], BO)]


def test_who_leaves_before_the_start_leaves_their_bytes_there(house: House) -> None:
    ada, bo, cy = house.guest(), house.guest(), house.guest()
    table = ada.open_sharing("cubosaurs", device("Ada"), INVITE, INVITE)
    with ada.at(table.id) as line:
        line.hello_sharing()
        line.say(messages.Share(ADA))
    bo.join(table.seats[1].invite, "Bo", sent=BO)
    cy.join(table.seats[2].invite, "Cy", sent=CY)

    begun = cy.table(table.id)
    assert begun.state == "running"
    assert [share.sent for share in begun.luck.shares] == [ADA, BO, CY]


def test_a_server_that_ends_between_the_last_bytes_and_the_deal_deals_when_it_is_back(
    house: House,
) -> None:
    ada = house.guest()
    table = ada.open_sharing("cubosaurs", device("Ada"), BOT)
    portal = house.client.portal
    assert portal is not None
    portal.call(house.tables.store.share, table.id, kept(house, table.id).owner, ADA)

    with ada.at(table.id) as line:
        assert scene_in(line.hello_sharing()).position == 0

    begun = ada.table(table.id)
    assert (begun.state, sent(begun)) == ("running", [([0], ADA)])


def test_a_stranger_adds_nothing(house: House) -> None:
    ada, eve = house.guest(), house.guest()
    table = ada.open_sharing("cubosaurs", device("Ada"), BOT)
    with eve.at(table.id) as line:
        line.hello_sharing()
        line.say(messages.Share(CY))

    assert (ada.table(table.id).state, sent(ada.table(table.id))) == ("waiting", [])


@pytest.mark.parametrize("wrong", ["xyz", "A1" * 16, "a1" * 15, "a1" * 17])
def test_what_is_not_sixteen_bytes_is_refused(house: House, wrong: str) -> None:
    ada, bo = house.guest(), house.guest()
    table = ada.open_sharing("cubosaurs", device("Ada"), INVITE)
    bo.join(table.seats[1].invite, "Bo", 400, sent=wrong)
    with ada.at(table.id) as line:
        line.hello_sharing()
        refused = only(line.say_raw(json.dumps({"type": "share", "sent": wrong})), messages.Refused)

    assert refused.text
    assert sent(ada.table(table.id)) == []


# -- who sends none ----------------------------------------------------------------------------


def test_who_opens_and_joins_without_bytes_is_shown_to_have_sent_none(house: House) -> None:
    ada, bo = house.guest(), house.guest()
    table = ada.open("cubosaurs", device("Ada"), INVITE)
    bo.join(table.seats[1].invite, "Bo")

    begun = ada.table(table.id)
    assert begun.state == "running"
    assert sent(begun) == [([0], ""), ([1], "")]


def test_a_page_that_knows_nothing_of_bytes_is_not_waited_for(house: House) -> None:
    ada = house.guest()
    table = ada.open_sharing("cubosaurs", device("Ada"), BOT)
    with ada.at(table.id) as line:
        assert scene_in(line.hello()).position == 0

    assert sent(ada.table(table.id)) == [([0], "")]


def test_a_table_of_bots_has_the_seal_of_the_house_alone(house: House) -> None:
    table = house.guest().open_sharing("cubosaurs", BOT, BOT)

    assert (table.state, sent(table)) == ("running", [])
    assert table.luck.seal == sealed(seed_of(house, table.id))


# -- rematches ---------------------------------------------------------------------------------


def test_a_rematch_is_sealed_anew_and_everybody_sends_bytes_again(house: House) -> None:
    ada, bo = house.guest(), house.guest()
    table = ada.open_sharing("whispers", device("Ada"), INVITE, rounds=1)
    bo.join(table.seats[1].invite, "Bo", sent=BO)
    with ada.at(table.id) as hers, bo.at(table.id) as his:
        hers.hello_sharing()
        hers.say(messages.Share(ADA))
        hers.say(hers.answer(scene_in(hers.hello())))
        his.say(his.answer(scene_in(his.hello())))
    again = ada.post(f"/api/tables/{table.id}/rematch", {"shares": True}, rest.TableInfo)

    assert (again.state, sent(again)) == ("waiting", [])
    assert again.luck.seal not in ("", table.luck.seal)
    for guest, bytes_sent in ((bo, BO), (ada, CY)):
        assert guest.table(again.id).state == "waiting"
        with guest.at(again.id) as line:
            line.hello_sharing()
            line.say(messages.Share(bytes_sent))
    begun = ada.table(again.id)
    assert (begun.state, sent(begun)) == ("running", [([0], BO), ([1], CY)])


# -- records -----------------------------------------------------------------------------------


def forged(text: str) -> tuple[str, int]:
    """One pick is changed, by somebody who ties the lines anew; say at which line."""
    lines = [json.loads(row) for row in text.splitlines()]
    number = next(n for n, line in enumerate(lines, start=1) if n > 1 and line.get("luck"))
    luck = lines[number - 1]["luck"]
    luck[0] = 1 if luck[0] == 0 else luck[0] - 1
    return chained(lines), number


def played_out() -> str:
    match = pangaea.new("cubosaurs", 2, seed="x", rounds="1")
    while match.asked:
        match.answer(match.asked[0], match.options(match.asked[0])[0])
    return match.record()


def test_an_upload_with_one_changed_pick_is_refused_at_its_line(house: House) -> None:
    guest = house.guest()
    text, number = forged(played_out())

    refused = guest.client.post("/api/records", content=text)

    assert refused.status_code == 400
    assert f"Line {number} " in refused.json()["detail"]
    assert guest.client.post("/api/records", content=played_out()).status_code == 200


@pytest.mark.parametrize("release", ["0.1.0", "format-2"])
def test_a_former_record_is_proven_by_the_server(house: House, release: str) -> None:
    packed = RELEASES / release / "records" / "cubosaurs_3_ended.jsonl.gz"
    guest = house.guest()
    text = gzip.decompress(packed.read_bytes()).decode()
    brought = guest.client.post("/api/records", content=text)
    table = brought.json()

    assert table["luck"]["proof"] == "server"
    assert len(table["luck"]["seal"]) == 64
    assert guest.get(f"/api/tables/{table['id']}/proof", rest.ServerProof).proven


def test_a_record_that_calls_its_variants_options_is_proven_by_the_page(house: House) -> None:
    packed = RELEASES / "format-3" / "records" / "cubosaurs_advanced_ended.jsonl.gz"
    text = gzip.decompress(packed.read_bytes()).decode()

    table = house.guest().client.post("/api/records", content=text).json()

    assert table["luck"]["proof"] == "page"
    assert table["variants"]["advanced"] is True


def test_a_record_without_a_seed_is_not_proven(house: House) -> None:
    guest = house.guest()
    match = pangaea.new("cubosaurs", 2, seed="x", rounds="1")
    match.answer(match.asked[0], match.options(match.asked[0])[0])
    table = guest.client.post("/api/records", content=match.record()).json()["id"]

    assert guest.get(f"/api/tables/{table}/proof", rest.ServerProof) == rest.ServerProof(False)
