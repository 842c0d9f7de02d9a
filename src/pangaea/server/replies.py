"""Replies that were dear to make, kept to be sent again."""

from collections import OrderedDict

Key = tuple[str | int | None, ...]


class Replies:
    """The latest replies, so many bytes of them; those not asked for longest go first."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.held = 0
        self._kept: OrderedDict[Key, bytes] = OrderedDict()

    def find(self, key: Key) -> bytes | None:
        """Return a reply, if it is kept."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def keep(self, key: Key, content: bytes) -> bytes:
        """Keep a reply, and let go of others if there are too many."""
        self.held += len(content) - len(self._kept.pop(key, b""))
        self._kept[key] = content
        while self.held > self.size:
            _, gone = self._kept.popitem(last=False)
            self.held -= len(gone)
        return content
