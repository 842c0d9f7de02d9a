"""Several processes with one store: each owns its tables and hears what the others have done."""

import asyncio
from contextlib import suppress
from functools import partial
from time import monotonic, time
from typing import Final

from pangaea.server.process import Chore
from pangaea.server.rate_limits import RateLimits
from pangaea.server.sessions import Sessions
from pangaea.server.store.contract import StoreTrouble
from pangaea.server.tables.registry import Tables

BEAT: Final = 0.5  # seconds between two signs of life; the lease lasts several of them
FOLLOW: Final = 2.0  # seconds between two looks at what others have done
SKEW: Final = 10.0  # seconds by which the clocks of two machines may differ
REMEMBERED: Final = 10.0  # seconds for which changes are sure to be found
MOST_NEWS: Final = 500
PEOPLE: Final = 200  # asked about at once


def sharing(tables: Tables, sessions: Sessions, limits: RateLimits) -> list[Chore]:
    """Return what is to be done as long as the server runs, beside the chores of one alone."""
    return [
        partial(keep_owning, tables),
        partial(follow, tables, sessions),
        partial(share_limits, tables, limits),
    ]


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
                tables.hand_over(name)


async def follow(tables: Tables, sessions: Sessions) -> None:
    """Learn what other processes have kept: who signed out, is blocked, to be told, or asked."""
    since, learnt = time(), monotonic()
    while True:
        await asyncio.sleep(FOLLOW)
        with suppress(StoreTrouble):
            is_late = monotonic() - learnt > REMEMBERED
            began = time()
            await (relearn if is_late else follow_people)(tables, sessions)
            learnt = monotonic()
            await follow_turns(tables, since - SKEW)
            since = began


async def follow_people(tables: Tables, sessions: Sessions) -> None:
    """Learn who signed out other devices, who blocked whom, and who has a browser to be told."""
    changed = await tables.store.changes()
    for start in range(0, len(changed), PEOPLE):
        people = changed[start : start + PEOPLE]
        sign_out(tables, sessions, await tables.store.epochs(people))
        for person in people:
            tables.blocks.forget(person)
            await tables.notices.follow(person)
    if changed:
        await _follow_devices(tables, sessions)


async def share_limits(tables: Tables, limits: RateLimits) -> None:
    """Tell other processes what addresses ask here, and count what they ask there."""
    told = monotonic()
    while True:
        await asyncio.sleep(FOLLOW)
        with suppress(StoreTrouble):
            now = monotonic()
            word, told = limits.tell(now - told), now
            limits.hear(await tables.store.exchange(word))


async def relearn(tables: Tables, sessions: Sessions) -> None:
    """Learn it of everybody: who was away for long may have missed what changed."""
    sign_out(tables, sessions, await tables.store.epochs())
    await _follow_devices(tables, sessions)
    tables.blocks.forget()
    await tables.notices.refresh()


def sign_out(tables: Tables, sessions: Sessions, epochs: dict[str, int]) -> None:
    """Part with the pages of those who signed out other devices."""
    gone = [person for person, epoch in epochs.items() if epoch != sessions.epochs.get(person, 0)]
    sessions.epochs |= epochs
    for person in gone:
        tables.part(person)


async def _follow_devices(tables: Tables, sessions: Sessions) -> None:
    """Part with devices that were signed out elsewhere, one by one."""
    signed_out = await tables.store.signed_out()
    gone, sessions.signed_out = signed_out - sessions.signed_out, signed_out
    for device in gone:
        tables.part("", device)


async def follow_turns(tables: Tables, since: float) -> None:
    """Tell whoever has a page open here of their turns at tables that others own."""
    people = tables.turns.people()
    for start in range(0, len(people), PEOPLE):
        asked = people[start : start + PEOPLE]
        for row in await tables.store.news(since, asked, MOST_NEWS):
            tables.turns.note(row)
