"""What the SQL of a store needs of its database: both engines read the same statements."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol, TypeVar

Value = str | int | float | bytes
Result = TypeVar("Result")


class Rows(Protocol):
    """What a statement found, or how many rows it changed."""

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""

    def fetchone(self) -> Any:  # noqa: ANN401 - columns are what the statement asked for
        """Return the next row, or None."""

    def fetchall(self) -> list[Any]:
        """Return all rows."""

    def __iter__(self) -> Iterator[Any]:
        """Go through the rows."""


class Database(Protocol):
    """A connection, `?` standing for values; no statement says what one engine alone knows."""

    def execute(self, sql: str, parameters: Sequence[Value] = ..., /) -> Rows:
        """Carry a statement out."""

    def executemany(self, sql: str, parameters: Iterable[Sequence[Value]], /) -> Rows:
        """Carry a statement out for each of several rows."""


Job = Callable[[Database], Result]
