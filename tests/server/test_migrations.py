"""The form of the database has a version: older ones are brought up, newer ones left alone."""

import asyncio
import gzip
import json
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from pangaea.cli import run
from pangaea.server.store import sqlite
from pangaea.server.store.sqlite import (
    VERSION,
    NewerStore,
    SqliteStore,
    UnusableStore,
    open_database,
)

FIRST = Path(__file__).parents[1] / "fixtures" / "releases" / "0.1.0" / "tables.sqlite.gz"


def version(path: Path) -> int:
    with closing(sqlite3.connect(path)) as database:
        return int(database.execute("PRAGMA user_version").fetchone()[0])


def rows(path: Path, table: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as database:
        return database.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall()


def read(row: object) -> dict[str, object]:
    assert isinstance(row, bytes)
    known: dict[str, object] = json.loads(row)
    return known


def with_variants(row: object) -> dict[str, object]:
    """Return what a table was, with the word of today."""
    known = read(row)
    known["variants"] = known.pop("options")
    return known


@pytest.fixture
def first(tmp_path: Path) -> Path:
    """A database as the first release left it."""
    path = tmp_path / "tables.sqlite"
    path.write_bytes(gzip.decompress(FIRST.read_bytes()))
    return path


def test_a_new_database_has_the_newest_version(tmp_path: Path) -> None:
    open_database(tmp_path / "t.sqlite").close()

    assert version(tmp_path / "t.sqlite") == VERSION > 0


def test_a_database_of_the_first_release_is_brought_up_and_keeps_every_table(first: Path) -> None:
    with closing(sqlite3.connect(first)) as database:
        (waiting,) = database.execute("SELECT id FROM tables WHERE header = ''").fetchone()
    before = {table: rows(first, table) for table in ("tables", "seats", "log")}
    assert version(first) == 0

    open_database(first).close()

    assert version(first) == VERSION
    after = {table: rows(first, table) for table in before}
    nobody_stands_in = [(*seat, "", 0, 0) for seat in before["seats"]]
    assert (after["seats"], after["log"]) == (nobody_stands_in, before["log"])
    for old, new in zip(before["tables"], after["tables"], strict=True):
        assert read(new[4]) == with_variants(old[4])
        same = (*old[:4], *old[5:], 0, 0, 0) == (*new[:4], *new[5:])
        assert same is (old[0] != waiting)  # only what is not dealt yet is sealed
    assert rows(first, "bookmarks") == []  # they do not tell their layout


def test_a_table_that_waits_is_sealed_and_waits_for_no_bytes_of_those_who_are_there(
    first: Path,
) -> None:
    open_database(first).close()

    with closing(sqlite3.connect(first)) as database:
        found = database.execute("SELECT id, seed FROM tables WHERE header = ''").fetchall()
    assert len(found) == 1
    assert re.fullmatch("[0-9a-f]{32}", found[0][1])
    assert rows(first, "shares") == [(found[0][0], 0, "somebody", "")]


def test_no_text_of_a_table_is_changed_only_the_name_of_its_variants(tmp_path: Path) -> None:
    path, text = tmp_path / "t.sqlite", 'name = "options": "options":'
    row = json.dumps({"options": {"rounds": "1"}, "box": text}, separators=(",", ":")).encode()
    with closing(sqlite3.connect(path)) as before, before:
        for statement in [text for step in sqlite.MIGRATIONS[:2] for text in step]:
            before.execute(statement)
        columns = ("t", "ada", 1.0, 0, row, "", "", b"", "")
        before.execute(f"INSERT INTO tables VALUES ({','.join('?' * 9)})", columns)
        before.execute("PRAGMA user_version = 2")

    open_database(path).close()

    kept = rows(path, "tables")[0][4]
    assert isinstance(kept, bytes)
    assert json.loads(kept) == {"variants": {"rounds": "1"}, "box": text}


def test_bringing_up_happens_once(first: Path) -> None:
    open_database(first).close()
    with closing(sqlite3.connect(first)) as database, database:
        database.execute("UPDATE store SET generation = 'mine'")

    open_database(first).close()

    assert rows(first, "store, (SELECT 1)") == [("mine", 1)]


def test_a_step_that_fails_in_the_middle_leaves_everything_as_it_was(
    first: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = {table: rows(first, table) for table in ("tables", "seats", "log", "bookmarks")}
    monkeypatch.setattr(sqlite, "MIGRATIONS", (*sqlite.MIGRATIONS, ("DELETE FROM log", "NONSENSE")))
    monkeypatch.setattr(sqlite, "VERSION", VERSION + 1)

    with pytest.raises(UnusableStore):
        open_database(first)

    assert version(first) == 0
    assert {table: rows(first, table) for table in before} == before


def test_a_later_step_starts_from_the_version_that_is_there(
    first: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_database(first).close()
    done = (("NONSENSE",),) * VERSION
    monkeypatch.setattr(sqlite, "MIGRATIONS", (*done, ("CREATE TABLE later (x)",)))
    monkeypatch.setattr(sqlite, "VERSION", VERSION + 1)

    open_database(first).close()

    assert version(first) == VERSION + 1
    assert rows(first, "later, (SELECT 1)") == []


def newer(path: Path) -> None:
    open_database(path).close()
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA user_version = 99")


def test_a_newer_database_is_refused_and_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    newer(path)
    before = path.read_bytes()

    with pytest.raises(NewerStore) as refused:
        SqliteStore(path)

    assert path.read_bytes() == before
    assert "newer Pangaea" in refused.value.text("en")
    assert "Pangaea plus récent" in refused.value.text("fr")
    for language in ("en", "fr"):
        assert str(path) in refused.value.text(language)
        assert "99" in refused.value.text(language)


def test_a_server_on_a_newer_database_says_one_sentence_and_ends(tmp_path: Path) -> None:
    newer(tmp_path / "tables.sqlite")
    command = [sys.executable, "-m", "pangaea.server", "--port", "0", "--data-dir", str(tmp_path)]

    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)

    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "newer Pangaea" in done.stderr
    assert done.stdout == ""


def test_the_command_line_says_it_in_the_reader_s_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    newer(tmp_path / "tables.sqlite")

    assert (
        run(["serve", "--port", "0", "--data", str(tmp_path), "--lang", "fr", "--no-browser"]) == 1
    )

    assert "Pangaea plus récent" in capsys.readouterr().err


def test_a_file_that_is_no_database_is_refused_in_words(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    path.write_text("once upon a time " * 100)

    with pytest.raises(UnusableStore) as refused:
        SqliteStore(path)

    assert str(path) in refused.value.text("fr")
    assert path.read_text().startswith("once")


def test_two_servers_that_open_at_once_bring_it_up_once(first: Path) -> None:
    async def both() -> None:
        stores = await asyncio.gather(*(asyncio.to_thread(SqliteStore, first) for _ in range(4)))
        for store in stores:
            await store.close()

    asyncio.run(both())

    assert version(first) == VERSION
