"""Luck that nobody can foresee and everybody can check afterwards."""

from collections.abc import Sequence
from hashlib import blake2b, sha256
from typing import Annotated, Final

from msgspec import Meta, Struct
from mypy_extensions import i64

from pangaea.core.luck import Luck

WIDTH: Final = 64  # bits of a hash that a pick is made from
SENT: Final = r"^([0-9a-f]{32})?\Z"  # 16 bytes
Sent = Annotated[str, Meta(pattern=SENT)]


class Contribution(Struct, frozen=True):
    """What one device gave to the seed, and the seats it took; "" if it sent nothing."""

    seats: Annotated[list[Annotated[int, Meta(ge=0, lt=100)]], Meta(max_length=100)]
    sent: Sent = ""


class Sealed(Luck):
    """Each pick is a hash of the mixed seed and its number: no pick tells anything of another.

    What it said can be proven once the seed is revealed; until then only the seal is shown.
    """

    def __init__(
        self, seed: str, used: int = 0, contributions: Sequence[Contribution] = ()
    ) -> None:
        self.seed = seed  # the house's own
        self.used = used
        self.contributions = tuple(contributions)
        self.mixed = self._mix()

    @property
    def seal(self) -> str:
        """The commitment to the seed."""
        return seal(self.seed)

    def pick(self, n: i64) -> i64:
        # Values of the uneven rest are rejected: every choice is exactly as likely as the others.
        bound = (1 << WIDTH) - (1 << WIDTH) % n
        attempt, value = 0, bound
        while value >= bound:
            value = self._hash(f"{self.mixed}/{self.used}/{attempt}")
            attempt += 1
        self.used += 1
        return value % n

    def _mix(self) -> str:
        return mix(self.seed, [one.sent for one in self.contributions])

    def _hash(self, text: str) -> int:
        return int.from_bytes(sha256(text.encode()).digest()[: WIDTH // 8])


def seal(seed: str) -> str:
    """Return the commitment to a seed: it fixes the seed and does not reveal it."""
    return sha256(f"pangaea seal {seed}".encode()).hexdigest()


def mix(seed: str, sent: Sequence[str]) -> str:
    """Return what picks are made from: the house's seed and what each device sent.

    Sorted, so that nobody can choose among deals by choosing an order.
    """
    return sha256("/".join([f"pangaea seed {seed}", *sorted(sent)]).encode()).hexdigest()


class FormerSealed(Sealed):
    """The luck of the record formats pangaea/1 and pangaea/2: by BLAKE2b, from the house alone."""

    @property
    def seal(self) -> str:
        return blake2b(f"pangaea seal {self.seed}".encode(), digest_size=32).hexdigest()

    def _mix(self) -> str:
        return self.seed

    def _hash(self, text: str) -> int:
        return int.from_bytes(blake2b(text.encode(), digest_size=WIDTH // 8).digest())
