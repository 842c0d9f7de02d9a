"""Several processes with one store: each owns its tables and hears what the others have done."""

import asyncio
from contextlib import suppress
from time import time
from typing import Final

from pangaea.server.sessions import Sessions
from pangaea.server.store import StoreTrouble
from pangaea.server.tables import Tables

BEAT: Final = 0.5  # seconds between two signs of life; the lease lasts several of them
FOLLOW: Final = 2.0  # seconds between two looks at what others have done
SKEW: Final = 10.0  # seconds by which the clocks of two machines may differ
MOST_NEWS: Final = 500
PEOPLE: Final = 200  # asked about at once


async def keep_owning(tables: Tables) -> None:
    """Say again and again that this process lives; give up what others ask for."""
    while True:
        await asyncio.sleep(BEAT)
        with suppress(StoreTrouble):
            wanted = await tables.store.beat()
            if wanted is None:  # paused, or cut off, for longer than the lease
                await tables.evict_all()
                await tables.store.join()
            for name in wanted or []:
                await tables.hand_over(name)


async def follow(tables: Tables, sessions: Sessions) -> None:
    """Learn what other processes have kept: who signed out, is blocked, to be told, or asked."""
    since = time()
    while True:
        await asyncio.sleep(FOLLOW)
        with suppress(StoreTrouble):
            await follow_people(tables, sessions)
            began = time()
            await follow_turns(tables, since - SKEW)
            since = began


async def follow_people(tables: Tables, sessions: Sessions) -> None:
    """Learn who signed out other devices, who blocked whom, and who has a browser to be told."""
    epochs = await tables.store.epochs()
    gone = [person for person, epoch in epochs.items() if epoch != sessions.epochs.get(person, 0)]
    sessions.epochs = epochs
    for person in gone:
        tables.part(person)
    tables.blocks.forget()
    await tables.notices.refresh()


async def follow_turns(tables: Tables, since: float) -> None:
    """Tell whoever has a page open here of their turns at tables that others own."""
    people = tables.turns.people()
    for start in range(0, len(people), PEOPLE):
        asked = people[start : start + PEOPLE]
        for row in await tables.store.news(since, asked, MOST_NEWS):
            tables.turns.note(row)
