"""The contract of a store: an append-only log per table, and what was agreed about the table."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from pangaea.core.replay import Bookmark
from pangaea.server.refusals import OurFault, Unavailable
from pangaea.server.rows import Standing, TableRow


class Conflict(Exception):
    """The log has grown since, or what was to be taken is taken: nothing was changed."""


class StoreTrouble(Unavailable):
    """The disk is full or fails: nothing was written, or nothing can be read; it may pass."""


class DamagedTable(OurFault):
    """What is kept of a table cannot be read; other tables are not affected."""


class Store(ABC):
    """Keeps tables. What an awaited call has written survives the loss of the process.

    Every call may raise StoreTrouble, and every call that names a table DamagedTable.
    """

    @abstractmethod
    async def create(self, table: TableRow, *, follows: str = "", log: Sequence[str] = ()) -> str:
        """Keep a new table and return its id; if another follows `follows` already, that one's."""

    @abstractmethod
    async def load(self, table: str) -> TableRow | None:
        """Return a table, or None if there is none."""

    @abstractmethod
    async def tables_of(self, person: str, most: int) -> list[TableRow]:
        """List the tables a person made or sits at, the latest first; damaged ones are left out."""

    @abstractmethod
    async def names(self) -> list[str]:
        """List the ids of all tables."""

    @abstractmethod
    async def take_seat(
        self, table: str, token: str, person: str, name: str, sent: str = ""
    ) -> int:
        """Bind the seat of an invite to a person and return it; Conflict if another holds it.

        What the person's device sent with it is kept, if it has not shared before.
        """

    @abstractmethod
    async def share(self, table: str, person: str, sent: str) -> None:
        """Keep what a device gives to the seed; Conflict if it did before, or the game has begun.

        Shares keep the order in which they came.
        """

    @abstractmethod
    async def begin(self, table: str, header: str, seed: str, standing: Standing) -> None:
        """Write the first line of the record; Conflict if it is written."""

    @abstractmethod
    async def append(self, table: str, after: int, lines: list[str], standing: Standing) -> None:
        """Add lines to a log that has `after` lines; Conflict if it has more or fewer.

        Lines that leave the standing as it was are no news: `updated` stays.
        """

    @abstractmethod
    async def lines(self, table: str, start: int = 0) -> list[str]:
        """Return the lines of a log from `start` on."""

    @abstractmethod
    async def keep(self, table: str, mark: Bookmark) -> None:
        """Keep a position, as a cache; the latest few are enough."""

    @abstractmethod
    async def bookmark(self, table: str, most: int) -> Bookmark | None:
        """Return the latest position kept that at most `most` lines led to."""

    @abstractmethod
    async def probe(self) -> None:
        """Write something that changes nothing, to see whether writing is possible."""

    @abstractmethod
    async def was_replaced(self) -> bool:
        """Tell whether a backup was put in the place of all tables: old ones are refused then."""

    @abstractmethod
    async def renew(self) -> None:
        """Accept that the tables were replaced, now that the old ones are forgotten."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way and let go."""
