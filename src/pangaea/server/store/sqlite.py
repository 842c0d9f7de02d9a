"""The store on SQLite: schema and migrations, write-ahead log, one writer, one reader."""

import asyncio
import logging
import sqlite3
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from time import monotonic
from typing import Final

from msgspec import Struct

from pangaea.server.errors import Refusal
from pangaea.server.store.contract import DamagedTable, StoreTrouble
from pangaea.server.store.engine import Errand, GroupCommit, Job, Result
from pangaea.server.store.sql import SqlStore, generation_of

# Each step is one version further. The first release wrote no version, so its databases have 0.
MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """CREATE TABLE IF NOT EXISTS tables (
            id TEXT PRIMARY KEY, owner TEXT NOT NULL, updated REAL NOT NULL, lines INTEGER NOT NULL,
            row BLOB NOT NULL,       -- what does not change: game, options, box, language
            header TEXT NOT NULL, seed TEXT NOT NULL, standing BLOB NOT NULL, rematch TEXT NOT NULL
        ) WITHOUT ROWID""",
        "CREATE INDEX IF NOT EXISTS tables_by_owner ON tables (owner)",
        """CREATE TABLE IF NOT EXISTS seats (
            "table" TEXT NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL,
            level TEXT NOT NULL, holder TEXT NOT NULL, token TEXT NOT NULL,
            PRIMARY KEY ("table", seat)
        ) WITHOUT ROWID""",
        "CREATE INDEX IF NOT EXISTS seats_by_holder ON seats (holder)",
        """CREATE TABLE IF NOT EXISTS log (
            "table" TEXT NOT NULL, number INTEGER NOT NULL, line TEXT NOT NULL,
            PRIMARY KEY ("table", number)
        ) WITHOUT ROWID""",
        """CREATE TABLE IF NOT EXISTS bookmarks (
            "table" TEXT NOT NULL, lines INTEGER NOT NULL, mark BLOB NOT NULL,
            PRIMARY KEY ("table", lines)
        ) WITHOUT ROWID""",
        "DELETE FROM bookmarks",  # those of the first release do not tell their layout
        "CREATE TABLE store (generation TEXT NOT NULL)",  # another one after each restore
        "INSERT INTO store VALUES ('')",
    ),
    (
        """CREATE TABLE shares (
            "table" TEXT NOT NULL, number INTEGER NOT NULL, holder TEXT NOT NULL,
            sent TEXT NOT NULL, PRIMARY KEY ("table", number)
        ) WITHOUT ROWID""",
        # Tables that still wait for guests are sealed now; who is there was never asked for bytes.
        "UPDATE tables SET seed = lower(hex(randomblob(16))) WHERE header = '' AND seed = ''",
        """INSERT INTO shares SELECT seats."table", min(seats.seat), seats.holder, ''
            FROM seats JOIN tables ON tables.id = seats."table"
            WHERE tables.header = '' AND seats.holder <> ''
            GROUP BY seats."table", seats.holder""",
    ),
    (
        # What a table chose was called its options. Inside a text the quotes would be escaped.
        """UPDATE tables SET row =
            CAST(replace(CAST(row AS TEXT), '"options":', '"variants":') AS BLOB)""",
    ),
    (
        # Whether the host has started the game, where guests find their seats by themselves.
        "ALTER TABLE tables ADD COLUMN started INTEGER NOT NULL DEFAULT 0",
        # The level of the bot that plays for whoever holds the seat, "" if nobody stands in.
        "ALTER TABLE seats ADD COLUMN stand_in TEXT NOT NULL DEFAULT ''",
        # What people say to each other, and who played for whom; not part of any record.
        """CREATE TABLE talk (
            "table" TEXT NOT NULL, number INTEGER NOT NULL, line BLOB NOT NULL,
            PRIMARY KEY ("table", number)
        ) WITHOUT ROWID""",
    ),
    (
        # When somebody has to look at the clocks of a table; 0: it has none, or nobody is awaited.
        "ALTER TABLE tables ADD COLUMN due REAL NOT NULL DEFAULT 0",
        "CREATE INDEX tables_by_due ON tables (due) WHERE due > 0",
    ),
    (
        # Whether anybody finds the table in the lobby, and whether a seat was given up.
        "ALTER TABLE tables ADD COLUMN public INTEGER NOT NULL DEFAULT 0",
        "CREATE INDEX tables_in_lobby ON tables (updated) WHERE public = 1",
        "ALTER TABLE seats ADD COLUMN resigned INTEGER NOT NULL DEFAULT 0",
        # Whether somebody who comes later may take the seat over.
        "ALTER TABLE seats ADD COLUMN welcome INTEGER NOT NULL DEFAULT 0",
        # Tables that somebody has put aside.
        """CREATE TABLE hidden (
            "table" TEXT NOT NULL, person TEXT NOT NULL, PRIMARY KEY ("table", person)
        ) WITHOUT ROWID""",
        # Whom somebody wants nothing to do with, and the name they met them under.
        """CREATE TABLE blocks (
            person TEXT NOT NULL, other TEXT NOT NULL, name TEXT NOT NULL,
            PRIMARY KEY (person, other)
        ) WITHOUT ROWID""",
        # How often somebody has signed out all other devices, and a hash of the recovery link.
        """CREATE TABLE people (
            person TEXT PRIMARY KEY, epoch INTEGER NOT NULL, recovery TEXT NOT NULL
        ) WITHOUT ROWID""",
        "CREATE INDEX people_by_recovery ON people (recovery) WHERE recovery <> ''",
    ),
    (
        # What whoever holds a seat wants to be answered to a question until they say otherwise.
        """CREATE TABLE orders (
            "table" TEXT NOT NULL, seat INTEGER NOT NULL, question TEXT NOT NULL,
            holder TEXT NOT NULL, line BLOB NOT NULL, PRIMARY KEY ("table", seat, question)
        ) WITHOUT ROWID""",
        # Browsers that may be told something while nobody looks at a page.
        """CREATE TABLE subscriptions (
            endpoint TEXT PRIMARY KEY, person TEXT NOT NULL, line BLOB NOT NULL, since REAL NOT NULL
        ) WITHOUT ROWID""",
        "CREATE INDEX subscriptions_by_person ON subscriptions (person)",
        # What somebody was told or has seen; that of a turn goes with the turn.
        """CREATE TABLE settled (
            "table" TEXT NOT NULL, person TEXT NOT NULL, kind TEXT NOT NULL,
            PRIMARY KEY ("table", person, kind)
        ) WITHOUT ROWID""",
    ),
    (
        # Rules that have shown themselves to somebody once; NO_CARDS: no more are wanted.
        """CREATE TABLE met (
            person TEXT NOT NULL, rule TEXT NOT NULL, PRIMARY KEY (person, rule)
        ) WITHOUT ROWID""",
    ),
    (
        # Links for a second device: a hash of each, whose it is, and until when it is good.
        """CREATE TABLE links (
            link TEXT PRIMARY KEY, person TEXT NOT NULL, until REAL NOT NULL
        ) WITHOUT ROWID""",
        "CREATE INDEX links_by_person ON links (person)",
    ),
    (
        # The browsers of people who sit at tables, and whether one was signed out by another.
        """CREATE TABLE devices (
            device TEXT PRIMARY KEY, person TEXT NOT NULL, name TEXT NOT NULL, seen REAL NOT NULL,
            signed_out INTEGER NOT NULL
        ) WITHOUT ROWID""",
        "CREATE INDEX devices_by_person ON devices (person)",
    ),
    (
        # Who watched may talk once a game is over, and is found by it. Programs of before cannot
        # read what is said by nobody's seat.
        "CREATE INDEX settled_by_person ON settled (person)",
    ),
)
VERSION: Final = len(MIGRATIONS)
MANY_ROWS: Final = 500  # written since the last checkpoint: one is due
BETWEEN: Final = 2.0  # seconds, at least, from one to the next: they take the disk for a moment
LONG_LOG: Final = 4_000  # pages: the writer carries the latest itself, so that it begins anew
LATEST: Final = 1_000  # pages, at most, that the writer carries when a reader was in its way before
COUNTED: Final = 2**32  # where SQLite's count of rows, which becomes negative, begins anew
_log: Final = logging.getLogger("pangaea.server")


class NewerStore(Refusal):
    """The database was written by a newer program."""


class UnusableStore(Refusal):
    """The file is no database of ours."""


def open_database(path: Path) -> sqlite3.Connection:
    """Open a database, brought to this program's version; refuse a newer one, and what is none."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    try:
        prepare(connection, path)
    except BaseException:
        connection.close()
        raise
    return connection


def prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Bring an open database to this program's version, all at once or not at all."""
    try:
        connection.execute("PRAGMA busy_timeout = 5000")
        version_of(connection, path)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        if version_of(connection, path) < VERSION:
            _migrate(connection, path)
    except sqlite3.Error as error:
        raise UnusableStore("error-store-unusable", path=str(path), problem=str(error)) from error


def version_of(connection: sqlite3.Connection, path: Path) -> int:
    """Return the version of a database, if this program can use it."""
    (found,) = connection.execute("PRAGMA user_version").fetchone()
    if found > VERSION:
        raise NewerStore("error-store-newer", path=str(path), found=found, known=VERSION)
    return int(found)


def _migrate(connection: sqlite3.Connection, path: Path) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        for step in MIGRATIONS[version_of(connection, path) :]:
            for statement in step:
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {VERSION}")
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


# -- writing: whatever waits goes to disk in one transaction -----------------------------------


class Carried(Struct, frozen=True):
    """How many pages the log has, and how many of them the database does not have yet."""

    pages: int = 0
    left: int = 0

    @property
    def is_long(self) -> bool:
        """Tell whether the log should begin anew."""
        return self.pages > LONG_LOG


class Checkpoints:
    """Carries what was written from the log into the database, in a thread of its own.

    SQLite would do so in the midst of a commit: an answer waited for two synchronisations more.
    """

    def __init__(self, path: Path) -> None:
        self._database = open_database(path)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store-checkpoint")
        self._latest: Future[Carried] | None = None
        self._rows = 0  # that were written before the latest one
        self._next = 0.0  # when there may be another one

    def begin_if_due(self, rows: int) -> None:
        """Begin another one, if so many rows that were written by now are many more."""
        now, fresh = monotonic(), (rows - self._rows) % COUNTED
        if fresh >= MANY_ROWS and now >= self._next and not self._is_under_way:
            self._rows, self._next = rows, now + BETWEEN
            try:
                self._latest = self._thread.submit(self._carry)
            except RuntimeError:  # the machine has no thread to give
                self._carry()

    @property
    def _is_under_way(self) -> bool:
        return self._latest is not None and not self._latest.done()

    def left_a_long_log(self) -> bool:
        """Tell, once, whether the log grows: it begins anew only if nothing was written since."""
        if self._latest is None or not self._latest.done():
            return False
        latest, self._latest = self._latest, None
        return latest.result().is_long

    def close(self) -> None:
        """Let the latest one end."""
        self._thread.shutdown()
        self._database.close()

    def _carry(self) -> Carried:
        return carry(self._database)


def carry(database: sqlite3.Connection) -> Carried:
    """Carry what can be carried, and tell how much of the log that was."""
    try:
        _, pages, carried = database.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    except sqlite3.Error as error:
        _log.warning("a checkpoint failed, the log keeps everything (%r)", error)
        return Carried()
    return Carried(pages, pages - carried)


class Writer(GroupCommit):
    """Group commit on one connection."""

    def __init__(self, path: Path) -> None:
        self.connection = open_database(path)
        self.connection.execute("PRAGMA wal_autocheckpoint = 0")
        self._checkpoints = Checkpoints(path)
        self._begins_anew = False  # the log, unless a reader was in the way: then once more
        super().__init__()

    def _let_go(self) -> None:
        self._checkpoints.close()
        self.connection.close()

    def _afterwards(self) -> None:
        try:
            self._see_to_the_log()
        except Exception as error:  # noqa: BLE001 - this thread must go on, whatever happens
            _log.error("nobody saw to the log of the store, it keeps everything (%r)", error)

    def _see_to_the_log(self) -> None:
        if self._begins_anew or self._checkpoints.left_a_long_log():
            done = carry(self.connection)
            self._begins_anew = done.is_long and done.left < LATEST
        if not self._begins_anew:
            self._checkpoints.begin_if_due(self.connection.total_changes)

    def _commit(self, errands: list[Errand]) -> None:
        execute = self.connection.execute
        try:
            execute("BEGIN IMMEDIATE")
            if not self._carry_out(errands):
                execute("ROLLBACK")
                execute("BEGIN IMMEDIATE")
                for errand in errands:
                    self._carry_out_apart(errand)
            execute("COMMIT")
        except Exception as error:  # noqa: BLE001 - this thread must go on, whatever happens
            self._roll_back()
            for errand in errands:
                errand.error = error

    def _carry_out(self, errands: list[Errand]) -> bool:
        """Write within the transaction; say whether all of it could be, as is usual."""
        try:
            for errand in errands:
                errand.result = errand.job(self.connection)
        except Exception:
            if not self.connection.in_transaction:  # a full disk makes SQLite give up all of it
                raise
            return False
        return True

    def _carry_out_apart(self, errand: Errand) -> None:
        """Write within the transaction; what one errand does wrong does not touch the others."""
        connection = self.connection
        connection.execute("SAVEPOINT errand")
        try:
            errand.result = errand.job(connection)
        except Exception as error:
            errand.error = error
            if not connection.in_transaction:
                raise
            connection.execute("ROLLBACK TO errand")
        connection.execute("RELEASE errand")

    def _roll_back(self) -> None:
        """Forget what was not committed; a full disk may have made SQLite do so already."""
        try:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
        except sqlite3.Error as error:
            _log.error("the store could not roll back (%r)", error)


class SqliteStore(SqlStore):
    """Tables in one file."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        path.parent.mkdir(parents=True, exist_ok=True)
        self._writer = Writer(path)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        self._reading = open_database(path)
        self._generation = generation_of(self._reading)

    async def close(self) -> None:
        await asyncio.to_thread(self._writer.close)
        self._reader.shutdown()
        self._reading.close()

    async def _write(self, job: Job[Result]) -> Result:
        try:
            return await self._writer.write(job)
        except sqlite3.Error as error:
            raise StoreTrouble("refused-store-trouble") from error

    async def _read(self, job: Job[Result], table: str = "") -> Result:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._reader, job, self._reading)
        except sqlite3.OperationalError as error:
            raise StoreTrouble("refused-store-trouble") from error
        except sqlite3.DatabaseError as error:
            damaged = DamagedTable("refused-damaged", table=table)
            damaged.__cause__ = error
            self._name(damaged)
            raise damaged from error
        except DamagedTable as damaged:
            self._name(damaged)
            raise
