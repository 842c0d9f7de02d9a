"""A connection to PostgreSQL for one thread, and the tables it finds there.

asyncpg speaks the protocol, in an event loop of its own that runs while a statement waits, so that
statements wait for their answers as SQLite's do. The tables are SQLite's migrations in its dialect.
"""

import asyncio
import re
from collections.abc import Coroutine, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import count
from typing import Any, Final, Protocol
from urllib.parse import urlsplit

import asyncpg

from pangaea.core.errors import MissingExtra
from pangaea.server.errors import Refusal
from pangaea.server.store.engine import Result, Value
from pangaea.server.store.sqlite import MIGRATIONS, VERSION, NewerStore, UnusableStore

try:
    import asyncpg
except ImportError as error:
    raise MissingExtra("error-extra", package="asyncpg", extra="postgres") from error

CONNECT_SECONDS: Final = 5.0
STATEMENT_SECONDS: Final = 10.0
SCHEMES: Final = ("postgresql", "postgres")
SESSION: Final = {
    "application_name": "pangaea",
    "enable_seqscan": "off",  # found by indexes, or a small table would be locked as a whole
    "jit": "off",  # no statement of ours takes as long as compiling it
}
# What tells that nothing is wrong with a statement: the line to the database is.
LOST: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # it is told to stop, or has just been started
)
TROUBLE: Final = (*LOST, asyncpg.PostgresError)
# What PostgreSQL asks to try again from the start.
AGAIN: Final = (asyncpg.SerializationError, asyncpg.DeadlockDetectedError)


class BadAddress(Refusal):
    """That is no address of a PostgreSQL database."""


class Unreachable(Refusal):
    """The database cannot be reached, or lets nobody in."""


def is_address(text: str) -> bool:
    """Tell whether a text means a PostgreSQL database rather than a folder."""
    return text.split("://", 1)[0] in SCHEMES and "://" in text


def without_secrets(url: str) -> str:
    """Return an address without what is secret in it."""
    try:
        parts = urlsplit(url)
        place = parts.hostname or ""
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        return "postgresql://…"
    return f"postgresql://{place}{port}{parts.path}"


class Raw(Protocol):
    """What is used of asyncpg's connection, which carries no types."""

    async def fetch(self, query: str, *values: object) -> list[Iterable[Any]]:
        """Return the rows of a query."""

    async def execute(self, query: str, *values: object) -> str:
        """Return what was done, in a word and a number."""

    async def executemany(self, command: str, args: Iterable[Sequence[Value]]) -> None:
        """Carry a statement out for each row."""

    async def close(self, *, timeout: float) -> None:  # noqa: ASYNC109 - asyncpg's word
        """Say good-bye."""

    def terminate(self) -> None:
        """Hang up."""

    def is_closed(self) -> bool:
        """Tell whether the line is gone."""

    def is_in_transaction(self) -> bool:
        """Tell whether a transaction is under way."""


class Found:
    """The rows a statement found, or how many it changed."""

    def __init__(self, rows: list[tuple[Any, ...]], status: str = "") -> None:
        self._rows = iter(rows)
        number = status.rpartition(" ")[2]
        self.rowcount = int(number) if number.isdecimal() else len(rows)

    def fetchone(self) -> tuple[Any, ...] | None:
        """Return the next row, or None."""
        return next(self._rows, None)

    def fetchall(self) -> list[tuple[Any, ...]]:
        """Return all rows."""
        return list(self._rows)

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        return self._rows


class Connection:
    """One connection, opened anew when it was lost; used by one thread at a time."""

    def __init__(self, url: str, **session: str) -> None:
        self._url = url
        self._session = {**SESSION, **session}
        self._loop = asyncio.new_event_loop()
        self._raw: Raw | None = None

    def execute(self, sql: str, parameters: Sequence[Value] = (), /) -> Found:
        """Carry a statement out."""
        raw, text, values = (
            self._open(),
            number_parameters(sql),
            [fit(value) for value in parameters],
        )
        if text.startswith(("SELECT", "WITH")):
            rows = self._run(raw.fetch(text, *values))
            return Found([tuple(row) for row in rows])
        return Found([], self._run(raw.execute(text, *values)))

    def executemany(self, sql: str, parameters: Iterable[Sequence[Value]], /) -> Found:
        """Carry a statement out for each of several rows, in one go."""
        rows = [[fit(value) for value in row] for row in parameters]
        if rows:
            self._run(self._open().executemany(number_parameters(sql), rows))
        return Found([])

    def fetch(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """Carry a statement of PostgreSQL's own out, whose values may be arrays."""
        return [tuple(row) for row in self._run(self._open().fetch(sql, *values))]

    def say(self, sql: str) -> None:
        """Carry a statement without values out, such as the end of a transaction."""
        self._run(self._open().execute(sql))

    def refresh(self) -> None:
        """Notice a line that was lost meanwhile, and open another."""
        if self._raw is not None:
            self._loop.run_until_complete(asyncio.sleep(0))
            self._loop.run_until_complete(asyncio.sleep(0))
            if self._raw.is_closed() or self._raw.is_in_transaction():
                self.drop()
        self._open()

    def drop(self) -> None:
        """Let go of the line; what was under way is rolled back by the database."""
        if self._raw is not None:
            self._raw.terminate()
            self._raw = None
            self._loop.run_until_complete(asyncio.sleep(0))

    def close(self) -> None:
        """Say good-bye."""
        if self._raw is not None and not self._raw.is_closed():
            try:
                self._run(self._raw.close(timeout=1))
            except TROUBLE:
                self._raw.terminate()
        self._raw = None
        self._loop.run_until_complete(self._loop.shutdown_asyncgens())
        self._loop.close()

    def _open(self) -> Raw:
        if self._raw is None:
            self._raw = self._run(
                asyncpg.connect(
                    self._url, timeout=CONNECT_SECONDS, command_timeout=STATEMENT_SECONDS,
                    server_settings=self._session,
                )
            )  # fmt: skip
        return self._raw

    def _run(self, work: Coroutine[Any, Any, Result]) -> Result:
        return self._loop.run_until_complete(work)


@lru_cache(maxsize=500)
def number_parameters(sql: str) -> str:
    """Write `$1`, `$2`, … for `?`, as PostgreSQL reads it."""
    numbers = count(1)
    first, *rest = sql.split("?")
    return first + "".join(f"${next(numbers)}{part}" for part in rest)


def fit(value: Value) -> Value:
    """Return what PostgreSQL can keep: no text of it holds a zero byte, and ours need none."""
    return value.replace("\0", "\N{REPLACEMENT CHARACTER}") if isinstance(value, str) else value


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

# And of later versions.
ONLY_HERE: Final = {
    9: (
        # Of whom something has changed that every process knows: who signed out, is blocked, told.
        """CREATE TABLE changes (
            at TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(), person TEXT NOT NULL
        )""",
        "CREATE INDEX changes_by_time ON changes (at)",
        # What addresses have asked of each process lately; not worth a disk.
        """CREATE UNLOGGED TABLE words (
            node TEXT PRIMARY KEY, at TIMESTAMPTZ NOT NULL, line BYTEA NOT NULL
        )""",
    )
}

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
        statement
        for number, step in enumerate(MIGRATIONS[version:], start=version + 1)
        for statement in (*map(in_dialect, step), *ONLY_HERE.get(number, ()))
        if number > FIRST or statement.startswith(MAKES)
    ]
    return steps if version else [*OWNERSHIP, *steps]


def connect(url: str) -> Connection:
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
    place = without_secrets(url)
    try:
        _reach(connection, place)
        if _version(connection, place) < VERSION:
            _migrate(connection, place)
    except (asyncpg.InsufficientPrivilegeError, asyncpg.InvalidSchemaNameError) as error:
        raise NoRights("error-store-rights", path=place, problem=str(error)) from error
    except LOST as error:
        raise _unreachable(place, error) from error
    except asyncpg.PostgresError as error:
        raise UnusableStore("error-store-unusable", path=place, problem=str(error)) from error


def _reach(connection: Connection, place: str) -> None:
    try:
        connection.refresh()
    except asyncpg.InsufficientPrivilegeError:
        raise
    except (asyncpg.PostgresError, *LOST) as error:
        raise _unreachable(place, error) from error
    except ValueError as error:  # asyncpg cannot read the address
        raise BadAddress("error-store-address", address=place) from error


def _unreachable(place: str, error: Exception) -> Unreachable:
    """Say what is wrong in a line; a time-out says nothing of itself, a cut line nothing useful."""
    problem = " ".join(str(error).split())
    is_cut = isinstance(error, ConnectionResetError | asyncpg.ConnectionDoesNotExistError)
    if not problem or is_cut or "connection_lost" in problem:
        return Unreachable("error-store-silent", path=place)
    return Unreachable("error-store-unreachable", path=place, problem=problem)


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
