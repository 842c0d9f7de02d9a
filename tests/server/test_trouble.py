"""A full disk or a write error: pages are told, bots wait, and all goes on when it is over."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

import pytest
from starlette.testclient import TestClient
from tests.attack.errands import fall, forget, stumble
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
from tests.server.store_contract import closing, row

from pangaea.core.scene import Scene
from pangaea.server import pool, process
from pangaea.server.app import create_app
from pangaea.server.jobs import Position
from pangaea.server.live import driver, ledger
from pangaea.server.pool import BotPool
from pangaea.server.settings import Settings
from pangaea.server.store.contract import Standing, StoreTrouble
from pangaea.server.store.engine import Database
from pangaea.server.store.sqlite import SqliteStore
from pangaea.server.tables import registry
from pangaea.server.tables.registry import Tables
from pangaea.server.wire import messages, rest

SECONDS = 20


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "FIRST_WAIT", 0.02)
    monkeypatch.setattr(driver, "LONGEST_WAIT", 0.1)


class Faulty:
    """A connection to a disk that refuses some statements."""

    def __init__(self, connection: sqlite3.Connection, refuses: Callable[[str], bool]) -> None:
        self.connection = connection
        self.refuses = refuses
        self.refused = 0

    @property
    def in_transaction(self) -> bool:
        return self.connection.in_transaction

    @property
    def total_changes(self) -> int:
        return self.connection.total_changes

    def execute(self, statement: str, *values: object) -> sqlite3.Cursor:
        if self.refuses(statement):
            self.refused += 1
            raise sqlite3.OperationalError("disk I/O error")
        return self.connection.execute(statement, *values)  # type: ignore[arg-type]

    def executemany(self, statement: str, *values: object) -> sqlite3.Cursor:
        if self.refuses(statement):
            self.refused += 1
            raise sqlite3.OperationalError("disk I/O error")
        return self.connection.executemany(statement, *values)  # type: ignore[arg-type]

    def close(self) -> None:
        self.connection.close()


class HalfDone(Faulty):
    """A disk that fails after it has written: nobody can know from the error."""

    def execute(self, statement: str, *values: object) -> sqlite3.Cursor:
        found = self.connection.execute(statement, *values)  # type: ignore[arg-type]
        if self.refuses(statement):
            self.refused += 1
            raise sqlite3.OperationalError("disk I/O error")
        return found


def store_of(house: House) -> SqliteStore:
    store = house.tables.store
    assert isinstance(store, SqliteStore)
    return store


@contextmanager
def failing(
    house: House,
    refuses: Callable[[str], bool],
    kind: type[Faulty] = Faulty,
    *,
    reads: bool = False,
) -> Iterator[Faulty]:
    """Let a server's disk fail for a while."""
    store = store_of(house)
    writing, reading = store._writer.connection, store._reading
    faulty = kind(writing, refuses)
    store._writer.connection = faulty  # type: ignore[assignment]
    if reads:
        store._reading = Faulty(reading, lambda _: True)  # type: ignore[assignment]
    yield faulty
    store._writer.connection, store._reading = writing, reading


def every(_statement: str) -> bool:
    return True


def commits(statement: str) -> bool:
    return statement == "COMMIT"


def inserts(statement: str) -> bool:
    return statement.startswith("UPDATE tables SET lines")


def problem_until(line: Line, wanted: Callable[[str], bool]) -> str:
    """Listen until the table is said to have such a problem, or none."""
    end = monotonic() + SECONDS
    while monotonic() < end:
        sleep(0.005)
        heard = line.heard()
        for number, message in enumerate(heard, start=1):
            if isinstance(message, messages.TableChanged) and wanted(message.table.problem):
                line.unread = heard[number:]  # on a busy machine the end of it came along
                return message.table.problem
    raise AssertionError("the page never heard of it")


# -- people ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("refuses", [every, commits, inserts])
def test_an_answer_that_cannot_be_written_is_refused_and_can_be_given_again(
    refuses: Callable[[str], bool], house: House
) -> None:
    guest, watcher = house.guest(), house.guest()
    table = guest.open("cubosaurs", device("Ada"), device("Bo")).id
    with guest.at(table) as line, watcher.at(table) as other:
        scene = scene_in(line.hello())
        other.hello(language="fr")
        with failing(house, refuses):
            answer = line.answer(scene)
            refused = only(line.say(answer), messages.Refused)
            told = problem_until(other, bool)
            assert "cannot write to its disk" in refused.text
            assert "n’arrive pas à écrire" in told
            assert watcher.table(table).position == 0
        problem_until(other, lambda text: not text)
        heard = line.say(line.answer(scene))
        assert only(heard, messages.Done).position == 1
        assert scene_in(heard).position == 1


def test_an_answer_that_was_written_in_spite_of_the_error_stands(house: House) -> None:
    """Who gave it hears that it may be lost, and sees soon that it is not; never twice."""
    guest, table = seated(house)
    with guest.at(table) as line:
        scene = scene_in(line.hello())
        with failing(house, commits, HalfDone):
            answer = line.answer(scene)
            only(line.say(answer), messages.Refused)
        problem_until(line, lambda text: not text)
        assert scene_in(line.say(messages.LookFrom("en"))).position == 1
        assert only(line.say(answer), messages.Done).position == 1
    assert len(guest.client.get(f"/api/tables/{table}/record").text.splitlines()) == 3


def test_a_disk_that_cannot_even_be_read_is_waited_for(house: House) -> None:
    guest, table = seated(house)
    with guest.at(table) as line:
        scene = scene_in(line.hello())
        with failing(house, every, reads=True):
            only(line.say(line.answer(scene)), messages.Refused)
            only(line.say(line.answer(scene)), messages.Refused)
            assert guest.client.get(f"/api/tables/{table}/scene").status_code == 503
        problem_until(line, lambda text: not text)
        assert only(line.say(line.answer(scene)), messages.Done).position == 1


def test_what_cannot_be_opened_or_joined_is_said_and_can_be_tried_again(house: House) -> None:
    guest, friend = house.guest(), house.guest()
    invite = guest.open("cubosaurs", device("Ada"), INVITE).seats[1].invite
    wish = {"game": "cubosaurs", "seats": [BOT, BOT]}
    with failing(house, every):
        problem = guest.post("/api/tables?lang=fr", wish, rest.Problem, 503)
        assert "n’arrive pas à écrire" in problem.text
        friend.join(invite, "Bo", 503)

    assert friend.join(invite, "Bo").json()["state"] == "running"
    assert guest.post("/api/tables", wish, rest.TableInfo).state == "running"


def test_a_game_whose_beginning_could_not_be_written_begins_when_it_can(house: House) -> None:
    guest, friend = house.guest(), house.guest()
    opened = guest.open("cubosaurs", device("Ada"), INVITE)
    with guest.at(opened.id) as line:
        line.hello()
        with failing(house, lambda statement: statement.startswith("UPDATE tables SET header")):
            friend.join(opened.seats[1].invite, "Bo", 503)
            assert problem_until(line, bool)
            assert guest.table(opened.id).state == "waiting"
        problem_until(line, lambda text: not text)
        assert guest.table(opened.id).state == "running"


def chosen_by(line: Line, scene: Scene) -> Scene:
    """Answer until there was a choice, which can be taken back."""
    while True:
        asked = next(player.seat for player in scene.players if player.turn)
        scene = scene_in(line.say(messages.LookFrom("en", asked)))
        assert scene.ask is not None
        had_a_choice = len(scene.ask.choices) > 1
        scene = scene_in(line.say(line.answer(scene)))
        if had_a_choice:
            return scene_in(line.say(messages.LookFrom("en", asked)))


@pytest.mark.parametrize("refuses", [every, commits, inserts])
def test_an_undo_that_cannot_be_written_changes_nothing_and_can_be_wished_again(
    refuses: Callable[[str], bool], house: House
) -> None:
    guest, table = seated(house)
    with guest.at(table) as line:
        scene = chosen_by(line, scene_in(line.hello()))
        assert scene.seat is not None
        wish = messages.Undo("u1", scene.seat, scene.position)
        with failing(house, refuses):
            assert "cannot write to its disk" in only(line.say(wish), messages.Refused).text
            assert guest.table(table).position == scene.position
        problem_until(line, lambda text: not text)
        assert only(line.say(wish), messages.Done).position == scene.position - 1
    record = guest.client.get(f"/api/tables/{table}/record").text
    assert record.count('"undo"') == 1


def finished(guest: Guest) -> str:
    """Play a short game to its end."""
    table = guest.open("cubosaurs", BOT, BOT, rounds="1").id
    with guest.at(table) as line:
        line.hello()
        until(line, lambda scene: scene.ending is not None)
    return table


@pytest.mark.parametrize("refuses", [every, commits, lambda text: text.startswith("UPDATE tables")])
def test_a_rematch_that_cannot_be_written_can_be_asked_for_again(
    refuses: Callable[[str], bool], house: House
) -> None:
    guest = house.guest()
    table = finished(guest)
    before = len(guest.get("/api/tables", list[rest.TableInfo]))
    with failing(house, refuses):
        guest.post(f"/api/tables/{table}/rematch", {}, rest.Problem, 503)
        assert guest.table(table).rematch == ""

    following = guest.post(f"/api/tables/{table}/rematch", {}, rest.TableInfo).id
    assert guest.table(table).rematch == following
    assert guest.post(f"/api/tables/{table}/rematch", {}, rest.TableInfo).id == following
    assert len(guest.get("/api/tables", list[rest.TableInfo])) == before + 1


@pytest.mark.parametrize(
    "refuses", [every, commits, lambda text: text.startswith("INSERT INTO se")]
)
def test_a_record_that_cannot_be_kept_leaves_nothing_and_can_be_brought_again(
    refuses: Callable[[str], bool], house: House
) -> None:
    guest, other = house.guest(), house.guest()
    record = guest.client.get(f"/api/tables/{finished(guest)}/record").text
    with failing(house, refuses):
        reply = other.client.post("/api/records", content=record)
        assert reply.status_code == 503
        assert "cannot write to its disk" in reply.json()["text"]

    assert other.get("/api/tables", list[rest.TableInfo]) == []
    assert other.client.post("/api/records", content=record).json()["state"] == "over"


def test_a_bookmark_that_cannot_be_kept_disturbs_nobody(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It saves time and nothing else."""
    monkeypatch.setattr(ledger, "BOOKMARK_EVERY", 2)
    guest, table = seated(house)
    with (
        guest.at(table) as line,
        failing(house, lambda text: text.startswith("INSERT INTO bookmarks")) as disk,
    ):
        scene = scene_in(line.hello())
        while scene.position < 4:
            scene = chosen_by(line, scene)
        wait_for(lambda: disk.refused > 1)
        assert guest.table(table).problem == ""

    wait_for(lambda: "a bookmark was not kept" in caplog.text)


# -- bots ------------------------------------------------------------------------------------------


def bots_at(guest: Guest) -> str:
    return guest.open("cubosaurs", BOT, BOT, BOT, rounds="5").id


def position_at(house: House, table: str) -> int:
    return house.tables._tables[table].result().ledger.match.position


def wait_for(is_so: Callable[[], bool]) -> None:
    end = monotonic() + SECONDS
    while not is_so():
        assert monotonic() < end
        sleep(0.005)


def test_bots_wait_and_go_on(house: House) -> None:
    guest = house.guest()
    table = bots_at(guest)
    with guest.at(table) as line:
        line.hello()
        line.say(messages.Pace(0.02))  # the game is to last as long as this test
        wait_for(lambda: position_at(house, table) > 2)
        with failing(house, every) as disk:
            assert "cannot write" in problem_until(line, bool)
            stopped = position_at(house, table)
            wait_for(lambda: disk.refused > 4)  # they try again and again
            assert position_at(house, table) == stopped
        problem_until(line, lambda text: not text)
        wait_for(lambda: position_at(house, table) > stopped + 3)
    record = guest.client.get(f"/api/tables/{table}/record").text
    assert record.count('"answer"') >= stopped + 3


def test_a_mistake_of_ours_is_told_and_named_in_the_log(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A thinker that fails three times does not end the game."""
    plain, failures = BotPool.option, iter(range(3))

    async def option(self: BotPool, position: Position) -> int | None:
        if next(failures, None) is not None:
            raise RuntimeError("a thought that went wrong")
        return await plain(self, position)

    monkeypatch.setattr(BotPool, "option", option)
    guest = house.guest()
    table = bots_at(guest)
    with guest.at(table) as line:
        line.hello()
        assert "on our side" in problem_until(line, bool)
        wait_for(lambda: position_at(house, table) > 3)

    assert f"table {table}: bots stopped" in caplog.text
    assert "a thought that went wrong" in caplog.text


@pytest.mark.parametrize("accident", [fall, forget, stumble])
def test_a_thinker_that_ends_or_fails_or_has_no_memory_stops_no_table(
    accident: Callable[[], object], house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its bot takes what looks best, the next thought is another process's."""
    guest = house.guest()
    table = bots_at(guest)
    with guest.at(table) as line, monkeypatch.context() as failing_thought:
        failing_thought.setattr(pool, "think_in_time", accident)
        line.hello()
        wait_for(lambda: position_at(house, table) > 2)
        assert guest.table(table).problem == ""
        failing_thought.undo()
        then = position_at(house, table)
        wait_for(lambda: position_at(house, table) > then + 2)


def test_of_all_who_notice_a_broken_pool_one_replaces_it() -> None:
    """Another's new pool is not given up."""

    async def trial() -> None:
        thinkers = BotPool(1, 1.0)
        broken = thinkers._running_pool()
        thinkers._give_up(broken)
        fresh = thinkers._running_pool()
        thinkers._give_up(broken)
        assert thinkers._running_pool() is fresh
        thinkers.close()

    asyncio.run(trial())


# -- a real full disk ------------------------------------------------------------------------------


def test_a_full_database_keeps_what_it_acknowledged_and_goes_on_when_there_is_room(
    tmp_path: Path,
) -> None:
    line = "x" * 500

    async def trial() -> None:
        async with closing(SqliteStore(tmp_path / "t.sqlite")) as store:
            assert isinstance(store, SqliteStore)
            await store.create(row())
            writing = store._writer.connection
            (pages,) = writing.execute("PRAGMA page_count").fetchone()
            writing.execute(f"PRAGMA max_page_count = {pages + 2}")
            kept, trouble = await filled(store, line)
            assert "full" in str(trouble.__cause__)
            with pytest.raises(StoreTrouble):
                await store.append("t1", kept, [line], Standing(kept))
            assert await store.lines("t1") == [line] * kept
            writing.execute("PRAGMA max_page_count = 100000")
            await store.probe()
            await store.append("t1", kept, ["more"], Standing(kept))
            assert await store.lines("t1") == [*[line] * kept, "more"]

    asyncio.run(trial())


async def filled(store: SqliteStore, line: str) -> tuple[int, StoreTrouble]:
    """Write lines until there is no room for one more."""
    for kept in range(1000):
        try:
            await store.append("t1", kept, [line], Standing(kept))
        except StoreTrouble as error:
            return kept, error
    raise AssertionError("it is never full")


def test_the_writer_survives_whatever_a_job_does(tmp_path: Path) -> None:
    """Out of memory, or a transaction that SQLite has already given up."""

    async def trial() -> None:
        async with closing(SqliteStore(tmp_path / "t.sqlite")) as store:
            assert isinstance(store, SqliteStore)
            await store.create(row())

            def gives_up(db: Database) -> None:
                db.execute("ROLLBACK")
                raise sqlite3.OperationalError("database or disk is full")

            def forgets(_: Database) -> None:
                raise MemoryError

            with pytest.raises(StoreTrouble):
                await store._write(gives_up)
            with pytest.raises(MemoryError):
                await store._write(forgets)
            await store.append("t1", 0, ["line"], Standing(1))
            assert await store.lines("t1") == ["line"]

    asyncio.run(trial())


def test_a_chore_of_the_server_that_fails_is_logged_and_begins_again(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tries = list[float]()

    async def keep_time(_tables: Tables) -> None:
        tries.append(monotonic())
        if len(tries) == 1:
            raise RuntimeError("a mistake of ours")

    monkeypatch.setattr(Tables, "keep_time", keep_time)
    monkeypatch.setattr(registry, "TICK", 0.01)
    monkeypatch.setattr(process, "PAUSE", 0.01)
    with TestClient(create_app(settings)):
        wait_for(lambda: len(tries) >= 3)

    assert "a mistake of ours" in caplog.text
