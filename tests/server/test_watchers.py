"""Once a game is over those who watched talk too: told apart, limited, and found again."""

from contextlib import ExitStack

import msgspec
import pytest
from tests.following import Heard
from tests.server.guests import INVITE, Guest, House, Line, device, only, scene_in
from tests.server.test_company import said
from tests.server.test_gathering import refused
from tests.server.test_identity import FORMER, naming
from tests.server.test_rematch import played, wait_until_over
from tests.server.test_removal import removed

from pangaea.server.live import company
from pangaea.server.wire import messages, rest


def watch(line: Line, name: str) -> list[Heard]:
    """Come to watch under a name."""
    return line.say(messages.Hello("en", name=name))


def spectator(house: House) -> Guest:
    """Somebody whose browser has been here before, as every page has."""
    guest = house.guest()
    guest.get("/api/blocked", list)
    return guest


def meet(hers: Line, his: Line, watching: Line, text: str) -> None:
    """Let both who played come back, and Zoe who watched say something."""
    hers.hello()
    his.hello()
    watch(watching, "Zoe")
    told(watching, text)


def told(line: Line, text: str, name: str = "") -> list[tuple[str, str]]:
    """Say something; return what one hears of it oneself."""
    return said(line.say(messages.Say(text, name=name)))


def lines_of(heard: list[Heard]) -> list[messages.TalkLine]:
    talks = [message for message in heard if isinstance(message, messages.Talk)]
    return [line for talk in talks for line in talk.lines]


def silence(host: Guest, table: str, name: str, status: int = 200) -> None:
    host.post(f"/api/tables/{table}/silence", {"name": name}, dict, status)


def test_who_watched_is_heard_by_all_and_whoever_comes_later(house: House) -> None:
    ada, _, table = played(house)
    zoe = spectator(house)
    with ada.at(table.id) as hers, zoe.at(table.id) as watching:
        hers.hello()
        watch(watching, "Zoe")

        assert told(watching, "what a game") == [("Zoe", "what a game")]
        assert said(hers.heard()) == [("Zoe", "what a game")]
        assert told(hers, "thank you") == [("Ada", "thank you")]
        assert said(watching.heard()) == [("Ada", "thank you")]
    record = ada.client.get(f"/api/tables/{table.id}/record").text
    assert '"Ada"' in record
    assert not any(word in record for word in ("what a game", "thank you", "Zoe"))

    house.tables._tables.clear()
    with spectator(house).at(table.id) as other, zoe.at(table.id) as again:
        theirs, own = lines_of(other.hello()), lines_of(watch(again, "Zoe"))
    assert [(one.seat, one.name, one.mine) for one in theirs] == [
        (None, "Zoe", False), (0, "Ada", False)
    ]  # fmt: skip
    assert [one.mine for one in own] == [True, False]


def test_who_watches_hears_what_was_said_as_soon_as_the_game_is_over(house: House) -> None:
    ada, bo = house.guest(), house.guest()
    table = ada.open("whispers", device("Ada"), INVITE, rounds=1)
    bo.join(table.seats[1].invite, "Bo")
    zoe = spectator(house)
    with ada.at(table.id) as hers, bo.at(table.id) as his, zoe.at(table.id) as watching:
        first, second = scene_in(hers.hello()), scene_in(his.hello())
        watch(watching, "Zoe")
        hers.say(messages.Say("between us"))
        hers.say(hers.answer(first))
        assert said(watching.heard()) == []

        his.say(his.answer(second))

        assert said(watching.heard()) == [("Ada", "between us")]
        assert told(watching, "well played") == [("Zoe", "well played")]


def test_people_of_one_name_are_told_apart_in_the_talk_and_in_the_list(house: House) -> None:
    ada, _, table = played(house)
    with ExitStack() as stack:
        lines = [stack.enter_context(spectator(house).at(table.id)) for _ in range(3)]
        for line in lines:
            watch(line, "Ada")
        names = [told(line, "it is me")[-1][0] for line in reversed(lines)]
        again = told(lines[2], "still me", name="Somebody else")[-1]
        hers = stack.enter_context(ada.at(table.id))
        welcome = only(hers.hello(), messages.Welcome)

    assert names == ["Ada 2", "Ada 3", "Ada 4"]
    assert again == ("Ada 2", "still me")
    assert sorted(welcome.table.watching) == names


def test_who_has_no_name_gives_one_with_the_first_words(house: House) -> None:
    _, _, table = played(house)
    with spectator(house).at(table.id) as line:
        line.hello()

        assert "name" in only(line.say(messages.Say("hello")), messages.Refused).text
        assert told(line, "hello", name="Zoe") == [("Zoe", "hello")]


def test_who_could_not_be_found_again_says_nothing(house: House) -> None:
    """A program without a cookie is somebody else each time."""
    _, _, table = played(house)
    with house.guest().at(table.id) as line:
        watch(line, "Zoe")

        assert "cookie" in only(line.say(messages.Say("hello")), messages.Refused).text


def test_a_flood_of_words_is_held_back_also_of_who_watched(house: House) -> None:
    _, _, table = played(house)
    with spectator(house).at(table.id) as line:
        watch(line, "Zoe")

        heard = [line.say(messages.Say(f"word {number}")) for number in range(20)]

    assert sum(len(said(one)) for one in heard) < 10


def test_all_who_watched_crowd_out_nobody_who_played(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(company, "MOST_OF_WATCHERS", 2)
    ada, _, table = played(house)
    with spectator(house).at(table.id) as one, spectator(house).at(table.id) as other:
        watch(one, "Zoe")
        watch(other, "Yan")
        told(one, "first")
        told(other, "second")

        assert only(other.say(messages.Say("third")), messages.Refused).text
    with ada.at(table.id) as hers:
        hers.hello()
        assert told(hers, "still here") == [("Ada", "still here")]


def test_who_watched_is_blocked_by_the_name_they_spoke_under(house: House) -> None:
    ada, bo, table = played(house)
    zoe = spectator(house)
    with ada.at(table.id) as hers, bo.at(table.id) as his, zoe.at(table.id) as watching:
        meet(hers, his, watching, "first")
        blocked = bo.post(f"/api/tables/{table.id}/block", {"name": "Zoe"}, list[str])
        assert blocked == ["Zoe"]
        his.heard()

        told(watching, "second")

        assert said(his.heard()) == []
        assert said(hers.heard()) == [("Zoe", "first"), ("Zoe", "second")]
    with bo.at(table.id) as his:
        assert said(his.hello()) == []
    refused(bo, table.id, "block", 400, name="Nobody")


def test_whom_the_host_has_blocked_is_not_heard_at_the_host_s_table(house: House) -> None:
    ada, _, table = played(house)
    with ada.at(table.id) as hers, spectator(house).at(table.id) as watching:
        hers.hello()
        watch(watching, "Zoe")
        told(watching, "first")
        ada.post(f"/api/tables/{table.id}/block", {"name": "Zoe"}, list)

        assert only(watching.say(messages.Say("second")), messages.Refused).text


def test_the_host_removes_who_watched_with_everything_they_said(house: House) -> None:
    ada, bo, table = played(house)
    zoe = spectator(house)
    with ada.at(table.id) as hers, bo.at(table.id) as his, zoe.at(table.id) as watching:
        meet(hers, his, watching, "rude words")
        told(hers, "please go")
        silence(bo, table.id, "Zoe", 403)
        silence(ada, table.id, "Nobody", 400)
        his.heard()
        silence(ada, table.id, "Zoe")

        heard = [one for one in his.heard() if isinstance(one, messages.Talk)]
        assert heard[-1].whole
        notice = "The host removed Zoe, who watched, from the talk."
        assert [line.text for line in heard[-1].lines] == ["please go", notice]
        watching.heard()
        assert only(watching.say(messages.Say("again")), messages.Refused).text
        silence(ada, table.id, "Zoe", 400)

    house.tables._tables.clear()
    with zoe.at(table.id) as watching, bo.at(table.id) as his:
        assert not lines_of(watch(watching, "Zoe Again"))
        assert [line.text for line in lines_of(his.hello())] == ["please go", notice]
        assert only(watching.say(messages.Say("again")), messages.Refused).text


def test_who_was_removed_while_playing_neither_hears_nor_talks_after_the_end(house: House) -> None:
    ada, bo = house.guest(), house.guest()
    table = ada.open("whispers", device("Ada"), INVITE, rounds=1)
    bo.join(table.seats[1].invite, "Bo")
    with ada.at(table.id) as hers, bo.at(table.id) as his:
        first = scene_in(hers.hello())
        his.hello()
        removed(ada, table.id, 1)
        hers.say(hers.answer(first))
        wait_until_over(ada, table)
        hers.say(messages.Say("a nice game"))

        assert lines_of(his.heard()) == []
        assert only(his.say(messages.Say("hello?")), messages.Refused).text


def test_my_data_hold_what_i_said_while_watching(house: House) -> None:
    _, _, table = played(house)
    zoe = spectator(house)
    with zoe.at(table.id) as line:
        watch(line, "Zoe")
        told(line, "mine")

    mine = zoe.get("/api/me/export", rest.Mine)

    assert [(one.table, one.text) for one in mine.said] == [(table.id, "mine")]
    assert mine.tables == []


def test_who_deletes_everything_leaves_no_word_and_no_name_where_they_watched(
    house: House,
) -> None:
    ada, bo, table = played(house)
    zoe, yan = spectator(house), spectator(house)
    with ada.at(table.id) as hers:
        hers.hello()
        for guest, name in ((zoe, "Zoelie"), (yan, "Yannick")):
            with guest.at(table.id) as line:
                watch(line, name)
                told(line, f"from {name}")
        silence(ada, table.id, "Yannick")
        bo.post(f"/api/tables/{table.id}/block", {"name": "Zoelie"}, list)
        hers.heard()
        person = zoe.get("/api/me/export", rest.Mine).person
        assert naming(house, person) == {"talk", "settled", "blocks"}

        zoe.post("/api/me/delete", {}, dict)
        yan.post("/api/me/delete", {}, dict)

        talk = [one for one in hers.heard() if isinstance(one, messages.Talk)][-1]
        assert talk.whole
        assert [line.text for line in talk.lines] == [
            f"The host removed {FORMER}, who watched, from the talk."
        ]
    assert naming(house, "Zoelie") == naming(house, "Yannick") == set()
    assert naming(house, person) == {"people"}  # that old cookies are void, and nothing else
    house.tables._tables.clear()
    with ada.at(table.id) as hers:
        assert [line.name for line in lines_of(hers.hello())] == [FORMER]


def test_a_table_is_deleted_with_what_was_said_there(house: House) -> None:
    """Who watched has no part in it: nobody else's game goes."""
    ada = house.guest()
    table = ada.open("whispers", device("Ada"), device("Bo"), rounds=1)
    with ada.at(table.id) as line:
        line.hello()
        for seat in (0, 1):
            line.say(line.answer(scene_in(line.say(messages.LookFrom("en", seat)))))
    with spectator(house).at(table.id) as watching:
        watch(watching, "Zoe")
        told(watching, "a word")
    assert naming(house, "a word") == {"talk"}

    ada.post(f"/api/tables/{table.id}/delete", {}, dict)

    assert naming(house, "a word") == set()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_phrase_of_who_watched_is_read_in_the_reader_s_language(
    house: House, language: rest.Language
) -> None:
    ada, _, table = played(house)
    with ada.at(table.id) as hers, spectator(house).at(table.id) as watching:
        hers.hello(language=language)
        watch(watching, "Zoe")
        watching.say(messages.Say(phrase="well"))

        expected = {"fr": "Bien joué\u00a0!", "en": "Well played!"}[language]
        assert said(hers.heard()) == [("Zoe", expected)]


def test_what_was_said_before_those_who_watched_could_talk_is_still_read(house: House) -> None:
    """Lines of older versions name a seat always, and not always who said them."""
    ada, _, table = played(house)
    old = msgspec.json.encode({"time": 1.0, "position": 0, "seat": 0, "text": "long ago"})
    assert house.client.portal is not None
    house.client.portal.call(house.tables.store.say, table.id, old)
    house.tables._tables.clear()

    with ada.at(table.id) as hers, spectator(house).at(table.id) as watching:
        assert [(one.name, one.mine) for one in lines_of(hers.hello())] == [("Ada", True)]
        assert said(watch(watching, "Zoe")) == [("Ada", "long ago")]
