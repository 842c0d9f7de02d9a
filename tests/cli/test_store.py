"""`pangaea store`: what a server keeps, checked, copied and put back."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from pangaea.cli import run
from pangaea.server.ledger import Ledger
from pangaea.server.new_tables import begin_match, new_table
from pangaea.server.sqlite import SqliteStore
from pangaea.server.wire import SeatWish, TableWish

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
    seats = [SeatWish("device", "Ada"), SeatWish("device", "Bo")]
    for _ in range(2):
        row = new_table(TableWish("cubosaurs", seats), "somebody")
        match = begin_match(row)
        await store.create(row)
        ledger = Ledger(store, row, match)
        for _ in range(ANSWERS):
            seat = match.asked[0]
            await ledger.take(seat, match.options(seat)[0])
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
