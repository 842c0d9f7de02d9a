"""Long work in the loop, a slice at a time: whoever else waits comes in between."""

import asyncio


class Slices:
    """Lets one slice of long work through each time the loop has looked after everybody."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def turn(self) -> None:
        """Wait for the next slice; all who have long work to do take turns."""
        async with self._lock:
            await asyncio.sleep(0)
