"""One open page: who looks, from which seat, in which language, and what is on its way there."""

import asyncio
from typing import Final

import msgspec

from pangaea.core.scene import Scene
from pangaea.server.wire import Heard

TRY_AGAIN: Final = 1013  # the line may be opened anew
OUTBOX: Final = 200  # messages that may wait for a slow line
OUTBOX_SIZE: Final = 2_000_000  # characters of them
_encode: Final = msgspec.json.Encoder().encode


def written(message: Heard) -> str:
    """Return a message as it travels."""
    return _encode(message).decode()


class Page:
    """A page at a table. Its messages wait in an outbox, so that no line slows another."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.language = "en"
        self.seat: int | None = None
        self.greeted = False
        self.last: Scene | None = None  # the scene it was shown last
        self.seen = -1  # the position it has followed the game to
        self.outbox: asyncio.Queue[str | int] = asyncio.Queue()
        self.waiting = 0  # characters in the outbox
        self.parted = False

    def say(self, message: Heard) -> None:
        """Send a message."""
        self.post(written(message))

    def post(self, text: str) -> None:
        """Send a message that is written already; give up a line that takes nothing any more."""
        if self.parted:
            return
        if self.outbox.qsize() < OUTBOX and self.waiting < OUTBOX_SIZE:
            self.waiting += len(text)
            self.outbox.put_nowait(text)
        else:
            self.part(TRY_AGAIN)

    async def next(self) -> str | int:
        """Wait for what is to be sent next: a message, or the code to close the line with."""
        message = await self.outbox.get()
        self.waiting -= len(message) if isinstance(message, str) else 0
        return message

    def part(self, code: int) -> None:
        """Close the line, once what waits has been sent."""
        if not self.parted:
            self.parted = True
            self.outbox.put_nowait(code)
