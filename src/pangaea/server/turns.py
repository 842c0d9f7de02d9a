"""Where a person is awaited, told live to every page they have open, at whatever address."""

from typing import Final

from pangaea.server.broadcast import Page, is_awaited
from pangaea.server.store import Store, TableRow
from pangaea.server.wire import TurnsTold

MOST: Final = 200  # tables looked through when somebody comes


class Turns:
    """Who is awaited at which tables, as far as they have a page open that shows it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._pages: dict[str, dict[Page, None]] = {}
        self._tables: dict[str, dict[str, bool]] = {}  # by person: where they are awaited, or not

    async def join(self, page: Page) -> None:
        """Let a page in; what changes while the store is asked is newer than its reply."""
        person = page.person
        self._pages.setdefault(person, {})[page] = None
        known = self._tables.setdefault(person, {})
        for row in await self.store.tables_of(person, MOST):
            known.setdefault(row.id, is_awaited(row, person))
        page.say(TurnsTold(self.tables_of(person)))

    def leave(self, page: Page) -> None:
        """Let a page go; nobody keeps count for who has none."""
        pages = self._pages.get(page.person, {})
        pages.pop(page, None)
        if not pages:
            self._pages.pop(page.person, None)
            self._tables.pop(page.person, None)

    def people(self) -> list[str]:
        """List who has a page open that shows it."""
        return list(self._tables)

    def note(self, row: TableRow) -> None:
        """Notice how a table stands; whoever is awaited there now, or no more, is told."""
        for person in row.people() & self._tables.keys():
            known, awaited = self._tables[person], is_awaited(row, person)
            if known.get(row.id, False) != awaited:
                known[row.id] = awaited
                told = TurnsTold(self.tables_of(person))
                for page in self._pages[person]:
                    page.say(told)

    def tables_of(self, person: str) -> list[str]:
        """List the tables at which somebody is awaited."""
        return sorted(table for table, awaited in self._tables.get(person, {}).items() if awaited)
