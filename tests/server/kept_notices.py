"""Turns at random with a store that is one: what it forgets, nobody is told twice or never."""

import asyncio

from tests.server.test_notices import PEOPLE, TABLES, House, Shelf, Truth, table

from pangaea.server.store.contract import Standing, Store, TableRow


class KeptShelf(Shelf):
    """What is remembered of notices, by the store itself."""

    def __init__(self, store: Store) -> None:
        super().__init__()
        self.store = store

    async def prepare(self) -> None:
        """Keep tables that have begun, and a browser of everybody."""
        for name in TABLES:
            await self.store.create(table(name, standing=Standing()))
        for person, browsers in self.browsers.items():
            await self.store.subscribe(person, browsers[0], len(browsers))

    async def subscribers(self) -> list[str]:
        return await self.store.subscribers()

    async def settle(self, table: str, person: str, kind: str) -> bool:
        return await self.store.settle(table, person, kind)

    async def unsettle(self, table: str, person: str, kind: str) -> None:
        await self.store.unsettle(table, person, kind)

    async def is_settled(self, table: str, person: str, kind: str) -> bool:
        return await self.store.is_settled(table, person, kind)

    async def tables_of(self, person: str, most: int) -> list[TableRow]:
        return await self.store.tables_of(person, most)

    async def concerning_subscribers(self, since: float, after: str, most: int) -> list[TableRow]:
        return await self.store.concerning_subscribers(since, after, most)

    def append(self, row: TableRow) -> None:
        asyncio.run(self.store.append(row.id, 0, [], row.standing))


class KeptTruth(Truth):
    """What people were told, and should have been, where a store remembers it."""

    def __init__(self, store: Store, seed: int) -> None:
        super().__init__(seed)
        self.house = House()
        self.house.shelf = shelf = KeptShelf(store)
        asyncio.run(shelf.prepare())
        self.house.start()


def play_turns(store: Store, turns: int) -> None:
    """Let people answer, look and leave, and the server start anew, at random."""
    truth = KeptTruth(store, 17)
    while truth.count < turns:
        truth.step()

    assert truth.notices > turns / 10
    assert truth.restarts > 0
    assert len({person for person, _ in truth.house.post.taken}) == len(PEOPLE)
