"""Sessions: who is at the other end, by an id in a signed cookie; their devices and their links.

No account, no password.
"""

import hmac
import logging
import re
import secrets
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from time import time
from typing import Final, Literal, Protocol

from msgspec import Struct

from pangaea.server.settings import close_file, prepare, write_whole
from pangaea.server.store.contract import NOBODY, Store, StoreTrouble
from pangaea.server.store.people import Device

COOKIE: Final = "pangaea"
DAY: Final = 24 * 3600
VALID_DAYS: Final = 365
RENEWAL_DAYS: Final = 7  # after so many days a cookie that is used is given anew
KEY_BYTES: Final = 32
KEYS_KEPT: Final = 3
ID_BYTES: Final = 16
TOKEN_BYTES: Final = 18
TABLE_BYTES: Final = 9
DEVICE_BYTES: Final = 9
_log: Final = logging.getLogger("pangaea.server")


def fresh_token() -> str:
    """Return the secret of an invite link: 144 bits that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def nobody() -> str:
    """Return an id that no cookie has, for the seat of somebody who is gone for good."""
    return NOBODY + fresh_token()


def fresh_device() -> str:
    """Return an id for a browser that has none yet."""
    return secrets.token_urlsafe(DEVICE_BYTES)


def fresh_table_id() -> str:
    """Return the id of a new table: whoever knows it may watch."""
    return secrets.token_urlsafe(TABLE_BYTES)


class Keys(Struct, frozen=True):
    """What cookies are signed with, and what they were signed with before."""

    current: bytes
    former: tuple[bytes, ...] = ()


class Sessions:
    """Signs people's cookies with a secret that stays on this server."""

    def __init__(self, keys: Keys, clock: Callable[[], float] = time) -> None:
        self.epochs: dict[str, int] = {}  # how often somebody has signed out all other devices
        self.signed_out: set[str] = set()  # devices, one by one
        self._keys = keys
        self._clock = clock

    def fresh(self) -> str:
        """Return an id for somebody new."""
        return secrets.token_urlsafe(ID_BYTES)

    def person(self, cookies: dict[str, str]) -> str:
        """Return who a cookie belongs to, or nobody ("") if it is not ours."""
        signed, _, signature = cookies.get(COOKIE, "").rpartition(".")
        person, issued, epoch, device = _parts(signed)
        genuine = any(
            hmac.compare_digest(_signature(key, signed).encode(), signature.encode())
            for key in (self._keys.current, *self._keys.former)
        )
        stands = genuine and epoch == self.epochs.get(person, 0) and device not in self.signed_out
        return person if stands and person and self._age(issued) <= VALID_DAYS else ""

    def device(self, cookies: dict[str, str]) -> str:
        """Return which device has a person's cookie, "" if it is one of before devices had ids."""
        return _parts(cookies.get(COOKIE, "").rpartition(".")[0])[3]

    def is_due(self, cookies: dict[str, str]) -> bool:
        """Tell whether a person's cookie is to be given anew: for its age, or a former form."""
        signed, _, signature = cookies.get(COOKIE, "").rpartition(".")
        _, issued, _, device = _parts(signed)
        by_former = _signature(self._keys.current, signed) != signature
        return by_former or not issued or not device or self._age(issued) >= RENEWAL_DAYS

    def cookie(self, person: str, device: str, *, secure: bool) -> str:
        """Return the header that gives a person their cookie, on one of their devices."""
        signed = f"{person}.{self._today()}.{self.epochs.get(person, 0)}.{device}"
        value = f"{COOKIE}={signed}.{_signature(self._keys.current, signed)}"
        rules = f"Path=/; Max-Age={VALID_DAYS * DAY}; HttpOnly; SameSite=Lax"
        return f"{value}; {rules}; Secure" if secure else f"{value}; {rules}"

    def _today(self) -> int:
        return int(self._clock() // DAY)

    def _age(self, issued: str) -> int:
        """Return how many days ago a cookie was given; those of the first release do not say."""
        return self._today() - int(issued) if issued.isdecimal() else 0


def _parts(signed: str) -> tuple[str, str, int, str]:
    """Return whom a cookie is for, since when, after how many times of signing out, and where."""
    person, issued, epoch, device = (signed.split(".", 3) + [""] * 3)[:4]
    return person, issued, int(epoch) if epoch.isdecimal() else 0, device


def _signature(key: bytes, signed: str) -> str:
    return hmac.new(key, signed.encode(), sha256).hexdigest()


def session_keys(data_dir: Path) -> Keys:
    """Read the keys of this server, or make one that only its user can read."""
    prepare(data_dir)
    path = data_dir / "secret"
    content = path.read_bytes() if path.exists() else b""
    if content:
        close_file(path)
    if not content or len(content) % KEY_BYTES:
        if path.exists():
            _log.warning("%s is damaged: everybody gets a new cookie", path)
        content = secrets.token_bytes(KEY_BYTES)
        write_whole(path, content)
    keys = [content[at : at + KEY_BYTES] for at in range(0, len(content), KEY_BYTES)]
    return Keys(keys[0], tuple(keys[1:]))


def change_key(data_dir: Path) -> None:
    """Sign with a new key from now on; cookies of the last few keys are still known."""
    keys = session_keys(data_dir)
    former = (keys.current, *keys.former)[:KEYS_KEPT]
    write_whole(data_dir / "secret", secrets.token_bytes(KEY_BYTES) + b"".join(former))


SECONDS: Final = 300  # that a link for a second device is good for


class LinkStore(Protocol):
    """What is to be remembered of links: no more than a fingerprint."""

    async def link(self, person: str, link: str, now: float, until: float) -> None:
        """Keep a person's link in the place of the last one."""

    async def linked(self, link: str, now: float) -> str:
        """Return whose link it is, "" if it is of no use any more."""

    async def use_link(self, link: str, now: float) -> str:
        """Return whose link it is, and let nobody use it again."""


class DeviceLinks:
    """Short-lived links, each for one use, at whichever process."""

    def __init__(self, store: LinkStore, clock: Callable[[], float] = time) -> None:
        self._store = store
        self._clock = clock

    async def make(self, person: str) -> str:
        """Return a link for somebody; the one they made before is void."""
        token, now = fresh_token(), self._clock()
        await self._store.link(person, fingerprint(token), now, now + SECONDS)
        return token

    async def owner(self, token: str) -> str:
        """Return whose link it is, "" if it is of no use any more."""
        return await self._store.linked(fingerprint(token), self._clock())

    async def use(self, token: str) -> str:
        """Return whose link it is, and let nobody use it again."""
        return await self._store.use_link(fingerprint(token), self._clock())


def fingerprint(token: str) -> str:
    """Return what is kept of a link: nobody can make the link from it."""
    return sha256(f"pangaea recovery {token}".encode()).hexdigest()


OFTEN_ENOUGH: Final = 3600.0  # seconds between two notes of one device
Ended = Literal["used", "old", "unknown"]
MOST_NOTED: Final = 10_000  # devices remembered to have been noted
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
    found = [_first_named(names, agent) for names in (BROWSERS, SYSTEMS)]
    return " · ".join(name for name in found if name)


def _first_named(names: tuple[tuple[str, str], ...], agent: str) -> str:
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
        while len(self._links) > MOST_NOTED:
            self._links.popitem(last=False)

    def ended(self, link: str) -> Ended:
        """Return why a link is of no use: used, or older than another, or than five minutes."""
        return self._links.get(link, "unknown")

    async def see(self, person: str, device: str, agent: str) -> None:
        """Notice that somebody uses a device; nothing depends on it."""
        now = self.now()
        if now - self._noted.get(device, 0.0) < OFTEN_ENOUGH:
            return
        if len(self._noted) >= MOST_NOTED:
            self._noted.clear()
        self._noted[device] = now
        with suppress(StoreTrouble):
            await self.store.see_device(person, Device(device, device_name(agent), now))

    def forget(self) -> None:
        """Note every device again: what was kept may be gone."""
        self._noted.clear()
