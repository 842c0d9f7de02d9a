"""Notices: a person is told that they are awaited, that a game is over, that somebody has come.

A notice waits a few seconds, and is not sent to who has seen it at the table by then. That of a
turn waits on as long as a standing order answers what is asked: nobody is needed there. It is
settled, and kept as such, once it is seen or has reached the browsers: what a killed server leaves
unsettled is told by the next one. Browsers know by its id what they have shown already, so that
nobody is told twice of one turn.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from itertools import count
from typing import Final, Literal, Protocol

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from pangaea.core.words import words_for
from pangaea.server.live.broadcast import Page, is_awaited
from pangaea.server.store.contract import Store, StoreTrouble, TableRow
from pangaea.server.store.people import Subscription
from pangaea.server.web_push import GONE, BadEndpoint
from pangaea.server.wire.messages import TurnsTold

DELAY: Final = 8.0  # seconds
TICK: Final = 1.0
ATTEMPTS: Final = 5
FIRST_PAUSE: Final = 15.0  # seconds after a push service could not be reached; then twice as long
MOST_TABLES: Final = 200
SLICE: Final = 200  # tables looked through at once when a server starts
OLDEST: Final = 90 * 24 * 3600.0  # seconds: of turns that are older, nobody is told when it starts
NEWS: Final = 24 * 3600.0  # seconds: what is older when a server starts is not told any more
SUCCESS: Final = range(200, 300)
Kind = Literal["turn", "over", "waits", "awaited"]
Key = tuple[str, str, Kind]  # person, table, kind
Deliver = Callable[[Subscription, bytes, str], Awaitable[int]]
_log: Final = logging.getLogger("pangaea.server")


class Notice(Struct):
    """What a browser shows."""

    title: str
    body: str
    tag: str  # of two with the same tag, the second takes the place of the first
    path: str
    id: str = ""  # of two with the same id, the second is not shown


class Pending(Struct):
    """A notice that waits: when it is due, and about which table."""

    due: float
    row: TableRow
    seen: bool = False
    again: bool = False  # a server that ended may have begun to tell of it


class Errand(Struct):
    """A message on its way to one browser."""

    to: Subscription
    text: bytes
    topic: str
    key: Key
    due: float
    attempts: int = 0


class NoticeStore(Protocol):
    """What is to be remembered of notices."""

    async def subscribers(self) -> list[str]:
        """List the people of whom a browser is known."""

    async def subscriptions(self, person: str) -> list[Subscription]:
        """Return somebody's browsers."""

    async def concerning_subscribers(self, since: float, after: str, most: int) -> list[TableRow]:
        """List the next tables by their ids that changed since, of people with a browser."""

    async def unsubscribe(self, endpoint: str) -> None:
        """Forget a browser."""

    async def settle(self, table: str, person: str, kind: str) -> bool:
        """Keep that a notice is settled; False if it was before."""

    async def unsettle(self, table: str, person: str, kind: str) -> None:
        """Forget that a notice was settled."""

    async def is_settled(self, table: str, person: str, kind: str) -> bool:
        """Tell whether a notice is settled."""

    async def tables_of(self, person: str, most: int) -> list[TableRow]:
        """List somebody's tables."""


async def _always(_person: str, _table: str) -> bool:
    return True


class Notices:
    """Notices of one server."""

    def __init__(
        self,
        store: NoticeStore,
        deliver: Deliver,
        watches: Callable[[str, str], bool],
        now: Callable[[], float],
        needs: Callable[[str, str], Awaitable[bool]] = _always,
    ) -> None:
        self.store = store
        self.deliver = deliver
        self.watches = watches  # a person, a table: whether they look at it
        self.now = now
        self.needs = needs  # a person, a table: whether what they are asked waits for them
        self._people: set[str] = set()  # who has a browser to be told
        self._awaited: dict[tuple[str, str], int] = {}  # by person and table: which turn it is
        self._turns = count(1)
        self._told: set[Key] = set()  # that happen once, and have been noted
        self._pending: dict[Key, Pending] = {}
        self._errands: list[Errand] = []
        self._under_way: set[Key] = set()  # on their way to browsers, and not settled
        self._on_line: Counter[Key] = Counter()  # how many messages are being sent
        self._sending: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Go on where the server ended: what was not settled is still to be told."""
        self._people.update(await self.store.subscribers())
        since, after = self.now() - OLDEST, ""
        while rows := await self.store.concerning_subscribers(since, after, SLICE):
            for row in rows:
                self._note_again(row)
            after = rows[-1].id

    def _note_again(self, row: TableRow) -> None:
        """Notice how a table stood when a server ended, which may have begun to tell of it."""
        known = set(self._pending)
        for person in (row.people() | {row.owner}) & self._people:
            self._note(row, person, is_news=self.now() - row.updated < NEWS)
        for key in self._pending.keys() - known:
            self._pending[key].again = True

    async def refresh(self) -> None:
        """Learn who was included elsewhere."""
        for person in set(await self.store.subscribers()) - self._people:
            await self.include(person)

    async def follow(self, person: str) -> None:
        """Learn that somebody was included elsewhere, or wants to be told no more."""
        if not await self.store.subscriptions(person):
            self.forget(person)
        elif person not in self._people:
            await self.include(person)

    async def include(self, person: str) -> None:
        """Tell somebody from now on; what has happened before is no news."""
        self._people.add(person)
        for row in await self.store.tables_of(person, MOST_TABLES):
            self._note(row, person, is_news=False)
            for kind in self._once(row, person):
                self._told.add((person, row.id, kind))
                await self.store.settle(row.id, person, kind)

    def forget(self, person: str) -> None:
        """Tell somebody nothing any more, not even what is on its way."""
        self._people.discard(person)
        for key in [key for key in (*self._pending, *self._under_way) if key[0] == person]:
            self._call_off(key)
        self._told = {key for key in self._told if key[0] != person}

    def note(self, row: TableRow) -> None:
        """Notice how a table stands now."""
        concerned = row.people() | {row.owner}
        for person in concerned & self._people:
            self._note(row, person, is_news=True)
        for key in [key for key in (*self._pending, *self._under_way) if key[1] == row.id]:
            if key[0] not in concerned:  # they have lost their seat
                self._awaited.pop((key[0], row.id), None)
                self._call_off(key)

    def _note(self, row: TableRow, person: str, *, is_news: bool) -> None:
        place = (person, row.id)
        if not is_awaited(row, person):
            self._awaited.pop(place, None)
            self._call_off((*place, "turn"))
        elif place not in self._awaited:
            self._awaited[place] = next(self._turns)
            self._wait((*place, "turn"), row)
        if row.header:
            self._call_off((*place, "awaited"))
        for kind in self._once(row, person) if is_news else ():
            self._wait_once((*place, kind), row)

    def _once(self, row: TableRow, person: str) -> list[Kind]:
        """List what somebody is told once of a table as it stands."""
        if row.state == "over":
            return [] if row.imported else ["over"]
        if row.owner != person:
            return ["awaited"] if row.started and person in row.owing() else []
        return ["waits"] if row.is_gathering and row.people() - {person} else []

    def _call_off(self, key: Key) -> None:
        """Tell nobody of a turn that has passed."""
        self._pending.pop(key, None)
        self._under_way.discard(key)
        self._errands = [errand for errand in self._errands if errand.key != key]

    def _wait_once(self, key: Key, row: TableRow) -> None:
        if key not in self._told:
            self._told.add(key)
            self._wait(key, row)

    def _wait(self, key: Key, row: TableRow) -> None:
        person, table, _ = key
        is_seen = self.watches(person, table)
        due = self.now() if is_seen else self.now() + DELAY
        self._pending[key] = Pending(due, row, is_seen)

    def see(self, person: str, table: str) -> None:
        """Notice that somebody looks at a table: what they see they need not be told."""
        for (who, where, _), pending in self._pending.items():
            if (who, where) == (person, table):
                pending.due = self.now()
                pending.seen = True

    # -- telling ---------------------------------------------------------------------------------

    async def run(self) -> None:
        """Go on where the server ended, then tell what is due, again and again."""
        has_begun = False
        while True:
            await asyncio.sleep(TICK if has_begun else 0)
            try:
                if not has_begun:
                    await self.start()
                    has_begun = True
                await self.tick()
            except StoreTrouble:
                continue
            except Exception:  # noqa: BLE001 - nobody else would hear of it
                _log.exception("notices failed")

    async def stop(self) -> None:
        """Keep what was seen; what was not is told once the server runs again."""
        for (person, table, kind), pending in self._pending.items():
            if pending.seen:
                await self.store.settle(table, person, kind)

    async def tick(self) -> None:
        """Settle what was seen, and send what was not."""
        due = [key for key, pending in self._pending.items() if pending.due <= self.now()]
        for key in due:
            pending = self._pending.get(key)
            if pending is None:  # called off in the meantime
                continue
            person, table, kind = key
            if pending.seen or self.watches(person, table):
                await self._settle(key)
            elif kind == "turn" and not await self.needs(person, table):
                pending.due = self.now() + DELAY
                continue
            elif await self._is_to_be_told(key, pending):
                await self._queue(pending.row, key)
            if self._pending.get(key) is pending:
                del self._pending[key]
        await self._deliver_due()

    async def _is_to_be_told(self, key: Key, pending: Pending) -> bool:
        """Tell whether nobody was told of it; of several servers, one begins to."""
        person, table, kind = key
        if await self.store.is_settled(table, person, kind):
            return False
        return await self._keep(key, f"begun-{kind}") or pending.again

    async def _settle(self, key: Key) -> None:
        """Keep that somebody was told, or has seen it."""
        await self._keep(key, key[2])

    async def _keep(self, key: Key, what: str) -> bool:
        """Keep something for the first time; a turn that passes meanwhile leaves nothing behind."""
        person, table, kind = key
        turn = self._awaited.get((person, table))
        is_new = await self.store.settle(table, person, what)
        if kind == "turn" and self._awaited.get((person, table)) != turn:
            await self.store.unsettle(table, person, what)
            return False
        return is_new

    async def _queue(self, row: TableRow, key: Key) -> None:
        person, _, kind = key
        self._under_way.add(key)
        browsers = await self.store.subscriptions(person)
        for to in browsers if key in self._under_way else ():
            told = replace(notice(row, person, kind, to.language), id=_id(row, key))
            text, topic = msgspec.json.encode(told), _digest(row.id, kind)
            self._errands.append(Errand(to, text, topic, key, self.now()))
        if not browsers:
            await self._finish(key)

    async def _finish(self, key: Key) -> None:
        """Settle a notice that has reached every browser, or never will."""
        is_waiting = self._on_line[key] or any(errand.key == key for errand in self._errands)
        if not self._on_line[key]:
            del self._on_line[key]
        if key in self._under_way and not is_waiting:
            self._under_way.discard(key)
            await self._settle(key)

    async def _deliver_due(self) -> None:
        due = [errand for errand in self._errands if errand.due <= self.now()]
        for errand in due:
            self._errands.remove(errand)
            self._on_line[errand.key] += 1
            self._sending.add(task := asyncio.create_task(self._reach(errand)))
            task.add_done_callback(self._finish_sending)
        if self._sending:  # who is slow goes on beside the others
            await asyncio.wait(self._sending, timeout=TICK)

    async def _reach(self, errand: Errand) -> None:
        try:
            await self._send(errand)
        finally:
            self._on_line[errand.key] -= 1
        await self._finish(errand.key)

    def _finish_sending(self, task: asyncio.Task[None]) -> None:
        self._sending.discard(task)
        if not task.cancelled() and (error := task.exception()):
            _log.error("a notice failed", exc_info=error)

    async def _send(self, errand: Errand) -> None:
        try:
            status = await self.deliver(errand.to, errand.text, errand.topic)
        except BadEndpoint:
            status = GONE[0]  # it leads where nothing is sent: as good as gone
        except OSError:
            status = 0
        if status in GONE:
            await self.store.unsubscribe(errand.to.endpoint)
        elif status not in SUCCESS and errand.attempts < ATTEMPTS and errand.key in self._under_way:
            errand.due = self.now() + FIRST_PAUSE * 2**errand.attempts
            errand.attempts += 1
            self._errands.append(errand)


def _digest(*parts: str) -> str:
    return blake2b(" ".join(parts).encode(), digest_size=12).hexdigest()


def _id(row: TableRow, key: Key) -> str:
    """Return the same for one turn, whichever server tells of it."""
    return _digest(*key, str(row.standing.position))


def notice(row: TableRow, person: str, kind: Kind, language: str) -> Notice:
    """Say it in words: which table and game, and nothing of what lies there."""
    say = words_for("", language).say
    others = [seat.name for seat in row.seats if seat.holder != person and seat.name]
    body = say(f"push-{kind}", names=", ".join(others) or "–")
    return Notice(words_for(row.game, language).say("title"), body, row.id, f"/table/{row.id}")


MOST: Final = 200  # tables looked through when somebody comes


class Turns:
    """Who is awaited at which tables, as far as they have a page open that shows it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._pages: dict[str, dict[Page, None]] = {}
        self._tables: dict[str, dict[str, bool]] = {}  # by person: where they are awaited, or not
        self._known: dict[str, set[str]] = {}  # by table: who of these has had a seat there

    async def join(self, page: Page) -> None:
        """Let a page in; what changes while the store is asked is newer than its reply."""
        person = page.person
        self._pages.setdefault(person, {})[page] = None
        known = self._tables.setdefault(person, {})
        for row in await self.store.tables_of(person, MOST):
            known.setdefault(row.id, is_awaited(row, person))
            self._known.setdefault(row.id, set()).add(person)
        page.say(TurnsTold(self.tables_of(person)))

    def leave(self, page: Page) -> None:
        """Let a page go; nobody keeps count for who has none."""
        pages = self._pages.get(page.person, {})
        pages.pop(page, None)
        if not pages:
            self._pages.pop(page.person, None)
            for table in self._tables.pop(page.person, {}):
                self._forget(table, page.person)

    def _forget(self, table: str, person: str) -> None:
        people = self._known.get(table, set())
        people.discard(person)
        if not people:
            self._known.pop(table, None)

    def pages(self) -> list[Page]:
        """List the pages that listen."""
        return [page for pages in self._pages.values() for page in pages]

    def people(self) -> list[str]:
        """List who has a page open that shows it."""
        return list(self._tables)

    def note(self, row: TableRow) -> None:
        """Notice how a table stands; whoever is awaited there now, or no more, is told."""
        for person in (row.people() | self._known.get(row.id, set())) & self._tables.keys():
            known, awaited = self._tables[person], is_awaited(row, person)
            if known.get(row.id, False) != awaited:
                known[row.id] = awaited
                self._known.setdefault(row.id, set()).add(person)
                told = TurnsTold(self.tables_of(person))
                for page in self._pages[person]:
                    page.say(told)

    def tables_of(self, person: str) -> list[str]:
        """List the tables at which somebody is awaited."""
        return sorted(table for table, awaited in self._tables.get(person, {}).items() if awaited)
