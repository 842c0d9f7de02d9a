"""A damaged row hurts its own table only: it is named, and the rest can be read."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing

import msgspec
import pytest
from tests.following import Heard
from tests.server.guests import BOT, Guest, House, answer_in_turn, device, only, scene_in

from pangaea.core.record import link_of, tied
from pangaea.core.scene import Scene
from pangaea.server.settings import Settings
from pangaea.server.wire import messages, rest

ANSWERS = 12
Change = Callable[[sqlite3.Connection, str], object]


def played(guest: Guest, answers: int = ANSWERS) -> str:
    """A game for two on one device, some answers old."""
    table = guest.open("cubosaurs", device("Ada"), device("Bo")).id
    answer_in_turn(guest, table, answers)
    return table


def change(house: House, settings: Settings, table: str, what: Change) -> None:
    """Damage the database behind the server's back, and let it forget what it knows."""
    with closing(sqlite3.connect(settings.database)) as database, database:
        what(database, table)
    house.tables._tables.clear()


def alter_line(number: int) -> Change:
    query = 'UPDATE log SET line = replace(line, \'"seat":\', \'"seat": \') WHERE "table" = ?'
    return lambda db, table: db.execute(f"{query} AND number = ?", (table, number))


def delete_line(number: int) -> Change:
    query = 'DELETE FROM log WHERE "table" = ? AND number = ?'
    return lambda db, table: db.execute(query, (table, number))


def set_column(column: str, value: object) -> Change:
    query = f"UPDATE tables SET {column} = ? WHERE id = ?"
    return lambda db, table: db.execute(query, (value, table))


UNREADABLE = {
    "what was agreed": set_column("row", b'{"id": 7'),
    "no bytes": set_column("row", 5),
    "where it stands": set_column("standing", b"[]"),
    "how long it is": set_column("lines", "many"),
    "a seat": lambda db, table: db.execute(
        'DELETE FROM seats WHERE "table" = ? AND seat = 1', (table,)
    ),
    "who plays": lambda db, table: db.execute(
        'UPDATE seats SET kind = 7 WHERE "table" = ?', (table,)
    ),
}


@pytest.mark.parametrize("what", UNREADABLE.values(), ids=UNREADABLE)
def test_a_table_that_cannot_be_read_is_named_and_others_go_on(
    what: Change, house: House, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    guest = house.guest()
    damaged, other = played(guest), played(guest)
    change(house, settings, damaged, what)

    listed = guest.get("/api/tables", list[rest.TableInfo])
    problem = guest.get(f"/api/tables/{damaged}/scene?lang=fr", rest.Problem, 500)

    assert [table.id for table in listed] == [other]
    assert "abîmé" in problem.text
    assert caplog.text.count(f"table {damaged} is damaged") == 1  # named, and no flood
    with guest.at(other) as line:
        assert scene_in(line.hello()).position == ANSWERS
    with guest.at(damaged) as line:
        said = msgspec.json.decode(line.socket.receive_text(), type=messages.Heard)
        assert isinstance(said, messages.Refused)
        assert "damaged" in said.text
        assert line.heard() == []  # the line stays: coming again would not help


@pytest.mark.parametrize(
    ("what", "line", "position"),
    [
        pytest.param(alter_line(6), 8, 6, id="changed"),
        pytest.param(delete_line(6), 7, 6, id="missing"),
        pytest.param(delete_line(ANSWERS - 1), ANSWERS, ANSWERS - 1, id="cut off"),
        pytest.param(alter_line(0), 2, 0, id="the first"),
    ],
)
def test_a_table_with_a_damaged_line_can_be_read_up_to_it(
    what: Change, line: int, position: int, house: House, settings: Settings,
    caplog: pytest.LogCaptureFixture,
) -> None:  # fmt: skip
    guest = house.guest()
    table = played(guest)
    change(house, settings, table, what)

    with guest.at(table) as door:
        heard = door.hello(language="en")
        scene = scene_in(heard)
        problem = only(heard, messages.Welcome).table.problem
        refused = only(door.say(asked(scene)), messages.Refused)

    assert f"ine {line}" in problem
    assert problem == refused.text
    assert scene.position == position
    assert f"table {table} cannot go on" in caplog.text
    assert f"ine {line}" in caplog.text


def asked(scene: Scene) -> messages.Answer:
    """An answer to what stands on the table, whoever is asked."""
    seat = next(player.seat for player in scene.players if player.turn)
    option = scene.ask.choices[0].option if scene.ask else 0
    return messages.Answer("late", seat, scene.position, option)


def test_what_a_damaged_line_says_is_not_told(
    house: House, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    """An answer that does not fit names cards; watchers and the log learn the line only."""
    guest = house.guest()
    table = guest.open("whispers", device("Ada"), device("Bo")).id
    with guest.at(table) as line:
        line.hello()
        for seat in (0, 1):
            line.say(line.answer(scene_in(line.say(messages.LookFrom("en", seat)))))

    def forged(db: sqlite3.Connection, name: str) -> None:
        """Change a card, and tie the line anew: only the rules can tell."""
        rows = db.execute('SELECT line FROM log WHERE "table" = ?', (name,)).fetchall()
        (header,) = db.execute("SELECT header FROM tables WHERE id = ?", (name,)).fetchone()
        answer = json.loads(rows[0][0]) | {"answer": "lay 999"}
        del answer["chain"]
        text = tied(json.dumps(answer), link_of(header))
        db.execute('UPDATE log SET line = ? WHERE "table" = ? AND number = 0', (text, name))

    change(house, settings, table, forged)
    with house.guest().at(table) as line:
        problem = only(line.hello(), messages.Welcome).table.problem

    assert problem == "This table stops here. Line 2 of the record is damaged."
    assert "999" not in caplog.text


def test_the_past_of_a_damaged_table_can_be_walked_through(
    house: House, settings: Settings
) -> None:
    guest = house.guest()
    table = played(guest)
    change(house, settings, table, alter_line(6))

    scenes = guest.get(f"/api/tables/{table}/scenes?from=0&to=6", list[Scene])
    beyond = guest.get(f"/api/tables/{table}/scenes?from=0&to=9&lang=fr", rest.Problem, 409)

    assert [scene.position for scene in scenes] == list(range(7))
    assert "ligne 8" in beyond.text


def test_the_record_of_a_damaged_table_is_given_as_it_is(house: House, settings: Settings) -> None:
    guest = house.guest()
    table = played(guest)
    whole = guest.client.get(f"/api/tables/{table}/record").text.splitlines()
    change(house, settings, table, alter_line(6))

    rows = guest.client.get(f"/api/tables/{table}/record").text.splitlines()

    assert len(rows) == len(whole) - 1  # nobody vouches for its end
    assert [n for n, row in enumerate(rows) if row != whole[n]] == [7]


def test_bots_do_not_move_at_a_damaged_table(house: House, settings: Settings) -> None:
    guest = house.guest()
    table = guest.open("cubosaurs", BOT, BOT, BOT).id
    with guest.at(table) as line:
        line.hello()
        while scene_position(line.say(messages.LookFrom("en"))) < 3:
            pass
    house.tables._tables[table].result().driver.stop()
    change(house, settings, table, alter_line(1))

    with guest.at(table) as line:
        problem = only(line.hello(), messages.Welcome).table.problem
        assert "Line 3" in problem
        assert not house.tables._tables[table].result().driver.is_busy


def scene_position(heard: list[Heard]) -> int:
    return scene_in(heard).position


def with_rules(version: int) -> Change:
    """Let a game have begun with other rules."""

    def changed(db: sqlite3.Connection, table: str) -> None:
        (row,) = db.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()
        header = json.loads(row)
        del header["chain"]
        text = json.dumps(header | {"rules": version})
        db.execute("UPDATE tables SET header = ? WHERE id = ?", (tied(text, ""), table))
        assert link_of(tied(text, "")) != link_of(row)

    return changed


@pytest.mark.parametrize(
    ("what", "reason"),
    [
        pytest.param(with_rules(7), "version 7 of the rules", id="unknown rules"),
        pytest.param(set_column("header", "{"), "Line 1", id="no header"),
    ],
)
def test_a_table_that_cannot_be_played_again_says_why(
    what: Change, reason: str, house: House, settings: Settings
) -> None:
    guest = house.guest()
    table = played(guest, answers=3)
    change(house, settings, table, what)

    with guest.at(table) as line:
        welcome = only(line.hello(), messages.Welcome)
        refused = only(line.say(messages.Answer("x", 0, 3, 0)), messages.Refused)

    assert reason in welcome.table.problem
    assert reason in refused.text
    assert [seat.name for seat in welcome.table.seats] == ["Ada", "Bo"]
    assert reason in guest.get(f"/api/tables/{table}/scene?lang=en", rest.Problem, 409).text
    assert len(guest.client.get(f"/api/tables/{table}/record").text.splitlines()) == 4


def test_a_page_of_the_database_that_is_damaged_does_not_stop_the_server(
    house: House, settings: Settings
) -> None:
    """Zeros over the log: its tables cannot be read, the list of tables still can."""
    guest = house.guest()
    table = played(guest)
    with closing(sqlite3.connect(settings.database)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (root,) = database.execute("SELECT rootpage FROM sqlite_schema WHERE name='log'").fetchone()
        (size,) = database.execute("PRAGMA page_size").fetchone()
    with settings.database.open("r+b") as file:
        file.seek((root - 1) * size)
        file.write(b"\0" * size)
    house.tables._tables.clear()
    house.tables.store._reading.execute("PRAGMA shrink_memory")  # type: ignore[attr-defined]

    assert guest.get("/api/tables", list[rest.TableInfo])[0].id == table
    assert "damaged" in guest.get(f"/api/tables/{table}/scene?lang=en", rest.Problem, 409).text
    assert guest.get("/api/games", list[rest.GameInfo])
