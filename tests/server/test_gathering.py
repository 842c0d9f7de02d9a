"""One link for a whole table: guests sit down by themselves, the host arranges and starts."""

import pytest
from tests.server.guests import BOT, INVITE, Guest, House, Line, device, only, scene_in

from pangaea.server.wire import messages, rest

GUEST = {"kind": "guest"}


def sit(guest: Guest, table: str, seat: int, name: str) -> rest.TableInfo:
    return guest.post(f"/api/tables/{table}/sit", {"seat": seat, "name": name}, rest.TableInfo)


def arrange(host: Guest, table: str, **wish: object) -> rest.TableInfo:
    return host.post(f"/api/tables/{table}/arrange", wish, rest.TableInfo)


def start(host: Guest, table: str, level: str = "") -> rest.TableInfo:
    return host.post(f"/api/tables/{table}/start", {"level": level}, rest.TableInfo)


def refused(guest: Guest, table: str, what: str, status: int, **wish: object) -> str:
    return guest.post(f"/api/tables/{table}/{what}", wish, rest.Problem, status).text


def names(table: rest.TableInfo) -> list[str]:
    return [seat.name for seat in table.seats]


def test_whoever_has_the_link_sees_host_variants_and_free_seats(house: House) -> None:
    ada, bo = house.guest(), house.guest()
    table = ada.open("cubosaurs", device("Ada"), GUEST, BOT, advanced=True)

    seen = bo.table(table.id)

    assert (seen.host, seen.state, seen.gathering) == ("Ada", "waiting", True)
    assert [seat.free for seat in seen.seats] == [False, True, False]
    assert len(seen.wording) == 1
    assert not seen.maker


def test_a_guest_sits_down_by_the_table_s_own_link_and_the_host_sees_it_at_once(
    house: House,
) -> None:
    ada, bo = house.guest(), house.guest()
    table = ada.open("cubosaurs", device("Ada"), GUEST, GUEST)

    with ada.at(table.id) as line:
        line.hello()
        mine = sit(bo, table.id, 2, "Bo")
        changed = only(line.heard(), messages.TableChanged).table

    assert names(changed) == ["Ada", "", "Bo"]
    assert [seat.mine for seat in mine.seats] == [False, False, True]
    assert mine.state == "waiting"  # nothing is dealt before the host starts


def test_who_sits_elsewhere_moves(house: House) -> None:
    ada, bo = house.guest(), house.guest()
    table = ada.open("cubosaurs", device("Ada"), GUEST, GUEST)

    sit(bo, table.id, 1, "Bo")

    assert names(sit(bo, table.id, 2, "Bo")) == ["Ada", "", "Bo"]


def test_two_people_of_one_name_are_told_apart(house: House) -> None:
    ada, other = house.guest(), house.guest()
    table = ada.open("cubosaurs", device("Ada"), GUEST)

    assert names(sit(other, table.id, 1, "Ada")) == ["Ada", "Ada 2"]


@pytest.mark.parametrize("seat", [0, 2, 3, 9, -1])
def test_only_a_free_seat_can_be_taken(house: House, seat: int) -> None:
    """Not the host's, not a bot's, not one with a link of its own, none that is not there."""
    ada, bo = house.guest(), house.guest()
    table = ada.open("cubosaurs", device("Ada"), GUEST, INVITE, BOT)

    refused(bo, table.id, "sit", 409, seat=seat, name="Bo")

    assert names(bo.table(table.id)) == names(table)


def test_a_taken_seat_stays_with_whoever_was_first(house: House) -> None:
    ada, bo, cy = house.guest(), house.guest(), house.guest()
    table = ada.open("cubosaurs", device("Ada"), GUEST, GUEST)
    sit(bo, table.id, 1, "Bo")

    refused(cy, table.id, "sit", 409, seat=1, name="Cy")

    assert names(bo.table(table.id)) == ["Ada", "Bo", ""]


def test_the_host_starts_and_bots_take_the_free_seats(house: House) -> None:
    ada, bo = house.guest(), house.guest()
    table = ada.open("cubosaurs", device("Ada"), GUEST, GUEST, GUEST)
    sit(bo, table.id, 2, "Bo")

    with ada.at(table.id) as one, bo.at(table.id) as other:
        one.hello()
        other.hello()
        start(ada, table.id, "casual")
        begun = bo.table(table.id)
        assert scene_in(one.heard()).seat == 0
        assert scene_in(other.heard()).seat == 2

    assert begun.state == "running"
    assert [seat.kind for seat in begun.seats] == ["person", "bot", "person", "bot"]
    assert len(set(names(begun))) == 4


def test_every_device_adds_to_the_seed_before_the_deal(house: House) -> None:
    ada, bo = house.guest(), house.guest()
    table = ada.open_sharing("cubosaurs", device("Ada"), GUEST)
    sit(bo, table.id, 1, "Bo")
    with ada.at(table.id) as one, bo.at(table.id) as other:
        one.hello_sharing()
        other.hello_sharing()

        assert start(ada, table.id).state == "waiting"
        assert [seat.awaited for seat in bo.table(table.id).seats] == [True, True]
        one.say(messages.Share("aa" * 16))
        assert bo.table(table.id).state == "waiting"
        other.say(messages.Share("bb" * 16))

        assert bo.table(table.id).state == "running"
        shares = bo.table(table.id).luck.shares
        assert [(share.seats, share.sent) for share in shares] == [
            ([0], "aa" * 16),
            ([1], "bb" * 16),
        ]


def test_while_people_gather_no_device_is_awaited(house: House) -> None:
    """What is added to the seed cannot be taken away, and who gathers may still leave."""
    ada = house.guest()
    table = ada.open_sharing("cubosaurs", device("Ada"), GUEST)

    with ada.at(table.id) as line:
        line.hello_sharing()
        line.say(messages.Share("aa" * 16))

    assert not any(seat.awaited for seat in ada.table(table.id).seats)
    assert ada.table(table.id).luck.shares == []


def sharing_pair(house: House) -> tuple[Guest, Guest, rest.TableInfo]:
    """Let Ada open a table whose devices add to the seed, and Bo sit down."""
    ada, bo = house.guest(), house.guest()
    table = ada.open_sharing("cubosaurs", device("Ada"), GUEST)
    sit(bo, table.id, 1, "Bo")
    return ada, bo, table


def share_at_start(line: Line, host: Guest, table: str) -> None:
    """Let the host start, and this page alone add to the seed."""
    line.hello_sharing()
    start(host, table)
    line.say(messages.Share("aa" * 16))


def test_who_never_comes_back_is_replaced_by_a_bot_and_the_game_begins(house: House) -> None:
    ada, _, table = sharing_pair(house)
    with ada.at(table.id) as line:
        share_at_start(line, ada, table.id)

        assert arrange(ada, table.id, seat=1, to="bot", level="casual").state == "running"


def test_who_has_shared_keeps_the_seat(house: House) -> None:
    ada, bo, table = sharing_pair(house)
    with bo.at(table.id) as line:
        share_at_start(line, ada, table.id)

        refused(ada, table.id, "arrange", 409, seat=1, to="bot", level="casual")

    assert names(ada.table(table.id)) == ["Ada", "Bo"]


def test_the_host_frees_a_seat_gives_it_to_a_bot_and_exchanges_two(house: House) -> None:
    ada, bo = house.guest(), house.guest()
    table = ada.open("cubosaurs", device("Ada"), GUEST, GUEST)
    sit(bo, table.id, 1, "Bo")

    moved = arrange(ada, table.id, seat=0, to="swap", other=1)
    assert names(moved) == ["Bo", "Ada", ""]
    with_bot = arrange(ada, table.id, seat=2, to="bot", level="strong")
    assert (with_bot.seats[2].kind, with_bot.seats[2].level) == ("bot", "strong")
    freed = arrange(ada, table.id, seat=0, to="guest")
    assert [seat.free for seat in freed.seats] == [True, False, False]
    assert not any(seat.mine for seat in bo.table(table.id).seats)


def test_nobody_but_the_host_arranges_or_starts(house: House) -> None:
    ada, bo = house.guest(), house.guest()
    table = ada.open("cubosaurs", device("Ada"), GUEST)
    sit(bo, table.id, 1, "Bo")

    refused(bo, table.id, "arrange", 403, seat=0, to="bot", level="casual")
    refused(bo, table.id, "start", 403)

    assert names(bo.table(table.id)) == ["Ada", "Bo"]


@pytest.mark.parametrize(
    "wish",
    [
        {"seat": 5, "to": "bot", "level": "casual"},
        {"seat": 1, "to": "bot", "level": "genius"},
        {"seat": 1, "to": "bot"},
        {"seat": 0, "to": "swap", "other": 7},
        {"seat": 0, "to": "throne"},
    ],
)
def test_an_impossible_arrangement_is_refused_in_words(
    house: House, wish: dict[str, object]
) -> None:
    ada = house.guest()
    table = ada.open("cubosaurs", device("Ada"), GUEST)

    assert refused(ada, table.id, "arrange", 400, **wish)
    assert names(ada.table(table.id)) == ["Ada", ""]


def test_once_the_game_has_begun_nobody_changes_seats(house: House) -> None:
    ada, bo = house.guest(), house.guest()
    table = ada.open("cubosaurs", device("Ada"), GUEST)
    with ada.at(table.id) as line:
        line.hello()
        start(ada, table.id, "casual")

        refused(bo, table.id, "sit", 409, seat=1, name="Bo")
        refused(ada, table.id, "arrange", 409, seat=0, to="swap", other=1)
        refused(ada, table.id, "start", 409)


def test_a_guest_leaves_and_another_takes_the_seat(house: House) -> None:
    ada, bo, cy = house.guest(), house.guest(), house.guest()
    table = ada.open("cubosaurs", device("Ada"), GUEST)
    sit(bo, table.id, 1, "Bo")

    left = bo.post(f"/api/tables/{table.id}/stand-up", {}, rest.TableInfo)

    assert names(left) == ["Ada", ""]
    assert names(sit(cy, table.id, 1, "Cy")) == ["Ada", "Cy"]


def test_seats_survive_a_restart(house: House) -> None:
    ada, bo = house.guest(), house.guest()
    table = ada.open("cubosaurs", device("Ada"), GUEST)
    sit(bo, table.id, 1, "Bo")

    house.tables._tables.clear()

    seen = bo.table(table.id)
    assert names(seen) == ["Ada", "Bo"]
    assert seen.gathering
