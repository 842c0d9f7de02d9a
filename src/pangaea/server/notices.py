"""Notices: a person is told that they are awaited, that a game is over, that somebody has come.

A notice waits a few seconds, and is not sent to who has seen it at the table by then. What is
settled, sent or seen, is kept: nobody is told twice of one turn, whatever happens to the server.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from typing import Final, Literal, Protocol

import msgspec
from msgspec import Struct

from pangaea.core.words import words_for
from pangaea.server.broadcast import is_awaited
from pangaea.server.push_addresses import GONE, BadEndpoint
from pangaea.server.store import StoreTrouble, Subscription, TableRow

DELAY: Final = 8.0  # seconds
TICK: Final = 1.0
ATTEMPTS: Final = 5
FIRST_PAUSE: Final = 15.0  # seconds after a push service could not be reached; then twice as long
MOST_TABLES: Final = 200
SUCCESS: Final = range(200, 300)
Kind = Literal["turn", "over", "waits"]
Key = tuple[str, str, Kind]  # person, table, kind
Deliver = Callable[[Subscription, bytes, str], Awaitable[int]]
_log: Final = logging.getLogger("pangaea.server")


class Notice(Struct):
    """What a browser shows."""

    title: str
    body: str
    tag: str  # of two with the same tag, the second takes the place of the first
    path: str


class Pending(Struct):
    """A notice that waits: when it is due, and about which table."""

    due: float
    row: TableRow
    seen: bool = False


class Errand(Struct):
    """A message on its way to one browser."""

    to: Subscription
    text: bytes
    topic: str
    due: float
    attempts: int = 0


class NoticeStore(Protocol):
    """What is to be remembered of notices."""

    async def subscribers(self) -> list[str]:
        """List the people of whom a browser is known."""

    async def subscriptions(self, person: str) -> list[Subscription]:
        """Return somebody's browsers."""

    async def unsubscribe(self, endpoint: str) -> None:
        """Forget a browser."""

    async def settle(self, table: str, person: str, kind: str) -> bool:
        """Keep that a notice is settled; False if it was before."""

    async def tables_of(self, person: str, most: int) -> list[TableRow]:
        """List somebody's tables."""


class Notices:
    """Notices of one server."""

    def __init__(
        self,
        store: NoticeStore,
        deliver: Deliver,
        watches: Callable[[str, str], bool],
        now: Callable[[], float],
    ) -> None:
        self.store = store
        self.deliver = deliver
        self.watches = watches  # a person, a table: whether they look at it
        self.now = now
        self._people: set[str] = set()  # who has a browser to be told
        self._awaited: set[tuple[str, str]] = set()
        self._told: set[Key] = set()  # that happen once, and have been noted
        self._pending: dict[Key, Pending] = {}
        self._errands: list[Errand] = []
        self._sending: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Go on where the server ended: what was not settled is still to be told."""
        for person in await self.store.subscribers():
            await self.include(person)

    async def include(self, person: str) -> None:
        """Tell somebody from now on."""
        self._people.add(person)
        for row in await self.store.tables_of(person, MOST_TABLES):
            self._note(row, person, is_news=row.state == "running")

    def note(self, row: TableRow) -> None:
        """Notice how a table stands now."""
        for person in (row.people() | {row.owner}) & self._people:
            self._note(row, person, is_news=True)

    def _note(self, row: TableRow, person: str, *, is_news: bool) -> None:
        place = (person, row.id)
        if not is_awaited(row, person):
            self._awaited.discard(place)
            self._pending.pop((*place, "turn"), None)
        elif place not in self._awaited:
            self._awaited.add(place)
            self._wait((*place, "turn"), row)
        if is_news and row.state == "over" and not row.imported:
            self._wait_once((*place, "over"), row)
        if is_news and row.is_gathering and row.owner == person and row.people() - {person}:
            self._wait_once((*place, "waits"), row)

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
        """Tell what is due, again and again."""
        while True:
            await asyncio.sleep(TICK)
            try:
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
        """Settle what is due: sent, unless it was seen."""
        due = [key for key, pending in self._pending.items() if pending.due <= self.now()]
        for key in due:
            pending = self._pending.pop(key)
            person, table, kind = key
            is_seen = pending.seen or self.watches(person, table)
            is_new = await self.store.settle(table, person, kind)
            if is_new and not is_seen:
                await self._queue(pending.row, person, kind)
        await self._deliver_due()

    async def _queue(self, row: TableRow, person: str, kind: Kind) -> None:
        for to in await self.store.subscriptions(person):
            text = msgspec.json.encode(notice(row, person, kind, to.language))
            topic = blake2b(f"{row.id} {kind}".encode(), digest_size=12).hexdigest()
            self._errands.append(Errand(to, text, topic, self.now()))

    async def _deliver_due(self) -> None:
        due = [errand for errand in self._errands if errand.due <= self.now()]
        for errand in due:
            self._errands.remove(errand)
            self._sending.add(task := asyncio.create_task(self._send(errand)))
            task.add_done_callback(self._sent)
        if self._sending:  # who is slow goes on beside the others
            await asyncio.wait(self._sending, timeout=TICK)

    def _sent(self, task: asyncio.Task[None]) -> None:
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
        elif status not in SUCCESS and errand.attempts < ATTEMPTS:
            errand.due = self.now() + FIRST_PAUSE * 2**errand.attempts
            errand.attempts += 1
            self._errands.append(errand)


def notice(row: TableRow, person: str, kind: Kind, language: str) -> Notice:
    """Say it in words: which table and game, and nothing of what lies there."""
    say = words_for("", language).say
    others = [seat.name for seat in row.seats if seat.holder != person and seat.name]
    body = say(f"push-{kind}", names=", ".join(others) or "–")
    return Notice(words_for(row.game, language).say("title"), body, row.id, f"/table/{row.id}")
