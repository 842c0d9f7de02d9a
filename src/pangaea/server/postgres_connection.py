"""A connection to PostgreSQL for one thread: statements wait for their answers, as SQLite's do.

asyncpg speaks the protocol, in an event loop of its own that runs while a statement waits.
"""

import asyncio
from collections.abc import Coroutine, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import count
from typing import Any, Final, Protocol
from urllib.parse import urlsplit

from pangaea.core.errors import MissingExtra
from pangaea.server.errors import Refusal
from pangaea.server.sql_contract import Result, Value

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


def shown(url: str) -> str:
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

    def __init__(self, url: str) -> None:
        self._url = url
        self._loop = asyncio.new_event_loop()
        self._raw: Raw | None = None

    def execute(self, sql: str, parameters: Sequence[Value] = (), /) -> Found:
        """Carry a statement out."""
        raw, text, values = self._open(), numbered(sql), [fit(value) for value in parameters]
        if text.startswith(("SELECT", "WITH")):
            rows = self._run(raw.fetch(text, *values))
            return Found([tuple(row) for row in rows])
        return Found([], self._run(raw.execute(text, *values)))

    def executemany(self, sql: str, parameters: Iterable[Sequence[Value]], /) -> Found:
        """Carry a statement out for each of several rows, in one go."""
        rows = [[fit(value) for value in row] for row in parameters]
        if rows:
            self._run(self._open().executemany(numbered(sql), rows))
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
                    server_settings=SESSION,
                )
            )  # fmt: skip
        return self._raw

    def _run(self, work: Coroutine[Any, Any, Result]) -> Result:
        return self._loop.run_until_complete(work)


@lru_cache(maxsize=500)
def numbered(sql: str) -> str:
    """Write `$1`, `$2`, … for `?`, as PostgreSQL reads it."""
    numbers = count(1)
    first, *rest = sql.split("?")
    return first + "".join(f"${next(numbers)}{part}" for part in rest)


def fit(value: Value) -> Value:
    """Return what PostgreSQL can keep: no text of it holds a zero byte, and ours need none."""
    return value.replace("\0", "\N{REPLACEMENT CHARACTER}") if isinstance(value, str) else value
