"""The tables in PostgreSQL: SQLite's migrations in its dialect, and the version they led to."""

import re
from typing import Final

import asyncpg

from pangaea.server.database import MIGRATIONS, VERSION, NewerStore, UnusableStore
from pangaea.server.errors import Refusal
from pangaea.server.postgres_connection import (
    LOST,
    BadAddress,
    Connection,
    Unreachable,
    is_address,
    shown,
)

FIRST: Final = 7  # the oldest version there ever was in PostgreSQL: what came before made no tables
MAKES: Final = ("CREATE", "ALTER", "INSERT INTO store")
LOCK: Final = 0x70616E67  # held while migrating, by one process of all
DIALECT: Final = (
    (re.compile(r"\) WITHOUT ROWID"), ")"),
    (re.compile(r"\bIF NOT EXISTS "), ""),
    (re.compile(r"\bREAL\b"), "DOUBLE PRECISION"),
    (re.compile(r"\bBLOB\b"), "BYTEA"),
    (re.compile(r"\bTEXT\b"), 'TEXT COLLATE "C"'),
)
# What only PostgreSQL has: which process owns which table, as long as it says that it lives.
OWNERSHIP: Final = (
    "CREATE TABLE nodes (node TEXT PRIMARY KEY, until TIMESTAMPTZ NOT NULL)",
    """CREATE TABLE owners ("table" TEXT COLLATE "C" PRIMARY KEY, node TEXT NOT NULL)""",
    "CREATE INDEX owners_by_node ON owners (node)",
    # Tables that another process asks for: their owners give them up.
    """CREATE TABLE wanted ("table" TEXT COLLATE "C" PRIMARY KEY)""",
    # The version of everything above; its row is also what a probe writes to.
    "CREATE TABLE version (version INTEGER NOT NULL)",
    "INSERT INTO version VALUES (0)",
)

# By a query: what a function knows of the catalogue may be older than this transaction.
OURS: Final = (
    "SELECT 1 FROM pg_tables WHERE schemaname = current_schema() AND tablename = 'version'"
)


class NoRights(Refusal):
    """The database does not let us do what is needed."""


def in_dialect(statement: str) -> str:
    """Say a statement of SQLite's schema as PostgreSQL does."""
    for pattern, own in DIALECT:
        statement = pattern.sub(own, statement)
    return statement


def steps_from(version: int) -> list[str]:
    """List what leads from a version to this program's; a new database has nothing to convert."""
    steps = [
        in_dialect(statement)
        for number, step in enumerate(MIGRATIONS[version:], start=version + 1)
        for statement in step
        if number > FIRST or statement.startswith(MAKES)
    ]
    return steps if version else [*OWNERSHIP, *steps]


def connected(url: str) -> Connection:
    """Connect to a database brought to this program's version; refuse what cannot be used."""
    if not is_address(url):
        raise BadAddress("error-store-address", address=url)
    connection = Connection(url)
    try:
        prepare(connection, url)
    except BaseException:
        connection.close()
        raise
    return connection


def prepare(connection: Connection, url: str) -> None:
    """Bring the tables to this program's version, all at once or not at all."""
    place = shown(url)
    try:
        _reach(connection, place)
        if _version(connection, place) < VERSION:
            _migrate(connection, place)
    except (asyncpg.InsufficientPrivilegeError, asyncpg.InvalidSchemaNameError) as error:
        raise NoRights("error-store-rights", path=place, problem=str(error)) from error
    except LOST as error:
        raise Unreachable("error-store-unreachable", path=place, problem=_plain(error)) from error
    except asyncpg.PostgresError as error:
        raise UnusableStore("error-store-unusable", path=place, problem=str(error)) from error


def _reach(connection: Connection, place: str) -> None:
    try:
        connection.refresh()
    except asyncpg.InsufficientPrivilegeError:
        raise
    except (asyncpg.PostgresError, *LOST) as error:
        raise Unreachable("error-store-unreachable", path=place, problem=_plain(error)) from error
    except ValueError as error:  # asyncpg cannot read the address
        raise BadAddress("error-store-address", address=place) from error


def _plain(error: Exception) -> str:
    """Say what is wrong in a line; a time-out says nothing of itself."""
    return " ".join(str(error).split()) or "no answer"


def _version(connection: Connection, place: str) -> int:
    """Return the version of the tables, 0 where there are none, if this program can use them."""
    if not connection.fetch(OURS):
        return 0
    ((found,),) = connection.fetch("SELECT version FROM version")
    if found > VERSION:
        raise NewerStore("error-store-newer", path=place, found=found, known=VERSION)
    return int(found)


def _migrate(connection: Connection, place: str) -> None:
    connection.say("BEGIN")
    try:
        connection.fetch("SELECT pg_advisory_xact_lock($1)", LOCK)
        found = _version(connection, place)  # another process may have been faster
        for statement in steps_from(found) if found < VERSION else []:
            connection.say(statement)
        connection.execute("UPDATE version SET version = ?", (VERSION,))
        connection.say("COMMIT")
    except BaseException:
        connection.drop()  # and with it the transaction
        raise
