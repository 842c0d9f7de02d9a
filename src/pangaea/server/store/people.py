"""The contract of a store, as far as it is about people and not about one table."""

from abc import ABC, abstractmethod

from msgspec import Struct


class Subscription(Struct, frozen=True):
    """A browser that may be told something, as it described itself."""

    endpoint: str
    p256dh: str  # its public key
    auth: str  # what it shares with whoever may write to it
    language: str = "en"
    device: str = ""  # the browser's own id, if it has told


class Device(Struct, frozen=True):
    """One of somebody's browsers."""

    id: str
    name: str  # what it is, as far as it tells
    seen: float  # seconds since 1970


class Block(Struct, frozen=True):
    """Somebody a person wants nothing to do with, by the name they met them under."""

    other: str
    name: str


class People(ABC):
    """Keeps what is known of people beside their tables, under the ids of their cookies."""

    @abstractmethod
    async def block(self, person: str, other: str, name: str) -> None:
        """Keep that a person wants nothing to do with another, whom they know by a name."""

    @abstractmethod
    async def unblock(self, person: str, other: str) -> None:
        """Forget that again."""

    @abstractmethod
    async def blocked_by(self, person: str) -> list[Block]:
        """List whom a person has blocked."""

    @abstractmethod
    async def epochs(self, people: list[str] | None = None) -> dict[str, int]:
        """Return how often people, or some of them, have signed out all other devices, if ever."""

    @abstractmethod
    async def advance(self, person: str) -> int:
        """Sign out all other devices of a person, with the recovery link; return how often."""

    @abstractmethod
    async def see_device(self, person: str, device: Device) -> None:
        """Keep that somebody's device is used; one that was signed out stays so."""

    @abstractmethod
    async def devices(self, person: str, most: int) -> list[Device]:
        """List somebody's devices that are not signed out, the latest first."""

    @abstractmethod
    async def sign_out(self, person: str, device: str) -> bool:
        """Sign one of somebody's devices out, with its notices; False if it is not theirs."""

    @abstractmethod
    async def signed_out(self) -> set[str]:
        """Return the devices that were signed out one by one."""

    @abstractmethod
    async def recover_by(self, person: str, recovery: str) -> None:
        """Keep the fingerprint of a person's recovery link, in the place of the last one."""

    @abstractmethod
    async def owner_of_recovery(self, recovery: str) -> str:
        """Return whose recovery link has this fingerprint, "" if nobody's."""

    @abstractmethod
    async def link(self, person: str, link: str, now: float, until: float) -> None:
        """Keep the fingerprint of a link for a second device, in the place of the last one."""

    @abstractmethod
    async def linked(self, link: str, now: float) -> str:
        """Return whose link for a second device has this fingerprint, "" if nobody's."""

    @abstractmethod
    async def use_link(self, link: str, now: float) -> str:
        """Return whose link it is, and let nobody use it again."""

    @abstractmethod
    async def meet(self, person: str, rules: list[str]) -> None:
        """Keep that rules have shown themselves to a person."""

    @abstractmethod
    async def rules_met(self, person: str) -> list[str]:
        """List the rules that have shown themselves to a person."""

    @abstractmethod
    async def unmeet(self, person: str, rule: str) -> None:
        """Forget that one of them has."""

    @abstractmethod
    async def forget(self, person: str) -> None:
        """Forget what is kept of a person beside the tables."""

    @abstractmethod
    async def subscribe(self, person: str, browser: Subscription, most: int) -> None:
        """Keep a browser that may be told something; of each person at most so many, the latest."""

    @abstractmethod
    async def unsubscribe(self, endpoint: str) -> None:
        """Forget a browser."""

    @abstractmethod
    async def subscribers(self) -> list[str]:
        """List the people of whom a browser is known."""

    @abstractmethod
    async def subscriptions(self, person: str) -> list[Subscription]:
        """Return somebody's browsers."""
