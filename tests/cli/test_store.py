"""`pangaea store`: what a server keeps, checked, copied and put back."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.ledgers import played

from pangaea.cli import run
from pangaea.server.process import pseudonym, pseudonyms_from
from pangaea.server.store.sqlite import SqliteStore
from pangaea.server.wire.rest import SeatRequest

Captured = pytest.CaptureFixture[str]
ANSWERS = 5


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder with two games, each some answers old."""
    asyncio.run(fill(tmp_path / "data" / "tables.sqlite"))
    (tmp_path / "data" / "secret").write_bytes(b"x" * 32)
    return tmp_path / "data"


async def fill(path: Path) -> None:
    store = SqliteStore(path)
    seats = [SeatRequest("device", "Ada"), SeatRequest("device", "Bo")]
    for _ in range(2):
        await played(store, seats, ANSWERS)
    await store.close()


def damage(data: Path) -> None:
    with closing(sqlite3.connect(data / "tables.sqlite")) as database, database:
        (name,) = database.execute("SELECT min(id) FROM tables").fetchone()
        database.execute('DELETE FROM log WHERE "table" = ? AND number = 1', (name,))


def test_a_check_says_that_all_is_sound(data: Path, capsys: Captured) -> None:
    assert run(["store", "check", "--data", str(data)]) == 0

    assert capsys.readouterr().out.startswith("All 2 tables are sound: 10 answers")


def test_a_check_names_what_is_wrong_and_fails(data: Path, capsys: Captured) -> None:
    damage(data)

    assert run(["store", "check", "--data", str(data), "--lang", "fr"]) == 1

    shown = capsys.readouterr().out.replace("\xa0", " ")
    assert "(cubosaurs) : L’enregistrement est coupé après la ligne 2" in shown
    assert "Un problème trouvé dans 2 tables ; 5 réponses" in shown


def test_a_program_can_read_what_was_found(data: Path, capsys: Captured) -> None:
    damage(data)

    assert run(["store", "check", "--data", str(data), "--json"]) == 1

    found = json.loads(capsys.readouterr().out)
    assert (found["tables"], found["answers"], found["waiting"]) == (2, ANSWERS, 0)
    assert [wrong["game"] for wrong in found["wrong"]] == ["cubosaurs"]


def test_a_copy_is_made_and_put_back(data: Path, capsys: Captured, tmp_path: Path) -> None:
    copy = tmp_path / "monday"
    assert run(["store", "backup", str(copy), "--data", str(data)]) == 0
    damage(data)
    assert run(["store", "restore", str(copy), "--data", str(data)]) == 0
    assert run(["store", "check", "--data", str(data)]) == 0

    shown = capsys.readouterr().out
    assert f"2 tables are copied to {copy}." in shown
    assert f"2 tables are back in {data}." in shown
    assert f"What was there before is kept in {data / 'before-restore-'}" in shown
    assert "All 2 tables are sound" in shown


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["check"], "There are no tables in"),
        (["backup", "copy"], "There are no tables in"),
        (["restore", "nowhere"], "There are no tables in nowhere."),
    ],
)
def test_a_folder_without_tables_is_refused(
    arguments: list[str], problem: str, capsys: Captured, tmp_path: Path
) -> None:
    assert run(["store", *arguments, "--data", str(tmp_path)]) == 1

    assert problem in capsys.readouterr().err
    assert list(tmp_path.glob("*.sqlite")) == []


def test_a_copy_is_not_written_over_another(data: Path, capsys: Captured, tmp_path: Path) -> None:
    (tmp_path / "copy").mkdir()

    assert run(["store", "backup", str(tmp_path / "copy"), "--data", str(data)]) == 1

    assert "exists already" in capsys.readouterr().err


def test_without_a_folder_it_is_the_user_s_own(capsys: Captured, tmp_path: Path) -> None:
    asyncio.run(fill(tmp_path / "home" / "pangaea" / "tables.sqlite"))

    assert run(["store", "check"]) == 0

    assert "All 2 tables" in capsys.readouterr().out


def test_an_unknown_command_is_told_which_there_are(capsys: Captured) -> None:
    assert run(["store", "dance"]) == 2

    assert "“dance”. Commands: check, backup, restore." in capsys.readouterr().err


def age(data: Path, days: float) -> None:
    """Let all tables have been left alone for so many days."""
    with closing(sqlite3.connect(data / "tables.sqlite")) as database, database:
        database.execute("UPDATE tables SET updated = updated - ?", (days * 24 * 3600,))


def count(data: Path) -> int:
    with closing(sqlite3.connect(data / "tables.sqlite")) as database:
        return int(database.execute("SELECT count(*) FROM tables").fetchone()[0])


def test_pruning_says_what_it_would_do_before_it_does_it(data: Path, capsys: Captured) -> None:
    age(data, 400)

    assert run(["store", "prune", "--data", str(data), "--running", "365"]) == 0
    told = capsys.readouterr().out.replace("\n", " ")
    left = count(data)
    assert run(["store", "prune", "--data", str(data), "--running", "365", "--yes"]) == 0
    done = capsys.readouterr().out

    assert "2 games that are not over" in told
    assert "Nothing was changed" in told
    assert left == 2
    assert "2 that were not over were archived, too" in done
    assert count(data) == 0
    assert len(list((data / "archive").iterdir())) == 2


def test_pruning_leaves_running_games_alone_unless_told(data: Path, capsys: Captured) -> None:
    age(data, 4000)

    assert run(["store", "prune", "--data", str(data), "--yes", "--lang", "fr"]) == 0

    assert count(data) == 2
    assert "Aucune partie finie n’avait l’âge voulu." in capsys.readouterr().out


def test_pruning_tells_programs_in_json(data: Path, capsys: Captured) -> None:
    age(data, 400)

    assert run(["store", "prune", "--data", str(data), "--running", "1", "--json"]) == 0

    found = json.loads(capsys.readouterr().out)
    assert found == {"tables": 2, "over": 0, "running": 2, "waiting": 0, "unreadable": 0}


def test_a_table_is_found_by_the_pseudonym_of_the_log(data: Path, capsys: Captured) -> None:
    with closing(sqlite3.connect(data / "tables.sqlite")) as database:
        (name,) = database.execute("SELECT max(id) FROM tables").fetchone()
    pseudonyms_from(b"x" * 32)

    assert run(["store", "find", pseudonym(name), "--data", str(data)]) == 0
    found = capsys.readouterr().out.strip()
    assert run(["store", "find", "000000000000", "--data", str(data)]) == 1

    assert found == name
