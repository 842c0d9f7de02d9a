"""Links by which somebody's other devices become theirs: for a few minutes, or to be kept."""

from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from time import monotonic
from typing import Final

from pangaea.server.sessions import fresh_token

SECONDS: Final = 300  # that a link for a second device is good for
MOST: Final = 1_000  # links at a time; the oldest go first


class DeviceLinks:
    """Short-lived links, each for one use: they are gone when the server ends."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._links: OrderedDict[str, tuple[str, float]] = OrderedDict()

    def make(self, person: str) -> str:
        """Return a link for somebody; the one they made before is void."""
        self.forget(person)
        token = fresh_token()
        self._links[token] = (person, self._clock() + SECONDS)
        while len(self._links) > MOST:
            self._links.popitem(last=False)
        return token

    def owner(self, token: str) -> str:
        """Return whose link it is, "" if it is of no use any more."""
        person, until = self._links.get(token, ("", 0.0))
        return person if self._clock() < until else ""

    def use(self, token: str) -> str:
        """Return whose link it is, and let nobody use it again."""
        person = self.owner(token)
        self._links.pop(token, None)
        return person

    def forget(self, person: str) -> None:
        """Make somebody's links void."""
        for token in [token for token, (whose, _) in self._links.items() if whose == person]:
            del self._links[token]


def fingerprint(token: str) -> str:
    """Return what is kept of a recovery link: nobody can make the link from it."""
    return sha256(f"pangaea recovery {token}".encode()).hexdigest()
