"""Copies of a server's tables: made and put back while it is running."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from tests.server.crashes import check_moves, logs, prepare
from tests.server.crashing import Book, Player, Server
from tests.server.guests import Guest, House, Line, answer_in_turn, device, only, scene_in
from tests.server.store_contract import closing as closing_store
from tests.server.test_loading import opened as opened_whispers
from tests.server.test_loading import play

from pangaea.core.errors import PangaeaError
from pangaea.core.luck import Dice
from pangaea.core.replay import bookmark
from pangaea.core.scene import Scene
from pangaea.server.app import create_app
from pangaea.server.settings import NothingThere, Settings
from pangaea.server.store.sqlite import VERSION, NewerStore, SqliteStore, UnusableStore
from pangaea.server.tables import registry
from pangaea.server.upkeep.backup import FolderTaken, Report, back_up, check, restore
from pangaea.server.wire import messages

COPIES = 4


@pytest.fixture(autouse=True)
def _watchful(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "WATCH", 0.02)


def checked(folder: Path) -> Report:
    return check(folder, lambda _done, _all: None)


def opened(guest: Guest) -> str:
    return guest.open("cubosaurs", device("Ada"), device("Bo")).id


# -- making copies ---------------------------------------------------------------------------------


def test_a_copy_made_while_people_play_holds_every_answer_acknowledged_before(
    tmp_path: Path,
) -> None:
    """A real server, players in a hurry, and copies one after the other."""
    room, server, book = tmp_path / "room", Server(tmp_path / "room"), Book()
    known: list[list[int]] = []  # by copy: the moves acknowledged before

    async def trial() -> None:
        (table, *_), _ = await prepare(room, 1, 0)
        server.start()
        players = [Player(server, table, seat, book).play() for seat in (0, 1)]
        party = asyncio.ensure_future(asyncio.gather(*players))
        for number in range(COPIES):
            await book.reach(book.acknowledged + 4)
            known.append([n for n, move in enumerate(book.attempts) if move.fate == "done"])
            assert await asyncio.to_thread(back_up, room, tmp_path / f"copy{number}") == 1
        server.gone = True
        party.cancel()

    try:
        asyncio.run(trial())
    finally:
        server.kill()
        server.close()
    ((_, lines),) = asyncio.run(logs(room)).values()
    found = check_moves(book, asyncio.run(logs(room)))
    for number, moves in enumerate(known):
        assert checked(tmp_path / f"copy{number}").wrong == []
        ((_, copied),) = asyncio.run(logs(tmp_path / f"copy{number}")).values()
        assert copied == lines[: len(copied)]
        assert len(copied) > max(found[move] for move in moves)


def played(house: House, answers: int) -> tuple[Guest, str]:
    """Let a guest open a table and give some answers there."""
    guest = house.guest()
    table = opened(guest)
    answer_in_turn(guest, table, answers)
    return guest, table


def test_a_copy_is_a_data_folder_that_recognises_people(
    house: House, settings: Settings, tmp_path: Path
) -> None:
    guest, table = played(house, 3)

    back_up(settings.data_dir, tmp_path / "copy")

    assert (tmp_path / "copy").stat().st_mode & 0o077 == 0
    twin = Settings(data_dir=tmp_path / "copy", static_dir=tmp_path)
    with TestClient(create_app(twin), cookies=guest.client.cookies) as client:
        mine = Guest(client).table(table)
        assert [seat.mine for seat in mine.seats] == [True, True]
        assert mine.position == 3


def test_a_copy_is_not_written_over_something_else(settings: Settings, house: House) -> None:
    opened(house.guest())

    with pytest.raises(FolderTaken):
        back_up(settings.data_dir, settings.data_dir)
    with pytest.raises(NothingThere):
        back_up(settings.static_dir, settings.data_dir / "copy")
    assert sorted(path.name for path in settings.data_dir.glob("[!t]*")) == [
        "lock",
        "push",
        "secret",
    ]


# -- putting them back -----------------------------------------------------------------------------


def test_a_copy_is_put_back_under_a_running_server(
    house: House, settings: Settings, tmp_path: Path
) -> None:
    guest, table = played(house, 5)
    back_up(settings.data_dir, tmp_path / "copy")
    answer_in_turn(guest, table, 4)
    later = opened(guest)
    with guest.at(table) as line:
        assert scene_in(line.hello()).position == 9

        done = restore(tmp_path / "copy", settings.data_dir)

        assert parted_with(line) == 1012  # the page comes back by itself
    assert (done.tables, done.must_restart) == (1, False)
    assert answer_in_turn(guest, table, 0).position == 5
    assert guest.client.get(f"/api/tables/{later}").status_code == 404
    assert answer_in_turn(guest, table, 7).position == 12
    assert checked(settings.data_dir).wrong == []
    assert done.before is not None
    assert checked(done.before).tables == 2


def parted_with(line: Line) -> int:
    """Listen until the line is closed, and say how."""
    try:
        while True:
            line.socket.receive_text()
    except WebSocketDisconnect as parted:
        return parted.code


def test_an_answer_to_a_table_that_was_replaced_is_not_written_into_another_game(
    house: House, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two courses of one game, equally long: what follows one must not follow the other."""
    monkeypatch.setattr(registry, "WATCH", 1000)
    guest, table = played(house, 5)
    back_up(settings.data_dir, tmp_path / "first")
    with guest.at(table) as line:
        scene = scene_in(line.hello())
        assert scene.ask is not None
        scene_in(line.say(line.answer(scene, scene.ask.choices[0].option)))
        back_up(settings.data_dir, tmp_path / "one")
        restore(tmp_path / "first", settings.data_dir)
    renewed(house)
    other = scene_of(guest, table)
    assert other.ask is not None
    with guest.at(table) as line:
        line.hello(other.ask.seat)
        scene_in(line.say(line.answer(other, other.ask.choices[-1].option)))
        restore(tmp_path / "one", settings.data_dir)  # six answers as well, but others
        now = scene_of(guest, table)
        assert only(line.say(line.answer(now)), messages.Refused).stale
    assert checked(settings.data_dir).wrong == []


def renewed(house: House) -> None:
    """Let the server notice at once."""

    async def look() -> None:
        assert await house.tables.store.was_replaced()
        await house.tables.evict_all()
        await house.tables.store.renew()

    assert house.client.portal is not None
    house.client.portal.call(look)


def scene_of(guest: Guest, table: str) -> Scene:
    """The table from the seat that is asked."""
    with guest.at(table) as line:
        scene = scene_in(line.hello())
        asked = next(player.seat for player in scene.players if player.turn)
        return scene_in(line.say(messages.LookFrom("en", asked)))


def test_a_copy_can_be_put_into_an_empty_folder(
    house: House, settings: Settings, tmp_path: Path
) -> None:
    opened(house.guest())
    back_up(settings.data_dir, tmp_path / "copy")

    done = restore(tmp_path / "copy", tmp_path / "new")

    assert (done.tables, done.before, done.must_restart) == (1, None, False)
    secret = (settings.data_dir / "secret").read_bytes()
    assert (tmp_path / "new" / "secret").read_bytes() == secret
    assert sorted(path.name for path in (tmp_path / "new").iterdir()) == ["secret", "tables.sqlite"]


def test_a_copy_can_be_put_over_a_file_that_is_no_database_any_more(
    house: House, settings: Settings, tmp_path: Path
) -> None:
    opened(house.guest())
    back_up(settings.data_dir, tmp_path / "copy")
    wreck = tmp_path / "wreck"
    wreck.mkdir()
    (wreck / "tables.sqlite").write_text("nothing but noise " * 1000)

    done = restore(tmp_path / "copy", wreck)

    assert checked(wreck).wrong == []
    assert done.must_restart
    assert done.before is not None
    assert (done.before / "tables.sqlite").read_text().startswith("nothing but noise")


def test_another_secret_needs_a_new_start(house: House, settings: Settings, tmp_path: Path) -> None:
    opened(house.guest())
    back_up(settings.data_dir, tmp_path / "copy")
    (tmp_path / "copy" / "secret").write_bytes(b"another secret of thirty-two byte")

    assert restore(tmp_path / "copy", settings.data_dir).must_restart


def damage(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path / "tables.sqlite")) as database, database:
        database.execute(statement)


@pytest.mark.parametrize(
    ("statement", "error"),
    [
        (f"PRAGMA user_version = {VERSION + 1}", NewerStore),
        ("DROP TABLE tables", UnusableStore),
    ],
)
def test_what_cannot_be_used_is_not_put_back(
    statement: str, error: type[PangaeaError], house: House, settings: Settings, tmp_path: Path
) -> None:
    guest = house.guest()
    table = opened(guest)
    back_up(settings.data_dir, tmp_path / "copy")
    damage(tmp_path / "copy", statement)

    with pytest.raises(error):
        restore(tmp_path / "copy", settings.data_dir)
    with pytest.raises(NothingThere):
        restore(tmp_path / "nowhere", settings.data_dir)

    assert answer_in_turn(guest, table, 1).position == 1


# -- checking --------------------------------------------------------------------------------------


def test_a_check_plays_every_answer_again_and_changes_nothing(
    house: House, settings: Settings
) -> None:
    guest = house.guest()
    answer_in_turn(guest, opened(guest), 7)
    answer_in_turn(guest, opened(guest), 2)
    guest.open("cubosaurs", device("Ada"), {"kind": "invite"})
    before = settings.database.read_bytes()

    report = checked(settings.data_dir)

    assert (report.tables, report.answers, report.waiting, report.wrong) == (3, 9, 1, [])
    assert settings.database.read_bytes() == before


LINE = "UPDATE log SET line = replace(line, '\"seat\":', '\"seat\":1') WHERE number = 2"


@pytest.mark.parametrize(
    ("statement", "problem"),
    [
        (LINE, "Line 4 "),
        ("DELETE FROM log WHERE number = 4", "cut off after line 5"),
        ("DELETE FROM seats WHERE seat = 0", "damaged"),
        ("UPDATE tables SET header = replace(header, 'rulebook', 'rulebock')", "Line 1 "),
        ("UPDATE tables SET standing = CAST('{\"position\":3}' AS BLOB)", "What the lists say"),
        ("UPDATE tables SET standing = X'00'", "damaged"),
        ("UPDATE tables SET seed = 'another'", "seal"),
    ],
)
def test_a_check_names_the_table_and_what_is_wrong(
    statement: str, problem: str, house: House, settings: Settings
) -> None:
    guest = house.guest()
    table = opened(guest)
    answer_in_turn(guest, table, 6)
    damage(settings.data_dir, statement)

    (wrong,) = checked(settings.data_dir).wrong

    assert wrong.table == table
    assert isinstance(wrong.problem, PangaeaError)
    assert problem in wrong.problem.text("en")


@pytest.mark.parametrize("more", [0, 1])
def test_a_bookmark_that_leads_elsewhere_is_found(more: int, settings: Settings) -> None:
    """One that is sound in itself, but says that luck was asked once more."""
    asyncio.run(keep_another_bookmark(settings.database, more))

    wrong = checked(settings.data_dir).wrong

    assert [one.table for one in wrong] == ["t1"] * more
    assert all("A kept position" in str(one.problem) for one in wrong)


async def keep_another_bookmark(path: Path, more: int) -> None:
    async with closing_store(SqliteStore(path)) as store:
        ledger = await opened_whispers(store)
        await play(ledger, 120, Dice(1))
        for most in (99, 149):
            mark = await store.bookmark("t1", most)
            assert mark is not None
            state = ledger.match.position_at(mark.position)
            other = bookmark(
                state, lines=mark.lines, position=mark.position, picks=mark.picks + more,
                link=mark.link,
            )  # fmt: skip
            await store.keep("t1", other)
