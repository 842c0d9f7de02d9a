"""The devices people use: what each is, and when it was last seen, roughly."""

import re
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Literal

from pangaea.server.store.contract import Store, StoreTrouble
from pangaea.server.store.people import Device

OFTEN_ENOUGH: Final = 3600.0  # seconds between two notes of one device
Ended = Literal["used", "old", "unknown"]
MOST: Final = 10_000  # devices remembered to have been noted
# Browsers name those they descend from: the first that is found counts.
BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def device_name(agent: str) -> str:
    """Return browser and system in two words, of what a browser says of itself."""
    found = [_first(names, agent) for names in (BROWSERS, SYSTEMS)]
    return " · ".join(name for name in found if name)


def _first(names: tuple[tuple[str, str], ...], agent: str) -> str:
    return next((name for sign, name in names if re.search(rf"\b{sign}", agent)), "")


class Devices:
    """Notes which devices are used, each now and then."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now
        self._noted: dict[str, float] = {}
        self._links: OrderedDict[str, Ended] = OrderedDict()  # by fingerprint: why one is of no use

    def note_link(self, link: str, why: Ended) -> None:
        """Keep in mind what becomes of a link for a second device, as long as the server runs."""
        self._links[link] = why
        while len(self._links) > MOST:
            self._links.popitem(last=False)

    def ended(self, link: str) -> Ended:
        """Return why a link is of no use: used, or older than another, or than five minutes."""
        return self._links.get(link, "unknown")

    async def see(self, person: str, device: str, agent: str) -> None:
        """Notice that somebody uses a device; nothing depends on it."""
        now = self.now()
        if now - self._noted.get(device, 0.0) < OFTEN_ENOUGH:
            return
        if len(self._noted) >= MOST:
            self._noted.clear()
        self._noted[device] = now
        with suppress(StoreTrouble):
            await self.store.see_device(person, Device(device, device_name(agent), now))

    def forget(self) -> None:
        """Note every device again: what was kept may be gone."""
        self._noted.clear()
