"""Copies of all tables, made, put back and checked while a server may be running.

Of a data folder the whole file is copied. From one store to another, of whichever kind, tables are
copied row by row, as they are kept: both engines keep the same columns. Each table is written in
one transaction and read back; what is there already and the same is not written again, so that a
copy goes on where it was cut off.
"""

import asyncio
import re
import shutil
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from datetime import datetime
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from typing import Any, Final

from msgspec import Struct

from pangaea import shelf
from pangaea.core.errors import DamagedRecord, PangaeaError
from pangaea.core.match import Match
from pangaea.core.record import read_rows
from pangaea.core.replay import prove_luck, replayed
from pangaea.core.sealed import Sealed
from pangaea.server.errors import Refusal
from pangaea.server.live.ledger import load_match, load_whole
from pangaea.server.process import pseudonym, pseudonyms_from
from pangaea.server.sessions import session_keys
from pangaea.server.settings import DATABASE, Claim, existing, write_whole
from pangaea.server.store.contract import Store, TableRow, standing_of
from pangaea.server.store.engine import Database, Value
from pangaea.server.store.sql import PARTS
from pangaea.server.store.sqlite import (
    MIGRATIONS,
    SqliteStore,
    UnusableStore,
    open_database,
    version_of,
)
from pangaea.shelf import make_folder, reach_disk

SECRETS: Final = "secret*"  # what people's cookies are signed with: without it nobody is recognised
PRIVATE: Final = 0o700
MOST_FAULTS: Final = 20
Progress = Callable[[int, int], None]  # how many of how many


class FolderTaken(Refusal):
    """A backup is not written over something else."""


class Restored(Struct, frozen=True):
    """What a restore did."""

    tables: int
    before: Path | None  # a backup of what was there
    must_restart: bool  # a server that is running knows another secret, or another file


def back_up(data_dir: Path, target: Path) -> int:
    """Copy a data folder, and return how many tables are in the copy."""
    source = existing(data_dir)
    if target.exists():
        raise FolderTaken("error-backup-taken", path=str(target))
    fresh = target.with_name(f".{target.name}.{token_hex(4)}")
    make_folder(fresh, PRIVATE)
    try:
        _copy_database(source, fresh / DATABASE)
        copy_secrets(data_dir, fresh)
        tables = check_file(fresh / DATABASE)
        fresh.rename(target)
        reach_disk(target.parent)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    return tables


def restore(source: Path, data_dir: Path) -> Restored:
    """Put a copy in the place of a data folder's tables; what was there is kept beside it."""
    tables = check_file(existing(source))
    make_folder(data_dir, PRIVATE)
    before = _kept_aside(data_dir)
    was_usable = (data_dir / DATABASE).is_file()
    with TemporaryDirectory(dir=data_dir) as folder:
        fresh = Path(folder) / DATABASE
        _copy_database(source / DATABASE, fresh)
        _renew(fresh)
        _copy_database(fresh, data_dir / DATABASE)
    other_secret = _restore_secrets(source, data_dir)
    reach_disk(data_dir)
    return Restored(tables, before, before is not None and (other_secret or not was_usable))


def check_file(path: Path) -> int:
    """Refuse a file that is no sound database of ours; return how many tables it holds."""
    try:
        with closing(_connect(path)) as database:
            version_of(database, path)
            if found := _faults(database):
                raise sqlite3.DatabaseError(found[0])
            return int(database.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.Error as error:
        raise UnusableStore("error-store-unusable", path=str(path), problem=str(error)) from error


def faults(path: Path) -> list[str]:
    """List what SQLite finds wrong with a file."""
    with closing(_connect(path)) as database:
        return _faults(database)


def _faults(database: sqlite3.Connection) -> list[str]:
    found = [str(text) for (text,) in database.execute(f"PRAGMA integrity_check({MOST_FAULTS})")]
    return [] if found == ["ok"] else found


def snapshot(data_dir: Path, target: Path) -> None:
    """Copy the database of a data folder as it is at this moment."""
    _copy_database(existing(data_dir), target)


def _kept_aside(data_dir: Path) -> Path | None:
    if not (data_dir / DATABASE).is_file():
        return None
    now = datetime.now().astimezone()
    before = data_dir / f"before-restore-{now:%Y%m%d-%H%M%S}-{token_hex(2)}"
    make_folder(before, PRIVATE)
    copy_secrets(data_dir, before)
    try:
        _copy_database(data_dir / DATABASE, before / DATABASE)
    except UnusableStore:  # no database any more, so SQLite cannot write a copy into it either
        for path in data_dir.glob(f"{DATABASE}*"):
            path.replace(before / path.name)
    return before


def _copy_database(source: Path, target: Path) -> None:
    """Copy all pages in one transaction, whoever reads or writes on either side meanwhile."""
    try:
        with closing(_connect(source)) as old, closing(_connect(target)) as new:
            new.execute("PRAGMA synchronous = FULL")
            old.backup(new)
    except sqlite3.Error as error:
        raise UnusableStore("error-store-unusable", path=str(source), problem=str(error)) from error
    reach_disk(target.parent)  # a journal that came back would undo the copy


def _connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None, timeout=30)


def _renew(path: Path) -> None:
    """Bring a copy to this program's version, and let servers notice that all is replaced."""
    with closing(open_database(path)) as database:
        database.execute("UPDATE store SET generation = ?", (token_hex(8),))


def copy_secrets(source: Path, target: Path) -> None:
    """Copy what people's cookies are signed with."""
    for path in source.glob(SECRETS):
        write_whole(target / path.name, path.read_bytes())


def _restore_secrets(source: Path, data_dir: Path) -> bool:
    """Put the secrets of a copy back; tell whether another one was there."""
    found = sorted(source.glob(SECRETS))
    other = any(_content(path) != _content(data_dir / path.name) for path in found)
    copy_secrets(source, data_dir)
    return other


def _content(path: Path) -> bytes:
    return path.read_bytes() if path.is_file() else b""


def table_by_pseudonym(data_dir: Path, name: str) -> str:
    """Return the table that the log calls by this pseudonym, or "" if there is none."""
    with closing(_connect(existing(data_dir))) as database:
        pseudonyms_from(session_keys(data_dir).current)
        tables = database.execute("SELECT id FROM tables")
        return next((str(table) for (table,) in tables if pseudonym(table) == name), "")


# -- checking: every stored game, played again on this program ---------------------------------


class Wrong(Struct):
    """A table that is not what it was, and why."""

    table: str
    game: str
    problem: PangaeaError | str


class Report(Struct):
    """What a check of all tables found."""

    tables: int
    answers: int  # carried out again
    waiting: int  # tables whose game has not begun
    wrong: list[Wrong]


def check(data_dir: Path, progress: Progress) -> Report:
    """Play every game of a data folder again, on a copy made now; the folder stays as it is."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / DATABASE
        snapshot(data_dir, copy)
        return asyncio.run(_check_all(copy, progress))


async def _check_all(path: Path, progress: Progress) -> Report:
    store = SqliteStore(path)
    try:
        names = await store.names()
        report = Report(len(names), 0, 0, [Wrong("", "", text) for text in faults(path)])
        for number, name in enumerate(names, start=1):
            await _check(store, name, report)
            progress(number, len(names))
        return report
    finally:
        await store.close()


async def _check(store: Store, name: str, report: Report) -> None:
    """Add what there is to say about one table; what goes wrong with it is a finding, too."""
    game = ""
    try:
        row = await store.load(name)
        assert row is not None
        game = row.game
        if row.header:
            report.answers += await _played_again(store, row)
        else:
            report.waiting += 1
    except PangaeaError as error:
        report.wrong.append(Wrong(name, game, error))
    except Exception as error:  # noqa: BLE001 - a mistake in the rules must not hide other findings
        report.wrong.append(Wrong(name, game, repr(error)))


async def _played_again(store: Store, row: TableRow) -> int:
    """Carry every answer out again; return how many stand."""
    match = await load_whole(store, row)
    _check_standing(match, row)
    _check_luck(match, row)
    if _present(await load_match(store, row)) != _present(match):
        raise DamagedRecord("error-store-bookmark")
    return match.position


def _present(match: Match | None) -> object:
    """Return what a game goes on from: the table, and how much luck was used."""
    assert match is not None
    assert isinstance(match.luck, Sealed)
    return match.state.plain(), match.luck.used


def _check_standing(match: Match, row: TableRow) -> None:
    """Compare what lists show without playing: how far the game is, who is asked, how it ended."""
    now = standing_of(match)
    if (now.position, now.asked) != (row.standing.position, row.standing.asked):
        raise DamagedRecord("error-store-standing")
    if bool(now.footer) != bool(row.standing.footer):
        raise DamagedRecord("error-store-standing")
    rows = [row.header, *match.rows(), row.standing.footer or match.last_row()]
    replayed("".join(f"{line}\n" for line in rows if line), shelf.game)


def _check_luck(match: Match, row: TableRow) -> None:
    """Prove luck by the seed, which the store knows before the end."""
    if row.seed and match.seal:
        if match.luck_from(row.seed, 0).seal != match.seal:
            raise DamagedRecord("error-record-seal", line=1)
        prove_luck(read_rows([row.header, *match.rows()]), match.game, row.seed)


MADE: Final = re.compile(r"CREATE TABLE (?:IF NOT EXISTS )?(\w+)")
LIVING: Final = "SELECT 1 FROM nodes WHERE until > clock_timestamp() LIMIT 1"
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
        _mark_replaced(new)
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


def _mark_replaced(db: Database) -> None:
    """Let whoever knew the tables before notice that they were replaced."""
    db.execute("UPDATE store SET generation = ?", (token_hex(8),))
