"""Copy all tables from one store to another, of whichever kind; go on where a copy was cut off.

Row by row, as they are kept: both engines keep the same columns. Each table is written in one
transaction and read back; what is there already and the same is not written again.
"""

import re
import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from typing import Any, Final

from msgspec import Struct

from pangaea.server.data_dir import Claim
from pangaea.server.errors import Refusal
from pangaea.server.settings import DATABASE
from pangaea.server.store.engine import Database, Value
from pangaea.server.store.sql import PARTS
from pangaea.server.store.sqlite import MIGRATIONS, open_database
from pangaea.server.upkeep.backup import FolderTaken, Report, check, copy_secrets, snapshot
from pangaea.shelf import reach_disk

MADE: Final = re.compile(r"CREATE TABLE (?:IF NOT EXISTS )?(\w+)")
LIVING: Final = "SELECT 1 FROM nodes WHERE until > clock_timestamp() LIMIT 1"
Progress = Callable[[int, int], None]  # how many of how many
Rows = list[tuple[Any, ...]]


class OtherTables(Refusal):
    """The target holds tables that the source does not: nothing is mixed."""


class InUse(Refusal):
    """A server uses the target."""


class NotTheSame(Refusal):
    """What was read back is not what was written."""


class Copied(Struct):
    """What a copy did."""

    tables: int = 0  # that are in both now
    fresh: int = 0  # of these, written by this call


@contextmanager
def reading(place: str) -> Iterator[Database]:
    """Open a store as it is at this moment, whoever writes to it meanwhile."""
    with ExitStack() as stack:
        if "://" in place:  # a database; else a folder
            from pangaea.server.store.postgres_connection import connect  # noqa: PLC0415

            connection = stack.enter_context(closing(connect(place)))
            connection.say("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            yield connection
        else:
            copy = Path(stack.enter_context(TemporaryDirectory())) / DATABASE
            snapshot(Path(place), copy)
            yield stack.enter_context(closing(open_database(copy)))


@contextmanager
def writing(place: str) -> Iterator[Database]:
    """Open a store to be written to, which no server may use."""
    with ExitStack() as stack:
        if "://" in place:  # a database; else a folder
            from pangaea.server.store.postgres_connection import connect, without_secrets  # noqa: PLC0415

            connection = stack.enter_context(closing(connect(place)))
            if connection.fetch(LIVING):
                raise InUse("error-copy-in-use", path=without_secrets(place))
            yield connection
        else:
            stack.callback(Claim(Path(place)).release)
            yield stack.enter_context(closing(open_database(Path(place) / DATABASE)))


def copy(source: str, target: str, progress: Progress = lambda _done, _all: None) -> Copied:
    """Copy everything, and prove that it has arrived."""
    with reading(source) as old, writing(target) as new:
        names = _names(old)
        if others := set(_names(new)) - set(names):
            raise OtherTables("error-copy-other", tables=len(others))
        done = Copied()
        for name in names:
            done.fresh += _copy_table(old, new, name)
            done.tables += 1
            progress(done.tables, len(names))
        for part in beside():
            _replace(old, new, part, "", ())
        _renew(new)
        return done


def back_up_database(place: str, data_dir: Path, target: Path) -> int:
    """Copy a database into a new folder, as SQLite, with the keys beside the old one."""
    if target.exists():
        raise FolderTaken("error-backup-taken", path=str(target))
    fresh = target.with_name(f".{target.name}.{token_hex(4)}")
    try:
        done = copy(place, str(fresh))
        copy_secrets(data_dir, fresh)
        fresh.rename(target)
        reach_disk(target.parent)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    return done.tables


def check_database(place: str, progress: Progress) -> Report:
    """Play every game of a database again, on a copy made now."""
    with TemporaryDirectory() as folder:
        copy(place, folder)
        return check(Path(folder), progress)


def _names(db: Database) -> list[str]:
    return [str(name) for (name,) in db.execute("SELECT id FROM tables ORDER BY id")]


def _copy_table(old: Database, new: Database, name: str) -> bool:
    """Copy one table with all that is kept of it; tell whether there was anything to do."""
    parts = [("tables", "id"), *((part, '"table"') for part in PARTS)]
    wheres = [(part, f" WHERE {key} = ?") for part, key in parts]
    stale = [one for one in wheres if _rows(old, *one, (name,)) != _rows(new, *one, (name,))]
    if not stale:
        return False
    with _transaction(new):
        for one in stale:
            _write(old, new, *one, (name,))
    for one in stale:
        _check_same(old, new, *one, (name,))
    return True


def beside() -> list[str]:
    """List what is kept beside the tables: whatever the migrations have made."""
    made = [name for step in MIGRATIONS for text in step for name in MADE.findall(text)]
    return [name for name in made if name not in ("tables", "store", *PARTS)]


def _replace(old: Database, new: Database, part: str, where: str, values: Sequence[Value]) -> None:
    with _transaction(new):
        _write(old, new, part, where, values)
    _check_same(old, new, part, where, values)


def _write(old: Database, new: Database, part: str, where: str, values: Sequence[Value]) -> None:
    rows = _rows(old, part, where, values)
    new.execute(f"DELETE FROM {part}{where}", values)  # noqa: S608 - our own names
    if rows:
        places = ", ".join("?" * len(rows[0]))
        new.executemany(f"INSERT INTO {part} VALUES ({places})", rows)  # noqa: S608


def _check_same(
    old: Database, new: Database, part: str, where: str, values: Sequence[Value]
) -> None:
    if _rows(old, part, where, values) != _rows(new, part, where, values):
        raise NotTheSame("error-copy-differs", part=part)


def _rows(db: Database, part: str, where: str, values: Sequence[Value]) -> Rows:
    found = db.execute(f"SELECT * FROM {part}{where}", values)  # noqa: S608 - our own names
    return sorted(tuple(row) for row in found)


@contextmanager
def _transaction(db: Database) -> Iterator[None]:
    db.execute("BEGIN")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        db.execute("ROLLBACK")
        raise


def _renew(db: Database) -> None:
    """Let whoever knew the tables before notice that they were replaced."""
    db.execute("UPDATE store SET generation = ?", (token_hex(8),))
