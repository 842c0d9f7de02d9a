"""Taking back: freely, by consent, with bots, and with a trace."""

import msgspec
from tests.following import Heard, Shown
from tests.server.guests import (
    BOT,
    INVITE,
    Guest,
    House,
    Line,
    device,
    only,
    scene_in,
    seated,
    until,
)

from pangaea.core.record import UndoLine, read_record
from pangaea.core.scene import Scene
from pangaea.server.wire import messages


def last_show(heard: list[Heard]) -> Shown:
    """Return the last show."""
    return [message for message in heard if isinstance(message, Shown)][-1]


def pair(house: House, game: str = "whispers") -> tuple[Guest, Guest, str]:
    """Return two people at a table."""
    ada, bo = house.guest(), house.guest()
    table = ada.open(game, device("Ada"), INVITE)
    bo.join(table.seats[1].invite, "Bo")
    return ada, bo, table.id


def undo(line: Line, seat: int, position: int) -> list[Heard]:
    """Wish to take the last answer back."""
    return line.say(messages.Undo("u", seat, position))


def test_what_told_nothing_new_is_taken_back_freely(house: House) -> None:
    ada, bo, table = pair(house)
    with ada.at(table) as hers, bo.at(table) as his:
        first = scene_in(hers.hello())
        his.hello()
        shown = last_show(hers.say(hers.answer(first)))
        his.heard()
        heard = undo(hers, 0, 1)
        seen = last_show(his.heard())

    assert (shown.may_undo, shown.undo_needs_consent) == (True, False)
    assert only(heard, messages.Done).position == 0
    assert last_show(heard).fresh
    assert scene_in(heard).position == 0
    assert (seen.fresh, seen.steps[-1].position) == (True, 0)
    told = seen.steps[-1].log[-1]
    assert (told.text, told.seat) == ("Ada took an answer back.", 0)


def test_after_new_information_the_others_are_asked(house: House) -> None:
    ada, bo, table = pair(house)
    with ada.at(table) as hers, bo.at(table) as his:
        first, second = scene_in(hers.hello()), scene_in(his.hello())
        hers.say(hers.answer(first))
        his.say(his.answer(second))  # both lie: the cards are turned up
        shown = last_show(hers.heard())
        waiting = undo(hers, 0, 2)
        asked = only(his.heard()[-1:], messages.Proposed)
        agreed = his.say(messages.Consent(asked.id, 1, agree=True))
        back = scene_in(hers.heard())

    assert (shown.may_undo, shown.undo_needs_consent) == (True, True)
    assert waiting == []
    assert "Ada" in asked.text
    assert scene_in(agreed).position == 0
    assert back.position == 0


def test_a_refused_consent_changes_nothing(house: House) -> None:
    ada, bo, table = pair(house)
    with ada.at(table) as hers, bo.at(table) as his:
        first, second = scene_in(hers.hello()), scene_in(his.hello())
        hers.say(hers.answer(first))
        his.say(his.answer(second))
        hers.heard()
        undo(hers, 0, 2)
        asked = only(his.heard()[-1:], messages.Proposed)
        his.say(messages.Consent(asked.id, 1, agree=False))
        told = only(hers.heard(), messages.Refused)
        late = his.say(messages.Consent(asked.id, 1, agree=True))

    assert (told.id, told.position, told.stale) == ("u", 2, False)
    assert "Bo" in told.text
    only(late, messages.Refused)
    assert ada.table(table).position == 2


def test_whoever_wishes_cannot_consent_for_others(house: House) -> None:
    ada, bo, table = pair(house)
    with ada.at(table) as hers, bo.at(table) as his, house.guest().at(table) as stranger:
        first, second = scene_in(hers.hello()), scene_in(his.hello())
        stranger.hello()
        hers.say(hers.answer(first))
        his.say(his.answer(second))
        hers.heard()
        undo(hers, 0, 2)
        heard = [line.say(messages.Consent("u", 1, agree=True)) for line in (hers, stranger)]

    assert all(isinstance(each[-1], messages.Refused) for each in heard)
    assert ada.table(table).position == 2


def test_a_wish_waits_for_whoever_comes_back_and_ends_with_the_next_answer(house: House) -> None:
    ada, bo, table = pair(house)
    with ada.at(table) as hers:
        first = scene_in(hers.hello())
        with bo.at(table) as his:
            second = scene_in(his.hello())
            hers.say(hers.answer(first))
            his.say(his.answer(second))
        hers.heard()
        undo(hers, 0, 2)
        with bo.at(table) as his:
            came = only(his.hello(), messages.Proposed)
            his.say(his.answer(scene_in(his.say(messages.LookFrom("en", 1)))))
            late = his.say(messages.Consent(came.id, 1, agree=True))

    only(late, messages.Refused)
    assert house.tables._tables[table].result().ledger.match.position == 3


def test_a_stale_wish_is_refused(house: House) -> None:
    ada, _bo, table = pair(house)
    with ada.at(table) as hers:
        hers.say(hers.answer(scene_in(hers.hello())))
        heard = undo(hers, 0, 0)
        strange = undo(hers, 1, 1)
        now = scene_in(hers.hello())

    assert only(heard, messages.Refused).stale
    only(strange, messages.Refused)
    assert now.position == 1


def test_bots_agree_and_their_answers_go_back_too(house: House) -> None:
    guest = house.guest()
    table = guest.open("cubosaurs", device("Ada"), BOT, BOT).id
    with guest.at(table) as line:
        line.hello()
        mine = until_mine(line)
        line.say(line.answer(mine))
        later = until_mine(line)
        heard = undo(line, 0, later.position)

    assert later.position > mine.position + 1
    assert scene_in(heard).position == mine.position


def until_mine(line: Line) -> Scene:
    """Wait until a choice is mine."""
    look = scene_in(line.say(messages.LookFrom("en", 0)))
    if look.ask is not None and len(look.ask.choices) > 1:
        return look
    return until(line, lambda scene: scene.ask is not None and len(scene.ask.choices) > 1)


def test_the_log_keeps_a_trace_and_luck_is_not_used_twice(house: House) -> None:
    guest, table = seated(house)
    with guest.at(table) as line:
        first = scene_in(line.hello())
        line.say(line.answer(first))
        undo(line, first.ask.seat, 1)  # type: ignore[union-attr]
        line.say(line.answer(first))
    lines = read_record(guest.client.get(f"/api/tables/{table}/record").text).lines

    assert [isinstance(entry, UndoLine) for entry in lines] == [False, True, False]
    house.tables._tables.clear()  # forget, and rebuild from the log
    with guest.at(table) as line:
        again = scene_in(line.hello())
    assert again.position == 1
    live = msgspec.to_builtins(again.players)
    assert live == msgspec.to_builtins(scene_now(guest, table).players)


def scene_now(guest: Guest, table: str) -> Scene:
    """Return the present over HTTP."""
    return guest.get(f"/api/tables/{table}/scene", Scene)


def test_nothing_is_taken_back_once_the_game_is_over(house: House) -> None:
    guest = house.guest()
    table = guest.open("whispers", device("Ada"), device("Bo"), rounds=1).id
    with guest.at(table) as line:
        line.say(line.answer(scene_in(line.hello(0))))
        second = scene_in(line.say(messages.LookFrom("en", 1)))
        line.say(line.answer(second))
        heard = undo(line, 1, 2)

    only(heard, messages.Refused)
    assert guest.table(table).state == "over"


# -- while all choose in secret --------------------------------------------------------------------


def three(house: House) -> tuple[list[Guest], str]:
    """Seat three people at a game in which all prepare at once, in several parts."""
    people = [house.guest() for _ in range(3)]
    table = people[0].open("dino_twist", device("Ada"), INVITE, INVITE)
    people[1].join(table.seats[1].invite, "Bo")
    people[2].join(table.seats[2].invite, "Cy")
    return people, table.id


def part(line: Line) -> Shown:
    """Give the next part of a choice."""
    return last_show(line.say(line.answer(scene_in(line.say(messages.LookFrom("en"))))))


def test_others_who_have_answered_since_need_not_agree_and_their_answers_stay(house: House) -> None:
    (ada, bo, cy), table = three(house)
    with ada.at(table) as hers, bo.at(table) as his, cy.at(table) as theirs:
        for line in (hers, his, theirs):
            line.hello()
        part(hers)
        part(his)
        ready = part(his)
        shown = last_show(hers.heard())
        theirs.heard()
        heard = undo(hers, 0, 1)
        told = [his.heard(), theirs.heard()]

    assert ready.steps[-1].ask is None
    assert (shown.may_undo, shown.undo_needs_consent) == (True, False)
    assert only(heard, messages.Done).position == 0
    assert [player.turn for player in scene_in(heard).players] == [True, False, True]
    assert told == [[], []]
    assert [step.seat for step in house.tables._tables[table].result().ledger.match.steps] == [1, 1]


def test_who_was_ready_and_is_no_longer_is_told_to_all_once(house: House) -> None:
    (ada, bo, _), table = three(house)
    with ada.at(table) as hers, bo.at(table) as his:
        hers.hello()
        his.hello()
        part(hers)
        part(hers)
        his.heard()
        undo(hers, 0, 2)
        seen = his.heard()

    show = only(seen, Shown)
    assert show.fresh
    assert [player.turn for player in scene_in(seen).players] == [True, True, True]
    assert [line.text for line in scene_in(seen).log[-1:]] == ["Ada took an answer back."]


def test_a_wish_is_not_ended_by_a_part_that_nobody_may_notice(house: House) -> None:
    """Ada wishes to go back before the choice; Bo gives a part; Cy and Bo agree all the same."""
    (ada, bo, cy), table = three(house)
    with ada.at(table) as hers, bo.at(table) as his, cy.at(table) as theirs:
        lines = [hers, his, theirs]
        for line in lines:
            line.hello()
        play_to_the_next_choice(lines)
        now = scene_in(hers.say(messages.LookFrom("en"))).position
        assert undo(hers, 0, now) == []
        asked = [only(line.heard()[-1:], messages.Proposed) for line in (his, theirs)]
        part(his)
        theirs.say(messages.Consent(asked[1].id, 2, agree=True))
        agreed = his.say(messages.Consent(asked[0].id, 1, agree=True))

    assert scene_in(agreed).position < now


def play_to_the_next_choice(lines: list[Line]) -> None:
    """Give first answers until everybody is to choose in secret again."""
    begun = False
    for _ in range(200):
        scenes = [scene_in(line.say(messages.LookFrom("en"))) for line in lines]
        asks = [scene.ask for scene in scenes]
        begun = begun or any(ask is not None and not ask.secret for ask in asks)
        if begun and all(ask is not None and ask.secret for ask in asks):
            return
        turn = next(number for number, ask in enumerate(asks) if ask is not None)
        lines[turn].say(lines[turn].answer(scenes[turn]))
    raise AssertionError("no further choice came")
