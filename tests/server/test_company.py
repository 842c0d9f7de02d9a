"""People at a table: they talk, go away, let bots play for them and come back."""

from collections.abc import Callable
from time import monotonic, sleep

import pytest
from tests.following import Heard
from tests.server.guests import BOT, Guest, House, Line, device, only, scene_in, until
from tests.server.test_gathering import GUEST, sit, start

from pangaea.server.live import company
from pangaea.server.wire import messages, rest


def together(house: House, *seats: dict[str, str]) -> tuple[Guest, Guest, str]:
    """Two people at one table of Cubosaurs, on the first two seats."""
    ada, bo = house.guest(), house.guest()
    table = ada.open("cubosaurs", device("Ada"), GUEST, *seats).id
    sit(bo, table, 1, "Bo")
    with ada.at(table) as one, bo.at(table) as other:
        one.hello()
        other.hello()
        start(ada, table)
    return ada, bo, table


def said(heard: list[Heard]) -> list[tuple[str, str]]:
    talks = [message for message in heard if isinstance(message, messages.Talk)]
    return [(line.name, line.text) for talk in talks for line in talk.lines]


def told_that(line: Line, wanted: Callable[[rest.TableInfo], bool], seconds: float = 10) -> None:
    """Wait without a word until a page is told something of its table."""
    end = monotonic() + seconds
    while True:
        changed = [one for one in line.heard() if isinstance(one, messages.TableChanged)]
        if any(wanted(one.table) for one in changed):
            return
        assert monotonic() < end, "the page was not told"
        sleep(0.02)


def stands_in(heard: list[Heard]) -> list[str]:
    told = [message for message in heard if isinstance(message, messages.TableChanged)][-1]
    return [seat.stand_in for seat in told.table.seats]


def test_what_is_said_reaches_the_others_and_who_comes_back(house: House) -> None:
    ada, bo, table = together(house)
    with ada.at(table) as one, bo.at(table) as other:
        one.hello()
        other.hello()

        assert said(one.say(messages.Say("  Hello\tBo \x1b[31m "))) == [
            ("Ada", "Hello Bo \ufffd[31m")
        ]
        assert said(other.heard()) == [("Ada", "Hello Bo \ufffd[31m")]

    house.tables._tables.clear()
    with bo.at(table) as other:
        assert said(other.hello()) == [("Ada", "Hello Bo \ufffd[31m")]


def test_a_phrase_is_read_in_the_reader_s_language(house: House) -> None:
    ada, bo, table = together(house)
    with ada.at(table) as one, bo.at(table) as other:
        one.hello()
        other.hello(language="fr")

        one.say(messages.Say(phrase="well"))

        assert said(other.heard()) == [("Ada", "Bien joué\u00a0!")]


@pytest.mark.parametrize(
    "nothing", [messages.Say(), messages.Say("  \n "), messages.Say(phrase="rude")]
)
def test_what_says_nothing_is_refused(house: House, nothing: messages.Say) -> None:
    ada, _, table = together(house)
    with ada.at(table) as line:
        line.hello()

        assert only(line.say(nothing), messages.Refused).text


def test_who_watches_neither_reads_nor_writes_before_the_end(house: House) -> None:
    ada, _, table = together(house)
    with ada.at(table) as one, house.guest().at(table) as watcher:
        one.hello()
        watcher.hello()
        one.say(messages.Say("between us"))

        assert said(watcher.heard()) == []
        assert only(watcher.say(messages.Say("me too")), messages.Refused).text
    with house.guest().at(table) as watcher:
        assert not any(isinstance(message, messages.Talk) for message in watcher.hello())


def test_a_flood_of_words_is_held_back(house: House) -> None:
    ada, _, table = together(house)
    with ada.at(table) as line:
        line.hello()

        heard = [line.say(messages.Say(f"word {number}")) for number in range(20)]

    assert sum(len(said(one)) for one in heard) < 10


def asked(line: Line) -> int:
    """The seat whose turn it is."""
    scene = scene_in(line.say(messages.LookFrom("en")))
    return next(player.seat for player in scene.players if player.turn)


def test_a_bot_plays_for_who_asks_for_it_until_it_is_called_off(house: House) -> None:
    ada, bo, table = together(house)
    with ada.at(table) as one, bo.at(table) as other:
        one.hello()
        other.hello()

        heard = one.say(messages.HandOver("h1", 0, "casual"))
        assert stands_in(heard) == ["casual", ""]
        assert said(heard) == [("Ada", "A bot (Casual) plays for Ada for now.")]
        assert not ada.table(table).my_turn

        heard = one.say(messages.HandOver("h2", 0))
        assert stands_in(heard) == ["", ""]
        assert said(heard)[-1] == ("Ada", "Ada plays again.")


def test_the_bot_that_stands_in_answers(house: House) -> None:
    ada, bo, table = together(house)
    with ada.at(table) as one, bo.at(table) as other:
        one.hello()
        other.hello()
        one.say(messages.HandOver("h1", 0, "casual"))
        other.say(messages.HandOver("h2", 1, "casual"))

        until(one, lambda scene: scene.ending is not None, seconds=60)


def test_nobody_hands_over_the_seat_of_who_is_here(house: House) -> None:
    ada, bo, table = together(house)
    with ada.at(table) as one, bo.at(table) as other:
        one.hello()
        other.hello()

        assert only(one.say(messages.HandOver("h1", 1, "casual")), messages.Refused).text
    assert [seat.stand_in for seat in ada.table(table).seats] == ["", ""]


def test_who_has_vanished_is_replaced_once_those_present_agree(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bo, cy = house.guest(), house.guest(), house.guest()
    table = ada.open("cubosaurs", device("Ada"), GUEST, GUEST).id
    sit(bo, table, 1, "Bo")
    sit(cy, table, 2, "Cy")
    with ada.at(table) as one, bo.at(table) as two, cy.at(table) as three:
        one.hello()
        two.hello()
        three.hello()
        start(ada, table)
    monkeypatch.setattr(company, "A_WHILE", 0.0)
    with ada.at(table) as one, bo.at(table) as two:
        one.hello()
        two.hello()

        one.say(messages.HandOver("h1", 2, "strong"))
        asked = only(two.heard(), messages.Proposed)
        assert (asked.kind, "Cy" in asked.text) == ("away", True)
        heard = two.say(messages.Consent(asked.id, 1, agree=True))

        assert stands_in(heard) == ["", "", "strong"]
    with cy.at(table) as three:
        three.hello()
        assert stands_in(three.say(messages.HandOver("h2", 2))) == ["", "", ""]


def test_alone_at_the_table_one_need_not_wait_for_ever(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, _, table = together(house)
    monkeypatch.setattr(company, "A_WHILE", 0.0)
    with ada.at(table) as one:
        one.hello()

        assert stands_in(one.say(messages.HandOver("h1", 1, "casual"))) == ["", "casual"]


def test_who_waits_is_told_when_a_bot_may_play_for_who_has_vanished(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(company, "A_WHILE", 0.4)
    ada, bo, table = together(house)
    with ada.at(table) as one:
        one.hello()
        with bo.at(table) as other:
            other.hello()
        told_that(one, lambda known: not known.seats[1].online)

        told_that(one, lambda known: known.seats[1].replaceable)


def test_who_waits_for_the_host_is_told_when_somebody_else_may_be(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(company, "A_WHILE", 0.4)
    ada, bo = house.guest(), house.guest()
    table = ada.open("cubosaurs", device("Ada"), GUEST).id
    sit(bo, table, 1, "Bo")
    with bo.at(table) as line:
        line.hello()

        told_that(line, lambda known: known.host_away)


def test_who_looks_elsewhere_is_away_and_here_again_on_coming_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(company, "SOON", 0.0)
    ada, bo, table = together(house)
    with ada.at(table) as one, bo.at(table) as other:
        one.hello()
        other.hello()

        other.say(messages.Watching(visible=False))
        told_that(one, lambda known: not known.seats[1].online)
        other.say(messages.Watching(visible=True))
        told_that(one, lambda known: known.seats[1].online)


def test_a_page_that_nobody_looks_at_freezes_no_table(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its person has longer than who has left, and is not asked about others meanwhile."""
    ada, bo, table = together(house)
    with ada.at(table) as one, bo.at(table) as other:
        one.hello()
        other.hello()
        other.say(messages.Watching(visible=False))
        monkeypatch.setattr(company, "A_WHILE", 0.0)
        assert only(one.say(messages.HandOver("h1", 1, "casual")), messages.Refused).text

        monkeypatch.setattr(company, "A_LONG_WHILE", 0.0)

        assert stands_in(one.say(messages.HandOver("h2", 1, "casual"))) == ["", "casual"]


def test_a_page_that_comes_back_behind_others_has_seen_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All pages come back when a server is started again: whose is hidden must be told."""
    ada, _, table = together(house)
    house.tables._tables.clear()
    seen: list[str] = []
    monkeypatch.setattr(house.tables.notices, "see", lambda _person, where: seen.append(where))
    with ada.at(table) as line:
        line.say(messages.Hello("en", visible=False))
        assert seen == []

        line.say(messages.Watching(visible=True))

    assert seen == [table]


def test_who_has_just_left_is_not_replaced_at_once(house: House) -> None:
    ada, _, table = together(house)
    with ada.at(table) as one:
        one.hello()

        assert only(one.say(messages.HandOver("h1", 1, "casual")), messages.Refused).text


def test_a_stand_in_survives_a_restart(house: House) -> None:
    ada, _, table = together(house, BOT)
    with ada.at(table) as one:
        one.hello()
        one.say(messages.HandOver("h1", 0, "casual"))
    house.tables._tables.clear()

    assert [seat.stand_in for seat in ada.table(table).seats] == ["casual", "", ""]
    with house.guest().at(table) as watcher:
        watcher.hello()
        assert asked(watcher) in range(3)


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_a_seat_that_is_not_there_cannot_be_handed_over(house: House, seat: int) -> None:
    ada, _, table = together(house)
    with ada.at(table) as one:
        one.hello()

        assert only(one.say(messages.HandOver("h1", seat, "casual")), messages.Refused).text


def test_a_watcher_hands_over_nothing(house: House) -> None:
    _, _, table = together(house)
    with house.guest().at(table) as watcher:
        watcher.hello()

        assert only(watcher.say(messages.HandOver("h1", 0, "casual")), messages.Refused).text


class Hours:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = monotonic()

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> Hours:
    clock = Hours()
    monkeypatch.setattr(company, "monotonic", clock)
    return clock


def replaceable(line: Line) -> list[bool]:
    """Whose seat the others may dispose of, as a page is told."""
    heard = line.say(messages.LookFrom("en"))
    told = [message for message in heard if isinstance(message, messages.TableChanged)][-1]
    return [seat.replaceable for seat in told.table.seats]


def awaited(one: Line, other: Line) -> int:
    """Let both come; return the seat that they wait for."""
    one.hello()
    other.hello()
    return asked(one)


def test_who_looks_on_and_lets_everybody_wait_freezes_no_table(house: House, hours: Hours) -> None:
    ada, bo, table = together(house)
    with ada.at(table) as one, bo.at(table) as other:
        late = awaited(one, other)
        waiting = (one, other)[1 - late]
        hours.now += company.UNMOVED - 1
        assert replaceable(waiting) == [False, False]

        hours.now += 2

        only_who_is_late = [seat == late for seat in (0, 1)]
        assert replaceable(waiting) == only_who_is_late
        heard = waiting.say(messages.HandOver("h1", late, "casual"))
        assert [bool(level) for level in stands_in(heard)] == only_who_is_late


def test_who_speaks_plays_or_comes_back_is_given_time_again(house: House, hours: Hours) -> None:
    ada, bo, table = together(house)
    with ada.at(table) as one, bo.at(table) as other:
        late = awaited(one, other)
        lines = [one, other]
        hours.now += company.UNMOVED + 1
        lines[late].say(messages.Say(phrase="moment"))
        assert replaceable(lines[1 - late]) == [False, False]

        hours.now += company.UNMOVED + 1
        assert any(replaceable(lines[1 - late]))
        lines[late].say(lines[late].answer(scene_in(lines[late].say(messages.LookFrom("en")))))
        assert replaceable(one) == [False, False]

        hours.now += company.UNMOVED + 1
        assert any(replaceable(one))
        lines[asked(one)].say(messages.Watching(visible=False))
        lines[asked(one)].say(messages.Watching(visible=True))
        assert replaceable(one) == [False, False]


def test_who_lets_everybody_wait_is_not_asked_to_agree(house: House, hours: Hours) -> None:
    guests = [house.guest() for _ in range(3)]
    table = guests[0].open("cubosaurs", device("Ada"), GUEST, GUEST).id
    sit(guests[1], table, 1, "Bo")
    sit(guests[2], table, 2, "Cy")
    with guests[0].at(table) as one, guests[1].at(table) as two, guests[2].at(table) as three:
        lines = [one, two, three]
        for line in lines:
            line.hello()
        start(guests[0], table)
        late = asked(one)
        first, second = ((late + step) % 3 for step in (1, 2))
        hours.now += company.UNMOVED + 1

        lines[first].say(messages.HandOver("h1", late, "strong"))
        assert not any(isinstance(m, messages.Proposed) for m in lines[late].heard())
        wish = only(lines[second].heard(), messages.Proposed)
        heard = lines[second].say(messages.Consent(wish.id, second, agree=True))

        assert stands_in(heard)[late] == "strong"
        back = lines[late].say(messages.HandOver("h2", late))
        assert stands_in(back) == ["", "", ""]
        assert replaceable(one) == [False, False, False]


def test_who_waits_is_told_when_somebody_has_let_them_wait_for_long(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(company, "UNMOVED", 0.4)
    ada, bo, table = together(house)
    (late,) = house.tables._tables[table].result().ledger.match.asked
    with (ada, bo)[1 - late].at(table) as waiting, (ada, bo)[late].at(table) as looking:
        waiting.hello()
        looking.hello()

        told_that(waiting, lambda known: known.seats[late].replaceable)


def test_a_clock_knows_by_itself_who_lets_everybody_wait(house: House, hours: Hours) -> None:
    ada, bo = house.guest(), house.guest()
    clock = {"kind": "live", "bank": 7200.0, "increment": 10.0, "cap": 0.0}
    seats = [device("Ada"), GUEST]
    wish = {"game": "cubosaurs", "seats": seats, "clock": clock, "shares": False}
    table = ada.post("/api/tables", wish, rest.TableInfo).id
    sit(bo, table, 1, "Bo")
    with ada.at(table) as one, bo.at(table) as other:
        one.hello()
        other.hello()
        start(ada, table)
        hours.now += 2 * company.UNMOVED

        assert replaceable(one) == [False, False]
