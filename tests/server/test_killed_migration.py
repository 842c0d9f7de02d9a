"""Killed while an old database is brought up: it is the old one or the new one, and whole."""

import gzip
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from tests.server.faults import Faults

from pangaea.server.store.sqlite import VERSION, open_database
from pangaea.server.upkeep.backup import check

ROOT = Path(__file__).parents[2]
FIRST = ROOT / "tests" / "fixtures" / "releases" / "0.1.0" / "tables.sqlite.gz"
POINTS = 16
KILLED = -9
# Tables that still wait for guests get a seed at random.
SEED = "CASE header WHEN '' THEN '' ELSE seed END"
COLUMNS = {
    "tables": f"id, owner, updated, lines, row, header, standing, rematch, {SEED}",
    "seats": '"table", seat, kind, name, level, holder, token',
}


class Openers:
    """A process that opens databases in forks of itself."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process
        self._hear()

    def open(self, path: Path) -> int:
        """Open a database, and return how that ended."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{path}\n")
        self.process.stdin.flush()
        return int(self._hear())

    def _hear(self) -> str:
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert said, "the process has ended"
        return said


@contextmanager
def openers(watch: Faults) -> Iterator[Openers]:
    """Start such a process under the hands of the library."""
    command = [sys.executable, "-m", "tests.server.watched", "migrate"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT,
        env=watch.environment(),
    ) as process:  # fmt: skip
        yield Openers(process)
        assert process.stdin is not None
        process.stdin.close()


def in_words_of_today(row: tuple[object, ...]) -> tuple[object, ...]:
    """Return a row as it is, but for what a table chose: its options are called variants."""
    if not any(isinstance(value, bytes) and b'"options"' in value for value in row):
        return row
    *found, kept, header, standing, rematch, seed = row
    assert isinstance(kept, bytes)
    return (*found, kept.replace(b'"options"', b'"variants"'), header, standing, rematch, seed)


def content(path: Path) -> tuple[int, list[object]]:
    """Open a database as any program would, and return its version and what it holds."""
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        (version,) = database.execute("PRAGMA user_version").fetchone()
        rows: list[object] = []
        for table in ("tables", "seats", "log", "bookmarks"):
            if version == 0 or table != "bookmarks":
                query = f"SELECT {COLUMNS.get(table, '*')} FROM {table} ORDER BY 1, 2"
                rows += [in_words_of_today(row) for row in database.execute(query)]
        return version, rows


def test_a_migration_killed_at_any_write_leaves_the_old_or_the_new(tmp_path: Path) -> None:
    """A real process and a real SIGKILL, before a change of the files or in the middle of one."""
    top = tmp_path / "disk"
    top.mkdir()
    watch = Faults(top, tmp_path)
    first, copy = top / "first.sqlite", gzip.decompress(FIRST.read_bytes())
    first.write_bytes(copy)
    old = content(first)
    left: dict[int, Path] = {}
    with openers(watch) as process:
        assert process.open(first) == 0
        changes, new = watch.count("changes"), content(first)
        assert (old[0], new[0]) == (0, VERSION)
        assert new[1] == old[1][: len(new[1])]
        for number in range(POINTS):
            path = top / f"{number}.sqlite"
            path.write_bytes(copy)
            watch.set("changes", 0)
            watch.set("die_at", 1 + number * (changes - 1) // (POINTS - 1))
            watch.set("torn", number % 2)
            assert process.open(path) == KILLED
            found = content(path)
            assert found in (old, new)
            left[found[0]] = path
    assert set(left) == {0, VERSION}
    (tmp_path / "data").mkdir()
    left[0].rename(tmp_path / "data" / "tables.sqlite")
    open_database(tmp_path / "data" / "tables.sqlite").close()
    assert content(tmp_path / "data" / "tables.sqlite") == new
    report = check(tmp_path / "data", lambda _number, _of: None)
    assert (report.tables, report.wrong) == (136, [])
