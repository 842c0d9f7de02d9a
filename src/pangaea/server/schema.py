"""The form of the database: every version leads to the next, and a newer one is left alone."""

import sqlite3
from pathlib import Path
from typing import Final

from pangaea.server.refusals import Refusal

# Each step is one version further. The first release wrote no version, so its databases have 0.
STEPS: Final[tuple[tuple[str, ...], ...]] = (
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
)
VERSION: Final = len(STEPS)


class NewerStore(Refusal):
    """The database was written by a newer program."""


class UnusableStore(Refusal):
    """The file is no database of ours."""


def opened(path: Path) -> sqlite3.Connection:
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
        for step in STEPS[version_of(connection, path) :]:
            for statement in step:
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {VERSION}")
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
