"""Notices: none missed, none doubled, none for a table that is being watched."""

import asyncio
from contextlib import suppress
from random import Random
from typing import get_args

import msgspec
import pytest
from msgspec.structs import replace

from pangaea.server.store.contract import SeatRow, Standing, StoreTrouble, TableRow
from pangaea.server.store.people import Subscription
from pangaea.server.tables import notices as notices_module
from pangaea.server.tables.notices import ATTEMPTS, DELAY, Notice, Notices
from pangaea.server.web_push import BadEndpoint

PEOPLE = ("ada", "bo", "cy")
TABLES = ("t0", "t1", "t2", "t3")
TURNS = 10_000


def table(name: str = "t0", asked: int = 0b001, **changed: object) -> TableRow:
    seats = [SeatRow("guest", person.title(), holder=person) for person in PEOPLE]
    row = TableRow(
        name, "cubosaurs", "ada", "en", seats, {}, 0, 0, header="begun",
        standing=Standing(1, asked),
    )  # fmt: skip
    return replace(row, **changed)


class Shelf:
    """What is remembered of notices, as the store does."""

    def __init__(self) -> None:
        self.rows: dict[str, TableRow] = {}
        self.settled: set[tuple[str, str, str]] = set()
        self.browsers = {
            person: [Subscription(f"https://push/{person}", "", "")] for person in PEOPLE
        }

    async def subscribers(self) -> list[str]:
        return [person for person, known in self.browsers.items() if known]

    async def subscriptions(self, person: str) -> list[Subscription]:
        return self.browsers[person]

    async def unsubscribe(self, endpoint: str) -> None:
        for known in self.browsers.values():
            known[:] = [browser for browser in known if browser.endpoint != endpoint]

    async def settle(self, table: str, person: str, kind: str) -> bool:
        is_new = (table, person, kind) not in self.settled
        self.settled.add((table, person, kind))
        return is_new

    async def unsettle(self, table: str, person: str, kind: str) -> None:
        self.settled.discard((table, person, kind))

    async def is_settled(self, table: str, person: str, kind: str) -> bool:
        return (table, person, kind) in self.settled

    async def tables_of(self, person: str, most: int) -> list[TableRow]:
        return list(self.rows.values())[:most]

    async def concerning_subscribers(self, since: float, after: str, most: int) -> list[TableRow]:
        found = [row for row in self.rows.values() if row.id > after and row.updated >= since]
        return sorted(found, key=lambda row: row.id)[:most]

    def append(self, row: TableRow) -> None:
        """Keep an answer: that somebody was told of their turn goes with it."""
        self.rows[row.id] = row
        awaited = {row.seats[seat].holder for seat in range(3) if row.standing.asked >> seat & 1}
        for told in [
            one
            for one in self.settled
            if (one[0], one[2]) == (row.id, "turn") or (one[0], one[2]) == (row.id, "begun-turn")
        ]:
            if told[1] not in awaited:
                self.settled.discard(told)


class Post:
    """Takes in what is sent."""

    def __init__(self, *status: int) -> None:
        self.status = list(status)
        self.taken: list[tuple[str, Notice]] = []

    async def deliver(self, to: Subscription, text: bytes, _topic: str) -> int:
        status = self.status.pop(0) if self.status else 201
        if status == 201:
            self.taken.append(
                (to.endpoint.rsplit("/", 1)[1], msgspec.json.decode(text, type=Notice))
            )
        return status


class House:
    """Notices with a time of their own, and people who look or not."""

    def __init__(self, *status: int) -> None:
        self.time = 1_000.0
        self.shelf = Shelf()
        self.post = Post(*status)
        self.looking: set[tuple[str, str]] = set()
        self.ordered: set[tuple[str, str]] = set()  # who has an order for what they are asked
        self.start()

    def start(self) -> None:
        self.notices = Notices(
            self.shelf, self.post.deliver, lambda *who: who in self.looking, lambda: self.time,
            self.needs,
        )  # fmt: skip
        asyncio.run(self.notices.start())

    async def needs(self, *who: str) -> bool:
        return who not in self.ordered

    def put(self, row: TableRow) -> None:
        self.shelf.append(row)
        self.notices.note(row)

    def wait(self, seconds: float) -> None:
        self.time += seconds
        asyncio.run(self.notices.tick())

    def told(self) -> list[str]:
        return [person for person, _ in self.post.taken]


@pytest.fixture
def house() -> House:
    return House()


def test_a_turn_is_told_once_after_a_while(house: House) -> None:
    house.put(table())
    house.wait(DELAY - 0.1)
    assert house.told() == []
    house.wait(0.1)
    assert house.told() == ["ada"]
    house.put(table(asked=0b011))
    house.wait(DELAY)
    house.wait(1_000)

    assert house.told() == ["ada", "bo"]


def test_who_looks_at_the_table_or_has_looked_is_told_nothing(house: House) -> None:
    house.put(table())
    house.wait(3)
    house.notices.see("ada", "t0")
    house.wait(DELAY)
    house.looking.add(("bo", "t0"))
    house.put(table(asked=0b010))
    house.looking.clear()
    house.wait(DELAY)

    assert house.told() == []


def test_who_has_lost_the_seat_is_not_called_to_it(house: House) -> None:
    """Not while the notice waits, nor while the push service is tried again."""
    row = table()
    taken = replace(row, seats=[SeatRow("guest", "Di", holder="di"), *row.seats[1:]], owner="bo")
    house.put(row)
    house.wait(2)
    house.put(taken)
    house.wait(DELAY)
    house.post.status = [500]
    house.put(row)
    house.wait(DELAY)
    house.put(taken)
    house.wait(1_000)

    assert house.told() == []


def test_an_answer_in_time_needs_no_notice_and_the_next_turn_is_another(house: House) -> None:
    house.put(table())
    house.wait(2)
    house.put(table(asked=0b010))
    house.wait(2)
    house.put(table(asked=0b001))
    house.wait(DELAY)
    house.put(table(asked=0b010))
    house.put(table(asked=0b001))
    house.wait(DELAY)

    assert house.told() == ["ada", "ada"]


def test_a_restart_neither_forgets_nor_repeats(house: House) -> None:
    house.put(table("t0"))
    house.wait(DELAY)
    house.put(table("t1"))
    house.start()
    house.wait(DELAY)
    house.start()
    house.wait(DELAY)

    assert [notice.path for _, notice in house.post.taken] == ["/table/t0", "/table/t1"]


def test_a_game_that_is_over_and_a_guest_who_waits_are_told_once(house: House) -> None:
    over = table(asked=0, standing=Standing(9, 0, "footer"))
    for _ in range(3):
        house.put(over)
        house.wait(DELAY)
    assert sorted(house.told()) == sorted(PEOPLE)
    gathering = table("t1", asked=0, header="", standing=Standing())
    for _ in range(3):
        house.put(gathering)
        house.wait(DELAY)

    assert house.told()[3:] == ["ada"]
    assert "waits" in house.post.taken[-1][1].body


def test_nothing_old_is_told_to_who_has_just_asked_to_be_told(house: House) -> None:
    house.shelf.rows["t0"] = table(asked=0, standing=Standing(9, 0, "footer"))
    for person in PEOPLE:
        asyncio.run(house.notices.include(person))
    house.wait(DELAY)
    house.start()
    house.wait(DELAY)

    assert house.told() == []


# -- a server that is killed --------------------------------------------------------------------


class Killed(Exception):
    """The server is no more."""


class Mortal(Shelf):
    """What is remembered, by a server that ends before it keeps something."""

    fatal = ""  # what is not kept any more

    async def settle(self, table: str, person: str, kind: str) -> bool:
        if self.fatal and kind.startswith(self.fatal):
            raise Killed
        return await super().settle(table, person, kind)


def test_nobody_is_told_of_a_question_that_their_order_answers(house: House) -> None:
    house.ordered.add(("ada", "t0"))
    house.put(table(asked=0b001))
    for _ in range(5):
        house.wait(DELAY)
    house.put(table(asked=0b010))
    house.ordered.clear()
    house.wait(DELAY)

    assert house.told() == ["bo"]


def test_who_is_asked_next_what_no_order_answers_is_told_once(house: House) -> None:
    """One turn may ask several questions, some of them answered by an order."""
    house.ordered.add(("ada", "t0"))
    house.put(table(asked=0b001))
    house.wait(DELAY)
    house.ordered.clear()
    house.put(table(asked=0b001, standing=Standing(2, 0b001)))
    for _ in range(3):
        house.wait(DELAY)

    assert house.told() == ["ada"]


def test_a_notice_waits_until_the_store_answers_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_what: str) -> bool:
        raise StoreTrouble("refused-store-trouble")

    house.put(table())
    with monkeypatch.context() as patch:
        patch.setattr(house.shelf, "is_settled", fail)
        with suppress(StoreTrouble):
            house.wait(DELAY)
    house.wait(1)

    assert house.told() == ["ada"]


async def kill(_to: Subscription, _text: bytes, _topic: str) -> int:
    raise Killed


OVER = table(asked=0, standing=Standing(9, 0, "footer"))
KINDS = {"running": "turn", "over": "over", "waiting": "waits"}
GATHERING = table(asked=0, header="", standing=Standing())


@pytest.mark.parametrize("row", [table(), OVER, GATHERING], ids=["turn", "over", "waits"])
@pytest.mark.parametrize("moment", ["waiting", "begun", "sent", "settled"])
def test_a_killed_server_has_told_or_the_next_one_tells(
    house: House, row: TableRow, moment: str
) -> None:
    """What is told again has the id that a browser knows: it shows it once."""
    house.shelf = shelf = Mortal()
    house.start()
    house.put(row)
    if moment != "waiting":
        shelf.fatal = {"begun": "begun", "settled": KINDS[row.state]}.get(moment, "")
        house.notices.deliver = kill if moment == "sent" else house.post.deliver
        with suppress(Killed):
            house.wait(DELAY)
        shelf.fatal = ""
        assert bool(house.post.taken) == (moment == "settled")

    house.start()
    house.wait(DELAY)
    house.start()
    house.wait(DELAY)

    people = PEOPLE if row is OVER else ("ada",)
    assert set(house.told()) == set(people)
    ids = {(person, notice.id) for person, notice in house.post.taken}
    assert len(ids) == len(people)
    assert all(one for _, one in ids)


def test_the_next_turn_has_another_id(house: House) -> None:
    house.put(table(standing=Standing(1, 0b001)))
    house.wait(DELAY)
    house.put(table(standing=Standing(2, 0b010)))
    house.put(table(standing=Standing(3, 0b001)))
    house.wait(DELAY)

    first, second = (notice.id for person, notice in house.post.taken if person == "ada")
    assert first != second


def test_a_turn_that_passes_while_it_is_being_settled_does_not_silence_the_next(
    house: House,
) -> None:
    class Slow(Shelf):
        is_slow = True

        async def settle(self, table_: str, person: str, kind: str) -> bool:
            if self.is_slow and kind == "turn":
                self.is_slow = False
                house.put(table(asked=0b010))
                house.put(table(asked=0b001))
            return await super().settle(table_, person, kind)

    house.shelf = Slow()
    house.start()
    house.put(table())
    house.wait(DELAY)
    house.wait(DELAY)

    assert house.told().count("ada") == 2


def test_who_is_forgotten_is_told_nothing_that_waits_or_is_on_its_way() -> None:
    house = House(500)
    house.put(table())
    house.put(table("t1"))
    house.wait(DELAY)
    house.put(table("t2"))

    house.notices.forget("ada")
    house.wait(1_000)

    assert house.told() == ["ada"]
    assert ("t2", "ada", "turn") not in house.shelf.settled


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(status: int) -> None:
    house = House(status)
    house.put(table())
    house.wait(DELAY)

    assert house.shelf.browsers["ada"] == []
    assert house.shelf.browsers["bo"]


def test_a_push_service_that_is_down_is_tried_again_and_not_for_ever() -> None:
    house = House(500, 503, 429)
    house.put(table())
    for _ in range(20):
        house.wait(60)
    assert house.told() == ["ada"]
    house = House(*[500] * 50)
    house.put(table())
    for _ in range(100):
        house.wait(600)

    assert 50 - len(house.post.status) == ATTEMPTS + 1


def test_an_address_where_nothing_is_sent_is_forgotten() -> None:
    house = House()

    async def refuse(_to: Subscription, _text: bytes, _topic: str) -> int:
        raise BadEndpoint("refused-endpoint")

    house.notices.deliver = refuse
    house.put(table())
    house.wait(DELAY)

    assert house.shelf.browsers["ada"] == []


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("kind", get_args(notices_module.Kind))
def test_a_notice_names_game_and_people_and_depends_on_nothing_hidden(
    kind: notices_module.Kind, language: str
) -> None:
    """Two tables that differ in all that is secret are told with the same bytes."""
    one = notices_module.notice(table(), "ada", kind, language)
    other = notices_module.notice(
        table(standing=Standing(77, 0b111), seed="another", lines=40), "ada", kind, language
    )

    assert one == other
    assert one.title == "Cubosaurs"
    assert "Bo, Cy" in one.body
    assert "Ada" not in one.body


# -- ten thousand turns -------------------------------------------------------------------------


class Turn:
    """What is true of one turn of one person."""

    def __init__(self, began: float) -> None:
        self.began = began
        self.seen = False
        self.told = 0


class Truth:
    """What people would say they were told, beside what should have been."""

    def __init__(self, seed: int) -> None:
        self.house = House()
        self.dice = Random(seed)
        self.turns: dict[tuple[str, str], Turn] = {}
        self.count = self.notices = self.restarts = 0

    def pass_on(self, name: str) -> None:
        """Somebody answers: others are awaited, one or several at once."""
        house, asked = self.house, self.dice.choice([1, 2, 4, 3, 7])
        for seat, person in enumerate(PEOPLE):
            place, is_asked = (person, name), bool(asked >> seat & 1)
            if not is_asked and place in self.turns:
                self.end(self.turns.pop(place))
            if is_asked and place not in self.turns:
                self.turns[place] = turn = Turn(house.time)
                turn.seen = place in house.looking
                self.count += 1
        house.put(table(name, asked))

    def end(self, turn: Turn) -> None:
        waited = self.house.time - turn.began >= DELAY
        assert turn.told == int(waited and not turn.seen), vars(turn)

    def look(self) -> None:
        """Somebody opens a page, or leaves it."""
        place = (self.dice.choice(PEOPLE), self.dice.choice(TABLES))
        if place in self.house.looking:
            self.house.looking.discard(place)
            return
        self.house.looking.add(place)
        self.house.notices.see(*place)
        turn = self.turns.get(place)
        if turn is not None and not turn.told:
            turn.seen = True

    def restart(self) -> None:
        """The server ends and starts again: nobody looks, and what waits waits anew."""
        asyncio.run(self.house.notices.stop())
        self.house.looking.clear()
        self.house.start()
        self.restarts += 1
        for turn in self.turns.values():
            if not turn.told and not turn.seen:
                turn.began = self.house.time

    def pass_time(self) -> None:
        house, before = self.house, len(self.house.post.taken)
        house.wait(self.dice.choice([0.5, 1, 2, 5]))
        for person, notice in house.post.taken[before:]:
            place = (person, notice.tag)
            assert place not in house.looking
            assert place in self.turns
            self.turns[place].told += 1
            self.notices += 1
            assert self.turns[place].told == 1

    def step(self) -> None:
        act = self.dice.random()
        if act < 0.3:
            self.pass_on(self.dice.choice(TABLES))
        elif act < 0.5:
            self.look()
        elif act < 0.503:
            self.restart()
        else:
            self.pass_time()


def test_ten_thousand_turns_with_pages_that_open_and_close_at_random() -> None:
    truth = Truth(17)
    while truth.count < TURNS:
        truth.step()

    assert truth.notices > 1_000
    assert truth.restarts > 10


def test_a_service_that_never_answers_keeps_nobody_else_waiting() -> None:
    house, post, told = Shelf(), Post(), []

    async def deliver(to: Subscription, text: bytes, topic: str) -> int:
        if to.endpoint.endswith("ada"):
            await asyncio.Event().wait()
        told.append(to.endpoint)
        return await post.deliver(to, text, topic)

    async def play() -> None:
        time = 0.0
        notices = Notices(house, deliver, lambda _person, _table: False, lambda: time)
        await notices.start()
        for name, asked in (("t0", 0b001), ("t1", 0b010)):
            notices.note(table(name, asked))
            time += DELAY
            await notices.tick()

    asyncio.run(asyncio.wait_for(play(), 10))

    assert told == ["https://push/bo"]
