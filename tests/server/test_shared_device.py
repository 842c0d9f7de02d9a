"""Several people on one device: nobody's hand reaches the page before they have said who looks."""

from tests.following import Heard, Shown
from tests.server.guests import BOT, INVITE, House, Line, device, only, scene_in, seated

from pangaea.core.scene import Scene
from pangaea.server.wire import messages


def faces_up(scene: Scene, area: str) -> int:
    return sum(not piece.look.down for piece in scene.pieces if piece.area == area)


def show_in(heard: list[Heard]) -> Shown:
    return [message for message in heard if isinstance(message, Shown)][-1]


def test_a_device_that_two_share_sees_the_public_table_until_somebody_takes_it(
    house: House,
) -> None:
    guest = house.guest()
    table = guest.open("whispers", device("Ada"), device("Bo")).id
    with guest.at(table) as line:
        first = show_in(line.hello())
        taken = show_in(line.say(messages.LookFrom("en", 1)))
        put_down = show_in(line.say(messages.LookFrom("en")))

    assert (first.seat, first.next) == (None, 0)
    assert first.steps[-1] == put_down.steps[-1]
    assert first.steps[-1].ask is None
    assert faces_up(first.steps[-1], "hand0") == faces_up(first.steps[-1], "hand1") == 0
    assert (taken.seat, faces_up(taken.steps[-1], "hand0")) == (1, 0)
    assert faces_up(taken.steps[-1], "hand1") > 0
    assert (put_down.seat, put_down.next) == (None, 0)


def test_the_game_begins_covered_too(house: House) -> None:
    two, one = house.guest(), house.guest()
    table = two.open("whispers", device("Ada"), device("Bo"), INVITE)
    with two.at(table.id) as line:
        line.hello()
        one.join(table.seats[2].invite, "Cy")
        begun = show_in(line.heard())

    assert (begun.seat, begun.next) == (None, 0)


def test_a_line_that_was_lost_comes_back_to_whoever_had_the_device(house: House) -> None:
    guest = house.guest()
    table = guest.open("whispers", device("Ada"), device("Bo")).id
    with guest.at(table) as line:
        shown = show_in(line.hello(1))

    assert shown.seat == 1


def test_where_nothing_is_hidden_the_device_is_at_once_with_whose_turn_it_is(house: House) -> None:
    guest, table = seated(house)
    with guest.at(table) as line:
        assert scene_in(line.hello()).ask is not None


def test_a_person_with_one_seat_needs_no_curtain(house: House) -> None:
    guest = house.guest()
    table = guest.open("whispers", device("Ada"), BOT).id
    with guest.at(table) as line:
        assert scene_in(line.hello()).seat == 0


def test_a_wish_to_take_back_outlives_the_passing_of_the_device(house: House) -> None:
    ada, two = house.guest(), house.guest()
    table = two.open("whispers", device("Bo"), device("Cy"), INVITE)
    ada.join(table.seats[2].invite, "Ada")
    with ada.at(table.id) as hers, two.at(table.id) as theirs:
        answer_from(hers, 2)
        for seat in (0, 1):
            answer_from(theirs, seat)
        now = show_in(hers.hello(2)).steps[-1].position
        hers.say(messages.Undo("u", 2, now))
        theirs.heard()
        again = only(theirs.say(messages.LookFrom("fr")), messages.Proposed)

    assert (again.kind, again.seat) == ("undo", 2)


def answer_from(line: Line, seat: int) -> None:
    line.say(line.answer(scene_in(line.hello(seat))))
