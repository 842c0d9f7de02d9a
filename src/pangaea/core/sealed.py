"""Luck that nobody can foresee and everybody can check afterwards."""

from hashlib import blake2b

from mypy_extensions import i64

from pangaea.core.luck import Luck

WIDTH = 64


class Sealed(Luck):
    """Each pick is a hash of the seed and its number: no pick tells anything of another.

    What it said can be proven once the seed is revealed; until then only the seal is shown.
    """

    def __init__(self, seed: str, used: int = 0) -> None:
        self.seed = seed
        self.used = used

    def pick(self, n: i64) -> i64:
        # Values of the uneven rest are rejected: every choice is exactly as likely as the others.
        bound = (1 << WIDTH) - (1 << WIDTH) % n
        attempt, value = 0, bound
        while value >= bound:
            value = self._hash(attempt)
            attempt += 1
        self.used += 1
        return value % n

    def _hash(self, attempt: int) -> int:
        text = f"{self.seed}/{self.used}/{attempt}"
        return int.from_bytes(blake2b(text.encode(), digest_size=WIDTH // 8).digest())


def seal(seed: str) -> str:
    """Return the commitment to a seed: it fixes the seed and does not reveal it."""
    return blake2b(f"pangaea seal {seed}".encode(), digest_size=32).hexdigest()
