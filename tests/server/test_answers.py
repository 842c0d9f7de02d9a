"""Answers over the socket: taken once, refused clearly, harmless to others."""

import asyncio

import pytest
from starlette.websockets import WebSocketDisconnect
from tests.following import Heard, Shown
from tests.server.guests import Guest, House, Line, device, only, scene_in, seated

from pangaea.core.scene import Scene
from pangaea.server.live.ledger import Ledger
from pangaea.server.wire import messages


def test_an_answer_is_acknowledged_then_shown(house: House) -> None:
    guest, table = seated(house)
    with guest.at(table) as line:
        scene = scene_in(line.hello())
        heard = line.say(line.answer(scene))

    assert isinstance(heard[0], messages.Done)
    assert heard[0].position == 1
    assert scene_in(heard).position == 1
    assert not only(heard, Shown).fresh


def test_a_stale_answer_changes_nothing(house: House) -> None:
    guest, table = seated(house)
    with guest.at(table) as line:
        scene = scene_in(line.hello())
        answer = line.answer(scene)
        line.say(answer)
        other = next(c.option for c in scene.ask.choices if c.option != answer.option)  # type: ignore[union-attr]
        heard = line.say(line.answer(scene, other))

    refused = only(heard, messages.Refused)
    assert refused.stale
    assert refused.position == 1
    assert guest.table(table).position == 1


def answered(
    guest: Guest, table: str, option: int | None = None, **changed: object
) -> tuple[Scene, list[Heard]]:
    """Answer once what the page asks, and return what it showed and then heard."""
    with guest.at(table) as line:
        scene = scene_in(line.hello())
        return scene, line.say(line.answer(scene, option, **changed))


def test_an_answer_from_the_future_is_stale(house: House) -> None:
    guest, table = seated(house)
    _, heard = answered(guest, table, position=7)

    assert only(heard, messages.Refused).stale


def test_a_repeated_answer_is_taken_once_and_acknowledged_again(house: House) -> None:
    guest, table = seated(house)
    with guest.at(table) as line:
        answer = line.answer(scene_in(line.hello()))
        first = line.say(answer)
        again = line.say(answer)

    assert only(again, messages.Done) == only(first, messages.Done)
    assert guest.table(table).position == 1


def test_an_answer_repeated_over_a_new_line_is_taken_once(house: House) -> None:
    """A page that lost its line, and a server that forgot the id."""
    guest, table = seated(house)
    with guest.at(table) as line:
        answer = line.answer(scene_in(line.hello()))
        line.say(answer)
    with guest.at(table) as line:
        line.hello()
        heard = line.say(messages.Answer("another id", answer.seat, answer.position, answer.option))

    assert only(heard, messages.Done).position == 1
    assert guest.table(table).position == 1


def test_whoever_answers_in_two_windows_is_told_which_answer_stands(house: House) -> None:
    guest, table = seated(house)
    with guest.at(table) as one, guest.at(table) as two:
        first, second = scene_in(one.hello()), scene_in(two.hello())
        one.say(one.answer(first))
        other = first.ask.choices[1].option  # type: ignore[union-attr]
        heard = two.say(two.answer(second, other))

    refused = only(heard, messages.Refused)
    assert refused.stale
    assert "another window" in refused.text
    assert guest.table(table).position == 1


def test_an_illegal_answer_is_refused_with_a_rule(house: House) -> None:
    guest, table = seated(house)
    scene, heard = answered(guest, table, option=999)

    refused = only(heard, messages.Refused)
    assert refused.rule == scene.ask.rule  # type: ignore[union-attr]
    assert not refused.stale
    assert guest.table(table).position == 0


def test_nobody_answers_for_a_seat_they_do_not_hold(house: House) -> None:
    guest, table = seated(house)
    stranger = house.guest()
    with guest.at(table) as line, stranger.at(table) as other:
        scene = scene_in(line.hello())
        watching = scene_in(other.hello())
        heard = other.say(line.answer(scene))

    assert watching.ask is None
    assert watching.seat is None
    assert "seat" in only(heard, messages.Refused).text
    assert guest.table(table).position == 0


def test_a_page_cannot_look_from_a_seat_it_does_not_hold(house: House) -> None:
    _, table = seated(house)
    with house.guest().at(table) as other:
        assert scene_in(other.hello(seat=0)).seat is None
        heard = other.say(messages.LookFrom("en", 1))

    only(heard, messages.Refused)
    assert not any(isinstance(message, Shown) for message in heard)


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "[]", "null", "1", '"answer"', "{}", '{"type":"nonsense"}', '{"type":"answer"}',
        '{"type":"answer","id":1,"seat":"x","position":null,"option":[]}', "\ud83e\udd95" * 50,
        '{"type":"answer","id":"x","seat":1e400,"position":0,"option":0}', "[" * 2000,
        '{"type":"answer","id":"x","seat":-1,"position":-5,"option":-1}',
        '{"type":"hello","language":"tlh"}', '{"type":"undo","id":"x","seat":99,"position":0}',
        '{"type":"consent","id":"x","seat":0,"agree":true}', '{"type":"pace","seconds":"NaN"}',
    ],
)  # fmt: skip
def test_nonsense_gets_a_clear_reply_and_hurts_nobody(house: House, text: str) -> None:
    guest, table = seated(house)
    stranger = house.guest()
    with guest.at(table) as line, stranger.at(table) as other:
        scene = scene_in(line.hello())
        other.hello()
        refused = only(other.say_raw(text), messages.Refused)
        mine = line.say(line.answer(scene))

    assert refused.text
    assert [type(message) for message in mine] == [messages.Done, Shown]


def test_an_oversized_message_is_refused(house: House) -> None:
    guest, table = seated(house)
    with guest.at(table) as line:
        line.hello()
        heard = line.say_raw('{"type":"ping","x":"' + "x" * 5000 + '"}')

    assert "4,096" in only(heard, messages.Refused).text


def test_a_page_says_hello_first(house: House) -> None:
    guest, table = seated(house)
    with guest.at(table) as line:
        heard = line.say(messages.Answer("a", 0, 0, 0))

    only(heard, messages.Refused)
    assert guest.table(table).position == 0


def test_refusals_are_in_the_language_of_the_page(house: House) -> None:
    guest, table = seated(house)
    with guest.at(table) as line:
        scene = scene_in(line.hello(language="fr"))
        heard = line.say(line.answer(scene, position=9))

    assert only(heard, messages.Refused).text.startswith("La partie a avancé\u00a0:")


def test_a_table_that_does_not_exist_closes_the_line(house: House) -> None:
    with house.guest().at("nowhere") as line, pytest.raises(WebSocketDisconnect) as parted:
        line.hello()

    assert parted.value.code == 4404


def test_a_page_of_another_site_cannot_open_a_line(house: House) -> None:
    guest, table = seated(house)
    with (
        pytest.raises(WebSocketDisconnect),
        guest.at(table, origin="https://elsewhere.example") as line,
    ):
        line.hello()


def secret_seats(house: House) -> tuple[Guest, Guest, str]:
    """Return two people at a table where all choose at once."""
    ada, bo = house.guest(), house.guest()
    table = ada.open("whispers", device("Ada"), {"kind": "invite"})
    bo.join(table.seats[1].invite, "Bo")
    return ada, bo, table.id


def test_who_chooses_at_once_is_not_made_stale_by_others(house: House) -> None:
    ada, bo, table = secret_seats(house)
    with ada.at(table) as hers, bo.at(table) as his:
        first, second = scene_in(hers.hello()), scene_in(his.hello())
        hers.say(hers.answer(first))
        heard = his.say(his.answer(second))

    assert second.position == 0
    assert only(heard, messages.Done).position == 2


def answered_first(hers: Line, his: Line) -> Scene:
    """Let both look and one of them answer, and return what she saw."""
    first = scene_in(hers.hello())
    his.hello()
    hers.say(hers.answer(first))
    return first


def test_a_secret_answer_does_not_tell_whom_the_table_waits_for(house: House) -> None:
    ada, bo, table = secret_seats(house)
    with ada.at(table) as hers, bo.at(table) as his:
        answered_first(hers, his)
        seen = scene_in(his.heard())

    assert [player.turn for player in seen.players] == [True, True]


def test_a_secret_answer_cannot_be_given_twice(house: House) -> None:
    ada, bo, table = secret_seats(house)
    with ada.at(table) as hers, bo.at(table) as his:
        first = answered_first(hers, his)
        others = [c.option for c in first.ask.choices][1:]  # type: ignore[union-attr]
        heard = [hers.say(hers.answer(first, option, position=1)) for option in others]

    assert all(only(each, messages.Refused).position == 1 for each in heard)


def test_who_reads_the_past_waits_for_no_secret_answer(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise anybody could measure when one is on its way, and how many parts there are."""
    waited: list[bool] = []
    plain = Ledger.take

    async def take(self: Ledger, seat: int, option: int) -> None:
        turn = asyncio.create_task(house.tables.slices.turn())
        for _ in range(4):
            await asyncio.sleep(0)
        waited.append(not turn.done())
        await turn
        await plain(self, seat, option)

    monkeypatch.setattr(Ledger, "take", take)
    ada, _, table = secret_seats(house)
    with ada.at(table) as hers:
        hers.say(hers.answer(scene_in(hers.hello())))
    guest, table = seated(house)
    with guest.at(table) as line:
        line.say(line.answer(scene_in(line.hello())))

    assert waited == [False, True]
