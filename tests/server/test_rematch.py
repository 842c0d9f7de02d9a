"""Playing again: everybody is asked, seats are kept, and who declines is replaced."""

from time import monotonic, sleep

import msgspec
from tests.server.guests import BOT, INVITE, Guest, House, device, only, scene_in
from tests.server.test_gathering import arrange, names, refused, sit, start

from pangaea.server.wire import messages, rest


def played(house: House) -> tuple[Guest, Guest, rest.TableInfo]:
    """Let Ada and Bo play a game to its end, with pages that add to the seed."""
    ada, bo = house.guest(), house.guest()
    table = ada.open("whispers", device("Ada"), INVITE, rounds=1)
    bo.join(table.seats[1].invite, "Bo")
    with ada.at(table.id) as hers, bo.at(table.id) as his:
        hers.say(hers.answer(scene_in(hers.hello())))
        his.say(his.answer(scene_in(his.hello())))
    return ada, bo, table


def again(guest: Guest, table: rest.TableInfo) -> rest.TableInfo:
    return guest.post(f"/api/tables/{table.id}/rematch", {"shares": True}, rest.TableInfo)


def decline(guest: Guest, table: rest.TableInfo) -> rest.TableInfo:
    return guest.post(f"/api/tables/{table.id}/stand-up", {}, rest.TableInfo)


def wait_until_over(guest: Guest, table: rest.TableInfo, seconds: float = 20) -> None:
    """Let bots play the game to its end."""
    end = monotonic() + seconds
    while guest.table(table.id).state != "over":
        assert monotonic() < end, "the game did not end"
        sleep(0.02)


def come(guest: Guest, table: rest.TableInfo) -> None:
    """Open the table's page, whose device adds to the seed."""
    with guest.at(table.id) as line:
        line.hello_sharing()
        line.say(messages.Share("aa" * 16))


def test_everybody_at_the_table_hears_of_it_and_the_seats_are_rotated(house: House) -> None:
    ada, bo, table = played(house)

    with bo.at(table.id) as line:
        line.hello()
        following = again(ada, table)
        told = only(line.heard(), messages.TableChanged).table

    assert told.rematch == following.id
    assert (following.host, names(following)) == ("Ada", ["Bo", "Ada"])
    assert [seat.awaited for seat in following.seats] == [True, True]
    assert again(bo, table).id == following.id


def test_who_declines_leaves_a_free_seat_and_the_others_are_told(house: House) -> None:
    ada, bo, table = played(house)
    following = again(ada, table)

    with ada.at(following.id) as line:
        line.hello_sharing()
        left = decline(bo, following)
        heard = line.heard()

    assert [seat.free for seat in left.seats] == [True, False]
    talk = only(heard, messages.Talk)
    assert [line.text for line in talk.lines] == ["Bo does not play this time."]
    assert bo.table(following.id).state == "waiting"


def test_a_bot_plays_for_who_declined(house: House) -> None:
    ada, bo, table = played(house)
    following = again(ada, table)
    come(ada, following)
    decline(bo, following)

    assert arrange(ada, following.id, seat=0, to="bot", level="casual").state == "running"


def test_the_host_starts_with_bots_for_all_who_declined(house: House) -> None:
    ada, bo, table = played(house)
    following = again(ada, table)
    come(ada, following)
    decline(bo, following)

    assert start(ada, following.id, "casual").state == "running"


def test_a_guest_plays_for_who_declined_and_adds_to_the_seed(house: House) -> None:
    ada, bo, table = played(house)
    following = again(ada, table)
    decline(bo, following)
    cy = house.guest()

    assert names(sit(cy, following.id, 0, "Cy")) == ["Cy", "Ada"]
    come(cy, following)
    assert cy.table(following.id).state == "waiting"
    come(ada, following)

    assert cy.table(following.id).state == "running"
    assert len(cy.table(following.id).luck.shares) == 2
    refused(bo, following.id, "sit", 409, seat=0, name="Bo")


def test_who_declined_may_change_their_mind_while_the_seat_is_free(house: House) -> None:
    ada, bo, table = played(house)
    following = again(ada, table)
    decline(bo, following)

    assert [seat.mine for seat in sit(bo, following.id, 0, "Bo").seats] == [True, False]
    assert refused(bo, following.id, "sit", 403, seat=0, name="Bo")


def test_the_host_frees_the_seat_of_who_does_not_come(house: House) -> None:
    ada, bo, table = played(house)
    following = again(ada, table)
    come(ada, following)

    freed = arrange(ada, following.id, seat=0, to="guest")

    assert [seat.free for seat in freed.seats] == [True, False]
    assert not any(seat.mine for seat in bo.table(following.id).seats)


def test_who_has_come_neither_declines_nor_is_sent_away(house: House) -> None:
    """What a device has added to the seed cannot be taken away."""
    ada, bo, table = played(house)
    following = again(ada, table)
    come(bo, following)

    refused(bo, following.id, "stand-up", 409)
    refused(ada, following.id, "arrange", 409, seat=0, to="guest")


def test_who_asked_may_decline_too_and_another_is_host(house: House) -> None:
    ada, bo, table = played(house)
    following = again(ada, table)

    decline(ada, following)

    assert bo.table(following.id).maker
    come(bo, following)
    assert start(bo, following.id, "casual").state == "running"


def test_a_stranger_declines_nothing(house: House) -> None:
    ada, _, table = played(house)
    following = again(ada, table)

    refused(house.guest(), following.id, "stand-up", 409)
    assert names(ada.table(following.id)) == ["Bo", "Ada"]


def test_asking_twice_announces_no_table_that_there_is_not(house: House) -> None:
    """Two who click at once open one table; nobody is awaited at another."""
    ada, bo, table = played(house)
    path = f"/api/tables/{table.id}/rematch"
    first = ada.post(path, {}, rest.TableInfo)
    with ada.client.websocket_connect("/api/turns") as socket:
        told = msgspec.json.decode(socket.receive_text(), type=messages.TurnsTold)
        assert bo.post(path, {}, rest.TableInfo).id == first.id
        assert ada.post(path, {}, rest.TableInfo).id == first.id

        socket.send_text("")
        after = socket.receive_text()

    assert told.tables == [first.id]
    assert after == '{"type":"pong"}'


def test_who_was_removed_is_not_waited_for_a_bot_plays_again(house: House) -> None:
    ada, bo = house.guest(), house.guest()
    table = ada.open("whispers", device("Ada"), INVITE, rounds=1)
    bo.join(table.seats[1].invite, "Bo")
    with ada.at(table.id) as line:
        scene = scene_in(line.hello())
        arrange(ada, table.id, seat=1, to="removed", level="beginner")
        line.say(line.answer(scene))
        wait_until_over(ada, table)

    following = again(ada, table)

    assert [seat.kind for seat in following.seats] == ["bot", "person"]
    assert following.seats[0].level == "beginner"
    assert "Bo" not in names(following)
    come(ada, following)
    assert ada.table(following.id).state == "running"


def test_nobody_who_was_removed_or_is_gone_becomes_host(house: House) -> None:
    ada, bo, cy = (house.guest() for _ in range(3))
    table = ada.open("cubosaurs", device("Ada"), INVITE, INVITE)
    bo.join(table.seats[1].invite, "Bo")
    cy.join(table.seats[2].invite, "Cy")
    arrange(ada, table.id, seat=1, to="removed", level="casual")

    ada.post("/api/me/delete", {}, dict[str, str])

    assert cy.table(table.id).maker


def test_at_a_game_night_who_comes_late_takes_over_from_a_bot_in_the_rematch_too(
    house: House,
) -> None:
    ada = house.guest()
    wish = {
        "game": "whispers", "party": True, "shares": False, "variants": {"rounds": 1},
        "seats": [device("Ada"), BOT],
    }  # fmt: skip
    table = ada.post("/api/tables", wish, rest.TableInfo)
    with ada.at(table.id) as line:
        line.say(line.answer(scene_in(line.hello())))
        wait_until_over(ada, table)
    following = again(ada, table)
    come(ada, following)

    assert [seat.welcome for seat in ada.table(following.id).seats] == [True, False]
