"""Who wants nothing to do with whom."""

from collections import OrderedDict
from typing import Final

from pangaea.server.errors import Refusal
from pangaea.server.store.contract import Store
from pangaea.server.store.people import Block

REMEMBERED: Final = 2_000  # people
MOST: Final = 200  # that one person may block
NOBODY: Final[frozenset[str]] = frozenset()


class Blocks:
    """Who has blocked whom."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: OrderedDict[str, frozenset[str]] = OrderedDict()

    async def of(self, person: str) -> frozenset[str]:
        """Return whom a person has blocked."""
        if not person:
            return NOBODY
        known = self._known.pop(person, None)
        if known is None:
            known = frozenset(one.other for one in await self.store.blocked_by(person))
        self._known[person] = known
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return known

    async def are_apart(self, one: str, other: str) -> bool:
        """Tell whether one of two people has blocked the other."""
        return other in await self.of(one) or one in await self.of(other)

    async def block(self, person: str, other: str, name: str) -> None:
        """Let a person have nothing to do with another any more."""
        if other in ("", person):
            raise Refusal("refused-nobody-to-block")
        if len(await self.of(person)) >= MOST:
            raise Refusal("refused-many-blocked", most=MOST)
        await self.store.block(person, other, name)
        self._known.pop(person, None)

    async def unblock(self, person: str, number: int) -> None:
        """Let a person meet again whom they blocked, by the place in their list."""
        blocked = await self.list_blocked(person)
        if not 0 <= number < len(blocked):
            raise Refusal("refused-nobody-to-block")
        await self.store.unblock(person, blocked[number].other)
        self._known.pop(person, None)

    def forget(self, person: str = "") -> None:
        """Read anew whom somebody has blocked, or everybody."""
        if person:
            self._known.pop(person, None)
        else:
            self._known.clear()

    async def list_blocked(self, person: str) -> list[Block]:
        """List whom a person has blocked, under the names they met them by."""
        return await self.store.blocked_by(person)
